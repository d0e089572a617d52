import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ResourceForm, resourceRefusals } from './resources.ts';
import { isUsdtAddress } from './usdt-address.ts';

// Published addresses: the contract of USDT on Tron, and the examples of EIP-55.
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ethereum = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('a USDT address', () => {
  it('of Tron has a checksum', () => {
    expect(isUsdtAddress(tron, 'TRC20')).toBe(true);
    expect(isUsdtAddress('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'TRC20')).toBe(true);
  });

  it('of Ethereum is in one case, or its case is the checksum', () => {
    for (const address of ethereum) {
      expect(isUsdtAddress(address, 'ERC20')).toBe(true);
      expect(isUsdtAddress(address.toLowerCase(), 'ERC20')).toBe(true);
      expect(isUsdtAddress(`0x${address.slice(2).toUpperCase()}`, 'ERC20')).toBe(true);
    }
    expect(isUsdtAddress('0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ERC20')).toBe(false);
  });

  it('with one wrong character is invalid', () => {
    const base58 = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'];
    const mistake = fc.record({ place: fc.integer({ min: 1, max: 33 }), letter: fc.constantFrom(...base58) });
    fc.assert(
      fc.property(mistake, ({ place, letter }) => {
        fc.pre(tron[place] !== letter);
        expect(isUsdtAddress(tron.slice(0, place) + letter + tron.slice(place + 1), 'TRC20')).toBe(false);
      }),
    );
  });

  it('belongs to one network', () => {
    expect(isUsdtAddress(tron, 'ERC20')).toBe(false);
    expect(isUsdtAddress(ethereum[0] ?? '', 'TRC20')).toBe(false);
    expect(isUsdtAddress('', 'TRC20')).toBe(false);
  });
});

const limits = { minAmountMinor: 100, maxAmountMinor: 5_000 };
const accounts: Record<string, ResourceForm> = {
  bank: {
    kind: 'bank',
    currency: 'INR',
    bankName: 'Example Bank',
    accountName: 'A Sample',
    cardNumber: '50100044821',
    ifscCode: 'EXMP0000123',
    ...limits,
  },
  yuan: {
    kind: 'bank',
    currency: 'CNY',
    bankName: '长河银行',
    accountName: '张三',
    cardNumber: '6200000000000001',
    ...limits,
  },
  upi: { kind: 'upi', currency: 'INR', vpa: 'sample@examplebank', ...limits },
  wallet: {
    kind: 'wallet',
    currency: 'CNY',
    accountName: 'A Sample',
    link: 'https://wallet.example/1',
    ...limits,
  },
  usdt: { kind: 'usdt', currency: 'USDT', usdtAddress: tron, usdtNetwork: 'TRC20', ...limits },
  gateway: { kind: 'gateway', currency: 'INR', gatewayName: 'Example gateway', ...limits },
  phone: { kind: 'mobileMoney', currency: 'KES', mobileNumber: '254712345678', ...limits },
  paybill: {
    kind: 'mobileMoney',
    currency: 'KES',
    paybillNumber: '247247',
    paybillAccount: 'SHOP1',
    ...limits,
  },
  till: { kind: 'mobileMoney', currency: 'KES', tillNumber: '832909', ...limits },
};

describe('an account', () => {
  it.each(Object.entries(accounts))('%s: is valid with its required fields', (_name, form) => {
    expect([...resourceRefusals(form)]).toEqual([]);
  });

  it.each([
    ['bank', 'cardNumber', 'required'],
    ['bank', 'bankName', 'required'],
    ['bank', 'accountName', 'required'],
    ['bank', 'ifscCode', 'required'],
    ['upi', 'vpa', 'required'],
    ['wallet', 'accountName', 'required'],
    ['wallet', 'link', 'required'],
    ['usdt', 'usdtAddress', 'required'],
    ['usdt', 'usdtNetwork', 'required'],
    ['gateway', 'gatewayName', 'required'],
    ['phone', 'mobileNumber', 'required'],
    ['paybill', 'paybillAccount', 'required'],
  ] as const)('%s without %s is refused', (name, field, refusal) => {
    const form = { ...accounts[name], [field]: null } as ResourceForm;
    expect([...resourceRefusals(form)]).toEqual([[field, refusal]]);
  });

  it.each([
    ['bank', { cardNumber: '12-34' }, 'cardNumber', 'digitsOnly'],
    ['bank', { cardNumber: '1'.repeat(21) }, 'cardNumber', 'tooLong'],
    ['bank', { ifscCode: 'exmp0000123' }, 'ifscCode', 'invalidIfsc'],
    ['bank', { bankName: 'x'.repeat(129) }, 'bankName', 'tooLong'],
    ['bank', { accountName: ' ' }, 'accountName', 'required'],
    ['upi', { vpa: 'no handle' }, 'vpa', 'invalidVpa'],
    ['upi', { currency: 'CNY' }, 'currency', 'unknownChoice'],
    ['usdt', { currency: 'INR' }, 'currency', 'unknownChoice'],
    ['usdt', { usdtNetwork: 'BEP20' }, 'usdtNetwork', 'unknownChoice'],
    ['usdt', { usdtNetwork: 'ERC20' }, 'usdtAddress', 'invalidAddress'],
    ['usdt', { usdtAddress: `${tron.slice(0, -1)}u` }, 'usdtAddress', 'invalidAddress'],
    ['phone', { mobileNumber: '0712345678' }, 'mobileNumber', 'invalidMobile'],
    ['upi', { minAmountMinor: 6_000 }, 'maxAmountMinor', 'minimumAboveMaximum'],
    ['upi', { dailyLimitMinor: 99 }, 'dailyLimitMinor', 'tooSmall'],
  ] as const)('%s with %o is refused', (name, change, field, refusal) => {
    const form = { ...accounts[name], ...change } as ResourceForm;
    expect([...resourceRefusals(form)]).toEqual([[field, refusal]]);
  });

  it('is checked completely: all errors are reported at once', () => {
    const form: ResourceForm = { kind: 'bank', currency: 'INR', ...limits };
    expect([...resourceRefusals(form).keys()]).toEqual(['bankName', 'accountName', 'cardNumber', 'ifscCode']);
  });
});
