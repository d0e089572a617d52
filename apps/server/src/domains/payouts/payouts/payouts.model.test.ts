import { type PayoutEvent, payoutRules } from '@platform/sdk/rules';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { defaultRules } from '../../../testing/allocation-world.ts';
import { type OrderWorld, openOrderWorld, worldStart, worldZone } from '../../../testing/order-world.ts';
import { type PayoutCommand, PayoutModel, PayoutPurse } from '../../../testing/payout-model.ts';
import { runSequences, sequencesOf } from '../../../testing/sequences.ts';
import { users } from '../../access/users/users.table.ts';
import { ledgerAccountOf, postTransfers } from '../../money/ledger/ledger.service.ts';
import { ledgerAccounts } from '../../money/ledger/ledger.table.ts';
import { verifyLedger } from '../../operations/system-check/ledger.verification.ts';
import { reservePayer } from '../../orders/allocation/paying.service.ts';
import { placeOrder } from '../../orders/orders/orders.creation.ts';
import type { Order } from '../../orders/orders/orders.table.ts';
import { takePlaces } from '../../orders/payout-steps/batch-places.service.ts';
import { advancePayout, checkPayoutStep } from '../../orders/payout-steps/payout-steps.service.ts';
import { addResource } from '../../orders/resources/resources.service.ts';
import { fixResources } from '../../orders/resources/resources.upkeep.ts';
import { agreeCommissions } from '../../parties/products/products.service.ts';

let world: OrderWorld;
let payer: string;
beforeAll(async () => {
  world = await openOrderWorld();
  const [user] = await world.store.db.select({ id: users.id }).from(users).limit(1);
  payer = user!.id;
  const account = {
    supplierId: world.suppliers[0],
    kind: 'usdt',
    name: 'Payer',
    currency: 'USDT',
    timeZone: 'UTC',
    usdtAddress: 'TExamplePayer',
    usdtNetwork: 'TRC20',
    minAmountMinor: 1,
    maxAmountMinor: 9_000,
    productIds: [3016],
  } as const;
  await world.store.transaction((tx) => addResource(tx, account, worldStart));
  const agreement = { supplierId: world.suppliers[0], productId: 3016, commissionRate: '0.003' };
  await agreeCommissions(world.store.db, [agreement]);
});
afterAll(() => world.close());

/** Each lane has its own merchant; a purse is the model of the merchant's balance. */
const purses = [new PayoutPurse(), new PayoutPurse()] as const;
const rates = { fee: 5, commission: 3 };

const often: readonly PayoutEvent[] = ['claim', 'send', 'submit', 'submitProof', 'confirm', 'reject'];
const command: fc.Arbitrary<PayoutCommand> = fc.record({
  event: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...often) },
    { weight: 2, arbitrary: fc.constantFrom(...(Object.keys(payoutRules) as PayoutEvent[])) },
  ),
  bySupplier: fc.boolean(),
  holdsClaim: fc.boolean(),
  gatewayRejectsToPool: fc.boolean(),
  offset: fc.boolean(),
  aboveLimit: fc.boolean(),
  secondPerson: fc.boolean(),
});
interface Plan {
  readonly fund: number;
  readonly amounts: readonly [number, number];
  readonly steps: readonly (readonly [number, PayoutCommand])[];
}
const plan: fc.Arbitrary<Plan> = fc.record({
  fund: fc.nat({ max: 9_000 }),
  // The balance nearly always covers the first payout, and only sometimes the second.
  amounts: fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 9_000 })),
  steps: fc.array(fc.tuple(fc.nat({ max: 3 }), command), { minLength: 4, maxLength: 11 }),
});

let number = 0;

it(`matches the reference model for random steps (${sequencesOf('payouts')} sequences)`, async () => {
  const play = async ({ fund, amounts, steps }: Plan, lane: number): Promise<void> => {
    const purse = purses[lane]!;
    if (fund > 0) await addMoney(lane, fund);
    purse.balance += fund;
    const pairs: { order: Order; model: PayoutModel }[] = [];
    for (const amount of amounts) {
      const model = PayoutModel.place(amount, rates, purse);
      const order = await place(lane, amount);
      expect({ amount, isPlaced: order !== undefined }).toEqual({ amount, isPlaced: model !== undefined });
      if (order && model) pairs.push({ order, model });
    }
    for (const [index, [which, step]] of steps.entries()) {
      // Three of four steps are for the first payout.
      const pair = pairs[which === 3 ? 1 : 0];
      if (!pair) continue;
      const expected = pair.model.take(step);
      const taken = await take(pair.order, step, new Date(worldStart.getTime() + (index + 1) * 1_000));
      expect({ step, taken: taken !== undefined }).toEqual({ step, taken: expected });
      pair.order = taken ?? pair.order;
    }
    for (const { order, model } of pairs) expect(await shown(order.id)).toEqual(model.shown());
    expect(await purseOf(lane)).toEqual({ balance: purse.balance, held: purse.held });
  };
  await runSequences('payouts', plan, play, { lanes: purses.length });
  expect((await verifyLedger(world.store)).filter(({ breachCount }) => breachCount > 0)).toEqual([]);
  const upkeep = await world.store.transaction((tx) => fixResources(tx, worldStart));
  expect(upkeep).toMatchObject({ checkedCount: 1, findings: [] });
}, 3_600_000);

const payableOf = (lane: number) => ledgerAccountOf.merchantPayable(world.merchants[lane]!.id, 'USDT');

async function addMoney(lane: number, amountMinor: number): Promise<void> {
  const transfer = {
    kind: 'single',
    purpose: 'adjustment',
    debit: ledgerAccountOf.adjustment('USDT'),
    credit: payableOf(lane),
    amountMinor,
    key: newId(),
  } as const;
  await world.store.transaction((tx) => postTransfers(tx, [transfer], worldStart));
}

const refused = (error: unknown): undefined => {
  if (error instanceof BusinessError) return undefined;
  throw error;
};

async function place(lane: number, amount: number): Promise<Order | undefined> {
  number += 1;
  const request = {
    productId: 3016,
    mchOrderNo: `P${number}`,
    amount,
    notifyUrl: 'https://merchant.example/n',
  };
  const placement = { merchantId: world.merchants[lane]!.id, now: worldStart, timeZone: worldZone };
  const placing = world.store.transaction((tx) => placeOrder(tx, request, placement));
  return (await placing.catch(refused))?.order;
}

/** Undefined if the step was refused. */
function take(known: Order, { event, bySupplier, ...context }: PayoutCommand, now: Date) {
  const supplierId = world.suppliers[0];
  const claim = {
    claimedBy: payer,
    claimedAt: now,
    claimExpiresAt: new Date(now.getTime() + 600_000),
    supplierId: bySupplier ? supplierId : null,
    isProxy: false,
  };
  const step = { now, context, reselection: { productId: 3016, mainProductId: null } };
  const taking = world.store.transaction(async (tx) => {
    if (!isClaim(event)) return advancePayout(tx, known, event, step);
    await checkPayoutStep(tx, known, event, step);
    const resourceId =
      bySupplier || event === 'enterBatch'
        ? await reservePayer(tx, known, { supplierId }, { rules: defaultRules, now })
        : known.resourceId;
    if (event !== 'enterBatch')
      return advancePayout(tx, known, event, { ...step, claim: { ...claim, resourceId } });
    const held = { ...claim, supplierId, claimExpiresAt: null, resourceId };
    const payoutBatchId = newId(now);
    await takePlaces(tx, { id: payoutBatchId, batchCode: payoutBatchId }, [known], now);
    return advancePayout(tx, known, event, { ...step, claim: held, payoutBatchId });
  });
  return taking.catch(refused);
}

const isClaim = (event: PayoutEvent): boolean =>
  event === 'claim' || event === 'assign' || event === 'enterBatch';

async function purseOf(lane: number) {
  const [row] = await world.store.db
    .select()
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, payableOf(lane).id));
  return {
    balance: row ? row.creditsPostedMinor - row.debitsPostedMinor : 0,
    held: row?.debitsPendingMinor ?? 0,
  };
}

/** The payout as all tables together show it. Entries are read per account, to use their index. */
async function shown(id: string) {
  const { rows } = await world.store.db.execute(sql`
    select payout_status as status, attempt, reversed_at is not null as "isReversed",
      (select json_agg(event order by event_row.id) from order_events event_row where order_id = ${id}) as timeline,
      coalesce((select json_agg(told.status order by told.id) from order_callbacks told where order_id = ${id}),
        '[]') as told,
      (select coalesce(sum(held.amount_minor), 0)::int from ledger_transfers held
        where held.order_id = ${id} and held.kind = 'pending'
          and not exists (select from ledger_transfers resolution where resolution.pending_id = held.id)) as held,
      coalesce((select json_agg(place.state order by place.batch_id) from payout_batch_orders place
        where order_id = ${id}), '[]') as places,
      resource_id is not null as "onAccount",
      (select count(*)::int from allocation_attempts where order_id = ${id} and ended_at is null) as "heldPlaces",
      (select count(*)::int from allocation_attempts where order_id = ${id} and paid_at is not null) as "paidFromAccount",
      coalesce((select json_object_agg(kind, net) from (
        select account.kind, sum(entry.amount_minor) as net
        from ledger_transfers transfer cross join ledger_accounts account
        cross join lateral (select amount_minor from ledger_entries
          where account_id = account.id and transfer_id = transfer.id offset 0) entry
        where transfer.order_id = ${id} group by account.kind having sum(entry.amount_minor) <> 0) booked), '{}') as net
    from orders where id = ${id}`);
  return rows[0];
}
