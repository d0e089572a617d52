import type { Input, Operation } from '@platform/sdk';
import { encodeRequest } from '@platform/sdk/wire';

/** A list that the platform can write into a file, and what of it. */
export interface ListExport {
  operation: Operation;
  /** As the list asks its call; the page in it is left out. */
  input: object;
}

/** The lists that the platform writes. */
export type ExportedOperation = Input<'exports.columns'>['operation'];

const paging = new Set(['page', 'pageSize', 'cursor', 'limit', 'withSummary']);

/** The list's filters as its address has them, each a text. */
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

/** Columns of tables that show several fields in one, or call a field otherwise than the file does. */
const fieldsOfColumn: Readonly<Record<string, readonly string[]>> = {
  role: ['access'],
  state: ['state', 'enabled', 'deleted'],
  party: ['partyName', 'partyCode'],
  authenticator: ['enableGoogleVerify', 'confirmBind'],
  outcome: ['lastOutcome', 'lastStatus'],
};

/** The file's columns for those that a table shows, in the table's order. */
export function columnsShown(tableIds: readonly string[], known: readonly { id: string }[]): string[] {
  const ids = new Set(known.map(({ id }) => id));
  const found = tableIds.flatMap((id) =>
    [id, `${id}Minor`, `${id}Masked`, `${id}Name`, ...(fieldsOfColumn[id] ?? [])].filter((field) =>
      ids.has(field),
    ),
  );
  return [...new Set(found)];
}
