import { count, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  at,
  defaultRules,
  openAllocationWorld,
} from '../../../testing/allocation-world.ts';
import { playRounds, raceRounds } from '../../../testing/races.ts';
import { ledgerAccountOf, postTransfers } from '../../money/ledger/ledger.service.ts';
import { advance } from '../orders/orders.service.ts';
import { orderEvents } from '../orders/orders.table.ts';
import { allocationAttempts, resourceLoads } from './allocation.table.ts';
import { reservePlace } from './reservations.service.ts';

const rounds = raceRounds();
/** For races that cost more per round, or that follow the others. */
const fewerRounds = raceRounds({ postgres: 40, embedded: 10 });
const contenders = 50;

let world: AllocationWorld;
beforeEach(async () => {
  world = await openAllocationWorld();
});
afterEach(() => world.close());

describe(`${contenders} concurrent requests`, () => {
  test(`only one of the orders for the same account and amount gets it (${rounds} rounds)`, async () => {
    const account = await world.account();
    const orders = await Promise.all(Array.from({ length: contenders }, () => world.order(20_000)));
    await playRounds('one account and amount', rounds, async (round) => {
      const outcomes = await Promise.all(
        orders.map((order) =>
          world.store.transaction((tx) =>
            reservePlace(tx, {
              order,
              attempt: round + 1,
              productId: 1008,
              resourceId: account,
              supplierId: world.suppliers[0],
              payAmountMinor: 20_000,
              now: at(round),
              expiresAt: at(round + 600),
              matchUntil: at(round + 900),
              rules: defaultRules,
            }),
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'reserved')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'amountTaken')).toHaveLength(contenders - 1);
      expect(await world.load(account)).toMatchObject({ processingCount: 1, reservedMinor: 20_000 });
      await freeAll(account);
    });
  });

  test('no account exceeds its limits of concurrent orders or daily money', async () => {
    const account = await world.account({ concurrencyLimit: 7, dailyLimitMinor: 100_000 });
    const orders = await Promise.all(
      Array.from({ length: contenders }, (_, index) => world.order(9_000 + index)),
    );
    for (let round = 0; round < fewerRounds; round += 1) {
      // Odd rounds are limited by the number of slots, even ones by the sum.
      const amountOf = (index: number) => (round % 2 === 0 ? 20_000 : 5_000) + index;
      const outcomes = await Promise.all(
        orders.map((order, index) =>
          world.store.transaction((tx) =>
            reservePlace(tx, {
              order,
              attempt: round + 1,
              productId: 1008,
              resourceId: account,
              supplierId: world.suppliers[0],
              payAmountMinor: amountOf(index),
              now: at(round),
              expiresAt: at(round + 600),
              matchUntil: at(round + 900),
              rules: defaultRules,
            }),
          ),
        ),
      );
      const won = outcomes.flatMap((outcome, index) => (outcome === 'reserved' ? [amountOf(index)] : []));
      expect(won).toHaveLength(round % 2 === 0 ? 4 : 7);
      const reservedMinor = won.reduce((sum, amount) => sum + amount, 0);
      expect(reservedMinor).toBeLessThanOrEqual(100_000);
      expect(await world.load(account)).toMatchObject({ processingCount: won.length, reservedMinor });
      expect(await liveAttempts(account)).toBe(won.length);
      await freeAll(account);
    }
  });

  test('concurrent ends of an order release its slot once', async () => {
    const account = await world.account({ concurrencyLimit: 1, dailyLimitMinor: null });
    for (let round = 0; round < fewerRounds; round += 1) {
      const order = await world.allocate(await world.order(20_000), 1);
      expect(order.status).toBe(2);
      const step = (event: 'match' | 'expire' | 'freeResource' | 'supplement') =>
        world.store.transaction((tx) =>
          advance(tx, order.id, event, { now: at(700), context: { canTimeoutSupplement: true } }),
        );
      const outcomes = await Promise.allSettled(
        Array.from({ length: 12 }, () =>
          (['match', 'expire', 'freeResource', 'supplement'] as const).map(step),
        ).flat(),
      );
      expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
      const { processingCount, reservedMinor } = await world.load(account);
      expect({ processingCount, reservedMinor }).toEqual({ processingCount: 0, reservedMinor: 0 });
      const after = await world.stored(order.id);
      const [attempt] = await world.attempts(order.id);
      expect(attempt?.state === 'paid').toBe(after.status === 5);
      const paid = await world.store.db
        .select({ rows: count() })
        .from(orderEvents)
        .where(eq(orderEvents.orderId, order.id));
      expect(paid[0]?.rows).toBeLessThanOrEqual(4);
      await freeAll(account);
    }
  });

  test('concurrent allocations do not overdraw their supplier’s balance', async () => {
    const supplierId = world.suppliers[0];
    for (let index = 0; index < 5; index += 1) await world.account();
    const deposit = {
      kind: 'single',
      purpose: 'adjustment',
      debit: ledgerAccountOf.adjustment('INR'),
      credit: ledgerAccountOf.supplierDeposit(supplierId, 'INR'),
      amountMinor: 100_000,
      key: 'deposit',
    } as const;
    await world.store.transaction((tx) => postTransfers(tx, [deposit], at(0)));
    for (let round = 0; round < Math.min(fewerRounds, 10); round += 1) {
      const orders = await Promise.all(
        Array.from({ length: contenders }, (_, index) => world.order(20_000 + index + round * contenders)),
      );
      const ended = await Promise.all(
        orders.map((order) => world.allocate(order, 1, { needsBalance: true })),
      );
      const allocated = ended.filter(({ status }) => status === 2);
      const sum = allocated.reduce((total, { amountMinor }) => total + amountMinor, 0);
      expect(sum).toBeLessThanOrEqual(100_000);
      expect(allocated).toHaveLength(4);
      expect(ended.filter(({ status }) => status === 10)).toHaveLength(contenders - 4);
      for (const { id } of allocated)
        await world.store.transaction((tx) => advance(tx, id, 'freeResource', { now: at(2) }));
    }
  });
});

const freeAll = async (resourceId: string): Promise<void> => {
  const { db } = world.store;
  await db.delete(allocationAttempts);
  await db
    .update(resourceLoads)
    .set({ processingCount: 0, reservedMinor: 0, paidCount: 0, paidMinor: 0, paidOn: null })
    .where(eq(resourceLoads.resourceId, resourceId));
};

const liveAttempts = async (resourceId: string): Promise<number> => {
  const rows = await world.store.db
    .select({ endedAt: allocationAttempts.endedAt })
    .from(allocationAttempts)
    .where(eq(allocationAttempts.resourceId, resourceId));
  return rows.filter(({ endedAt }) => endedAt === null).length;
};
