import { describe, expect, it } from 'vitest';
import { type DeskField, fieldsOf, type HeldPayout } from './desk.fields.ts';
import { wantedBy } from './desk.wanted.ts';

const none = {
  userName: null,
  cardNumber: null,
  ifscCode: null,
  bankName: null,
  vpa: null,
  usdtAddress: null,
};
const payout = (given: object): HeldPayout =>
  ({ ...none, amountMinor: 1_234_567, currency: 'INR', ...given }) as HeldPayout;
const written = (fields: readonly DeskField[]) => fields.map(({ name, value }) => `${name} ${value}`);

describe('what is copied for a payment', () => {
  it('is what the payout names, in the order of a bank’s form, the amount last and without separators', () => {
    const bank = {
      bankName: 'Ganga Bank',
      ifscCode: 'DEMO0000123',
      cardNumber: '5010',
      userName: 'Asha Rao',
    };
    expect(written(fieldsOf(payout(bank)))).toEqual([
      'userName Asha Rao',
      'cardNumber 5010',
      'ifscCode DEMO0000123',
      'bankName Ganga Bank',
      'amount 12345.67',
    ]);
  });

  it('of a chain transfer is the address and the amount with all its decimals', () => {
    const chain = { usdtAddress: 'TXYZ', currency: 'USDT', amountMinor: 20_500_000 };
    expect(written(fieldsOf(payout(chain)))).toEqual(['usdtAddress TXYZ', 'amount 20.500000']);
  });
});

describe('the next payout', () => {
  it('is one that fits the filters of the pool', () => {
    const filters = {
      currency: 'INR',
      minAmount: 100,
      maxAmount: 900,
      productId: 1050,
      bankName: 'Ganga Bank',
    };
    expect(wantedBy(filters as never)).toEqual({
      currency: 'INR',
      minAmountMinor: 100,
      maxAmountMinor: 900,
      productId: 1050,
      bankName: 'Ganga Bank',
    });
  });

  it('is any one without filters; what only lists know is not asked for', () => {
    expect(wantedBy({ orderType: 2, payoutStatus: 1, orderCode: 'P1', withSummary: true })).toEqual({});
  });
});
