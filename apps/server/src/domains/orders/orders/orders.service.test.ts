import { type OrderEvent, type OrderStatus, orderRules, orderStatusIds } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderWorld, openOrderWorld, worldStart, worldZone } from '../../../testing/order-world.ts';
import { ledgerTransfers } from '../../money/ledger/ledger.table.ts';
import { placeOrder } from './orders.creation.ts';
import { advance, type OrderStep } from './orders.service.ts';
import { type Order, orderEvents, orders } from './orders.table.ts';

let world: OrderWorld;
let number = 0;

beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.close());

const at = (seconds: number) => new Date(worldStart.getTime() + seconds * 1000);
const full = (seconds: number): OrderStep => ({
  now: at(seconds),
  context: { withinGrace: true, canTimeoutSupplement: true },
  allocation: { supplierId: world.suppliers[0], isProxy: false, payAmountMinor: 20_001, expiresAt: at(600) },
  payment: { receivedMinor: 20_001, utr: '123456789012' },
});
const step = (known: Order | string, event: OrderEvent, seconds: number, changes: Partial<OrderStep> = {}) =>
  world.store.transaction((tx) => advance(tx, known, event, { ...full(seconds), ...changes }));

async function newOrder(): Promise<Order> {
  const placed = await placeOrder(
    world.store.db,
    { productId: 1008, mchOrderNo: `S${++number}`, amount: 20_000, notifyUrl: 'https://merchant.example/n' },
    { merchantId: world.merchants[0].id, now: at(0), timeZone: worldZone },
  );
  return placed.order;
}

/** The shortest path to each status. */
const ways: Record<OrderStatus, OrderEvent[]> = {
  created: [],
  allocated: ['allocate'],
  timedOut: ['allocate', 'expire'],
  allocationFailed: ['noCapacity'],
  callbackFailed: ['allocate', 'match'],
  callbackSucceeded: ['allocate', 'match', 'acknowledge'],
};

async function orderIn(status: OrderStatus): Promise<Order> {
  let order = await newOrder();
  for (const [index, event] of ways[status].entries()) order = await step(order, event, index + 1);
  return order;
}
const stored = async (id: string): Promise<Order | undefined> =>
  (await world.store.db.select().from(orders).where(eq(orders.id, id)))[0];
const timeline = (id: string) =>
  world.store.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id);

describe('every event in every status', () => {
  const statuses = Object.keys(ways) as OrderStatus[];
  const events = Object.keys(orderRules) as OrderEvent[];
  it.each(statuses)('follows the rules table: %s', async (status) => {
    for (const event of events) {
      const order = await orderIn(status);
      const before = await stored(order.id);
      expect(before).toEqual(order);
      const rule = orderRules[event].from[status];
      const steps = (await timeline(order.id)).length;
      if (typeof rule === 'string') {
        await expect(step(order.id, event, 9)).rejects.toMatchObject({
          errorName: 'orderTransitionRefused',
          params: { status },
        });
        expect(await stored(order.id)).toEqual(before);
        expect(await timeline(order.id)).toHaveLength(steps);
      } else {
        const moved = await step(order.id, event, 9);
        expect(moved.status).toBe(orderStatusIds[rule.to]);
        expect(await stored(order.id)).toEqual(moved);
        expect(moved.attempt).toBe(order.attempt + (event === 'reselect' ? 1 : 0));
        const last = (await timeline(order.id)).at(-1);
        expect(last).toMatchObject({ event, fromStatus: order.status, toStatus: moved.status });
      }
    }
  });
});

describe('a step', () => {
  it('books the received money and the merchant’s fee', async () => {
    const order = await orderIn('callbackFailed');
    expect(order).toMatchObject({
      receivedMinor: 20_001,
      feeMinor: 300,
      utr: '123456789012',
      completedAt: at(2),
    });
  });

  it('refuses late money outside the grace window and for a reversed order', async () => {
    const late = await orderIn('timedOut');
    await expect(step(late, 'match', 5, { context: {} })).rejects.toMatchObject({
      errorName: 'orderTransitionRefused',
    });
    const reversed = await step(await orderIn('callbackSucceeded'), 'reverse', 5);
    await expect(step(reversed, 'match', 6)).rejects.toMatchObject({ errorName: 'orderReversed' });
  });

  it('refuses to complete a reversed order, also by hand', async () => {
    const reversed = await step(await orderIn('callbackFailed'), 'reverse', 5);
    for (const event of ['supplement', 'reselect'] as const)
      await expect(step(reversed, event, 6)).rejects.toMatchObject({ errorName: 'orderReversed' });
    expect(await timeline(reversed.id)).toHaveLength(4);
  });

  it('frees an account and settles the supplier’s side, after which the order is never completed', async () => {
    const order = await orderIn('allocated');
    const freed = await step(order, 'freeResource', 5, { context: { offset: true } });
    expect(freed).toMatchObject({ status: 3, supplementStatus: 0, supplementType: 2, completedAt: null });
    const booked = () =>
      world.store.db
        .select({ purpose: ledgerTransfers.purpose, amountMinor: ledgerTransfers.amountMinor })
        .from(ledgerTransfers)
        .where(eq(ledgerTransfers.orderId, order.id));
    expect(await booked()).toEqual([{ purpose: 'principal', amountMinor: 20_000 }]);
    for (const event of ['match', 'supplement', 'reselect'] as const)
      await expect(step(order.id, event, 6)).rejects.toMatchObject({ errorName: 'orderSettled' });
    expect(await booked()).toHaveLength(1);
    const plain = await step(await orderIn('allocated'), 'freeResource', 5, { context: {} });
    expect(plain.supplementType).toBeNull();
  });

  it('checks the current order, not a stale copy', async () => {
    const copy = await orderIn('allocated');
    await step(copy.id, 'expire', 5);
    await expect(step(copy, 'freeResource', 6)).rejects.toMatchObject({ params: { status: 'timedOut' } });
    const again = await step(copy, 'supplement', 7);
    expect(again).toMatchObject({ status: 5, supplementStatus: 1, supplementType: 1 });
  });

  it('happens once when ten calls run at the same moment', async () => {
    const order = await orderIn('created');
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => step(order, 'allocate', 1)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await timeline(order.id)).toHaveLength(2);
  });

  it('is refused for a payout, which has its own steps', async () => {
    const order = await newOrder();
    await world.store.db.update(orders).set({ orderType: 2, payoutStatus: 1 }).where(eq(orders.id, order.id));
    await expect(step(order.id, 'allocate', 1)).rejects.toMatchObject({ errorName: 'orderTypeRefused' });
  });

  it('is refused for an order that does not exist', async () => {
    await expect(step('01a19467-e800-7756-aeb3-35e02ea03237', 'expire', 1)).rejects.toMatchObject({
      errorName: 'orderNotFound',
    });
  });
});
