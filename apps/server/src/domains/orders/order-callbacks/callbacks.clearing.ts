import { inArray } from 'drizzle-orm';
import { clearRows } from '../../../db/clear-rows.ts';
import type { Queryable } from '../../../db/connection.ts';
import { orderCallbacks } from './order-callbacks.table.ts';

/** Clears finished callbacks with their attempts. Undelivered ones are kept whatever their age. */
export const clearCallbacks = (tx: Queryable, before: Date, atMost: number) =>
  clearRows(tx, {
    table: orderCallbacks,
    id: orderCallbacks.id,
    madeAt: orderCallbacks.createdAt,
    before,
    atMost,
    where: inArray(orderCallbacks.state, ['acknowledged', 'dead', 'superseded']),
  });
