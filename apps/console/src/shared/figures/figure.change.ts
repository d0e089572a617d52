import type { Output } from '@platform/sdk';

/** Figures of a group of orders in one currency, as returned by the statistics calls. */
export type Figures = Output<'orders.statistics'>['totals'][number];

/** Currencies with orders, the one with the most orders first. */
export function currenciesOf(...groups: readonly (readonly Figures[])[]): string[] {
  const orders = new Map<string, number>();
  for (const { currency, orderCount } of groups.flat())
    orders.set(currency, (orders.get(currency) ?? 0) + orderCount);
  return [...orders].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([currency]) => currency);
}

export type Direction = 'more' | 'less' | 'same' | 'new' | 'none';

export interface Change {
  direction: Direction;
  /** Relative change, 0.12 for 12 %; 0 if the earlier figure was 0. */
  share: number;
}

/** Compares a figure with an earlier one. */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return { direction: now === 0 ? 'none' : 'new', share: 0 };
  const share = Math.abs(now - before) / Math.abs(before);
  if (now === before) return { direction: 'same', share: 0 };
  return { direction: now > before ? 'more' : 'less', share };
}
