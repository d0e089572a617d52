import { describe, expect, it } from 'vitest';
import { completeTime, presetRange, rangeLabel, rangePresets } from './time.range.ts';

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

it('have a short label', () => {
  expect(rangeLabel({ from: '2026-11-20 00:00:00', to: '2026-11-20 23:59:59' })).toBe('2026-11-20');
  expect(rangeLabel({ from: '2026-11-20 00:00:00', to: '2026-11-22 23:59:59' })).toBe('2026-11-20 – 11-22');
  expect(rangeLabel({ from: '2025-12-31 00:00:00', to: '2026-01-01 23:59:59' })).toBe(
    '2025-12-31 – 2026-01-01',
  );
  expect(rangeLabel({ from: '2026-11-20 08:00:00', to: '' })).toBe('≥ 2026-11-20 08:00:00');
  expect(rangeLabel({ from: '', to: '' })).toBe('');
});
