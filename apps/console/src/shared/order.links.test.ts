import { beforeAll, expect, it } from 'vitest';
import { screens } from '../routes.ts';
import { ordersOf, orderTypes } from './order.links.ts';
import { setSite } from './site.ts';

beforeAll(() => setSite({ screens }));

const { collections, payouts } = orderTypes;
const of = { resourceId: 'r1' };

it('collections and payouts have lists of their own', () => {
  const admin = { access: 'admin', supplierId: null } as const;
  expect(ordersOf(admin, collections, of, 's1')).toBe('/order/list?resourceId=r1');
  expect(ordersOf(admin, payouts, of, 's1')).toBe('/payProxyOrder/list?resourceId=r1');
});

it('a leader finds the orders of its proxies in the list of its team, and its own in its own', () => {
  const leader = { access: 'supplier', supplierId: 's0' } as const;
  expect(ordersOf(leader, collections, of, 's1')).toBe('/order/list/supplierProxy?resourceId=r1');
  expect(ordersOf(leader, collections, of, 's0')).toBe('/order/list/supplier?resourceId=r1');
  expect(ordersOf(leader, payouts, of, 's1')).toBe('/payProxyOrder/list/supplierProxy?resourceId=r1');
});
