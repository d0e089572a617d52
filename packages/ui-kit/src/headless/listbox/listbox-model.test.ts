import { describe, expect, it } from 'vitest';
import {
  filterOptions,
  firstEnabledIndex,
  lastEnabledIndex,
  nextEnabledIndex,
  typeAheadIndex,
} from './listbox-model.ts';

const options = [
  { value: 1008, text: '银行卡', disabled: true },
  { value: 1045, text: 'UPI' },
  { value: 3015, text: 'USDT 自动收款' },
  { value: 3016, text: 'USDT auto payout', disabled: true },
];

describe('searching', () => {
  it('finds every word, in any order and case, in the text or the value', () => {
    expect(filterOptions(options, '收款 usdt').map(({ value }) => value)).toEqual([3015]);
    expect(filterOptions(options, '301').map(({ value }) => value)).toEqual([3015, 3016]);
  });

  it('shows all options without a query, and none without a match', () => {
    expect(filterOptions(options, '  ')).toBe(options);
    expect(filterOptions(options, 'paypal')).toEqual([]);
  });
});

describe('moving', () => {
  it('skips disabled options and stops at the ends', () => {
    expect(firstEnabledIndex(options)).toBe(1);
    expect(lastEnabledIndex(options)).toBe(2);
    expect(nextEnabledIndex(options, 1, 1)).toBe(2);
    expect(nextEnabledIndex(options, 2, 1)).toBe(2);
    expect(nextEnabledIndex(options, 1, -1)).toBe(1);
  });

  it('does not move when all options are disabled', () => {
    expect(nextEnabledIndex([{ value: 1, text: 'a', disabled: true }], 0, 1)).toBe(-1);
  });
});

describe('type-ahead', () => {
  it('moves by a repeated letter and wraps around', () => {
    expect(typeAheadIndex(options, 1, 'u')).toBe(2);
    expect(typeAheadIndex(options, 2, 'u')).toBe(1);
  });

  it('stays on the active option while more of it is typed', () => {
    expect(typeAheadIndex(options, 2, 'usd')).toBe(2);
    expect(typeAheadIndex(options, 1, 'usd')).toBe(2);
    expect(typeAheadIndex(options, 1, 'x')).toBe(-1);
  });
});
