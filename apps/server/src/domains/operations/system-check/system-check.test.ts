import { eq, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { indexesOfGenericPlan } from '../../../testing/generic-plan.ts';
import { toldSince } from '../../../testing/told.ts';
import { messages } from '../../access/messages/messages.table.ts';
import { ledgerInvariants } from '../../money/ledger/ledger.invariants.ts';
import { ledgerAccounts, ledgerTransfers } from '../../money/ledger/ledger.table.ts';
import { resourceLoads } from '../../orders/allocation/allocation.table.ts';
import { advance } from '../../orders/orders/orders.service.ts';
import { type Order, orders } from '../../orders/orders/orders.table.ts';
import { quickInvariants } from './system-check.invariants.ts';
import { checkSystem } from './system-check.jobs.ts';
import { stretchAfter } from './system-check.stretch.ts';
import { systemChecks } from './system-check.table.ts';

let desk: AccountDesk;
beforeEach(async () => {
  desk = await openAccountDesk();
});
afterEach(() => desk.close());

const check = () => checkSystem(desk.parts);
const later = () => desk.clock.advance(600_000);

/** One unpaid order and one paid order. */
async function work(): Promise<Order> {
  await desk.allocated(20_000);
  return paid(30_000);
}

async function paid(amountMinor: number): Promise<Order> {
  const order = await desk.allocated(amountMinor);
  const step = { now: desk.clock.now(), payment: { receivedMinor: amountMinor } };
  return desk.store.transaction((tx) => advance(tx, order, 'match', step));
}

const broken = async () => {
  const [row] = await desk.store.db.select().from(systemChecks);
  return row?.broken.map(({ name, examples }) => [name, examples]);
};

test('a consistent ledger causes no message', async () => {
  await work();
  expect(await check()).toBe(true);
  expect(await broken()).toEqual([]);
  expect(await toldSince(desk)).toEqual([]);
});

describe('a difference is found and its place is named', () => {
  test('in an account balance', async () => {
    await work();
    await desk.store.db
      .update(resourceLoads)
      .set({ processingCount: 5 })
      .where(eq(resourceLoads.resourceId, desk.own));
    await check();
    expect(await broken()).toEqual([['an account holds what its orders wait for', [desk.own]]]);
  });

  test('between an order and the ledger', async () => {
    const order = await work();
    await desk.store.db.update(orders).set({ feeMinor: 7 }).where(eq(orders.id, order.id));
    await check();
    expect(await broken()).toEqual([
      ['a collection order has credited its merchant exactly while it is paid', [order.orderCode]],
    ]);
  });

  test('between an order and its slot', async () => {
    const order = await desk.allocated(20_000);
    await desk.store.db.update(orders).set({ status: 3 }).where(eq(orders.id, order.id));
    await check();
    expect(await broken()).toEqual([
      ['an order that holds a place on an account waits for its money', [order.orderCode]],
    ]);
  });

  test('within the ledger', async () => {
    await work();
    await desk.store.db
      .update(ledgerAccounts)
      .set({ creditsPostedMinor: sql`credits_posted_minor + 1` })
      .where(eq(ledgerAccounts.kind, 'feeIncome'));
    await check();
    const names = (await broken())?.map(([name]) => name);
    expect(names).toEqual([
      'the balances of a currency sum to zero',
      'the newest entry of an account has its balance',
    ]);
  });
});

test('staff are notified once, and again when another difference appears', async () => {
  const order = await work();
  const spoil = (feeMinor: number, id: string) =>
    desk.store.db.update(orders).set({ feeMinor }).where(eq(orders.id, id));
  await spoil(7, order.id);
  await check();
  const [message] = await desk.store.db.select().from(messages);
  expect(message?.params).toEqual({ count: 1, examples: order.orderCode });
  const name = 'systemCheckFailed';
  expect(await toldSince(desk)).toEqual([
    { name, to: 'admin', link: null },
    { name, to: 'superAdmin', link: null },
    { name, to: 'technicalMaintenance', link: null },
  ]);
  later();
  await check();
  expect(await toldSince(desk)).toEqual([]);
  const other = await paid(31_000);
  await spoil(7, other.id);
  later();
  await check();
  expect(await toldSince(desk)).toHaveLength(3);
  await spoil(order.feeMinor ?? 0, order.id);
  await spoil(other.feeMinor ?? 0, other.id);
  later();
  await check();
  expect(await broken()).toEqual([]);
  await spoil(7, other.id);
  later();
  await check();
  expect(await toldSince(desk)).toHaveLength(3);
});

test('it runs once in ten minutes, whatever the number of processes', async () => {
  const looks = await Promise.all([check(), check(), check()]);
  expect(looks.filter(Boolean)).toHaveLength(1);
  desk.clock.advance(500_000);
  expect(await check()).toBe(false);
  desk.clock.advance(100_000);
  expect(await check()).toBe(true);
});

test('EnableSystemCheck switches it off and on at once', async () => {
  const { superAdmin: token, token2 } = await desk.signAllIn();
  const enable = (value: boolean) =>
    desk.post('/v1.0/system-config/setEnableSystemCheck', { enable: value }, { token, token2 });
  const order = await work();
  await desk.store.db.update(orders).set({ feeMinor: 7 }).where(eq(orders.id, order.id));
  await enable(false);
  expect(await check()).toBe(false);
  expect(await toldSince(desk)).toEqual([]);
  await enable(true);
  expect(await check()).toBe(true);
  expect(await toldSince(desk)).toHaveLength(3);
});

test('a step checks all new rows, and later steps cover the old ones a few at a time', async () => {
  for (let count = 0; count < 4; count += 1) await paid(20_000 + count * 100);
  const { db } = desk.store;
  const all = (await db.select({ id: ledgerTransfers.id }).from(ledgerTransfers)).map(({ id }) => id).sort();
  const limits = { mostNew: 3, mostOld: 2, newestOrders: 1 };
  let progress = { newTransferId: null, oldTransferId: null, oldOrderId: null } as Parameters<
    typeof stretchAfter
  >[1];
  const seen = new Set<string>();
  const seenOrders = new Set<string>();
  const first = await stretchAfter(db, progress, limits);
  expect(first.next.newTransferId).toBe(all.at(-1));
  for (let round = 0; round < Math.ceil(all.length / 2); round += 1) {
    const { books, next } = await stretchAfter(db, progress, limits);
    const found = await db.execute<{ id: string }>(sql`select id from ${books.transfers} transfer`);
    const placed = await db.execute<{ id: string }>(sql`select id from ${books.orders} placed`);
    expect(found.rows.length).toBeLessThanOrEqual(5);
    for (const { id } of found.rows) seen.add(id);
    for (const { id } of placed.rows) seenOrders.add(id);
    progress = next;
  }
  expect([...seen].sort()).toEqual(all);
  expect(seenOrders.size).toBe(4);
  const unbroken = await stretchAfter(db, { ...progress, newTransferId: all[0] ?? null }, limits);
  expect([unbroken.isBehind, unbroken.next.newTransferId]).toEqual([true, all[3]]);
});

test('the entries of a step are found by their transfer, without reading those of others', async () => {
  const { store } = desk;
  await paid(20_000);
  const start = { newTransferId: null, oldTransferId: null, oldOrderId: null };
  const { books } = await stretchAfter(store.db, start);
  const read = [...quickInvariants, ...ledgerInvariants].filter(({ name }) =>
    ['an entry follows from the one before', 'the entries of a transfer sum to zero'].some((begin) =>
      name.startsWith(begin),
    ),
  );
  expect(read).toHaveLength(2);
  for (const { breaches } of read) {
    const query = new PgDialect().sqlToQuery(breaches(books));
    expect(await indexesOfGenericPlan(store, query)).toContain('ledger_entries_transfer');
  }
});
