import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connection.ts';
import { newId } from '../../../../kit/ids.ts';
import { actingUser } from '../../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../../kit/operation/context.ts';
import { BusinessError } from '../../../../kit/refusals/business-error.ts';
import { checkMayMoveMoney } from '../../../access/access.public.ts';
import { merchants } from '../../../parties/parties.public.ts';
import { markListed } from '../../black-list/listed-orders.service.ts';
import { payUrlMaker } from '../../cashier/pay-links.service.ts';
import { createdEvent } from '../orders.created-event.ts';
import { placeOrders } from '../orders.creation.ts';
import type { OrderTypeId } from '../orders.types.ts';
import { readBatchFile, refuseIssues } from './batch.file.ts';
import { type ReadyRow, readyRows, totalsOf } from './batch.placement.ts';
import { orderBatches } from './batch.table.ts';
import type { BatchCreated, BatchCreatedRow } from './batch.types.ts';
import { whileUploading } from './batch.uploads.ts';

export interface Upload {
  readonly file: Blob;
  readonly orderType: OrderTypeId;
  readonly key: string;
}

const payout: OrderTypeId = 2;

type Batch = typeof orderBatches.$inferSelect;

/** Creates the orders of a file: all of its rows, once, or none. */
export async function createBatch(context: HandlerContext, upload: Upload): Promise<BatchCreated> {
  const { db } = context;
  const { userId } = actingUser(context);
  const bytes = new Uint8Array(await upload.file.arrayBuffer());
  const facts = {
    userId,
    owner: merchantOf(context) ?? 'staff',
    key: upload.key,
    fileHash: createHash('sha256').update(bytes).digest('base64url'),
    fileName: nameOf(upload.file),
    orderType: upload.orderType,
  };
  const earlier = await earlierAnswer(db, facts);
  if (earlier) return earlier;
  return whileUploading(context, userId, async () => {
    // The same upload may have finished between the check above and getting the upload slot.
    const meanwhile = await earlierAnswer(db, facts);
    if (meanwhile) return meanwhile;
    const rows = await readRows(context, facts, bytes);
    const payUrlOf = await payUrlMaker(context.secrets, context.settings, context.origin);
    return context.transact((tx) => place(context, tx, facts, rows, payUrlOf));
  });
}

type Facts = Pick<Batch, 'userId' | 'owner' | 'key' | 'fileHash' | 'fileName' | 'orderType'>;

async function readRows(context: HandlerContext, facts: Facts, bytes: Uint8Array): Promise<ReadyRow[]> {
  const { db, language, settings, now } = context;
  const merchantId = merchantOf(context);
  const { rows, issues } = await readBatchFile(facts.fileName, bytes, merchantId === undefined, language);
  const ready = await readyRows(
    db,
    rows,
    { merchantId, orderType: facts.orderType, language, settings, now },
    issues,
  );
  refuseIssues(issues);
  if (facts.orderType === payout) await checkMerchants(context, ready);
  return ready;
}

/**
 * A payout is judged by its merchant's identity check, as the signed call is. A merchant that uploads its own
 * file was checked before.
 */
async function checkMerchants(context: HandlerContext, rows: readonly ReadyRow[]): Promise<void> {
  if (merchantOf(context) !== undefined) return;
  const { db, settings } = context;
  const ids = [...new Set(rows.map(({ merchantId }) => merchantId))];
  const owners = await db
    .select({ userId: merchants.userId })
    .from(merchants)
    .where(inArray(merchants.id, ids));
  for (const { userId } of owners) await checkMayMoveMoney(db, settings, userId, 'signature');
}

async function place(
  context: HandlerContext,
  tx: Queryable,
  facts: Facts,
  rows: readonly ReadyRow[],
  payUrlOf: Awaited<ReturnType<typeof payUrlMaker>>,
): Promise<BatchCreated> {
  const { now, timeZone, ip, userAgent } = context;
  const id = newId(now);
  const placement = { now, timeZone, ip, userAgent, payUrlOf, batchId: id };
  const written = await placeOrders(
    tx,
    rows.map(({ request, merchantId, terms }) => ({
      request,
      placement: { ...placement, merchantId, terms },
    })),
  );
  const placed: typeof written = [];
  for (const [index, { order, created }] of written.entries()) {
    const listed = (created && rows[index]?.listed) || [];
    placed.push({ order: await markListed(tx, order, listed, 'file', now), created });
  }
  const created = placed.map(({ order, created: isNew }, index): BatchCreatedRow => {
    const { number = 0, mchId = '' } = rows[index] ?? {};
    // Another request used this number first, so the whole file is refused for review.
    if (!isNew) throw new BusinessError('orderNumberConflict', { mchOrderNo: order.merchantOrderNo });
    const { merchantOrderNo: mchOrderNo, productId, amountMinor, currency, orderCode, payUrl } = order;
    return { row: number, mchId, mchOrderNo, productId, amountMinor, currency, orderCode, payUrl };
  });
  const batch: Batch = {
    ...facts,
    id,
    rowCount: rows.length,
    totals: totalsOf(rows),
    rows: created,
    createdAt: now,
  };
  const stored = await tx
    .insert(orderBatches)
    .values(batch)
    .onConflictDoNothing()
    .returning({ id: orderBatches.id });
  if (stored.length === 0) throw new BusinessError('fileAlreadyUploaded');
  context.audit({ objectType: 'orderBatch', objectId: id, after: noteOf(batch) });
  for (const { order } of placed) context.publish(createdEvent(order));
  return answerOf(batch, false);
}

/** The answer of an earlier identical upload. Throws when the key or the file was used by another upload. */
async function earlierAnswer(db: Queryable, facts: Facts): Promise<BatchCreated | undefined> {
  const { userId, key, owner, fileHash } = orderBatches;
  const [sameKey] = await db
    .select()
    .from(orderBatches)
    .where(and(eq(userId, facts.userId), eq(key, facts.key)));
  if (sameKey) {
    const isSame = sameKey.fileHash === facts.fileHash && sameKey.orderType === facts.orderType;
    if (!isSame) throw new BusinessError('idempotencyConflict');
    return answerOf(sameKey, true);
  }
  const [sameFile] = await db
    .select({ key })
    .from(orderBatches)
    .where(and(eq(owner, facts.owner), eq(fileHash, facts.fileHash)));
  if (sameFile) throw new BusinessError('fileAlreadyUploaded');
  return undefined;
}

const answerOf = (batch: Batch, repeated: boolean): BatchCreated => ({
  batchId: batch.id,
  key: batch.key,
  fileName: batch.fileName,
  orderType: batch.orderType,
  repeated,
  rowCount: batch.rowCount,
  totals: [...batch.totals],
  rows: [...batch.rows],
  createdAt: batch.createdAt.toISOString(),
});

const noteOf = ({ key, fileName, fileHash, orderType, rowCount, totals }: Batch) => ({
  key,
  fileName,
  fileHash,
  orderType,
  rowCount,
  totals,
});

/** The caller's merchant; undefined when the caller may act for any merchant. */
export function merchantOf({ scope }: HandlerContext): string | undefined {
  if (scope.kind === 'all') return undefined;
  if (scope.kind === 'merchant') return scope.merchantId;
  throw new BusinessError('forbidden');
}

const maxNameCharacters = 120;

/** The file's base name. Unprintable characters are removed. */
function nameOf(file: Blob): string {
  const name = file instanceof File ? file.name : '';
  const own = name.normalize('NFC').replace(/\p{C}/gu, '').split(/[\\/]/).at(-1) ?? '';
  return own.slice(-maxNameCharacters);
}
