import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acts, hourMs, reconciliationDesk } from '../../../testing/reconciliation-desk.ts';
import { openSplitDesk, type SplitDesk } from '../../../testing/split-desk.ts';
import { testStoreKind } from '../../../testing/test-store.ts';
import { orders } from '../../orders/orders.public.ts';
import { statements } from '../../receipts/receipts.public.ts';
import { sumUpDays } from './reconciliation.folding.ts';
import { lateAccountChanges, reconciliationSumState, reconciliationSums } from './reconciliation.table.ts';

let desk: SplitDesk;
let tools: ReturnType<typeof reconciliationDesk>;
beforeAll(async () => {
  desk = await openSplitDesk();
  tools = reconciliationDesk(desk);
});
afterAll(() => desk.close());
beforeEach(startAnew);

const runs = Number(process.env.RECONCILIATIONS ?? (testStoreKind === 'postgres' ? 10 : 3));
const dayMs = 24 * hourMs;
const timeZone = 'Asia/Shanghai';
const sumUp = (zone = timeZone) => sumUpDays({ store: desk.store, timeZone: zone });

/** The sums follow the database's clock, so the steps take place in the weeks before its time. */
async function startAnew(): Promise<void> {
  const { db } = desk.store;
  await desk.renew();
  await db.delete(reconciliationSums);
  await db.delete(reconciliationSumState);
  await db.delete(lateAccountChanges);
  desk.clock.advance(Date.now() - 20 * dayMs - desk.clock.now().getTime());
  await desk.enterAgain();
}

async function nextDay(): Promise<void> {
  desk.clock.advance(dayMs);
  await desk.pass(0);
  await desk.enterAgain();
}

test(`summed days equal a recount while records and orders change, ${runs} times`, async () => {
  const kinds = [...acts, 'sum', 'sumBeside'] as const;
  const steps = fc.array(
    fc.record({ kind: fc.constantFrom(...kinds), amountMinor: fc.integer({ min: 10_001, max: 60_000 }) }),
    { minLength: 8, maxLength: 20 },
  );
  const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));
  const property = fc.asyncProperty(steps, async (drawn) => {
    await startAnew();
    for (const { kind, amountMinor } of drawn)
      if (kind === 'sum') await sumUp();
      else if (kind === 'sumBeside')
        await Promise.all([sumUp(), tools.act('ignore', amountMinor), tools.act('pay', amountMinor)]);
      else await tools.act(kind, amountMinor);
    await tools.expectRecounted();
    await sumUp();
    for (const kind of ['ignore', 'byHand', 'reverse'] as const) await tools.act(kind, 0);
    await tools.expectRecounted();
    await sumUp();
    expect(await desk.store.db.$count(lateAccountChanges)).toBe(0);
    await tools.expectRecounted();
  });
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: true });
}, 3_600_000);

const changes: readonly [string, () => ReturnType<typeof sql>][] = [
  ['the state of a record', () => sql`update ${statements} set state = 'ignored' where state = 'unmatched'`],
  ['the amount of a record', () => sql`update ${statements} set amount_minor = amount_minor + 7`],
  [
    'the direction of a record',
    () => sql`update ${statements} set direction = 'out' where state = 'unmatched'`,
  ],
  ['the account of a record', () => sql`update ${statements} set resource_id = ${desk.foreign}`],
  ['a record without an account', () => sql`update ${statements} set resource_id = null`],
  [
    'the order of a record',
    () => sql`update ${statements} set order_id = (select id from ${orders} where completed_at is null limit 1)
      where state = 'matched'`,
  ],
  ['the status of an order', () => sql`update ${orders} set status = 1 where status = 4`],
  [
    'the money of an order',
    () => sql`update ${orders} set received_minor = received_minor + 5 where status = 4`,
  ],
  ['the account of an order', () => sql`update ${orders} set resource_id = ${desk.foreign} where status = 4`],
  [
    'the day of an order',
    () => sql`update ${orders} set completed_at = completed_at - interval '1 day' where status = 4`,
  ],
];

test.each(changes)('%s changes the board, summed or not', async (name, change) => {
  // Of another amount in each test, because the orders of the tests before are still there.
  await tools.act('pay', 20_000 + 500 * changes.findIndex(([each]) => each === name));
  await tools.act('loose', 30_000);
  await desk.place({ amountMinor: 40_000 });
  await nextDay();
  await sumUp();
  await tools.expectRecounted();
  const before = (await tools.board()).list;
  await desk.store.db.execute(change());
  await tools.expectRecounted();
  expect((await tools.board()).list).not.toEqual(before);
  await sumUp();
  expect(await desk.store.db.$count(lateAccountChanges)).toBe(0);
  await tools.expectRecounted();
});

test('what does not count makes no day be summed again', async () => {
  await tools.act('pay', 20_000);
  await nextDay();
  await sumUp();
  await desk.store.db.update(statements).set({ reason: 'Seen' });
  await desk.store.db.update(orders).set({ callbackAttempts: 2 }).where(eq(orders.status, 4));
  expect(await desk.store.db.$count(lateAccountChanges)).toBe(0);
});

test('a summed day is read from its sum', async () => {
  await tools.act('pay', 20_000);
  await nextDay();
  expect(await sumUp()).toBeGreaterThan(0);
  await desk.store.db.update(reconciliationSums).set({ matchedMinor: 1 });
  expect((await tools.board()).list.map((day) => day.in.matched.amountMinor)).toContain(1);
});

test('another time zone sums every day anew', async () => {
  await tools.act('pay', 20_000);
  await nextDay();
  await sumUp('Pacific/Kiritimati');
  await tools.expectRecounted();
  await sumUp();
  await tools.expectRecounted();
  expect(await desk.store.db.select().from(reconciliationSumState)).toMatchObject([{ timeZone }]);
});
