import { median } from '../stats.ts';
import { figureRow, type Row } from '../table.ts';
import { addPayingAccount, withPayoutServer } from './payout-server.ts';

const rounds = 5;
const payoutsInBatch = 500;

/** Time of the call that takes 500 payouts of the pool into a batch; cancelled, they wait for the next round. */
export const benchPayoutBatch = (say: (text: string) => void): Promise<Row[]> =>
  withPayoutServer('batch', say, async ({ fillPool, signedIn }) => {
    const platform = await signedIn('admin');
    const resourceId = await addPayingAccount(platform, { kind: 'bank' });
    const [template] = await platform.payoutTemplates.options();
    if (!template) throw new Error('The demo has no template.');
    await fillPool(payoutsInBatch);
    const tookMs: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const startedAt = performance.now();
      const { batch } = await platform.payoutBatches.create({
        resourceId,
        templateId: template.id,
        payoutTime: '2030-01-01 12:00:00',
        maxOrderCount: payoutsInBatch,
      });
      const createdMs = performance.now() - startedAt;
      if (batch.orderCount !== payoutsInBatch) throw new Error(`The batch has ${batch.orderCount} payouts.`);
      await platform.payoutBatches.cancel({ payoutBatchId: batch.id });
      if (round === 0) continue;
      tookMs.push(createdMs);
      say(`round ${round}: ${createdMs.toFixed(0)} ms`);
    }
    const what = `a batch of ${payoutsInBatch} payouts created, PostgreSQL`;
    return [figureRow(what, median(tookMs), 'ms', { atMost: 300 })];
  });
