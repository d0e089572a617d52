import { expect, test } from 'vitest';
import { explainOrder, signOrder } from './sign-order.ts';

const order = { mchId: 'M1', mchOrderNo: 'A1', productId: 3001, amount: 50_000 };

test.each([
  ['a missing amount', undefined],
  ['an amount with a fraction', 1.5],
  ['an amount written as text', '500'],
])('an error about %s names the field', (_, amount) => {
  const wrong = { ...order, amount: amount as number };
  const said = /^Cannot sign the field "amount": Expected an integer/;
  expect(() => signOrder(wrong, 'secret')).toThrow(said);
  expect(() => explainOrder(wrong, 'secret')).toThrow(said);
});

test('an amount that the product scales beyond the exact integers is refused by its name', () => {
  const wrong = { ...order, productId: 1045, amount: Number.MAX_SAFE_INTEGER };
  expect(() => signOrder(wrong, 'secret')).toThrow('the field "amount"');
});
