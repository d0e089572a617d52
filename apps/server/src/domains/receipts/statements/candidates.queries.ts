import { orderStatusIds, payoutStatusIds } from '@platform/sdk/rules';
import { and, between, desc, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import {
  accountsOfMonitor,
  allocationAttempts,
  type Order,
  orders,
  payerHints,
  resources,
} from '../../orders/orders.public.ts';
import { merchants } from '../../parties/parties.public.ts';
import { clockToleranceMs } from './matching.decision.ts';
import { type Statement, statements } from './statements.table.ts';

/** An order with the names and hints that are shown beside a record. */
export interface FoundOrder {
  readonly order: Order;
  readonly merchantName: string;
  readonly resourceName: string | null;
  readonly enteredUtr: string | null;
  readonly enteredName: string | null;
}

/** Orders from this long before the money are considered. */
const soughtMs = 3 * 86_400_000;
/** Attempts that are read of the accounts, newest first. A device may watch many busy accounts. */
const mostAttempts = 2_000;
/** Orders of each search, before they are ranked. */
const mostFound = 60;

const { allocated, timedOut, allocationFailed } = orderStatusIds;
const { preparing, submitted, paying, pendingConfirmation, exception, completed } = payoutStatusIds;

/** Collections whose money may still be booked. */
const isUnpaid = and(
  inArray(orders.status, [allocated, timedOut, allocationFailed]),
  isNull(orders.payoutStatus),
  isNull(orders.reversedAt),
  isNull(orders.supplementType),
);

const proof = alias(statements, 'proof');

/** Payouts that may have been paid and that no other message has proven. */
const isUnproven = (db: Queryable, { id }: Statement): SQL | undefined =>
  and(
    inArray(orders.payoutStatus, [preparing, submitted, paying, pendingConfirmation, exception, completed]),
    isNull(orders.reversedAt),
    notExists(
      db
        .select({ id: proof.id })
        .from(proof)
        .where(and(eq(proof.orderId, orders.id), eq(proof.state, 'matched'), sql`${proof.id} <> ${id}`)),
    ),
  );

/**
 * Orders that the record's money may be for, unranked: the suspected one, those with its reference, those of its
 * accounts, nearest amount first, and those of its amount on any account. Every search has an index.
 */
export async function findCandidates(
  db: Queryable,
  statement: Statement,
  scope: Scope,
): Promise<FoundOrder[]> {
  const { orderId, utr, amountMinor, currency, receivedAt, direction } = statement;
  const isOpen = direction === 'out' ? isUnproven(db, statement) : isUnpaid;
  const accounts = await accountsSought(db, statement);
  const since = new Date(receivedAt.getTime() - soughtMs);
  const until = new Date(receivedAt.getTime() + clockToleranceMs);
  const searches: SQL[] = [];
  if (orderId !== null) searches.push(eq(orders.id, orderId));
  if (utr !== null) {
    searches.push(eq(orders.utr, utr));
    const entered = db
      .select({ id: payerHints.orderId })
      .from(payerHints)
      .where(eq(payerHints.reference, utr));
    searches.push(inArray(orders.id, entered));
  }
  if (accounts.length > 0) {
    const { orderId: id, resourceId, allocatedAt } = allocationAttempts;
    const onAccounts = db
      .select({ id })
      .from(allocationAttempts)
      .where(and(inArray(resourceId, [...accounts]), between(allocatedAt, since, until)))
      .orderBy(desc(allocatedAt))
      .limit(mostAttempts);
    searches.push(inArray(orders.id, onAccounts));
  }
  if (amountMinor !== null && currency !== null) {
    const sameAmount = and(
      eq(orders.amountMinor, amountMinor),
      eq(orders.currency, currency),
      between(orders.createdAt, since, until),
    );
    if (sameAmount) searches.push(sameAmount);
  }
  const found = new Map<string, FoundOrder>();
  for (const search of searches) {
    const nearest = sql`abs(coalesce(${orders.payAmountMinor}, ${orders.amountMinor}) - ${amountMinor ?? 0})`;
    const rows = await selectOrders(db)
      .where(and(search, isOpen, ownedRows(scope, { supplier: orders.supplierId })))
      .orderBy(nearest, desc(orders.createdAt))
      .limit(mostFound);
    for (const row of rows) found.set(row.order.id, row);
  }
  return [...found.values()];
}

/** The record's account, or while it is not clear those of the device that have its currency. */
async function accountsSought(
  db: Queryable,
  { resourceId, monitorId, currency }: Statement,
): Promise<readonly string[]> {
  if (resourceId !== null) return [resourceId];
  if (monitorId === null) return [];
  const watched = await accountsOfMonitor(db, monitorId);
  return watched.filter((account) => account.currency === currency).map(({ id }) => id);
}

/** Orders with a number of the platform or of a merchant, in any status. */
export function findByNumber(db: Queryable, orderNo: string, scope: Scope): Promise<FoundOrder[]> {
  return selectOrders(db)
    .where(
      and(
        or(eq(orders.orderCode, orderNo), eq(orders.merchantOrderNo, orderNo)),
        ownedRows(scope, { supplier: orders.supplierId }),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(mostFound);
}

function selectOrders(db: Queryable) {
  return db
    .select({
      order: orders,
      merchantName: merchants.name,
      resourceName: resources.name,
      enteredUtr: payerHints.reference,
      enteredName: payerHints.payerName,
    })
    .from(orders)
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .leftJoin(resources, eq(resources.id, orders.resourceId))
    .leftJoin(payerHints, eq(payerHints.orderId, orders.id));
}
