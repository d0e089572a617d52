import type { Currency } from '@platform/sdk';
import { formatMoney, minorUnits } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { newId } from '../../../kit/ids.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { hashOf } from '../../../kit/operation/idempotency.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { notifyApprovers, withSecondPerson } from '../../access/access.public.ts';
import {
  type LedgerAccount,
  ledgerAccountOf,
  lockAvailable,
  postTransfers,
} from '../../money/money.public.ts';
import { notifyOwner } from './adjustment-notice.ts';
import { type Adjustment, type AdjustmentKind, adjustments } from './adjustments.table.ts';

export interface AdjustmentRequest {
  readonly kind: AdjustmentKind;
  /** The merchant or supplier. The caller has checked that it exists. */
  readonly ownerId: string;
  readonly currency: Currency;
  /** Positive: credits the owner. Omitted: takes the whole available balance. */
  readonly amountMinor?: number;
  readonly reason: string;
  /** Idempotency key: the same key is the same adjustment. */
  readonly key: string;
}

/**
 * Posts a manual adjustment, once for each key. The row with the key is inserted first, so that of concurrent
 * calls one continues and the others wait for its result. Above the limit the row is the request that a
 * second user approves. Returns undefined when the whole balance is to be taken and it is zero.
 */
export async function adjust(
  context: Pick<HandlerContext, 'db' | 'now' | 'actor' | 'publish' | 'audit'>,
  request: AdjustmentRequest,
): Promise<Adjustment | undefined> {
  const { db, now } = context;
  const { userId } = actingUser(context);
  const account = accountOf(request);
  const amountMinor = request.amountMinor ?? 0 - (await lockAvailable(db, account));
  if (request.amountMinor === 0) {
    const issue = {
      path: 'amountMinor',
      code: 'zero',
      message: texts('调整金额不能为 0', '調整金額不能為 0', 'An adjustment is never 0.'),
    };
    throw new RequestFault('validationFailed', { issues: [issue] });
  }
  const { row, created } = await writeRequest(db, request, amountMinor, userId, now);
  if (!row || row.state === 'posted') return row;
  if (amountMinor === 0) return undefined;
  const wanted = { ...row, amountMinor };
  note(context, wanted);
  const requests = {
    askedBy: async () => (created ? undefined : row.requestedBy),
    // The row just inserted is the request.
    ask: () =>
      notifyApprovers(context, {
        object: `${formatMoney(minorUnits(amountMinor), request.currency)} ${request.currency}`,
        link: '/fundRecord/fundRecordAdmin?view=adjustments&state=awaitingApproval',
      }),
  };
  return withSecondPerson(wanted, userId, requests, async ({ aboveLimit, secondPerson }) => {
    if (aboveLimit && !secondPerson) throw new BusinessError('secondApprovalRequired');
    const posted = await post(db, wanted, account, userId, now);
    await notifyOwner(context, posted);
    return posted;
  });
}

/**
 * Posts a waiting request for its second person: the request as it is stored goes through `adjust`, so that money
 * moves in one way only. An approval that its approver repeats has the same result.
 */
export async function approveAdjustment(
  context: Pick<HandlerContext, 'db' | 'now' | 'actor' | 'publish' | 'audit' | 'settings'>,
  id: string,
): Promise<Adjustment> {
  const { userId } = actingUser(context);
  // `adjust` locks the account of a clearing before the row, so the row is not locked here.
  const [asked] = await context.db.select().from(adjustments).where(eq(adjustments.id, id));
  if (!asked) throw new BusinessError('adjustmentNotFound');
  const isClearing = asked.kind === 'merchantClearing';
  if (asked.state === 'awaitingApproval' && asked.requestedBy === userId)
    throw new BusinessError('secondApprovalRequired');
  if (isClearing && !(await context.settings.get('CanClearMerchantBalance')))
    throw new BusinessError('balanceClearingDisabled');
  const { kind, ownerId, currency, amountMinor, reason, requestKey: key } = asked;
  const row = await adjust(context, {
    kind,
    ownerId,
    currency,
    reason,
    key,
    ...(!isClearing && { amountMinor }),
  });
  if (!row) {
    const required = formatMoney(minorUnits(Math.abs(amountMinor)), currency);
    throw new BusinessError('insufficientBalance', {
      required,
      available: formatMoney(minorUnits(0), currency),
    });
  }
  // Someone else was faster, or one person was enough.
  if (row.decidedBy !== userId) throw new BusinessError('adjustmentDecided');
  return row;
}

function accountOf({
  kind,
  ownerId,
  currency,
}: Pick<Adjustment, 'kind' | 'ownerId' | 'currency'>): LedgerAccount {
  return kind === 'supplierDeposit'
    ? ledgerAccountOf.supplierDeposit(ownerId, currency)
    : ledgerAccountOf.merchantPayable(ownerId, currency);
}

/** Inserts the key's row, or locks the existing one. Undefined when there is nothing to take. */
async function writeRequest(
  tx: Queryable,
  { kind, ownerId, currency, amountMinor: asked, reason, key }: AdjustmentRequest,
  amountMinor: number,
  userId: string,
  now: Date,
): Promise<{ row: Adjustment | undefined; created: boolean }> {
  const bodyHash = hashOf({ kind, ownerId, currency, amountMinor: asked ?? null, reason });
  const named = { kind, ownerId, currency, reason, requestKey: key, bodyHash };
  if (amountMinor !== 0) {
    const [created] = await tx
      .insert(adjustments)
      .values({
        id: newId(now),
        ...named,
        amountMinor,
        state: 'awaitingApproval',
        requestedBy: userId,
        requestedAt: now,
      })
      .onConflictDoNothing({ target: adjustments.requestKey })
      .returning();
    if (created) return { row: created, created: true };
  }
  const [earlier] = await tx.select().from(adjustments).where(eq(adjustments.requestKey, key)).for('update');
  if (earlier && earlier.bodyHash !== bodyHash) throw new BusinessError('idempotencyConflict');
  if (earlier?.state === 'refused') throw new BusinessError('adjustmentDecided');
  return { row: earlier, created: false };
}

async function post(
  tx: Queryable,
  { id, currency, amountMinor, requestedBy }: Adjustment,
  account: LedgerAccount,
  userId: string,
  now: Date,
): Promise<Adjustment> {
  const other = ledgerAccountOf.adjustment(currency);
  const [debit, credit] = amountMinor > 0 ? [other, account] : [account, other];
  const [posted] = await postTransfers(
    tx,
    [
      {
        kind: 'single',
        purpose: 'adjustment',
        debit,
        credit,
        amountMinor: Math.abs(amountMinor),
        key: `adjustment ${id}`,
      },
    ],
    now,
  );
  const decidedBy = requestedBy === userId ? null : userId;
  const [row] = await tx
    .update(adjustments)
    .set({ state: 'posted', amountMinor, decidedBy, decidedAt: now, transferId: posted?.id })
    .where(eq(adjustments.id, id))
    .returning();
  if (!row) throw new Error('An adjustment that was just written is not there.');
  return row;
}

export async function refuseAdjustment(
  context: HandlerContext,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Adjustment> {
  const { db, now } = context;
  const { userId } = actingUser(context);
  const [waiting] = await db.select().from(adjustments).where(eq(adjustments.id, id)).for('update');
  if (!waiting) throw new BusinessError('adjustmentNotFound');
  if (waiting.state !== 'awaitingApproval') throw new BusinessError('adjustmentDecided');
  const [row = waiting] = await db
    .update(adjustments)
    .set({ state: 'refused', decidedBy: userId, decidedAt: now, refusalReason: reason.trim() })
    .where(eq(adjustments.id, id))
    .returning();
  context.audit({
    objectType: 'adjustment',
    objectId: id,
    before: { state: waiting.state },
    after: { state: row.state, refusalReason: row.refusalReason },
  });
  return row;
}

function note(
  context: Pick<HandlerContext, 'audit'>,
  { id, kind, ownerId, currency, amountMinor, reason }: Adjustment,
): void {
  context.audit({
    objectType: 'adjustment',
    objectId: id,
    after: { kind, ownerId, currency, amountMinor, reason },
  });
}
