import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOfKey, firstDayOfWeek, weeksOfMonth } from './index.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a month', () => {
  it('starts its weeks by the language', () => {
    expect(firstDayOfWeek('en-US')).toBe(0);
    expect(firstDayOfWeek('zh-TW')).toBe(0);
    expect(weeksOfMonth('2026-11-22', 1)[0]?.[0]).toBe('2026-10-26');
    expect(weeksOfMonth('2026-11-22', 0)[0]?.[0]).toBe('2026-11-01');
  });

  it('has six complete weeks of consecutive days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 6 }), (any, firstDay) => {
        const days = weeksOfMonth(any, firstDay).flat();
        expect(days).toHaveLength(42);
        days.forEach((one, index) => {
          expect(one).toBe(addDays(days[0] ?? '', index));
        });
        const own = days.filter((one) => one.startsWith(any.slice(0, 7)));
        expect(own[0]?.slice(8)).toBe('01');
        expect(addDays(own.at(-1) ?? '', 1).slice(8)).toBe('01');
        expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(firstDay);
      }),
    );
  });
});

describe('the keys', () => {
  it('keep to the last day in a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  });

  it('move by days, weeks and months, and to the ends of the week', () => {
    expect(dayOfKey('2026-11-22', 'ArrowUp', 0)).toBe('2026-11-15');
    expect(dayOfKey('2026-11-25', 'Home', 1)).toBe('2026-11-23');
    expect(dayOfKey('2026-11-25', 'End', 1)).toBe('2026-11-29');
    expect(dayOfKey('2026-11-25', 'Home', 0)).toBe('2026-11-22');
    expect(dayOfKey('2026-11-22', 'Enter', 0)).toBeUndefined();
  });

  it('forth and back return to the start', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 6 }), (any, firstDay) => {
        for (const [there, back] of [
          ['ArrowLeft', 'ArrowRight'],
          ['ArrowUp', 'ArrowDown'],
        ] as const) {
          expect(dayOfKey(dayOfKey(any, there, firstDay) ?? '', back, firstDay)).toBe(any);
        }
      }),
    );
  });
});
