import { expect, it } from 'vitest';
import { fieldWord } from './audit.fields.ts';

it('says a field in the words of the forms, in each language', () => {
  expect(fieldWord(['enabled'], 'merchant', 'zh-CN')).toBe('已启用');
  expect(fieldWord(['concurrencyLimit'], 'resource', 'zh-TW')).toBe('並行上限');
  expect(fieldWord(['defaultNotifyUrl'], 'merchant', 'en-US')).toBe('Default callback URL');
});

it('says the unit of an amount, which is recorded in minor units', () => {
  expect(fieldWord(['dailyLimitMinor'], 'resource', 'en-US')).toBe('Daily limit (minor units)');
  expect(fieldWord(['dailyLimitMinor'], 'resource', 'zh-CN')).toBe('日限额（最小货币单位）');
});

it('takes the words of the form of the object, where they differ', () => {
  expect(fieldWord(['direction'], 'blackList', 'en-US')).toBe('Applies to');
  expect(fieldWord(['direction'], 'payGateway', 'en-US')).toBe('Direction');
});

it('says the place in a list, and the field within', () => {
  expect(fieldWord(['orders', '0', 'orderCode'], 'splitMatch', 'en-US')).toBe('Orders 1 · Order no.');
  expect(fieldWord(['productIds', '2'], 'resource', 'en-US')).toBe('Products 3');
});

it('has no words for a field that it does not know, or knows a part of only', () => {
  expect(fieldWord(['newField'], 'merchant', 'en-US')).toBeUndefined();
  expect(fieldWord(['newMinor'], 'merchant', 'en-US')).toBeUndefined();
  expect(fieldWord(['filters', 'newField'], 'export', 'en-US')).toBeUndefined();
  expect(fieldWord(['toString'], 'merchant', 'en-US')).toBeUndefined();
  expect(fieldWord(['0'], 'merchant', 'en-US')).toBeUndefined();
  expect(fieldWord([], 'merchant', 'en-US')).toBeUndefined();
});
