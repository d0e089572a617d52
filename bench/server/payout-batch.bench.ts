import { median } from '../stats.ts';
import { figureRow, type Row } from '../table.ts';
import { addPayingAccount, withPayoutServer } from './payout-server.ts';
import { besideTpcB } from './pgbench.ts';

const rounds = 5;
const confirmRounds = 3;
const payoutsInBatch = 500;

/**
 * Times of the calls that take 500 payouts of the pool into a batch (cancelled, they wait for the next round), and that
 * confirm such a batch.
 */
export const benchPayoutBatch = (say: (text: string) => void): Promise<Row[]> =>
  withPayoutServer('batch', say, async ({ fillPool, signedIn, tpcB }) => {
    const platform = await signedIn('admin');
    const resourceId = await addPayingAccount(platform, { kind: 'bank' });
    const [template] = await platform.payoutTemplates.options();
    if (!template) throw new Error('The demo has no template.');
    await fillPool(payoutsInBatch);
    const create = () =>
      platform.payoutBatches.create({
        resourceId,
        templateId: template.id,
        payoutTime: '2030-01-01 12:00:00',
        maxOrderCount: payoutsInBatch,
      });
    const tookMs: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const startedAt = performance.now();
      const { batch } = await create();
      const createdMs = performance.now() - startedAt;
      if (batch.orderCount !== payoutsInBatch) throw new Error(`The batch has ${batch.orderCount} payouts.`);
      await platform.payoutBatches.cancel({ payoutBatchId: batch.id });
      if (round === 0) continue;
      tookMs.push(createdMs);
      say(`round ${round}: ${createdMs.toFixed(0)} ms`);
    }
    const perSecond: number[] = [];
    const references: (number | undefined)[] = [];
    for (let round = 0; round < confirmRounds; round += 1) {
      if (round > 0) await fillPool(payoutsInBatch);
      const { batch } = await create();
      await platform.payoutBatches.export({ payoutBatchId: batch.id });
      const startedAt = performance.now();
      const { changedCount } = await platform.payoutBatches.confirm({ payoutBatchId: batch.id, mode: 'all' });
      const confirmedMs = performance.now() - startedAt;
      if (changedCount !== payoutsInBatch) throw new Error(`Of the batch ${changedCount} were confirmed.`);
      perSecond.push((payoutsInBatch / confirmedMs) * 1_000);
      references.push(await tpcB(5));
      say(`confirmed in ${confirmedMs.toFixed(0)} ms`);
    }
    return [
      figureRow(`a batch of ${payoutsInBatch} payouts created, PostgreSQL`, median(tookMs), 'ms', {
        atMost: 300,
      }),
      besideTpcB('… its payouts confirmed by one call', median(perSecond), references),
    ];
  });
