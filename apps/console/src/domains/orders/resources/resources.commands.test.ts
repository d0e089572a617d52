import { beforeAll, expect, it } from 'vitest';
import { screens } from '../../../routes.ts';
import { setSite } from '../../../shared/site.ts';
import type { User } from '../../../shared/user.ts';
import { ordersOfAccount } from './resources.commands.ts';

beforeAll(() => setSite({ screens }));

const account = { id: 'r1', supplierId: 's1' };
const user = (access: User['access'], supplierId: string | null = null) => ({ access, supplierId }) as User;

it('an account’s collections and payouts have lists of their own', () => {
  expect(ordersOfAccount(account, user('admin'), 'collections')).toBe('/order/list?resourceId=r1');
  expect(ordersOfAccount(account, user('admin'), 'payouts')).toBe('/payProxyOrder/list?resourceId=r1');
});

it('a leader finds those of its proxies’ accounts in the list of its team', () => {
  const leader = user('supplier', 's0');
  expect(ordersOfAccount(account, leader, 'collections')).toBe('/order/list/supplierProxy?resourceId=r1');
  expect(ordersOfAccount(account, user('supplier', 's1'), 'collections')).toBe(
    '/order/list/supplier?resourceId=r1',
  );
});
