import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPayoutDesk, type PayoutDesk, payoutTerms } from '../../../testing/payout-desk.ts';
import type { Order } from '../../orders/orders/orders.table.ts';
import { supplierProducts } from '../../parties/products/products.table.ts';
import { claimLeaseMs } from './payouts.claims.ts';

let desk: PayoutDesk;
let supplier: { token: string };
let admin: { token: string };
let other: { token: string; supplierId: string };
beforeAll(async () => {
  desk = await openPayoutDesk();
  other = await desk.addSupplierUser('otherSupplier');
});
beforeEach(async () => {
  supplier = { token: await desk.signIn('supplier') };
  admin = { token: await desk.signIn('admin') };
});
afterAll(() => desk.close());

type As = { token: string };
interface Payment {
  readonly orderId: string;
  readonly orderCode: string;
  readonly payoutStatus: number;
  readonly cardNumber: string | null;
  readonly claimExpiresAt: string | null;
}
interface Row {
  readonly id: string;
  readonly claimedBy: string | null;
}
const next = async (as: As, wanted: object = {}) =>
  desk.post<{ claim: Payment | null }>('/v1.0/payoutOrderClaim/claimNext', wanted, as);
const held = async (as: As) =>
  (await desk.get<{ list: Payment[] }>('/v1.0/payoutOrderClaim/getHeld', as)).data.list;
const giveBack = (orderId: string, as: As) =>
  desk.post(`/v1.0/payoutOrderClaim/cancelClaim?orderId=${orderId}`, undefined, as);
const list = async (query: string, as: As) =>
  (await desk.get<{ list: Row[] }>(`/v1.0/order/getList?${query}`, as)).data.list;

/** Claims everything that is left, so that a test begins with an empty pool. */
async function emptyPool(): Promise<void> {
  while ((await next(admin)).data.claim);
}

describe('the next payout', () => {
  it('is the oldest of the pool, with all that its holder needs to pay it', async () => {
    await emptyPool();
    const first = await desk.waiting();
    await desk.waiting();
    const { claim } = (await next(supplier)).data;
    expect(claim).toMatchObject({ orderId: first.id, payoutStatus: 2, cardNumber: first.cardNumber });
  });

  it('is a different one for each of many callers at once', async () => {
    await emptyPool();
    const waiting: Order[] = [];
    for (let count = 0; count < 6; count += 1) waiting.push(await desk.waiting());
    const claims = await Promise.all(Array.from({ length: 9 }, (_, nth) => next(nth % 2 ? admin : supplier)));
    const got = claims.flatMap(({ data }) => (data.claim ? [data.claim.orderId] : []));
    for (let more = await next(admin); more.data.claim; more = await next(admin))
      got.push(more.data.claim.orderId);
    expect([...got].sort()).toEqual(waiting.map(({ id }) => id).sort());
  });

  it('is none when the pool is empty, and none that is not wanted', async () => {
    await emptyPool();
    expect((await next(supplier)).data.claim).toBeNull();
    const { amountMinor } = await desk.waiting();
    expect((await next(supplier, { minAmountMinor: amountMinor + 1 })).data.claim).toBeNull();
    expect((await next(supplier, { currency: 'KES' })).data.claim).toBeNull();
    expect(
      (await next(supplier, { minAmountMinor: amountMinor, maxAmountMinor: amountMinor })).data.claim,
    ).toBeTruthy();
  });

  it('is not the one that the caller has just given back, but anybody else’s', async () => {
    await emptyPool();
    const order = await desk.waiting();
    await next(supplier);
    expect((await giveBack(order.id, supplier)).code).toBe(errorCodes.success);
    expect((await next(supplier)).data.claim).toBeNull();
    expect((await next(other)).data.claim?.orderId).toBe(order.id);
  });

  it('is none that an agreement excludes; the pool does not list it either', async () => {
    await emptyPool();
    const order = await desk.waiting();
    const inPool = (as: As) => list('payoutStatus=1', as).then((rows) => rows.map(({ id }) => id));
    expect(await inPool(supplier)).toEqual([order.id]);
    await desk.store.db.insert(supplierProducts).values({
      supplierId: desk.ids.supplierId,
      productId: payoutTerms.productId,
      commissionRate: '0.01',
      maxAmountMinor: order.amountMinor - 1,
    });
    expect(await inPool(supplier)).toEqual([]);
    expect((await next(supplier)).data.claim).toBeNull();
    expect(await inPool(other)).toEqual([order.id]);
    await desk.store.db.delete(supplierProducts);
    expect((await next(supplier)).data.claim?.orderId).toBe(order.id);
  });
});

describe('what a caller has in hand', () => {
  it('is given whole to the holder alone, until the lease has ended', async () => {
    await emptyPool();
    const order = await desk.waiting();
    await next(supplier);
    const inHand = async (as: As) => (await held(as)).find(({ orderId }) => orderId === order.id);
    expect(await inHand(supplier)).toMatchObject({ cardNumber: order.cardNumber, payoutStatus: 2 });
    expect(await inHand(other)).toBeUndefined();
    expect(await inHand(admin)).toBeUndefined();
    desk.clock.advance(claimLeaseMs);
    expect(await inHand({ token: await desk.signIn('supplier') })).toBeUndefined();
  });

  it('stays while it is paid, without a lease', async () => {
    const order = await desk.waiting();
    const { orderId, orderCode } = (await next(supplier)).data.claim ?? { orderId: '', orderCode: '' };
    expect(orderId).toBe(order.id);
    const proven = { ...supplier, token2: await desk.signInSecondLevel(supplier.token) };
    const sent = await desk.post('/v1.0/order/replenishmentOrder', { orderCode }, proven);
    expect(sent.code).toBe(errorCodes.success);
    expect((await held(supplier)).at(-1)).toMatchObject({ orderId, payoutStatus: 3, claimExpiresAt: null });
  });

  it('is found in lists by its holder, but by no merchant', async () => {
    const order = await desk.waiting();
    await next(supplier);
    const [row] = await list('claimedBy=SUPPLIER', admin);
    expect(row?.claimedBy?.toLowerCase()).toBe('supplier');
    expect(
      (await list(`claimedBy=supplier&orderCode=${order.orderCode}`, admin)).map(({ id }) => id),
    ).toEqual([order.id]);
    expect(await list('claimedBy=nobody', admin)).toEqual([]);
    expect(await list('claimedBy=supplier', { token: await desk.signIn('merchant') })).toEqual([]);
  });
});

it('payouts are counted by their own statuses where payouts are asked for', async () => {
  const counts = async (query: string) =>
    (
      await desk.get<{ payoutCounts: { payoutStatusId: number; count: number }[] }>(
        `/v1.0/order/getStatusCounts?${query}`,
        admin,
      )
    ).data.payoutCounts;
  expect(await counts('orderType=1')).toEqual([]);
  await emptyPool();
  await desk.waiting();
  await desk.waiting();
  const all = await counts('orderType=2');
  expect(all.map(({ payoutStatusId }) => payoutStatusId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(all[0]?.count).toBe(2);
  const listed = await desk.get<{ total: number }>('/v1.0/order/getList?orderType=2&payoutStatus=2', admin);
  expect(all[1]?.count).toBe(listed.data.total);
});
