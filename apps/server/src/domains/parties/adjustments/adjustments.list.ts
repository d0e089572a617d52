import type { OperationIO } from '@platform/sdk';
import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/connection.ts';
import { listOrder } from '../../../db/list-order.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { upTo } from '../../../kit/time-range.ts';
import { users } from '../../access/access.public.ts';
import { merchants } from '../merchants/merchants.table.ts';
import { suppliers } from '../suppliers/suppliers.table.ts';
import { type Adjustment, adjustments } from './adjustments.table.ts';

export type ShownAdjustment = OperationIO['adjustments.list']['output']['list'][number];
type AdjustmentFilter = OperationIO['adjustments.list']['handlerInput'];

/** Ids sort by creation time, and are the cursor. */
export async function listAdjustments(
  db: Queryable,
  {
    page = 1,
    pageSize = 20,
    cursor,
    sortBy = 'requestedAt',
    sortOrder = 'desc',
    ...filter
  }: AdjustmentFilter,
): Promise<{ list: ShownAdjustment[]; total: number; nextCursor: string | null }> {
  if (cursor !== undefined && sortBy !== 'requestedAt') throw new BusinessError('pageCursorInvalid');
  const { adjustmentId, state, kind, ownerId, currency, startTime, endTime } = filter;
  const { id, amountMinor, requestedAt } = adjustments;
  const conditions = and(
    adjustmentId === undefined ? undefined : eq(id, adjustmentId),
    state === undefined ? undefined : eq(adjustments.state, state),
    kind === undefined ? undefined : eq(adjustments.kind, kind),
    ownerId === undefined ? undefined : eq(adjustments.ownerId, ownerId),
    currency === undefined ? undefined : eq(adjustments.currency, currency),
    startTime === undefined ? undefined : gte(requestedAt, startTime),
    endTime === undefined ? undefined : upTo(requestedAt, endTime),
  );
  const after = cursor === undefined ? undefined : (sortOrder === 'asc' ? gt : lt)(id, cursor);
  const rows = await db
    .select()
    .from(adjustments)
    .where(and(conditions, after))
    .orderBy(...listOrder({ requestedAt: id, amount: amountMinor }, { sortBy, sortOrder }, [id]))
    .limit(pageSize + 1)
    .offset(cursor === undefined ? (page - 1) * pageSize : 0);
  const shown = rows.slice(0, pageSize);
  const more = sortBy === 'requestedAt' && rows.length > pageSize;
  return {
    list: await showAdjustments(db, shown),
    total: await db.$count(adjustments, conditions),
    nextCursor: more ? (shown.at(-1)?.id ?? null) : null,
  };
}

export async function showAdjustment(db: Queryable, row: Adjustment): Promise<ShownAdjustment> {
  const [shown] = await showAdjustments(db, [row]);
  if (!shown) throw new Error('An adjustment that was just written is not there.');
  return shown;
}

async function showAdjustments(db: Queryable, rows: readonly Adjustment[]): Promise<ShownAdjustment[]> {
  if (rows.length === 0) return [];
  const [asking, deciding] = [alias(users, 'asking'), alias(users, 'deciding')];
  const names = await db
    .select({
      id: adjustments.id,
      requestedBy: asking.account,
      decidedBy: deciding.account,
      ownerName: sql<string>`coalesce(${merchants.name}, ${suppliers.name}, '')`,
    })
    .from(adjustments)
    .innerJoin(asking, eq(asking.id, adjustments.requestedBy))
    .leftJoin(deciding, eq(deciding.id, adjustments.decidedBy))
    .leftJoin(merchants, eq(merchants.id, adjustments.ownerId))
    .leftJoin(suppliers, eq(suppliers.id, adjustments.ownerId))
    .where(
      inArray(
        adjustments.id,
        rows.map(({ id }) => id),
      ),
    );
  const byId = new Map(names.map(({ id, ...named }) => [id, named]));
  return rows.map(({ bodyHash: _, requestKey, requestedBy, decidedBy, requestedAt, decidedAt, ...row }) => {
    const named = byId.get(row.id) ?? { requestedBy, decidedBy, ownerName: '' };
    return {
      ...row,
      ...named,
      key: requestKey,
      requestedAt: requestedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    };
  });
}
