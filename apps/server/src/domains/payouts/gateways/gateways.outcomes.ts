import { type PayoutEvent, payoutStatusIds } from '@platform/sdk/rules';
import type { Queryable } from '../../../db/connection.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  advancePayout,
  isInPool,
  lockOrder,
  type Order,
  type PayoutStep,
  payoutEvent,
  payoutStatusIdOf,
  takeReference,
} from '../../orders/orders.public.ts';
import { notifyPayoutException } from '../payouts/exception-notice.service.ts';
import type { EndedRun, RunEffect } from '../script-runs/script-runs.service.ts';
import { changeAttempt, endedAt, lockAttempt, nextTime } from './attempts.service.ts';
import { openStatuses } from './gateways.service.ts';
import type { GatewayAttempt } from './gateways.table.ts';

const { submitted, paying, exception } = payoutStatusIds;
const maxReason = 200;

export interface OutcomeFacts {
  readonly now: Date;
  /** Setting GatewayOrderRejectToPayoutPool, read before the transaction. */
  readonly gatewayRejectsToPool: boolean;
  /** The lease of the caller; a notice has none. */
  readonly leaseId?: string | undefined;
  readonly random?: (() => number) | undefined;
}

export interface AppliedOutcome {
  readonly effect: RunEffect;
  readonly order: Order;
  readonly events: readonly FanoutEvent[];
}

/** What a verdict makes of a payout. */
interface Consequence {
  readonly effect: RunEffect;
  readonly events: readonly PayoutEvent[];
  readonly step?: Partial<Pick<PayoutStep, 'reason' | 'utr'>>;
  /** The gateway is asked no more: a person has to look. */
  readonly endsQueries?: boolean;
}

/**
 * Takes a payout on as a gateway's verdict about one of its attempts demands, in the caller's transaction. A verdict
 * about an earlier attempt, or about a payout that a person has decided meanwhile, changes nothing; so does a repeated
 * one. Locks the order, then the attempt.
 */
export async function applyOutcome(
  tx: Queryable,
  { id: attemptId, orderId }: Pick<GatewayAttempt, 'id' | 'orderId'>,
  run: Pick<EndedRun, 'entryPoint' | 'verdict' | 'failure'>,
  facts: OutcomeFacts,
): Promise<AppliedOutcome> {
  const before = await lockOrder(tx, orderId);
  const attempt = await lockAttempt(tx, attemptId);
  const isOpen =
    attempt.state !== 'ended' && before.attempt === attempt.attempt && openStatuses.has(before.payoutStatus);
  const consequence: Consequence = isOpen
    ? await consequenceOf(tx, before, run)
    : { effect: 'none', events: [], endsQueries: true };
  const { order, effect } = await takeSteps(tx, before, consequence, facts);
  await keepAttempt(tx, attempt, order, run, consequence, facts);
  const events: FanoutEvent[] = [];
  if (order !== before)
    events.push(payoutEvent('payout.updated', order, isInPool(before) || isInPool(order)));
  if (order.payoutStatus === exception && before.payoutStatus !== exception)
    await notifyPayoutException({ db: tx, now: facts.now, publish: (event) => events.push(event) }, order);
  return { effect, order, events };
}

async function consequenceOf(
  tx: Queryable,
  order: Order,
  { entryPoint, verdict, failure }: Pick<EndedRun, 'entryPoint' | 'verdict' | 'failure'>,
): Promise<Consequence> {
  const status = payoutStatusIdOf(order);
  const isHanded = status === submitted || status === paying;
  const lost = (effect: RunEffect, reason: string, endsQueries: boolean): Consequence => ({
    effect: isHanded || effect === 'amountDiffers' ? effect : 'none',
    events: isHanded ? ['loseOutcome'] : [],
    step: { reason: reason.slice(0, maxReason) },
    endsQueries,
  });
  switch (verdict.verdict) {
    case 'accepted':
      return status === submitted ? { effect: 'accepted', events: ['accept'] } : nothing;
    case 'completed': {
      const { amountMinor } = verdict;
      if (amountMinor !== undefined && amountMinor !== order.amountMinor)
        return lost('amountDiffers', `The gateway names another amount: ${amountMinor}`, true);
      const utr = await takenReference(tx, order, verdict.utr ?? '');
      // Two payouts cannot have been made by one transfer, so somebody has to look.
      if (utr === undefined) return lost('exception', `UTR not usable: ${verdict.utr ?? ''}`, true);
      return { effect: 'completed', events: completing(status), step: { utr } };
    }
    case 'declined': {
      const reason = `${verdict.code ?? ''}: ${verdict.reason ?? ''}`.slice(0, maxReason);
      if (isHanded) return { effect: 'declined', events: ['decline'], step: { reason } };
      return status === exception
        ? { effect: 'returnedToPool', events: ['findFailed'], step: { reason } }
        : nothing;
    }
    default: {
      // A query that fails says nothing about a payout that the gateway has accepted.
      if (entryPoint !== 'send' && failure !== null) return nothing;
      return lost('exception', verdict.reason ?? 'unknown', false);
    }
  }
}

const nothing: Consequence = { effect: 'none', events: [] };

function completing(status: number): readonly PayoutEvent[] {
  if (status === exception) return ['findPaid'];
  if (status === submitted) return ['accept', 'submitProof', 'confirm'];
  return status === paying ? ['submitProof', 'confirm'] : ['confirm'];
}

/** Undefined when the reference is not one, or is that of another payout. */
async function takenReference(tx: Queryable, order: Order, utr: string): Promise<string | undefined> {
  try {
    return await takeReference(tx, order, utr, { kind: 'all' });
  } catch (error) {
    if (error instanceof BusinessError) return undefined;
    throw error;
  }
}

async function takeSteps(
  tx: Queryable,
  before: Order,
  { events, effect, step = {} }: Consequence,
  { now, gatewayRejectsToPool }: OutcomeFacts,
): Promise<{ order: Order; effect: RunEffect }> {
  const context = { as: 'system', provenByGateway: true, gatewayRejectsToPool } as const;
  let order = before;
  for (const event of events) order = await advancePayout(tx, order, event, { now, context, ...step });
  return { order, effect: effect === 'declined' && isInPool(order) ? 'returnedToPool' : effect };
}

async function keepAttempt(
  tx: Queryable,
  attempt: GatewayAttempt,
  order: Order,
  { entryPoint, verdict }: Pick<EndedRun, 'entryPoint' | 'verdict'>,
  { endsQueries = false }: Consequence,
  { now, leaseId, random = Math.random }: OutcomeFacts,
): Promise<void> {
  if (attempt.state === 'ended') return;
  const reference = verdict.reference ?? attempt.reference;
  const isOver = endsQueries || order.attempt !== attempt.attempt || !openStatuses.has(order.payoutStatus);
  const queries = attempt.queries + (entryPoint === 'query' ? 1 : 0);
  // A worker whose lease has ended stores what it learned; the present holder decides when to ask again.
  const isHolder = leaseId !== undefined && leaseId === attempt.leaseId;
  const next = isOver
    ? endedAt(now)
    : isHolder
      ? { state: 'open' as const, dueAt: nextTime(delaysMs, queries, now, random), leaseId: null }
      : {};
  await changeAttempt(tx, attempt.id, { reference, queries, ...next });
}

const secondMs = 1_000;
/** From half a minute to an hour. */
const delaysMs = [30, 60, 120, 300, 900, 1_800, 3_600].map((seconds) => seconds * secondMs);
