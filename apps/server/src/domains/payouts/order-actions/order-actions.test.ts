import { errorCodes, sign } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldProducts } from '../../../testing/order-world.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ledgerAccountOf, postTransfers, totalBalance } from '../../money/ledger/ledger.service.ts';
import { verifyLedger } from '../../operations/system-check/ledger.verification.ts';
import { advance } from '../../orders/orders/orders.service.ts';
import { type Order, orderEvents, orders } from '../../orders/orders/orders.table.ts';
import { takeReference } from '../../orders/orders/references.service.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { addSupplier } from '../../parties/suppliers/suppliers.service.ts';

let app: TestApp;
type As = { token: string; token2?: string };
let admin: As;
let boss: As;
let supplier: As;
let otherSupplier: string;
beforeAll(async () => {
  app = await createTestApp();
  const products = worldProducts.map((product) => ({ ...product, maxAmountMinor: 100_000_000 }));
  await addProducts(app.store.db, products);
  await allowProducts(
    app.store.db,
    [3024, 3015].map((productId) => ({ merchantId: app.ids.merchantId, productId, feeRate: '0.02' })),
  );
  const signIn = async (role: 'admin' | 'superAdmin' | 'supplier'): Promise<As> => {
    const token = await app.signIn(role);
    return { token, token2: await app.signInSecondLevel(token) };
  };
  const other = { userId: app.ids.admin, name: 'Other' };
  otherSupplier = (await addSupplier(app.store.db, other, app.clock.now())).id;
  [admin, boss, supplier] = [await signIn('admin'), await signIn('superAdmin'), await signIn('supplier')];
});
afterAll(() => app.close());

let number = 0;
async function placed(amount = 20_000, productId = 3024): Promise<Order> {
  const body = {
    mchId: app.mchId,
    productId,
    mchOrderNo: `A${++number}`,
    amount,
    notifyUrl: 'https://merchant.example/n',
  };
  await app.post('/v1.0/api/order/create', { ...body, sign: sign(body, app.signingKey) });
  const [order] = await app.store.db.select().from(orders).where(eq(orders.merchantOrderNo, body.mchOrderNo));
  if (!order) throw new Error('no order');
  return order;
}
type SystemEvent = 'allocate' | 'noCapacity' | 'expire' | 'match';
const take = (order: Order, event: SystemEvent, supplierId = app.ids.supplierId) => {
  const now = app.clock.now();
  const allocation = {
    supplierId,
    isProxy: false,
    payAmountMinor: order.amountMinor + 3,
    expiresAt: now,
    commissionRate: '0.005',
  };
  return app.store.transaction((tx) => advance(tx, order, event, { now, allocation }));
};
const allocated = async (amount?: number) => take(await placed(amount), 'allocate');
const paid = async (amount?: number) => take(await allocated(amount), 'match');
interface Row {
  readonly status: number;
  readonly mark: number;
  readonly utr: string | null;
  readonly feeMinor: number | null;
  readonly commissionMinor: number | null;
  readonly supplementType: number | null;
  readonly reversedAt: string | null;
}
const supplement = ({ orderCode }: Order, as: As, more: object = {}) =>
  app.post<Row>('/v1.0/order/replenishmentOrder', { orderCode, ...more }, as);
const reverse = ({ orderCode }: Order, as: As) =>
  app.post<Row>('/v1.0/order/reverseOrder', { orderCode, reason: 'Returned by the bank' }, as);
const books = async () => {
  const { balances } = await totalBalance(app.store.db, { kind: 'all' }, app.clock.now());
  const [inr] = balances;
  return [
    inr?.merchantPayableMinor ?? 0,
    inr?.supplierReceivableMinor ?? 0,
    inr?.feeIncomeMinor ?? 0,
    inr?.commissionMinor ?? 0,
  ];
};
const change = async (work: () => Promise<unknown>) => {
  const before = await books();
  await work();
  return (await books()).map((value, index) => value - (before[index] ?? 0));
};
const events = async ({ id }: Order) =>
  (
    await app.store.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id)
  ).map(({ event }) => event);
let references = 300_000_000_000;
const newUtr = () => String(++references);
const hash = '7c1f4c1c0f7a4d0e8a6f5b2c9d3e1f00aa11bb22cc33dd44ee55ff6677889900';
const found = async (utr: string) => {
  const { data } = await app.get<{ list: { orderCode: string }[] }>(`/v1.0/order/getList?utr=${utr}`, admin);
  return data.list.map(({ orderCode }) => orderCode);
};

describe('supplementing an order', () => {
  it('posts the amount to the merchant less its fee, and the commission to the supplier', async () => {
    const order = await allocated();
    const utr = newUtr();
    const moved = await change(async () => {
      expect((await supplement(order, supplier, { utr })).data).toMatchObject({
        status: 5,
        utr,
        feeMinor: null,
        commissionMinor: 100,
        supplementType: 1,
      });
    });
    expect(moved).toEqual([19_600, 19_900, 400, 100]);
  });

  it('settles only the supplier’s side when the merchant was credited elsewhere', async () => {
    const order = await allocated();
    const more = { isOffsetReplenishmentOrder: true };
    const moved = await change(async () => {
      expect((await supplement(order, admin, more)).data).toMatchObject({ supplementType: 2, feeMinor: 0 });
    });
    expect(moved).toEqual([0, 19_900, 0, 100]);
    // No account took this order, so it has no supplier to settle with.
    const placeless = await take(await placed(), 'noCapacity');
    expect((await supplement(placeless, admin, more)).code).toBe(errorCodes.supplierNotFound);
  });

  it('of a timed-out order depends on CanTimeoutSupplement', async () => {
    const order = await take(await allocated(), 'expire');
    const set = (enable: boolean) =>
      app.post('/v1.0/system-config/setCanTimeoutSupplement', { enable }, boss);
    await set(false);
    expect((await supplement(order, admin)).code).toBe(errorCodes.timeoutSupplementDisabled);
    await set(true);
    expect((await supplement(order, admin)).code).toBe(200);
  });

  it('accepts a reference once, even of a reversed order, and only in the form of its rail', async () => {
    const [first, second] = [await allocated(), await allocated()];
    const utr = newUtr();
    await supplement(first, admin, { utr });
    await reverse(first, admin);
    expect((await supplement(second, admin, { utr })).code).toBe(errorCodes.utrConsumed);
    expect((await supplement(second, admin, { utr: 'ABC123' })).code).toBe(errorCodes.utrInvalid);
  });

  it('names the order that has the reference only to callers that may see it', async () => {
    const [own, theirs] = [await allocated(), await take(await placed(), 'allocate', otherSupplier)];
    const [ownUtr, theirUtr] = [newUtr(), newUtr()];
    await supplement(own, admin, { utr: ownUtr });
    await supplement(theirs, admin, { utr: theirUtr });
    const refusal = async (utr: string, as: As) => {
      const { code, msg, data } = await supplement(await allocated(), as, { utr });
      expect(code).toBe(errorCodes.utrConsumed);
      return { msg, data };
    };
    for (const [order, utr, as] of [
      [own, ownUtr, supplier],
      [theirs, theirUtr, admin],
    ] as const) {
      const told = await refusal(utr, as);
      expect(told.msg).toContain(order.orderCode);
      expect(told.data).toMatchObject({ params: { utr, orderCode: order.orderCode } });
    }
    const kept = await refusal(theirUtr, supplier);
    expect(kept.data).toEqual({ params: { utr: theirUtr, orderCode: null } });
    expect(kept.msg).not.toContain(theirs.orderCode);
  });

  it('refuses a hash for rupees, and accepts a reference once, ignoring case', async () => {
    const [first, second] = [await allocated(), await allocated()];
    expect((await supplement(first, admin, { utr: hash })).code).toBe(errorCodes.utrInvalid);
    const utr = 'HDFCR52026112000000001';
    expect((await supplement(first, admin, { utr: utr.toLowerCase() })).data).toMatchObject({ utr });
    expect((await supplement(second, admin, { utr })).code).toBe(errorCodes.utrConsumed);
    expect(await found(utr.toLowerCase())).toEqual([first.orderCode]);
  });

  it('accepts a USDT transaction hash once, with or without 0x, and the list finds the order by it', async () => {
    const usdt = async () => take(await placed(20_000_000, 3015), 'allocate');
    const [first, second] = [await usdt(), await usdt()];
    expect((await supplement(first, admin, { utr: newUtr() })).code).toBe(errorCodes.utrInvalid);
    const typed = `0x${hash.toUpperCase()}`;
    expect(await supplement(first, admin, { utr: typed })).toMatchObject({ code: 200, data: { utr: hash } });
    expect((await supplement(second, admin, { utr: hash })).code).toBe(errorCodes.utrConsumed);
    expect(await found(hash)).toEqual([first.orderCode]);
    expect(await found(typed)).toEqual([first.orderCode]);
  });

  it('accepts a collection’s reference for a payout, because the money came in and went out', async () => {
    const [order, other] = [await allocated(), await allocated()];
    const utr = newUtr();
    await supplement(order, admin, { utr });
    const taken = (orderType: 1 | 2) =>
      app.store.transaction((tx) => takeReference(tx, { ...other, orderType }, utr, { kind: 'all' }));
    await expect(taken(1)).rejects.toMatchObject({ errorName: 'utrConsumed' });
    await expect(taken(2)).resolves.toBe(utr);
  });

  it('is refused for a paid order, another party’s order and an unknown order', async () => {
    expect((await supplement(await paid(), admin)).code).toBe(errorCodes.orderTransitionRefused);
    expect((await supplement(await placed(), supplier)).code).toBe(errorCodes.orderNotFound);
    const others = await take(await placed(), 'allocate', otherSupplier);
    expect((await supplement(others, supplier)).code).toBe(errorCodes.orderNotFound);
    expect((await supplement({ ...(await placed()), orderCode: 'C1' }, admin)).code).toBe(
      errorCodes.orderNotFound,
    );
  });
});

describe('reversing an order', () => {
  it('reverses all postings, once', async () => {
    const order = await paid();
    expect(
      await change(async () => {
        expect((await reverse(order, admin)).data).toMatchObject({
          status: 3,
          reversedAt: expect.any(String),
        });
      }),
    ).toEqual([-19_600, -19_900, -400, -100]);
    expect((await reverse(order, admin)).code).toBe(errorCodes.orderTransitionRefused);
  });

  it('needs one user up to the limit, the limit included', async () => {
    expect((await reverse(await paid(10_000_000), admin)).data).toMatchObject({ status: 3 });
  });

  it('above the limit is requested by one user and approved by another', async () => {
    const order = await paid(10_000_001);
    expect((await reverse(order, admin)).code).toBe(errorCodes.secondApprovalRequired);
    expect((await reverse(order, admin)).code).toBe(errorCodes.secondApprovalRequired);
    expect(await events(order)).toEqual(['create', 'allocate', 'match', 'reverseRequested']);
    expect((await reverse(order, boss)).data).toMatchObject({ status: 3 });
  });

  it('above the limit needs a new request after any other step', async () => {
    const order = await allocated(10_000_001);
    expect((await supplement(order, admin)).code).toBe(200);
    expect((await reverse(order, boss)).code).toBe(errorCodes.secondApprovalRequired);
    expect((await reverse(order, admin)).data).toMatchObject({ status: 3 });
  });

  it('requested with an idempotency key gets the same answer again', async () => {
    const { orderCode } = await paid(10_000_001);
    const headers = { 'idempotency-key': 'reverse-it-once' };
    const ask = () => app.post('/v1.0/order/reverseOrder', { orderCode }, { ...admin, headers });
    const first = await ask();
    const again = await ask();
    expect([first.code, again.code]).toEqual(Array(2).fill(errorCodes.secondApprovalRequired));
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('is refused when the merchant has spent the money', async () => {
    const order = await paid();
    const payable = ledgerAccountOf.merchantPayable(app.ids.merchantId, 'INR');
    const [owed = 0] = await books();
    const spent = {
      kind: 'single',
      purpose: 'adjustment',
      debit: payable,
      credit: ledgerAccountOf.adjustment('INR'),
      amountMinor: owed - 1,
      key: 'spent',
    } as const;
    await app.store.transaction((tx) => postTransfers(tx, [spent], app.clock.now()));
    expect(await reverse(order, admin)).toMatchObject({
      code: errorCodes.insufficientBalance,
      data: { params: { required: '196.00', available: '0.01' } },
    });
    expect(await events(order)).toEqual(['create', 'allocate', 'match']);
  });
});

describe('a label', () => {
  it('changes nothing else, and records its user', async () => {
    const order = await paid();
    const moved = await change(async () => {
      const answer = await app.post<Row>(
        '/v1.0/order/updateOrderMark',
        { id: order.id, orderMark: 1 },
        admin,
      );
      expect(answer.data).toMatchObject({ mark: 1, status: 5 });
      await app.post<Row>('/v1.0/order/updateOrderMark', { id: order.id, orderMark: 1 }, admin);
    });
    expect(moved).toEqual([0, 0, 0, 0]);
    expect(await events(order)).toEqual(['create', 'allocate', 'match', 'mark']);
  });
});

it('the ledger stays consistent', async () => {
  expect((await verifyLedger(app.store)).filter(({ breachCount }) => breachCount > 0)).toEqual([]);
});
