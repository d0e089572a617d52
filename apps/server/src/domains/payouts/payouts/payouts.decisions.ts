import { type PayoutEvent, payoutStatusIds, type StepContext } from '@platform/sdk/rules';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { advancePayout, lockOrderByCode, type Order, takeReference } from '../../orders/orders.public.ts';
import { withApproval } from '../order-actions/order-approval.service.ts';
import { notifyPayoutException } from './exception-notice.service.ts';
import { mustBePaidByHand } from './payouts.by-machine.ts';
import { holdsClaim } from './payouts.claims.ts';
import { mustBeVisible, told } from './payouts.service.ts';
import { notifyPayoutRejected } from './rejection-notice.service.ts';

/** Steps with their own call, apart from claiming, paying and rejecting. */
export type PayoutDecision = Extract<
  PayoutEvent,
  | 'cancel'
  | 'approveRejection'
  | 'refuseRejection'
  | 'decline'
  | 'loseOutcome'
  | 'dispute'
  | 'findPaid'
  | 'findFailed'
>;

export interface DecisionFacts {
  readonly orderCode: string;
  readonly reason?: string | undefined;
  /** With `findPaid`. */
  readonly utr?: string | undefined;
}

/** Takes a payout one step on for a caller that may see it, or refuses. The rules table decides. */
export async function decidePayout(
  context: HandlerContext,
  event: PayoutDecision,
  { orderCode, reason, utr: given }: DecisionFacts,
): Promise<Order> {
  const { db, now, ip, scope, settings } = context;
  const user = actingUser(context);
  const order = await lockOrderByCode(db, orderCode);
  mustBeVisible(order, scope);
  if (event === 'decline') await mustBePaidByHand(db, order);
  const utr = given === undefined ? undefined : await takeReference(db, order, given, scope);
  const gatewayRejectsToPool = await settings.get('GatewayOrderRejectToPayoutPool');
  const facts = {
    now,
    ip,
    userId: user.userId,
    ...(reason === undefined ? {} : { reason: reason.trim() }),
  };
  const decide = (approval: StepContext) =>
    advancePayout(db, order, event, {
      ...facts,
      ...(utr === undefined ? {} : { utr }),
      context: { as: user.role, holdsClaim: holdsClaim(order, user, now), gatewayRejectsToPool, ...approval },
    });
  const decided = await (event === 'findPaid'
    ? withApproval(context, order, 'findPaidRequested', facts, decide)
    : decide({}));
  if (decided.payoutStatus === payoutStatusIds.exception)
    await notifyPayoutException(context, decided, user.userId);
  if (event === 'approveRejection') await notifyPayoutRejected(context, decided);
  return told(context, order, decided);
}

/** Ends an exception with the result that an operator has checked at the bank. */
export async function resolveException(
  context: HandlerContext,
  { outcome, ...facts }: DecisionFacts & { readonly outcome: 'paid' | 'notPaid' },
): Promise<Order> {
  if (outcome === 'notPaid') {
    refuseUtr(facts.utr);
    return decidePayout(context, 'findFailed', facts);
  }
  const resolved = await decidePayout(context, 'findPaid', facts);
  // Check the permission first: a caller without it gets that error, not a missing-field error.
  if (resolved.utr === null)
    throw invalidUtr('required', 'The bank’s reference is what shows that it is paid.');
  return resolved;
}

function refuseUtr(utr: string | undefined): void {
  if (utr !== undefined) throw invalidUtr('unexpected', 'What was not paid has no bank reference.');
}

const invalidUtr = (code: string, message: string): RequestFault =>
  new RequestFault('validationFailed', { issues: [{ path: 'utr', code, message }] });
