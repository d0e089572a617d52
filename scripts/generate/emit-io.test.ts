import { describe, expect, it } from 'vitest';
import { unitShape } from './emit-io.ts';

describe('types of scaled fields', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a field', { usdtCount: 'usdtCount' }, 'usdtCount: string'],
    [
      'a field deep inside',
      { 'value.minReliableCheckAmount': 'minReliableCheckAmount' },
      'value: { minReliableCheckAmount: string }',
    ],
    [
      'a field of every row',
      { 'list[].processingOrderAmount': 'processingOrderAmount' },
      'list: { processingOrderAmount: string }[]',
    ],
    [
      'a list of amounts, in a list',
      { 'groups[][].amounts[]': 'amountFilter' },
      'groups: { amounts: MinorUnits[] }[][]',
    ],
    [
      'two fields of one object, in one type',
      { 'list[].a': 'usdtCount', b: 'amountFilter', 'list[].c': 'amountFilter' },
      'b: MinorUnits; list: { a: string; c: MinorUnits }[]',
    ],
  ])('%s', (_, units, shape) => {
    expect(unitShape(units)).toBe(shape);
  });

  it.each([
    ['a unit without a type', { amount: 'dozens' }, /unit dozens has no type/],
    ['an answer that is an amount itself', { '': 'usdtCount' }, /a bare value or list/],
    ['an answer that is a list', { '[].amount': 'usdtCount' }, /a bare value or list/],
  ])('stop at %s', (_, units, message) => {
    expect(() => unitShape(units)).toThrow(message);
  });
});
