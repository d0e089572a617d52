import { formatPlatformTime } from '@platform/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WallClock } from './wall-clock.ts';

const zones = ['Asia/Shanghai', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/New_York', 'Europe/Berlin', 'UTC'];

describe('a wall clock', () => {
  it('shows the local time of its zone, at any time', () => {
    const clocks = new Map(zones.map((zone) => [zone, new WallClock(zone)]));
    const from = Date.parse('1990-01-01T00:00:00Z');
    const to = Date.parse('2060-01-01T00:00:00Z');
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), fc.constantFrom(...zones), (moment, zone) => {
        const time = new Date(moment);
        expect(clocks.get(zone)?.text(time.toISOString())).toBe(formatPlatformTime(time, zone));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is correct on both sides of a clock change', () => {
    const clock = new WallClock('Europe/Berlin');
    expect(clock.text('2026-03-29T00:59:59Z')).toBe('2026-03-29 01:59:59');
    expect(clock.text('2026-03-29T01:00:00Z')).toBe('2026-03-29 03:00:00');
  });

  it('counts days as spreadsheets do', () => {
    expect(new WallClock('UTC').serial('1900-03-01T00:00:00Z')).toBe(61);
    expect(new WallClock('UTC').serial('2026-11-20T12:00:00Z')).toBe(46_346.5);
  });

  it('refuses an unknown zone', () => {
    expect(() => new WallClock('Mars/Olympus')).toThrow(RangeError);
  });
});
