import { once } from 'node:events';
import type { OperationIO } from '@platform/sdk';
import { currencyDigits } from '@platform/sdk';
import { ZipFile } from 'yazl';
import { isFormula } from '../../../kit/exporting/csv-writer.ts';
import {
  columnName,
  numberCell,
  sheetEnd,
  sheetStart,
  styles,
  textCell,
  workbookParts,
} from '../../../kit/exporting/xlsx-parts.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { encodeGbk, fitsGbk } from '../../../kit/spreadsheet/gbk.ts';
import { type FiledPayout, type FileFacts, fieldText, namesAccount } from './bank-file.fields.ts';
import type { TemplateColumn, TemplateDefinition } from './payout-templates.types.ts';

export type FileProblem = OperationIO['payoutTemplates.preview']['output']['problems'][number];

/** Formats that this server writes. A stored template may be of a newer one. */
const contentTypes = {
  csv: { utf8: 'text/csv; charset=utf-8', utf8Bom: 'text/csv; charset=utf-8', gbk: 'text/csv; charset=gbk' },
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const separators = { comma: ',', semicolon: ';', tab: '\t' } as const;

/** @throws templateTypeUnsupported for a format that this server does not know */
export function contentTypeOf({ format, encoding }: TemplateDefinition): string {
  if (format === 'csv') return contentTypes.csv[encoding];
  if (format === 'xlsx') return contentTypes.xlsx;
  throw new BusinessError('templateTypeUnsupported');
}

/** The file of a bank. It must not be given out when it has problems. */
export async function writeBankFile(
  template: TemplateDefinition,
  payouts: readonly FiledPayout[],
  facts: FileFacts,
): Promise<{ bytes: Uint8Array; problems: FileProblem[] }> {
  contentTypeOf(template);
  const problems = payouts.flatMap((payout, index) => problemsOf(template, payout, index + 1, facts));
  const rows = payouts.map((payout, index) =>
    template.columns.map((column) => fieldText(column, payout, index + 1, template, facts)),
  );
  const bytes =
    template.format === 'csv' ? csvBytes(template, rows) : await xlsxBytes(template, rows, payouts);
  return { bytes, problems };
}

/** What the file cannot hold of a payout. */
export function problemsOf(
  template: TemplateDefinition,
  payout: FiledPayout,
  row: number,
  facts: FileFacts,
): FileProblem[] {
  const { columns } = template;
  const texts = columns.map((column) => fieldText(column, payout, row, template, facts));
  const accounts = columns.flatMap((column, at) => (namesAccount(column) ? [at] : []));
  const [firstAccount] = accounts;
  const isMissing = firstAccount !== undefined && accounts.every((at) => texts[at] === '');
  return columns.flatMap((column, at): FileProblem[] => {
    const text = texts[at] ?? '';
    const problem = (kind: FileProblem['kind']): FileProblem => ({ row, column: column.title, kind });
    if (isMissing && at === firstAccount) return [problem('missing')];
    if (column.maxLength !== null && [...text].length > column.maxLength) return [problem('tooLong')];
    return isWritable(text, template) ? [] : [problem('notEncodable')];
  });
}

/** Control characters are refused: a line break inside a name would shift the rows that a bank reads. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse.
const controls = /[\u0000-\u001f\u007f\u2028\u2029]/;

const isWritable = (text: string, { format, encoding }: TemplateDefinition): boolean =>
  !controls.test(text) && text.isWellFormed() && (format !== 'csv' || encoding !== 'gbk' || fitsGbk(text));

/** What stands above the rows of payouts. */
const headOf = ({ headerRows, withTitles, columns }: TemplateDefinition): string[][] => [
  ...headerRows,
  ...(withTitles ? [columns.map(({ title }) => title)] : []),
];

function csvBytes(template: TemplateDefinition, rows: readonly string[][]): Uint8Array {
  const separator = separators[template.separator];
  const cell = (text: string): string => {
    const safe = !template.rawCells && isFormula(text) ? `'${text}` : text;
    return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const text = [...headOf(template), ...rows].map((row) => `${row.map(cell).join(separator)}\r\n`).join('');
  // A problem of the encoding is reported; the bytes of such a file are never given out.
  if (template.encoding === 'gbk') return fitsGbk(text) ? encodeGbk(text) : new Uint8Array();
  return Buffer.from(template.encoding === 'utf8Bom' ? `\uFEFF${text}` : text);
}

const usualWidth = 20;
/** A number in a spreadsheet keeps 15 digits. A longer one is written as text. */
const exactDigits = 15;

async function xlsxBytes(
  template: TemplateDefinition,
  rows: readonly string[][],
  payouts: readonly FiledPayout[],
): Promise<Uint8Array> {
  const head = headOf(template);
  const lines = [...head, ...rows].map((row, index) => {
    const payout = payouts[index - head.length];
    const cells = row.map((text, at) => {
      const column = template.columns[at];
      const place = `${columnName(at)}${index + 1}`;
      return payout && column ? sheetCell(place, text, column, payout) : textCell(place, text);
    });
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const widths = template.columns.map(({ width }) => width ?? usualWidth);
  const zip = new ZipFile();
  const pieces: Buffer[] = [];
  zip.outputStream.on('data', (bytes: Buffer) => pieces.push(bytes));
  const ended = once(zip.outputStream, 'end');
  for (const [name, text] of Object.entries(workbookParts(['Payouts'])))
    zip.addBuffer(Buffer.from(text), name);
  const sheet = `${sheetStart(widths, false)}${lines.join('')}${sheetEnd(0, 0)}`;
  zip.addBuffer(Buffer.from(sheet), 'xl/worksheets/sheet1.xml');
  zip.end();
  await ended;
  return Buffer.concat(pieces);
}

/** Whole numbers and amounts become numbers if the template asks for them. A spreadsheet never runs a text. */
function sheetCell(
  place: string,
  text: string,
  { format, source }: TemplateColumn,
  { currency }: FiledPayout,
): string {
  const plain = source === 'amount' ? text.replace(',', '.') : text;
  const isNumber = /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(plain) && plain.replace('.', '').length <= exactDigits;
  if (format !== 'number' || !isNumber) return text === '' ? '' : textCell(place, text);
  const digits = plain.includes('.') ? currencyDigits[currency] : 0;
  return numberCell(place, plain, plain.includes('.') ? styles.amount(digits) : styles.plain);
}
