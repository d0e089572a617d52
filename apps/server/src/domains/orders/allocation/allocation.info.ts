import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { users } from '../../access/access.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import type { Order } from '../orders/orders.table.ts';
import { resources } from '../resources/resources.table.ts';
import { allocationAttempts } from './allocation.table.ts';
import type { CandidateRecord, OrderAllocation } from './allocation.types.ts';

/** Every attempt of an order, and the candidates of the last one. */
export async function allocationOf(db: Queryable, order: Order): Promise<OrderAllocation> {
  const rows = await db
    .select({
      attempt: allocationAttempts,
      resourceName: resources.name,
      supplierName: suppliers.name,
      operator: users.account,
    })
    .from(allocationAttempts)
    .leftJoin(resources, eq(resources.id, allocationAttempts.resourceId))
    .leftJoin(suppliers, eq(suppliers.id, allocationAttempts.supplierId))
    .leftJoin(users, eq(users.id, allocationAttempts.operatorId))
    .where(eq(allocationAttempts.orderId, order.id))
    .orderBy(asc(allocationAttempts.attempt));
  const last = rows.at(-1)?.attempt;
  return {
    orderCode: order.orderCode,
    orderType: order.orderType,
    status: order.status,
    payoutStatus: order.payoutStatus,
    productId: order.productId,
    amountMinor: order.amountMinor,
    currency: order.currency,
    attempts: rows.map((row) => toAttempt(row, order)),
    evaluatedAt: last?.allocatedAt.toISOString() ?? null,
    candidates: last ? await namedCandidates(db, last.candidates, last.resourceId) : [],
  };
}

interface AttemptRow {
  readonly attempt: typeof allocationAttempts.$inferSelect;
  readonly resourceName: string | null;
  readonly supplierName: string | null;
  readonly operator: string | null;
}

function toAttempt(
  { attempt, resourceName, supplierName, operator }: AttemptRow,
  order: Order,
): OrderAllocation['attempts'][number] {
  const expiresAt = attempt.expiresAt ?? (attempt.endedAt === null ? order.claimExpiresAt : null);
  return {
    attempt: attempt.attempt,
    productId: attempt.productId,
    resourceId: attempt.resourceId,
    resourceName,
    supplierId: attempt.supplierId,
    supplierName,
    state: attempt.state,
    amountMinor: attempt.amountMinor,
    payAmountMinor: attempt.payAmountMinor,
    reference: attempt.state === 'paid' ? order.utr : null,
    failure: attempt.failure,
    operator,
    allocatedAt: attempt.allocatedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    matchUntil: attempt.matchUntil?.toISOString() ?? null,
    endedAt: attempt.endedAt?.toISOString() ?? null,
  };
}

async function namedCandidates(
  db: Queryable,
  records: readonly CandidateRecord[],
  chosenId: string | null,
): Promise<OrderAllocation['candidates']> {
  if (records.length === 0) return [];
  const ids = records.map(([resourceId]) => resourceId);
  const names = await db
    .select({
      id: resources.id,
      name: resources.name,
      supplierId: suppliers.id,
      supplierName: suppliers.name,
    })
    .from(resources)
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .where(inArray(resources.id, ids));
  const named = new Map(names.map((row) => [row.id, row]));
  return records.flatMap((record) => {
    const [id, weight, refusals, processingCount, concurrencyLimit, dailyUsedMinor, dailyLimitMinor] = record;
    const known = named.get(id);
    if (!known) return [];
    return {
      resourceId: known.id,
      resourceName: known.name,
      supplierId: known.supplierId,
      supplierName: known.supplierName,
      weight,
      chosen: known.id === chosenId,
      refusals: [...refusals],
      processingOrderCount: processingCount,
      concurrencyLimit,
      dailyUsedMinor,
      dailyLimitMinor,
    };
  });
}
