import { orderStatusIds } from '@platform/sdk/rules';
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { statement } from '../../../db/statements.ts';
import {
  allocationAttempts,
  type Order,
  orders,
  type PayerHint,
  payerHints,
  type Resource,
} from '../../orders/orders.public.ts';
import type { MatchingRules } from './matching.rules.ts';
import { isSameName } from './payer-names.ts';
import { type Statement, type StatementSuspicion, statements } from './statements.table.ts';
import { judgeTransfer } from './usdt-networks.ts';

/** Data on money that arrived. */
export type Arrival = Pick<
  Statement,
  | 'kind'
  | 'utr'
  | 'payerName'
  | 'remark'
  | 'receivedAt'
  | 'storedAt'
  | 'network'
  | 'logIndex'
  | 'contract'
  | 'confirmations'
  | 'success'
> & { readonly amountMinor: number };

export type Verdict =
  | { readonly state: 'matched'; readonly order: Order; readonly resourceId: string }
  | { readonly state: 'suspicious'; readonly suspicion: StatementSuspicion; readonly order?: Order }
  | { readonly state: 'unmatched' | 'ignored' };

export const collection = 1;
const dayMs = 86_400_000;
/** Tolerance for a slow device clock: money cannot arrive before its order has an account. */
export const clockToleranceMs = 300_000;

/**
 * Verdicts in one run, if another request changes the order between verdict and lock. Then the run fails
 * without a change, and the job for waiting statements retries.
 */
export const mostVerdicts = 3;

export const unmatched: Verdict = { state: 'unmatched' };
export const suspicious = (suspicion: StatementSuspicion, order?: Order): Verdict =>
  order ? { state: 'suspicious', suspicion, order } : { state: 'suspicious', suspicion };

/**
 * Decides which order the money is for. Read-only. An order that already has the reference decides first.
 * Otherwise exactly one order must wait for this amount on the account; of several, the only one is taken whose
 * code the payer quoted or whose payer hint fits. Any doubt gives `suspicious` with a reason, and an operator decides.
 */
export async function decideMatch(
  db: Queryable,
  arrival: Arrival,
  accounts: readonly Resource[],
  rules: MatchingRules,
): Promise<Verdict> {
  if (arrival.kind === 'usdt') {
    const transfer = judgeTransfer(arrival);
    if (transfer === 'worthless') return { state: 'ignored' };
    if (transfer === 'pending' || !rules.matchesUsdt) return unmatched;
  }
  const verdict =
    (await byReference(db, arrival, accounts, rules)) ?? (await byAmount(db, arrival, accounts, rules));
  if (verdict.state !== 'matched' || arrival.kind === 'usdt' || !rules.needsNameCheck) return verdict;
  const { order } = verdict;
  const expected = order.userName ?? (rules.takesPayerNames ? await nameSaidOf(db, order) : null);
  return isSameName(arrival.payerName, expected) ? verdict : suspicious('nameMismatch', order);
}

async function nameSaidOf(db: Queryable, { id }: Order): Promise<string | null> {
  const [hint] = await db.select().from(payerHints).where(eq(payerHints.orderId, id));
  return hint?.payerName ?? null;
}

const orderOfReference = statement((db) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.utr, sql.placeholder('utr')), eq(orders.orderType, collection)))
    .limit(1),
);

async function byReference(
  db: Queryable,
  arrival: Arrival,
  accounts: readonly Resource[],
  rules: MatchingRules,
): Promise<Verdict | undefined> {
  if (arrival.utr === null) return undefined;
  const [order] = await orderOfReference(db).execute({ utr: arrival.utr });
  if (!order) return undefined;
  if (!isUnpaid(order)) {
    return (await isAnotherTransfer(db, arrival)) ? undefined : suspicious('utrConsumed', order);
  }
  const account = accounts.find(({ id }) => id === order.resourceId);
  if (!account) return suspicious('accountUnclear', order);
  if (order.payAmountMinor !== arrival.amountMinor) return suspicious('amountMismatch', order);
  return isInTime(order, arrival, rules)
    ? { state: 'matched', order, resourceId: account.id }
    : suspicious('late', order);
}

/**
 * A chain transaction may contain several transfers, each for its own order. Only the order completed first
 * keeps the hash, so the hash alone does not refuse the other transfers. False for a transfer that has already
 * completed an order.
 */
async function isAnotherTransfer(db: Queryable, { kind, network, utr, logIndex }: Arrival): Promise<boolean> {
  if (kind !== 'usdt' || network === null || utr === null) return false;
  const told = await db
    .select({ logIndex: statements.logIndex })
    .from(statements)
    .where(and(eq(statements.utr, utr), eq(statements.network, network), eq(statements.state, 'matched')));
  return told.length > 0 && told.every((transfer) => transfer.logIndex !== logIndex);
}

async function byAmount(
  db: Queryable,
  arrival: Arrival,
  accounts: readonly Resource[],
  rules: MatchingRules,
): Promise<Verdict> {
  const [account] = accounts;
  if (!account) return unmatched;
  if (accounts.length > 1) return suspicious('accountUnclear', await saidOn(db, accounts, arrival));
  const asked = await askedFor(db, account.id, arrival);
  const waiting = asked.filter(
    ({ order, attempt }) =>
      attempt.state !== 'released' &&
      isInTime(order, arrival, rules) &&
      arrival.receivedAt.getTime() >= attempt.allocatedAt.getTime() - clockToleranceMs,
  );
  const [only] = waiting;
  if (only && waiting.length === 1) return { state: 'matched', order: only.order, resourceId: account.id };
  const [meant, ...others] = waiting.filter(
    ({ order, hint }) => quotes(arrival, order) || isSaidBy(hint, arrival),
  );
  if (meant && others.length === 0) return { state: 'matched', order: meant.order, resourceId: account.id };
  if (only) return suspicious('severalCandidates');
  const [missed] = asked;
  if (!missed) return (await ofAnotherAmount(db, accounts, arrival)) ?? unmatched;
  return asked.length === 1 ? suspicious('late', missed.order) : suspicious('late');
}

const askedOnAccount = statement((db) =>
  db
    .select({ attempt: allocationAttempts, order: orders, hint: payerHints })
    .from(allocationAttempts)
    .innerJoin(orders, eq(orders.id, allocationAttempts.orderId))
    .leftJoin(payerHints, eq(payerHints.orderId, orders.id))
    .where(
      and(
        eq(allocationAttempts.resourceId, sql.placeholder('resourceId')),
        eq(allocationAttempts.payAmountMinor, sql.placeholder('amountMinor')),
        // A payout stands on the account that pays it, and waits for no money.
        eq(orders.orderType, collection),
        or(
          isNull(allocationAttempts.releasedAt),
          gte(allocationAttempts.allocatedAt, sql.placeholder('since')),
        ),
      ),
    ),
);

/**
 * Unpaid orders that asked for this amount on the account: those whose amount is still reserved, and those
 * allocated in the day before the statement was stored. An amount is reserved once at a time, yet several orders
 * are possible, for example when MessageDelay is raised after an amount was released.
 */
async function askedFor(db: Queryable, resourceId: string, { amountMinor, storedAt }: Arrival) {
  const since = new Date(storedAt.getTime() - dayMs);
  const rows = await askedOnAccount(db).execute({ resourceId, amountMinor, since });
  return rows.filter(({ attempt, order }) => attempt.attempt === order.attempt && isUnpaid(order));
}

/** Whether the payer quoted the order's code, which only its pay page shows. */
function quotes({ remark }: Arrival, { identifyCode }: Order): boolean {
  return identifyCode !== null && (remark?.match(/\d+/g)?.includes(identifyCode) ?? false);
}

/**
 * A payer's hint only decides between orders that the money may be for, because anyone with the link can
 * enter it. A reference takes precedence over a name.
 */
function isSaidBy(hint: PayerHint | null, { utr, payerName }: Arrival): boolean {
  if (hint?.reference) return hint.reference === utr;
  return hint?.payerName ? isSameName(hint.payerName, payerName) : false;
}

/** The only unpaid order on these accounts whose payer has entered this reference. */
async function saidOn(
  db: Queryable,
  accounts: readonly Resource[],
  { utr }: Arrival,
): Promise<Order | undefined> {
  if (utr === null) return undefined;
  const rows = await db
    .select({ order: orders })
    .from(payerHints)
    .innerJoin(orders, eq(orders.id, payerHints.orderId))
    .where(eq(payerHints.reference, utr));
  const ids = new Set(accounts.map(({ id }) => id));
  const [only, ...others] = rows.filter(
    ({ order }) => isUnpaid(order) && order.resourceId !== null && ids.has(order.resourceId),
  );
  return others.length === 0 ? only?.order : undefined;
}

/**
 * No order waits for this amount, but a payer has entered the reference: an operator sees the likely order.
 */
async function ofAnotherAmount(
  db: Queryable,
  accounts: readonly Resource[],
  arrival: Arrival,
): Promise<Verdict | undefined> {
  const order = await saidOn(db, accounts, arrival);
  return order && suspicious('amountMismatch', order);
}

/** The order waits for its money or has timed out unpaid. A reversed or settled order never counts as unpaid. */
export function isUnpaid({ status, reversedAt, supplementType }: Order): boolean {
  return (
    reversedAt === null &&
    supplementType === null &&
    (status === orderStatusIds.allocated || status === orderStatusIds.timedOut)
  );
}

/** Lateness is measured by the platform clock, from the time the message was stored. */
export function isInTime(order: Order, { storedAt }: Arrival, { lateMessageMs }: MatchingRules): boolean {
  return order.expiresAt !== null && storedAt.getTime() <= order.expiresAt.getTime() + lateMessageMs;
}

/** True if the order has not changed since the verdict. */
export const isAsJudged = (judged: Order, now: Order): boolean =>
  isUnpaid(now) &&
  now.attempt === judged.attempt &&
  now.resourceId === judged.resourceId &&
  now.payAmountMinor === judged.payAmountMinor &&
  now.expiresAt?.getTime() === judged.expiresAt?.getTime();
