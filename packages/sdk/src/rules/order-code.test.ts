import { expect, it } from 'vitest';
import { orderTypeOf } from './order-code.ts';

it('tells a collection from a payout by the first letter of the number', () => {
  expect(orderTypeOf('C2026112012000012345678')).toBe(1);
  expect(orderTypeOf('P2026112012000012345678')).toBe(2);
  expect(orderTypeOf('M-1')).toBeUndefined();
  expect(orderTypeOf('')).toBeUndefined();
});
