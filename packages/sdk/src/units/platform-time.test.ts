import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPlatformTime, parsePlatformTime } from './platform-time.ts';

const zones = ['Asia/Shanghai', 'Asia/Kolkata', 'Africa/Nairobi', 'America/New_York', 'Europe/Berlin', 'UTC'];

describe('platform time', () => {
  it.each([
    ['2026-11-20T04:00:00Z', 'Asia/Shanghai', '2026-11-20 12:00:00'],
    ['2026-11-20T16:00:00Z', 'Asia/Shanghai', '2026-11-21 00:00:00'],
    ['2026-11-20T04:00:00Z', 'Asia/Kolkata', '2026-11-20 09:30:00'],
    ['2026-07-01T12:00:00Z', 'Europe/Berlin', '2026-07-01 14:00:00'],
    ['2026-12-01T12:00:00Z', 'Europe/Berlin', '2026-12-01 13:00:00'],
  ])('%s in %s is %s, and back', (iso, zone, text) => {
    expect(formatPlatformTime(new Date(iso), zone)).toBe(text);
    expect(parsePlatformTime(text, zone)).toEqual(new Date(iso));
  });

  it('takes the first of an hour that occurs twice', () => {
    expect(parsePlatformTime('2026-10-25 02:30:00', 'Europe/Berlin')).toEqual(
      new Date('2026-10-25T00:30:00Z'),
    );
    expect(parsePlatformTime('2026-11-01 01:30:00', 'America/New_York')).toEqual(
      new Date('2026-11-01T05:30:00Z'),
    );
  });

  it.each([
    ['2026-03-29 02:30:00', 'Europe/Berlin'],
    ['2026-03-08 02:30:00', 'America/New_York'],
    ['2026-02-30 00:00:00', 'Asia/Shanghai'],
    ['2026-13-01 00:00:00', 'Asia/Shanghai'],
    ['2026-11-20 24:00:00', 'Asia/Shanghai'],
    ['2026-11-20 12:60:00', 'Asia/Shanghai'],
    ['0026-11-20 12:00:00', 'Asia/Shanghai'],
    ['9999-12-31 18:00:00', 'America/New_York'],
    ['9999-12-31 23:59:59', 'UTC'],
    ['2026-11-20T12:00:00', 'Asia/Shanghai'],
    ['2026-11-20', 'Asia/Shanghai'],
    ['2026-11-20 12:00:00 ', 'Asia/Shanghai'],
  ])('%o does not exist in %s', (text, zone) => {
    expect(parsePlatformTime(text, zone)).toBeUndefined();
  });

  it('reads what it wrote, to the second, or the first of a repeated hour', () => {
    const from = Date.parse('1971-01-01T00:00:00Z') / 1000;
    const to = Date.parse('2099-12-31T00:00:00Z') / 1000;
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), fc.constantFrom(...zones), (second, zone) => {
        const time = new Date(second * 1000);
        const text = formatPlatformTime(time, zone);
        const read = parsePlatformTime(text, zone);
        expect(read && formatPlatformTime(read, zone)).toBe(text);
        expect(time.getTime() - (read?.getTime() ?? 0)).toBeOneOf([0, 3_600_000]);
      }),
    );
  });
});
