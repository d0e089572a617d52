import type { Input, Operation } from '@platform/sdk';
import { encodeRequest } from '@platform/sdk/wire';
import type { Selection } from '@platform/ui-kit/headless/table';

/** A list to export, with its filters. */
export interface ListExport {
  operation: Operation;
  /** The list's input. The page is ignored. */
  input: object;
  /** The selected rows; null if none or all are selected. */
  selected?: SelectedRows | null;
}

/** Selected rows as the export call takes them. */
export interface SelectedRows {
  selection: NonNullable<Input<'exports.start'>['selection']>;
  /** Null if all but some are selected and the total is unknown. */
  count: number | null;
}

/** Maximum number of ids in one export: `maxItems` of the contract. */
export const selectedAtMost = 2000;

/**
 * The selected rows for an export; null if it would be no different from an export of all rows.
 *
 * @param keyOf the export's id of a row that was on screen
 */
export function selectedRows(
  selection: Selection,
  total: number | null,
  keyOf: (rowId: string) => string | undefined,
): SelectedRows | null {
  const isSome = selection.mode === 'some';
  const ids = [...(isSome ? selection.ids : selection.except)].flatMap((id) => keyOf(id) ?? []);
  if (ids.length === 0) return null;
  return isSome
    ? { selection: { mode: 'only', ids }, count: ids.length }
    : { selection: { mode: 'except', ids }, count: total === null ? null : Math.max(0, total - ids.length) };
}

/** The lists that the server can export. */
export type ExportedOperation = Input<'exports.columns'>['operation'];

/** The kind of the orders in a list, because payouts have their own column titles. */
export function orderTypeIn(input: object): Pick<Input<'exports.columns'>, 'orderType'> {
  const { orderType }: { orderType?: unknown } = input;
  return orderType === 1 || orderType === 2 ? { orderType } : {};
}

const paging = new Set(['page', 'pageSize', 'cursor', 'limit', 'withSummary']);

/** The list's filters as text, as in its URL. */
export function filterTexts({ operation, input }: ListExport, timeZone: string): Record<string, string> {
  const filters = Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) => !paging.has(name) && value !== undefined && value !== null,
    ),
  );
  return Object.fromEntries(
    Object.entries(encodeRequest(operation, filters, { timeZone })).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : String(value),
    ]),
  );
}

/** Table columns that show several fields, or a field with another name in the file. */
const fieldsOfColumn: Readonly<Record<string, readonly string[]>> = {
  role: ['access'],
  state: ['state', 'enabled', 'deleted'],
  party: ['partyName', 'partyCode'],
  authenticator: ['enableGoogleVerify', 'confirmBind'],
  outcome: ['lastOutcome', 'lastStatus'],
};

/** Maps the visible table columns to file columns, in the table's order. */
export function columnsShown(tableIds: readonly string[], known: readonly { id: string }[]): string[] {
  const ids = new Set(known.map(({ id }) => id));
  const found = tableIds.flatMap((id) =>
    [id, `${id}Minor`, `${id}Masked`, `${id}Name`, ...(fieldsOfColumn[id] ?? [])].filter((field) =>
      ids.has(field),
    ),
  );
  return [...new Set(found)];
}
