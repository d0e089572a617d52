import { analyseIps } from '../../apps/server/src/domains/risk/ip-analysis/ip-analysis.list.ts';
import { defaultSettings } from '../../apps/server/src/kit/operation/default-settings.ts';
import { median } from '../stats.ts';
import { figureRow, type Row } from '../table.ts';
import type { OrderHeap } from './order-loader.ts';
import { processorClock } from './processor-time.ts';

const rounds = 15;
const dayMs = 86_400_000;

/** The payer addresses of one day, in CPU time. */
export async function benchIpAnalysis(
  { store, from, merchantId }: OrderHeap,
  count: number,
  say: (text: string) => void,
): Promise<Row[]> {
  const startTime = new Date(from.getTime() + 30 * dayMs);
  const day = { startTime, endTime: new Date(startTime.getTime() + dayMs) };
  const context = { db: store.db, settings: defaultSettings, now: day.endTime };
  const clock = await processorClock(store);
  const what = `payer addresses of a day, ${count.toLocaleString('en-US')} orders`;
  const rows: Row[] = [];
  const asked = [
    ['the most frequent', {}],
    ['by success rate', { sortBy: 'successRate', sortOrder: 'asc', fewestOrders: 3 }],
    ['page 50', { page: 50 }],
    ['of a merchant', { merchantId }],
  ] as const;
  for (const [name, changes] of asked) {
    const took: number[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const startedAt = await clock();
      await analyseIps(context, { ...day, ...changes });
      if (round >= 0) took.push((await clock()) - startedAt);
    }
    say(`payer addresses, ${name}: ${median(took).toFixed(0)} ms`);
    rows.push(figureRow(`${what}, ${name}`, median(took), 'ms', { atMost: 300 }));
  }
  return rows;
}
