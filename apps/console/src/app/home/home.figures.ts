import type { Output } from '@platform/sdk';
import type { Figures } from '../../shared/figures/figure.change.ts';

type TimeStep = Output<'orders.statistics'>['byTime'][number];

/** Order counts of all currencies together. No amounts: amounts in different currencies cannot be added. */
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

/** Paid orders divided by ended orders, as in the statistics; null if none has ended. */
export function successRate({ orders, live, exception, paid }: Counts): number | null {
  const ended = orders - live - exception;
  return ended > 0 ? paid / ended : null;
}

/** The amount in one currency; 0 if there is none. */
export function amountOf(
  figures: readonly Figures[],
  currency: string,
  of: (one: Figures) => number | null,
): number {
  const one = figures.find((candidate) => candidate.currency === currency);
  return one ? (of(one) ?? 0) : 0;
}

/** Clock hours of a day. When daylight saving repeats an hour, both are added to the same clock hour. */
export const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/** Date and hour of a time step in the platform's time zone. */
export interface Place {
  date: string;
  hour: number;
}

/**
 * A figure for each hour of a date: 0 if nothing happened, null for hours after `upTo`, which have not begun.
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
  /** Length of the bar, relative to the largest value, from 0 to 1. */
  length: number;
}

/** The largest rows in a currency. Rows with a value of zero are left out. */
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

/** Number of orders by status id; null until the server has counted them. */
export type StatusCounts = Readonly<Record<number, number | null>>;

export interface FunnelStage {
  id: 'created' | 'allocated' | 'paid' | 'acknowledged';
  value: number;
}

/**
 * The stages of today's orders. An order that was never allocated but was paid manually counts as allocated,
 * so no stage is larger than the one before. Null while a status count is missing.
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
