import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { newId } from '../../../../kit/ids.ts';
import type { HandlerContext } from '../../../../kit/operation/context.ts';
import { BusinessError } from '../../../../kit/refusals/business-error.ts';
import { users } from '../../../access/access.public.ts';
import { columnsFor } from './batch.columns.ts';
import { maxBatchRows } from './batch.file.ts';
import { orderBatches, orderUploads } from './batch.table.ts';
import type { UploadFlag } from './batch.types.ts';

/** Longer than the largest file takes on a busy machine. */
const longestUploadMs = 120_000;

/** Runs one upload per user at a time, across all processes: the row in `order_uploads` is the lock. */
export async function whileUploading<Result>(
  { db, clock }: HandlerContext,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const row = { userId, id: newId(now), until: new Date(now.getTime() + longestUploadMs) };
  const begun = await db
    .insert(orderUploads)
    .values(row)
    .onConflictDoUpdate({
      target: orderUploads.userId,
      set: row,
      // An expired row belongs to a process that was killed.
      setWhere: sql`${orderUploads.until} <= ${now.toISOString()}::timestamptz`,
    })
    .returning({ id: orderUploads.id });
  if (begun.length === 0) throw new BusinessError('uploadInProgress');
  try {
    return await work();
  } finally {
    await db.delete(orderUploads).where(and(eq(orderUploads.userId, userId), eq(orderUploads.id, row.id)));
  }
}

export async function uploadFlag(
  { db, clock }: HandlerContext,
  userId: string,
  options: { enabled: boolean; namesMerchant: boolean; maxBytes: number },
): Promise<UploadFlag> {
  const [running] = await db
    .select({ id: orderUploads.id })
    .from(orderUploads)
    .where(and(eq(orderUploads.userId, userId), gt(orderUploads.until, clock.now())));
  const [last] = await db
    .select({ batch: orderBatches, account: users.account })
    .from(orderBatches)
    .innerJoin(users, eq(users.id, orderBatches.userId))
    .where(eq(orderBatches.userId, userId))
    .orderBy(desc(orderBatches.createdAt), desc(orderBatches.id))
    .limit(1);
  return {
    enabled: options.enabled,
    uploading: running !== undefined,
    maxBytes: options.maxBytes,
    maxRows: maxBatchRows,
    fileTypes: ['csv', 'xlsx'],
    columns: columnsFor(options.namesMerchant),
    lastUpload: last ? lastUploadOf(last) : null,
  };
}

function lastUploadOf({ batch, account }: { batch: typeof orderBatches.$inferSelect; account: string }) {
  const { id, key, fileName, orderType, rowCount, createdAt } = batch;
  return {
    batchId: id,
    key,
    fileName,
    orderType,
    rowCount,
    createdAt: createdAt.toISOString(),
    createdBy: account,
  };
}
