import { errorCodes } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayingDesk, type PayingDesk, payoutAmountMinor } from '../../../testing/paying-desk.ts';
import { playRounds, raceRounds } from '../../../testing/races.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { allocateCreatedOrders, expireOrders } from '../../orders/allocation/allocation.jobs.ts';
import { placeOrder } from '../../orders/orders/orders.creation.ts';
import type { Order } from '../../orders/orders/orders.table.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { assignPayouts } from './payouts.assignment.ts';
import { expireClaims } from './payouts.leases.ts';

const rounds = raceRounds({ postgres: 15, embedded: 2 });
const collectionId = 1008;

let desk: PayingDesk;
const accounts: string[] = [];
beforeAll(async () => {
  desk = await openPayingDesk();
  const { db } = desk.store;
  const names = { 'zh-CN': 'UPI', 'zh-TW': 'UPI', 'en-US': 'UPI' };
  const limits = { minAmountMinor: 100, maxAmountMinor: 9_000_000 };
  await addProducts(db, [{ id: collectionId, names, kind: 'collection', currency: 'INR', ...limits }]);
  await allowProducts(db, [{ merchantId: desk.ids.merchantId, productId: collectionId, feeRate: '0.01' }]);
  await desk.renew();
  await setSetting(desk, 'AutoAssignPayoutOrder', true);
  for (let number = 0; number < 4; number += 1)
    accounts.push(await desk.payingAccount({ productIds: [1050, collectionId], concurrencyLimit: 6 }));
});
afterAll(() => desk.close());

/** Deadlocks that the database has broken; the store repeats their transactions unseen. */
async function deadlocks(): Promise<number> {
  const { rows } = await desk.store.db.execute<{ deadlocks: string }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]?.deadlocks ?? 0);
}

let number = 0;
async function collect(): Promise<void> {
  number += 1;
  const request = {
    productId: collectionId,
    mchOrderNo: `C${number}`,
    amount: 10_000 + number,
    notifyUrl: 'https://merchant.example/n',
  };
  const placement = { merchantId: desk.ids.merchantId, now: desk.clock.now(), timeZone: 'Asia/Shanghai' };
  await placeOrder(desk.store.db, request, placement);
}

it(`claims, moves, endings, assignment and collections share accounts without a deadlock (${rounds} rounds)`, async () => {
  const { store, clock } = desk;
  const jobs = {
    store,
    clock,
    log: desk.dependencies.log,
    settings: desk.settings.reader(store.db),
    settingsReader: (handle: typeof store.db) => desk.settings.reader(handle),
    publish: () => {},
  };
  const before = await deadlocks();
  await playRounds('claims beside collections', rounds, async (round) => {
    await desk.renew();
    await desk.change({ deletedAt: clock.now() });
    for (const id of accounts) await desk.change({ deletedAt: null }, id);
    const waiting: Order[] = [];
    for (let count = 0; count < 16; count += 1) waiting.push(await desk.waiting(payoutAmountMinor));
    for (let count = 0; count < 10; count += 1) await collect();
    const named = (index: number) => accounts[(index + round) % accounts.length];
    const codesOf = async (index: number) => {
      const order = waiting[index]!;
      const codes: number[] = [];
      for (const turn of [0, 1, 2, 3]) codes.push((await desk.claim(order, named(index * turn + turn))).code);
      return codes;
    };
    const unlock = (from: number) =>
      desk.post(
        '/v1.0/order/unlockOrder',
        { orderCodes: waiting.slice(from, from + 6).map(({ orderCode }) => orderCode) },
        desk.admin,
      );
    const [claims] = await Promise.all([
      Promise.all(waiting.map((_, index) => codesOf(index))),
      assignPayouts(jobs),
      allocateCreatedOrders(jobs),
      unlock(0),
      unlock(4),
      assignPayouts(jobs),
    ]);
    const allowed = new Set<number>([200, errorCodes.resourceLimitExceeded, errorCodes.claimTaken]);
    expect(claims.flat().filter((code) => !allowed.has(code))).toEqual([]);
    await desk.mustBeConsistent();
    clock.advance(3_600_000);
    await Promise.all([
      expireClaims(store, clock.now(), () => {}),
      expireOrders(jobs),
      expireClaims(store, clock.now(), () => {}),
    ]);
    await desk.mustBeConsistent();
    for (const id of accounts) expect(await desk.load(id)).toMatchObject({ processingCount: 0 });
  });
  expect((await deadlocks()) - before).toBe(0);
});
