import { describe, expect, it } from 'vitest';
import { isSilentAt } from './device-plan.ts';
import { faultProfiles, parseFaults } from './faults.ts';

describe('names of faults', () => {
  it.each([
    ['none', {}],
    ['mild', faultProfiles.mild],
    ['late=0.5', { late: 0.5 }],
    ['late=0.5, receiverDown', { late: 0.5, receiverDown: 0.25 }],
    ['double=0', { double: 0 }],
    ['double=1', { double: 1 }],
  ])('%s', (text, rates) => expect(parseFaults(text)).toEqual(rates));

  it.each([
    ['lateness', 'there is no fault "lateness"; known: none, mild, heavy, late'],
    ['__proto__', 'there is no fault "__proto__"'],
    ['late=2', 'the share of late is from 0 to 1'],
    ['late=', 'the share of late is from 0 to 1'],
    ['late=often', 'the share of late is from 0 to 1'],
    ['', 'there is no fault ""'],
  ])('%s is refused', (text, reason) => expect(parseFaults(text)).toContain(reason));
});

describe('a device', () => {
  const minutes = Array.from({ length: 600 }, (_, minute) => minute * 60_000);
  const silentMinutes = (seed: number, share: number) =>
    minutes.filter((atMs) => isSilentAt(seed, 'phone-01', atMs, { deviceSilent: share }));

  it('is silent at the same times for the same seed', () => {
    expect(silentMinutes(1, 0.5)).toEqual(silentMinutes(1, 0.5));
    expect(silentMinutes(1, 0.5)).not.toEqual(silentMinutes(2, 0.5));
  });

  it('is silent from time to time, and never when the fault is off', () => {
    expect(silentMinutes(1, 1).length).toBeGreaterThan(60);
    expect(silentMinutes(1, 1).length).toBeLessThan(300);
    expect(silentMinutes(1, 0)).toEqual([]);
  });
});
