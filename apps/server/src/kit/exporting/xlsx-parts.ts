import type { FileFacts } from './file-writer.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Maximum length of a cell in a spreadsheet. */
const maxCellCharacters = 32_767;
const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Format indexes in the style sheet below. Cells refer to them. */
export const styles = { plain: 0, header: 1, time: 2, amount: (digits: number) => 3 + Math.min(digits, 6) };

/**
 * Text inside XML. Characters that XML does not allow are written as spreadsheets do (`_x0007_`). Text that
 * looks like such an escape is escaped too.
 */
export function xmlText(text: string): string {
  const whole = text.length > maxCellCharacters ? `${text.slice(0, maxCellCharacters - 1)}…` : text;
  return whole
    .toWellFormed()
    .replace(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x')
    .replace(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
      /[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(/[&<>"]/g, (sign) => named[sign] ?? sign);
}

/** A text cell. A spreadsheet never runs a string, whatever its first character is. */
export const textCell = (place: string, text: string, style: number = styles.plain): string =>
  `<c r="${place}" t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

export const numberCell = (place: string, number: number | string, style: number = styles.plain): string =>
  `<c r="${place}"${style === 0 ? '' : ` s="${style}"`}><v>${number}</v></c>`;

/** A, B … Z, AA … */
export function columnName(index: number): string {
  let name = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

/** The XML before the rows of a sheet: a frozen header and the column widths. */
export function sheetStart(widths: readonly number[], frozen: boolean): string {
  const cols = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = frozen
    ? '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
    : '';
  return `${head}<worksheet xmlns="${main}">${pane}<cols>${cols.join('')}</cols><sheetData>`;
}

/** The XML after the rows: an auto-filter on the header if there are rows. */
export const sheetEnd = (columnCount: number, lineCount: number): string =>
  `</sheetData>${columnCount > 0 && lineCount > 1 ? `<autoFilter ref="A1:${columnName(columnCount - 1)}${lineCount}"/>` : ''}</worksheet>`;

const factNameWidth = 24;
const factWidth = 80;

export function factsSheet(facts: FileFacts): string {
  const rows = facts.map(
    ([name, value], at) =>
      `<row r="${at + 1}">${textCell(`A${at + 1}`, name, styles.header)}${textCell(`B${at + 1}`, value)}</row>`,
  );
  return `${sheetStart([factNameWidth, factWidth], false)}${rows.join('')}${sheetEnd(0, 0)}`;
}

const amountFormats = Array.from({ length: 7 }, (_, digits) =>
  digits === 0 ? '0' : `0.${'0'.repeat(digits)}`,
);

const stylesXml = `${head}<styleSheet xmlns="${main}"><numFmts count="${amountFormats.length + 1}"><numFmt numFmtId="170" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>${amountFormats
  .map((code, digits) => `<numFmt numFmtId="${171 + digits}" formatCode="${code}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${3 + amountFormats.length}"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="170" applyNumberFormat="1"/>${amountFormats
  .map((_, digits) => `<xf numFmtId="${171 + digits}" applyNumberFormat="1"/>`)
  .join(
    '',
  )}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Every part of the workbook except the sheets, by name. */
export const workbookParts = (
  sheetNames: readonly [data: string, facts?: string],
): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${sheetNames
    .map(
      (_, at) =>
        `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${sheetType}.worksheet+xml"/>`,
    )
    .join('')}</Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheetNames
    .map(
      (name, at) =>
        `<sheet name="${xmlText(sheetName(name ?? ''))}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
    )
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships">${sheetNames
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join(
      '',
    )}<Relationship Id="rId${sheetNames.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': stylesXml,
});

/** At most 31 characters. Characters that a sheet name cannot have become spaces. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);
