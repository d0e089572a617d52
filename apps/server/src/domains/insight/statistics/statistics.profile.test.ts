import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../testing/order-world.ts';
import { placeOrder } from '../../orders/orders/orders.creation.ts';
import { advance, lockOrder } from '../../orders/orders/orders.service.ts';
import { sumUpOrders } from './statistics.folding.ts';
import { orderProfile } from './statistics.profile.ts';
import { withSnapshot } from './statistics.source.ts';
import { orderPerformances } from './statistics.table.ts';

/** On 2 November 2025 the hour from 1:00 came twice: from 5:00 and from 6:00 UTC. */
const timeZone = 'America/New_York';
const at = (time: string): Date => new Date(`2025-${time}Z`);
const periods = {
  before: { from: at('10-28T04:00:00'), to: at('11-01T04:00:00') },
  span: { from: at('11-01T04:00:00'), to: at('11-05T05:00:00') },
};

let world: OrderWorld;

beforeAll(async () => {
  world = await openOrderWorld();
  await place(6, '10-30T16:30:00', 'paid');
  await place(3, '11-01T16:30:00', 'paid');
  await place(3, '11-02T05:30:00', 'paid');
  await place(3, '11-02T06:30:00', 'timed out');
  await place(3, '11-03T16:30:00', 'timed out');
});
afterAll(() => world.close());

async function place(count: number, time: string, outcome: 'paid' | 'timed out'): Promise<void> {
  const [merchant, now] = [world.merchants[0], at(time)];
  for (let number = 0; number < count; number += 1) {
    await world.store.transaction(async (tx) => {
      const request = {
        productId: 1008,
        mchOrderNo: `${time} ${number}`,
        amount: 1_000,
        notifyUrl: 'https://merchant.example/n',
      };
      const { order } = await placeOrder(tx, request, { merchantId: merchant.id, now, timeZone });
      for (const event of ['allocate', outcome === 'paid' ? 'match' : 'expire'] as const)
        await advance(tx, await lockOrder(tx, order.id), event, {
          now,
          context: {},
          allocation: {
            supplierId: world.suppliers[0],
            isProxy: false,
            payAmountMinor: 1_000,
            expiresAt: now,
            commissionRate: '0.01',
          },
          payment: { receivedMinor: 1_000 },
        });
    });
  }
}

const profile = () =>
  withSnapshot(world.store.transaction, (tx) => orderProfile(tx, periods, { kind: 'all' }, timeZone));

it('a change begins in the second of two hours with the same name, summed up or not', async () => {
  const read = await profile();
  expect(read.changes).toMatchObject([
    { productId: 1008, previousRate: 1, rate: 0, endedCount: 6, since: '2025-11-02T06:00:00.000Z' },
  ]);
  await sumUpOrders({ store: world.store, timeZone });
  expect(await profile()).toEqual(read);
  // The other days are read from their codes.
  await world.store.db.delete(orderPerformances).where(eq(orderPerformances.startedAt, at('11-01T04:00:00')));
  expect((await profile()).total.current.orderCount).toBe(read.total.current.orderCount - 3);
});
