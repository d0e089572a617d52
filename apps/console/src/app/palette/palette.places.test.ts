import { beforeAll, expect, it } from 'vitest';
import { screens } from '../../routes.ts';
import { setSite } from '../../shared/site.ts';
import { type FoundHit, hrefOfFilter, hrefOfHit, isKnownKind, listHref } from './palette.places.ts';

beforeAll(() => setSite({ screens }));

const admin = { access: 'admin', supplierId: null } as const;

const hit = (filter: FoundHit['filter']): FoundHit => ({
  id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01',
  field: 'utr',
  label: filter.value,
  detail: null,
  statementKind: null,
  orderStatusId: null,
  payoutStatus: null,
  amountMinor: null,
  currency: null,
  time: null,
  supplierId: null,
  filter,
});

it('opens an order over its list and keeps the list’s filters', () => {
  const order = hit({ name: 'orderCode', value: 'C1' });
  const opened = (path: string) => `${path}?orderMark=2&order=C0`;
  expect(hrefOfHit('collection', order, admin, () => undefined)).toBe('/order/list?order=C1');
  expect(hrefOfHit('collection', order, admin, opened)).toBe('/order/list?orderMark=2&order=C1');
});

it('opens an order of a proxy over the list of the team', () => {
  const leader = { access: 'supplier', supplierId: 's1' } as const;
  const orderOf = (supplierId: string) => ({ ...hit({ name: 'orderCode', value: 'C1' }), supplierId });
  const hrefs = (kind: 'collection' | 'payout') =>
    ['s1', 's2'].map((supplierId) => hrefOfHit(kind, orderOf(supplierId), leader, () => undefined));
  expect(hrefs('collection')).toEqual([
    '/order/list/supplier?order=C1',
    '/order/list/supplierProxy?order=C1',
  ]);
  expect(hrefs('payout')).toEqual([
    '/payProxyOrder/list/supplier?order=C1',
    '/payProxyOrder/list/supplierProxy?order=C1',
  ]);
});

it('opens other results with a filter of their list', () => {
  const user = hit({ name: 'account', value: 'a b' });
  expect(
    hrefOfHit('user', user, { access: 'superAdmin', supplierId: null }, () => '/setting/users?role=admin'),
  ).toBe('/setting/users?account=a+b');
  expect(hrefOfFilter('collection', 'admin', { name: 'cardNumber', value: '62' })).toBe(
    '/order/list?cardNumber=62',
  );
});

it('knows the list of each role, and returns none for a role without one', () => {
  expect(listHref('collection', 'admin')).toBe('/order/list');
  expect(listHref('collection', 'merchant')).toBe('/order/list/merchant');
  expect(listHref('collection', 'customerService')).toBe('/order/list/customerService');
  expect(listHref('user', 'superAdmin')).toBe('/setting/users');
  expect(listHref('user', 'merchant')).toBeUndefined();
});

it('opens a payout over the list of payouts, not over that of collections', () => {
  const payout = hit({ name: 'orderCode', value: 'P1' });
  expect(listHref('payout', 'admin')).toBe('/payProxyOrder/list');
  expect(hrefOfHit('payout', payout, admin, () => undefined)).toBe('/payProxyOrder/list?order=P1');
  expect(hrefOfFilter('payout', 'admin', { name: 'cardNumber', value: '62' })).toBe(
    '/payProxyOrder/list?cardNumber=62',
  );
  expect(listHref('payout', 'technicalSupport')).toBeUndefined();
});

it('opens a statement record only in a list that shows its source', () => {
  const transfer = { ...hit({ name: 'utr', value: 'f00d' }), statementKind: 'usdt' as const };
  const bankMessage = { ...hit({ name: 'utr', value: '6341' }), statementKind: 'sms' as const };
  const hrefs = (found: FoundHit) =>
    (['admin', 'superAdmin', 'customerService'] as const).map((role) =>
      hrefOfHit('statement', found, { access: role, supplierId: null }, () => undefined),
    );
  expect(hrefs(transfer)).toEqual([
    '/bankStatement/usdtTransactionRecord-admin?utr=f00d',
    '/bankStatement/usdtTransactionRecord-admin?utr=f00d',
    '/bankStatement/usdtTransactionRecord-admin/customerService?utr=f00d',
  ]);
  expect(hrefs(bankMessage)).toEqual([
    '/bankStatement/list?kind=sms&utr=6341',
    '/bankStatement/list-sa?kind=sms&utr=6341',
    undefined,
  ]);
});

it('skips result kinds that only a newer server knows', () => {
  expect(isKnownKind('collection')).toBe(true);
  expect(isKnownKind('constructor')).toBe(false);
});
