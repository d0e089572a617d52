import { expect, it } from 'vitest';
import { piecesOf } from './statements.marks.ts';

const text = 'Rs.500 credited. Ref 123456';
const amount = { field: 'amount' as const, start: 3, end: 6 };
const utr = { field: 'utr' as const, start: 21, end: 27 };

it('cuts a text at its recognised parts, in any order', () => {
  expect(piecesOf(text, [utr, amount])).toEqual([
    { text: 'Rs.', field: undefined },
    { text: '500', field: 'amount' },
    { text: ' credited. Ref ', field: undefined },
    { text: '123456', field: 'utr' },
  ]);
  expect(piecesOf(text, [])).toEqual([{ text, field: undefined }]);
});

it('never loses or repeats text, whatever the parts are', () => {
  const wrong = [amount, { ...amount, start: 4 }, { ...utr, end: 99 }, { ...utr, start: 9, end: 9 }];
  expect(
    piecesOf(text, wrong)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
