import { type PayoutEvent, type PayoutStatus, payoutStatusIds, payoutStatusOf } from '@platform/sdk/rules';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { needsSecondPerson } from '../../access/access.public.ts';
import {
  advancePayout,
  lockOrder,
  type Order,
  payoutStatusIdOf,
  type StepFacts,
  takeReference,
} from '../../orders/orders.public.ts';
import { monitorDeviceOf } from '../monitor-devices/monitor-devices.service.ts';
import { mostVerdicts, type Verdict } from './matching.decision.ts';
import type { MatchingRules } from './matching.rules.ts';
import { decidePayment } from './outgoing.decision.ts';
import { orderReference } from './references.ts';
import type { ReadStatement } from './statements.reading.ts';
import type { Statement } from './statements.table.ts';

/** Steps that the proof of a payment takes a payout through. The statuses that are not named take none. */
const stepsOf: Partial<Record<PayoutStatus, readonly PayoutEvent[]>> = {
  // Paid before the payer said so. Left as it is, its lease would lapse and somebody else would pay it again.
  preparing: ['send', 'submitProof'],
  submitted: ['accept', 'submitProof'],
  paying: ['submitProof'],
};

/**
 * Decides on the payout that the money paid, locks it and proves it. If it has changed before the lock, it decides again.
 * The message of a supplier's device proves a payout, and an operator confirms it: a supplier must not confirm a payment
 * for which it is credited. The platform's own device confirms it too, up to the limit that needs a second person.
 */
export async function settlePayment(
  tx: Queryable,
  statement: Statement,
  { fields, accounts }: ReadStatement,
  rules: MatchingRules,
  now: Date,
): Promise<Verdict> {
  const payment = { ...statement, amountMinor: fields.amountMinor, remark: fields.remark };
  for (let turn = 0; turn < mostVerdicts; turn += 1) {
    const verdict = await decidePayment(tx, payment, accounts, rules);
    if (verdict.state !== 'matched') return verdict;
    const order = await lockOrder(tx, verdict.order.id);
    if (!isAsJudged(verdict.order, order)) continue;
    try {
      const proven = await provePayout(tx, order, statement, { now });
      return { ...verdict, order: await confirmIfOwn(tx, proven, statement, now) };
    } catch (error) {
      // Another payout has just claimed the reference; nothing has been written yet.
      if (!(error instanceof BusinessError && error.errorName === 'utrConsumed')) throw error;
      return { state: 'suspicious', suspicion: 'utrConsumed', order };
    }
  }
  throw new Error(
    `The payout of statement ${statement.id} changed ${mostVerdicts} times while it was matched.`,
  );
}

/**
 * Takes a payout that its account has paid to pending confirmation, with the message's reference. The caller has locked
 * it. One that is proven or completed already stays as it is.
 *
 * @throws utrConsumed: the reference is another payout's
 */
export async function provePayout(
  tx: Queryable,
  order: Order,
  statement: Pick<Statement, 'kind' | 'utr'>,
  witness: StepFacts,
): Promise<Order> {
  const steps = stepsOf[payoutStatusOf(payoutStatusIdOf(order)) ?? 'exception'] ?? [];
  if (steps.length === 0) return order;
  const utr = order.utr === null ? await orderReference(tx, order, statement) : undefined;
  if (utr !== undefined && statement.kind !== 'usdt') await takeReference(tx, order, utr, { kind: 'none' });
  let current = order;
  for (const event of steps) {
    current = await advancePayout(tx, current, event, {
      ...witness,
      // The account that holds the payout has paid it.
      context: { as: 'system', holdsClaim: true },
      ...(utr === undefined ? {} : { utr }),
    });
  }
  return current;
}

async function confirmIfOwn(
  tx: Queryable,
  order: Order,
  { monitorId }: Statement,
  now: Date,
): Promise<Order> {
  if (order.payoutStatus !== payoutStatusIds.pendingConfirmation || needsSecondPerson(order)) return order;
  const device = monitorId === null ? undefined : await monitorDeviceOf(tx, monitorId);
  if (!device || device.supplierId !== null) return order;
  return advancePayout(tx, order, 'confirm', { now, context: { as: 'system' } });
}

/** True if the payout has not changed since the verdict. */
const isAsJudged = (judged: Order, now: Order): boolean =>
  now.payoutStatus === judged.payoutStatus &&
  now.attempt === judged.attempt &&
  now.resourceId === judged.resourceId &&
  now.utr === judged.utr;
