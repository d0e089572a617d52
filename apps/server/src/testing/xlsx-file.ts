import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP of these files. `claimedBytes` falsifies their unpacked size. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>, claimedBytes?: number): Uint8Array {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedBytes ?? plain.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const made = Buffer.from([0x14, 0]);
    entries.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), made, common, rest, Buffer.from(name)]),
    );
    bodies.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...bodies, directory, end]));
}

export interface XlsxParts {
  /** Content of `<sheetData>`. */
  readonly rows: string;
  readonly strings?: readonly string[];
  readonly styles?: string;
  /** Text before the root of the sheet, such as a document type. */
  readonly prolog?: string;
}

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The files of a workbook with one sheet, as a spreadsheet program writes them. */
export const xlsxFiles = ({ rows, strings = [], styles = '', prolog = '' }: XlsxParts) => ({
  'xl/workbook.xml': `<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets><sheet name="Orders" sheetId="1" r:id="rId7"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId7" Target="worksheets/first.xml"/></Relationships>',
  'xl/sharedStrings.xml': `<sst xmlns="${namespace}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
  'xl/styles.xml': `<styleSheet xmlns="${namespace}">${styles}</styleSheet>`,
  'xl/worksheets/first.xml': `<?xml version="1.0"?>${prolog}<worksheet xmlns="${namespace}"><sheetData>${rows}</sheetData></worksheet>`,
});

export const xlsxOf = (parts: XlsxParts): Uint8Array => zipOf(xlsxFiles(parts));

/** A sheet of plain texts. */
export const xlsxOfTexts = (table: readonly (readonly string[])[]): Uint8Array =>
  xlsxOf({
    rows: table
      .map(
        (cells) =>
          `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
      )
      .join(''),
  });
