import { describe, expect, it } from 'vitest';
import { agrees, slipOf } from './slip-text.ts';

const order = {
  ...{ amountMinor: 125_000, payAmountMinor: null, receivedMinor: null, currency: 'INR' },
  ...{ vpa: null, userName: null, validateUserName: null },
};

describe('the numbers of a slip', () => {
  it('are order numbers first, then bank references, then others', () => {
    expect(
      slipOf('Order ORD-2026-17\nUTR: 612345678901\nNote C202611201541220031234567 T2611201541203948571029')
        .numbers,
    ).toEqual(['C202611201541220031234567', '612345678901', 'T2611201541203948571029', 'ORD-2026-17']);
  });

  it('are whole when they are printed in groups or read with letters for a few digits', () => {
    expect(slipOf('Ref 6123 4567 8901').numbers).toEqual(['612345678901']);
    expect(slipOf('Ref 6I2345G78901').numbers).toEqual(['6I2345G78901']);
    expect(slipOf('Ref 6l23456789O1').numbers).toEqual(['612345678901']);
    expect(slipOf('€202611201541220031234567').numbers).toEqual(['C202611201541220031234567']);
    expect(slipOf('c2O2611201541220031234567').numbers).toEqual(['C202611201541220031234567']);
  });

  it('are at most eight', () => {
    expect(
      slipOf(Array.from({ length: 30 }, (_, n) => `${600_000_000_000 + n}`).join(' ')).numbers,
    ).toHaveLength(8);
  });
});

describe('a slip agrees with an order', () => {
  it.each([
    ['Rs.1,250.00', true],
    ['INR 1250', true],
    ['₹ 1,250.00', true],
    ['21,250.00', true],
    ['%1,250.00', true],
    ['Rs. 1, 250.00', true],
    ['11,250.00', false],
    ['1,250.50', false],
    ['612501250', false],
    ['', false],
  ])('by the amount %s: %s', (text, isAgreed) => {
    expect(agrees(slipOf(text), order)).toBe(isAgreed);
  });

  it('by the amount that was asked for or received, or by a name that is not masked', () => {
    expect(agrees(slipOf('1,249.37'), { ...order, payAmountMinor: 124_937 })).toBe(true);
    expect(agrees(slipOf('900'), { ...order, receivedMinor: 90_000 })).toBe(true);
    expect(agrees(slipOf('To Asha Rao'), { ...order, userName: 'ASHA RAO' })).toBe(true);
    expect(agrees(slipOf('asha.rao@okaxis'), { ...order, vpa: 'asha.rao@okaxis' })).toBe(true);
    expect(agrees(slipOf('To Asha Rao'), { ...order, userName: 'As' })).toBe(false);
    expect(agrees(slipOf('To Asha Rao'), { ...order, userName: 'A**ha R*o' })).toBe(false);
  });
});
