import { expect, it } from 'vitest';
import { rateText } from './rate.text.ts';

it.each([
  ['0.005', '0.5%'],
  ['0.0125', '1.25%'],
  ['1', '100%'],
  ['0', '0%'],
  ['0.00000001', '0.000001%'],
  ['-0.02', '-2%'],
])('%s is %s', (rate, text) => {
  expect(rateText(rate)).toBe(text);
});

it('shows an unreadable rate unchanged', () => {
  expect(rateText('a half')).toBe('a half');
});
