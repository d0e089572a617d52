import { expect, it } from 'vitest';
import { isTimeZone, utcOffset, zoneLabel } from './time-zone.ts';

it.each([
  ['Asia/Shanghai', '2026-07-01T00:00:00Z', 'UTC+8'],
  ['America/New_York', '2026-07-01T00:00:00Z', 'UTC-4'],
  ['America/New_York', '2026-12-01T00:00:00Z', 'UTC-5'],
  ['America/St_Johns', '2026-12-01T00:00:00Z', 'UTC-3:30'],
  ['UTC', '2026-12-01T00:00:00Z', 'UTC'],
])('%s is at %s %s', (zone, time, offset) => {
  expect(utcOffset(zone, new Date(time))).toBe(offset);
});

it('the offset changes at the very moment of the clock change', () => {
  const change = Date.parse('2026-11-01T06:00:00Z');
  expect(utcOffset('America/New_York', new Date(change - 1))).toBe('UTC-4');
  expect(utcOffset('America/New_York', new Date(change))).toBe('UTC-5');
});

it('a zone is named by offset and place', () => {
  expect(zoneLabel('Asia/Kolkata', new Date(0))).toBe('UTC+5:30 Asia/Kolkata');
  expect(zoneLabel('UTC', new Date(0))).toBe('UTC');
});

it('knows which zones there are', () => {
  expect([isTimeZone('Europe/Berlin'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
});
