import { payoutStatusIds } from '@platform/sdk/rules';
import { and, asc, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { DeviceActor, HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type Order, orders, resourceProducts, resources } from '../../orders/orders.public.ts';
import { recordHeartbeat } from '../../receipts/receipts.public.ts';
import { type PayoutInstruction, payoutInstructions } from './payout-instructions.table.ts';
import type { PaymentInstruction } from './payout-instructions.types.ts';

const mostTried = 10;

/**
 * The instruction that the device already has, else a new one: the payout that has stood longest on one of its accounts.
 * The lease of the claim is the lease of the instruction, so that a payout which its device never begins goes back to
 * the pool like any other.
 *
 * @throws resourceNotFound: the device does not monitor the account, or it pays by hand
 */
export async function takeInstruction(
  context: Pick<HandlerContext, 'db' | 'ip' | 'now' | 'settings'>,
  device: DeviceActor,
  resourceId: string | undefined,
): Promise<PaymentInstruction | null> {
  const { db, now } = context;
  await recordHeartbeat(context, device.monitorId);
  if (resourceId !== undefined) await mustPayHere(db, device, resourceId);
  const held = await heldBy(db, device, resourceId, now);
  if (held) return shown(held.instruction, held.order);
  for (let turn = 0; turn < mostTried; turn += 1) {
    const order = await nextFor(db, device, resourceId, now);
    if (!order) return null;
    const instruction = await instruct(db, device, order, now);
    if (instruction) return shown(instruction, order);
  }
  return null;
}

const accountOf = ({ monitorId }: DeviceActor, resourceId: string | undefined) =>
  and(
    eq(resources.monitorId, monitorId),
    eq(resources.paysBy, 'device'),
    isNull(resources.deletedAt),
    resourceId === undefined ? undefined : eq(resources.id, resourceId),
  );

async function mustPayHere(db: Queryable, device: DeviceActor, resourceId: string): Promise<void> {
  const [account] = await db
    .select({ id: resources.id })
    .from(resources)
    .where(accountOf(device, resourceId));
  if (!account) throw new BusinessError('resourceNotFound');
}

/** What the device has begun, or has and may still begin. One that is no longer its own is ended. */
async function heldBy(db: Queryable, device: DeviceActor, resourceId: string | undefined, now: Date) {
  const rows = await db
    .select({ instruction: payoutInstructions, order: orders })
    .from(payoutInstructions)
    .innerJoin(orders, eq(orders.id, payoutInstructions.orderId))
    .where(
      and(
        eq(payoutInstructions.monitorId, device.monitorId),
        isNull(payoutInstructions.endedAt),
        resourceId === undefined ? undefined : eq(payoutInstructions.resourceId, resourceId),
      ),
    )
    // Begun ones first: the device has to look them up.
    .orderBy(asc(sql`${payoutInstructions.begunAt} is null`), asc(payoutInstructions.takenAt));
  for (const held of rows) {
    if (held.instruction.state === 'begun' || mayBegin(held.instruction, held.order, now)) return held;
    await endUnbegun(db, held.instruction, now);
  }
  return undefined;
}

/** Whether the payout still stands on the account for the device to pay. */
export const mayBegin = (
  { state, attempt, resourceId, leaseExpiresAt }: PayoutInstruction,
  order: Order,
  now: Date,
): boolean =>
  state === 'taken' &&
  order.payoutStatus === payoutStatusIds.preparing &&
  order.attempt === attempt &&
  order.resourceId === resourceId &&
  leaseExpiresAt > now &&
  order.claimExpiresAt !== null &&
  order.claimExpiresAt > now;

/** Ends an instruction that was never begun. @returns what became of it */
export async function endUnbegun(
  db: Queryable,
  { id, leaseExpiresAt }: PayoutInstruction,
  now: Date,
): Promise<'lapsed' | 'void'> {
  const state = leaseExpiresAt <= now ? 'lapsed' : 'void';
  await db
    .update(payoutInstructions)
    .set({ state, endedAt: now })
    .where(and(eq(payoutInstructions.id, id), eq(payoutInstructions.state, 'taken')));
  return state;
}

async function nextFor(
  db: Queryable,
  device: DeviceActor,
  resourceId: string | undefined,
  now: Date,
): Promise<Order | undefined> {
  const busy = db
    .select({ id: payoutInstructions.id })
    .from(payoutInstructions)
    .where(and(eq(payoutInstructions.resourceId, resources.id), isNull(payoutInstructions.endedAt)));
  const [next] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(resources, eq(resources.id, orders.resourceId))
    .innerJoin(
      resourceProducts,
      and(eq(resourceProducts.resourceId, resources.id), eq(resourceProducts.productId, orders.productId)),
    )
    .where(
      and(
        // A literal, not a parameter: the index of open payouts is a partial one.
        sql`${orders.payoutStatus} = ${sql.raw(String(payoutStatusIds.preparing))}`,
        isNotNull(orders.claimExpiresAt),
        sql`${orders.claimExpiresAt} > ${now.toISOString()}::timestamptz`,
        accountOf(device, resourceId),
        // Switched off for the product: it is paused.
        resourceProducts.enabled,
        notExists(busy),
      ),
    )
    .orderBy(asc(orders.claimedAt), asc(orders.id))
    .limit(1)
    .for('update', { of: orders, skipLocked: true });
  return next?.order;
}

/** Undefined if the account has just got another instruction. */
async function instruct(
  db: Queryable,
  { monitorId }: DeviceActor,
  order: Order,
  now: Date,
): Promise<PayoutInstruction | undefined> {
  const { id: orderId, attempt, resourceId, supplierId, amountMinor, claimExpiresAt } = order;
  if (resourceId === null || supplierId === null || claimExpiresAt === null) return undefined;
  // An instruction that the payout had on another account before it moved.
  await db
    .update(payoutInstructions)
    .set({ state: 'void', endedAt: now })
    .where(and(eq(payoutInstructions.orderId, orderId), eq(payoutInstructions.state, 'taken')));
  const [instruction] = await db
    .insert(payoutInstructions)
    .values({
      id: newId(now),
      orderId,
      attempt,
      resourceId,
      supplierId,
      monitorId,
      amountMinor,
      takenAt: now,
      leaseExpiresAt: claimExpiresAt,
    })
    .onConflictDoNothing()
    .returning();
  return instruction;
}

const shown = (
  { id, state, resourceId, takenAt, leaseExpiresAt }: PayoutInstruction,
  order: Order,
): PaymentInstruction => ({
  instructionId: id,
  state,
  resourceId,
  orderCode: order.orderCode,
  attempt: order.attempt,
  amountMinor: order.amountMinor,
  currency: order.currency,
  userName: order.userName,
  cardNumber: order.cardNumber,
  bankName: order.bankName,
  ifscCode: order.ifscCode,
  vpa: order.vpa,
  usdtAddress: order.usdtAddress,
  takenAt: takenAt.toISOString(),
  leaseExpiresAt: leaseExpiresAt.toISOString(),
});
