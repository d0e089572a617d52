import type { OrderEvent } from '@platform/sdk/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type OrderWorld, openOrderWorld, worldStart, worldZone } from '../../../testing/order-world.ts';
import { foundNoConnection, playRounds, raceRounds } from '../../../testing/races.ts';
import { totalBalance } from '../../money/ledger/ledger.balances.ts';
import { verifyLedger } from '../../operations/system-check/ledger.verification.ts';
import { placeOrder } from './orders.creation.ts';
import { advance } from './orders.service.ts';
import type { Order } from './orders.table.ts';

const rounds = raceRounds();
/** Concurrent calls of each of three kinds; 51 in total. */
const twins = 17;
const amount = 20_000;
const fee = 300;

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.close());

const now = new Date(worldStart.getTime() + 60_000);
const take = (known: Order | string, event: OrderEvent) =>
  world.store.transaction((tx) =>
    advance(tx, known, event, {
      now,
      context: { withinGrace: true, canTimeoutSupplement: true },
      allocation: {
        supplierId: world.suppliers[0],
        isProxy: false,
        payAmountMinor: amount,
        expiresAt: now,
        commissionRate: '0.01',
      },
    }),
  );

async function allocated(number: string): Promise<Order> {
  const request = { productId: 1008, mchOrderNo: number, amount, notifyUrl: 'https://merchant.example/n' };
  const placement = { merchantId: world.merchants[0].id, now: worldStart, timeZone: worldZone };
  const { order } = await placeOrder(world.store.db, request, placement);
  return take(order, 'allocate');
}
const credited = async () => {
  const scope = { kind: 'merchant', merchantId: world.merchants[0].id } as const;
  const { balances } = await totalBalance(world.store.db, scope, now);
  return balances[0]?.merchantPayableMinor ?? 0;
};

it(`concurrent match, expiry, supplement and reversal post each payment once (${rounds} rounds)`, async () => {
  let expected = 0;
  await playRounds('match, expiry and supplement', rounds, async (round) => {
    const order = await allocated(`R${round}`);
    const events = Array.from({ length: twins }, () => ['match', 'expire', 'supplement'] as const).flat();
    const done: string[] = [];
    await Promise.all(
      events.map(async (event, index) => {
        try {
          // Some calls pass the order as read earlier; the others lock it first.
          await take(index % 5 === 0 ? order : order.id, event);
          done.push(event);
        } catch (error) {
          if (foundNoConnection(error)) return;
          if (!(error instanceof BusinessError)) throw error;
          expect(error.errorName).toBe('orderTransitionRefused');
        }
      }),
    );
    expect(done.filter((event) => event !== 'expire')).toHaveLength(1);
    expect(done.filter((event) => event === 'expire').length).toBeLessThanOrEqual(1);
    expected += amount - fee;
    expect(await credited()).toBe(expected);
    if (round % 10 !== 0) return;

    const reversals = await Promise.allSettled(
      Array.from({ length: twins }, () => take(order.id, 'reverse')),
    );
    expect(reversals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expected -= amount - fee;
    expect(await credited()).toBe(expected);
  });
  expect((await verifyLedger(world.store)).filter(({ breachCount }) => breachCount > 0)).toEqual([]);
});
