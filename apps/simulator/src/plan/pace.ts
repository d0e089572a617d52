import { Dice } from './dice.ts';

/** `flat`: as busy at night as at noon; `day`: quiet at four in the morning, busy at noon and in the evening. */
export type DayShape = 'flat' | 'day';

/** How busy each hour of a day is, 1 on average. */
const hourShares = [
  0.47, 0.3, 0.17, 0.09, 0.04, 0.09, 0.17, 0.34, 0.6, 0.86, 1.11, 1.33, 1.67, 1.71, 1.41, 1.16, 1.07, 1.16,
  1.37, 1.71, 1.97, 2.05, 1.8, 1.15,
] as const;
/** A demo that nothing happens in for an hour shows nothing. */
const leastShare = 0.15;

/** How many times as busy as on average it is at a moment, by the clock of this machine. */
export function busyness(shape: DayShape, atMs: number): number {
  if (shape === 'flat') return 1;
  return Math.max(hourShares[new Date(atMs).getHours()] ?? 1, leastShare);
}

/** How long after the order before it an order comes, in mean gaps: by chance, 1 on average. */
export const gapOf = (seed: number, index: number): number => new Dice(seed, 'order', index, 'gap').gap();
