import { expect, it } from 'vitest';
import { zoneOptions } from './time-zone.options.ts';

const at = new Date('2026-12-01T00:00:00Z');

it('lists every zone once, from west to east, by offset and place', () => {
  const options = zoneOptions(at, ['Asia/Shanghai']);
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  const place = (value: string) => options.findIndex((option) => option.value === value);
  const order = ['America/New_York', 'America/St_Johns', 'UTC', 'Asia/Kathmandu', 'Asia/Shanghai'];
  expect(order.map(place)).toEqual(order.map(place).toSorted((one, other) => one - other));
  expect(options[place('America/New_York')]?.label).toBe('UTC-5 America/New York');
  expect(options[place('UTC')]?.label).toBe('UTC');
});

it('keeps a zone that the browser does not list, as the one chosen', () => {
  expect(zoneOptions(at, ['Etc/GMT-14'])).toContainEqual({ value: 'Etc/GMT-14', label: 'UTC+14 Etc/GMT-14' });
});

it('lists a zone under its present name', () => {
  const names = zoneOptions(at, []).map(({ value }) => value);
  expect(names).toContain('Asia/Kolkata');
  expect(names).not.toContain('Asia/Calcutta');
});
