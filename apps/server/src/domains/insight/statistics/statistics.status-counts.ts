import type { OperationIO } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext, Scope } from '../../../kit/operation/context.ts';
import { partOfTeam } from '../../../kit/operation/scope.ts';
import { nextSecond } from '../../../kit/time-range.ts';
import {
  type OrderFilters,
  type OrderStatusId,
  orderConditions,
  orders,
} from '../../orders/orders.public.ts';
import type { SumFilters } from './statistics.filters.ts';
import { statusSums, withSnapshot } from './statistics.service.ts';

type StatusCounts = OperationIO['orders.statusCounts']['output'];
type Counts = ReadonlyMap<number, number>;

const statusIds = [1, 2, 3, 4, 5, 10] as const satisfies readonly OrderStatusId[];
/** Maximum number of orders counted one by one. Above it, the count is a lower bound ("at least"). */
const countedAtMost = 100_000;

/**
 * Number of orders in each status for these list filters, including the statuses that the list hides by
 * default.
 */
export async function countByStatus(
  { transact, scope, timeZone }: Pick<HandlerContext, 'transact' | 'scope' | 'timeZone'>,
  { orderStatusId: _any, notInOrderStatusIds: _out, ...filters }: OrderFilters,
): Promise<StatusCounts> {
  return withSnapshot(transact, async (tx) => {
    const known = await fromSums(tx, filters, scope, timeZone);
    return known ? answerOf(known, true) : oneByOne(tx, filters, scope);
  });
}

const isSummed: ReadonlySet<string> = new Set([
  'merchantId',
  'supplierIds',
  'productId',
  'mainProductId',
  'currency',
  'orderType',
  'orderMark',
  'isTest',
] satisfies (keyof OrderFilters & keyof SumFilters)[]);

/** Returns undefined when the sums do not support the filters or the caller's scope. */
async function fromSums(
  tx: Queryable,
  filters: OrderFilters,
  scope: Scope,
  timeZone: string,
): Promise<Counts | undefined> {
  const { isProxy, startTime, endTime, ...rest } = filters;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  if (!given.every(([name]) => isSummed.has(name))) return undefined;
  // The sums store the supplier of an order, but not whether the supplier was in a team at that time.
  if (isProxy !== undefined && scope.kind !== 'suppliers') return undefined;
  const seen = isProxy !== undefined && scope.kind === 'suppliers' ? partOfTeam(scope, isProxy) : scope;
  const to = endTime && nextSecond(endTime);
  return statusSums(tx, { ...rest, from: startTime, to }, seen, timeZone);
}

async function oneByOne(tx: Queryable, filters: OrderFilters, scope: Scope): Promise<StatusCounts> {
  const conditions = orderConditions({ ...filters, notInOrderStatusIds: [] }, scope);
  const { rows } = await tx.execute<{ status: number; count: number }>(sql`
    select status, count(*)::int as count from (
      select ${orders.status} as status from ${orders} where ${conditions ?? sql`true`} limit ${countedAtMost}
    ) as counted group by status`);
  const counted = rows.reduce((sum, { count }) => sum + count, 0);
  return answerOf(new Map(rows.map(({ status, count }) => [status, count])), counted < countedAtMost);
}

const answerOf = (counts: Counts, exact: boolean): StatusCounts => ({
  counts: statusIds.map((orderStatusId) => ({ orderStatusId, count: counts.get(orderStatusId) ?? 0 })),
  exact,
});
