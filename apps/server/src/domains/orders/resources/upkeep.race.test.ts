import { errorCodes } from '@platform/sdk';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { allocateCreatedOrders, expireOrders } from '../allocation/allocation.jobs.ts';
import { allocationAttempts, resourceLoads } from '../allocation/allocation.table.ts';
import { orders } from '../orders/orders.table.ts';
import { resources } from './resources.table.ts';

let desk: AccountDesk;
let as: { token: string; token2: string };
let adminToken: string;
beforeAll(async () => {
  desk = await openAccountDesk();
  const { superAdmin, token2, admin } = await desk.signAllIn();
  as = { token: superAdmin, token2 };
  adminToken = admin;
  await desk.store.db.update(resources).set({ concurrencyLimit: null });
});
afterAll(() => desk.close());

interface Upkeep {
  readonly fixedCount?: number;
  readonly findings?: readonly unknown[];
  readonly freedReservationCount?: number;
}
type Call = 'resetSystemResourcePool' | 'fixSystemResources';
const upkeep = (call: Call) => desk.get<Upkeep | null>(`/v1.0/system-config/${call}`, as);
const recordsOf = (operation: string) =>
  desk.store.db.$count(auditRecords, eq(auditRecords.operation, operation));

/** Load of every account, by its counters and by its attempts. */
async function held() {
  const { db } = desk.store;
  const loads = await db.select().from(resourceLoads).orderBy(resourceLoads.resourceId);
  const live = await db
    .select({
      resourceId: allocationAttempts.resourceId,
      count: sql<number>`count(*)::int`,
      minor: sql`sum(${allocationAttempts.payAmountMinor})`.mapWith(Number),
    })
    .from(allocationAttempts)
    .where(eq(allocationAttempts.state, 'reserved'))
    .groupBy(allocationAttempts.resourceId);
  const right = new Map(live.map(({ resourceId, ...rest }) => [resourceId, rest]));
  return {
    counters: loads.map(({ processingCount, reservedMinor }) => [processingCount, reservedMinor]),
    attempts: loads.map(({ resourceId }) => [
      right.get(resourceId)?.count ?? 0,
      right.get(resourceId)?.minor ?? 0,
    ]),
  };
}

describe('upkeep while orders are allocated, freed and expire', () => {
  it('finds no differences, releases no live reservation and loses no slot', async () => {
    for (let number = 0; number < 40; number += 1) await desk.newOrder(20_000 + number * 100);
    const before = [
      await recordsOf('system.fixResources'),
      await recordsOf('system.resetResourcePool'),
    ] as const;

    const answers: Record<Call, { code: number; data: Upkeep | null }[]> = {
      fixSystemResources: [],
      resetSystemResourcePool: [],
    };
    const keepUp = async (call: Call) => {
      for (let turn = 0; turn < 6; turn += 1) answers[call].push(await upkeep(call));
    };
    const free = async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        const [order] = await desk.store.db.select().from(orders).where(eq(orders.status, 2)).limit(1);
        if (order)
          await desk.post('/v1.0/order/freeResource', { orderCode: order.orderCode }, { token: adminToken });
        else await allocateCreatedOrders(desk.parts);
      }
    };
    await Promise.all([
      allocateCreatedOrders(desk.parts),
      allocateCreatedOrders(desk.parts),
      keepUp('fixSystemResources'),
      keepUp('resetSystemResourcePool'),
      keepUp('fixSystemResources'),
      free(),
    ]);
    while (await allocateCreatedOrders(desk.parts));

    const all = [...answers.fixSystemResources, ...answers.resetSystemResourcePool];
    const codes = new Set(all.map(({ code }) => code));
    expect([...codes].filter((code) => code !== 200 && code !== errorCodes.maintenanceInProgress)).toEqual(
      [],
    );
    const done = (call: Call) =>
      answers[call].flatMap(({ data, code }) => (code === 200 && data ? [data] : []));
    expect(done('fixSystemResources').flatMap(({ findings = [] }) => findings)).toEqual([]);
    expect(done('resetSystemResourcePool').map(({ freedReservationCount }) => freedReservationCount)).toEqual(
      done('resetSystemResourcePool').map(() => 0),
    );
    // Completed runs are audited, refused ones are not.
    expect(await recordsOf('system.fixResources')).toBe(before[0] + done('fixSystemResources').length);
    expect(await recordsOf('system.resetResourcePool')).toBe(
      before[1] + done('resetSystemResourcePool').length,
    );

    const { counters, attempts } = await held();
    expect(counters).toEqual(attempts);
    const allocated = await desk.store.db.$count(orders, eq(orders.status, 2));
    expect(attempts.reduce((sum, [count = 0]) => sum + count, 0)).toBe(allocated);
    expect(allocated).toBeGreaterThan(20);
  });

  it('leaves expiring orders to the expiry job; everything is free afterwards', async () => {
    desk.clock.advance(11 * 60_000);
    const [, fixed] = await Promise.all([
      expireOrders(desk.parts),
      upkeep('fixSystemResources'),
      upkeep('resetSystemResourcePool'),
      expireOrders(desk.parts),
    ]);
    if (fixed.code === 200) expect(fixed.data?.findings).toEqual([]);
    const { counters, attempts } = await held();
    expect([counters, attempts]).toEqual([counters.map(() => [0, 0]), attempts.map(() => [0, 0])]);
  });
});
