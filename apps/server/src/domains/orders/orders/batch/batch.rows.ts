import { type Currency, parseMoney } from '@platform/sdk';
import { validators } from '@platform/sdk/validators';
import type { Language } from '../../../../kit/operation/context.ts';
import { issuesOf, type RequestIssue, validationContext } from '../../../../kit/operation/issues.ts';
import type { SheetRow } from '../../../../kit/spreadsheet/sheet.ts';
import type { OrderRequest } from '../orders.new-order.ts';
import { type ColumnName, type IssueCode, issueText } from './batch.labels.ts';

/** A row as text by column. */
export interface FileRow {
  readonly number: number;
  readonly fields: ReadonlyMap<ColumnName, string>;
}

/** Collects the issues of a file, each at its spreadsheet row and column. */
export class RowIssues {
  readonly #found: { readonly row: number; readonly issue: RequestIssue }[] = [];
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  get rowCount(): number {
    return new Set(this.#found.map(({ row }) => row)).size;
  }

  /** Sorted by row. */
  get all(): RequestIssue[] {
    return this.#found.toSorted((a, b) => a.row - b.row).map(({ issue }) => issue);
  }

  report(
    row: number,
    column: string,
    code: IssueCode,
    params?: Readonly<Record<string, string | number>>,
  ): void {
    this.add(row, column, { code, message: issueText(code, this.#language, params) });
  }

  add(row: number, column: string, issue: Omit<RequestIssue, 'path'>): void {
    const path = column === '' ? `rows.${row}` : `rows.${row}.${column}`;
    this.#found.push({ row, issue: { path, ...issue } });
  }
}

/** The cells of a row by column. Refused cells are added to `issues`. */
export function fileRowOf(
  row: SheetRow,
  columns: readonly (ColumnName | undefined)[],
  issues: RowIssues,
): FileRow {
  const fields = new Map<ColumnName, string>();
  for (const [index, cell] of row.cells.entries()) {
    if (cell === '') continue;
    const column = columns[index];
    if (column === undefined) issues.report(row.number, `${index + 1}`, 'beyondHeader');
    else if (typeof cell === 'string') fields.set(column, cell);
    else issues.report(row.number, column, cell.refused);
  }
  return { number: row.number, fields };
}

/** Facts about a row's merchant and product, looked up beforehand. */
export interface RowParty {
  readonly mchId: string;
  readonly defaultNotifyUrl: string | null;
  readonly currency: Currency;
}

/** Files carry no signature: the caller is signed in. */
const unsigned = '0'.repeat(32);

/** The row as a request of orders.create, or undefined with its errors in `issues`. */
export function orderRequestOf(
  { number, fields }: FileRow,
  party: RowParty,
  language: Language,
  issues: RowIssues,
): OrderRequest | undefined {
  const {
    amount: amountText = '',
    productId,
    ...texts
  } = Object.fromEntries(fields) as Partial<Record<ColumnName, string>>;
  const amount = parseMoney(amountText, party.currency);
  if (!amount.ok) {
    issues.report(number, 'amount', amountText === '' ? 'required' : 'amount');
    return undefined;
  }
  const notifyUrl = texts.notifyUrl ?? party.defaultNotifyUrl ?? undefined;
  if (notifyUrl === undefined) {
    issues.report(number, 'notifyUrl', 'required');
    return undefined;
  }
  const { amountMinor } = amount;
  const wire = {
    ...texts,
    notifyUrl,
    mchId: party.mchId,
    productId: Number(productId),
    amount: amountMinor,
    sign: unsigned,
  };
  const result = validators['orders.create'].request.safeParse(wire, validationContext(language));
  if (result.success) {
    const { mchId, sign, ...request } = result.data;
    return { ...request, notifyUrl, amount: amountMinor };
  }
  for (const { path, code, message } of issuesOf(result.error.issues))
    issues.add(number, path, { code, message });
  return undefined;
}
