import { RequestFault } from '../../../../kit/http/envelope.ts';
import type { Language } from '../../../../kit/operation/context.ts';
import { BusinessError } from '../../../../kit/refusals/business-error.ts';
import { readCsv } from '../../../../kit/spreadsheet/csv.ts';
import { SheetFault, type SheetProblem, type SheetRow } from '../../../../kit/spreadsheet/sheet.ts';
import { readXlsx } from '../../../../kit/spreadsheet/xlsx.ts';
import { readHeader } from './batch.columns.ts';
import { type IssueCode, issueText } from './batch.labels.ts';
import { type FileRow, fileRowOf, RowIssues } from './batch.rows.ts';

export const maxBatchRows = 500;
const maxColumns = 64;
const maxIssues = 200;

/** Reads a file into rows by column. Errors of single cells are collected as issues. */
export async function readBatchFile(
  fileName: string,
  bytes: Uint8Array,
  namesMerchant: boolean,
  language: Language,
): Promise<{ rows: FileRow[]; issues: RowIssues }> {
  const [header, ...rest] = await readSheet(fileName, bytes, language);
  if (!header) throw parseFault('noHeader', language);
  const { columns, issues: headerIssues } = readHeader(header, namesMerchant, language);
  if (headerIssues.length > 0) throw new RequestFault('fileParseFailed', { issues: headerIssues });
  if (rest.length === 0) throw parseFault('noRows', language);
  const issues = new RowIssues(language);
  return { rows: rest.map((row) => fileRowOf(row, columns, issues)), issues };
}

/** Throws when any row has an issue: a file is written as a whole or not at all. */
export function refuseIssues(issues: RowIssues): void {
  if (issues.rowCount === 0) return;
  throw new RequestFault('batchRowsInvalid', {
    params: { count: String(issues.rowCount) },
    issues: issues.all.slice(0, maxIssues),
  });
}

async function readSheet(
  fileName: string,
  bytes: Uint8Array,
  language: Language,
): Promise<readonly SheetRow[]> {
  const limits = { maxRows: maxBatchRows + 1, maxColumns };
  const isXlsx = /\.xlsx$/i.test(fileName);
  if (!isXlsx && !/\.csv$/i.test(fileName)) throw new BusinessError('fileTypeInvalid');
  // Detects a spreadsheet that was only renamed, by its first bytes.
  if (isXlsx !== startsAsZip(bytes)) throw new BusinessError('fileTypeInvalid');
  try {
    return isXlsx ? await readXlsx(bytes, limits) : readCsv(bytes, limits);
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    if (error.problem === 'tooManyRows')
      throw new BusinessError('batchOrderLimitExceeded', { maximum: maxBatchRows });
    throw parseFault(issueCodeOf[error.problem], language, error.row);
  }
}

const issueCodeOf: Readonly<Record<Exclude<SheetProblem, 'tooManyRows'>, IssueCode>> = {
  unreadable: 'unreadable',
  encoding: 'encoding',
  tooLarge: 'unpacked',
  tooManyColumns: 'tooManyColumns',
};

const startsAsZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function parseFault(code: IssueCode, language: Language, row?: number): RequestFault {
  const path = row === undefined ? 'file' : `rows.${row}`;
  return new RequestFault('fileParseFailed', {
    issues: [{ path, code, message: issueText(code, language) }],
  });
}
