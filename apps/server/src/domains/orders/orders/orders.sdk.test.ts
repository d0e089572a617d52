import { createMemorySession, createPlatform, minorUnits, signOrder } from '@platform/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldProducts } from '../../../testing/order-world.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';

// The SDK against the server itself, without a network between them, or with one that loses answers.
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  await addProducts(app.store.db, worldProducts);
  const { merchantId } = app.ids;
  await allowProducts(app.store.db, [{ merchantId, productId: 1008, feeRate: '0.01' }]);
  token = await app.signIn('merchant');
});
afterAll(() => app.close());

let number = 0;
const newOrder = () =>
  signOrder(
    {
      mchId: app.mchId,
      productId: 1008,
      mchOrderNo: `R${++number}`,
      amount: minorUnits(50_000),
      notifyUrl: 'https://merchant.example/callback',
    },
    app.signingKey,
  );

/** A platform whose network may lose the answer to a creation. */
function platformWith({ losesAnswers = false, session = createMemorySession({ token }) } = {}) {
  const network = { losesAnswers };
  const platform = createPlatform({
    baseUrl: 'http://platform.test',
    session,
    validation: { response: 'strict' },
    fetch: async (request) => {
      const response = await app.hono.request(request);
      if (network.losesAnswers && request.url.endsWith('/order/create')) throw new TypeError('fetch failed');
      return response;
    },
  });
  return { platform, network };
}

describe('an order whose answer was lost', () => {
  it('is found by its number, with the merchant’s session', async () => {
    const { platform } = platformWith({ losesAnswers: true });
    const order = newOrder();
    await expect(platform.orders.create(order)).rejects.toMatchObject({
      name: 'OutcomeUnknownError',
      mchOrderNo: order.mchOrderNo,
    });
    const result = await platform.orders.reconcile(order);
    expect(result).toMatchObject({
      outcome: 'found',
      foundBy: 'list',
      order: { mchId: app.mchId, merchantOrderNo: order.mchOrderNo, amountMinor: 50_000 },
    });
    expect(await platform.orders.reconcile({ ...order, mchOrderNo: 'R-none' })).toMatchObject({
      outcome: 'notFound',
    });
  });

  it('is found by sending it again without a session, and exists once', async () => {
    const { platform, network } = platformWith({ losesAnswers: true, session: createMemorySession() });
    const order = newOrder();
    await expect(platform.orders.create(order)).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
    network.losesAnswers = false;
    const result = await platform.orders.reconcile(order, { resend: order });
    expect(result).toMatchObject({ foundBy: 'resend', order: { mchOrderNo: order.mchOrderNo } });
    const { total } = await platformWith().platform.orders.list({ merchantOrderId: order.mchOrderNo });
    expect(total).toBe(1);
  });
});

describe('every order', () => {
  it.each<[string, { sortBy?: 'amount' }]>([
    ['by the server’s cursor', {}],
    ['by page numbers, with another sort', { sortBy: 'amount' }],
  ])('is listed once while others arrive, %s', async (_how, sort) => {
    const { platform } = platformWith();
    const before: string[] = [];
    for (let count = 0; count < 7; count += 1)
      before.push((await platform.orders.create(newOrder())).orderCode);
    const seen: string[] = [];
    for await (const { orderCode } of platform.orders.list.all({ pageSize: 3, ...sort })) {
      seen.push(orderCode);
      if (seen.length % 3 === 0 && seen.length < 10) await platform.orders.create(newOrder());
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(before));
  });
});
