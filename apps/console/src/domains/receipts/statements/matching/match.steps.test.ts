import { expect, it } from 'vitest';
import { translate } from '../../../../shared/messages.ts';
import { matchMessages } from './match.messages.ts';
import { stepTo } from './match.steps.ts';
import { durationOf } from './match.words.ts';

it('moves through the candidates with the keys of a list, and stops at its ends', () => {
  expect(stepTo('ArrowDown', 0, 3)).toBe(1);
  expect(stepTo('ArrowDown', 2, 3)).toBe(2);
  expect(stepTo('ArrowUp', 0, 3)).toBe(0);
  expect(stepTo('Home', 2, 3)).toBe(0);
  expect(stepTo('End', 0, 3)).toBe(2);
  expect(stepTo('a', 0, 3)).toBeUndefined();
  expect(stepTo('ArrowDown', 0, 0)).toBeUndefined();
});

it('names a duration by its largest unit', () => {
  const say: Parameters<typeof durationOf>[1] = (key, ...values) =>
    translate(matchMessages, 'en-US', key, ...values);
  expect(durationOf(45, say)).toBe('45 s');
  expect(durationOf(-600, say)).toBe('10 min');
  expect(durationOf(7_300, say)).toBe('2 h');
  expect(durationOf(200_000, say)).toBe('2 d');
});
