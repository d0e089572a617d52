import { errorCodes } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  freeLoad,
  loadOf,
  openPayingDesk,
  type PayingDesk,
  paidLoad,
  payoutAmountMinor,
} from '../../../testing/paying-desk.ts';
import { payoutTerms } from '../../../testing/payout-desk.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { testStoreKind } from '../../../testing/test-store.ts';
import { allocationAttempts, resourceLoads } from '../../orders/allocation/allocation.table.ts';
import { type Order, orders } from '../../orders/orders/orders.table.ts';
import { advancePayout } from '../../orders/payout-steps/payout-steps.service.ts';
import { resources } from '../../orders/resources/resources.table.ts';
import { fixResources } from '../../orders/resources/resources.upkeep.ts';
import { addProducts } from '../../parties/products/products.service.ts';
import { decideMatch } from '../../receipts/statements/matching.decision.ts';
import { readMatchingRules } from '../../receipts/statements/matching.rules.ts';
import { assignPayouts } from './payouts.assignment.ts';
import { claimLeaseMs } from './payouts.claims.ts';
import { expireClaims } from './payouts.leases.ts';

let desk: PayingDesk;
let other: { token: string; supplierId: string };
beforeAll(async () => {
  desk = await openPayingDesk();
  other = await desk.addSupplierUser('otherSupplier');
});
beforeEach(() => desk.renew());
afterAll(() => desk.close());

let lastUtr = 700_000_000_000;
const utr = () => String(++lastUtr);

describe('an account', () => {
  it('is free again when its payout is not paid from it any more', async () => {
    const endings: Record<string, (order: Order) => Promise<unknown>> = {
      cancelClaim: ({ id }) =>
        desk.post(`/v1.0/payoutOrderClaim/cancelClaim?orderId=${id}`, undefined, desk.supplier),
      unlock: ({ orderCode }) =>
        desk.post('/v1.0/order/unlockOrder', { orderCodes: [orderCode] }, desk.admin),
      expireClaim: async () => {
        desk.clock.advance(claimLeaseMs);
        await expireClaims(desk.store, desk.clock.now(), () => {});
      },
      reject: ({ orderCode }) =>
        desk.post('/v1.0/order/reject', { orderCode, rejectReason: 'beneficiaryWrong' }, desk.supplier),
      reselect: ({ orderCode }) =>
        desk.post('/v1.0/order/reselect', { orderCode, productIdList: [payoutTerms.productId] }, desk.admin),
    };
    for (const [event, end] of Object.entries(endings)) {
      const order = await desk.claimed();
      expect(await desk.load()).toEqual(loadOf(1));
      await end(order);
      expect([event, (await desk.timeline(order.id)).at(-1)]).toEqual([event, event]);
      expect(await desk.stored(order.id)).toMatchObject({ resourceId: null });
      expect(await desk.load()).toEqual(freeLoad);
      await desk.mustBeConsistent();
    }
  });

  it('is held until it is certain that the payout was not made from it', async () => {
    const order = await desk.claimed();
    const take = async (...events: Parameters<typeof advancePayout>[2][]) => {
      for (const event of events) {
        desk.clock.advance(1_000);
        await desk.store.transaction((tx) =>
          advancePayout(tx, order.id, event, { now: desk.clock.now(), context: { holdsClaim: true } }),
        );
        await desk.mustBeConsistent();
      }
      return desk.load();
    };
    expect(await take('submit', 'accept', 'loseOutcome')).toEqual(loadOf(1));
    expect(await take('findFailed')).toEqual(freeLoad);
    await desk.claim(await desk.stored(order.id));
    expect(await take('send', 'submitProof', 'dispute')).toEqual(loadOf(1));
    expect(await take('findFailed')).toEqual(freeLoad);
    await desk.claim(await desk.stored(order.id));
    expect(await take('send', 'decline')).toEqual(freeLoad);
    expect(await desk.stored(order.id)).toMatchObject({ resourceId: null, supplierId: desk.ids.supplierId });
  });

  it('counts what it paid today, and a reversal does not change that', async () => {
    const order = await desk.claimed();
    await desk.supplement(order, desk.supplier, { utr: utr() });
    expect(await desk.load()).toEqual(loadOf(1));
    expect((await desk.supplement(order, desk.admin)).code).toBe(200);
    expect(await desk.load()).toEqual(paidLoad);
    expect(await desk.stored(order.id)).toMatchObject({ resourceId: desk.account });
    await desk.mustBeConsistent();
    const { data } = await desk.get<{ today: object; reservations: unknown[] }>(
      `/v1.0/resource/getResourceDetailInfo?resourceId=${desk.account}&productId=${payoutTerms.productId}`,
      desk.supplier,
    );
    expect(data).toMatchObject({
      reservations: [],
      today: {
        orderCount: 1,
        paidCount: 1,
        paidMinor: payoutAmountMinor,
        dailyUsedMinor: payoutAmountMinor,
        successRate: 1,
      },
    });
    desk.clock.advance(1_000);
    await desk.store.transaction((tx) => advancePayout(tx, order.id, 'reverse', { now: desk.clock.now() }));
    expect(await desk.load()).toEqual(paidLoad);
    await desk.mustBeConsistent();
  });

  it('counts a payout that was found to be paid', async () => {
    const order = await desk.claimed();
    for (const event of ['send', 'loseOutcome', 'findPaid'] as const) {
      desk.clock.advance(1_000);
      await desk.store.transaction((tx) =>
        advancePayout(tx, order.id, event, { now: desk.clock.now(), context: { holdsClaim: true } }),
      );
    }
    expect(await desk.load()).toEqual(paidLoad);
    await desk.mustBeConsistent();
  });

  it('pays no more than its daily limit, of reserved and paid or of paid payouts only', async () => {
    await desk.change({ dailyLimitMinor: 2 * payoutAmountMinor });
    const first = await desk.claimed();
    await desk.claimed();
    const third = await desk.waiting(payoutAmountMinor);
    expect((await desk.claim(third)).code).toBe(errorCodes.resourceLimitExceeded);
    await setSetting(desk, 'LimitUseSuccessAmount', true);
    expect((await desk.claim(third)).code).toBe(200);
    await desk.supplement(first, desk.supplier, { utr: utr() });
    await desk.supplement(first, desk.admin);
    await setSetting(desk, 'LimitUseSuccessAmount', false);
    expect((await desk.claim(await desk.waiting(payoutAmountMinor))).code).toBe(
      errorCodes.resourceLimitExceeded,
    );
    await desk.mustBeConsistent();
  });

  it('of limit five gets five of twenty concurrent claims', async () => {
    await desk.change({ concurrencyLimit: 5 });
    const rounds = testStoreKind === 'postgres' ? 10 : 2;
    for (let round = 0; round < rounds; round += 1) {
      const waiting: Order[] = [];
      for (let number = 0; number < 20; number += 1) waiting.push(await desk.waiting(payoutAmountMinor));
      const named = (index: number) => (index % 2 === 0 ? desk.account : undefined);
      const answers = await Promise.all(waiting.map((order, index) => desk.claim(order, named(index))));
      const codes = answers.map(({ code }) => code).sort();
      const refused = Array.from({ length: 15 }, () => errorCodes.resourceLimitExceeded);
      expect(codes).toEqual([...Array.from({ length: 5 }, () => 200), ...refused]);
      expect(await desk.load()).toEqual(loadOf(5));
      await desk.mustBeConsistent();
      const orderCodes = waiting.map(({ orderCode }) => orderCode);
      expect((await desk.post('/v1.0/order/unlockOrder', { orderCodes }, desk.admin)).code).toBe(200);
      expect(await desk.load()).toEqual(freeLoad);
    }
  });

  it('is found by the rules that explain it', async () => {
    const explain = async () => {
      const query = `resourceId=${desk.account}&productId=${payoutTerms.productId}&amountMinor=${payoutAmountMinor}`;
      return (await desk.get<{ refusals: string[] }>(`/v1.0/resource/explain?${query}`, desk.admin)).data;
    };
    await desk.change({ concurrencyLimit: 1 });
    expect(await explain()).toMatchObject({ refusals: [], freeAmountCount: 1, processingOrderCount: 0 });
    await desk.claimed();
    expect(await explain()).toMatchObject({ refusals: ['concurrencyLimit'], processingOrderCount: 1 });
  });
});

it('a payout shows the accounts that were to pay it', async () => {
  const second = await desk.payingAccount({ name: 'South 03' });
  const order = await desk.claimed(desk.account);
  await desk.claim(order, second);
  const { data } = await desk.get<{ attempts: object[]; candidates: object[] }>(
    `/v1.0/order/getOrderAllocateInfo?orderCode=${order.orderCode}`,
    desk.admin,
  );
  const { claimExpiresAt } = await desk.stored(order.id);
  expect(data.attempts).toMatchObject([
    { attempt: 1, resourceId: desk.account, state: 'released', failure: 'moved', expiresAt: null },
    {
      attempt: 2,
      resourceId: second,
      resourceName: 'South 03',
      state: 'reserved',
      operator: 'supplier',
      expiresAt: claimExpiresAt?.toISOString(),
      matchUntil: null,
    },
  ]);
  const { data: detail } = await desk.get<{ reservations: object[] }>(
    `/v1.0/resource/getResourceDetailInfo?resourceId=${second}&productId=${payoutTerms.productId}`,
    desk.supplier,
  );
  expect(detail.reservations).toMatchObject([
    {
      orderCode: order.orderCode,
      expiresAt: claimExpiresAt?.toISOString(),
      payAmountMinor: payoutAmountMinor,
    },
  ]);
  expect(data.candidates).toMatchObject([{ resourceId: second, chosen: true, refusals: [] }]);
  const { data: page } = await desk.get<{ list: object[] }>(
    `/v1.0/order/getList?resourceId=${second}`,
    desk.supplier,
  );
  expect(page.list).toMatchObject([{ orderCode: order.orderCode, resourceName: 'South 03' }]);
});

it('a payout neither takes money that arrives on its account nor room that its supplier has to receive', async () => {
  const { db } = desk.store;
  const names = { 'zh-CN': 'UPI', 'zh-TW': 'UPI', 'en-US': 'UPI' };
  const limits = { minAmountMinor: 100, maxAmountMinor: 9_000_000 };
  await addProducts(db, [{ id: 1008, names, kind: 'collection', currency: 'INR', ...limits }]);
  await setSetting(desk, 'LimitMode', 'balance');
  const both = await desk.payingAccount({ productIds: [1008, payoutTerms.productId] });
  const available = async () => {
    const query = `resourceId=${both}&productId=1008&amountMinor=${payoutAmountMinor}`;
    const { data } = await desk.get<{ supplierAvailableMinor: number; refusals: string[] }>(
      `/v1.0/resource/explain?${query}`,
      desk.admin,
    );
    return data;
  };
  const before = await available();
  await desk.claimed(both);
  expect(await available()).toEqual({
    ...before,
    processingOrderCount: 1,
    dailyUsedMinor: payoutAmountMinor,
  });

  const now = desk.clock.now();
  const arrival = {
    kind: 'sms',
    utr: utr(),
    amountMinor: payoutAmountMinor,
    receivedAt: now,
    storedAt: now,
    ...{ payerName: null, remark: null, network: null, logIndex: null, contract: null },
    ...{ confirmations: null, success: null },
  } as const;
  const accounts = await db.select().from(resources).where(eq(resources.id, both));
  const rules = await readMatchingRules(desk.settings.reader(db));
  expect(await decideMatch(db, arrival, accounts, rules)).toEqual({ state: 'unmatched' });
  await setSetting(desk, 'LimitMode', 'none');
});

it('upkeep restores the reservation of a payout that lost it, and ends one that stayed behind', async () => {
  const order = await desk.claimed();
  const held = eq(allocationAttempts.orderId, order.id);
  const { db } = desk.store;
  const fix = () => desk.store.transaction((tx) => fixResources(tx, desk.clock.now()));
  await db.update(allocationAttempts).set({ state: 'released', endedAt: desk.clock.now() }).where(held);
  await db.update(resourceLoads).set({ processingCount: 0, reservedMinor: 0 });
  expect((await fix()).findings).toMatchObject([
    { problem: 'missingReservation', resourceId: desk.account, after: order.orderCode, fixed: true },
  ]);
  expect(await desk.load()).toEqual(loadOf(1));
  await desk.mustBeConsistent();

  await db
    .update(orders)
    .set({ payoutStatus: payoutStatusIds.completed, status: 5, completedAt: desk.clock.now() })
    .where(eq(orders.id, order.id));
  expect((await fix()).findings).toMatchObject([{ problem: 'staleReservation', resourceId: desk.account }]);
  expect(await desk.load()).toEqual(paidLoad);
  await desk.mustBeConsistent();
});

it('a deleted desk.account keeps no payout, and one that pays cannot be deleted', async () => {
  await desk.claimed();
  const token = await desk.signIn('superAdmin');
  const as = { token, token2: await desk.signInSecondLevel(token) };
  const answer = await desk.post('/v1.0/resource/delete', { resourceId: desk.account }, as);
  expect(answer.code).toBe(errorCodes.resourceBusy);
});

describe('an assigned payout', () => {
  const assign = () =>
    assignPayouts({
      store: desk.store,
      clock: desk.clock,
      settings: desk.settings.reader(desk.store.db),
      publish: () => {},
    });

  it('stands on an account that can pay it, within its limits', async () => {
    await setSetting(desk, 'AutoAssignPayoutOrder', true);
    await desk.change({ dailyLimitMinor: 2 * payoutAmountMinor });
    const silent = await desk.payingAccount({
      supplierId: other.supplierId,
      maxAmountMinor: payoutAmountMinor - 1,
    });
    const waiting = [
      await desk.waiting(payoutAmountMinor),
      await desk.waiting(payoutAmountMinor),
      await desk.waiting(payoutAmountMinor),
    ];
    expect(await assign()).toBe(2);
    const placed = await Promise.all(waiting.map(({ id }) => desk.stored(id)));
    expect(placed.map(({ resourceId }) => resourceId)).toEqual([desk.account, desk.account, null]);
    expect([await desk.load(), await desk.load(silent)]).toEqual([loadOf(2), freeLoad]);
    await desk.mustBeConsistent();
    await desk.change({ maxAmountMinor: payoutAmountMinor }, silent);
    expect(await assign()).toBe(1);
    expect(await desk.load(silent)).toEqual(loadOf(1));
    await desk.mustBeConsistent();
    await setSetting(desk, 'AutoAssignPayoutOrder', false);
  });
});
