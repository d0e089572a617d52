import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock, relativeSpan, relativeText } from './index.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const ago = (seconds: number) => relativeText(now - seconds * 1_000, now, 'en-US');

describe('how long ago', () => {
  it('is shown in the natural unit, and never rounded up', () => {
    expect(ago(2)).toBe('now');
    expect(ago(59)).toBe('59 seconds ago');
    expect(ago(119)).toBe('1 minute ago');
    expect(ago(3 * 3_600 + 3_599)).toBe('3 hours ago');
    expect(ago(30 * 86_400)).toBe('30 days ago');
    expect(ago(31 * 86_400)).toBe('last month');
    expect(ago(-90)).toBe('in 1 minute');
  });

  it('is in the requested language', () => {
    expect(relativeText(now - 180_000, now, 'zh-CN')).toBe('3分钟前');
    expect(relativeText(now - 180_000, now, 'zh-TW')).toBe('3 分鐘前');
  });

  it('never decreases over time', () => {
    const order = ['second', 'minute', 'hour', 'day', 'month', 'year'];
    const weight = (seconds: number) => {
      const { unit, value } = relativeSpan(now - seconds * 1_000, now);
      return order.indexOf(unit) * 1_000 + Math.abs(value);
    };
    const seconds = fc.integer({ min: 0, max: 400_000_000 });
    fc.assert(
      fc.property(seconds, seconds, (one, other) => {
        expect(weight(Math.min(one, other))).toBeLessThanOrEqual(weight(Math.max(one, other)));
      }),
    );
  });
});

describe('the shared clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stays the same between ticks, notifies all listeners together, and stops without any', () => {
    const clock = createClock({ everyMs: 5_000 });
    const heard: string[] = [];
    const stopOne = clock.subscribe(() => heard.push('one'));
    const stopOther = clock.subscribe(() => heard.push('other'));
    vi.advanceTimersByTime(4_000);
    expect(clock.now()).toBe(now);
    vi.advanceTimersByTime(1_000);
    expect(clock.now()).toBe(now + 5_000);
    expect(heard).toEqual(['one', 'other']);
    stopOne();
    stopOther();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toBe(now + 65_000);
  });
});
