import { errorCodes, type Output } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { worldProducts } from '../../../testing/order-world.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { merchants } from '../../parties/merchants/merchants.table.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { simulatorToken } from './simulator.service.ts';

let app: TestApp;
let token: string;
let token2: string;

beforeAll(async () => {
  app = await createTestApp({ simulation: true });
  await addProducts(app.store.db, worldProducts);
  const { merchantId } = app.ids;
  await allowProducts(app.store.db, [{ merchantId, productId: 1008, feeRate: '0.01' }]);
  await app.store.db.update(merchants).set({ defaultNotifyUrl: 'https://merchant.example/callback' });
  token = await app.signIn('admin');
  token2 = await app.signInSecondLevel(token);
});
afterAll(() => app.close());

const placed = async () => {
  const body = { merchantId: app.ids.merchantId, productId: 1008, amount: 50_000 };
  const { data } = await app.post<Output<'orders.createTest'>>('/v1.0/order/createTest', body, {
    token,
    token2,
  });
  return data.order;
};
const pay = (orderCode: string) => app.post('/v1.0/simulator/pay', { orderCode }, { token });
const plan = { running: false, ordersPerMinute: 12, faults: 'none' };
const counts = { orders: 0, refused: 0, paid: 0, callbacks: 0, failedCallbacks: 0, unmatched: 0 };
const report = async () => {
  const body = { token: simulatorToken(app.dependencies.secrets), plan, counts };
  const { data } = await app.post<Output<'simulator.report'>>('/v1.0/simulator/report', body);
  return data.payments;
};

test('without a simulator nobody pays', async () => {
  const { orderCode } = await placed();
  expect((await pay(orderCode)).code).toBe(errorCodes.simulatorNotAttached);
});

test('the simulator gets a payment once, however often it was requested', async () => {
  await report();
  const { orderCode, payUrl } = await placed();
  expect((await pay(orderCode)).data).toMatchObject({ orderCode, fetchedAt: null });
  expect((await pay(orderCode)).code).toBe(errorCodes.success);
  expect(await report()).toEqual([{ orderCode, payUrl }]);
  expect(await report()).toEqual([]);
  expect((await pay(orderCode)).data).toMatchObject({ fetchedAt: app.clock.now().toISOString() });
});

test('only an open test order is paid', async () => {
  await report();
  const own = await placed();
  await app.store.db.update(orders).set({ mark: 0 }).where(eq(orders.orderCode, own.orderCode));
  expect((await pay(own.orderCode)).code).toBe(errorCodes.simulatedPaymentRefused);
  const over = await placed();
  await app.store.db.update(orders).set({ status: 3 }).where(eq(orders.orderCode, over.orderCode));
  expect((await pay(over.orderCode)).code).toBe(errorCodes.simulatedPaymentRefused);
  expect((await pay('C0')).code).toBe(errorCodes.orderNotFound);
  expect(await report()).toEqual([]);
});
