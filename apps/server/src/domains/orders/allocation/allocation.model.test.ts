import { canTransition, type OrderEvent } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../../../kit/log/log.ts';
import { defaultSettings } from '../../../kit/operation/default-settings.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { AllocationModel, type ModelAccount } from '../../../testing/allocation-model.ts';
import {
  type AllocationWorld,
  at,
  defaultRules,
  openAllocationWorld,
} from '../../../testing/allocation-world.ts';
import { runSequences, sequencesOf } from '../../../testing/sequences.ts';
import { products } from '../../parties/products/products.table.ts';
import { advance, lockOrder } from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';
import { resourceProducts } from '../resources/resources.table.ts';
import { fixResources } from '../resources/resources.upkeep.ts';
import { expireOrders } from './allocation.jobs.ts';
import { allocateOrder, reselectOrder } from './allocation.service.ts';

let world: AllocationWorld;
beforeAll(async () => {
  world = await openAllocationWorld();
  await world.store.db.update(products).set({ matchBy: 'amount' }).where(eq(products.id, 1008));
});
afterAll(() => world.close());

type Step =
  | { do: 'order'; amount: number; random: number }
  | { do: 'match' | 'supplement' | 'freeResource'; which: number }
  | { do: 'reselect'; which: number; random: number }
  | { do: 'clock'; seconds: number };

const which = fc.nat({ max: 30 });
const random = fc.double({ min: 0, max: 0.999, noNaN: true });
// Few amounts, so that they collide. Steps advance by days, so that daily limits reset.
const amount = fc.constantFrom(10_000, 10_001, 20_000, 29_950, 45_000);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('order' as const), amount, random }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('match' as const, 'supplement' as const, 'freeResource' as const),
      which,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reselect' as const), which, random }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      seconds: fc.constantFrom(1, 300, 601, 902, 20_000),
    }),
  },
);

const plans: readonly Omit<ModelAccount, 'id'>[] = [
  {
    timeZone: 'Asia/Kolkata',
    maxAmountMinor: 50_000,
    dailyLimitMinor: 90_000,
    concurrencyLimit: 2,
    floatMode: 'none',
  },
  {
    timeZone: 'Asia/Shanghai',
    maxAmountMinor: 50_000,
    dailyLimitMinor: 60_050,
    concurrencyLimit: null,
    floatMode: 'up',
  },
  {
    timeZone: 'Africa/Nairobi',
    maxAmountMinor: 30_000,
    dailyLimitMinor: null,
    concurrencyLimit: 3,
    floatMode: 'both',
  },
];

let started = 0;

const play = async (steps: readonly Step[]): Promise<void> => {
  await world.store.db.delete(resourceProducts);
  // Each sequence starts days later, after everything of the earlier ones has expired.
  let now = started + 200_000;
  const accounts: ModelAccount[] = [];
  for (const plan of plans) {
    accounts.push({ ...plan, id: await world.account({ ...plan, minAmountMinor: 100 }) });
  }
  const model = new AllocationModel(accounts);
  const orders: Order[] = [];
  for (const one of steps) {
    if (one.do === 'clock') {
      now += one.seconds;
      await runClock(now);
      model.clock(at(now));
      for (const [index, order] of orders.entries()) orders[index] = await world.stored(order.id);
      continue;
    }
    if (one.do === 'order') {
      const order = await placeAndAllocate(one.amount, now, one.random);
      orders.push(order);
      model.allocated(order, at(now));
      continue;
    }
    const index = one.which % Math.max(orders.length, 1);
    const order = orders[index];
    if (!order) continue;
    const after =
      one.do === 'reselect' ? await reselect(order, now, one.random) : await act(order, one.do, now, model);
    if (after) orders[index] = after;
    if (one.do === 'reselect') model.reselected(order, after, at(now));
    else if (after) model.ended(after, one.do, at(now));
  }
  for (const { id } of accounts) expect(await world.load(id)).toMatchObject(model.loadOf(id, at(now)));
  const { findings } = await world.store.transaction((tx) => fixResources(tx, at(now)));
  expect(findings).toEqual([]);
  started = now;
};

const title = 'keeps every account within its limits, whatever happens to its orders';
it(`${title} (${sequencesOf('allocation')} sequences)`, async () => {
  const anySteps = fc.array(step, { minLength: 8, maxLength: 25 });
  // Jobs and accounts are shared in the database, so sequences run one at a time.
  await runSequences('allocation', anySteps, play, { lanes: 1 });
}, 3_600_000);

it('refuses a reserved amount when limits leave no float amount above it', () => {
  const order = (amount: number, random = 0): Step => ({ do: 'order', amount, random });
  const before = [
    order(10_000),
    order(10_001),
    order(29_950),
    order(10_000),
    { do: 'reselect', which: 0, random: 0 },
  ];
  // The account that floats up has 10,000 left of its daily limit, and an order that waits for exactly that
  // amount.
  const after = [order(10_000, 0.5), order(29_950), order(29_950), order(10_001, 0.99), order(10_000)];
  return play([...before, ...after] as Step[]);
});

const rules = defaultRules;

async function placeAndAllocate(amountMinor: number, now: number, chance: number): Promise<Order> {
  const placed = await world.order(amountMinor, 1008, now);
  return world.store.transaction(async (tx) =>
    allocateOrder(tx, await lockOrder(tx, placed.id), { rules, now: at(now), random: () => chance }),
  );
}

/** Undefined when no account had capacity; then nothing changed. */
async function reselect(order: Order, now: number, chance: number): Promise<Order | undefined> {
  try {
    return await world.store.transaction(async (tx) =>
      reselectOrder(
        tx,
        await lockOrder(tx, order.id),
        [1008],
        undefined,
        { now: at(now) },
        {
          rules,
          now: at(now),
          random: () => chance,
        },
      ),
    );
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return undefined;
  }
}

/** Undefined when the rules refuse it. */
async function act(
  order: Order,
  event: Extract<OrderEvent, 'match' | 'supplement' | 'freeResource'>,
  now: number,
  model: AllocationModel,
): Promise<Order | undefined> {
  const context = { withinGrace: model.holdsAmount(order), canTimeoutSupplement: true };
  const doing = world.store.transaction((tx) => advance(tx, order.id, event, { now: at(now), context }));
  if (canTransition(order.status, event, context).allowed) return doing;
  await expect(doing).rejects.toMatchObject({ errorName: 'orderTransitionRefused' });
  return undefined;
}

async function runClock(now: number): Promise<void> {
  await expireOrders({
    store: world.store,
    clock: { now: () => at(now) },
    log: createLog('silent'),
    settingsReader: () => defaultSettings,
    publish: () => {},
  });
}
