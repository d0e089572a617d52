import type { Output } from '@platform/sdk';

/** Figures of some orders in one currency, as every statistics call gives them. */
export type Figures = Output<'orders.statistics'>['totals'][number];
type TimeStep = Output<'orders.statistics'>['byTime'][number];

/** Orders of all currencies together. Amounts are not among them: those of two currencies have no sum. */
export interface Counts {
  orders: number;
  paid: number;
  live: number;
  timedOut: number;
  failed: number;
  rejected: number;
  exception: number;
}

export function countsOf(figures: readonly Figures[]): Counts {
  const sum = (of: (one: Figures) => number) => figures.reduce((total, one) => total + of(one), 0);
  return {
    orders: sum((one) => one.orderCount),
    paid: sum((one) => one.paidCount),
    live: sum((one) => one.liveCount),
    timedOut: sum((one) => one.timedOutCount),
    failed: sum((one) => one.failedCount),
    rejected: sum((one) => one.rejectedCount),
    exception: sum((one) => one.exceptionCount),
  };
}

/** Paid of those that ended, as the statistics count it; null where none has ended yet. */
export function successRate({ orders, live, exception, paid }: Counts): number | null {
  const ended = orders - live - exception;
  return ended > 0 ? paid / ended : null;
}

/** One currency's amount; 0 where nothing moved in it. */
export function amountOf(
  figures: readonly Figures[],
  currency: string,
  of: (one: Figures) => number | null,
): number {
  const one = figures.find((candidate) => candidate.currency === currency);
  return one ? (of(one) ?? 0) : 0;
}

/** Currencies in which orders are placed, the busiest first. */
export function currenciesOf(...groups: readonly (readonly Figures[])[]): string[] {
  const orders = new Map<string, number>();
  for (const { currency, orderCount } of groups.flat())
    orders.set(currency, (orders.get(currency) ?? 0) + orderCount);
  return [...orders].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([currency]) => currency);
}

export type Direction = 'more' | 'less' | 'same' | 'new' | 'none';

export interface Change {
  direction: Direction;
  /** Of what was before, 0.12 for twelve percent; 0 where there was nothing to compare with. */
  share: number;
}

/** How a figure moved against an earlier one. */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return { direction: now === 0 ? 'none' : 'new', share: 0 };
  const share = Math.abs(now - before) / Math.abs(before);
  if (now === before) return { direction: 'same', share: 0 };
  return { direction: now > before ? 'more' : 'less', share };
}

/** Hours of a day by their clock: a day with the hour that a zone repeats adds up both. */
export const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/** Where a step of time stands in the platform's zone. */
export interface Place {
  date: string;
  hour: number;
}

/**
 * A figure for each hour of a date; null for hours that have not begun (`upTo` is the last that has), 0 where nothing
 * happened.
 */
export function hoursOf(
  steps: readonly TimeStep[],
  date: string,
  placeOf: (at: string) => Place,
  of: (figures: Figures) => number,
  upTo = 23,
): (number | null)[] {
  const values = hoursOfDay.map((hour): number | null => (hour <= upTo ? 0 : null));
  for (const { at, figures } of steps) {
    const place = placeOf(at);
    const before = values[place.hour];
    if (place.date === date && before !== null && before !== undefined)
      values[place.hour] = before + of(figures);
  }
  return values;
}

export interface Ranked<Row> {
  row: Row;
  value: number;
  /** Of the greatest: the length of its bar. */
  length: number;
}

/** The greatest rows of a currency, those without any left out. */
export function rankingOf<Row extends { figures: Figures }>(
  rows: readonly Row[],
  currency: string,
  of: (figures: Figures) => number,
  limit: number,
): Ranked<Row>[] {
  const ranked = rows
    .filter(({ figures }) => figures.currency === currency && of(figures) > 0)
    .map((row) => ({ row, value: of(row.figures) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, limit);
  const greatest = ranked[0]?.value ?? 0;
  return ranked.map((one) => ({ ...one, length: greatest === 0 ? 0 : one.value / greatest }));
}

/** Orders by status id, as far as the server counted them. */
export type StatusCounts = Readonly<Record<number, number | null>>;

export interface FunnelStage {
  id: 'created' | 'allocated' | 'paid' | 'acknowledged';
  value: number;
}

/**
 * How far the day's orders came. One that never got an account and was paid by hand counts as having had one: a funnel
 * does not widen. Null while a status is not counted.
 */
export function funnelOf(counts: StatusCounts): FunnelStage[] | null {
  const [created, allocated, timedOut, succeeded, failed, unallocated] = [1, 2, 3, 4, 5, 10].map(
    (id) => counts[id] ?? null,
  );
  if (
    created == null ||
    allocated == null ||
    timedOut == null ||
    succeeded == null ||
    failed == null ||
    unallocated == null
  )
    return null;
  const had = allocated + timedOut + succeeded + failed;
  return [
    { id: 'created', value: created + had + unallocated },
    { id: 'allocated', value: had },
    { id: 'paid', value: succeeded + failed },
    { id: 'acknowledged', value: succeeded },
  ];
}
