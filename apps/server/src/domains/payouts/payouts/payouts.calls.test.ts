import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPayoutDesk, type PayoutDesk } from '../../../testing/payout-desk.ts';
import type { Order } from '../../orders/orders/orders.table.ts';
import { claimLeaseMs } from './payouts.claims.ts';
import { expireClaims } from './payouts.leases.ts';

let desk: PayoutDesk;
let supplier: { token: string; token2: string };
let admin: { token: string; token2: string };
let other: { token: string; supplierId: string };
beforeAll(async () => {
  desk = await openPayoutDesk();
  other = await desk.addSupplierUser('otherSupplier');
});
// Sign in before each test: second-level tokens last five minutes, and tests move the clock past leases.
beforeEach(async () => {
  const [supplierToken, adminToken] = [await desk.signIn('supplier'), await desk.signIn('admin')];
  supplier = { token: supplierToken, token2: await desk.signInSecondLevel(supplierToken) };
  admin = { token: adminToken, token2: await desk.signInSecondLevel(adminToken) };
});
afterAll(() => desk.close());

interface Row {
  readonly payoutStatus: number;
  readonly claimedBy: string | null;
  readonly supplierId: string | null;
  readonly utr: string | null;
  readonly rejectReason: string | null;
}
type As = { token: string; token2?: string };
const claim = (order: Order, as: As) =>
  desk.post<Record<string, unknown>>(`/v1.0/payoutOrderClaim/claimOrder?orderId=${order.id}`, undefined, as);
const cancel = (order: Order, as: As) =>
  desk.post<Row>(`/v1.0/payoutOrderClaim/cancelClaim?orderId=${order.id}`, undefined, as);
const supplement = ({ orderCode }: Order, as: As, more: object = {}) =>
  desk.post<Row>('/v1.0/order/replenishmentOrder', { orderCode, ...more }, as);
const reject = ({ orderCode }: Order, as: As, rejectReason = 'beneficiaryWrong') =>
  desk.post<Row>('/v1.0/order/reject', { orderCode, rejectReason }, as);
const list = (query: string, as: As) =>
  desk.get<{ list: (Row & { id: string; cardNumberMasked: string })[] }>(`/v1.0/order/getList?${query}`, as);
let references = 100_000_000_000;
const newUtr = () => String(++references);

describe('a payout', () => {
  it('is created with amount and fee reserved', async () => {
    await desk.fund(101_000);
    const before = await desk.balances();
    const { code, data } = await desk.create();
    expect([code, data]).toMatchObject([200, { amountMinor: 100_000, status: 1, payUrl: null }]);
    expect((data as { orderCode: string }).orderCode).toMatch(/^P\d+/);
    const [owed, held, free] = before.merchant as [number, number, number];
    expect((await desk.balances()).merchant).toEqual([owed, held + 101_000, free - 101_000]);
  });

  it('is refused when the balance is too small, and leaves nothing', async () => {
    const { merchant } = await desk.balances();
    const free = merchant[2] ?? 0;
    const answer = await desk.create({ amount: free + 100, mchOrderNo: 'TooMuch' });
    expect(answer.code).toBe(errorCodes.insufficientBalance);
    await desk.fund(free + 10_000);
    expect(await desk.create({ amount: free + 100, mchOrderNo: 'TooMuch' })).toMatchObject({ code: 200 });
  });

  it('sent twice is reserved once', async () => {
    await desk.fund(202_000);
    const before = await desk.balances();
    const first = await desk.create({ mchOrderNo: 'Twice' });
    expect((await desk.create({ mchOrderNo: 'Twice' })).data).toEqual(first.data);
    const held = ((await desk.balances()).merchant[1] ?? 0) - (before.merchant[1] ?? 0);
    expect(held).toBe(101_000);
    const another = await desk.create({ mchOrderNo: 'Twice', amount: 100_001 });
    expect(another.code).toBe(errorCodes.orderNumberConflict);
  });

  it('requires its beneficiary', async () => {
    const answer = await desk.create({ cardNumber: undefined });
    expect([answer.status, answer.code]).toEqual([400, errorCodes.validationFailed]);
  });
});

describe('a claim', () => {
  it('shows its holder the beneficiary, and hides the account number everywhere else', async () => {
    const order = await desk.waiting();
    const { data } = await claim(order, supplier);
    expect(data).toMatchObject({
      orderId: order.id,
      payoutStatus: 2,
      renewed: false,
      cardNumber: '50100012345678',
      ifscCode: 'DEMO0000123',
      claimExpiresAt: new Date(desk.clock.now().getTime() + claimLeaseMs).toISOString(),
    });
    const { data: page } = await list(`orderCode=${order.orderCode}`, supplier);
    expect(page.list).toMatchObject([
      {
        payoutStatus: 2,
        claimedBy: 'supplier',
        cardNumberMasked: '****5678',
        supplierId: desk.ids.supplierId,
      },
    ]);
    expect(JSON.stringify(page)).not.toContain('50100012345678');
  });

  it('is renewed by its holder and refused to all others', async () => {
    const order = await desk.waiting();
    await claim(order, supplier);
    const { claimedAt } = await desk.stored(order.id);
    desk.clock.advance(60_000);
    expect((await claim(order, supplier)).data).toMatchObject({ renewed: true });
    const claimExpiresAt = new Date(desk.clock.now().getTime() + claimLeaseMs);
    expect(await desk.stored(order.id)).toMatchObject({ claimedAt, claimExpiresAt });
    expect((await claim(order, other)).code).toBe(errorCodes.claimTaken);
    expect((await claim(order, admin)).code).toBe(errorCodes.claimTaken);
  });

  it('can be cancelled only by its holder', async () => {
    const order = await desk.waiting();
    await claim(order, supplier);
    expect((await cancel(order, admin)).code).toBe(errorCodes.claimNotOwned);
    expect((await cancel(order, other)).code).toBe(errorCodes.orderNotFound);
    expect((await cancel(order, supplier)).data).toMatchObject({
      payoutStatus: 1,
      claimedBy: null,
      supplierId: null,
    });
    expect((await claim(order, other)).code).toBe(200);
  });

  it('cannot be cancelled once payment has begun', async () => {
    const order = await desk.waiting();
    await claim(order, supplier);
    expect((await supplement(order, supplier)).data).toMatchObject({ payoutStatus: 3 });
    expect((await cancel(order, supplier)).code).toBe(errorCodes.cancelClaimFailed);
  });

  it('expires: the job or the next claim returns the payout to the pool', async () => {
    const [first, second] = [await desk.waiting(), await desk.waiting()];
    await claim(first, supplier);
    await claim(second, supplier);
    desk.clock.advance(claimLeaseMs);
    const told: string[] = [];
    expect((await cancel(first, { token: await desk.signIn('supplier') })).code).toBe(
      errorCodes.claimLeaseExpired,
    );
    expect((await claim(second, other)).code).toBe(200);
    await expireClaims(desk.store, desk.clock.now(), (events) => told.push(...events.map(({ id }) => id)));
    expect(told).toContain(first.id);
    expect(told).not.toContain(second.id);
    expect(await desk.stored(first.id)).toMatchObject({ payoutStatus: 1, claimedBy: null, supplierId: null });
    expect(await desk.timeline(second.id)).toEqual(['create', 'claim', 'expireClaim', 'claim']);
  });

  it('of an unknown order is refused', async () => {
    const order = await desk.waiting();
    const none = { ...order, id: '01a19467-e800-7756-aeb3-35e02ea03237' };
    expect((await claim(none, supplier)).code).toBe(errorCodes.orderNotFound);
  });
});

describe('payment by hand', () => {
  it('by a supplier waits for confirmation by staff', async () => {
    const order = await desk.waiting();
    const before = await desk.balances();
    await claim(order, supplier);
    const utr = newUtr();
    expect((await supplement(order, supplier, { utr })).data).toMatchObject({ payoutStatus: 8, utr });
    expect((await desk.balances()).merchant).toEqual(before.merchant);
    expect((await supplement(order, supplier)).code).toBe(errorCodes.forbidden);
    expect((await supplement(order, admin)).data).toMatchObject({ payoutStatus: 4 });
    expect(await desk.timeline(order.id)).toEqual(['create', 'claim', 'send', 'submitProof', 'confirm']);
    const [owed, held, free] = before.merchant as [number, number, number];
    const after = await desk.balances();
    expect(after.merchant).toEqual([owed - 101_000, held - 101_000, free]);
    expect(after.supplierOwesMinor).toBe(before.supplierOwesMinor - 100_000);
  });

  it('by an operator who holds the claim completes at once', async () => {
    const order = await desk.waiting();
    await claim(order, admin);
    expect((await supplement(order, admin, { utr: newUtr() })).data).toMatchObject({ payoutStatus: 4 });
    expect(await desk.stored(order.id)).toMatchObject({ status: 5, feeMinor: 1_000, supplierId: null });
  });

  it('begins once: a repeated call without a reference completes nothing', async () => {
    const order = await desk.waiting();
    await claim(order, admin);
    expect((await supplement(order, admin)).data).toMatchObject({ payoutStatus: 3 });
    expect((await supplement(order, admin)).code).toBe(errorCodes.validationFailed);
    expect(await desk.stored(order.id)).toMatchObject({ payoutStatus: 3 });
    expect((await supplement(order, admin, { utr: newUtr() })).data).toMatchObject({ payoutStatus: 4 });
  });

  it('is allowed only to the holder, with the second-level password', async () => {
    const order = await desk.waiting();
    expect((await supplement(order, supplier, { utr: newUtr() })).code).toBe(
      errorCodes.orderTransitionRefused,
    );
    await claim(order, supplier);
    expect((await supplement(order, admin, { utr: newUtr() })).code).toBe(errorCodes.claimNotOwned);
    expect((await supplement(order, { token: supplier.token }, { utr: newUtr() })).code).toBe(
      errorCodes.secondLevelRequired,
    );
  });

  it('accepts a reference for one payout, in the form of its rail', async () => {
    const [first, second] = [await desk.waiting(), await desk.waiting()];
    const utr = newUtr();
    await claim(first, supplier);
    await claim(second, supplier);
    await supplement(first, supplier, { utr });
    expect(await supplement(second, supplier, { utr })).toMatchObject({
      code: errorCodes.utrConsumed,
      data: { params: { utr, orderCode: first.orderCode } },
    });
    expect((await supplement(second, supplier, { utr: '1234567' })).code).toBe(errorCodes.utrInvalid);
    expect(await desk.stored(second.id)).toMatchObject({ payoutStatus: 2, utr: null });
  });

  it('that was counted before settles only the supplier’s side', async () => {
    const order = await desk.waiting();
    const before = await desk.balances();
    await claim(order, supplier);
    await supplement(order, supplier, { utr: newUtr() });
    await supplement(order, admin, { isOffsetReplenishmentOrder: true });
    const [owed, held, free] = before.merchant as [number, number, number];
    const after = await desk.balances();
    expect(after.merchant).toEqual([owed, held - 101_000, free + 101_000]);
    expect(after.supplierOwesMinor).toBe(before.supplierOwesMinor - 100_000);
  });
});

describe('a rejection', () => {
  it.each([undefined, '', '  '])('needs a reason, and %j is none', async (rejectReason) => {
    const { orderCode } = await desk.waiting();
    const { code } = await desk.post('/v1.0/order/reject', { orderCode, rejectReason }, admin);
    expect(code).toBe(errorCodes.rejectReasonRequired);
  });

  it('keeps the money reserved until it is approved', async () => {
    const order = await desk.waiting();
    const before = await desk.balances();
    await claim(order, supplier);
    const answer = await reject(order, supplier, 'no such account');
    expect(answer).toMatchObject({ code: 200 });
    expect(answer.data).toMatchObject({
      payoutStatus: 6,
      rejectReason: 'no such account',
      claimedBy: null,
    });
    expect((await desk.balances()).merchant).toEqual(before.merchant);
    expect((await reject(order, admin)).code).toBe(errorCodes.orderTransitionRefused);
  });

  it('is refused for a payout that is being paid, and for another supplier’s payout', async () => {
    const order = await desk.waiting();
    await claim(order, supplier);
    expect((await reject(order, other)).code).toBe(errorCodes.orderNotFound);
    await supplement(order, supplier);
    expect((await reject(order, supplier)).code).toBe(errorCodes.orderTransitionRefused);
  });
});

describe('reselecting the product of a payout', () => {
  const reselect = ({ orderCode }: Order, as: As, more: object = {}) =>
    desk.post<Row & { attempt: number }>(
      '/v1.0/order/reselect',
      { orderCode, productIdList: [9999, 1050], ...more },
      as,
    );

  it('returns a rejected payout to the pool, as a new attempt with a corrected beneficiary', async () => {
    const order = await desk.waiting();
    const before = await desk.balances();
    await claim(order, supplier);
    await reject(order, supplier);
    const { data } = await reselect(order, admin, { cardNumber: '60100099998888' });
    expect(data).toMatchObject({ payoutStatus: 1, attempt: 2, supplierId: null, rejectReason: null });
    expect((await desk.balances()).merchant).toEqual(before.merchant);
    expect((await claim(order, other)).data).toMatchObject({ cardNumber: '60100099998888' });
  });

  it('is refused once payment has begun, and without a suitable product', async () => {
    const order = await desk.waiting();
    const none = await reselect(order, admin, { productIdList: [9999] });
    expect(none.code).toBe(errorCodes.productNotEnabled);
    await claim(order, supplier);
    await supplement(order, supplier);
    expect((await reselect(order, admin)).code).toBe(errorCodes.orderTransitionRefused);
    expect((await reselect(order, supplier)).code).toBe(errorCodes.forbidden);
  });
});

describe('unlocking', () => {
  it('releases claims one by one, with a result for each', async () => {
    const [claimed, paying, waiting] = [await desk.waiting(), await desk.waiting(), await desk.waiting()];
    await claim(claimed, supplier);
    await claim(paying, supplier);
    await supplement(paying, supplier);
    const orderCodes = [claimed, paying, waiting].map(({ orderCode }) => orderCode);
    const { data } = await desk.post('/v1.0/order/unlockOrder', { orderCodes: [...orderCodes, 'P1'] }, admin);
    expect(data).toMatchObject({
      unlockedCount: 2,
      refusedCount: 2,
      list: [
        { orderCode: orderCodes[0], code: 200, payoutStatus: 1 },
        { orderCode: orderCodes[1], code: errorCodes.orderTransitionRefused, payoutStatus: 3 },
        { orderCode: orderCodes[2], code: 200, payoutStatus: 1 },
        { orderCode: 'P1', code: errorCodes.orderNotFound, payoutStatus: null },
      ],
    });
  });
});

describe('the pool', () => {
  it('is visible to all suppliers until a payout is claimed', async () => {
    const order = await desk.waiting();
    const seenBy = async (as: As, asked = 'payoutStatus=1') => {
      const { data } = await list(`${asked}&pageNum=200`, as);
      return data.list.some(({ id }) => id === order.id);
    };
    expect([await seenBy(supplier), await seenBy(other), await seenBy(admin)]).toEqual([true, true, true]);
    // It has no owner yet, so it is in no supplier's own list.
    expect([await seenBy(supplier, 'orderType=2'), await seenBy(other, 'orderType=2')]).toEqual([
      false,
      false,
    ]);
    await claim(order, other);
    const taken = await Promise.all([supplier, other, admin].map((as) => seenBy(as, 'orderType=2')));
    expect(taken).toEqual([false, true, true]);
  });
});
