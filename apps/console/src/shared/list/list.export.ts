import type { DataColumns } from '@platform/ui-kit/headless/table';
import { call } from '../client.ts';
import type { ExportButtonProps } from './export.button.tsx';
import type { ExportPage } from './export.rows.ts';
import type { ListOf } from './list.of.ts';
import type { ListAnswer } from './list.page.tsx';
import type { ListContext, ListOperationId, ListQuery, ListRow, Table } from './list.types.ts';
import type { ListPlace } from './list.url.ts';

const rowsAPage = 200;

type Exporting<Row> = Pick<ExportButtonProps<Row>, 'fetchPage' | 'columns' | 'fileName'>;

/** What an export needs of a list: its rows page after page, and its columns as texts, hidden ones too. */
export function listExport<Id extends ListOperationId, Words extends Table, Given extends ListContext>(
  of: ListOf<Id, Words, Given>,
  query: ListQuery<Id>,
  columns: DataColumns<ListRow<Id>>,
  fileName: string,
): Exporting<ListRow<Id>> {
  return {
    fileName,
    fetchPage: (cursor, signal) => fetchRows(of, query, cursor, signal),
    columns: columns.flatMap((column) => {
      if (typeof column.header !== 'string' || column.id === 'actions') return [];
      return [{ header: column.header, text: (row: ListRow<Id>) => plainText(column, row) }];
    }),
  };
}

function plainText<Row extends object>(column: DataColumns<Row>[number], row: Row): string {
  const value = 'accessorFn' in column ? column.accessorFn?.(row, 0) : undefined;
  if (column.meta?.text) return column.meta.text(value, row);
  return value === null || value === undefined ? '' : String(value);
}

/** One page of everything that a query finds, in the list's own order: by cursor where the call has one. */
export async function fetchRows<Id extends ListOperationId, Words extends Table, Given extends ListContext>(
  of: ListOf<Id, Words, Given>,
  query: ListQuery<Id>,
  next: string | null,
  signal: AbortSignal,
): Promise<ExportPage<ListRow<Id>>> {
  const number = next !== null && /^#\d+$/.test(next) ? Number(next.slice(1)) : null;
  const place: ListPlace = {
    sort: of.url.sort,
    page: number ?? 1,
    pageSize: rowsAPage,
    cursor: number === null ? next : null,
  };
  // Beyond rows and their number an answer may say where the next page begins.
  const answer: ListAnswer<ListRow<Id>> = await call(of.operation, of.pageOf(query, place), { signal });
  const { list, total, nextCursor } = answer;
  if (nextCursor !== undefined) return { rows: list, next: nextCursor };
  const more = of.operation.page && total !== null && place.page * rowsAPage < total;
  return { rows: list, next: more ? `#${place.page + 1}` : null };
}
