import { errorCatalogue } from '@platform/sdk/errors';
import { payoutStatusIds } from '@platform/sdk/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { refusalText } from '../../../kit/refusals/refusal-text.ts';
import { needsSecondPerson, notifyApprovers } from '../../access/access.public.ts';
import {
  advancePayout,
  advancePayouts,
  lockOrderByCode,
  lockOrders,
  type Order,
  plainReference,
  takeReference,
  takeReferences,
} from '../../orders/orders.public.ts';
import { withApproval } from '../order-actions/order-approval.service.ts';
import { told } from '../payouts/payouts.service.ts';
import { showBatch } from './payout-batches.list.ts';
import { judgeStored } from './payout-batches.results.ts';
import { codesOf, findBatch, mustBeIn, placesOf, tellStep } from './payout-batches.service.ts';
import { type PayoutBatch, payoutBatchResults } from './payout-batches.table.ts';
import type { BatchOutcome, ConfirmRequest, OutcomeRow } from './payout-batches.types.ts';

/** The outcome of one payout, as the operator or the bank's file states it. */
export type Decision =
  | { readonly kind: 'paid'; readonly orderCode: string; readonly utr?: string | undefined }
  | { readonly kind: 'failed'; readonly orderCode: string; readonly reason: string };

/** Payouts that one transaction completes together. More would keep the accounts locked for longer than others wait. */
const togetherMost = 25;

/**
 * Confirms payouts of a batch, those that nothing stands against some at a time, every other in a transaction of its own:
 * a refused one does not stop the others, no account stays locked while hundreds are booked, and a repeated call goes on
 * where an interrupted one ended.
 */
export async function confirmBatch(context: HandlerContext, request: ConfirmRequest): Promise<BatchOutcome> {
  const { db, scope, settings } = context;
  const batch = await findBatch(db, request.payoutBatchId, scope);
  await mustBeIn(db, batch, ['exported', 'confirming', 'closed']);
  const { decisions, others } = await decisionsOf(context, batch, request);
  const rows = [...others];
  // Read before the transactions of the payouts, which must not wait for another connection.
  const gatewayRejectsToPool = await settings.get('GatewayOrderRejectToPayoutPool');
  for (let start = 0; start < decisions.length; start += togetherMost) {
    const some = decisions.slice(start, start + togetherMost);
    const confirmed = await confirmTogether(context, batch, some);
    for (const decision of some) {
      const { orderCode } = decision;
      if (confirmed.has(orderCode)) rows.push(plainRow(orderCode, 'confirmed'));
      else
        rows.push(
          await attempt(context, orderCode, (own) => decide(own, batch, decision, gatewayRejectsToPool)),
        );
    }
  }
  if (rows.some(({ outcome }) => outcome === 'needsSecondPerson')) await tellApprovers(context, batch);
  if (request.mode === 'file' && request.resultId !== undefined) await markApplied(context, request.resultId);
  return finish(context, batch, { event: 'confirmed', rows, failure: 'batchConfirmFailed' });
}

/** What the request asks for, and the payouts that it leaves as they are. */
async function decisionsOf(
  { db, scope }: HandlerContext,
  batch: PayoutBatch,
  { mode, rows, resultId }: ConfirmRequest,
): Promise<{ decisions: Decision[]; others: OutcomeRow[] }> {
  if (mode === 'file') {
    if (resultId === undefined) throw required('resultId');
    const lines = await judgeStored(db, batch, resultId, scope);
    const decisions: Decision[] = [];
    const others: OutcomeRow[] = [];
    for (const { verdict, orderCode, utr, reason, word } of lines) {
      if (orderCode === null) continue;
      if (verdict === 'paid') decisions.push({ kind: 'paid', orderCode, utr: utr ?? undefined });
      else if (verdict === 'failed')
        decisions.push({ kind: 'failed', orderCode, reason: reason || word || '-' });
      else others.push(plainRow(orderCode, verdict === 'already' ? 'already' : 'inDoubt'));
    }
    return { decisions, others };
  }
  if (mode === 'rows') {
    if (!rows) throw required('rows');
    return { decisions: rows.map((row) => ({ kind: 'paid', ...row })), others: [] };
  }
  const places = await placesOf(db, batch.id);
  const open = new Set(
    places.flatMap(({ state, orderId }) => (state === 'paying' || state === 'proven' ? [orderId] : [])),
  );
  const known = await codesOf(db, batch.id);
  return {
    decisions: known.flatMap(({ id, orderCode }) =>
      open.has(id) ? [{ kind: 'paid' as const, orderCode }] : [],
    ),
    others: [],
  };
}

const required = (path: string): RequestFault =>
  new RequestFault('validationFailed', {
    issues: [{ path, code: 'required', message: `${path} is missing.` }],
  });

/** Runs one decision in its own transaction and says how it ended. */
export async function attempt(
  context: HandlerContext,
  orderCode: string,
  work: (own: HandlerContext) => Promise<OutcomeRow['outcome']>,
): Promise<OutcomeRow> {
  try {
    return plainRow(orderCode, await context.transact((tx) => work({ ...context, db: tx })));
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return {
      orderCode,
      outcome: 'refused',
      code: errorCatalogue[error.errorName].code,
      message: refusalText(error.errorName, error.params, context.language),
    };
  }
}

const plainRow = (orderCode: string, outcome: OutcomeRow['outcome']): OutcomeRow => ({
  orderCode,
  outcome,
  code: null,
  message: null,
});

/** The payout, locked. @throws orderNotFound if it is not in the batch */
export async function lockInBatch(
  { db }: HandlerContext,
  batch: PayoutBatch,
  orderCode: string,
): Promise<Order> {
  const order = await lockOrderByCode(db, orderCode);
  if (order.payoutBatchId !== batch.id) throw new BusinessError('orderNotFound', { orderCode });
  return order;
}

async function decide(
  context: HandlerContext,
  batch: PayoutBatch,
  decision: Decision,
  gatewayRejectsToPool: boolean,
): Promise<OutcomeRow['outcome']> {
  const order = await lockInBatch(context, batch, decision.orderCode);
  return decision.kind === 'failed'
    ? decline(context, order, decision.reason, gatewayRejectsToPool)
    : confirm(context, order, decision.utr);
}

/**
 * Completes in one transaction those of the payouts that only wait for it. Whatever stands against one of them, none is
 * completed here: each is then decided by itself and gets its own answer.
 *
 * @returns the codes of the completed payouts
 */
async function confirmTogether(
  context: HandlerContext,
  batch: PayoutBatch,
  decisions: readonly Decision[],
): Promise<ReadonlySet<string>> {
  // A supplier only proves. Decisions that name one payout or one reference twice depend on their order.
  const named = decisions.flatMap(({ orderCode, ...decision }) =>
    'utr' in decision && decision.utr !== undefined ? [orderCode, plainReference(decision.utr)] : [orderCode],
  );
  if (actingUser(context).role === 'supplier' || new Set(named).size < named.length) return new Set();
  try {
    const confirmed = await context.transact((tx) => confirmPlain({ ...context, db: tx }, batch, decisions));
    return new Set(confirmed.map(({ orderCode }) => orderCode));
  } catch {
    return new Set();
  }
}

async function confirmPlain(
  context: HandlerContext,
  batch: PayoutBatch,
  decisions: readonly Decision[],
): Promise<Order[]> {
  const { db, now, ip, scope } = context;
  const { userId, role } = actingUser(context);
  const known = await lockOrders(
    db,
    decisions.map(({ orderCode }) => orderCode),
  );
  const plain = decisions.flatMap((decision) => {
    const order = known.get(decision.orderCode);
    const waits = order?.payoutBatchId === batch.id && order.payoutStatus === payoutStatusIds.paying;
    return decision.kind === 'paid' && waits && !needsSecondPerson(order)
      ? [{ order, utr: decision.utr }]
      : [];
  });
  const proven = plain.flatMap(({ order, utr }) => (utr === undefined ? [] : [{ order, reference: utr }]));
  const references = await takeReferences(db, proven, scope);
  const utrs = new Map(proven.map(({ order }, index) => [order.id, references[index]]));
  const payouts = plain.map(({ order }) => order);
  const step = { now, ip, userId, context: { as: role, holdsClaim: true } };
  const confirmed = await advancePayouts(db, payouts, 'confirm', step, ({ id }) => utrs.get(id));
  for (const [index, order] of payouts.entries()) told(context, order, confirmed[index] ?? order);
  return confirmed;
}

async function decline(
  context: HandlerContext,
  order: Order,
  reason: string,
  gatewayRejectsToPool: boolean,
): Promise<OutcomeRow['outcome']> {
  const { db, now, ip } = context;
  const { rejecting, rejected } = payoutStatusIds;
  if (order.payoutStatus === rejecting || order.payoutStatus === rejected) return 'already';
  const { userId, role } = actingUser(context);
  const facts = { as: role, holdsClaim: true, gatewayRejectsToPool };
  const mostReason = 200;
  const step = { now, ip, userId, reason: reason.slice(0, mostReason), context: facts };
  told(context, order, await advancePayout(db, order, 'decline', step));
  return 'declined';
}

async function confirm(
  context: HandlerContext,
  order: Order,
  given: string | undefined,
): Promise<OutcomeRow['outcome']> {
  const { db, now, ip, scope } = context;
  const { completed, paying, pendingConfirmation } = payoutStatusIds;
  const { userId, role } = actingUser(context);
  const utr = given === undefined ? undefined : await takeReference(db, order, given, scope);
  // The same decision again changes nothing; one with another reference is another decision, and refused.
  if (order.payoutStatus === completed && (utr === undefined || utr === order.utr)) return 'already';
  const isSupplier = role === 'supplier';
  if (isSupplier && order.payoutStatus === pendingConfirmation) return 'already';
  const facts = { now, ip, userId };
  const step = { ...facts, ...(utr === undefined ? {} : { utr }) };
  const by = { as: role, holdsClaim: true };
  // Below the limit the confirmation itself is the proof.
  const isProof = order.payoutStatus === paying && (isSupplier || needsSecondPerson(order));
  const proven = isProof ? await advancePayout(db, order, 'submitProof', { ...step, context: by }) : order;
  if (isSupplier) {
    told(context, order, proven);
    return 'proven';
  }
  try {
    const work = (approval: object) =>
      advancePayout(db, proven, 'confirm', { ...step, context: { ...by, ...approval } });
    told(
      context,
      order,
      await withApproval(context, proven, 'confirmRequested', facts, work, { notifies: false }),
    );
    return 'confirmed';
  } catch (error) {
    if (!(error instanceof BusinessError) || error.errorName !== 'secondApprovalRequired') throw error;
    // The proof and the request for a second person stay.
    if (proven !== order) told(context, order, proven);
    return 'needsSecondPerson';
  }
}

/** One message for the whole batch, instead of one for each of its payouts. */
async function tellApprovers(context: HandlerContext, { id, batchCode }: PayoutBatch): Promise<void> {
  const link = `/payoutBatch/list?payoutBatchId=${encodeURIComponent(id)}`;
  await context.transact((tx) => notifyApprovers({ ...context, db: tx }, { object: batchCode, link }));
}

async function markApplied(context: HandlerContext, resultId: string): Promise<void> {
  const { id, appliedAt } = payoutBatchResults;
  await context.transact((tx) =>
    tx
      .update(payoutBatchResults)
      .set({ appliedAt: context.now })
      .where(and(eq(id, resultId), isNull(appliedAt))),
  );
}

const changing: ReadonlySet<OutcomeRow['outcome']> = new Set([
  'confirmed',
  'proven',
  'declined',
  'handled',
  'needsSecondPerson',
]);

/** Records the step and answers. @throws `failure` if every payout was refused */
export async function finish(
  context: HandlerContext,
  batch: PayoutBatch,
  {
    event,
    rows,
    failure,
    reason,
  }: {
    readonly event: 'confirmed' | 'handled';
    readonly rows: OutcomeRow[];
    readonly failure: 'batchConfirmFailed' | 'batchExceptionHandlingFailed';
    readonly reason?: string;
  },
): Promise<BatchOutcome> {
  if (rows.length > 0 && rows.every(({ outcome }) => outcome === 'refused')) {
    const issues = rows.map(({ orderCode, message }) => ({
      path: orderCode,
      code: 'refused',
      message: message ?? '',
    }));
    throw new RequestFault(failure, { issues });
  }
  const changedCount = rows.filter(({ outcome }) => changing.has(outcome)).length;
  if (changedCount > 0)
    await context.transact((tx) =>
      tellStep({ ...context, db: tx }, batch, { event, count: changedCount, reason }),
    );
  return { batch: await showBatch(context.db, batch.id, context.scope), rows, changedCount };
}
