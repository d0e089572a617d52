import { canTransitionPayout, type PayoutEvent, payoutStatusIds } from '@platform/sdk/rules';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  advancePayout,
  type Beneficiary,
  byAccount,
  checkReselection,
  isInPool,
  lockOrders,
  markListed,
  type Order,
  type PayoutStep,
  payoutEvent,
  payoutStatusIdOf,
  takeReference,
  usableProducts,
} from '../../orders/orders.public.ts';
import { checkBeneficiaryBank } from '../../parties/parties.public.ts';
import { withApproval } from '../order-actions/order-approval.service.ts';
import { mustBePaidByHand } from './payouts.by-machine.ts';
import {
  type ClaimContext,
  claimLeaseMs,
  holdsClaim,
  isLapsed,
  isVisible,
  payoutNote,
} from './payouts.claims.ts';

export { notifyPayoutException } from './exception-notice.service.ts';
export { claimLeaseMs };

/** Operator's data on a payment made by hand. */
export interface PayoutProof {
  readonly utr?: string;
  readonly offset: boolean;
}

/**
 * Takes a payout as far as the caller may: the holder of the claim starts the payment and submits the bank
 * reference; a caller that may confirm also confirms at once. A supplier's payout then waits for an operator's
 * confirmation, and one above the approval limit for a second person's.
 */
export async function supplementPayout(
  context: HandlerContext,
  order: Order,
  { utr: given, offset }: PayoutProof,
): Promise<Order> {
  const { db, now, ip, scope } = context;
  const user = actingUser(context);
  mustBeVisible(order, scope);
  if (order.claimedBy === user.userId && isLapsed(order, now)) throw new BusinessError('claimLeaseExpired');
  if (order.payoutStatus === payoutStatusIds.preparing) await mustBePaidByHand(db, order);
  const utr = given === undefined ? undefined : await takeReference(db, order, given, scope);
  const facts = { now, ip, userId: user.userId };
  return withApproval(context, order, 'confirmRequested', facts, async (approval) => {
    const step: PayoutStep = {
      ...facts,
      context: { as: user.role, holdsClaim: holdsClaim(order, user, now), offset, ...approval },
      ...(utr === undefined ? {} : { utr }),
    };
    let current = order;
    for (const event of stepsOf(order, step)) current = await advancePayout(db, current, event, step);
    return told(context, order, current);
  });
}

function stepsOf(order: Order, { utr, context = {} }: PayoutStep): PayoutEvent[] {
  const { paying, pendingConfirmation } = payoutStatusIds;
  const proven = utr !== undefined;
  const mayConfirm = canTransitionPayout(pendingConfirmation, 'confirm', context).allowed;
  switch (payoutStatusIdOf(order)) {
    case pendingConfirmation:
      return ['confirm'];
    case paying:
      // Required from operators too: otherwise a repeated call to start the payment would complete the payout.
      if (!proven) {
        const message = 'The bank’s reference is what shows that it is paid.';
        throw new RequestFault('validationFailed', { issues: [{ path: 'utr', code: 'required', message }] });
      }
      return ['submitProof', ...(mayConfirm ? (['confirm'] as const) : [])];
    default:
      // Without a reference the call only starts the payment.
      return proven ? ['send', 'submitProof', ...(mayConfirm ? (['confirm'] as const) : [])] : ['send'];
  }
}

/** Requests the rejection of a payout. Its money stays reserved until a user approves. */
export async function rejectPayout(context: ClaimContext, order: Order, reason: string): Promise<Order> {
  const { db, now, ip, scope } = context;
  const user = actingUser(context);
  mustBeVisible(order, scope);
  const step: PayoutStep = {
    now,
    ip,
    reason: reason.trim(),
    userId: user.userId,
    context: { as: user.role, holdsClaim: holdsClaim(order, user, now) },
  };
  return told(context, order, await advancePayout(db, order, 'reject', step));
}

/**
 * Returns a payout to the pool as a new attempt, with another product or a corrected beneficiary. Uses the first
 * product of the list that the merchant may use for it. The reserved money and the fee do not change.
 */
export async function reselectPayout(
  context: ClaimContext,
  order: Order,
  productIds: readonly number[],
  beneficiary: Beneficiary,
): Promise<Order> {
  const { db, now, ip, scope } = context;
  const { userId, role } = actingUser(context);
  mustBeVisible(order, scope);
  const listed = await checkReselection(context, order, beneficiary);
  await checkBeneficiaryBank(db, { ...order, ...beneficiary });
  const [product] = await usableProducts(db, { ...order, ...beneficiary }, productIds);
  const reselection = { ...beneficiary, productId: product.id, mainProductId: product.mainProductId };
  const step: PayoutStep = { now, ip, userId, context: { as: role }, reselection };
  const reselected = await advancePayout(db, order, 'reselect', step);
  return told(context, order, await markListed(db, reselected, listed, 'reselection', now));
}

/** Result for one order of a batch. */
export type Unlocking =
  | { readonly orderCode: string; readonly order: Order }
  | { readonly orderCode: string; readonly order: Order | undefined; readonly refusal: BusinessError };

/** Releases claims, one by one: a refusal does not stop the others. An order already in the pool is a success. */
export async function unlockPayouts(
  context: ClaimContext,
  orderCodes: readonly string[],
): Promise<Unlocking[]> {
  const { db, now, ip, scope } = context;
  const user = actingUser(context);
  const known = await lockOrders(db, orderCodes);
  const step = { now, ip, userId: user.userId, context: { as: user.role } };
  const outcomes = new Map<string, Unlocking>();
  const accountOf = (orderCode: string) => known.get(orderCode) ?? { resourceId: null };
  // Sorted by account, so that concurrent calls cannot deadlock.
  for (const orderCode of orderCodes.toSorted((a, b) => byAccount(accountOf(a), accountOf(b)))) {
    const order = known.get(orderCode);
    try {
      if (!order || !isVisible(order, scope)) throw new BusinessError('orderNotFound', { orderCode });
      payoutStatusIdOf(order);
      const unlocked = isInPool(order)
        ? order
        : told(context, order, await advancePayout(db, order, 'unlock', step));
      known.set(orderCode, unlocked);
      outcomes.set(orderCode, { orderCode, order: unlocked });
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      outcomes.set(orderCode, { orderCode, order, refusal: error });
    }
  }
  return orderCodes.flatMap((orderCode) => outcomes.get(orderCode) ?? []);
}

export function mustBeVisible(order: Order, scope: ClaimContext['scope']): void {
  if (!isVisible(order, scope)) throw new BusinessError('orderNotFound', { orderCode: order.orderCode });
}

/** Records a payout step in the audit trail and publishes it. Returns the order after the step. */
export function told(context: ClaimContext, before: Order, after: Order): Order {
  context.audit(payoutNote(after, { payoutStatus: before.payoutStatus }));
  context.publish(payoutEvent('payout.updated', after, isInPool(before) || isInPool(after)));
  return after;
}
