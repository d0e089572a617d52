import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnalysisWorld, openAnalysisWorld } from '../../../testing/analysis-world.ts';
import { orderSets } from '../../orders/order-sets/order-sets.table.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { analyseOrders } from './order-analysis.jobs.ts';
import { tryRule, windowOf } from './order-analysis.judging.ts';
import { readRules } from './order-analysis.rules.ts';
import { type Finding, orderFindings } from './order-analysis.table.ts';

/** With 100,000 it finds the same. */
const orderCount = Number(process.env.ANALYSIS_ORDERS ?? 6_100);
const clock = { now: () => new Date() };
let world: AnalysisWorld;
let found: Finding[];

/** A payer of its own, so that no ordinary payer has an order at another merchant. */
const ownPayer = sql`user_name = 'Own ' || order_code, client_ip = '10.9.' || order_code`;
/** Paid, timed out, and reversed after it was paid. */
const paid = sql`status = 4, completed_at = created_at + interval '1 minute', reversed_at = null`;
const timedOut = sql`status = 3, completed_at = null`;
const reversed = sql`status = 3, completed_at = created_at, reversed_at = created_at + interval '1 hour'`;

beforeAll(async () => {
  world = await openAnalysisWorld(orderCount);
  const { plant, merchantIds, supplierIds, accountIds } = world;
  // A name in two ways of writing it, and an account whose payers have different names.
  await plant(334, 4, 300, sql`user_name = 'Slow Payer', ${timedOut}`);
  await plant(335, 4, 300, sql`user_name = ' SLOW payer', ${timedOut}`);
  await plant(337, 7, 170, sql`card_number = '6222020200112233', ${timedOut}`);
  await plant(371, 14, 100, sql`client_ip = '203.0.113.9', ${timedOut}`);
  await plant(372, 1, 1, sql`client_ip = '203.0.113.9', ${paid}`);
  // Six numbers in a row are of six merchants.
  await plant(701, 5, 1, sql`user_name = 'Shared Name', ${paid}`);
  await plant(711, 5, 1, sql`client_ip = '203.0.113.20', ${paid}`);
  await plant(
    1_236,
    25,
    20,
    sql`merchant_id = ${merchantIds[6]}, amount_minor = 77700, ${ownPayer}, ${paid}`,
  );
  await plant(1_668, 30, 30, sql`supplier_id = ${supplierIds[4]}, supplement_status = 0, ${paid}`);
  await plant(1_668, 8, 30, sql`supplement_status = 1`);
  await plant(2_402, 18, 50, sql`resource_id = ${accountIds[8]}, ${paid}`);
  await plant(3_635, 4, 50, sql`resource_id = ${accountIds[8]}, ${paid}`);
  await plant(3_835, 12, 50, sql`resource_id = ${accountIds[8]}, ${timedOut}`);
  await plant(4_669, 40, 34, sql`merchant_id = ${merchantIds[7]}, ${ownPayer}, ${paid}`);
  await plant(4_669, 4, 34, reversed);
  await analyseOrders({ store: world.store, clock, publish: () => {} });
  found = await world.store.db
    .select()
    .from(orderFindings)
    .orderBy(orderFindings.rule, orderFindings.subject);
}, 600_000);
afterAll(() => world.close());

const foundBy = (rule: string) =>
  found
    .filter((finding) => finding.rule === rule)
    .map(({ subjectKind, subject, count, total }) => ({ subjectKind, subject, count, total }));

describe('every planted pattern is found among ordinary orders', () => {
  it('finds a payer by name in any case and by account, whose orders time out', () => {
    expect(foundBy('payerTimeouts')).toEqual([
      { subjectKind: 'payerAccount', subject: '6222020200112233', count: 7, total: 7 },
      { subjectKind: 'payerName', subject: 'slow payer', count: 8, total: 8 },
    ]);
  });

  it('finds an address with many orders and few paid', () => {
    expect(foundBy('addressUnpaid')).toEqual([
      { subjectKind: 'address', subject: '203.0.113.9', count: 14, total: 15 },
    ]);
  });

  it('finds a name and an address that paid at many merchants', () => {
    expect(foundBy('sharedPayer')).toEqual([
      { subjectKind: 'address', subject: '203.0.113.20', count: 5, total: 5 },
      { subjectKind: 'payerName', subject: 'shared name', count: 5, total: 5 },
    ]);
  });

  it('finds a merchant with a burst of one amount', () => {
    expect(foundBy('amountBurst')).toEqual([
      { subjectKind: 'merchant', subject: world.merchantIds[6], count: 25, total: 25 },
    ]);
    expect(found.find(({ rule }) => rule === 'amountBurst')).toMatchObject({
      amountMinor: 77_700,
      currency: 'INR',
      subjectName: '10000107',
    });
  });

  it('finds a supplier with more supplements than the others', () => {
    expect(foundBy('supplierSupplements')).toEqual([
      { subjectKind: 'supplier', subject: world.supplierIds[4], count: 8, total: 30 },
    ]);
    expect(found.find(({ rule }) => rule === 'supplierSupplements')?.comparedPercent).toBe(2);
  });

  it('finds an account whose success falls from one window to the next', () => {
    expect(foundBy('accountDrop')).toEqual([
      { subjectKind: 'account', subject: world.accountIds[8], count: 12, total: 16 },
    ]);
    expect(found.find(({ rule }) => rule === 'accountDrop')).toMatchObject({
      percent: 25,
      comparedPercent: 100,
      subjectName: 'account8',
    });
  });

  it('finds a merchant whose completed orders were reversed', () => {
    expect(foundBy('reversals')).toEqual([
      { subjectKind: 'merchant', subject: world.merchantIds[7], count: 4, total: 40 },
    ]);
  });
});

it('finds nothing else', () => {
  expect(found).toHaveLength(9);
});

it('keeps exactly the orders of each finding', async () => {
  const { db } = world.store;
  for (const finding of found) {
    const own = await db
      .select({ userName: orders.userName, clientIp: orders.clientIp, createdAt: orders.createdAt })
      .from(orderSets)
      .innerJoin(orders, sql`${orders.id} = ${orderSets.orderId}`)
      .where(sql`${orderSets.setId} = ${finding.id}`);
    expect(own).toHaveLength(finding.orderCount);
    for (const { createdAt } of own)
      expect(windowOf(createdAt, finding.windowHours)).toEqual(finding.windowStart);
    if (finding.subjectKind === 'address')
      expect(own.every(({ clientIp }) => clientIp === finding.subject)).toBe(true);
  }
});

it('a trial finds the same, and tells what became of the orders', async () => {
  const { db } = world.store;
  const rules = await readRules(db);
  const expected = { addressUnpaid: [1, 14, 0, 14], sharedPayer: [2, 10, 10, 0], reversals: [1, 4, 0, 4] };
  for (const [kind, figures] of Object.entries(expected)) {
    const rule = rules.find((each) => each.kind === kind);
    if (!rule) throw new Error(kind);
    const windows = Array.from({ length: 10 }, (_, index) =>
      windowOf(new Date(world.start.getTime() + index * 86_400_000), rule.windowHours),
    );
    const { findingCount, orderCount: count, goodCount, badCount } = await tryRule(db, rule, windows);
    expect([kind, findingCount, count, goodCount, badCount]).toEqual([kind, ...figures]);
  }
});

it('windows follow one another, and an order belongs to that of its creation', () => {
  expect(windowOf(new Date('2026-11-20T23:59:59.999Z'), 24)).toEqual(new Date('2026-11-20T00:00:00Z'));
  expect(windowOf(new Date('2026-11-20T03:00:00Z'), 3)).toEqual(new Date('2026-11-20T03:00:00Z'));
});
