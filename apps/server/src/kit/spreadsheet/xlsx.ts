import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { SheetFault, type SheetLimits, type SheetRow } from './sheet.ts';
import { DateStyles, SharedStrings, SheetCells, SheetIndex, type XmlReader } from './xlsx-parts.ts';
import { ZipReader } from './zip.ts';

/** Limit for each unpacked part. Five hundred orders take a hundredth of it. */
const maxPartBytes = 16_777_216;

const workbookPath = 'xl/workbook.xml';

/**
 * Reads the first sheet of an XLSX file. Only texts, numbers and styles are read; links, macros and pictures
 * are ignored.
 */
export async function readXlsx(bytes: Uint8Array, limits: SheetLimits): Promise<readonly SheetRow[]> {
  const zip = await ZipReader.open(bytes);
  const read = async <Part extends XmlReader>(name: string, part: Part): Promise<Part> => {
    if (zip.has(name)) await readXml(zip.textOf(name, maxPartBytes), part);
    return part;
  };
  const index = await read(workbookPath, new SheetIndex());
  await read('xl/_rels/workbook.xml.rels', index);
  const sheetPath = index.firstPath();
  if (sheetPath === undefined || !zip.has(sheetPath)) throw new SheetFault('unreadable');
  const strings = await read('xl/sharedStrings.xml', new SharedStrings());
  const styles = await read('xl/styles.xml', new DateStyles());
  return (await read(sheetPath, new SheetCells(strings, styles, limits))).rows;
}

async function readXml(text: AsyncIterable<string>, part: XmlReader): Promise<void> {
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw new SheetFault('unreadable', undefined, error);
  });
  // No program that writes sheets declares entities, and entities allow attacks (expansion, external files).
  parser.on('doctype', () => {
    throw new SheetFault('unreadable');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => part.open(localName(tag.name), tag.attributes));
  parser.on('text', (piece) => part.text(piece));
  parser.on('cdata', (piece) => part.text(piece));
  parser.on('closetag', (tag: SaxesTagPlain) => part.close(localName(tag.name)));
  for await (const piece of text) parser.write(piece);
  parser.close();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
