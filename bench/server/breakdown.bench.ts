import {
  type BreakdownRequest,
  orderBreakdown,
} from '../../apps/server/src/domains/insight/statistics/statistics.breakdown.ts';
import { sumUpOrders } from '../../apps/server/src/domains/insight/statistics/statistics.folding.ts';
import { orderProfile } from '../../apps/server/src/domains/insight/statistics/statistics.profile.ts';
import {
  dayStart,
  nextDay,
  type Periods,
  periodsOf,
} from '../../apps/server/src/domains/insight/statistics/statistics.range.ts';
import { withSnapshot } from '../../apps/server/src/domains/insight/statistics/statistics.source.ts';
import type { Scope } from '../../apps/server/src/kit/operation/context.ts';
import { median } from '../stats.ts';
import { figureRow, type Row } from '../table.ts';
import { loadedDays, type OrderHeap } from './order-loader.ts';
import { processorClock } from './processor-time.ts';

const timeZone = 'Asia/Shanghai';
const rounds = 9;
const everyone: Scope = { kind: 'all' };
const everyGroup = ['time', 'product', 'merchant', 'supplier', 'account', 'hour', 'weekday'] as const;
/** A million in 300 ms, ten million in a second. */
const limitMs = (count: number): number => (count > 1_000_000 ? 1_000 : 300);

/** Figures of orders by each group, in CPU time: half of the loaded days, compared with the half before them. */
export async function benchBreakdown(
  { store, merchantId, supplierId, from, to }: OrderHeap,
  count: number,
  say: (text: string) => void,
): Promise<Row[]> {
  await sumUpOrders({ store, timeZone });
  await store.db.execute('analyze order_sums, order_durations, order_performances');
  const days = loadedDays / 2;
  const half = new Date(dayStart(from, timeZone).getTime() + days * 86_400_000);
  const running = periodsOf({ from: half, to: nextDay(to, timeZone) }, to);
  const today = periodsOf({ from: dayStart(to, timeZone), to: nextDay(to, timeZone) }, to);
  const request: BreakdownRequest = {
    ...periodsOf({ from: half, to }, to),
    orderType: 1,
    timeFormat: 'YYYY-MM-DD',
    by: [],
  };
  const breakdown = (changes: Partial<BreakdownRequest>) => () =>
    withSnapshot(store.transaction, (tx) =>
      orderBreakdown(tx, { ...request, ...changes }, everyone, timeZone),
    );
  const profile = (periods: Periods) => () =>
    withSnapshot(store.transaction, (tx) => orderProfile(tx, periods, everyone, timeZone));
  const asked: readonly (readonly [string, Partial<BreakdownRequest>])[] = [
    ['totals and funnel', {}],
    ['by day', { by: ['time'] }],
    ['by hour of each day', { by: ['time'], timeFormat: 'YYYY-MM-DD HH' }],
    ['by product', { by: ['product'] }],
    ['by merchant', { by: ['merchant'] }],
    ['by supplier', { by: ['supplier'] }],
    ['by account', { by: ['account'] }],
    ['by hour', { by: ['hour'] }],
    ['by weekday and hour', { by: ['weekday'] }],
    ['by day, product and merchant', { by: ['time', 'product', 'merchant'] }],
    ['by every group at once', { by: everyGroup }],
    ['of a merchant by day', { by: ['time'], merchantId }],
    ['of a merchant by hour of each day', { by: ['time'], timeFormat: 'YYYY-MM-DD HH', merchantId }],
    ['of a merchant by account', { by: ['account'], merchantId }],
    ['of a merchant by hour', { by: ['hour'], merchantId }],
    ['of a merchant by every group at once', { by: everyGroup, merchantId }],
    ['of a supplier by every group at once', { by: everyGroup, supplierIds: [supplierId] }],
    ['of a merchant and a supplier by hour', { by: ['hour'], merchantId, supplierIds: [supplierId] }],
    ['of a product by every group at once', { by: everyGroup, productId: 1008 }],
    ['of a label by hour', { by: ['hour'], orderMark: 0 }],
    ['of a currency by day', { by: ['time'], currency: 'INR' }],
    ['of payouts by day', { by: ['time'], orderType: 2 }],
    // Ranges that are not over are compared until the same second, which lies within an hour.
    ['not over yet, by every group at once', { by: everyGroup, ...running }],
    ['of today beside yesterday, by every group at once', { by: everyGroup, ...today }],
  ];
  const reads: readonly (readonly [string, () => Promise<unknown>])[] = [
    ...asked.map(([name, changes]) => [name, breakdown(changes)] as const),
    ['as a profile', profile(request)],
    ['as a profile, not over yet', profile(running)],
    ['as a profile of today beside yesterday', profile(today)],
  ];
  const clock = await processorClock(store);
  const rows: Row[] = [];
  const what = `figures, ${days} days beside ${days} of ${count.toLocaleString('en-US')} orders`;
  for (const [name, read] of reads) {
    const took: number[] = [];
    // The first call loads the pages into memory.
    for (let round = -1; round < rounds; round += 1) {
      const startedAt = await clock();
      await read();
      if (round >= 0) took.push((await clock()) - startedAt);
    }
    say(`figures ${name}: ${median(took).toFixed(0)} ms`);
    rows.push(figureRow(`${what}, ${name}`, median(took), 'ms', { atMost: limitMs(count) }));
  }
  return rows;
}
