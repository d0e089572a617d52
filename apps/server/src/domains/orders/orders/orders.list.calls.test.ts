import type { OperationIO } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { worldProducts } from '../../../testing/order-world.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addUser } from '../../access/users/users.service.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { addSupplier } from '../../parties/suppliers/suppliers.service.ts';
import { placeOrder } from './orders.creation.ts';
import { advance } from './orders.service.ts';
import { orders } from './orders.table.ts';

type Page = OperationIO['orders.list']['output'];

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.store;
  const { merchantId } = app.ids;
  await addProducts(db, worldProducts);
  await allowProducts(
    db,
    [1008, 3015].map((productId) => ({ merchantId, productId, feeRate: '0.02' })),
  );
  for (let index = 0; index < 5; index += 1) {
    const productId = index < 3 ? 1008 : 3015;
    const request = { productId, mchOrderNo: `L${index}`, amount: 5_000, notifyUrl: 'https://m.example/n' };
    await placeOrder(db, request, { merchantId, now: app.clock.now(), timeZone: 'Asia/Shanghai' });
  }
  token = await app.signIn('superAdmin');
});
afterAll(() => app.close());

const list = async (query: string): Promise<Page> =>
  (await app.get<Page>(`/v1.0/order/getList?${query}`, { token })).data;

async function set(name: 'HighPerfOrderQuery' | 'CompleteTimeFilter', enable: boolean): Promise<void> {
  const token2 = await app.signInSecondLevel(token);
  const answer = await app.post(`/v1.0/system-config/set${name}`, { enable }, { token, token2 });
  expect(answer.code).toBe(200);
}

it('counts no total while HighPerfOrderQuery is on, and pages by cursor to the end', async () => {
  expect((await list('pageNum=2')).total).toBe(5);
  await set('HighPerfOrderQuery', true);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await list(`pageNum=2${cursor === null ? '' : `&cursor=${cursor}`}`);
    expect(page.total).toBeNull();
    seen.push(...page.list.map(({ merchantOrderNo }) => merchantOrderNo));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(['L4', 'L3', 'L2', 'L1', 'L0']);
  await set('HighPerfOrderQuery', false);
  expect((await list('pageNum=2')).total).toBe(5);
});

it('filters by completion time while CompleteTimeFilter is on, unless the call names the time', async () => {
  const now = app.clock.now();
  const { order } = await placeOrder(
    app.store.db,
    { productId: 1008, mchOrderNo: 'OLD', amount: 7_000, notifyUrl: 'https://m.example/n' },
    { merchantId: app.ids.merchantId, now: new Date(now.getTime() - 86_400_000), timeZone: 'Asia/Shanghai' },
  );
  await app.store.transaction((tx) =>
    advance(tx, order, 'noCapacity', { now }).then((failed) =>
      advance(tx, failed, 'supplement', { now, context: { as: 'superAdmin' } }),
    ),
  );
  const today = 'startTime=2026-11-20%2000:00:00&endTime=2026-11-20%2023:59:59';
  const numbers = async (query = '') =>
    (await list(`${today}${query}`)).list.map(({ merchantOrderNo }) => merchantOrderNo);
  const created = ['L4', 'L3', 'L2', 'L1', 'L0'];
  expect(await numbers()).toEqual(created);
  expect(await numbers('&timeField=completedAt')).toEqual(['OLD']);
  await set('CompleteTimeFilter', true);
  expect(await numbers()).toEqual(['OLD']);
  const { data } = await app.post<{ orderTimeField: string }>('/v1.0/user/getInfo', {}, { token });
  expect(data.orderTimeField).toBe('completedAt');
  expect(await numbers('&timeField=createdAt')).toEqual(created);
  await set('CompleteTimeFilter', false);
  expect(await numbers()).toEqual(created);
});

it('reads an amount in minor units of each order’s currency, or of the product’s', async () => {
  const amount = 'amount=5000.0001';
  expect((await list(amount)).list.map(({ currency }) => currency)).toEqual([
    'USDT',
    'USDT',
    'INR',
    'INR',
    'INR',
  ]);
  expect((await list(`${amount}&productId=1008`)).list.map(({ currency }) => currency)).toEqual([
    'INR',
    'INR',
    'INR',
  ]);
});

it('includes a supplier’s team while SupplierUnifyQueryGroup names a group, otherwise only the supplier', async () => {
  const { db } = app.store;
  const now = app.clock.now();
  const leader = app.ids.supplierId;
  const user = { account: 'member', nickname: 'member', role: 'supplier', passwordHash: 'none' } as const;
  const { id: userId } = await addUser(db, user, now);
  const member = await addSupplier(db, { userId, name: 'Member', parentId: leader }, now);
  const [first, second] = (await list('orderStatusId=1')).list;
  await db.update(orders).set({ supplierId: leader }).where(eq(orders.id, first!.id));
  await db.update(orders).set({ supplierId: member.id }).where(eq(orders.id, second!.id));
  const of = async (supplierId: string) =>
    (await list(`supplierId=${supplierId}`)).list.map(({ id }) => id).sort();
  const group = async (value: string) => {
    const token2 = await app.signInSecondLevel(token);
    const path = '/v1.0/system-config/setSupplierUnifyQueryGroup';
    expect((await app.post(path, { value }, { token, token2 })).code).toBe(200);
  };
  expect(await of(leader)).toEqual([first!.id]);
  await group('-1001234567890');
  expect(await of(leader)).toEqual([first!.id, second!.id].sort());
  expect(await of(member.id)).toEqual([second!.id]);
  await group('');
  expect(await of(leader)).toEqual([first!.id]);
});
