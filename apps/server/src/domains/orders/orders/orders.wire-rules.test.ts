import { createMemorySession, createPlatform, minorUnits, type Platform, signOrder } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallbackDesk, openCallbackDesk } from '../../../testing/callback-desk.ts';
import { type CallbackReceiver, openCallbackReceiver } from '../../../testing/callback-receiver.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { addResource } from '../resources/resources.service.ts';
import { advance } from './orders.service.ts';
import { orders } from './orders.table.ts';

let desk: CallbackDesk;
let receiver: CallbackReceiver;
let platform: Platform;
let account: string;
/** The requests on the wire, in order. */
const sent: { url: URL; body: Record<string, unknown> }[] = [];

beforeAll(async () => {
  desk = await openCallbackDesk();
  receiver = await openCallbackReceiver();
  const { db } = desk.store;
  const names = { 'zh-CN': 'a', 'zh-TW': 'a', 'en-US': 'a' };
  const common = { names, kind: 'collection', currency: 'INR', minAmountMinor: 1 } as const;
  const maxAmountMinor = 900_000_000_000;
  await addProducts(db, [
    { ...common, id: 3024, maxAmountMinor },
    { ...common, id: 1045, maxAmountMinor },
    { ...common, id: 1034, maxAmountMinor, mainProductId: 3024 },
    { ...common, id: 1035, maxAmountMinor, mainProductId: 3024 },
  ]);
  const { merchantId, supplierId } = desk.ids;
  const agreed = [3024, 1045, 1034, 1035].map((productId) => ({ merchantId, productId, feeRate: '0.01' }));
  await allowProducts(db, agreed);
  const resource = {
    supplierId,
    kind: 'upi',
    name: 'North',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    vpa: 'north@bank',
    minAmountMinor: 1,
    maxAmountMinor,
    productIds: [1045],
  } as const;
  account = (await addResource(db, resource, desk.clock.now())).id;
  platform = createPlatform({
    baseUrl: 'http://platform.test',
    session: createMemorySession({ token: await desk.signIn('merchant') }),
    validation: { response: 'strict' },
    fetch: async (request) => {
      const text = await request.clone().text();
      sent.push({ url: new URL(request.url), body: text ? JSON.parse(text) : {} });
      return desk.hono.request(request);
    },
  });
});
afterAll(async () => {
  await receiver.close();
  await desk.close();
});

let number = 0;
const create = (productId: number, amount: number) => {
  const fields = { mchId: desk.mchId, productId, mchOrderNo: `W${++number}`, notifyUrl: receiver.url };
  return platform.orders.create(signOrder({ ...fields, amount: minorUnits(amount) }, desk.signingKey));
};
const stored = async (orderCode: string) => {
  const [order] = await desk.store.db.select().from(orders).where(eq(orders.orderCode, orderCode));
  if (!order) throw new Error(`no order ${orderCode}`);
  return order;
};

describe('the amount of product 1045', () => {
  it('is multiplied by ten thousand on the wire at creation only', async () => {
    const created = await create(1045, 12_345);
    expect(sent.at(-1)?.body.amount).toBe(123_450_000);
    expect(created.amountMinor).toBe(12_345);
    const order = await stored(created.orderCode);
    expect(order.amountMinor).toBe(12_345);

    const { list } = await platform.orders.list({ amount: minorUnits(12_345) });
    expect(sent.at(-1)?.url.searchParams.get('amount')).toBe('12345.0001');
    expect(list.map(({ orderCode, amountMinor }) => [orderCode, amountMinor])).toEqual([
      [order.orderCode, 12_345],
    ]);

    const { store, clock, ids } = desk;
    const placed = {
      supplierId: ids.supplierId,
      resourceId: account,
      isProxy: false,
      payAmountMinor: 12_345,
    };
    const allocation = { ...placed, expiresAt: new Date(clock.now().getTime() + 600_000) };
    await store.transaction((tx) => advance(tx, order, 'allocate', { now: clock.now(), allocation }));
    const token = created.payUrl?.split('/').at(-1) ?? '';
    const shown = await platform.cashier.order({ token });
    expect(shown).toMatchObject({ amountMinor: 12_345, payAmountMinor: 12_345 });
    expect(shown.account?.link).toContain('&am=123.45&cu=INR');

    const payment = { receivedMinor: 12_345 };
    await store.transaction((tx) => advance(tx, order.id, 'match', { now: clock.now(), payment }));
    await desk.deliver();
    const told = receiver.received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
    expect(told.filter(({ orderCode }) => orderCode === order.orderCode)).toMatchObject([
      { amountMinor: '12345', receivedMinor: '12345', feeMinor: '123', productId: '1045', status: 'paid' },
    ]);
  });

  it('round-trips every amount and refuses one that is not a multiple', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 900_000_000_000 }), async (amount) => {
        const { orderCode, amountMinor } = await create(1045, amount);
        expect([sent.at(-1)?.body.amount, amountMinor]).toEqual([amount * 10_000, amount]);
        expect((await stored(orderCode)).amountMinor).toBe(amount);
      }),
      { numRuns: 15 },
    );
  });

  it('of any other product is unchanged on the wire', async () => {
    expect((await create(3024, 12_345)).amountMinor).toBe(12_345);
    expect(sent.at(-1)?.body.amount).toBe(12_345);
  });
});

describe('the main product 3024', () => {
  it('matches itself and all of its variants in lists, and no other product', async () => {
    const made = await Promise.all([3024, 1034, 1035, 1045].map((productId) => create(productId, 777_777)));
    const codes = async (filter: object) => {
      const { list } = await platform.orders.list({ amount: minorUnits(777_777), ...filter });
      return list.map(({ orderCode }) => orderCode).sort();
    };
    const [main, first, second, other] = made.map(({ orderCode }) => orderCode);
    expect(await codes({ mainProductId: 3024 })).toEqual([main, first, second].sort());
    expect(await codes({ productId: 3024 })).toEqual([main]);
    expect(await codes({ mainProductId: 3024, productId: 1035 })).toEqual([second]);
    expect(await codes({ mainProductId: 1045 })).toEqual([other]);
  });
});
