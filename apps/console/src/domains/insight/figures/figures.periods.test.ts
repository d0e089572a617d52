import { expect, it } from 'vitest';
import { isSoFar, periodTexts } from './figures.periods.ts';

// Days of the platform's zone, which is Shanghai unless the server says otherwise.
const today = { startTime: '2026-11-19T16:00:00.000Z', endTime: '2026-11-20T15:59:59.000Z' };
const yesterday = {
  previousStartTime: '2026-11-18T16:00:00.000Z',
  previousEndTime: '2026-11-19T15:59:59.000Z',
};

it('a day that is over stands beside a whole day', () => {
  expect(isSoFar({ ...today, ...yesterday })).toBe(false);
  expect(periodTexts({ ...today, ...yesterday })).toEqual({
    current: '2026-11-20',
    previous: '2026-11-19',
    until: null,
  });
});

it('days that are not over stand beside days up to the same time', () => {
  const soFar = { ...today, ...yesterday, previousEndTime: '2026-11-19T04:00:07.000Z' };
  expect(isSoFar(soFar)).toBe(true);
  expect(periodTexts(soFar)).toEqual({ current: '2026-11-20', previous: '2026-11-19', until: '12:00' });
  const week = {
    ...soFar,
    startTime: '2026-11-13T16:00:00.000Z',
    previousStartTime: '2026-11-06T16:00:00.000Z',
  };
  expect(periodTexts({ ...week, previousEndTime: '2026-11-13T04:00:07.000Z' })).toEqual({
    current: '2026-11-14 – 11-20',
    previous: '2026-11-07 – 11-13',
    until: '12:00',
  });
});

it('a range from a time of day says the times of both', () => {
  const part = {
    ...{ startTime: '2026-11-20T02:00:00.000Z', endTime: '2026-11-20T05:59:59.000Z' },
    ...{ previousStartTime: '2026-11-19T22:00:00.000Z', previousEndTime: '2026-11-20T00:00:07.000Z' },
  };
  expect(periodTexts(part)).toMatchObject({ previous: '2026-11-20 06:00:00 – 11-20 08:00:07', until: null });
});
