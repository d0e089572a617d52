import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { countUpTo } from '../../../db/count-up-to.ts';
import { afterPlace } from '../../../db/list-order.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { decodeCursor, encodeCursor } from '../../../kit/page-cursor.ts';
import { orders, resources } from '../../orders/orders.public.ts';
import { payoutInstructions } from './payout-instructions.table.ts';
import type { InstructionRow, InstructionState } from './payout-instructions.types.ts';

export interface InstructionListRequest {
  readonly pageSize: number;
  readonly cursor?: string;
  readonly resourceId?: string;
  readonly orderCode?: string;
  readonly monitorId?: string;
  readonly state?: InstructionState;
}

/** Newest first, each page as fast as the first. */
export async function listInstructions(
  db: Queryable,
  { pageSize, cursor, orderCode, ...filter }: InstructionListRequest,
  scope: Scope,
): Promise<{ list: InstructionRow[]; total: number; nextCursor: string | null }> {
  const { id, takenAt, supplierId } = payoutInstructions;
  const equal = (['resourceId', 'monitorId', 'state'] as const).map((name) => {
    const value = filter[name];
    return value === undefined ? undefined : eq(payoutInstructions[name], value);
  });
  const conditions = and(
    ownedRows(scope, { supplier: supplierId }),
    ...equal,
    orderCode === undefined
      ? undefined
      : inArray(
          payoutInstructions.orderId,
          db.select({ id: orders.id }).from(orders).where(eq(orders.orderCode, orderCode)),
        ),
  );
  const rows = await db
    .select({
      instruction: payoutInstructions,
      orderCode: orders.orderCode,
      currency: orders.currency,
      resourceName: resources.name,
    })
    .from(payoutInstructions)
    .innerJoin(orders, eq(orders.id, payoutInstructions.orderId))
    .innerJoin(resources, eq(resources.id, payoutInstructions.resourceId))
    .where(
      and(
        conditions,
        cursor === undefined ? undefined : afterPlace([takenAt, id], 'desc', decodeCursor(cursor)),
      ),
    )
    .orderBy(desc(takenAt), desc(id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1)?.instruction;
  return {
    list: shown.map(toRow),
    total: await countUpTo(db, payoutInstructions, conditions),
    nextCursor:
      last && rows.length > pageSize ? encodeCursor({ createdAt: last.takenAt, id: last.id }) : null,
  };
}

interface Found {
  readonly instruction: typeof payoutInstructions.$inferSelect;
  readonly orderCode: string;
  readonly currency: InstructionRow['currency'];
  readonly resourceName: string;
}

function toRow({ instruction, ...found }: Found): InstructionRow {
  const { id, orderId: _order, supplierId: _supplier, ...row } = instruction;
  return {
    instructionId: id,
    ...row,
    ...found,
    takenAt: row.takenAt.toISOString(),
    begunAt: row.begunAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    leaseExpiresAt: row.leaseExpiresAt.toISOString(),
  };
}
