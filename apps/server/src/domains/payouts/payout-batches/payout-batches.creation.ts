import type { OperationIO } from '@platform/sdk';
import { payoutStatusIds, validatePayoutBatch } from '@platform/sdk/rules';
import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { newId } from '../../../kit/ids.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import {
  enterBatch,
  lockPayer,
  type Order,
  orders,
  payoutEvent,
  reserveAll,
  roomOf,
} from '../../orders/orders.public.ts';
import { merchants } from '../../parties/parties.public.ts';
import { usableTemplate } from '../payout-templates/payout-templates.service.ts';
import {
  accountOf,
  choosePayouts,
  matchingPayouts,
  mostOrders,
  readChoiceFacts,
  type SkippedPayouts,
} from './payout-batches.choice.ts';
import { showBatch } from './payout-batches.list.ts';
import { newBatchCode, tellStep } from './payout-batches.service.ts';
import { payoutBatches } from './payout-batches.table.ts';
import type { BatchChoice, BatchCreated, BatchPreview } from './payout-batches.types.ts';

type PreviewRequest = OperationIO['payoutBatches.preview']['handlerInput'];
type CreateRequest = OperationIO['payoutBatches.create']['handlerInput'];

const mostPreviewed = 20;

export async function previewBatch(
  context: HandlerContext,
  { templateId, ...choice }: PreviewRequest,
): Promise<BatchPreview> {
  const { db, scope, settings } = context;
  checkForm(choice);
  const account = await accountOf(db, choice.resourceId, scope);
  const template = templateId === undefined ? undefined : (await usableTemplate(db, templateId)).definition;
  const facts = await readChoiceFacts(context, db, account, template, choice.productId);
  const payouts = await matchingPayouts(db, choice, facts, scope);
  const limited = await settings.get('PayoutBatchCalculateAmount');
  const { taken, skipped, stoppedBy } = choosePayouts(
    payouts,
    choice.maxOrderCount ?? mostOrders,
    facts,
    limited,
  );
  const amountMinor = sumOf(taken);
  const room = roomOf(facts.payer, facts.rules);
  const names = await merchantNames(db, taken.slice(0, mostPreviewed));
  return {
    orderCount: taken.length,
    amountMinor,
    currency: account.resource.currency,
    oldestAt: taken[0]?.createdAt.toISOString() ?? null,
    orders: taken.slice(0, mostPreviewed).map((order) => ({
      orderCode: order.orderCode,
      merchantName: names.get(order.merchantId) ?? '',
      amountMinor: order.amountMinor,
      userName: order.userName,
      bankName: order.bankName,
      cardNumberMasked: order.cardNumber === null ? null : `****${order.cardNumber.slice(-4)}`,
      createdAt: order.createdAt.toISOString(),
    })),
    skipped: skipped.shown(false),
    stoppedBy,
    exceeds:
      (room.dailyLeftMinor !== null && amountMinor > room.dailyLeftMinor) ||
      (room.placesLeft !== null && taken.length > room.placesLeft),
    account: {
      resourceId: account.resource.id,
      resourceName: account.resource.name,
      supplierId: account.resource.supplierId,
      supplierName: account.supplierName,
      ...room,
    },
  };
}

/**
 * Takes payouts of the pool into a new batch, in the operation's one transaction. They are chosen without locks, so that
 * only those that are taken are locked; what somebody else holds at that moment is left out, never waited for. Lock order:
 * payouts, then the account's load.
 */
export async function createBatch(
  context: HandlerContext,
  { templateId, payoutTime, ...choice }: CreateRequest,
): Promise<BatchCreated> {
  const { db, now, ip, scope, settings, timeZone } = context;
  if (!(await settings.get('ShowBatchButton'))) throw new BusinessError('batchDisabled');
  checkForm(choice, { payoutTime, templateId });
  const user = actingUser(context);
  const account = await accountOf(db, choice.resourceId, scope);
  const template = await usableTemplate(db, templateId);
  const read = () => readChoiceFacts(context, db, account, template.definition, choice.productId);
  const facts = await read();
  const matching = await matchingPayouts(db, choice, facts, scope);
  const most = choice.maxOrderCount ?? mostOrders;
  const wanted = choosePayouts(matching, most, facts);
  const locked = await lockFree(db, wanted.taken);
  for (const { orderCode } of wanted.taken)
    if (!locked.some((order) => order.orderCode === orderCode)) wanted.skipped.add('taken', orderCode);
  if (!(await lockPayer(db, account.resource.id))) throw new BusinessError('resourceNotFound');
  const certain = await read();
  const { taken, stoppedBy } = choosePayouts(locked, most, certain);
  await nameTheRest(db, choice, { matching, taken }, wanted.skipped);
  const [payer] = certain.payer.values();
  if (taken.length === 0 || !payer) {
    const isFull =
      stoppedBy === 'concurrencyLimit' || stoppedBy === 'dailyLimit' || wanted.stoppedBy !== null;
    throw new BusinessError(isFull ? 'resourceLimitExceeded' : 'batchEmpty');
  }
  const batch = {
    id: newId(now),
    batchCode: newBatchCode(now, timeZone),
    supplierId: account.resource.supplierId,
    resourceId: account.resource.id,
    templateName: template.name,
    template: template.definition,
    currency: account.resource.currency,
    payoutTime,
    createdBy: user.userId,
    createdAt: now,
    exportedAt: null,
    cancelledAt: null,
  };
  await db.insert(payoutBatches).values(batch);
  await reserveAll(db, certain.payer, taken, { rules: certain.rules, now, operatorId: user.userId });
  const claim = {
    supplierId: batch.supplierId,
    isProxy: payer.isProxy,
    resourceId: batch.resourceId,
    claimedBy: user.userId,
    claimedAt: now,
    claimExpiresAt: null,
  };
  const step = { now, ip, userId: user.userId, context: { as: user.role } };
  const held = await enterBatch(db, taken, batch, claim, step);
  for (const order of held) context.publish(payoutEvent('payout.updated', order, true));
  await tellStep(context, batch, { event: 'created', count: held.length });
  return {
    batch: await showBatch(db, batch.id, scope),
    skipped: wanted.skipped.shown(choice.orderCodes !== undefined),
    stoppedBy: stoppedBy ?? wanted.stoppedBy,
  };
}

/** The rules of the form that the contract's bounds do not say. */
function checkForm(
  choice: Pick<BatchChoice, 'maxOrderCount' | 'minAmountMinor' | 'maxAmountMinor' | 'resourceId'>,
  { payoutTime, templateId }: { payoutTime?: Date; templateId?: string } = {},
): void {
  const refusals = validatePayoutBatch({
    ...choice,
    payoutTime: payoutTime ?? new Date(0),
    templateId: templateId ?? '-',
  });
  const issues = Object.entries(refusals).map(([path, code]) => ({ path, code, message: code }));
  if (issues.length > 0) throw new RequestFault('validationFailed', { issues });
}

/** Locks those of the payouts that still wait and that nobody else holds, oldest first. */
async function lockFree(db: Queryable, payouts: readonly Order[]): Promise<Order[]> {
  if (payouts.length === 0) return [];
  return db
    .select()
    .from(orders)
    .where(
      and(
        sql`${orders.id} = any(${sql.param(payouts.map(({ id }) => id))}::uuid[])`,
        sql`${orders.payoutStatus} = ${sql.raw(String(payoutStatusIds.awaiting))}`,
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .for('update', { skipLocked: true });
}

/** Why each named payout is not in the batch: those that the limits or the count left out, and those that never matched. */
async function nameTheRest(
  db: Queryable,
  { orderCodes }: BatchChoice,
  { matching, taken }: { readonly matching: readonly Order[]; readonly taken: readonly Order[] },
  skipped: SkippedPayouts,
): Promise<void> {
  if (!orderCodes) return;
  const done = new Set(taken.map(({ orderCode }) => orderCode));
  const matched = new Set(matching.map(({ orderCode }) => orderCode));
  const rest = [...new Set(orderCodes)].filter((code) => !done.has(code) && !skipped.has(code));
  const missing = rest.filter((code) => !matched.has(code));
  const ended = await db
    .select({ orderCode: orders.orderCode, status: orders.payoutStatus })
    .from(orders)
    .where(inArray(orders.orderCode, missing.length > 0 ? missing : ['']));
  const isTaken = (code: string): boolean =>
    ended.some(
      ({ orderCode, status }) => orderCode === code && status !== null && status !== payoutStatusIds.awaiting,
    );
  for (const code of rest)
    skipped.add(matched.has(code) ? 'accountLimit' : isTaken(code) ? 'taken' : 'notFound', code);
}

async function merchantNames(db: Queryable, payouts: readonly Order[]): Promise<Map<string, string>> {
  const ids = [...new Set(payouts.map(({ merchantId }) => merchantId))];
  if (ids.length === 0) return new Map();
  const { id, name } = merchants;
  const rows = await db.select({ id, name }).from(merchants).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.name]));
}

const sumOf = (payouts: readonly Order[]): number =>
  payouts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
