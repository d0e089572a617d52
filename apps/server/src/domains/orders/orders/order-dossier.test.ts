import { errorCodes, sign } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../../../kit/operation/context.ts';
import { worldProducts } from '../../../testing/order-world.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import type { OrderDossier } from './orders.dossier.ts';
import { advance } from './orders.service.ts';
import { type Order, orders } from './orders.table.ts';

let app: TestApp;
let order: Order;

/** An order that was paid to a supplier's account and then reversed by an admin. */
beforeAll(async () => {
  app = await createTestApp();
  const { merchantId, supplierId } = app.ids;
  await addProducts(app.store.db, worldProducts);
  await allowProducts(app.store.db, [{ merchantId, productId: 3024, feeRate: '0.02' }]);
  const body = {
    mchId: app.mchId,
    productId: 3024,
    mchOrderNo: 'Dossier',
    amount: 20_000,
    notifyUrl: 'https://merchant.example/n',
    userName: 'Asha Rao',
    cardNumber: '50100012345678',
  };
  const headers = { 'user-agent': 'shop/4.2' };
  await app.post('/v1.0/api/order/create', { ...body, sign: sign(body, app.signingKey) }, { headers });
  const [placed] = await app.store.db.select().from(orders).where(eq(orders.merchantOrderNo, 'Dossier'));
  if (!placed) throw new Error('no order');
  const now = app.clock.now();
  const allocation = {
    supplierId,
    isProxy: false,
    payAmountMinor: 20_000,
    expiresAt: now,
    commissionRate: '0.005',
  };
  order = await app.store.transaction(async (tx) => {
    const allocated = await advance(tx, placed, 'allocate', { now, allocation });
    const payment = { receivedMinor: 20_000, utr: '123456789012' };
    const paid = await advance(tx, allocated, 'match', { now, payment });
    const operator = { now, userId: app.ids.admin, ip: '203.0.113.9', reason: 'Returned by the bank' };
    return advance(tx, paid, 'reverse', operator);
  });
});
afterAll(() => app.close());

const seenBy = async (role: Role, orderCode = order.orderCode) => {
  const token = await app.signIn(role);
  return app.get<OrderDossier>(`/v1.0/order/getDossier?orderCode=${orderCode}`, { token });
};
const purposes = ({ postings }: OrderDossier) =>
  postings.map(({ debitKind, creditKind, amountMinor }) => `${debitKind} → ${creditKind} ${amountMinor}`);

it('shows staff actors, postings, reversals and the request', async () => {
  const { data } = await seenBy('admin');
  expect(data.order).toMatchObject({ orderCode: order.orderCode, commissionMinor: 100 });
  expect(data.timeline.map(({ event, actor, actorName }) => [event, actor, actorName])).toEqual([
    ['create', 'merchant', null],
    ['allocate', 'system', null],
    ['match', 'system', null],
    ['reverse', 'user', 'admin'],
  ]);
  expect(data.timeline.at(-1)).toMatchObject({ fromStatus: 5, toStatus: 3, reason: 'Returned by the bank' });
  const booked = [
    'supplierReceivable → merchantPayable 20000',
    'merchantPayable → feeIncome 400',
    'commissionExpense → supplierReceivable 100',
  ];
  expect(purposes(data)).toEqual([
    ...booked,
    'merchantPayable → supplierReceivable 20000',
    'feeIncome → merchantPayable 400',
    'supplierReceivable → commissionExpense 100',
  ]);
  expect(data.postings.map(({ reverses }) => reverses)).toEqual([
    null,
    null,
    null,
    ...data.postings.slice(0, 3).map(({ transferId }) => transferId),
  ]);
  expect(data.request?.userAgent).toBe('shop/4.2');
  expect(JSON.parse(data.request?.body ?? '')).toEqual({
    mchId: app.mchId,
    productId: 3024,
    mchOrderNo: 'Dossier',
    amount: 20_000,
    notifyUrl: 'https://merchant.example/n',
    userName: 'Asha Rao',
    cardNumber: '****5678',
    sign: '***',
  });
});

it('hides supplier, commission and platform users from a merchant', async () => {
  const { data } = await seenBy('merchant');
  expect(purposes(data)).toHaveLength(4);
  expect(data.postings[0]).toMatchObject({ debitOwner: null, creditOwner: 'Test merchant' });
  const text = JSON.stringify(data);
  for (const secret of ['Test supplier', app.ids.supplierId, '"admin"', '203.0.113.9', 'commissionExpense']) {
    expect(text).not.toContain(secret);
  }
});

it('hides the fee and the request from a supplier', async () => {
  const { data } = await seenBy('supplier');
  expect(data.request).toBeNull();
  expect(JSON.stringify(data)).not.toContain('shop/4.2');
  expect(data.order.feeMinor).toBeNull();
  expect(purposes(data).filter((posting) => posting.includes('feeIncome'))).toEqual([]);
  expect(purposes(data)).toHaveLength(4);
});

it('returns not found for an order outside the caller’s scope', async () => {
  expect((await seenBy('admin', 'C404')).code).toBe(errorCodes.orderNotFound);
  await app.store.db.update(orders).set({ supplierId: null }).where(eq(orders.id, order.id));
  expect((await seenBy('supplier')).code).toBe(errorCodes.orderNotFound);
});

it('returns the context that the rules check besides the status', async () => {
  const { data } = await seenBy('admin');
  // A reversed order stays timed out.
  expect(data.context).toEqual({ withinGrace: false, canTimeoutSupplement: true });
});
