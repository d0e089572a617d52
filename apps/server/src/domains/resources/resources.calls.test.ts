import { errorCodes } from '@platform/sdk';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allocateCreatedOrders, expireOrders } from '../allocation/allocation.jobs.ts';
import { allocationAttempts, resourceLoads } from '../allocation/allocation.table.ts';
import { auditRecords } from '../audit/audit.table.ts';
import { type OrderRequest, placeOrder } from '../orders/orders.creation.ts';
import { orders } from '../orders/orders.table.ts';
import { addProducts, allowProducts } from '../products/products.service.ts';
import { addSupplier } from '../suppliers/suppliers.service.ts';
import { addUser } from '../users/users.service.ts';
import { addResource, type NewResource } from './resources.service.ts';

let app: TestApp;
let own: string;
let foreign: string;
let foreignSupplier: string;
let tokens: { admin: string; supplier: string; superAdmin: string; token2: string };
let number = 0;

const upi: Omit<NewResource, 'supplierId'> = {
  kind: 'upi',
  name: 'North 07',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  accountName: 'A Sample',
  cardNumber: '50100044821',
  vpa: 'sample@examplebank',
  link: 'upi://pay?pa=sample@examplebank',
  minAmountMinor: 10_000,
  maxAmountMinor: 5_000_000,
  dailyLimitMinor: 100_000_000,
  concurrencyLimit: 2,
  productIds: [1008, 3024],
};

beforeAll(async () => {
  app = await createTestApp();
  const { store, ids } = app;
  const names = { 'zh-CN': 'UPI', 'zh-TW': 'UPI', 'en-US': 'UPI' };
  const product = {
    names,
    kind: 'collection',
    currency: 'INR',
    minAmountMinor: 100,
    maxAmountMinor: 9_000_000,
  } as const;
  await store.transaction(async (tx) => {
    const now = app.clock.now();
    await addProducts(tx, [
      { ...product, id: 3024 },
      { ...product, id: 1008 },
    ]);
    await allowProducts(tx, [{ merchantId: ids.merchantId, productId: 1008, feeRate: '0.01' }]);
    const user = await addUser(
      tx,
      { account: 'other', nickname: 'o', role: 'supplier', passwordHash: 'none' },
      now,
    );
    foreignSupplier = (await addSupplier(tx, { userId: user.id, name: 'Other supplier' }, now)).id;
    own = (await addResource(tx, { ...upi, supplierId: ids.supplierId }, now)).id;
    foreign = (
      await addResource(tx, { ...upi, vpa: 'other@bank', name: 'South 01', supplierId: foreignSupplier }, now)
    ).id;
  });
});
afterAll(() => app.close());

beforeEach(async () => {
  const superAdmin = await app.signIn('superAdmin');
  tokens = {
    admin: await app.signIn('admin'),
    supplier: await app.signIn('supplier'),
    superAdmin,
    token2: await app.signInSecondLevel(superAdmin),
  };
  await app.store.db.delete(allocationAttempts);
  await app.store.db
    .update(resourceLoads)
    .set({ processingCount: 0, reservedMinor: 0, paidMinor: 0, paidCount: 0 });
  await app.store.db.update(orders).set({ status: 4 });
});

const parts = () => ({
  store: app.store,
  clock: app.clock,
  log: app.dependencies.log,
  settings: app.settings.reader(app.store.db),
  publish: () => {},
});

async function newOrder(amount = 20_000): Promise<{ id: string; orderCode: string }> {
  number += 1;
  const request: OrderRequest = {
    productId: 1008,
    mchOrderNo: `R${number}`,
    amount,
    notifyUrl: 'https://merchant.example/n',
  };
  const placement = { merchantId: app.ids.merchantId, now: app.clock.now(), timeZone: 'Asia/Shanghai' };
  return (await placeOrder(app.store.db, request, placement)).order;
}
const stored = async (id: string) => (await app.store.db.select().from(orders).where(eq(orders.id, id)))[0];
const lastAudit = async () =>
  (await app.store.db.select().from(auditRecords).orderBy(desc(auditRecords.id)).limit(1))[0];

const detail = (resourceId: string, token: string, productId = 1008) =>
  app.get<Record<string, unknown>>(
    `/v1.0/resource/getResourceDetailInfo?resourceId=${resourceId}&productId=${productId}`,
    { token },
  );
const capacity = (query: string, token: string) =>
  app.get<{ list: Record<string, unknown>[] }>(`/v1.0/resource/getResourceStaticInfo?${query}`, { token });
const enable = (resourceId: string, on: boolean, token: string) =>
  app.post<{ state: number }>(
    '/v1.0/resource/enableResource',
    { resourceId, productId: 1008, enable: on },
    { token },
  );
const allocation = (orderCode: string, token: string) =>
  app.get<{
    status: number;
    attempts: { state: string }[];
    candidates: { chosen: boolean; refusals: string[] }[];
  }>(`/v1.0/order/getOrderAllocateInfo?orderCode=${orderCode}`, { token });

describe('one account', () => {
  it('is shown with its limits, what it holds and what today brought, and with no whole number', async () => {
    await enable(foreign, false, tokens.admin);
    const order = await newOrder();
    await allocateCreatedOrders(parts());
    const { code, data } = await detail(own, tokens.admin);
    expect(code).toBe(200);
    expect(data).toMatchObject({
      id: own,
      name: 'North 07',
      kind: 'upi',
      state: 0,
      supplierName: 'Test supplier',
      cardNumberMasked: '****4821',
      monitorState: 'notNeeded',
      processingOrderCount: 1,
      processingOrderAmount: 20_000,
      today: { orderCount: 1, paidCount: 0, paidMinor: 0, dailyUsedMinor: 20_000, successRate: null },
      reservations: [{ orderCode: order.orderCode, amountMinor: 20_000, payAmountMinor: 20_000 }],
    });
    expect(JSON.stringify(data)).not.toContain('50100044821');
    await enable(foreign, true, tokens.admin);
  });

  it('is not there for another supplier, nor for a product that it does not serve', async () => {
    expect((await detail(own, tokens.supplier)).code).toBe(200);
    expect((await detail(foreign, tokens.supplier)).code).toBe(errorCodes.resourceNotFound);
    expect((await detail(own, tokens.admin, 3001)).code).toBe(errorCodes.resourceNotFound);
    expect((await detail('0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01', tokens.admin)).code).toBe(
      errorCodes.resourceNotFound,
    );
  });

  it('cannot be registered a second time, nor without what its kind needs, nor with another currency than its product', async () => {
    const add = (changes: Partial<NewResource>) =>
      app.store.transaction((tx) =>
        addResource(
          tx,
          { ...upi, vpa: 'third@bank', supplierId: foreignSupplier, ...changes },
          app.clock.now(),
        ),
      );
    await expect(add({ vpa: 'SAMPLE@examplebank' })).rejects.toMatchObject({ errorName: 'resourceExists' });
    await expect(add({ vpa: null })).rejects.toThrow();
    await expect(add({ minAmountMinor: 0 })).rejects.toThrow();
    await expect(add({ minAmountMinor: 6_000_000 })).rejects.toThrow();
    await expect(add({ kind: 'usdt', usdtAddress: 'T1', usdtNetwork: 'TRC20' })).rejects.toThrow();
    await expect(add({ currency: 'KES' })).rejects.toThrow();
  });
});

describe('switching an account', () => {
  it('takes it out of the choice and leaves a record; what is reserved on it goes on', async () => {
    await enable(foreign, false, tokens.admin);
    const held = await newOrder(30_000);
    await allocateCreatedOrders(parts());
    const { data } = await enable(own, false, tokens.supplier);
    expect(data).toEqual({ id: own, productId: 1008, state: 1 });
    expect(await lastAudit()).toMatchObject({
      operation: 'resources.enable',
      objectId: own,
      before: { productId: 1008, enabled: true },
      after: { productId: 1008, enabled: false },
    });
    const next = await newOrder(40_000);
    await allocateCreatedOrders(parts());
    expect((await stored(held.id))?.status).toBe(2);
    expect((await stored(next.id))?.status).toBe(10);
    expect((await detail(own, tokens.admin, 3024)).data).toMatchObject({ state: 0 });
    await enable(own, true, tokens.admin);
    await enable(foreign, true, tokens.admin);
  });

  it('is refused to whom the account does not belong, and to roles that only read', async () => {
    expect((await enable(foreign, false, tokens.supplier)).code).toBe(errorCodes.resourceNotFound);
    expect((await enable(own, false, await app.signIn('customerService'))).code).toBe(errorCodes.forbidden);
    expect((await detail(foreign, tokens.admin)).data).toMatchObject({ state: 0 });
  });
});

test('what suppliers can take is summed by supplier and product, and a supplier sees its own', async () => {
  await newOrder();
  await allocateCreatedOrders(parts());
  const all = (await capacity('productId=1008', tokens.admin)).data.list;
  expect(all.map(({ supplierName, readyCount }) => [supplierName, readyCount])).toEqual([
    ['Other supplier', 1],
    ['Test supplier', 1],
  ]);
  expect(all.reduce((sum, row) => sum + Number(row.processingOrderCount), 0)).toBe(1);
  expect(all.reduce((sum, row) => sum + Number(row.dailyUsedMinor), 0)).toBe(20_000);
  const mine = (await capacity('', tokens.supplier)).data.list;
  expect(mine.map(({ supplierId, productId }) => [supplierId, productId])).toEqual([
    [app.ids.supplierId, 1008],
    [app.ids.supplierId, 3024],
  ]);
  expect((await capacity(`supplierId=${foreignSupplier}`, tokens.supplier)).data.list).toEqual([]);
});

describe('an order', () => {
  it('tells who was looked at and why not; no supplier may ask', async () => {
    await enable(foreign, false, tokens.admin);
    const order = await newOrder();
    await allocateCreatedOrders(parts());
    const { data } = await allocation(order.orderCode, tokens.admin);
    expect(data).toMatchObject({
      status: 2,
      attempts: [
        { attempt: 1, state: 'reserved', resourceId: own, resourceName: 'North 07', operator: null },
      ],
      candidates: [
        { resourceId: own, chosen: true, refusals: [] },
        { resourceId: foreign, chosen: false, refusals: ['disabled'] },
      ],
    });
    expect((await allocation(order.orderCode, tokens.supplier)).code).toBe(errorCodes.forbidden);
    expect((await allocation('C1', tokens.admin)).code).toBe(errorCodes.orderNotFound);
    await enable(foreign, true, tokens.admin);
  });

  it('is freed by its own supplier alone, once, and its place is free for the next', async () => {
    await enable(foreign, false, tokens.admin);
    const free = (orderCode: string, token: string) =>
      app.post<{ status: number }>('/v1.0/order/freeResource', { orderCode }, { token });
    const order = await newOrder();
    await allocateCreatedOrders(parts());
    await app.store.db.update(orders).set({ supplierId: foreignSupplier }).where(eq(orders.id, order.id));
    expect((await free(order.orderCode, tokens.supplier)).code).toBe(errorCodes.orderNotFound);
    await app.store.db.update(orders).set({ supplierId: app.ids.supplierId }).where(eq(orders.id, order.id));
    expect((await free(order.orderCode, tokens.supplier)).data).toMatchObject({
      status: 3,
      resourceName: 'North 07',
    });
    expect(await lastAudit()).toMatchObject({
      operation: 'orders.freeResource',
      objectId: order.orderCode,
      before: { status: 2 },
      after: { status: 3 },
    });
    expect((await free(order.orderCode, tokens.supplier)).code).toBe(errorCodes.orderTransitionRefused);
    expect((await detail(own, tokens.admin)).data).toMatchObject({
      processingOrderCount: 0,
      reservations: [],
    });
    await enable(foreign, true, tokens.admin);
  });

  it('is sent through another product, or stays as it was where none has room', async () => {
    await enable(own, false, tokens.admin);
    const reselect = (orderCode: string, productIdList: number[], more = {}) =>
      app.post<Record<string, unknown>>(
        '/v1.0/order/reselect',
        { orderCode, productIdList, ...more },
        { token: tokens.admin },
      );
    const order = await newOrder();
    await allocateCreatedOrders(parts());
    expect((await stored(order.id))?.resourceId).toBe(foreign);
    expect((await reselect(order.orderCode, [3001])).code).toBe(errorCodes.orderAllocationFailed);
    expect((await stored(order.id))?.attempt).toBe(1);
    const { data } = await reselect(order.orderCode, [3001, 3024], { bankName: 'Example Bank' });
    expect(data).toMatchObject({ status: 2, attempt: 2, productId: 3024, bankName: 'Example Bank' });
    expect((await allocation(order.orderCode, tokens.admin)).data.attempts).toMatchObject([
      { state: 'released', failure: 'reselected' },
      { state: 'reserved', operator: 'admin' },
    ]);
    await enable(own, true, tokens.admin);
  });

  it('times out when OrderTimeoutMinutes are over, as the setting was when it was allocated', async () => {
    const order = await newOrder();
    await allocateCreatedOrders(parts());
    const { superAdmin: token, token2 } = tokens;
    await app.post('/v1.0/system-config/setOrderTimeoutMinutes', { value: 1 }, { token, token2 });
    const short = await newOrder(25_000);
    await allocateCreatedOrders(parts());
    app.clock.advance(60_000);
    expect(await expireOrders(parts())).toBe(1);
    expect([(await stored(order.id))?.status, (await stored(short.id))?.status]).toEqual([2, 3]);
    app.clock.advance(9 * 60_000);
    expect(await expireOrders(parts())).toBe(1);
    expect((await stored(order.id))?.status).toBe(3);
    await app.post('/v1.0/system-config/setOrderTimeoutMinutes', { value: 10 }, { token, token2 });
  });
});

describe('the pool', () => {
  const call = (name: string, options: { token: string; token2?: string }) =>
    app.get<Record<string, unknown>>(`/v1.0/system-config/${name}`, options);

  it('finds and mends what contradicts the orders; a second look finds nothing', async () => {
    const [first, second] = [await newOrder(), await newOrder(25_000)];
    await allocateCreatedOrders(parts());
    // The first order ended behind the accounts' back, the second lost its place, and a counter went astray.
    await app.store.db.update(orders).set({ status: 3 }).where(eq(orders.id, first.id));
    await app.store.db
      .update(allocationAttempts)
      .set({ state: 'released', endedAt: app.clock.now(), releasedAt: app.clock.now() })
      .where(eq(allocationAttempts.orderId, second.id));
    await app.store.db.update(resourceLoads).set({ paidCount: 3, paidMinor: 99, paidOn: '2026-11-20' });

    const { superAdmin: token, token2 } = tokens;
    expect((await call('fixSystemResources', { token })).code).toBe(errorCodes.secondLevelRequired);
    expect((await call('fixSystemResources', { token: tokens.admin, token2 })).code).toBe(
      errorCodes.forbidden,
    );
    const { data } = await call('fixSystemResources', { token, token2 });
    const problems = (data.findings as { problem: string; fixed: boolean }[]).map(({ problem }) => problem);
    expect(problems).toEqual(
      expect.arrayContaining(['staleReservation', 'missingReservation', 'wrongDailyUse']),
    );
    expect(data.fixedCount).toBe(problems.length);
    const [firstAttempt] = await app.store.db
      .select()
      .from(allocationAttempts)
      .where(eq(allocationAttempts.orderId, first.id));
    const [secondAttempt] = await app.store.db
      .select()
      .from(allocationAttempts)
      .where(eq(allocationAttempts.orderId, second.id));
    expect([firstAttempt?.state, secondAttempt?.state]).toEqual(['released', 'reserved']);
    expect(await lastAudit()).toMatchObject({
      operation: 'system.fixResources',
      after: { fixedCount: problems.length },
    });
    expect((await call('fixSystemResources', { token, token2 })).data).toMatchObject({
      fixedCount: 0,
      findings: [],
    });
    const loads = await app.store.db.select().from(resourceLoads);
    expect(loads.reduce((sum, load) => sum + load.processingCount, 0)).toBe(1);
  });

  it('is reset: ended orders give their places back, live ones keep theirs', async () => {
    const [first, second] = [await newOrder(), await newOrder(25_000)];
    await allocateCreatedOrders(parts());
    await app.store.db.update(orders).set({ status: 3 }).where(eq(orders.id, first.id));
    const { superAdmin: token, token2 } = tokens;
    expect((await call('resetSystemResourcePool', { token, token2 })).data).toMatchObject({
      resourceCount: 2,
      readyCount: 2,
      freedReservationCount: 1,
    });
    expect(await lastAudit()).toMatchObject({ operation: 'system.resetResourcePool' });
    const held = await app.store.db
      .select()
      .from(allocationAttempts)
      .where(eq(allocationAttempts.state, 'reserved'));
    expect(held.map(({ orderId }) => orderId)).toEqual([second.id]);
  });
});
