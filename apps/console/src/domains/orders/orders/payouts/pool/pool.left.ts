import type { OrderRow } from '../../orders.labels.ts';

type Sorted = Pick<OrderRow, 'id' | 'createdAt'> & { amountMinor: number };

/** The answer that the rows on screen are compared with. */
export interface PoolPage<Row extends Sorted> {
  list: readonly Row[];
  page: number;
  pageSize: number;
  sort: { by: string; order: 'asc' | 'desc' };
}

/**
 * The rows on screen that have left the pool: claimed by somebody else, cancelled, or taken by a batch or gateway. A
 * row that is missing in the newest answer may only have moved to another page. It has left if its place in the order
 * is on this page.
 */
export function leftIds<Row extends Sorted>(
  shown: readonly Row[],
  { list, page, pageSize, sort }: PoolPage<Row>,
): ReadonlySet<string> {
  const waiting = new Set(list.map(({ id }) => id));
  const placeOf = ({ amountMinor, createdAt }: Row) =>
    sort.by === 'amount' ? amountMinor : Date.parse(createdAt);
  const sign = sort.order === 'asc' ? 1 : -1;
  const isAfter = (row: Row, other: Row | undefined) =>
    other !== undefined && sign * (placeOf(row) - placeOf(other)) > 0;
  const isWithin = (row: Row) => {
    const last = list.at(-1);
    const isBelowFirst = page === 1 || isAfter(row, list[0]);
    const isAboveLast = list.length < pageSize || (last !== undefined && isAfter(last, row));
    return isBelowFirst && isAboveLast;
  };
  return new Set(shown.filter((row) => !waiting.has(row.id) && isWithin(row)).map(({ id }) => id));
}

/** A row as the pool shows it: without a payout status once it has left, so that nothing can be done with it. */
export const asLeft = (row: OrderRow): OrderRow => ({ ...row, payoutStatus: null });
export const isWaiting = ({ payoutStatus }: Pick<OrderRow, 'payoutStatus'>): boolean => payoutStatus !== null;
