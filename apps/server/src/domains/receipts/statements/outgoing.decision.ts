import { payoutStatusIds } from '@platform/sdk/rules';
import { and, desc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { together } from '../../../db/together.ts';
import { allocationAttempts, type Order, orders, type Resource } from '../../orders/orders.public.ts';
import { type Arrival, clockToleranceMs, type Verdict } from './matching.decision.ts';
import type { MatchingRules } from './matching.rules.ts';
import { isSameName } from './payer-names.ts';
import { type Statement, type StatementSuspicion, statements } from './statements.table.ts';
import { judgeTransfer, sameAddress } from './usdt-networks.ts';

/** Data on money that left. `payerName` is the name that the message gives to the other side: the beneficiary. */
export type Departure = Arrival & Pick<Statement, 'toAddress'>;

const payout = 2;
const dayMs = 86_400_000;
const ignored: Verdict = { state: 'ignored' };
const suspicious = (suspicion: StatementSuspicion, order?: Order): Verdict =>
  order ? { state: 'suspicious', suspicion, order } : { state: 'suspicious', suspicion };

const { preparing, submitted, paying, pendingConfirmation } = payoutStatusIds;
const payable: ReadonlySet<number | null> = new Set([preparing, submitted, paying, pendingConfirmation]);

/** Whether the payout may be paid now, or has been reported as paid. Nobody pays what a batch holds and has not sent. */
const isPayable = ({ payoutStatus, payoutBatchId }: Order): boolean =>
  payable.has(payoutStatus) && !(payoutStatus === preparing && payoutBatchId !== null);

/**
 * Decides which payout the money paid. Read-only. A payout that already has the reference decides first. Otherwise
 * exactly one payout of this amount must stand on the account; of several, the only one is taken whose beneficiary the
 * message names. Money that left for a payout that the account no longer holds is suspicious, because somebody else may
 * pay it again. A supplier's own spending concerns no payout and is ignored.
 */
export async function decidePayment(
  db: Queryable,
  payment: Departure,
  accounts: readonly Resource[],
  rules: MatchingRules,
): Promise<Verdict> {
  const isChain = payment.kind === 'usdt';
  const transfer = isChain ? judgeTransfer(payment) : 'settled';
  if (transfer === 'worthless') return ignored;
  const verdict = (await byReference(db, payment, accounts)) ?? (await byAmount(db, payment, accounts));
  if (verdict.state !== 'matched') return verdict;
  if (isChain) return transfer === 'settled' && rules.matchesUsdt ? verdict : { state: 'unmatched' };
  const { order } = verdict;
  if (!rules.needsNameCheck || payment.payerName === null) return verdict;
  return isSameName(payment.payerName, order.userName) ? verdict : suspicious('nameMismatch', order);
}

async function byReference(
  db: Queryable,
  { utr, amountMinor }: Departure,
  accounts: readonly Resource[],
): Promise<Verdict | undefined> {
  if (utr === null) return undefined;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.utr, utr), eq(orders.orderType, payout)))
    .limit(1);
  if (!order) return undefined;
  const account = accounts.find(({ id }) => id === order.resourceId);
  if (!account) return suspicious('accountUnclear', order);
  if (order.amountMinor !== amountMinor) return suspicious('amountMismatch', order);
  if (await isProven(db, order)) return suspicious('utrConsumed', order);
  const isPaid = order.payoutStatus === payoutStatusIds.completed && order.reversedAt === null;
  return isPaid || isPayable(order)
    ? { state: 'matched', order, resourceId: account.id }
    : suspicious('late', order);
}

async function byAmount(db: Queryable, payment: Departure, accounts: readonly Resource[]): Promise<Verdict> {
  const [account] = accounts;
  if (!account) return ignored;
  const heldBy = await together(...accounts.map(({ id }) => heldOn(db, id, payment)));
  if (accounts.length > 1) return heldBy.flat().length > 0 ? suspicious('accountUnclear') : ignored;
  const held = heldBy.flat();
  const standing: Order[] = [];
  for (const order of held)
    if (order.resourceId === account.id && isPayable(order) && !(await isProven(db, order)))
      standing.push(order);
  const [only] = standing;
  if (only && standing.length === 1) return { state: 'matched', order: only, resourceId: account.id };
  const [meant, ...others] = standing.filter(({ userName }) => isSameName(payment.payerName, userName));
  if (meant && others.length === 0) return { state: 'matched', order: meant, resourceId: account.id };
  if (only) return suspicious('severalCandidates');
  const [missed, ...more] = held;
  if (!missed) return ignored;
  return more.length === 0 ? suspicious('late', missed) : suspicious('late');
}

/**
 * Payouts of this amount that the account holds, or held in the day before the message was stored, and that the message
 * may be about: not before the account got them, to their address, and with no other reference.
 */
async function heldOn(
  db: Queryable,
  resourceId: string,
  { amountMinor, storedAt, receivedAt, utr, kind, network, toAddress }: Departure,
): Promise<Order[]> {
  const since = new Date(storedAt.getTime() - dayMs);
  const rows = await db
    .select({ order: orders, attempt: allocationAttempts })
    .from(allocationAttempts)
    .innerJoin(orders, eq(orders.id, allocationAttempts.orderId))
    .where(
      and(
        eq(allocationAttempts.resourceId, resourceId),
        eq(allocationAttempts.payAmountMinor, amountMinor),
        eq(orders.orderType, payout),
        or(isNull(allocationAttempts.endedAt), gte(allocationAttempts.allocatedAt, since)),
      ),
    )
    .orderBy(desc(allocationAttempts.allocatedAt));
  const meant = rows.filter(
    ({ order, attempt }) =>
      receivedAt.getTime() >= attempt.allocatedAt.getTime() - clockToleranceMs &&
      (order.utr === null || utr === null || order.utr === utr) &&
      (kind !== 'usdt' || sameAddress(network ?? '', order.usdtAddress ?? '', toAddress ?? '')),
  );
  // Several attempts of one payout on the account are one candidate.
  return [...new Map(meant.map(({ order }) => [order.id, order])).values()];
}

/** True if another message has already proven the payout. A second payment of it must not be taken for the first. */
async function isProven(db: Queryable, { id }: Order): Promise<boolean> {
  const [told] = await db
    .select({ id: statements.id })
    .from(statements)
    .where(and(eq(statements.orderId, id), eq(statements.state, 'matched'), eq(statements.direction, 'out')))
    .limit(1);
  return told !== undefined;
}
