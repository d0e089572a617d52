import type { OperationIO } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
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

const payoutType = 2;
const payoutStatuses = Object.values(payoutStatusIds);
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
    // The sums do not know the statuses of payouts.
    if (filters.orderType === payoutType) return oneByOne(tx, filters, scope);
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
  // The list decides what a merchant finds by suppliers, which it does not see.
  if (rest.supplierIds !== undefined && scope.kind === 'merchant') return undefined;
  // The sums store the supplier of an order, but not whether the supplier was in a team at that time.
  if (isProxy !== undefined && scope.kind !== 'suppliers') return undefined;
  const seen = isProxy !== undefined && scope.kind === 'suppliers' ? partOfTeam(scope, isProxy) : scope;
  const to = endTime && nextSecond(endTime);
  return statusSums(tx, { ...rest, from: startTime, to }, seen, timeZone);
}

async function oneByOne(tx: Queryable, filters: OrderFilters, scope: Scope): Promise<StatusCounts> {
  const conditions = orderConditions({ ...filters, notInOrderStatusIds: [] }, scope);
  const { rows } = await tx.execute<{ status: number; payoutStatus: number | null; count: number }>(sql`
    select status, payout_status as "payoutStatus", count(*)::int as count from (
      select ${orders.status} as status, ${orders.payoutStatus} as payout_status
      from ${orders} where ${conditions ?? sql`true`} limit ${countedAtMost}
    ) as counted group by status, payout_status`);
  const counted = rows.reduce((sum, { count }) => sum + count, 0);
  const payouts = countsBy(rows.map(({ payoutStatus, count }) => [payoutStatus, count]));
  return answerOf(
    countsBy(rows.map(({ status, count }) => [status, count])),
    counted < countedAtMost,
    filters.orderType === payoutType ? payouts : undefined,
  );
}

function countsBy(counted: readonly (readonly [number | null, number])[]): Counts {
  const counts = new Map<number, number>();
  for (const [id, count] of counted) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + count);
  return counts;
}

const answerOf = (counts: Counts, exact: boolean, payouts?: Counts): StatusCounts => ({
  counts: statusIds.map((orderStatusId) => ({ orderStatusId, count: counts.get(orderStatusId) ?? 0 })),
  payoutCounts: payouts
    ? payoutStatuses.map((payoutStatusId) => ({ payoutStatusId, count: payouts.get(payoutStatusId) ?? 0 }))
    : [],
  exact,
});
