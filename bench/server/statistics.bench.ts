import { sumUpOrders } from '../../apps/server/src/domains/insight/statistics/statistics.folding.ts';
import { orderProfile } from '../../apps/server/src/domains/insight/statistics/statistics.profile.ts';
import { dayStart, periodsOf } from '../../apps/server/src/domains/insight/statistics/statistics.range.ts';
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
/** A million in 300 ms, ten million in a second. */
const limitMs = (count: number): number => (count > 1_000_000 ? 1_000 : 300);

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
    ...periodsOf({ from: dayStart(from, timeZone), to }, to),
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
  await store.db.execute('analyze order_sums, order_durations, order_performances');
  say(`${hours} hours were summed up in ${(summing / 1_000).toFixed(1)} s.`);
  if (JSON.stringify(await statistics(everyone)) !== plain)
    throw new Error('The sums are not those of the orders.');

  const what = `statistics, 60 days of ${count.toLocaleString('en-US')} orders`;
  const daily = await time(() => statistics(everyone), rounds);
  const rows: Row[] = [
    ratioRow(`${what}, everyone`, median(daily), { name: 'from the orders', value: raw }, 'ms', {}),
    figureRow('… the slowest of them', percentile(daily, 1), 'ms', { atMost: limitMs(count) }),
  ];
  const others: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['of a merchant', () => statistics({ kind: 'merchant', merchantId })],
    ['of a supplier', () => statistics({ kind: 'suppliers', supplierId, supplierIds: [supplierId] })],
    ['of one product', () => statistics(everyone, { productId: 3024 })],
    ['payouts', () => statistics(everyone, { orderType: 2 })],
    ['by the month', () => statistics(everyone, { timeFormat: 'YYYY-MM' })],
    ['by the hour', () => statistics(everyone, { timeFormat: 'YYYY-MM-DD HH' })],
    [
      'of a merchant by the hour',
      () => statistics({ kind: 'merchant', merchantId }, { timeFormat: 'YYYY-MM-DD HH' }),
    ],
    [
      'of a supplier by the hour',
      () =>
        statistics(
          { kind: 'suppliers', supplierId, supplierIds: [supplierId] },
          { timeFormat: 'YYYY-MM-DD HH' },
        ),
    ],
    [
      'of one product by the hour',
      () => statistics(everyone, { productId: 3024, timeFormat: 'YYYY-MM-DD HH' }),
    ],
    [
      'of a home page',
      () =>
        withSnapshot(store.transaction, (tx) => simpleStatistics(tx, {}, everyone, { now: to, timeZone })),
    ],
    [
      'performance (profile)',
      () =>
        withSnapshot(store.transaction, (tx) =>
          orderProfile(tx, { span: request.span, before: request.before }, everyone, timeZone),
        ),
    ],
  ];
  for (const [name, call] of others) {
    const times = await time(call, rounds);
    say(`${name}: ${median(times).toFixed(0)} ms`);
    rows.push(figureRow(`… ${name}`, median(times), 'ms', { atMost: limitMs(count) }));
  }
  rows.push(figureRow('… summing up, an order', (summing * 1_000) / count, 'µs', {}));
  return rows;
}
