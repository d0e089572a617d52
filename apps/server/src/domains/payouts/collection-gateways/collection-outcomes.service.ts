import { orderStatusIds } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import {
  endOrderLink,
  keepOrderLink,
  lockOrder,
  type Order,
  orderUpdated,
  resources,
} from '../../orders/orders.public.ts';
import { eventsOf, type readMatchingRules, takeGatewayPayment } from '../../receipts/receipts.public.ts';
import {
  type AttemptChange,
  changeAttempt,
  endedAt,
  lockAttempt,
  nextTime,
} from '../gateways/attempts.service.ts';
import type { GatewayAttempt, PayGateway } from '../gateways/gateways.table.ts';
import type { EndedRun, RunEffect, Verdict } from '../script-runs/script-runs.service.ts';
import { mostCreates } from './collection-queue.ts';
import { notifyMissingLink } from './link-notice.service.ts';

export interface CollectionFacts {
  readonly now: Date;
  /** Settings of matching, read before the transaction. */
  readonly rules: Awaited<ReturnType<typeof readMatchingRules>>;
  readonly gateway: Pick<PayGateway, 'name'>;
  /** The lease of the caller; a notice has none. */
  readonly leaseId?: string | undefined;
  readonly random?: (() => number) | undefined;
}

export interface CollectionOutcome {
  readonly effect: RunEffect;
  readonly events: readonly FanoutEvent[];
}

type Run = Pick<EndedRun, 'entryPoint' | 'verdict' | 'failure'>;

/**
 * Does what a gateway's verdict about an attempt demands, in the caller's transaction, which `afterFirstOfTwo` must run.
 * Money becomes a statement, and the rules of statements decide about the order. Locks the statement, the order, and
 * then the attempt.
 */
export async function applyCollectionOutcome(
  tx: Queryable,
  known: Pick<GatewayAttempt, 'id' | 'orderId' | 'attempt' | 'key' | 'resourceId' | 'reference'>,
  run: Run,
  facts: CollectionFacts,
): Promise<CollectionOutcome> {
  const paid = run.verdict.verdict === 'completed' ? await takePayment(tx, known, run.verdict, facts) : none;
  const order = await lockOrder(tx, known.orderId);
  const attempt = await lockAttempt(tx, known.id);
  const consequence = await consequenceOf(tx, attempt, run, facts);
  await keepAttempt(tx, attempt, order, run, consequence, facts);
  const { effect } = consequence;
  const shown =
    effect === 'linked' || effect === 'givenUp'
      ? [{ ...orderUpdated(order), withoutCallback: true as const }]
      : [];
  // A link that was made and has expired needs nobody: its payer never came.
  const hasNoLink = effect === 'givenUp' && run.entryPoint === 'create';
  const notices = hasNoLink ? await notifyMissingLink(tx, attempt, order, facts) : [];
  return {
    effect: effect === 'none' ? paid.effect : effect,
    events: [...paid.events, ...shown, ...notices],
  };
}

const none: CollectionOutcome = { effect: 'none', events: [] };

/** A report that is stored already, or of money that the bank has told before, changes nothing. */
async function takePayment(
  tx: Queryable,
  { orderId, attempt, key, resourceId, reference }: Parameters<typeof applyCollectionOutcome>[1],
  { utr = '', amountMinor = 0, reference: told }: Verdict,
  { now, rules, gateway }: CollectionFacts,
): Promise<CollectionOutcome> {
  const [account] = await tx
    .select({ supplierId: resources.supplierId })
    .from(resources)
    .where(eq(resources.id, resourceId));
  const processed = await takeGatewayPayment(
    tx,
    {
      orderId,
      attempt,
      resourceId,
      supplierId: account?.supplierId ?? null,
      key,
      gatewayName: gateway.name,
      reference: told ?? reference,
      utr,
      amountMinor,
    },
    rules,
    now,
  );
  if (!processed) return none;
  return { effect: effectOf(processed.statement), events: eventsOf(processed, true) };
}

function effectOf({
  state,
  suspicion,
}: NonNullable<Awaited<ReturnType<typeof takeGatewayPayment>>>['statement']): RunEffect {
  if (state === 'matched') return 'completed';
  if (state === 'ignored') return 'none';
  return suspicion === 'amountMismatch' ? 'amountDiffers' : 'exception';
}

interface Consequence {
  readonly effect: RunEffect;
  /** Set when the gateway is asked no more. */
  readonly ends?: boolean;
  readonly reason?: string | undefined;
  /** The link is made, so from now on the gateway is asked whether it was paid. */
  readonly opens?: boolean;
}

async function consequenceOf(
  tx: Queryable,
  attempt: GatewayAttempt,
  { entryPoint, verdict }: Run,
  { now }: CollectionFacts,
): Promise<Consequence> {
  if (attempt.state === 'ended') return { effect: 'none' };
  const { orderId, attempt: number } = attempt;
  const giveUp = async (reason: string | undefined): Promise<Consequence> => {
    // The payer is told now, instead of waiting until the deadline for a link, or trying one that nobody can pay by.
    await endOrderLink(tx, { orderId, attempt: number }, now);
    return { effect: 'givenUp', ends: true, reason };
  };
  switch (verdict.verdict) {
    case 'created': {
      const { link = '' } = verdict;
      const isFirst = await keepOrderLink(tx, { orderId, attempt: number, link }, now);
      return { effect: isFirst ? 'linked' : 'none', opens: true };
    }
    case 'completed':
      return { effect: 'none', ends: true };
    case 'declined':
      return giveUp(`${verdict.code ?? ''}: ${verdict.reason ?? ''}`);
    case 'expired':
      return giveUp(verdict.reason ?? 'expired');
    case 'unknown': {
      const isLast = entryPoint === 'create' && attempt.state === 'sending' && attempt.creates >= mostCreates;
      return isLast ? giveUp(verdict.reason) : { effect: 'none' };
    }
    default:
      return { effect: 'none' };
  }
}

const secondMs = 1_000;
const inSeconds = (delays: readonly number[]) => delays.map((seconds) => seconds * secondMs);
const createDelaysMs = inSeconds([5, 15, 45]);
/** A payer is quick or never comes, so the first queries come soon, and later ones hourly. */
const queryDelaysMs = inSeconds([10, 10, 15, 20, 30, 60, 120, 300, 900, 1_800, 3_600]);
/** How long after its deadline an order's gateway is asked: late money is a matter of statements. */
const askedAfterMs = 24 * 3_600 * secondMs;

const maxReason = 200;

async function keepAttempt(
  tx: Queryable,
  attempt: GatewayAttempt,
  order: Order,
  { entryPoint, verdict }: Run,
  { ends = false, opens = false, reason }: Consequence,
  { now, leaseId, random = Math.random }: CollectionFacts,
): Promise<void> {
  if (attempt.state === 'ended') return;
  const reference = verdict.reference ?? attempt.reference;
  const queries = attempt.queries + (entryPoint === 'query' ? 1 : 0);
  const told = {
    reference,
    queries,
    ...(reason === undefined ? {} : { reason: reason.slice(0, maxReason) }),
  };
  const isHolder = leaseId !== undefined && leaseId === attempt.leaseId;
  const isOpen = opens || attempt.state === 'open';
  const next = (): AttemptChange => {
    if (ends || !mayBePaid(order, now)) return endedAt(now);
    const state = isOpen ? ('open' as const) : attempt.state;
    // A worker whose lease has ended stores what it learned; the present holder decides when to ask again.
    if (!isHolder) return { state };
    const dueAt = isOpen
      ? nextTime(queryDelaysMs, queries, now, random)
      : nextTime(createDelaysMs, attempt.creates - 1, now, random);
    return { state, dueAt, leaseId: null };
  };
  await changeAttempt(tx, attempt.id, { ...told, ...next() });
}

/**
 * Whether money may still come by the link. An order that was moved to another account keeps the link of its earlier
 * attempt for so long: what is paid there becomes a statement for a person.
 */
function mayBePaid({ status, reversedAt, expiresAt, createdAt }: Order, now: Date): boolean {
  if (reversedAt !== null) return false;
  if (status === orderStatusIds.allocated) return true;
  const until = (expiresAt ?? createdAt).getTime() + askedAfterMs;
  return status === orderStatusIds.timedOut && now.getTime() < until;
}
