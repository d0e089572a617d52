import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import {
  type AllocationWorld,
  at,
  defaultRules,
  openAllocationWorld,
} from '../../../testing/allocation-world.ts';
import { worldStart } from '../../../testing/order-world.ts';
import { ledgerAccountOf, postTransfers } from '../../money/ledger/ledger.service.ts';
import { products, supplierProducts } from '../../parties/products/products.table.ts';
import { suppliers } from '../../parties/suppliers/suppliers.table.ts';
import { advance } from '../orders/orders.service.ts';
import { hearOfMonitor } from '../resources/monitor-heartbeats.service.ts';
import { resourceProducts, resources } from '../resources/resources.table.ts';
import { payAttempt, releaseDueAmounts, reservePlace } from './reservations.service.ts';

let world: AllocationWorld;
beforeEach(async () => {
  world = await openAllocationWorld();
});
afterEach(() => world.close());

const step = (id: string, event: Parameters<typeof advance>[2], seconds: number) =>
  world.store.transaction((tx) =>
    advance(tx, id, event, {
      now: at(seconds),
      context: { withinGrace: true, canTimeoutSupplement: true },
      payment: { receivedMinor: 20_000 },
    }),
  );

describe('an allocated order', () => {
  it('has a code to quote where transfers carry a remark, and none elsewhere', async () => {
    await world.store.db.update(products).set({ requiredFields: [] }).where(eq(products.id, 3001));
    await world.account({ productIds: [3001], currency: 'CNY' });
    const order = await world.allocate(await world.order(20_000, 3001));
    expect(order).toMatchObject({ status: 2, identifyCode: expect.stringMatching(/^\d{4}$/) });
    await world.account();
    expect(await world.allocate(await world.order(20_000))).toMatchObject({ status: 2, identifyCode: null });
  });

  it('holds a slot until it expires, and its amount until late money is no longer accepted', async () => {
    const account = await world.account({ concurrencyLimit: 1 });
    const order = await world.allocate(await world.order(20_000), 1);
    expect(order).toMatchObject({
      status: 2,
      resourceId: account,
      supplierId: world.suppliers[0],
      payAmountMinor: 20_000,
      expiresAt: at(601),
    });
    expect(await world.load(account)).toMatchObject({ processingCount: 1, reservedMinor: 20_000 });
    expect(await world.attempts(order.id)).toMatchObject([
      { attempt: 1, state: 'reserved', matchUntil: at(901), endedAt: null, releasedAt: null },
    ]);

    await step(order.id, 'expire', 601);
    expect(await world.load(account)).toMatchObject({ processingCount: 0, reservedMinor: 0 });
    // The slot is free, but the amount is still reserved.
    const same = await world.allocate(await world.order(20_000), 602);
    expect(same.status).toBe(10);
    expect((await world.attempts(same.id))[0]?.candidates[0]?.[2]).toEqual(['amountTaken']);
    expect((await world.allocate(await world.order(20_100), 602)).resourceId).toBe(account);

    expect(await releaseDueAmounts(world.store.db, at(900))).toBe(0);
    expect(await releaseDueAmounts(world.store.db, at(901))).toBe(1);
    await world.store.db.update(resources).set({ concurrencyLimit: 2 });
    expect((await world.allocate(await world.order(20_000), 902)).resourceId).toBe(account);
  });

  it('is counted as paid on the account’s own day, once, whenever the money comes', async () => {
    const account = await world.account();
    const first = await world.allocate(await world.order(20_000), 1);
    await step(first.id, 'match', 30);
    expect(await world.load(account)).toMatchObject({
      processingCount: 0,
      reservedMinor: 0,
      paidCount: 1,
      paidMinor: 20_000,
      paidOn: '2026-11-01',
    });
    expect(await world.attempts(first.id)).toMatchObject([
      { state: 'paid', paidAt: at(30), releasedAt: at(30) },
    ]);

    // Late money of a timed-out order, whose slot is already released.
    const late = await world.allocate(await world.order(30_000), 40);
    await step(late.id, 'expire', 640);
    await step(late.id, 'match', 650);
    expect(await world.load(account)).toMatchObject({ processingCount: 0, paidCount: 2, paidMinor: 50_000 });

    // 18:30 UTC is midnight in India: a new day, so yesterday's payments no longer count.
    const next = await world.allocate(await world.order(20_000), 66_000);
    await step(next.id, 'supplement', 66_601);
    expect(await world.load(account)).toMatchObject({
      paidOn: '2026-11-02',
      paidCount: 1,
      paidMinor: 20_000,
    });
  });

  it('keeps its amount reserved while it is live, even when its expiry is processed late', async () => {
    const account = await world.account();
    const order = await world.allocate(await world.order(), 1);
    expect(await releaseDueAmounts(world.store.db, at(5_000))).toBe(0);
    expect(await world.attempts(order.id)).toMatchObject([{ resourceId: account, releasedAt: null }]);
  });

  it('is counted as paid once, and never on an earlier day than already counted', async () => {
    const account = await world.account();
    const [first, second] = [
      await world.allocate(await world.order(20_000), 1),
      await world.allocate(await world.order(30_000), 1),
    ];
    const pay = (order: typeof first, seconds: number) =>
      world.store.transaction((tx) => payAttempt(tx, order, at(seconds)));
    const nextDay = 67_000;
    expect(await pay(first, nextDay)).toBe(true);
    expect(await pay(first, nextDay)).toBe(false);
    // From a process whose clock is slightly behind.
    expect(await pay(second, 64_000)).toBe(true);
    expect(await world.load(account)).toMatchObject({
      processingCount: 0,
      paidOn: '2026-11-02',
      paidCount: 1,
      paidMinor: 20_000,
    });
  });

  it('releases slot and amount at once when an operator frees it', async () => {
    const account = await world.account({ concurrencyLimit: 1 });
    const order = await world.allocate(await world.order(), 1);
    await step(order.id, 'freeResource', 5);
    expect(await world.attempts(order.id)).toMatchObject([
      { state: 'released', releasedAt: at(5), failure: 'freed' },
    ]);
    expect((await world.allocate(await world.order(), 6)).resourceId).toBe(account);
  });
});

it('respects the stricter of the account’s limits and its supplier’s agreement', async () => {
  const account = await world.account();
  await world.store.db
    .insert(supplierProducts)
    .values({
      supplierId: world.suppliers[0],
      productId: 1008,
      commissionRate: '0.01',
      minAmountMinor: 30_000,
      maxAmountMinor: 40_000,
    })
    .onConflictDoUpdate({
      target: [supplierProducts.supplierId, supplierProducts.productId],
      set: { minAmountMinor: 30_000, maxAmountMinor: 40_000 },
    });
  const statuses: number[] = [];
  for (const amount of [29_999, 30_000, 40_000, 40_001])
    statuses.push((await world.allocate(await world.order(amount), 1)).status);
  expect(statuses).toEqual([10, 2, 2, 10]);
  expect(await world.load(account)).toMatchObject({ processingCount: 2 });
});

it.each([
  ['the product', null, 1],
  ['the account', 1, null],
])('never exceeds the concurrency limit of %s, whatever was read before', async (_, own, ofProduct) => {
  const resourceId = await world.account({ concurrencyLimit: own });
  const place = async (payAmountMinor: number) => {
    const order = await world.order(payAmountMinor);
    const asked = { order, attempt: 1, productId: 1008, resourceId, supplierId: world.suppliers[0] };
    const times = { now: at(1), expiresAt: at(601), matchUntil: at(901) };
    const terms = { concurrencyLimit: ofProduct, rules: defaultRules };
    return world.store.transaction((tx) =>
      reservePlace(tx, { ...asked, ...times, ...terms, payAmountMinor }),
    );
  };
  expect([await place(20_000), await place(30_000)]).toEqual(['reserved', 'limitReached']);
  expect(await world.load(resourceId)).toMatchObject({ processingCount: 1, reservedMinor: 20_000 });
});

describe('the daily limit', () => {
  it('counts reserved and paid amounts, and resets at midnight in the account’s time zone', async () => {
    await world.account({ dailyLimitMinor: 50_000 });
    const allocated = async (amount: number, seconds: number, rules = {}) =>
      (await world.allocate(await world.order(amount), seconds, rules)).status === 2;
    const first = await world.allocate(await world.order(30_000), 1);
    expect(await allocated(20_001, 2)).toBe(false);
    expect(await allocated(20_000, 3)).toBe(true);
    expect(await allocated(101, 4)).toBe(false);
    expect(await allocated(102, 4, { countsReserved: false })).toBe(true);
    await step(first.id, 'match', 5);
    expect(await allocated(103, 6)).toBe(false);
    // 18:29:59 and 18:30:00 UTC.
    expect(await allocated(29_000, 18.5 * 3_600 - 1)).toBe(false);
    expect(await allocated(29_000, 18.5 * 3_600)).toBe(true);
  });
});

describe('the settings', () => {
  test('LimitMode balance: allocates only what the supplier’s balance covers', async () => {
    const supplierId = world.suppliers[0];
    await world.account();
    await world.account();
    const rules = { needsBalance: true };
    expect((await world.allocate(await world.order(20_000), 1, rules)).status).toBe(10);
    await world.store.transaction((tx) =>
      postTransfers(
        tx,
        [
          {
            kind: 'single',
            purpose: 'adjustment',
            debit: ledgerAccountOf.adjustment('INR'),
            credit: ledgerAccountOf.supplierDeposit(supplierId, 'INR'),
            amountMinor: 50_000,
            key: 'deposit',
          },
        ],
        worldStart,
      ),
    );
    const first = await world.allocate(await world.order(30_000), 2, rules);
    expect(first.status).toBe(2);
    expect((await world.allocate(await world.order(20_001), 3, rules)).status).toBe(10);
    // Open reservations are not subtracted when the balance is reduced only on completion.
    const later = { ...rules, reservesBalance: false };
    expect((await world.allocate(await world.order(50_000), 4, later)).status).toBe(2);
    expect((await world.allocate(await world.order(50_001), 5, later)).status).toBe(10);
    // After the payment the supplier owes the money.
    await step(first.id, 'match', 6);
    expect((await world.allocate(await world.order(20_002), 7, later)).status).toBe(10);
  });

  test('MonitorLiveTime, a disabled supplier, a switched-off product', async () => {
    const account = await world.account({ monitorId: 'phone' });
    await hearOfMonitor(world.store.db, 'phone', at(0));
    await world.store.db.update(products).set({ needsMonitor: true }).where(eq(products.id, 1008));
    const refusals = async (seconds: number) => {
      const order = await world.allocate(await world.order(), seconds);
      return (await world.attempts(order.id))[0]?.candidates[0]?.[2];
    };
    expect(await refusals(121)).toEqual(['monitorStale']);
    await hearOfMonitor(world.store.db, 'phone', at(200));
    await world.store.db
      .update(suppliers)
      .set({ enabled: false })
      .where(eq(suppliers.id, world.suppliers[0]));
    await world.store.db
      .update(resourceProducts)
      .set({ enabled: false })
      .where(eq(resourceProducts.resourceId, account));
    expect(await refusals(201)).toEqual(['disabled', 'supplierDisabled']);
  });
});

test('only amounts of products matched by amount float, and each is used once', async () => {
  await world.account({
    kind: 'usdt',
    currency: 'USDT',
    timeZone: 'UTC',
    usdtAddress: 'T1',
    usdtNetwork: 'TRC20',
    floatMode: 'up',
    maxAmountMinor: 90_000_000,
    productIds: [3015],
  });
  const amounts = new Set<number | null>();
  for (let turn = 0; turn < 20; turn += 1) {
    const order = await world.allocate(await world.order(5_000_000, 3015), 1);
    expect(order).toMatchObject({ status: 2, usdtAddress: 'T1' });
    expect(((order.payAmountMinor ?? 0) - 5_000_000) % 100).toBe(0);
    amounts.add(order.payAmountMinor);
  }
  expect(amounts.size).toBe(20);
});
