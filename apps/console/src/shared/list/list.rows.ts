import { call } from '../client.ts';
import type { RowsPage } from './bulk/collect.rows.ts';
import type { ListOf } from './list.of.ts';
import type { ListAnswer, ListContext, ListOperationId, ListQuery, ListRow, Table } from './list.types.ts';

const rowsAPage = 200;
const pageMark = '#';

/** Reads one page of all rows of a query in the list's own order: by cursor where there is one, otherwise by number. */
export async function fetchRows<Id extends ListOperationId, Words extends Table, Given extends ListContext>(
  { operation, url, readAllBy, pageOf }: ListOf<Id, Words, Given>,
  query: ListQuery<Id>,
  next: string | null,
  signal: AbortSignal,
): Promise<RowsPage<ListRow<Id>>> {
  const isNumber = next?.startsWith(pageMark) ?? false;
  const page = next !== null && isNumber ? Number(next.slice(pageMark.length)) : 1;
  const place = { sort: readAllBy ?? url.sort, page, pageSize: rowsAPage, cursor: isNumber ? null : next };
  // Some responses also contain the cursor of the next page.
  const answer: ListAnswer<ListRow<Id>> = await call(operation, pageOf(query, place), { signal });
  const { list, total, nextCursor } = answer;
  if (nextCursor) return { rows: list, next: nextCursor };
  // The last page has no cursor, and in some orders no page has.
  const isByCursor = place.cursor !== null;
  const hasMore = !isByCursor && operation.page !== undefined && total !== null && page * rowsAPage < total;
  return { rows: list, next: hasMore ? `${pageMark}${page + 1}` : null };
}
