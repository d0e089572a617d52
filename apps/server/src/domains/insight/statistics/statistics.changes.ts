import type { OperationIO } from '@platform/sdk';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Span } from './statistics.hours.ts';
import { namesOf } from './statistics.names.ts';
import { figuresSource, piecesIn, type SumsReader } from './statistics.source.ts';
import { asMillis, momentOf } from './statistics.state.ts';

type Change = OperationIO['orders.profile']['output']['changes'][number];

const mostChanges = 10;
/** A rate of fewer orders says nothing. */
const fewestEnded = 5;

/** Orders of one product at one supplier: how many have ended, and how many of them were paid. */
export type Tally = { readonly ended: number; readonly paid: number };
export type HourTally = Tally & { readonly at: Date };
type Pair = { readonly productId: number; readonly supplierId: string | null };
type CountedPair = Pair & Tally;

const rateOf = ({ ended, paid }: Tally): number => (ended > 0 ? paid / ended : 0);
const sumOf = (tallies: readonly Tally[]): Tally => ({
  ended: tallies.reduce((sum, { ended }) => sum + ended, 0),
  paid: tallies.reduce((sum, { paid }) => sum + paid, 0),
});

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
  sums: SumsReader,
  { span, before }: { readonly span: Span; readonly before: Span },
  condition: SQL,
): Promise<Change[]> {
  const [current, previous] = [
    await talliesIn(tx, sums, span, condition),
    await talliesIn(tx, sums, before, condition),
  ];
  const total = { now: sumOf(current), before: sumOf(previous) };
  if (total.now.ended === 0 || total.before.ended === 0) return [];
  const none = { ended: 0, paid: 0 };
  const found = (rows: readonly CountedPair[], pair: Pair): Tally =>
    rows.find((row) => row.productId === pair.productId && row.supplierId === pair.supplierId) ?? none;
  const ranked = current
    .filter(({ ended }) => ended >= fewestEnded)
    .map((pair) => ({
      pair,
      before: found(previous, pair),
      contribution: contributionOf({ now: pair, before: found(previous, pair) }, total),
    }))
    .filter(({ contribution }) => contribution !== 0)
    .toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution))
    .slice(0, mostChanges);
  const names = await namesOf(tx, {
    products: ranked.map(({ pair }) => pair.productId),
    suppliers: ranked.map(({ pair }) => pair.supplierId),
  });
  const hoursOf = await hoursOfPairs(
    tx,
    sums,
    span,
    condition,
    ranked.map(({ pair }) => pair),
  );
  const changes: Change[] = [];
  for (const { pair, before: earlier, contribution } of ranked) {
    const product = names.products.get(pair.productId);
    if (!product) continue;
    const previousRate = rateOf(earlier.ended > 0 ? earlier : total.before);
    const hours = hoursOf(pair);
    const turn = turnOf(hours, previousRate, rateOf(pair) < previousRate);
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

const isPair = ({ productId, supplierId }: Pair): SQL =>
  sql`product_id = ${productId}::int and supplier_id is not distinct from ${supplierId}::uuid`;

const counts = sql`sum(order_count - live_count - exception_count)::int as ended, sum(paid_count)::int as paid`;

async function talliesIn(
  tx: Queryable,
  sums: SumsReader,
  span: Span,
  condition: SQL,
): Promise<CountedPair[]> {
  const { rows } = await tx.execute<CountedPair>(sql`
    select product_id as "productId", supplier_id as "supplierId", ${counts}
    from (${figuresSource(await piecesIn(tx, sums, span), condition)}) as figures
    group by product_id, supplier_id`);
  return rows;
}

/** The hours of several pairs in one query, because each query reads the sums of all hours. */
async function hoursOfPairs(
  tx: Queryable,
  sums: SumsReader,
  span: Span,
  condition: SQL,
  pairs: readonly Pair[],
): Promise<(pair: Pair) => HourTally[]> {
  if (pairs.length === 0) return () => [];
  const ofPairs = sql.join(pairs.map(isPair), sql` or `);
  const pieces = await piecesIn(tx, sums, span, true);
  const { rows } = await tx.execute<CountedPair & { hour: number }>(sql`
    select product_id as "productId", supplier_id as "supplierId",
      ${asMillis(sql`date_trunc('hour', at, ${sums.timeZone})`)} as hour, ${counts}
    from (${figuresSource(pieces, sql`${condition} and (${ofPairs})`)}) as figures
    group by product_id, supplier_id, hour order by hour`);
  const hours = Map.groupBy(rows, keyOf);
  return (pair) =>
    (hours.get(keyOf(pair)) ?? [])
      .map(({ hour, ended, paid }) => ({ at: momentOf(hour), ended, paid }))
      .filter(({ ended }) => ended > 0);
}

const keyOf = ({ productId, supplierId }: Pair): string => `${productId} ${supplierId}`;
