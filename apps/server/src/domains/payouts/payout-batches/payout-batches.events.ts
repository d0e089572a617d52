import type { SocketEvents } from '@platform/sdk/wire';
import type { Queryable } from '../../../db/connection.ts';
import { batchesById } from './payout-batches.list.ts';

export async function payoutBatchEvents(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, SocketEvents['payoutBatch.updated']>> {
  const batches = await batchesById(db, ids);
  return new Map(
    batches.map((batch) => [
      batch.id,
      {
        topic: 'payouts',
        type: 'payoutBatch.updated',
        id: batch.id,
        batchCode: batch.batchCode,
        state: batch.state,
        supplierId: batch.supplierId,
        openCount: batch.openCount,
        updatedAt: new Date().toISOString(),
      },
    ]),
  );
}
