import { sumUpOrders } from '../../apps/server/src/domains/insight/statistics/statistics.folding.ts';
import { orderProfile } from '../../apps/server/src/domains/insight/statistics/statistics.profile.ts';
import { dayStart } from '../../apps/server/src/domains/insight/statistics/statistics.range.ts';
import {
  orderStatistics,
  type StatisticsRequest,
} from '../../apps/server/src/domains/insight/statistics/statistics.service.ts';
import { simpleStatistics } from '../../apps/server/src/domains/insight/statistics/statistics.simple.ts';
import { withSnapshot } from '../../apps/server/src/domains/insight/statistics/statistics.source.ts';
import { orderSumState } from '../../apps/server/src/domains/insight/statistics/statistics.table.ts';
import type { Scope } from '../../apps/server/src/kit/operation/context.ts';
import { median, percentile } from '../stats.ts';
import { figureRow, type Row, ratioRow } from '../table.ts';
import type { OrderHeap } from './order-loader.ts';
import { processorClock } from './processor-time.ts';

const timeZone = 'Asia/Shanghai';
const rounds = 15;
const everyone: Scope = { kind: 'all' };

/**
 * Statistics of sixty days from the sums and, for reference, from the orders alone: the same calls before
 * sums exist. All in CPU time.
 */
export async function benchStatistics(
  heap: OrderHeap,
  count: number,
  say: (text: string) => void,
): Promise<Row[]> {
  const { store, merchantId, supplierId, from, to } = heap;
  const request: StatisticsRequest = {
    span: { from: dayStart(from, timeZone), to },
    orderType: 1,
    timeFormat: 'YYYY-MM-DD',
    groupByMerchant: true,
  };
  const statistics = (scope: Scope, changes: Partial<StatisticsRequest> = {}) =>
    withSnapshot(store.transaction, (tx) => orderStatistics(tx, { ...request, ...changes }, scope, timeZone));
  const clock = await processorClock(store);
  const time = async (call: () => Promise<unknown>, times: number): Promise<number[]> => {
    const all: number[] = [];
    for (let round = 0; round <= times; round += 1) {
      const startedAt = await clock();
      await call();
      // The first warms up and does not count.
      if (round > 0) all.push((await clock()) - startedAt);
    }
    return all;
  };

  await store.db.delete(orderSumState);
  const raw = median(await time(() => statistics(everyone), 3));
  const plain = JSON.stringify(await statistics(everyone));
  const startedAt = await clock();
  const hours = await sumUpOrders({ store, timeZone });
  const summing = (await clock()) - startedAt;
  await store.db.execute('analyze order_sums');
  say(`${hours} hours were summed up in ${(summing / 1_000).toFixed(1)} s.`);
  if (JSON.stringify(await statistics(everyone)) !== plain)
    throw new Error('The sums are not those of the orders.');

  const what = `statistics, 60 days of ${count.toLocaleString('en-US')} orders`;
  const daily = await time(() => statistics(everyone), rounds);
  const rows: Row[] = [
    ratioRow(`${what}, everyone`, median(daily), { name: 'from the orders', value: raw }, 'ms', {}),
    figureRow('… the slowest of them', percentile(daily, 1), 'ms', { atMost: 300 }),
  ];
  const others: readonly (readonly [string, () => Promise<unknown>, number])[] = [
    ['of a merchant', () => statistics({ kind: 'merchant', merchantId }), 300],
    ['of a supplier', () => statistics({ kind: 'suppliers', supplierId, supplierIds: [supplierId] }), 300],
    ['of one product', () => statistics(everyone, { productId: 3024 }), 300],
    ['payouts', () => statistics(everyone, { orderType: 2 }), 300],
    ['by the month', () => statistics(everyone, { timeFormat: 'YYYY-MM' }), 300],
    ['by the hour', () => statistics(everyone, { timeFormat: 'YYYY-MM-DD HH' }), 300],
    [
      'of a merchant by the hour',
      () => statistics({ kind: 'merchant', merchantId }, { timeFormat: 'YYYY-MM-DD HH' }),
      300,
    ],
    [
      'of a supplier by the hour',
      () =>
        statistics(
          { kind: 'suppliers', supplierId, supplierIds: [supplierId] },
          { timeFormat: 'YYYY-MM-DD HH' },
        ),
      300,
    ],
    [
      'of one product by the hour',
      () => statistics(everyone, { productId: 3024, timeFormat: 'YYYY-MM-DD HH' }),
      300,
    ],
    [
      'of a home page',
      () =>
        withSnapshot(store.transaction, (tx) => simpleStatistics(tx, {}, everyone, { now: to, timeZone })),
      300,
    ],
    [
      'performance (profile)',
      () =>
        withSnapshot(store.transaction, (tx) => orderProfile(tx, { span: request.span }, everyone, timeZone)),
      300,
    ],
  ];
  for (const [name, call, atMost] of others) {
    const times = await time(call, rounds);
    say(`${name}: ${median(times).toFixed(0)} ms`);
    rows.push(figureRow(`… ${name}`, median(times), 'ms', { atMost }));
  }
  rows.push(figureRow('… summing up, an order', (summing * 1_000) / count, 'µs', {}));
  return rows;
}
