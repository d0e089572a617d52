import type { Queryable } from '../../../db/connection.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext, Scope, UserActor } from '../../../kit/operation/context.ts';
import { isOwnedRow } from '../../../kit/operation/owned-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  advancePayout,
  checkPayoutStep,
  isInPool,
  lockOrder,
  lockPlaces,
  type Order,
  payoutEvent,
  payoutStatusIdOf,
  readAllocationRules,
  reservePayer,
} from '../../orders/orders.public.ts';
import { checkSupplierTerms, findSupplier } from '../../parties/parties.public.ts';

/** How long a claimed payout waits for its payer before it goes back to the pool. */
export const claimLeaseMs = 10 * 60_000;

export type ClaimContext = Pick<
  HandlerContext,
  'db' | 'now' | 'ip' | 'actor' | 'scope' | 'publish' | 'audit' | 'settings'
>;

/** True for the user that claimed it, until the lease expires. Once payment has begun there is no lease. */
export const holdsClaim = (order: Order, { userId }: UserActor, now: Date): boolean =>
  order.claimedBy === userId && !isLapsed(order, now);

export const isLapsed = ({ claimExpiresAt }: Order, now: Date): boolean =>
  claimExpiresAt !== null && claimExpiresAt <= now;

/** True if the caller may see the payout: it is in its scope, or in the pool and the caller is a supplier. */
export const isVisible = (order: Order, scope: Scope): boolean =>
  isOwnedRow(scope, order) || (scope.kind === 'suppliers' && isInPool(order));

/**
 * Gives the caller the right to pay one payout, or renews it. Concurrent callers wait for the row
 * lock: one gets the claim, the others are refused. A supplier's claim reserves the account that pays
 * (`reservePayer`); the platform itself pays from no account.
 */
export async function claimPayout(
  context: ClaimContext,
  orderId: string,
  { resourceId }: { readonly resourceId?: string | undefined } = {},
): Promise<{ order: Order; renewed: boolean }> {
  const { db, now, ip } = context;
  const user = actingUser(context);
  const payer = await payerOf(db, user);
  if (resourceId !== undefined && payer.supplierId === null) throw ownAccountsOnly();
  let order = await lockOrder(db, orderId);
  payoutStatusIdOf(order);
  const wasInPool = isInPool(order);
  // The lease has expired, even if the job has not released it yet.
  if (isLapsed(order, now)) {
    if (order.resourceId !== null && payer.supplierId !== null) await lockPlaces(db, order, payer.supplierId);
    order = await advancePayout(db, order, 'expireClaim', { now });
  }
  const renewed = holdsClaim(order, user, now);
  const facts = { as: user.role, holdsClaim: renewed };
  await checkPayoutStep(db, order, 'claim', { context: facts });
  // What it holds already it may pay, whatever was agreed since.
  if (!renewed && payer.supplierId !== null) await checkSupplierTerms(db, payer.supplierId, order);
  const account = await accountFor(context, order, { supplierId: payer.supplierId, resourceId, renewed });
  const claimed = await advancePayout(db, order, 'claim', {
    now,
    ip,
    userId: user.userId,
    context: facts,
    claim: {
      ...payer,
      resourceId: account,
      claimedBy: user.userId,
      claimedAt: renewed ? (order.claimedAt ?? now) : now,
      claimExpiresAt: new Date(now.getTime() + claimLeaseMs),
    },
  });
  context.audit(payoutNote(claimed, { payoutStatus: order.payoutStatus }));
  context.publish(payoutEvent('payout.updated', claimed, wasInPool));
  return { order: claimed, renewed };
}

/** Returns a payout that the caller holds to the pool. */
export async function cancelClaim(context: ClaimContext, orderId: string): Promise<Order> {
  const { db, now, ip, scope } = context;
  const user = actingUser(context);
  const order = await lockOrder(db, orderId);
  const from = payoutStatusIdOf(order);
  if (!isVisible(order, scope)) throw new BusinessError('orderNotFound', { orderCode: orderId });
  if (order.claimedBy !== user.userId) throw new BusinessError('claimNotOwned');
  if (isLapsed(order, now)) throw new BusinessError('claimLeaseExpired');
  const step = { now, ip, userId: user.userId, context: { as: user.role, holdsClaim: true } };
  const given = await advancePayout(db, order, 'cancelClaim', step).catch((error: unknown) => {
    // Payment has begun. Back in the pool, the payout could be paid a second time.
    if (error instanceof BusinessError && error.errorName === 'orderTransitionRefused') {
      throw new BusinessError('cancelClaimFailed', {}, { cause: error });
    }
    throw error;
  });
  context.audit(payoutNote(given, { payoutStatus: from }));
  context.publish(payoutEvent('payout.updated', given, true));
  return given;
}

/** Audit record of a payout step. */
export const payoutNote = (order: Order, before: Readonly<Record<string, unknown>>) => ({
  objectType: 'order',
  objectId: order.orderCode,
  before,
  after: {
    payoutStatus: order.payoutStatus,
    supplierId: order.supplierId,
    resourceId: order.resourceId,
    utr: order.utr,
  },
});

/** The account that a supplier pays from. A claim that stands without one is renewed without one. */
async function accountFor(
  { db, now, actor, settings }: ClaimContext,
  order: Order,
  asked: {
    readonly supplierId: string | null;
    readonly resourceId: string | undefined;
    readonly renewed: boolean;
  },
): Promise<string | null> {
  const { supplierId, resourceId, renewed } = asked;
  if (supplierId === null || (renewed && resourceId === undefined)) return order.resourceId;
  const { userId } = actingUser({ actor });
  const options = { rules: await readAllocationRules(settings), now, operatorId: userId };
  return reservePayer(db, order, { supplierId, resourceId }, options);
}

const ownAccountsOnly = (): RequestFault =>
  new RequestFault('validationFailed', {
    issues: [
      {
        path: 'resourceId',
        code: 'unexpected',
        message: 'Only a supplier pays from an account; staff claims name none.',
      },
    ],
  });

/** The payer: the user's supplier, or the platform itself. */
async function payerOf(
  db: Queryable,
  { supplierId }: UserActor,
): Promise<{ supplierId: string | null; isProxy: boolean }> {
  if (supplierId === undefined) return { supplierId: null, isProxy: false };
  const supplier = await findSupplier(db, supplierId);
  if (!supplier?.enabled) throw new BusinessError('supplierNotFound');
  return { supplierId, isProxy: supplier.parentId !== null };
}
