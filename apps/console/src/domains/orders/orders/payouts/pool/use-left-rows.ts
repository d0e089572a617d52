import { useMemo } from 'react';
import type { OrderRow } from '../../orders.labels.ts';
import { asLeft, leftIds, type PoolPage } from './pool.left.ts';

interface Screen {
  rows: readonly OrderRow[] | undefined;
  standing: { rows: readonly OrderRow[] | undefined };
  answer: { data?: { list: readonly OrderRow[] } | undefined; isPlaceholderData: boolean };
  list: { place: Omit<PoolPage<OrderRow>, 'list'> };
}

/**
 * The pool with the rows marked that have left it. They stay where they are until the reader refreshes or asks for
 * other rows, so that nothing moves under the cursor.
 */
export function useLeftRows<Of extends Screen>(screen: Of): Of {
  const { rows, answer, list } = screen;
  const { data, isPlaceholderData } = answer;
  const { page, pageSize, sort } = list.place;
  const newest = isPlaceholderData ? undefined : data?.list;
  const marked = useMemo(() => {
    if (!rows || !newest) return rows;
    const left = leftIds(rows, { list: newest, page, pageSize, sort });
    return left.size === 0 ? rows : rows.map((row) => (left.has(row.id) ? asLeft(row) : row));
  }, [rows, newest, page, pageSize, sort]);
  return { ...screen, rows: marked, standing: { ...screen.standing, rows: marked } };
}
