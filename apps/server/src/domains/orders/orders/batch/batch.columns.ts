import type { Language } from '../../../../kit/operation/context.ts';
import type { RequestIssue } from '../../../../kit/operation/issues.ts';
import type { SheetRow } from '../../../../kit/spreadsheet/sheet.ts';
import { type ColumnName, columnTitles, type IssueCode, issueText } from './batch.labels.ts';
import type { UploadFlag } from './batch.types.ts';

const names = Object.keys(columnTitles) as ColumnName[];
const alwaysNeeded: ReadonlySet<ColumnName> = new Set(['productId', 'mchOrderNo', 'amount']);

/**
 * Columns of a file. A caller that acts for any merchant names one in each row; a merchant has no such
 * column.
 */
export const columnsFor = (
  namesMerchant: boolean,
): (UploadFlag['columns'][number] & { name: ColumnName })[] =>
  names
    .filter((name) => namesMerchant || name !== 'mchId')
    .map((name) => ({
      name,
      required: alwaysNeeded.has(name) || name === 'mchId',
      title: columnTitles[name],
    }));

/** Accepted header names: the field, or its title in any language. */
const named = new Map(
  names.flatMap((name) =>
    [name, ...Object.values(columnTitles[name])].map((title) => [normal(title), name] as const),
  ),
);

function normal(title: string): string {
  return title
    .normalize('NFKC')
    .replace(/[\s*_-]+/g, '')
    .toLowerCase();
}

export interface Header {
  /** Column name at each position. */
  readonly columns: readonly (ColumnName | undefined)[];
  readonly issues: readonly RequestIssue[];
}

/** Reads the header row. Every unknown, repeated or missing column is an issue. */
export function readHeader(header: SheetRow, namesMerchant: boolean, language: Language): Header {
  const issues: RequestIssue[] = [];
  const report = (code: IssueCode, name: string): void => {
    const message = issueText(code, language, { name });
    issues.push({ path: `rows.${header.number}.${name}`, code, message });
  };
  const allowed: ReadonlySet<ColumnName> = new Set(columnsFor(namesMerchant).map((column) => column.name));
  const seen = new Set<ColumnName>();
  const columns = header.cells.map((cell) => {
    if (cell === '') return undefined;
    const title = typeof cell === 'string' ? cell : '?';
    const name = named.get(normal(title));
    if (name === undefined || !allowed.has(name)) {
      report('unknownColumn', title.slice(0, 60));
      return undefined;
    }
    if (seen.has(name)) report('repeatedColumn', name);
    seen.add(name);
    return name;
  });
  for (const { name, required } of columnsFor(namesMerchant))
    if (required && !seen.has(name)) report('missingColumn', name);
  return { columns, issues };
}
