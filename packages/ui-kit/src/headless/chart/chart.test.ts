import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChartSeries,
  chartGeometry,
  labelStride,
  nextIndex,
  sharesOf,
  stackedDomain,
  stackSeries,
  textWidthPx,
  valueDomain,
} from './index.ts';

const series = (id: string, values: (number | null)[]): ChartSeries => ({ id, label: id, values });
const margin = { top: 10, right: 10, bottom: 20, left: 40 };
const values = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 40 });

describe('the domain of a chart', () => {
  it('always contains zero and every value', () => {
    fc.assert(
      fc.property(values, (numbers) => {
        const [low, high] = valueDomain([series('a', numbers)]);
        expect(low).toBeLessThanOrEqual(0);
        expect(high).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThan(high);
        for (const value of numbers) expect(value >= low && value <= high).toBe(true);
      }),
    );
  });

  it('is not empty when all values are zero', () => {
    expect(valueDomain([series('a', [0, null, 0])])).toEqual([0, 1]);
    expect(valueDomain([])).toEqual([0, 1]);
  });
});

describe('stacked series', () => {
  it('end at the sum of the positive and the sum of the negative values', () => {
    fc.assert(
      fc.property(values, values, (first, second) => {
        const count = Math.max(first.length, second.length);
        const stacks = stackSeries([series('a', first), series('b', second)], count);
        const [low, high] = stackedDomain(stacks);
        for (let index = 0; index < count; index += 1) {
          const both = [first[index] ?? 0, second[index] ?? 0];
          const sum = (keep: (value: number) => boolean) =>
            both.filter(keep).reduce((total, value) => total + value, 0);
          const ends = stacks.map((stack) => stack[index]!.to);
          expect(Math.max(0, ...ends)).toBe(sum((value) => value > 0));
          expect(Math.min(0, ...ends)).toBe(sum((value) => value < 0));
          for (const end of ends) expect(end >= low && end <= high).toBe(true);
        }
      }),
    );
  });
});

describe('the geometry', () => {
  it('keeps every value and every category inside the plot', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 120, max: 2_000 }), (numbers, width) => {
        const domain = valueDomain([series('a', numbers)]);
        const geometry = chartGeometry({ width, height: 240 }, margin, numbers.length, domain);
        const { plot } = geometry;
        numbers.forEach((value, index) => {
          expect(geometry.y(value)).toBeGreaterThanOrEqual(plot.top - 0.001);
          expect(geometry.y(value)).toBeLessThanOrEqual(plot.bottom + 0.001);
          expect(geometry.x(index)).toBeGreaterThan(plot.left);
          expect(geometry.x(index)).toBeLessThan(plot.right);
        });
      }),
    );
  });

  it('finds the category under a point, and the nearest one beside the plot', () => {
    const geometry = chartGeometry({ width: 450, height: 200 }, margin, 4, [0, 10]);
    expect([0, 1, 2, 3].map((index) => geometry.indexAt(geometry.x(index)))).toEqual([0, 1, 2, 3]);
    expect(geometry.indexAt(0)).toBe(0);
    expect(geometry.indexAt(10_000)).toBe(3);
  });

  it('has round ticks that include zero', () => {
    const { ticks } = chartGeometry({ width: 450, height: 200 }, margin, 4, [0, 97]);
    expect(ticks[0]?.value).toBe(0);
    expect(ticks.at(-1)?.value).toBe(100);
  });
});

describe('the labels along the bottom', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

  it('are as many as fit, evenly spaced', () => {
    expect(labelStride(hours, 600)).toBe(1);
    expect(labelStride(hours, 400)).toBe(2);
    expect(labelStride([], 20)).toBe(1);
  });

  it('are all shown when short ones stand between long ones', () => {
    expect(labelStride(['Bank transfer', 'UPI', 'USDT TRC-20', 'M-Pesa', 'Wallet'], 400)).toBe(1);
    expect(labelStride(['Bank transfer', 'Bank transfer', 'UPI'], 240)).toBe(2);
  });

  it('are wider in Chinese', () => {
    expect(textWidthPx('星期一')).toBeGreaterThan(textWidthPx('Mon'));
  });
});

it('returns shares that add up to one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 }), (parts) => {
      const sum = sharesOf(parts).reduce((total, share) => total + share, 0);
      expect(sum).toBeCloseTo(parts.some((part) => part > 0) ? 1 : 0, 9);
    }),
  );
});

describe('the keyboard on a chart', () => {
  it('stops at both ends', () => {
    expect(nextIndex('ArrowRight', -1, 3)).toBe(0);
    expect(nextIndex('ArrowRight', 2, 3)).toBe(2);
    expect(nextIndex('ArrowLeft', -1, 3)).toBe(2);
    expect(nextIndex('ArrowLeft', 0, 3)).toBe(0);
    expect(nextIndex('Home', 2, 3)).toBe(0);
    expect(nextIndex('End', 0, 3)).toBe(2);
  });

  it('moves up and down if there are rows, and otherwise ignores those keys', () => {
    expect(nextIndex('ArrowDown', 1, 6)).toBeUndefined();
    expect(nextIndex('ArrowDown', 1, 6, 3)).toBe(4);
    expect(nextIndex('ArrowDown', 4, 6, 3)).toBe(4);
    expect(nextIndex('ArrowUp', 1, 6, 3)).toBe(1);
  });

  it('does nothing on an empty chart', () => {
    expect(nextIndex('ArrowRight', -1, 0)).toBeUndefined();
  });
});
