import { payoutStatusIds } from '@platform/sdk/rules';
import { and, eq, gte, inArray, lte, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../../../kit/operation/context.ts';
import { partOfTeam } from '../../../kit/operation/scope.ts';
import { endOfSecond } from '../../../kit/time-range.ts';
import { users } from '../../access/access.public.ts';
import { excludedByTerms } from '../../parties/parties.public.ts';
import { isInSet } from '../order-sets/order-sets.service.ts';
import { allocationLosses } from './loss-reasons.service.ts';
import { testMark } from './orders.labels.ts';
import { figureConditions, isLostFor, type OrderFigure } from './orders.measures.ts';
import { type Order, orders } from './orders.table.ts';
import type { OrderStatusId } from './orders.types.ts';
import { plainReference } from './references.service.ts';

/** The filters of the order list in the server's units: minor units, millionths, dates. */
export interface OrderFilters {
  readonly merchantId?: string;
  /** Orders of any of these suppliers. */
  readonly supplierIds?: readonly string[];
  /** Receiving or paying account. */
  readonly resourceId?: string;
  readonly productId?: number;
  readonly mainProductId?: number;
  /** Dynamic product that the merchant asked for. */
  readonly askedProductId?: number;
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
  /** Whether they are test orders; default: both. */
  readonly isTest?: boolean;
  readonly supplementStatus?: number;
  readonly supplementType?: number;
  readonly amount?: number;
  readonly minAmount?: number;
  readonly maxAmount?: number;
  readonly currentReceivedMoney?: number;
  readonly description?: string;
  readonly cardNumber?: string;
  readonly usdtAddress?: string;
  readonly usdtCountMicro?: number;
  readonly identifyCode?: string;
  readonly validateUserName?: string;
  readonly userName?: string;
  readonly bankName?: string;
  readonly ifscCode?: string;
  readonly utr?: string;
  readonly batchId?: string;
  readonly payoutBatchId?: string;
  readonly payoutStatus?: number;
  readonly processState?: number;
  /** Account name of the holder of a payout's claim. */
  readonly claimedBy?: string;
  readonly figure?: OrderFigure;
  /** Why orders are lost; their figure is another filter. */
  readonly lossReason?: string;
  /** Orders of a finding of the order analysis. */
  readonly findingId?: string;
  /** Place of the creation in the day and the week of a zone. */
  readonly createdClock?: { readonly hour?: number; readonly weekday?: number; readonly timeZone: string };
}

/** Two processes may date creation and completion. Their clocks differ by less than this. */
const clockSlackMs = 600_000;
/** Orders that take longer than this to complete are in a separate index. */
const ordinaryMs = 3_600_000;

/**
 * Completion time, for lists sorted by creation. Wrapped in `coalesce` so that the planner does not use the
 * index on the column: it would read everything completed in the range and sort it for each page. The bounds
 * on `created_at` limit the scan instead.
 */
const completion = sql`coalesce(${orders.completedAt}, '-infinity')`;

/** Lists omit orders of this status unless asked for it. */
const hiddenStatus = 10;

/** Filters that compare a column for equality. */
const exactFilters = {
  merchantId: orders.merchantId,
  resourceId: orders.resourceId,
  productId: orders.productId,
  askedProductId: orders.askedProductId,
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
  bankName: orders.bankName,
  ifscCode: orders.ifscCode,
  batchId: orders.batchId,
  payoutBatchId: orders.payoutBatchId,
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
  // A merchant sees neither accounts nor suppliers nor who pays, and must not find out about them by filtering.
  const asksForProcessor =
    filters.resourceId !== undefined ||
    filters.claimedBy !== undefined ||
    filters.payoutBatchId !== undefined ||
    filters.supplierIds !== undefined ||
    filters.isProxy !== undefined;
  if (asksForProcessor && scope.kind === 'merchant') conditions.push(sql`false`);
  if (filters.claimedBy !== undefined) conditions.push(claimedByCondition(filters.claimedBy));
  if (filters.minAmount !== undefined) conditions.push(gte(orders.amountMinor, filters.minAmount));
  if (filters.maxAmount !== undefined) conditions.push(lte(orders.amountMinor, filters.maxAmount));
  if (filters.supplierIds) conditions.push(inArray(orders.supplierId, [...filters.supplierIds]));
  if (filters.isTest !== undefined)
    conditions.push(filters.isTest ? eq(orders.mark, testMark) : ne(orders.mark, testMark));
  if (startTime) conditions.push(gte(orders.createdAt, startTime));
  if (endTime) conditions.push(lte(orders.createdAt, endOfSecond(endTime)));
  if (completedStartTime) {
    conditions.push(gte(completion, completedStartTime));
    conditions.push(createdSince(completedStartTime, completedEndTime));
  }
  if (completedEndTime) {
    conditions.push(sql`${orders.completedAt} is not null`, lte(completion, endOfSecond(completedEndTime)));
    // An order is not completed before it is created, so the scan need not start at the newest order.
    conditions.push(lte(orders.createdAt, new Date(endOfSecond(completedEndTime).getTime() + clockSlackMs)));
  }
  if (mainProductId !== undefined) {
    conditions.push(or(eq(orders.mainProductId, mainProductId), eq(orders.productId, mainProductId)));
  }
  if (usdtAddress !== undefined) {
    // Case-insensitive, as in the search box. The index holds lower case.
    conditions.push(
      sql`lower(${orders.usdtAddress}) = ${usdtAddress.toLowerCase()} and ${orders.usdtAddress} is not null`,
    );
  }
  if (filters.utr !== undefined) conditions.push(eq(orders.utr, plainReference(filters.utr)));
  if (description !== undefined) {
    conditions.push(sql`position(lower(${description}) in lower(${orders.description})) > 0`);
  }
  if (filters.figure !== undefined) conditions.push(figureConditions[filters.figure]);
  if (filters.lossReason !== undefined) conditions.push(lostFor(filters.lossReason, scope));
  // Findings are about merchants and suppliers, so they learn nothing of them by filtering.
  if (filters.findingId !== undefined)
    conditions.push(scope.kind === 'all' ? isInSet(filters.findingId) : sql`false`);
  if (filters.createdClock) conditions.push(clockCondition(filters.createdClock));
  const asksForHidden =
    filters.orderStatusId === hiddenStatus ||
    filters.figure !== undefined ||
    filters.lossReason !== undefined ||
    filters.findingId !== undefined;
  const leftOut = filters.notInOrderStatusIds ?? (asksForHidden ? [] : [hiddenStatus]);
  if (leftOut.length > 0) conditions.push(notInArray(orders.status, [...leftOut]));
  return and(...conditions);
}

/** What the accounts lacked is not for merchants: to them it is one reason. */
function lostFor(reason: string, { kind }: Scope): SQL {
  if (kind !== 'merchant' || !(allocationLosses as readonly string[]).includes(reason))
    return isLostFor(reason);
  if (reason !== 'noAccount') return sql`false`;
  return sql`(${sql.join(allocationLosses.map(isLostFor), sql` or `)})`;
}

function clockCondition({ hour, weekday, timeZone }: NonNullable<OrderFilters['createdClock']>): SQL {
  const local = sql`${orders.createdAt} at time zone ${timeZone}`;
  const ofHour = hour === undefined ? sql`true` : sql`extract(hour from ${local}) = ${hour}`;
  return weekday === undefined ? ofHour : sql`${ofHour} and extract(isodow from ${local}) = ${weekday}`;
}

/** Payouts claimed by the user of this account name, in any spelling of it. */
const claimedByCondition = (account: string): SQL =>
  sql`${orders.claimedBy} in (select ${users.id} from ${users} where lower(${users.account}) = ${account.toLowerCase()})`;

/**
 * Lower bound of creation time for orders completed from a given time on: one hour earlier, or the oldest of
 * the few orders that took longer to complete. Without it, the last page of a list scans all older orders.
 */
function createdSince(completedFrom: Date, completedUntil: Date | undefined): SQL {
  const early = new Date(completedFrom.getTime() - ordinaryMs).toISOString();
  const until = completedUntil && sql`and completed_at <= ${endOfSecond(completedUntil).toISOString()}`;
  // `offset 0` keeps the subquery apart from the minimum. The planner expects a third of all orders to be
  // late, and would otherwise scan all orders by creation time for the first one.
  return sql`${orders.createdAt} >= least(${early}::timestamptz, (
    select min(late.created_at) from (
      select created_at from ${orders}
      where completed_at - created_at > interval '1 hour' and completed_at >= ${completedFrom.toISOString()} ${until}
      offset 0) as late))`;
}

/**
 * The pool (payouts without an owner) is listed only when asked for. Every other list then uses one index.
 */
export const asksForPool = ({ payoutStatus }: OrderFilters): boolean =>
  payoutStatus === payoutStatusIds.awaiting;

/**
 * Scope of the caller, narrowed by `isProxy`. A supplier's own orders count as its own even when it is itself
 * in a team; for other callers, `isProxy` is the value stored at allocation. The pool belongs to no team.
 */
function visibleCondition(filters: OrderFilters, scope: Scope): SQL | undefined {
  const { isProxy } = filters;
  const withPool = asksForPool(filters) && isProxy !== true;
  if (isProxy === undefined) return scopeCondition(scope, withPool);
  if (scope.kind === 'suppliers') return scopeCondition(partOfTeam(scope, isProxy), withPool);
  return and(scopeCondition(scope), eq(orders.isProxy, isProxy));
}

/** The payouts of the pool that the supplier may pay: those that its agreements do not exclude. */
export const poolOf = (supplierId: string): SQL =>
  sql`(${orders.payoutStatus} = ${sql.raw(String(payoutStatusIds.awaiting))} and ${not(excludedByTerms(supplierId, orders))})`;

/** Lists every kind of scope, so that a new kind cannot fall through to full access. */
export function scopeCondition(scope: Scope, withPool = false): SQL {
  switch (scope.kind) {
    case 'all':
      return sql`true`;
    case 'merchant':
      return eq(orders.merchantId, scope.merchantId);
    case 'suppliers': {
      const own = inArray(orders.supplierId, [...scope.supplierIds]);
      return withPool ? sql`(${own} or ${poolOf(scope.supplierId)})` : own;
    }
    // Orders belong to no user, and scope `none` sees nothing.
    case 'self':
    case 'none':
      return sql`false`;
  }
}
