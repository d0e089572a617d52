import { ordersList } from '@platform/sdk/operations';
import { ordersListRules } from '@platform/sdk/query-rules';
import { expect, it } from 'vitest';
import { defineMessages } from '../messages.ts';
import { mockPlatform } from '../testing/mock-platform.ts';
import { listOf } from './list.of.ts';
import { fetchRows } from './list.rows.ts';

const { fixtures, handlers, use } = mockPlatform();
const words = defineMessages('listRowsTest', {
  plain: { 'zh-CN': '普通', 'zh-TW': '普通', 'en-US': 'Plain' },
});
const list = listOf()(ordersList, ordersListRules, words).define({
  label: 'plain',
  rowId: 'orderCode',
  openName: 'order',
  filters: { main: [] },
  columns: [],
});

/** Reads 450 rows, as `cursorOf` gives or does not give the cursor of the next page. @returns the requested places */
async function readAll(cursorOf: (page: number) => string | null): Promise<unknown[]> {
  const asked: unknown[] = [];
  use(
    handlers.orders.list(({ page, cursor }) => {
      asked.push(cursor ?? page);
      const nextCursor = cursorOf(asked.length);
      return { list: [fixtures.orderRow()], total: 450, nextCursor, summary: null };
    }),
  );
  const signal = new AbortController().signal;
  for (let next: string | null | undefined; next !== null; )
    next = (await fetchRows(list, {}, next ?? null, signal)).next;
  return asked;
}

it('reads all rows by cursor, to the page without one', async () => {
  expect(await readAll((page) => (page < 3 ? `after${page}` : null))).toEqual([1, 'after1', 'after2']);
});

it('reads all rows by number, in an order that has no cursor', async () => {
  expect(await readAll(() => null)).toEqual([1, 2, 3]);
});
