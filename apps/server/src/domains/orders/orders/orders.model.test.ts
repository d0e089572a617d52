import { type OrderEvent, orderRules } from '@platform/sdk/rules';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type CollectionCommand, CollectionModel } from '../../../testing/collection-model.ts';
import { type OrderWorld, openOrderWorld, worldStart, worldZone } from '../../../testing/order-world.ts';
import { runSequences, sequencesOf } from '../../../testing/sequences.ts';
import { verifyLedger } from '../../operations/system-check/ledger.verification.ts';
import { placeOrder } from './orders.creation.ts';
import { advance } from './orders.service.ts';
import type { Order } from './orders.table.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.close());

const often: readonly OrderEvent[] = ['allocate', 'match', 'acknowledge', 'expire', 'supplement', 'reverse'];
const command: fc.Arbitrary<CollectionCommand> = fc.record({
  event: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...often) },
    { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(orderRules) as OrderEvent[])) },
  ),
  withinGrace: fc.boolean(),
  canTimeoutSupplement: fc.boolean(),
  offset: fc.boolean(),
  aboveLimit: fc.boolean(),
  secondPerson: fc.boolean(),
});
const plan = fc.record({
  amount: fc.oneof(fc.integer({ min: 100, max: 5_000_000 }), fc.integer({ min: 100, max: 999 })),
  commissionRate: fc.constantFrom(0, 4, 5, 15),
  /** Each step with a flag: taken with the order as first placed, or with its current state. */
  steps: fc.array(fc.tuple(fc.boolean(), command), { minLength: 4, maxLength: 10 }),
});

let number = 0;
const feeRate = 15;

it(`matches the reference model for random steps (${sequencesOf('collections')} sequences)`, async () => {
  await runSequences('collections', plan, async ({ amount, commissionRate, steps }) => {
    number += 1;
    const { order: placed } = await placeOrder(
      world.store.db,
      { productId: 1008, mchOrderNo: `M${number}`, amount, notifyUrl: 'https://merchant.example/n' },
      { merchantId: world.merchants[0].id, now: worldStart, timeZone: worldZone },
    );
    const model = new CollectionModel({ amount, feeRate, commissionRate });
    let order = placed;
    for (const [index, [knowsIt, step]] of steps.entries()) {
      const now = new Date(worldStart.getTime() + (index + 1) * 1_000);
      const expected = model.take(step);
      const taken = await take(knowsIt ? order : placed, step, commissionRate, now);
      expect({ step, taken: taken !== undefined }).toEqual({ step, taken: expected });
      order = taken ?? order;
    }
    expect(await shown(placed.id)).toEqual(model.shown());
  });
  expect((await verifyLedger(world.store)).filter(({ breachCount }) => breachCount > 0)).toEqual([]);
}, 3_600_000);

/** Undefined when the step was refused. */
async function take(
  known: Order,
  { event, ...context }: CollectionCommand,
  commissionRate: number,
  now: Date,
): Promise<Order | undefined> {
  const allocation = {
    supplierId: world.suppliers[0],
    isProxy: false,
    payAmountMinor: known.amountMinor,
    expiresAt: now,
    commissionRate: `0.${String(commissionRate).padStart(3, '0')}`,
  };
  const isPlaced = event === 'allocate' || event === 'reselect';
  try {
    return await world.store.transaction((tx) =>
      advance(tx, known, event, { now, context, ...(isPlaced ? { allocation } : {}) }),
    );
  } catch (error) {
    if (error instanceof BusinessError) return undefined;
    throw error;
  }
}

/** The order as all tables together show it. Entries are read per account, to use their index. */
async function shown(id: string) {
  const { rows } = await world.store.db.execute(sql`
    select status, attempt, reversed_at is not null as "isReversed",
      (select json_agg(event order by event_row.id) from order_events event_row where order_id = ${id}) as timeline,
      coalesce((select json_agg(told.status order by told.id) from order_callbacks told where order_id = ${id}),
        '[]') as told,
      coalesce((select json_object_agg(kind, net) from (
        select account.kind, sum(entry.amount_minor) as net
        from ledger_transfers transfer cross join ledger_accounts account
        cross join lateral (select amount_minor from ledger_entries
          where account_id = account.id and transfer_id = transfer.id offset 0) entry
        where transfer.order_id = ${id} group by account.kind having sum(entry.amount_minor) <> 0) booked), '{}') as net
    from orders where id = ${id}`);
  return rows[0];
}
