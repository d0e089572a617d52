import { expect, it } from 'vitest';
import { endOfSecond, nextSecond } from './time-range.ts';

const at = (time: string) => new Date(`2026-11-20T12:00:${time}Z`);

it('a whole second ends a range after all of it', () => {
  expect(nextSecond(at('05.000'))).toEqual(at('06.000'));
  expect(endOfSecond(at('05.000'))).toEqual(at('05.999'));
});

it('a time with milliseconds ends a range right after it', () => {
  expect(nextSecond(at('05.250'))).toEqual(at('05.251'));
  expect(endOfSecond(at('05.250'))).toEqual(at('05.250'));
});
