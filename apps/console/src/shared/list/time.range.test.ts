import { describe, expect, it } from 'vitest';
import { completeTime, presetRange, rangeInZone, rangeLabel, rangePresets } from './time.range.ts';

const zone = 'Asia/Shanghai';

describe('typed times', () => {
  it('are completed to the second, and a date to its whole day', () => {
    expect(completeTime('2026-11-20', 'from', zone)).toBe('2026-11-20 00:00:00');
    expect(completeTime('2026-11-20', 'to', zone)).toBe('2026-11-20 23:59:59');
    expect(completeTime('2026/1/5 8:30', 'from', zone)).toBe('2026-01-05 08:30:00');
    expect(completeTime('2026-11-20 08:30', 'to', zone)).toBe('2026-11-20 08:30:59');
    expect(completeTime('  ', 'from', zone)).toBe('');
  });
  it.each(['yesterday', '2026-02-30', '2026-11-20 24:00', '20/11/2026', '2026-11-20 8'])(
    '%s is not a time',
    (text) => {
      expect(completeTime(text, 'from', zone)).toBeNull();
    },
  );
});

describe('presets', () => {
  // Past midnight in Shanghai, still the day before in London.
  const now = new Date('2026-11-20T16:30:05Z');
  it('are days of the platform, not of the reader', () => {
    expect(presetRange('today', now, zone)).toEqual({
      from: '2026-11-21 00:00:00',
      to: '2026-11-21 23:59:59',
    });
    expect(presetRange('yesterday', now, zone).from).toBe('2026-11-20 00:00:00');
    expect(presetRange('last7Days', now, zone).from).toBe('2026-11-15 00:00:00');
    expect(presetRange('thisMonth', now, zone).from).toBe('2026-11-01 00:00:00');
    expect(presetRange('lastMonth', now, zone)).toEqual({
      from: '2026-10-01 00:00:00',
      to: '2026-10-31 23:59:59',
    });
    expect(presetRange('lastHour', now, zone)).toEqual({
      from: '2026-11-20 23:30:05',
      to: '2026-11-21 00:30:05',
    });
  });
  it('are all valid ranges', () => {
    for (const preset of rangePresets) {
      const { from, to } = presetRange(preset, now, zone);
      expect([completeTime(from, 'from', zone), completeTime(to, 'to', zone)]).toEqual([from, to]);
      expect(from < to).toBe(true);
    }
  });
});

describe('a range in another zone', () => {
  const day = { from: '2026-11-20 00:00:00', to: '2026-11-20 23:59:59' };
  it('is the same range', () => {
    const there = rangeInZone(day, 'America/New_York', 'Asia/Shanghai');
    expect(there).toEqual({ from: '2026-11-20 13:00:00', to: '2026-11-21 12:59:59' });
    expect(rangeInZone(there, 'Asia/Shanghai', 'America/New_York')).toEqual(day);
  });
  it('has open ends and unreadable texts as they are', () => {
    const odd = { from: '', to: 'soon' };
    expect(rangeInZone(odd, 'UTC', 'Asia/Shanghai')).toEqual(odd);
  });
  it('spans 23 and 25 hours on days of a clock change', () => {
    const of = (date: string) =>
      rangeInZone({ from: `${date} 00:00:00`, to: `${date} 23:59:59` }, 'America/New_York', 'UTC');
    expect(of('2026-03-08')).toEqual({ from: '2026-03-08 05:00:00', to: '2026-03-09 03:59:59' });
    expect(of('2026-11-01')).toEqual({ from: '2026-11-01 04:00:00', to: '2026-11-02 04:59:59' });
  });
  it('begins after the skipped hour where a day has no midnight', () => {
    const { from } = rangeInZone({ from: '2026-04-24 00:00:00', to: '' }, 'Africa/Cairo', 'UTC');
    expect(from).toBe('2026-04-23 22:00:00');
  });
});

it('have a short label', () => {
  expect(rangeLabel({ from: '2026-11-20 00:00:00', to: '2026-11-20 23:59:59' })).toBe('2026-11-20');
  expect(rangeLabel({ from: '2026-11-20 00:00:00', to: '2026-11-22 23:59:59' })).toBe('2026-11-20 – 11-22');
  expect(rangeLabel({ from: '2025-12-31 00:00:00', to: '2026-01-01 23:59:59' })).toBe(
    '2025-12-31 – 2026-01-01',
  );
  expect(rangeLabel({ from: '2026-11-20 08:00:00', to: '' })).toBe('≥ 2026-11-20 08:00:00');
  expect(rangeLabel({ from: '', to: '' })).toBe('');
});
