import { describe, expect, it } from 'vitest';
import { dailyShareOf, identityOf, kindsAt, type ResourceRow, stateOf } from './resources.labels.ts';

const row = (changes: object) => changes as ResourceRow;
const products = (...states: (0 | 1)[]) => states.map((state) => ({ state }));

describe('the state of an account', () => {
  it.each([
    [true, products(0, 0), 'enabled'],
    [true, products(0, 1), 'partly'],
    [true, products(1, 1), 'disabled'],
    [true, [], 'disabled'],
    [false, products(0), 'supplierOff'],
    [false, products(1), 'disabled'],
  ] as const)('with supplier enabled %s and products %o is %s', (supplierEnabled, served, expected) => {
    expect(stateOf(row({ supplierEnabled, products: served }))).toBe(expected);
  });
});

it('names an account by what its payers use', () => {
  const none = { mobileNumberMasked: null, paybillNumber: null, paybillAccount: null, tillNumber: null };
  expect(identityOf(row({ kind: 'bank', cardNumberMasked: '****4821' }))).toBe('****4821');
  expect(identityOf(row({ kind: 'upi', vpa: 'a@bank' }))).toBe('a@bank');
  expect(
    identityOf(row({ ...none, kind: 'mobileMoney', paybillNumber: '12345', paybillAccount: 'A1' })),
  ).toBe('12345 · A1');
  expect(identityOf(row({ ...none, kind: 'mobileMoney', tillNumber: '54321' }))).toBe('54321');
  expect(identityOf(row({ ...none, kind: 'wallet', link: null, jumpLink: 'app:pay' }))).toBe('app:pay');
});

it('shows how much of the daily limit is used; a limit of nothing is used up', () => {
  const used = (dailyUsedMinor: number, dailyLimitMinor: number | null) =>
    dailyShareOf(row({ today: { dailyUsedMinor }, dailyLimitMinor }));
  expect([used(25, 100), used(25, null), used(0, 0)]).toEqual([0.25, null, 1]);
});

it('knows the kinds of an address', () => {
  expect(kindsAt({ kinds: ['bank', 'upi', 'wallet'], productKind: 'collection' })).toEqual([
    'bank',
    'upi',
    'wallet',
  ]);
  expect(kindsAt({ kind: 'gateway' })).toEqual(['gateway']);
  expect(kindsAt({})).toHaveLength(6);
});
