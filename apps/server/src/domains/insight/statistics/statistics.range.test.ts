import { expect, it } from 'vitest';
import { periodsOf } from './statistics.range.ts';

const today = { from: new Date('2026-11-20T00:00:00Z'), to: new Date('2026-11-21T00:00:00Z') };
const beforeAt = (now: string) => {
  const { from, to } = periodsOf(today, new Date(now)).before;
  return [from.toISOString(), to.toISOString()];
};
const start = '2026-11-19T00:00:00.000Z';

it('compares a span that is not over with as much of the preceding one, by whole seconds', () => {
  expect(beforeAt('2026-11-20T00:00:00.000Z')).toEqual([start, '2026-11-19T00:00:01.000Z']);
  expect(beforeAt('2026-11-20T14:03:05.250Z')).toEqual([start, '2026-11-19T14:03:06.000Z']);
});

it('compares a span that is over, and one that has not begun, with the whole preceding one', () => {
  expect(beforeAt('2026-11-20T23:59:59.999Z')).toEqual([start, '2026-11-20T00:00:00.000Z']);
  expect(beforeAt('2026-11-25T00:00:00.000Z')).toEqual([start, '2026-11-20T00:00:00.000Z']);
  expect(beforeAt('2026-11-19T23:59:59.999Z')).toEqual([start, '2026-11-20T00:00:00.000Z']);
});
