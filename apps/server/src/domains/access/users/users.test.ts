import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addSupplier } from '../../parties/suppliers/suppliers.service.ts';
import { addUser, updateUser } from './users.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const now = app.clock.now();
  const add = (account: string, role: 'supplier' | 'merchant') =>
    addUser(app.store.db, { account, nickname: account, role, passwordHash: '-' }, now);
  const proxy = await add('proxy', 'supplier');
  const other = await add('otherSupplier', 'supplier');
  await add('unlinked', 'merchant');
  const gone = await add('gone', 'merchant');
  await updateUser(app.store.db, gone.id, { deletedAt: now }, now);
  await addSupplier(app.store.db, { userId: proxy.id, name: 'Proxy', parentId: app.ids.supplierId }, now);
  await addSupplier(app.store.db, { userId: other.id, name: 'Other' }, now);
});
afterAll(() => app.close());

interface Option {
  readonly account: string;
  readonly partyCode: string | null;
  readonly partyId: string | null;
  readonly deleted: boolean;
}
const accounts = (options: readonly { account: string | null }[]) =>
  options.map((option) => option.account).sort();

test('lists users of a role with their merchant', async () => {
  const token = await app.signIn('admin');
  const { data } = await app.get<Option[]>('/v1.0/user/getUserOptions?role=merchant', { token });
  expect(accounts(data)).toEqual(['merchant', 'unlinked']);
  expect(data.find((option) => option.account === 'merchant')).toMatchObject({
    partyId: app.ids.merchantId,
    partyCode: app.mchId,
  });
});

test('lists deleted users only when asked for', async () => {
  const token = await app.signIn('admin');
  const path = '/v1.0/user/getUserOptions?role=merchant&includeDeleted=true';
  const { data } = await app.get<Option[]>(path, { token });
  expect(data.filter((option) => option.deleted).map((option) => option.account)).toEqual(['gone']);
});

test('lists users without a merchant or supplier', async () => {
  const token = await app.signIn('admin');
  const { data } = await app.get<Option[]>('/v1.0/user/getUnusedUserOptions?role=merchant', { token });
  expect(accounts(data)).toEqual(['unlinked']);
});

test('shows a supplier itself, its team when asked for, and no others', async () => {
  const token = await app.signIn('supplier');
  const own = await app.get<Option[]>('/v1.0/user/getSupplierUserOptions', { token });
  expect(accounts(own.data)).toEqual(['supplier']);
  const team = await app.get<Option[]>('/v1.0/user/getSupplierUserOptions?isGetAllAgentSupplier=true', {
    token,
  });
  expect(accounts(team.data)).toEqual(['proxy', 'supplier']);
});

test('shows an admin all suppliers', async () => {
  const token = await app.signIn('admin');
  const path = '/v1.0/user/getSupplierUserOptions?isGetAllAgentSupplier=true';
  const { data } = await app.get<Option[]>(path, { token });
  expect(accounts(data)).toEqual(['otherSupplier', 'proxy', 'supplier']);
});

test('an account name is unique, ignoring case', async () => {
  const user = { account: 'MERCHANT', nickname: 'x', role: 'merchant', passwordHash: '-' } as const;
  await expect(addUser(app.store.db, user, app.clock.now())).rejects.toMatchObject({
    errorName: 'accountExists',
  });
});
