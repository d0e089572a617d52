import { errorCodes } from '@platform/sdk';
import { orderStatusIds } from '@platform/sdk/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundNoConnection } from '../../../testing/races.ts';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { testStoreKind } from '../../../testing/test-store.ts';
import { merchantBalances } from '../../money/ledger/ledger.service.ts';
import { verifyLedger } from '../../operations/system-check/ledger.verification.ts';
import { expireOrders } from '../../orders/allocation/allocation.jobs.ts';
import { resourceLoads } from '../../orders/allocation/allocation.table.ts';
import type { Order } from '../../orders/orders/orders.table.ts';
import { storeRecords } from './statements.intake.ts';
import { toStatements } from './statements.records.ts';
import { processStatement, readMatchingRules } from './statements.service.ts';
import { statements } from './statements.table.ts';

// The embedded store runs one transaction at a time. `RACE_ROUNDS=200` for the long proof.
const rounds = Number(process.env.RACE_ROUNDS ?? (testStoreKind === 'postgres' ? 8 : 3));
const contenders = { messages: 14, repeats: 10, expiries: 8, supplements: 10, byHand: 8 };
const count = Object.values(contenders).reduce((sum, some) => sum + some, 0);
const amountMinor = 20_000;
const feeMinor = 200;

let desk: StatementDesk;
beforeAll(async () => {
  desk = await openStatementDesk();
  await desk.set('CanTimeoutSupplement', true);
});
afterAll(() => desk.close());

const times = <Contender>(some: number, contender: Contender): Contender[] =>
  Array.from({ length: some }, () => contender);
let lastUtr = 400_000_000_000;

/** Ignores errors that a device, an operator or the job's next run would answer with a retry. */
function unlessBusy(error: unknown): undefined {
  if (!foundNoConnection(error)) throw error;
}

/** Stores messages without reading them. */
async function storeMessages(some: number): Promise<string[]> {
  const records = Array.from({ length: some }, () => {
    lastUtr += 1;
    return desk.sms(`Rs.200 credited to a/c XX4821. UPI Ref ${lastUtr}`);
  });
  const device = {
    monitorId: desk.phone.monitorId,
    watches: 'sms',
    supplierId: desk.ids.supplierId,
  } as const;
  const rows = toStatements(records, device, desk.clock.now());
  const stored = await desk.store.transaction((tx) => storeRecords(tx, rows));
  return stored.map(({ id }) => id);
}

/** Runs all competitors at once, in random order, and returns those that completed the order. */
async function race(order: Order): Promise<string[]> {
  const token = await desk.signIn('superAdmin');
  const session = { token, token2: await desk.signInSecondLevel(token) };
  const odd = await desk.credit({ amount: '199.50' });
  const messages = await storeMessages(contenders.messages);
  const [repeated = ''] = await storeMessages(1);
  const rules = await readMatchingRules(desk.settings.reader(desk.store.db));
  // A call first runs several queries to identify its caller. In half of the races the readers wait as long.
  const isHandicapped = Math.random() < 0.5;
  const read = async (name: string, id: string) => {
    for (let wait = isHandicapped ? 3 : 0; wait > 0; wait -= 1)
      await desk.get('/v1.0/order/getLastOrder', session);
    const transact = desk.store.transaction.bind(desk.store);
    const processed = await processStatement(transact, id, rules, { now: desk.clock.now() });
    return processed?.order ? name : undefined;
  };
  const call = async (name: string, path: string, body: object) =>
    (await desk.post(path, body, session)).code === errorCodes.success ? name : undefined;
  const { orderCode } = order;
  const byHand = { statementId: odd.statementId, orderCode, reason: 'half a rupee less' };
  const everybody: (() => Promise<string | undefined>)[] = [
    ...messages.map((id) => () => read('message', id)),
    ...times(contenders.repeats, () => read('repeated', repeated)),
    ...times(contenders.expiries, () => expireOrders(desk.parts).then(() => undefined)),
    ...times(contenders.supplements, () =>
      call('supplement', '/v1.0/order/replenishmentOrder', { orderCode }),
    ),
    ...times(contenders.byHand, () => call('byHand', '/v1.0/statement/matchByHand', byHand)),
  ];
  const shuffled = everybody.map((start) => [Math.random(), start] as const).sort(([a], [b]) => a - b);
  const outcomes = await Promise.all(shuffled.map(([, start]) => start().catch(unlessBusy)));
  return outcomes.filter((name) => name !== undefined);
}

test(`of ${count} concurrent requests that complete or expire an order, one completes it, ${rounds} rounds`, async () => {
  const { db } = desk.store;
  const winners = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const order = await desk.place({ amountMinor });
    // The order has expired, but late money still matches: each competitor may complete it.
    desk.clock.advance(601_000);
    const completed = await race(order);
    const paid = await db
      .select({ id: statements.id, match: statements.match })
      .from(statements)
      .where(and(eq(statements.orderId, order.id), eq(statements.state, 'matched')));
    expect((await desk.stored(order.id))?.status).toBe(orderStatusIds.callbackFailed);
    expect(completed).toHaveLength(1);
    const [winner = ''] = completed;
    winners.set(winner, (winners.get(winner) ?? 0) + 1);
    expect(paid.map(({ match }) => match)).toEqual(
      winner === 'supplement' ? [] : [winner === 'byHand' ? 'byHand' : 'automatic'],
    );
  }
  const balance = await merchantBalances(db, [desk.ids.merchantId]);
  expect(balance.map(({ availableMinor }) => availableMinor)).toEqual([rounds * (amountMinor - feeMinor)]);
  const [load] = await db.select().from(resourceLoads).where(eq(resourceLoads.resourceId, desk.own));
  expect(load).toMatchObject({ processingCount: 0, reservedMinor: 0 });
  expect((await verifyLedger(desk.store)).filter(({ breachCount }) => breachCount > 0)).toEqual([]);
  const shares = [...winners].map(([name, some]) => `${name} ${some}`).join(', ');
  process.stdout.write(`note: ${rounds} rounds of ${count} on ${testStoreKind}: ${shares}\n`);
});
