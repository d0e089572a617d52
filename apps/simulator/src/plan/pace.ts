import { Dice } from './dice.ts';

/** `flat`: the same rate all day; `day`: quiet at four in the morning, busy at noon and in the evening. */
export type DayShape = 'flat' | 'day';

/** Relative rate of each hour, 1 on average. */
const hourShares = [
  0.47, 0.3, 0.17, 0.09, 0.04, 0.09, 0.17, 0.34, 0.6, 0.86, 1.11, 1.33, 1.67, 1.71, 1.41, 1.16, 1.07, 1.16,
  1.37, 1.71, 1.97, 2.05, 1.8, 1.15,
] as const;
/** Minimum, so that a demo is never without orders for an hour. */
const leastShare = 0.15;

/** Rate at a moment relative to the average, by this machine's clock. */
export function busyness(shape: DayShape, atMs: number): number {
  if (shape === 'flat') return 1;
  return Math.max(hourShares[new Date(atMs).getHours()] ?? 1, leastShare);
}

/** Random gap before an order, in mean gaps: 1 on average. */
export const gapOf = (seed: number, index: number): number => new Dice(seed, 'order', index, 'gap').gap();
