import { formatPlatformTime } from '@platform/sdk';
import type { OrderEvent } from '@platform/sdk/rules';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { breakdownsOf, expectExactBreakdown } from '../../../testing/breakdown-model.ts';
import { type OrderWorld, openOrderWorld, worldZone } from '../../../testing/order-world.ts';
import { expectExactProfile, expectExactStatuses } from '../../../testing/profile-model.ts';
import { line, localDay, localHour, plainFigures, plainGroups } from '../../../testing/statistics-model.ts';
import { ledgerAccountOf, postTransfers } from '../../money/ledger/ledger.service.ts';
import { placeOrder } from '../../orders/orders/orders.creation.ts';
import { testMark } from '../../orders/orders/orders.labels.ts';
import { advance, labelOrder, lockOrder } from '../../orders/orders/orders.service.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { advancePayout } from '../../orders/payout-steps/payout-steps.service.ts';
import { addResource } from '../../orders/resources/resources.service.ts';
import { sumUpOrders } from './statistics.folding.ts';
import type { Span } from './statistics.hours.ts';
import { periodsOf } from './statistics.range.ts';
import { orderStatistics } from './statistics.service.ts';
import { withSnapshot } from './statistics.source.ts';
import {
  orderDurations,
  orderLosses,
  orderPerformances,
  orderSumState,
  orderSums,
} from './statistics.table.ts';

const runs = Number(process.env.STATISTICS_RUNS ?? 5);
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** The database's clock, as used by the sums. A fixed date could be in its future. */
const now = new Date();
const span: Span = {
  from: new Date(now.getTime() - 4 * dayMs - 17 * minuteMs),
  to: new Date(now.getTime() + dayMs),
};

/** The sums of orders without an account. */
const grains = ['day', 'hour'].flatMap((step) => [
  step,
  ...['All', 'Mark', 'Merchant', 'Product', 'Supplier'].map((part) => `${step}Of${part}`),
]);

let world: OrderWorld;
let accounts: string[] = [];
let ids: string[] = [];
let number = 0;

beforeAll(async () => {
  world = await openOrderWorld();
  const account = (name: string) =>
    world.store.transaction((tx) =>
      addResource(
        tx,
        {
          ...{ supplierId: world.suppliers[0], kind: 'upi', name, currency: 'INR', timeZone: worldZone },
          ...{ vpa: `${name}@bank`, minAmountMinor: 100, maxAmountMinor: 10_000_000, productIds: [1008] },
        },
        now,
      ),
    );
  accounts = [(await account('first')).id, (await account('second')).id];
});
afterAll(() => world.close());
beforeEach(empty);

async function empty(): Promise<void> {
  await world.store.db.execute(sql`truncate orders, order_sums, order_sum_state, late_order_changes cascade`);
  ids = [];
}

const sumUp = () => sumUpOrders({ store: world.store, timeZone: worldZone });

async function place(merchant: number, productId: number, minutesAgo: number): Promise<void> {
  const { id } = world.merchants[merchant % 2] ?? world.merchants[0];
  const createdAt = new Date(now.getTime() - minutesAgo * minuteMs);
  const request = {
    productId,
    mchOrderNo: `X${++number}`,
    amount: 1_000 + (number % 7) * 100,
    notifyUrl: 'https://merchant.example/n',
    ...(productId === 3001 ? { userName: 'Li Lei', cardNumber: '6222' } : {}),
    ...(productId === 3016 ? { address: 'TAbc1' } : {}),
  };
  const { order } = await world.store.transaction(async (tx) => {
    if (productId === 3016) await fund(tx, id);
    return placeOrder(tx, request, { merchantId: id, now: createdAt, timeZone: worldZone });
  });
  ids.push(order.id);
}

async function fund(tx: Queryable, merchantId: string): Promise<void> {
  const [debit, credit] = [
    ledgerAccountOf.adjustment('USDT'),
    ledgerAccountOf.merchantPayable(merchantId, 'USDT'),
  ];
  const given = { kind: 'single', purpose: 'adjustment', debit, credit, amountMinor: 1_000_000 } as const;
  await postTransfers(tx, [{ ...given, key: `fund ${number}` }], now);
}

const payoutSteps = [
  'claim',
  'send',
  'submitProof',
  'confirm',
  'cancel',
  'reject',
  'loseOutcome',
  'reverse',
] as const;
const collectionSteps: readonly OrderEvent[] = [
  'allocate',
  'noCapacity',
  'match',
  'supplement',
  'expire',
  'acknowledge',
  'reverse',
  'freeResource',
  'reselect',
];

/** Applies a random step to a random order. A refused step changes neither the order nor the figures. */
async function change(pick: number, step: number): Promise<void> {
  const id = ids[pick % (ids.length || 1)];
  if (id === undefined) return;
  const at = new Date();
  const operator = '01a19467-e800-7756-aeb3-35e02ea03237';
  await world.store
    .transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (step % 12 === 11)
        return labelOrder(tx, order, ([0, 1, 2, 3, 4] as const)[pick % 5] ?? 0, { now: at });
      if (order.orderType === 2) {
        const event = payoutSteps[step % payoutSteps.length] ?? 'cancel';
        return advancePayout(tx, order, event, {
          now: at,
          reason: ['other', 'duplicate'][pick % 2],
          context: { as: 'superAdmin', holdsClaim: true, secondPerson: true },
          claim: {
            claimedBy: (await anyUser(tx)) ?? operator,
            claimedAt: at,
            claimExpiresAt: at,
            supplierId: world.suppliers[pick % 4] ?? null,
            isProxy: false,
            resourceId: accounts[pick % 3] ?? null,
          },
        });
      }
      const event = collectionSteps[step % collectionSteps.length] ?? 'allocate';
      return advance(tx, order, event, {
        now: at,
        context: { withinGrace: true, canTimeoutSupplement: true, offset: pick % 4 === 0 },
        ...(event === 'noCapacity' && pick % 2 === 0 ? { lossReason: 'dailyLimit' as const } : {}),
        allocation: {
          supplierId: world.suppliers[pick % 4] ?? world.suppliers[0],
          ...(accounts[pick % 3] && { resourceId: accounts[pick % 3] }),
          isProxy: false,
          payAmountMinor: order.amountMinor + 1,
          expiresAt: at,
          commissionRate: '0.01',
          ...(event === 'reselect' ? { productId: 3024 } : {}),
        },
        payment: { receivedMinor: order.amountMinor + 1 },
      });
    })
    .catch((error: unknown) => {
      if (!(error instanceof BusinessError)) throw error;
    });
}

async function anyUser(tx: Queryable): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from users limit 1`);
  return rows[0]?.id;
}

/** Reads both in one snapshot: the figures as returned by the service, and as computed from the orders. */
async function expectExact(timeFormat: 'YYYY-MM-DD' | 'YYYY-MM-DD HH', productId?: number): Promise<void> {
  await withSnapshot(world.store.transaction, async (tx) => {
    const stored = await tx.select().from(orders);
    for (const orderType of [1, 2] as const) {
      const request = {
        ...periodsOf(span, now),
        orderType,
        timeFormat,
        groupByMerchant: true,
        ...(productId === undefined ? {} : { productId }),
      };
      const shown = await orderStatistics(tx, request, { kind: 'all' }, worldZone);
      const wanted = stored.filter(
        (order) =>
          order.orderType === orderType &&
          order.mark !== testMark &&
          order.createdAt >= span.from &&
          order.createdAt < span.to &&
          (productId === undefined || [order.productId, order.mainProductId].includes(productId)),
      );
      const localOf = timeFormat === 'YYYY-MM-DD' ? localDay : localHour;
      expect(shown.totals).toEqual(plainFigures(wanted));
      expect(
        shown.byTime.map((row) => line(formatPlatformTime(new Date(row.at), worldZone), row.figures)).sort(),
      ).toEqual(plainGroups(wanted, (order) => localOf(order, worldZone)));
      expect(shown.byProduct.map((row) => line(String(row.productId), row.figures)).sort()).toEqual(
        plainGroups(wanted, (order) => String(order.productId)),
      );
      expect(shown.bySupplier.map((row) => line(row.supplierId, row.figures)).sort()).toEqual(
        plainGroups(wanted, ({ supplierId }) => supplierId),
      );
      expect(shown.byMerchant?.map((row) => line(row.merchantId, row.figures)).sort()).toEqual(
        plainGroups(wanted, ({ merchantId }) => merchantId),
      );
    }
    const asked = { span, now, timeFormat, supplierId: world.suppliers[0], productId };
    for (const request of breakdownsOf(stored, asked))
      await expectExactBreakdown(tx, stored, request, worldZone);
    const inSpan = stored.filter(({ createdAt }) => createdAt >= span.from && createdAt < span.to);
    await expectExactStatuses(tx, span, inSpan);
    await expectExactProfile(
      tx,
      span,
      inSpan.filter(({ orderType, mark }) => orderType === 1 && mark !== testMark),
    );
  });
}

describe('the figures equal those of the orders', () => {
  const natural = fc.nat({ max: 10_000 });
  const command = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(
        fc.constant('place' as const),
        natural,
        fc.constantFrom(1008, 3024, 3001, 3015, 3016),
        fc.oneof(fc.nat({ max: 90 }), fc.nat({ max: 6_000 })),
      ),
    },
    { weight: 8, arbitrary: fc.tuple(fc.constant('change' as const), natural, natural, fc.constant(0)) },
    { weight: 2, arbitrary: fc.tuple(fc.constant('sumUp' as const), natural, natural, fc.constant(0)) },
    { weight: 2, arbitrary: fc.tuple(fc.constant('compare' as const), natural, natural, fc.constant(0)) },
  );

  it('after any sequence of events, summed up or not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 15, maxLength: 45, size: 'max' }), async (commands) => {
        await empty();
        for (const [kind, a, b, minutesAgo] of commands) {
          if (kind === 'place') await place(a, b, minutesAgo);
          else if (kind === 'change') await change(a, b);
          else if (kind === 'sumUp') await sumUp();
          else await expectExact(a % 2 ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH', b % 3 ? undefined : 3024);
        }
        await expectExact('YYYY-MM-DD');
      }),
      { numRuns: runs },
    );
  });

  it('while orders change, hours are summed up and figures are read concurrently', async () => {
    for (let index = 0; index < 40; index += 1)
      await place(index, index % 2 ? 1008 : 3001, (index * 211) % 5_700);
    const writer = async (seed: number) => {
      for (let turn = 0; turn < 30; turn += 1) {
        if (turn % 5 === 0) await place(turn, 1008, (turn * seed * 97) % 5_700);
        await change(turn * seed + turn, turn + seed);
      }
    };
    const reader = async () => {
      for (let turn = 0; turn < 8; turn += 1) await expectExact('YYYY-MM-DD');
    };
    const summer = async () => {
      for (let turn = 0; turn < 8; turn += 1) await sumUp();
    };
    await Promise.all([writer(3), writer(7), writer(11), reader(), reader(), summer(), summer()]);
    await sumUp();
    await expectExact('YYYY-MM-DD HH');
  });

  it('and a day is summed up only after it has ended', async () => {
    // A time zone where it is about noon, so that some hours of today are summed.
    const ahead = 12 - new Date().getUTCHours();
    const timeZone = `Etc/GMT${ahead > 0 ? `-${ahead}` : `+${-ahead}`}`;
    for (let hours = 1; hours < 48; hours += 1) await place(hours, 1008, hours * 60);
    await sumUpOrders({ store: world.store, timeZone });
    const { rows } = await world.store.db.execute<{ grain: string; sums: number; early: number }>(sql`
      select grain, count(*)::int as sums,
        (count(*) filter (where started_at + interval '24 hours' > summed_until))::int as early
      from ${orderSums}, ${orderSumState} group by grain order by grain`);
    expect(rows).toEqual(
      grains.map((grain) => ({
        grain,
        sums: expect.any(Number),
        early: grain.startsWith('day') ? 0 : expect.any(Number),
      })),
    );
    expect(rows.find(({ grain }) => grain === 'hour')?.early).toBeGreaterThan(0);
  });

  it('because whole days are read from sums, and late changes from the orders', async () => {
    await place(0, 1008, 3_000);
    await sumUp();
    const { rows } = await world.store.db.execute<{ grain: string; orders: number }>(
      sql`select grain, sum(order_count)::int as orders from ${orderSums} group by grain order by grain`,
    );
    expect(rows).toEqual(grains.map((grain) => ({ grain, orders: 1 })));
    // Requests for all orders by hour read only the few rows of all orders together.
    await world.store.db.update(orderSums).set({ amountMinor: 1 }).where(eq(orderSums.grain, 'hourOfAll'));
    await expect(expectExact('YYYY-MM-DD HH')).rejects.toThrow();
    await expectExact('YYYY-MM-DD HH', 1008);
    // Without a report of a change the sums are not recomputed, so the altered sums are returned.
    await world.store.db.execute(sql`update order_sums set amount_minor = amount_minor + 1`);
    await expect(expectExact('YYYY-MM-DD')).rejects.toThrow();
    await change(0, 0);
    await expectExact('YYYY-MM-DD');
    await sumUp();
    await world.store.db.delete(orderDurations);
    await expect(expectExact('YYYY-MM-DD')).rejects.toThrow();
    await change(3, 11);
    await sumUp();
    await expectExact('YYYY-MM-DD');
    // On the day of the first, whatever the time of day: one change of that day repairs all of its sums.
    await place(1, 1008, 3_000);
    await change(1, 1);
    await sumUp();
    await expectExact('YYYY-MM-DD');
    await world.store.db.delete(orderLosses);
    await expect(expectExact('YYYY-MM-DD')).rejects.toThrow();
    await change(1, 8);
    await sumUp();
    await expectExact('YYYY-MM-DD');
    await world.store.db.delete(orderPerformances);
    await expect(expectExact('YYYY-MM-DD')).rejects.toThrow();
    await change(0, 4);
    await expectExact('YYYY-MM-DD');
    await sumUp();
    await expectExact('YYYY-MM-DD');
    await sumUpOrders({ store: world.store, timeZone: 'Asia/Kolkata' });
    await expectExact('YYYY-MM-DD HH');
    // Hours of another time zone start at other minutes, so everything is summed again.
    const minutes = await world.store.db.execute<{ minute: number }>(
      sql`select distinct extract(minute from started_at)::int as minute from ${orderSums}`,
    );
    expect(minutes.rows).toEqual([{ minute: 30 }]);
  });
});
