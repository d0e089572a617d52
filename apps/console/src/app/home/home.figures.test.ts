import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, currenciesOf, type Figures } from '../../shared/figures/figure.change.ts';
import { amountOf, countsOf, funnelOf, hoursOf, rankingOf, successRate } from './home.figures.ts';

/** Plain numbers in place of minor units: the tested rules do not use the unit. */
const figures = (given: Partial<Record<keyof Figures, unknown>>): Figures =>
  ({
    currency: 'INR',
    orderCount: 0,
    amountMinor: 0,
    paidCount: 0,
    paidMinor: 0,
    liveCount: 0,
    timedOutCount: 0,
    failedCount: 0,
    rejectedCount: 0,
    exceptionCount: 0,
    supplementCount: 0,
    reversedCount: 0,
    reversedMinor: 0,
    feeMinor: null,
    commissionMinor: null,
    successRate: null,
    ...given,
  }) as Figures;

describe('figures of several currencies', () => {
  const day = [
    figures({ orderCount: 10, paidCount: 6, liveCount: 2, paidMinor: 500 }),
    figures({ currency: 'USDT', orderCount: 30, paidCount: 3, paidMinor: 9_000_000 }),
  ];

  it('sum up counts, but never amounts', () => {
    expect(countsOf(day)).toMatchObject({ orders: 40, paid: 9, live: 2 });
    expect(amountOf(day, 'INR', (one) => one.paidMinor)).toBe(500);
    expect(amountOf(day, 'KES', (one) => one.paidMinor)).toBe(0);
  });

  it('show the busiest currency first', () => {
    expect(currenciesOf(day, [figures({ currency: 'INR', orderCount: 100 })])).toEqual(['INR', 'USDT']);
  });

  it('give the rate among finished orders', () => {
    expect(successRate(countsOf(day))).toBeCloseTo(9 / 38);
    expect(successRate(countsOf([figures({ orderCount: 2, liveCount: 2 })]))).toBeNull();
  });
});

describe('a change', () => {
  it('shows its direction and its percentage of the previous value', () => {
    expect(changeOf(112, 100)).toEqual({ direction: 'more', share: 0.12 });
    expect(changeOf(75, 100)).toEqual({ direction: 'less', share: 0.25 });
    expect(changeOf(100, 100)).toEqual({ direction: 'same', share: 0 });
  });

  it('has no percentage when the previous value is zero', () => {
    expect(changeOf(5, 0)).toEqual({ direction: 'new', share: 0 });
    expect(changeOf(0, 0)).toEqual({ direction: 'none', share: 0 });
  });
});

describe('the hours of a day', () => {
  const placeOf = (at: string) => ({ date: at.slice(0, 10), hour: Number(at.slice(11, 13)) });

  it('show past values, zero for empty hours, and nothing for hours to come', () => {
    const steps = [
      { at: '2026-11-20T23:00', figures: figures({ paidMinor: 7 }) },
      { at: '2026-11-21T01:00', figures: figures({ paidMinor: 5 }) },
      { at: '2026-11-21T01:00', figures: figures({ currency: 'KES', paidMinor: 2 }) },
    ];
    const values = hoursOf(steps, '2026-11-21', placeOf, (one) => one.paidMinor, 2);
    expect(values.slice(0, 4)).toEqual([0, 7, 0, null]);
    expect(values).toHaveLength(24);
  });
});

describe('a ranking', () => {
  it('covers one currency, largest first, with shares of the largest', () => {
    const rows = [
      { name: 'a', figures: figures({ paidMinor: 50 }) },
      { name: 'b', figures: figures({ paidMinor: 200 }) },
      { name: 'c', figures: figures({ currency: 'KES', paidMinor: 900 }) },
      { name: 'd', figures: figures({ paidMinor: 0 }) },
    ];
    const ranking = rankingOf(rows, 'INR', (one) => one.paidMinor, 5);
    expect(ranking.map(({ row, length }) => [row.name, length])).toEqual([
      ['b', 1],
      ['a', 0.25],
    ]);
  });
});

describe('the funnel', () => {
  it('never widens, whatever the counts are', () => {
    const count = fc.nat(1_000_000);
    fc.assert(
      fc.property(count, count, count, count, count, count, (a, b, c, d, e, f) => {
        const stages = funnelOf({ 1: a, 2: b, 3: c, 4: d, 5: e, 10: f });
        const values = stages!.map(({ value }) => value);
        expect(values[0]).toBe(a + b + c + d + e + f);
        expect(values).toEqual(values.toSorted((x, y) => y - x));
      }),
    );
  });

  it('is hidden while the count of a status is missing', () => {
    expect(funnelOf({ 1: 0, 2: 0, 3: null, 4: 0, 5: 0, 10: 0 })).toBeNull();
  });
});
