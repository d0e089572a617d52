import { errorCodes } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { payoutAmountMinor } from '../../../testing/paying-desk.ts';
import { openPayoutBatchDesk, type PayoutBatchDesk } from '../../../testing/payout-batch-desk.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { ledgerEntries, ledgerTransfers } from '../../money/ledger/ledger.table.ts';
import { allocationAttempts, resourceLoads } from '../../orders/allocation/allocation.table.ts';
import { orderCallbacks } from '../../orders/order-callbacks/order-callbacks.table.ts';
import { type Order, orderEvents } from '../../orders/orders/orders.table.ts';
import { payoutBatchOrders } from '../../orders/payout-steps/batch-places.table.ts';

let desk: PayoutBatchDesk;
beforeAll(async () => {
  desk = await openPayoutBatchDesk();
});
beforeEach(() => desk.renew());
afterAll(() => desk.close());

let utrs = 540_000_000_000;
const newUtr = () => {
  utrs += 1;
  return String(utrs);
};

/** Everything that is stored of a payout, with its own ids, numbers and times replaced. */
async function traceOf(order: Order): Promise<unknown> {
  const { db } = desk.store;
  const transfers = await db.select().from(ledgerTransfers).where(eq(ledgerTransfers.orderId, order.id));
  const entries = await db
    .select({ amountMinor: ledgerEntries.amountMinor, purpose: ledgerTransfers.purpose })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(eq(ledgerTransfers.orderId, order.id))
    .orderBy(asc(ledgerTransfers.purpose), asc(ledgerEntries.amountMinor));
  const attempts = await db.select().from(allocationAttempts).where(eq(allocationAttempts.orderId, order.id));
  const trace = {
    order: await desk.stored(order.id),
    steps: await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order.id))
      .orderBy(asc(orderEvents.id)),
    transfers: transfers.toSorted((a, b) => a.idempotencyKey.localeCompare(b.idempotencyKey)),
    entries,
    callbacks: await db.select().from(orderCallbacks).where(eq(orderCallbacks.orderId, order.id)),
    // What the account carried when it took the payout is the batch's affair.
    attempts: attempts.map((attempt) => ({ ...attempt, candidates: [] })),
    places: await db.select().from(payoutBatchOrders).where(eq(payoutBatchOrders.orderId, order.id)),
    audit: await db
      .select({
        operation: auditRecords.operation,
        outcome: auditRecords.outcome,
        objectType: auditRecords.objectType,
        before: auditRecords.before,
        after: auditRecords.after,
      })
      .from(auditRecords)
      .where(eq(auditRecords.objectId, order.orderCode)),
  };
  const own = /"(?:[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z|[PBW]\d+|5[45]\d{10}|\*{3}\d{4}|[\w-]{43})"/g;
  return JSON.parse(
    JSON.stringify(trace)
      .replaceAll(/(reserve|resolve|paid out|fee|commission) [0-9a-f-]{36}/g, '$1')
      .replaceAll(own, '"…"'),
  );
}

/** Transactions that confirmed payouts of the batch. */
async function transactionsOf(payouts: readonly Order[]): Promise<number> {
  const ids = sql`${sql.param(payouts.map(({ id }) => id))}::uuid[]`;
  const [row] = await desk.store.db
    .select({ count: sql<number>`count(distinct xmin::text)::int` })
    .from(orderEvents)
    .where(sql`${orderEvents.orderId} = any(${ids}) and ${orderEvents.event} = 'confirm'`);
  return row?.count ?? 0;
}

const outcomesOf = ({ data }: { data: { rows: readonly { outcome: string }[] } }) =>
  data.rows.map(({ outcome }) => outcome);

it('payouts completed together leave what each would leave by itself', async () => {
  const [together, apart] = [await desk.exported(3), await desk.exported(3)];
  const rowsOf = (payouts: readonly Order[]) =>
    payouts.map(({ orderCode }, index) => ({ orderCode, ...(index === 1 ? {} : { utr: newUtr() }) }));
  const given: { orderCode: string; utr?: string }[] = rowsOf(together.payouts);
  const answer = await desk.confirm(together.batch.id, { mode: 'rows', rows: given });
  expect(outcomesOf(answer)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  expect(await transactionsOf(together.payouts)).toBe(1);

  // A payout that is named twice makes the order of the decisions count, so each is decided by itself.
  const rows = rowsOf(apart.payouts);
  const singly = await desk.confirm(apart.batch.id, { mode: 'rows', rows: [...rows, rows[0]] });
  expect(outcomesOf(singly)).toEqual(['confirmed', 'confirmed', 'confirmed', 'already']);
  expect(await transactionsOf(apart.payouts)).toBe(3);

  for (const [index, order] of together.payouts.entries())
    expect(await traceOf(order)).toEqual(await traceOf(apart.payouts[index]!));
  const stored = await Promise.all(together.payouts.map(({ id }) => desk.stored(id)));
  expect(stored.map(({ payoutStatus }) => payoutStatus)).toEqual(Array(3).fill(payoutStatusIds.completed));
  expect(stored.map(({ utr }) => utr)).toEqual(given.map(({ utr }) => utr ?? null));
  await desk.mustBeConsistent();
});

it('one refused payout keeps none of the others, wherever it stands among them', async () => {
  const { batch: earlier, payouts: paid } = await desk.exported(1);
  const consumed = newUtr();
  await desk.confirm(earlier.id, { mode: 'rows', rows: [{ orderCode: paid[0]!.orderCode, utr: consumed }] });
  const { batch, payouts } = await desk.exported(30);
  const rows = payouts.map(({ orderCode }, index) => ({ orderCode, utr: index === 7 ? consumed : newUtr() }));
  const answer = await desk.confirm(batch.id, { mode: 'rows', rows });
  expect(answer.data.rows[7]).toMatchObject({ outcome: 'refused', code: errorCodes.utrConsumed });
  expect(outcomesOf(answer).filter((outcome) => outcome === 'confirmed')).toHaveLength(29);
  expect(answer.data.batch).toMatchObject({ state: 'confirming', paidCount: 29, openCount: 1 });
  // The first twenty-five one by one, because one of them was refused; the last five together.
  expect(await transactionsOf(payouts)).toBe(24 + 1);
  expect(await desk.load()).toMatchObject({ processingCount: 1, paidCount: 30 });
  await desk.mustBeConsistent();
});

it('what interrupts a confirmation leaves whole payouts, and a repeated call goes on there', async () => {
  const { batch, payouts } = await desk.exported(30);
  const before = await desk.balances();
  const load = (count: number) =>
    desk.store.db
      .update(resourceLoads)
      .set({ processingCount: count, reservedMinor: count * payoutAmountMinor })
      .where(eq(resourceLoads.resourceId, desk.account));
  // The account's counter ends at the twenty-eighth payout, as a failure of the store would.
  await load(27);
  expect((await desk.confirm(batch.id, { mode: 'all' })).code).not.toBe(200);
  const paidNow = async () => (await desk.dossier(batch.id)).batch.paidCount;
  expect(await paidNow()).toBe(27);
  await load(3);
  const again = await desk.confirm(batch.id, { mode: 'all' });
  expect(outcomesOf(again)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  expect(await paidNow()).toBe(30);
  for (const { id } of payouts)
    expect(await desk.timeline(id)).toEqual(['create', 'enterBatch', 'sendBatch', 'confirm']);
  const spent = (before.merchant[0] ?? 0) - ((await desk.balances()).merchant[0] ?? 0);
  expect(spent).toBe(30 * 101_000);
  await desk.mustBeConsistent();
});
