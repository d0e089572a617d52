import { describe, expect, it } from 'vitest';
import { busyness, gapOf } from './pace.ts';

describe('the order rate', () => {
  it('equals the requested rate on average', () => {
    const gaps = Array.from({ length: 3_000 }, (_, index) => gapOf(3, index));
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeCloseTo(1, 1);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });

  it('varies over the day: low at four, high in the evening, with the same average', () => {
    const at = (hour: number) => new Date(2026, 10, 21, hour, 30).getTime();
    expect(busyness('day', at(4))).toBeLessThan(0.3);
    expect(busyness('day', at(20))).toBeGreaterThan(1.5);
    const hours = Array.from({ length: 24 }, (_, hour) => busyness('day', at(hour)));
    expect(hours.reduce((sum, share) => sum + share, 0) / 24).toBeCloseTo(1, 1);
    expect(busyness('flat', at(4))).toBe(1);
  });
});
