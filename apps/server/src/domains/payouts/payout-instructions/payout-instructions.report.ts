import { formatMoney, minorUnits } from '@platform/sdk';
import { type PayoutEvent, payoutStatusIds } from '@platform/sdk/rules';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { DeviceActor, HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { needsSecondPerson } from '../../access/access.public.ts';
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
import { recordHeartbeat } from '../../receipts/receipts.public.ts';
import { notifyPayoutException } from '../payouts/exception-notice.service.ts';
import { type PayoutInstruction, payoutInstructions } from './payout-instructions.table.ts';
import { endUnbegun, mayBegin } from './payout-instructions.take.ts';
import type { InstructionReport, InstructionState } from './payout-instructions.types.ts';

/** How long a device may take to pay. After that nobody knows whether it did. */
export const payingLeaseMs = 10 * 60_000;

type Context = Pick<HandlerContext, 'db' | 'ip' | 'now' | 'settings' | 'publish'>;

export interface Reported {
  readonly instruction: PayoutInstruction;
  readonly order: Order;
}

/**
 * Takes what a device reports of its instruction. The order is locked first, then the instruction, as everywhere. A
 * report that comes when a person has to decide already is kept and decides nothing.
 *
 * @throws instructionVoid: not, or no longer, the device's to pay
 */
export async function reportInstruction(
  context: Context,
  device: DeviceActor,
  report: InstructionReport,
): Promise<Reported> {
  const { db } = context;
  mustBeComplete(report);
  await recordHeartbeat(context, device.monitorId);
  const { instructionId } = report;
  const [known] = await db
    .select({ orderId: payoutInstructions.orderId })
    .from(payoutInstructions)
    .where(and(eq(payoutInstructions.id, instructionId), eq(payoutInstructions.monitorId, device.monitorId)));
  if (!known) throw new BusinessError('instructionVoid', { state: 'unknown' });
  const order = await lockOrder(db, known.orderId);
  const [instruction] = await db
    .select()
    .from(payoutInstructions)
    .where(eq(payoutInstructions.id, instructionId))
    .for('update');
  if (!instruction) throw new BusinessError('instructionVoid', { state: 'unknown' });
  return judged(context, { instruction, order }, report, device);
}

async function judged(
  context: Context,
  held: Reported,
  report: InstructionReport,
  device: DeviceActor,
): Promise<Reported> {
  const { instruction, order } = held;
  const { event } = report;
  if (instruction.state === event) return repeated(held, report);
  if (instruction.endedAt !== null) {
    if (event === 'begun') throw new BusinessError('instructionVoid', { state: instruction.state });
    return kept(context, held, report);
  }
  if (instruction.state === 'taken') {
    if (!mayBegin(instruction, order, context.now)) {
      const state = await endUnbegun(context.db, instruction, context.now);
      if (event === 'begun') throw new BusinessError('instructionVoid', { state }, { keepWrites: true });
      return kept(context, { ...held, instruction: { ...instruction, state } }, report);
    }
    const begun = await begin(context, held);
    return event === 'begun' ? begun : ended(context, begun, report, device);
  }
  return ended(context, held, report, device);
}

/** A lost answer is asked for again. The same event with another reference is not the same report. */
function repeated(held: Reported, { reference }: InstructionReport): Reported {
  const { state, reference: known } = held.instruction;
  if (state === 'paid' && reference !== undefined && known?.toLowerCase() !== reference.toLowerCase())
    throw new BusinessError('instructionVoid', { state });
  return held;
}

async function begin(context: Context, { instruction, order }: Reported): Promise<Reported> {
  const { now } = context;
  const begun = await step(context, order, 'send', { now });
  const leaseExpiresAt = new Date(now.getTime() + payingLeaseMs);
  return {
    order: begun,
    instruction: await change(context.db, instruction, { state: 'begun', begunAt: now, leaseExpiresAt }),
  };
}

async function ended(
  context: Context,
  held: Reported,
  report: InstructionReport,
  device: DeviceActor,
): Promise<Reported> {
  const { order } = held;
  // A message of the account, or a person, has decided meanwhile.
  const isOpen = order.payoutStatus === payoutStatusIds.paying && order.attempt === held.instruction.attempt;
  if (!isOpen && order.payoutStatus === payoutStatusIds.exception) return kept(context, held, report);
  switch (report.event) {
    case 'begun':
      return held;
    case 'paid':
      return isOpen ? paid(context, held, report, device) : end(context, held, 'paid', report);
    case 'declined':
      return isOpen ? declined(context, held, report) : kept(context, held, report);
    case 'unknown':
      return isOpen ? lost(context, held, report, report.reason) : end(context, held, 'unknown', report);
  }
}

async function paid(
  context: Context,
  held: Reported,
  report: InstructionReport,
  { supplierId }: DeviceActor,
): Promise<Reported> {
  const { db, now } = context;
  const { order } = held;
  const { amountMinor = order.amountMinor, reference = '' } = report;
  if (amountMinor !== order.amountMinor) {
    const shown = (minor: number) => formatMoney(minorUnits(minor), order.currency);
    const reason = `${shown(amountMinor)} ≠ ${shown(order.amountMinor)} ${order.currency}`;
    return lost(context, held, report, reason);
  }
  let utr: string;
  try {
    utr = await takeReference(db, order, reference, { kind: 'none' });
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    // Another payout's reference, or none of a bank: nobody knows what was paid.
    return lost(context, held, report, reference);
  }
  const proven = await step(context, order, 'submitProof', { now, utr });
  // A chain record proves a USDT payout; only the platform's own device is believed without one.
  const isEnough = supplierId === undefined && order.currency !== 'USDT' && !needsSecondPerson(order);
  const result = isEnough ? await step(context, proven, 'confirm', { now }) : proven;
  return end(context, { ...held, order: result }, 'paid', report);
}

async function declined(context: Context, held: Reported, report: InstructionReport): Promise<Reported> {
  const { now, settings } = context;
  const gatewayRejectsToPool = await settings.get('GatewayOrderRejectToPayoutPool');
  const order = await step(context, held.order, 'decline', {
    now,
    context: { gatewayRejectsToPool },
    ...(report.reason === undefined ? {} : { reason: report.reason.trim() }),
  });
  return end(context, { ...held, order }, 'declined', report);
}

/** Leaves the outcome to a person. */
async function lost(
  context: Context,
  held: Reported,
  report: InstructionReport,
  reason: string | undefined,
): Promise<Reported> {
  const { now } = context;
  const why = reason === undefined ? {} : { reason: reason.trim() };
  const order = await step(context, held.order, 'loseOutcome', { now, ...why });
  await notifyPayoutException(context, order);
  return end(context, { ...held, order }, 'unknown', { ...report, ...why });
}

/** Too late to decide anything: kept for the person who resolves it. Money that may have left twice is told at once. */
async function kept(context: Context, held: Reported, report: InstructionReport): Promise<Reported> {
  const { db, now } = context;
  const { event, reference, reason } = report;
  const { instruction, order } = held;
  if (instruction.lateReport === event) return held;
  if (event === 'paid') await notifyPayoutException(context, order);
  const changed = await change(db, instruction, {
    lateReport: event,
    reference: reference ?? instruction.reference,
    reason: reason?.trim() ?? instruction.reason,
    ...(instruction.endedAt === null ? { state: 'silent' as const, endedAt: now } : {}),
  });
  return { order, instruction: changed };
}

async function end(
  { db, now }: Context,
  { instruction, order }: Reported,
  state: InstructionState,
  { reference, reason }: InstructionReport,
): Promise<Reported> {
  const changes = { state, reference: reference ?? null, reason: reason?.trim() ?? null, endedAt: now };
  return { order, instruction: await change(db, instruction, changes) };
}

async function change(
  db: Queryable,
  instruction: PayoutInstruction,
  changes: Partial<PayoutInstruction>,
): Promise<PayoutInstruction> {
  await db.update(payoutInstructions).set(changes).where(eq(payoutInstructions.id, instruction.id));
  return { ...instruction, ...changes };
}

async function step(
  { db, publish }: Pick<Context, 'db' | 'publish'>,
  order: Order,
  event: PayoutEvent,
  facts: PayoutStep,
): Promise<Order> {
  // The account that holds the payout pays it.
  const context = { as: 'system', holdsClaim: true, ...facts.context } as const;
  const moved = await advancePayout(db, order, event, { ...facts, context });
  payoutStatusIdOf(moved);
  publish(payoutEvent('payout.updated', moved, isInPool(moved)));
  return moved;
}

function mustBeComplete({ event, reference, reason }: InstructionReport): void {
  const path = event === 'paid' ? 'reference' : 'reason';
  const isMissing = event === 'paid' ? reference === undefined : event !== 'begun' && reason === undefined;
  if (!isMissing) return;
  const message =
    event === 'paid' ? 'The bank’s reference is what shows that it is paid.' : 'Say what the bank answered.';
  throw new RequestFault('validationFailed', { issues: [{ path, code: 'required', message }] });
}
