import { errorCodes, explainOrder, type OperationIO, sign } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostileTexts } from '../../../testing/hostile-texts.ts';
import { worldProducts } from '../../../testing/order-world.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { merchants } from '../../parties/merchants/merchants.table.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { orderCallbacks } from '../order-callbacks/order-callbacks.table.ts';
import { announce } from '../order-callbacks/outbox.service.ts';
import { orderEvents, orders } from './orders.table.ts';

/** The request as it is on the wire. */
interface SentOrder {
  sign: string;
  mchOrderNo: string;
  productId: number;
  amount: number;
}
type Created = OperationIO['orders.createTest']['output'];

let app: TestApp;
let token: string;
let token2: string;

beforeAll(async () => {
  app = await createTestApp();
  await addProducts(app.store.db, worldProducts);
  const { merchantId } = app.ids;
  await allowProducts(app.store.db, [{ merchantId, productId: 1008, feeRate: '0.01' }]);
  const defaultNotifyUrl = 'https://merchant.example/callback';
  await app.store.db.update(merchants).set({ defaultNotifyUrl, allowedIps: ['203.0.113.9'] });
});
afterAll(() => app.close());
beforeEach(async () => {
  token = await app.signIn('admin');
  token2 = await app.signInSecondLevel(token);
});

const createTest = (changes: object = {}, as: { token: string; token2?: string } = { token, token2 }) =>
  app.post<Created>(
    '/v1.0/order/createTest',
    { merchantId: app.ids.merchantId, productId: 1008, amount: 50_000, ...changes },
    as,
  );
const storedOf = async ({ order }: Created) =>
  (await app.store.db.select().from(orders).where(eq(orders.orderCode, order.orderCode)))[0];

describe('a test order of staff', () => {
  test('is the merchant’s order, marked test, with a number of its own', async () => {
    const { code, data } = await createTest();
    expect(code).toBe(errorCodes.success);
    expect(data.order).toMatchObject({ mchId: app.mchId, productId: 1008, amountMinor: 50_000, status: 1 });
    expect(data.order.mchOrderNo).toMatch(/^TEST-\d{14}-[2-9A-Z]{8}$/);
    expect(await storedOf(data)).toMatchObject({
      merchantId: app.ids.merchantId,
      mark: 2,
      notifyUrl: 'https://merchant.example/callback',
    });
  });

  test('shows what was signed and sent, and never the key', async () => {
    const answer = await createTest({ subject: 'trial', extra: { table: '7' } });
    const { signature, request, answer: said, order } = answer.data;
    expect(JSON.stringify(answer)).not.toContain(app.signingKey);
    const { sign: sent, ...unsigned } = JSON.parse(request.body) as SentOrder;
    expect(request).toMatchObject({ method: 'POST', path: '/v1.0/api/order/create' });
    expect(unsigned).toMatchObject({ mchId: app.mchId, subject: 'trial', mchOrderNo: order.mchOrderNo });
    expect(sent).toBe(sign(unsigned, app.signingKey));
    expect(signature).toMatchObject({ profile: 'md5-sorted', sign: sent });
    expect(signature.stringToSign).toBe(explainOrder(unsigned, app.signingKey).baseString);
    expect(JSON.parse(said.body)).toMatchObject({ code: 200, data: { orderCode: order.orderCode } });
  });

  test('sent by the merchant itself, the same request is the same order', async () => {
    await app.store.db.update(merchants).set({ allowedIps: null });
    const { data } = await createTest();
    const again = await app.post<Created['order']>(data.request.path ?? '', JSON.parse(data.request.body));
    expect(again.data).toEqual(data.order);
  });

  test('names the user in its timeline and in the audit trail, and its text stays out of it', async () => {
    const { data } = await createTest();
    const order = await storedOf(data);
    const [event] = await app.store.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order?.id ?? ''));
    expect(event).toMatchObject({ event: 'create', actorKind: 'user', actorId: app.ids.admin });
    const trail = await app.store.db.select().from(auditRecords);
    expect(trail.find(({ objectId }) => objectId === data.order.orderCode)).toMatchObject({
      operation: 'orders.createTest',
      actorName: 'admin',
      after: { mchId: app.mchId, amountMinor: 50_000, mark: 2, withoutCallback: false },
    });
    expect(JSON.stringify(trail)).not.toContain(app.signingKey);
  });

  test('is refused by the rules of a merchant’s own order', async () => {
    expect((await createTest({ amount: 1 })).code).toBe(errorCodes.amountOutOfRange);
    expect((await createTest({ productId: 3001 })).code).toBe(errorCodes.productNotEnabled);
    expect((await createTest({ productId: 9999 })).code).toBe(errorCodes.productNotFound);
    expect((await createTest({ merchantId: app.ids.admin })).code).toBe(errorCodes.merchantNotFound);
    expect((await createTest({ vpa: 'nobody' })).code).toBe(errorCodes.validationFailed);
    await app.store.db.update(merchants).set({ enabled: false });
    expect((await createTest()).code).toBe(errorCodes.merchantDisabled);
    await app.store.db.update(merchants).set({ enabled: true });
    await setSetting(app, 'enableService', false);
    expect((await createTest()).code).toBe(errorCodes.serviceDisabled);
    await setSetting(app, 'enableService', true);
  });

  test.each(Object.entries(hostileTexts))(
    'keeps hostile text (%s) as written, or refuses it',
    async (_, text) => {
      for (const field of ['subject', 'body', 'userName', 'bankName', 'mode', 'address'] as const) {
        const { status, code, data } = await createTest({ [field]: text });
        expect([field, status < 500]).toEqual([field, true]);
        if (code === errorCodes.success) expect((await storedOf(data))?.[field]).toBe(text);
        else expect([errorCodes.validationFailed, errorCodes.payloadTooLarge], field).toContain(code);
      }
    },
  );

  test('needs staff and the second-level token', async () => {
    expect((await createTest({}, { token })).code).toBe(errorCodes.secondLevelRequired);
    const merchant = await app.signIn('merchant');
    const second = await app.signInSecondLevel(merchant);
    expect((await createTest({}, { token: merchant, token2: second })).code).toBe(errorCodes.forbidden);
  });

  test('without callback, its merchant hears nothing of it', async () => {
    const { data } = await createTest({ withoutCallback: true });
    const silent = await storedOf(data);
    const told = await storedOf((await createTest()).data);
    if (!silent || !told) throw new Error('The orders are gone.');
    for (const order of [silent, told]) await announce(app.store.db, order, 'paid', app.clock.now());
    const callbacks = await app.store.db.select({ orderId: orderCallbacks.orderId }).from(orderCallbacks);
    expect(callbacks).toEqual([{ orderId: told.id }]);
    const wrong = await createTest({ withoutCallback: true, notifyUrl: 'https://merchant.example/other' });
    expect(wrong.code).toBe(errorCodes.validationFailed);
  });
});
