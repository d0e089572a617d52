import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { worldProducts } from '../../../testing/order-world.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addUser, updateUser } from '../../access/users/users.service.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { addProducts, agreeCommissions } from '../products/products.service.ts';
import { addSupplier } from '../suppliers/suppliers.service.ts';
import { suppliers } from '../suppliers/suppliers.table.ts';

let app: TestApp;
const ids = new Map<string, { userId: string; supplierId: string }>();
const idsOf = (name: string) => {
  const found = ids.get(name);
  if (!found) throw new Error(`no supplier ${name}`);
  return found;
};

/** The test supplier leads north, which leads northEast; alone has no team; rival leads rivalTeam. */
beforeAll(async () => {
  app = await createTestApp();
  const now = app.clock.now();
  const add = async (name: string, parentId?: string) => {
    const user = { account: name, nickname: `${name} user`, role: 'supplier', passwordHash: '-' } as const;
    const { id: userId } = await addUser(app.store.db, user, now);
    const parent = parentId === undefined ? {} : { parentId };
    const { id: supplierId } = await addSupplier(app.store.db, { userId, name, ...parent }, now);
    ids.set(name, { userId, supplierId });
    return supplierId;
  };
  const north = await add('north', app.ids.supplierId);
  await add('northEast', north);
  await add('left', app.ids.supplierId);
  await add('alone');
  await add('rivalTeam', await add('rival'));
  await updateUser(app.store.db, idsOf('left').userId, { deletedAt: now }, now);
  await addProducts(app.store.db, worldProducts);
  await agreeCommissions(app.store.db, [
    { supplierId: north, productId: 1008, commissionRate: '0.004' },
    { supplierId: north, productId: 3024, commissionRate: '0.003', enabled: false },
  ]);
});
afterAll(() => app.close());

interface Row {
  readonly account: string;
  readonly depth: number;
  readonly parentName: string;
  readonly enabled: boolean;
  readonly rates: unknown[];
  readonly today: unknown[];
}
const list = async (role: 'superAdmin' | 'admin' | 'supplier', query = '') => {
  const token = await app.signIn(role);
  return app.get<{ list: Row[]; total: number }>(`/v1.0/admin/getSupplierProxyList${query}`, { token });
};
const shown = async (role: 'superAdmin' | 'admin' | 'supplier', query = '') =>
  (await list(role, query)).data.list.map(({ account, depth, parentName }) => [account, depth, parentName]);

test('a supplier sees its team at every depth, and no other', async () => {
  expect(await shown('supplier')).toEqual([
    ['north', 1, 'Test supplier'],
    ['northEast', 2, 'north'],
  ]);
});

test('staff see all teams, or the requested one', async () => {
  const all = [
    ['north', 1, 'Test supplier'],
    ['northEast', 2, 'north'],
    ['rivalTeam', 1, 'rival'],
  ];
  expect(await shown('admin')).toEqual(all);
  expect(await shown('superAdmin', `?supplierUserId=${idsOf('north').userId}`)).toEqual([
    ['northEast', 1, 'north'],
  ]);
});

test('a supplier may request a sub-team of its own, and gets nothing of another', async () => {
  expect(await shown('supplier', `?supplierUserId=${idsOf('north').userId}`)).toHaveLength(1);
  expect(await shown('supplier', `?supplierUserId=${idsOf('rival').userId}`)).toEqual([]);
});

test('other roles are refused', async () => {
  for (const role of ['merchant', 'customerService', 'technicalMaintenance', 'technicalSupport'] as const) {
    const token = await app.signIn(role);
    const answer = await app.get('/v1.0/admin/getSupplierProxyList', { token });
    expect(answer.code).toBe(errorCodes.forbidden);
  }
});

test('filters and pages', async () => {
  expect(await shown('admin', '?account=EAST')).toEqual([['northEast', 2, 'north']]);
  expect(await shown('admin', '?name=rival')).toEqual([['rivalTeam', 1, 'rival']]);
  expect(await shown('admin', '?enabled=false')).toEqual([]);
  const second = await list('admin', '?pageIndex=2&pageNum=2');
  expect(second.data.list.map(({ account }) => account)).toEqual(['rivalTeam']);
  expect(second.data.total).toBe(3);
  expect((await list('admin', '?supplierUserId=x')).code).toBe(errorCodes.validationFailed);
});

test('shows a supplier whose user cannot sign in as disabled', async () => {
  const { userId } = idsOf('rivalTeam');
  await updateUser(app.store.db, userId, { enabled: false }, app.clock.now());
  expect((await list('admin', '?enabled=false')).data.list).toMatchObject([
    { account: 'rivalTeam', enabled: false },
  ]);
  await updateUser(app.store.db, userId, { enabled: true }, app.clock.now());
});

test('shows a proxy’s commission and today’s figures', async () => {
  const order = {
    merchantId: app.ids.merchantId,
    supplierId: idsOf('north').supplierId,
    productId: 1008,
    orderType: 1,
    currency: 'INR',
    feeRate: '0.01',
    notifyUrl: 'https://merchant.example/n',
    bodyHash: '-',
  } as const;
  const now = app.clock.now();
  const dayMs = 24 * 60 * 60 * 1000;
  const place = async (
    number: number,
    status: 2 | 4,
    amountMinor: number,
    createdAt = now,
    more: Partial<typeof orders.$inferInsert> = {},
  ) => {
    const name = `PROXY${number}`;
    const times = { createdAt, updatedAt: createdAt, expiresAt: createdAt };
    const paid = status === 4 ? { commissionMinor: 200 } : {};
    const id = `0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a0${number}`;
    const row = {
      id,
      orderCode: name,
      merchantOrderNo: name,
      status,
      amountMinor,
      ...order,
      ...times,
      ...paid,
      ...more,
    };
    await app.store.db.insert(orders).values(row);
  };
  await place(1, 4, 50_000);
  await place(2, 2, 30_000);
  await place(3, 4, 70_000, new Date(now.getTime() - dayMs));
  await place(4, 4, 20_000, now, { orderType: 2, payoutStatus: 4, commissionMinor: null });
  await place(5, 2, 10_000, now, { orderType: 2, payoutStatus: 3 });
  await place(6, 4, 90_000, now, { mark: 2 });
  const { data } = await list('supplier', '?account=north');
  const day = {
    currency: 'INR',
    orderCount: 2,
    paidCount: 1,
    amountMinor: 80_000,
    paidMinor: 50_000,
    commissionMinor: 200,
    payoutCount: 2,
    paidPayoutCount: 1,
    paidPayoutMinor: 20_000,
  };
  expect(data.list[0]).toMatchObject({
    rates: [{ productId: 1008, commissionRate: '0.004' }],
    today: [day],
    resourceCount: 0,
  });
  expect(data.list[1]).toMatchObject({ rates: [], today: [], balances: [] });
});

test('a cycle in the data terminates', async () => {
  const own = await createTestApp();
  const user = { account: 'round', nickname: 'round', role: 'supplier', passwordHash: '-' } as const;
  const { id: userId } = await addUser(own.store.db, user, own.clock.now());
  const child = { userId, name: 'round', parentId: own.ids.supplierId };
  const { id: parentId } = await addSupplier(own.store.db, child, own.clock.now());
  await own.store.db.update(suppliers).set({ parentId }).where(eq(suppliers.id, own.ids.supplierId));
  const token = await own.signIn('supplier');
  const answer = await own.get<{ total: number }>('/v1.0/admin/getSupplierProxyList', { token });
  expect(answer.data.total).toBe(2);
  await own.close();
});
