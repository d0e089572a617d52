import type { OperationIO } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';
import type { Span } from './statistics.hours.ts';
import { namesOf } from './statistics.names.ts';
import { type HourTally, sumOf, type Tallies, type Tally } from './statistics.tallies.ts';

type Change = OperationIO['orders.profile']['output']['changes'][number];

const mostChanges = 10;
/** A rate of fewer orders says nothing. */
const fewestEnded = 5;

const rateOf = ({ ended, paid }: Tally): number => (ended > 0 ? paid / ended : 0);

/**
 * The part of one group in the change of the total rate. It counts both a changed rate and a changed share
 * of the orders, the latter against the earlier total rate, so that the parts add up to the change.
 */
export function contributionOf(
  { now, before }: { readonly now: Tally; readonly before: Tally },
  total: { readonly now: Tally; readonly before: Tally },
): number {
  const part = (tally: Tally, whole: Tally): number =>
    whole.ended > 0 ? (tally.ended / whole.ended) * (rateOf(tally) - rateOf(total.before)) : 0;
  return part(now, total.now) - part(before, total.before);
}

/**
 * The hour from which a rate differs most from an earlier one: where the sum of the differences turns for the
 * last time (CUSUM).
 */
export function turnOf(hours: readonly HourTally[], earlierRate: number, isWorse: boolean): number {
  let [sum, extreme, turn] = [0, 0, 0];
  for (const [index, { ended, paid }] of hours.entries()) {
    sum += (paid - earlierRate * ended) * (isWorse ? 1 : -1);
    if (sum < extreme || index === hours.length - 1) continue;
    extreme = sum;
    turn = index + 1;
  }
  return turn;
}

/** What changed the success rate most, by product and supplier. Call it in a snapshot transaction. */
export async function changesIn(
  tx: Queryable,
  tallies: { readonly current: Tallies; readonly previous: Tallies },
  span: Span,
): Promise<Change[]> {
  const totalOf = (of: Tallies): Tally => sumOf(of.pairs().map((pair) => pair.total()));
  const total = { now: totalOf(tallies.current), before: totalOf(tallies.previous) };
  if (total.now.ended === 0 || total.before.ended === 0) return [];
  const ranked = tallies.current
    .pairs()
    .map((pair) => {
      const before = tallies.previous.of(pair.productId, pair.supplierId).total();
      const now = pair.total();
      return { pair, now, before, contribution: contributionOf({ now, before }, total) };
    })
    .filter(({ now }) => now.ended >= fewestEnded)
    .filter(({ contribution }) => contribution !== 0)
    .toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution))
    .slice(0, mostChanges);
  const names = await namesOf(tx, {
    products: ranked.map(({ pair }) => pair.productId),
    suppliers: ranked.map(({ pair }) => pair.supplierId),
  });
  const changes: Change[] = [];
  for (const { pair, now, before, contribution } of ranked) {
    const product = names.products.get(pair.productId);
    if (!product) continue;
    const previousRate = rateOf(before.ended > 0 ? before : total.before);
    const hours = pair.hours();
    const turn = turnOf(hours, previousRate, rateOf(now) < previousRate);
    const since = sumOf(hours.slice(turn));
    changes.push({
      ...product,
      supplierId: pair.supplierId,
      supplierName: names.suppliers.get(pair.supplierId ?? '')?.supplierName ?? null,
      contribution,
      previousRate,
      rate: rateOf(since),
      endedCount: since.ended,
      since: (hours[turn]?.at ?? span.from).toISOString(),
    });
  }
  return changes;
}
