import { payoutStatusIds } from '@platform/sdk/rules';
import { and, eq, gte, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../../../kit/operation/context.ts';
import { partOfTeam } from '../../../kit/operation/scope.ts';
import { type Order, orders } from './orders.table.ts';
import type { OrderStatusId } from './orders.types.ts';
import { plainReference } from './references.service.ts';

/** The filters of the order list, in the server's own units: minor units, millionths, dates. */
export interface OrderFilters {
  readonly merchantId?: string;
  /** Orders of any of them. */
  readonly supplierIds?: readonly string[];
  readonly productId?: number;
  readonly mainProductId?: number;
  readonly merchantOrderId?: string;
  readonly orderCode?: string;
  readonly ipAddress?: string;
  readonly startTime?: Date;
  readonly endTime?: Date;
  readonly completedStartTime?: Date;
  readonly completedEndTime?: Date;
  readonly orderStatusId?: number;
  readonly notInOrderStatusIds?: readonly OrderStatusId[];
  readonly isProxy?: boolean;
  readonly currency?: Order['currency'];
  readonly orderType?: number;
  readonly orderMark?: number;
  readonly supplementStatus?: number;
  readonly supplementType?: number;
  readonly amount?: number;
  readonly currentReceivedMoney?: number;
  readonly description?: string;
  readonly cardNumber?: string;
  readonly usdtAddress?: string;
  readonly usdtCountMicro?: number;
  readonly identifyCode?: string;
  readonly validateUserName?: string;
  readonly userName?: string;
  readonly ifscCode?: string;
  readonly utr?: string;
  readonly batchId?: string;
  readonly payoutStatus?: number;
  readonly processState?: number;
}

/** Two processes may date creation and completion; their clocks agree better than that. */
const clockSlackMs = 600_000;
/** What takes longer than this to complete is in an index of its own. */
const ordinaryMs = 3_600_000;

/**
 * The time of completion for a list that goes by creation, of which the bounds above tell where it begins and ends. Not the
 * column itself: gathering all that was completed in the time and sorting it for each page is what an index invites to.
 */
const completion = sql`coalesce(${orders.completedAt}, '-infinity')`;

/** Lists leave these orders out unless they are asked for. */
const hiddenStatus = 10;

/** Filters that mean "this column holds exactly this". */
const exactFilters = {
  merchantId: orders.merchantId,
  productId: orders.productId,
  merchantOrderId: orders.merchantOrderNo,
  orderCode: orders.orderCode,
  ipAddress: orders.clientIp,
  orderStatusId: orders.status,
  currency: orders.currency,
  orderType: orders.orderType,
  orderMark: orders.mark,
  supplementStatus: orders.supplementStatus,
  supplementType: orders.supplementType,
  amount: orders.amountMinor,
  currentReceivedMoney: orders.receivedMinor,
  cardNumber: orders.cardNumber,
  usdtCountMicro: orders.usdtCountMicro,
  identifyCode: orders.identifyCode,
  validateUserName: orders.validateUserName,
  userName: orders.userName,
  ifscCode: orders.ifscCode,
  batchId: orders.batchId,
  payoutStatus: orders.payoutStatus,
  processState: orders.processState,
} satisfies { readonly [Name in keyof OrderFilters]?: PgColumn };

export function orderConditions(filters: OrderFilters, scope: Scope): SQL | undefined {
  const conditions: (SQL | undefined)[] = [visibleCondition(filters, scope)];
  for (const [name, column] of Object.entries(exactFilters)) {
    const value = filters[name as keyof typeof exactFilters];
    if (value !== undefined) conditions.push(eq(column, value));
  }
  const {
    startTime,
    endTime,
    completedStartTime,
    completedEndTime,
    mainProductId,
    description,
    usdtAddress,
  } = filters;
  if (filters.supplierIds) conditions.push(inArray(orders.supplierId, [...filters.supplierIds]));
  if (startTime) conditions.push(gte(orders.createdAt, startTime));
  if (endTime) conditions.push(lte(orders.createdAt, endOfSecond(endTime)));
  if (completedStartTime) {
    conditions.push(gte(completion, completedStartTime));
    conditions.push(createdSince(completedStartTime, completedEndTime));
  }
  if (completedEndTime) {
    conditions.push(sql`${orders.completedAt} is not null`, lte(completion, endOfSecond(completedEndTime)));
    // Nothing is completed before it is created: a list of long ago need not begin at the newest order.
    conditions.push(lte(orders.createdAt, new Date(endOfSecond(completedEndTime).getTime() + clockSlackMs)));
  }
  if (mainProductId !== undefined) {
    conditions.push(or(eq(orders.mainProductId, mainProductId), eq(orders.productId, mainProductId)));
  }
  if (usdtAddress !== undefined) {
    // In any letters, as the search finds it; the index holds it in small ones.
    conditions.push(
      sql`lower(${orders.usdtAddress}) = ${usdtAddress.toLowerCase()} and ${orders.usdtAddress} is not null`,
    );
  }
  if (filters.utr !== undefined) conditions.push(eq(orders.utr, plainReference(filters.utr)));
  if (description !== undefined) {
    conditions.push(sql`position(lower(${description}) in lower(${orders.description})) > 0`);
  }
  const leftOut =
    filters.notInOrderStatusIds ?? (filters.orderStatusId === hiddenStatus ? [] : [hiddenStatus]);
  if (leftOut.length > 0) conditions.push(notInArray(orders.status, [...leftOut]));
  return and(...conditions);
}

/**
 * Where a list of what was completed from a moment on ends, told by the time of creation that lists go by: an hour before it,
 * or at the oldest of the few that were completed longer after their creation. Without it the last page of a list would
 * look through every order that is older.
 */
function createdSince(completedFrom: Date, completedUntil: Date | undefined): SQL {
  const early = new Date(completedFrom.getTime() - ordinaryMs).toISOString();
  const until = completedUntil && sql`and completed_at <= ${endOfSecond(completedUntil).toISOString()}`;
  // Apart from the minimum (`offset 0`): the store takes a third of all orders for late ones, and would look for the first
  // of them among all orders, in the order of their creation.
  return sql`${orders.createdAt} >= least(${early}::timestamptz, (
    select min(late.created_at) from (
      select created_at from ${orders}
      where completed_at - created_at > interval '1 hour' and completed_at >= ${completedFrom.toISOString()} ${until}
      offset 0) as late))`;
}

/** Times are asked for in whole seconds, and the second named last belongs to the range. */
export function endOfSecond(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 1000) * 1000 + 999);
}

/** Only who asks for what waits sees the pool: its orders are nobody's yet, and every other list goes by one index. */
export const asksForPool = ({ payoutStatus }: OrderFilters): boolean =>
  payoutStatus === payoutStatusIds.awaiting;

/**
 * What the caller may see, and of that what it asks for by `isProxy`. To a supplier its own are its own, whether or not it
 * is in a team itself; to everyone else an order has been a proxy's since it was allocated. The pool is no team's.
 */
function visibleCondition(filters: OrderFilters, scope: Scope): SQL | undefined {
  const { isProxy } = filters;
  const withPool = asksForPool(filters) && isProxy !== true;
  if (isProxy === undefined) return scopeCondition(scope, withPool);
  if (scope.kind === 'suppliers') return scopeCondition(partOfTeam(scope, isProxy), withPool);
  return and(scopeCondition(scope), eq(orders.isProxy, isProxy));
}

/** Every kind of scope is named: a new one must not fall through to seeing everything. */
export function scopeCondition(scope: Scope, withPool = false): SQL {
  switch (scope.kind) {
    case 'all':
      return sql`true`;
    case 'merchant':
      return eq(orders.merchantId, scope.merchantId);
    case 'suppliers': {
      const own = inArray(orders.supplierId, [...scope.supplierIds]);
      return withPool ? sql`(${own} or ${eq(orders.payoutStatus, payoutStatusIds.awaiting)})` : own;
    }
    // Orders belong to no user, and nobody's scope holds none.
    case 'self':
    case 'none':
      return sql`false`;
  }
}
