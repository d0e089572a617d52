import { readClues } from '../../apps/server/src/domains/insight/search/search.clues.ts';
import { findOrders } from '../../apps/server/src/domains/insight/search/search.orders.ts';
import { median } from '../stats.ts';
import { figureRow, type Row } from '../table.ts';
import type { OrderHeap } from './order-loader.ts';
import { processorClock } from './processor-time.ts';

/** Search texts: complete, the beginning or the end, of many orders and of none. */
const texts: readonly (readonly [what: string, text: string])[] = [
  ['a number of a merchant', 'M4242'],
  ['the beginning of order numbers', `C${new Date().toISOString().slice(0, 7).replace('-', '')}`],
  ['a reference', '000000004242'],
  ['a card', '6222000000004242'],
  ['the end of cards', '4242'],
  ['eight digits', '42424242'],
  ['a USDT address', `T${'A'.repeat(33)}`],
  ['the address of a payer', '203.0.113.7'],
  ['a word', 'lotus'],
];
/** More calls than PostgreSQL needs to switch from custom plans to a generic one. */
const times = 12;

/** Order search by text over all merchants: the slowest call counts, in CPU time. */
export async function benchSearch(
  { store }: OrderHeap,
  count: number,
  say: (text: string) => void,
): Promise<Row[]> {
  const clock = await processorClock(store);
  const rows: Row[] = [];
  for (const [what, text] of texts) {
    const clues = readClues(text);
    if (!clues) throw new Error(`Nothing is looked for by ${text}.`);
    const took: number[] = [];
    // The first call loads the pages into memory.
    for (let time = -1; time < times; time += 1) {
      const startedAt = await clock();
      await findOrders(store.db, clues, { kind: 'all' });
      if (time >= 0) took.push((await clock()) - startedAt);
    }
    const slowest = Math.max(...took);
    say(`search by ${what}: ${median(took).toFixed(1)} ms, at most ${slowest.toFixed(1)} ms`);
    rows.push(
      figureRow(
        `search, ${count.toLocaleString('en-US')} orders, by ${what}: the slowest of ${times}`,
        slowest,
        'ms',
        {
          atMost: 100,
        },
      ),
    );
  }
  return rows;
}
