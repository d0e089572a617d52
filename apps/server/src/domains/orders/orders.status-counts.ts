import type { OperationIO } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import type { Scope } from '../../kit/context.ts';
import { type OrderFilters, orderConditions } from './orders.filters.ts';
import { orders } from './orders.table.ts';
import type { OrderStatusId } from './orders.types.ts';

type StatusCounts = OperationIO['orders.statusCounts']['output'];

const statusIds = [1, 2, 3, 4, 5, 10] as const satisfies readonly OrderStatusId[];
/** Single orders that are looked at: beyond that a count says "at least". */
const countedAtMost = 100_000;

/** How many orders of a list with these filters stand in each status; all of them, which a list itself would not show. */
export async function countByStatus(
  db: Queryable,
  { orderStatusId: _any, notInOrderStatusIds: _out, ...filters }: OrderFilters,
  scope: Scope,
): Promise<StatusCounts> {
  const conditions = orderConditions({ ...filters, notInOrderStatusIds: [] }, scope);
  const { rows } = await db.execute<{ status: number; count: number }>(sql`
    select status, count(*)::int as count from (
      select ${orders.status} as status from ${orders} where ${conditions ?? sql`true`} limit ${countedAtMost}
    ) as counted group by status`);
  const counted = rows.reduce((sum, { count }) => sum + count, 0);
  return answerOf(new Map(rows.map(({ status, count }) => [status, count])), counted < countedAtMost);
}

const answerOf = (counts: ReadonlyMap<number, number>, exact: boolean): StatusCounts => ({
  counts: statusIds.map((orderStatusId) => ({ orderStatusId, count: counts.get(orderStatusId) ?? 0 })),
  exact,
});
