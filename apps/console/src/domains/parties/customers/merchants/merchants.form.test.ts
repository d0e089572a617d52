import { describe, expect, it } from 'vitest';
import {
  formOf,
  formRefusals,
  type MerchantForm,
  readMerchantChange,
  readNewMerchant,
} from './merchants.form.ts';
import { availableText, type MerchantRow, productsText } from './merchants.labels.ts';

const row = {
  id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01',
  name: 'Lotus Mart',
  signProfile: 'md5-sorted',
  callbackFormat: 'form',
  defaultNotifyUrl: 'https://shop.example/notify',
  allowedIps: ['203.0.113.0/24', '2001:db8::1'],
  balances: [
    { currency: 'INR', balanceMinor: 1_250_000, pendingMinor: 50_000, availableMinor: 1_200_000 },
    { currency: 'USDT', balanceMinor: 1_500_000, pendingMinor: 0, availableMinor: 1_500_000 },
  ],
  products: [
    { productId: 1008, feeRate: '0.018', enabled: true },
    { productId: 1034, feeRate: '0.02', enabled: false },
  ],
} as unknown as MerchantRow;

const filled: MerchantForm = { ...formOf(), name: ' Lotus ', account: 'lotus', password: 'Platform2026' };

describe('a new merchant', () => {
  it('needs a name, and an account unless it gets an existing user', () => {
    expect(formRefusals(formOf(), true)).toEqual({
      name: 'required',
      account: 'required',
      password: 'required',
    });
    const userId = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09';
    expect(formRefusals({ ...formOf(), name: 'Lotus', userId }, true)).toEqual({});
    expect(formRefusals({ ...filled, account: 'no spaces', password: 'onlyletters' }, true)).toEqual({
      account: 'lettersAndDigitsOnly',
      password: 'needsLettersAndDigits',
    });
  });

  it('sends its account or its user, never both, and no empty fields', () => {
    expect(readNewMerchant(filled)).toEqual({
      account: 'lotus',
      password: 'Platform2026',
      name: 'Lotus',
      signProfile: 'hmac-sha256',
      callbackFormat: 'json',
    });
    const given = readNewMerchant({ ...filled, userId: 'u', allowedIps: '203.0.113.7, 2001:db8::/32\n' });
    expect(given).toMatchObject({ userId: 'u', allowedIps: ['203.0.113.7', '2001:db8::/32'] });
    expect(given).not.toHaveProperty('account');
  });
});

describe('a change of a merchant', () => {
  it('needs no account, and sends only what differs', () => {
    expect(formRefusals(formOf(row), false)).toEqual({});
    expect(readMerchantChange(formOf(row), row)).toEqual({ merchantId: row.id });
    expect(readMerchantChange({ ...formOf(row), callbackFormat: 'json' }, row)).toEqual({
      merchantId: row.id,
      callbackFormat: 'json',
    });
  });

  it('clears with null what is emptied', () => {
    expect(readMerchantChange({ ...formOf(row), defaultNotifyUrl: ' ', allowedIps: '\n' }, row)).toEqual({
      merchantId: row.id,
      defaultNotifyUrl: null,
      allowedIps: null,
      expectedAllowedIps: row.allowedIps,
    });
  });
});

it('shows balances side by side, and the products that it may order now', () => {
  expect(availableText(row)).toBe('INR\u00a012,000.00 · USDT\u00a01.500000');
  expect(productsText(row)).toBe('1008 1.8%');
});
