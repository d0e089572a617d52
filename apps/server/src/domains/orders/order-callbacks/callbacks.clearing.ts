import { inArray } from 'drizzle-orm';
import { clearable } from '../../../db/clear-rows.ts';
import { orderCallbacks } from './order-callbacks.table.ts';

/** Finished callbacks with their attempts. Undelivered ones are kept whatever their age. */
export const callbacksClearing = clearable({
  table: orderCallbacks,
  id: orderCallbacks.id,
  madeAt: orderCallbacks.createdAt,
  where: inArray(orderCallbacks.state, ['acknowledged', 'dead', 'superseded']),
});
