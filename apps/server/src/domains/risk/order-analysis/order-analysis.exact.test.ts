import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnalysisWorld, openAnalysisWorld } from '../../../testing/analysis-world.ts';
import { worldZone } from '../../../testing/order-world.ts';
import { sumUpOrders } from '../../insight/statistics/statistics.folding.ts';
import { coverSet, ordersOfSet } from '../../orders/order-sets/order-sets.service.ts';
import { reportLateChanges } from '../../orders/orders/late-changes.service.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { analyseOrders, horizonOf, hoursFrom, windowsOf } from './order-analysis.jobs.ts';
import { judgeWindows } from './order-analysis.judging.ts';
import { readRules, ruleKinds } from './order-analysis.rules.ts';
import { orderAnalysisRules, orderAnalysisState, orderFindings } from './order-analysis.table.ts';

const runs = Number(process.env.ANALYSIS_RUNS ?? 6);
/** The database's clock, as used by the reports of late changes. */
const clock = { now: () => new Date() };
let world: AnalysisWorld;

beforeAll(async () => {
  world = await openAnalysisWorld(12);
  // Low thresholds, so that few orders make findings that come and go.
  const changedAt = new Date(Date.now() - 60 * 86_400_000);
  const low = { enabled: true, windowHours: 6, least: 2, percent: 40, changedAt, changedBy: 'test' };
  await world.store.db
    .insert(orderAnalysisRules)
    .values(ruleKinds.map((kind) => ({ ...low, kind, percent: kind === 'sharedPayer' ? null : 40 })));
});
afterAll(() => world.close());

const statusSql = {
  open: sql`status = 2, completed_at = null, reversed_at = null`,
  paid: sql`status = 4, completed_at = now(), reversed_at = null, supplement_status = 0`,
  supplemented: sql`status = 5, completed_at = now(), reversed_at = null, supplement_status = 1`,
  timedOut: sql`status = 3, completed_at = null, reversed_at = null`,
  reversed: sql`status = 3, completed_at = created_at, reversed_at = now()`,
};
type Status = keyof typeof statusSql;
let number = 0;

/** Creates an order as a statement of the platform does, with its report if it is old. */
async function create(minutesAgo: number, pick: number): Promise<void> {
  const { merchantIds, supplierIds, accountIds } = world;
  number += 1;
  const values = {
    id: crypto.randomUUID(),
    order_code: `Y${number}`,
    merchant_order_no: `Y${number}`,
    merchant_id: merchantIds[pick % 3],
    supplier_id: supplierIds[pick % 2],
    resource_id: accountIds[pick % 2],
    user_name: ['Asha', 'asha ', 'Ravi'][pick % 3],
    client_ip: ['203.0.113.1', '203.0.113.2', null][pick % 3],
    card_number: null,
    amount_minor: [1_000, 2_000][pick % 2],
    created_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  };
  await world.store.db.execute(sql`
    with placed as (
      insert into ${orders} select made.* from (select * from ${orders} limit 1) as original
        cross join lateral jsonb_populate_record(null::orders, to_jsonb(original) || ${JSON.stringify(values)}::jsonb) as made
      returning created_at
    ), late as (${reportLateChanges(sql`placed`)}) select 1`);
}

/** Changes the order of this place, as a statement of the platform does. */
const change = (place: number, status: Status) =>
  world.store.db.execute(sql`
    with moved as (
      update ${orders} set ${statusSql[status]} where id = (
        select id from ${orders} order by created_at, id offset ${place} % (select count(*) from ${orders}) limit 1)
      returning created_at
    ), late as (${reportLateChanges(sql`moved`)}) select 1`);

const analyse = () => analyseOrders({ store: world.store, clock, publish: () => {} });
const sumUp = () => sumUpOrders({ store: world.store, timeZone: worldZone });

async function dismissOne(place: number): Promise<void> {
  const { db } = world.store;
  const findings = await db.select().from(orderFindings).orderBy(orderFindings.id);
  const finding = findings[place % Math.max(findings.length, 1)];
  if (!finding) return;
  await coverSet(db, finding.id);
  const set = { decision: 'dismissed', state: 'dismissed', reason: 'r', decidedBy: 'a', newOrderCount: 0 };
  await db.execute(sql`update ${orderFindings} set decision = ${set.decision}, state = ${set.state}, reason = 'r',
    decided_by = 'a', decided_at = now(), new_order_count = 0 where id = ${finding.id}`);
}

/** Compares what is stored with what a recount of every window finds. */
async function expectRecount(): Promise<void> {
  const { db } = world.store;
  const now = clock.now();
  const stored = await db.select().from(orderFindings);
  let expected = 0;
  for (const rule of await readRules(db)) {
    const hits = await judgeWindows(db, rule, windowsOf(rule, hoursFrom(horizonOf(now), now), now));
    for (const { orderIds, ...hit } of hits) {
      expected += 1;
      const own = stored.find(
        (finding) =>
          finding.rule === rule.kind &&
          finding.windowStart.getTime() === hit.windowStart.getTime() &&
          finding.subjectKind === hit.subjectKind &&
          finding.subjectKey === hit.subjectKey,
      );
      expect(own).toMatchObject(hit);
      if (own) expect(await ordersOfSet(db, own.id)).toEqual([...orderIds].sort());
    }
  }
  // One with a decision stays when it is no longer found.
  const undecided = stored.filter(({ decision }) => decision === null).length;
  expect(undecided).toBeLessThanOrEqual(expected);
  expect(stored.length).toBeGreaterThanOrEqual(expected);
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('create'), at: fc.nat(4_000), pick: fc.nat(11) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('create'), at: fc.nat(20), pick: fc.nat(11) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom<Status>('open', 'paid', 'supplemented', 'timedOut', 'reversed'),
      at: fc.nat(),
      pick: fc.nat(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('analyse'), at: fc.nat(), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sumUp'), at: fc.nat(), pick: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dismiss'), at: fc.nat(), pick: fc.nat() }) },
);

it('equals a recount after any sequence of changes', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 50 }), async (steps) => {
      const { db } = world.store;
      await db.execute(sql`truncate order_sets, order_findings, counted_order_changes`);
      await db.delete(orderAnalysisState);
      await analyse();
      for (const { do: name, at, pick } of steps) {
        if (name === 'create') await create(at, pick);
        else if (name === 'analyse') await analyse();
        else if (name === 'sumUp') await sumUp();
        else if (name === 'dismiss') await dismissOne(at);
        else await change(at, name as Status);
      }
      await analyse();
      await expectRecount();
      seen += await db.$count(orderFindings);
      // Reports that the sums hand on now say nothing new.
      await sumUp();
      await analyse();
      await expectRecount();
    }),
    { numRuns: runs },
  );
  expect(seen).toBeGreaterThan(0);
});

it('reads only windows with new or changed orders', async () => {
  const { db } = world.store;
  await sumUp();
  await analyse();
  // A change without its report is not noticed: the window is not read again.
  const [finding] = await db.select().from(orderFindings).orderBy(orderFindings.windowStart).limit(1);
  if (!finding) throw new Error('nothing found');
  await db.update(orderFindings).set({ count: 999 });
  await analyse();
  const counts = await db.select({ count: orderFindings.count }).from(orderFindings);
  expect(counts.some(({ count }) => count === 999)).toBe(true);
  await db.execute(sql`insert into late_order_changes select created_at from ${orders}`);
  await analyse();
  await expectRecount();
});
