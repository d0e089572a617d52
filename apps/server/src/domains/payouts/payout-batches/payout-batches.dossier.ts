import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { needsSecondPerson, users } from '../../access/access.public.ts';
import { orders, payoutBatchOrders } from '../../orders/orders.public.ts';
import { merchants } from '../../parties/parties.public.ts';
import { showBatch } from './payout-batches.list.ts';
import { payoutBatchResults, payoutBatchSteps } from './payout-batches.table.ts';
import type { BatchDossier } from './payout-batches.types.ts';

/** @throws batchNotFound */
export async function batchDossier(db: Queryable, batchId: string, scope: Scope): Promise<BatchDossier> {
  const batch = await showBatch(db, batchId, scope);
  return {
    batch,
    rows: await rowsOf(db, batchId),
    steps: await stepsOf(db, batchId),
    results: await resultsOf(db, batchId),
  };
}

async function rowsOf(db: Queryable, batchId: string): Promise<BatchDossier['rows']> {
  const rows = await db
    .select({ place: payoutBatchOrders, order: orders, merchantName: merchants.name })
    .from(payoutBatchOrders)
    .innerJoin(orders, eq(orders.id, payoutBatchOrders.orderId))
    .innerJoin(merchants, eq(merchants.id, orders.merchantId))
    .where(eq(payoutBatchOrders.batchId, batchId))
    .orderBy(sql`${payoutBatchOrders.row} asc nulls last`, asc(payoutBatchOrders.orderId));
  return rows.map(({ place, order, merchantName }) => {
    const isHere = order.payoutBatchId === batchId;
    return {
      row: place.row,
      orderId: order.id,
      orderCode: order.orderCode,
      merchantName,
      productId: order.productId,
      amountMinor: place.amountMinor,
      state: place.state,
      payoutStatus: isHere ? order.payoutStatus : null,
      userName: order.userName,
      cardNumberMasked: order.cardNumber === null ? null : `****${order.cardNumber.slice(-4)}`,
      bankName: order.bankName,
      ifscCode: order.ifscCode,
      utr: isHere ? order.utr : null,
      reason: place.reason,
      needsSecondPerson: place.state === 'proven' && needsSecondPerson(order),
      createdAt: order.createdAt.toISOString(),
      updatedAt: place.updatedAt.toISOString(),
    };
  });
}

async function stepsOf(db: Queryable, batchId: string): Promise<BatchDossier['steps']> {
  const rows = await db
    .select({ step: payoutBatchSteps, userName: users.account })
    .from(payoutBatchSteps)
    .leftJoin(users, eq(users.id, payoutBatchSteps.userId))
    .where(eq(payoutBatchSteps.batchId, batchId))
    .orderBy(asc(payoutBatchSteps.id));
  return rows.map(({ step: { event, at, reason, count, sha256 }, userName }) => ({
    event,
    at: at.toISOString(),
    userName,
    reason,
    count,
    sha256,
  }));
}

async function resultsOf(db: Queryable, batchId: string): Promise<BatchDossier['results']> {
  const { id, fileName, content, sha256, uploadedAt, appliedAt } = payoutBatchResults;
  const rows = await db
    .select({
      resultId: id,
      fileName,
      sizeBytes: sql<number>`octet_length(${content})`,
      sha256,
      uploadedByName: users.account,
      uploadedAt,
      appliedAt,
    })
    .from(payoutBatchResults)
    .leftJoin(users, eq(users.id, payoutBatchResults.uploadedBy))
    .where(and(eq(payoutBatchResults.batchId, batchId)))
    .orderBy(desc(uploadedAt), desc(id));
  return rows.map((row) => ({
    ...row,
    uploadedAt: row.uploadedAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
  }));
}
