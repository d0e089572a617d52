import type { Input } from '@platform/sdk';

/** Counters since the start, as in the contract. */
export type Counts = { -readonly [Name in keyof Input<'simulator.report'>['counts']]: number };

export const newCounts = (): Counts => ({
  orders: 0,
  refused: 0,
  paid: 0,
  callbacks: 0,
  failedCallbacks: 0,
  unmatched: 0,
});

/** The counters as one line of text. */
export function describeCounts(counts: Counts): string {
  const parts = [
    `${counts.orders} orders`,
    `${counts.paid} paid`,
    `${counts.unmatched} unmatched`,
    `${counts.callbacks} callbacks`,
    ...(counts.failedCallbacks > 0 ? [`${counts.failedCallbacks} callbacks refused on purpose`] : []),
    ...(counts.refused > 0 ? [`${counts.refused} orders refused`] : []),
  ];
  return parts.join(' · ');
}
