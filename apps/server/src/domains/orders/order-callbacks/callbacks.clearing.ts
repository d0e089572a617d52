import { inArray } from 'drizzle-orm';
import { clearRows } from '../../../db/clear-rows.ts';
import type { Queryable } from '../../../db/connection.ts';
import { orderCallbacks } from './order-callbacks.table.ts';

/** Clears callbacks that ended, with their attempts; what is still to be delivered stays however old it is. */
export const clearCallbacks = (tx: Queryable, before: Date, atMost: number) =>
  clearRows(tx, {
    table: orderCallbacks,
    id: orderCallbacks.id,
    madeAt: orderCallbacks.createdAt,
    before,
    atMost,
    where: inArray(orderCallbacks.state, ['acknowledged', 'dead', 'superseded']),
  });
