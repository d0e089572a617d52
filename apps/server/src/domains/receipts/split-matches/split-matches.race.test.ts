import { errorCodes } from '@platform/sdk';
import { orderStatusIds } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foundNoConnection, playRounds, raceRounds } from '../../../testing/races.ts';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { merchantBalances } from '../../money/ledger/ledger.service.ts';
import { verifyLedger } from '../../operations/system-check/ledger.verification.ts';
import type { Order } from '../../orders/orders/orders.table.ts';
import { storeRecords } from '../statements/statements.intake.ts';
import { toStatements } from '../statements/statements.records.ts';
import { processStatement, readMatchingRules } from '../statements/statements.service.ts';
import { splitMatchOrders, splitMatchRecords } from './split-matches.table.ts';

const rounds = raceRounds({ postgres: 20, embedded: 5 });

let desk: StatementDesk;
let session = { token: '', token2: '' };
let lastUtr = 700_000_000_000;
beforeAll(async () => {
  desk = await openStatementDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  const token = await desk.signIn('superAdmin');
  session = { token, token2: await desk.signInSecondLevel(token) };
});

const utr = () => {
  lastUtr += 1;
  return String(lastUtr);
};
const match = (statementIds: readonly string[], orders: readonly Order[]) =>
  desk
    .post(
      '/v1.0/splitMatch/add',
      { statementIds, orderCodes: orders.map((order) => order.orderCode), reason: 'Together' },
      session,
    )
    .then(({ code }) => code);

/** Lets the requests start in random order, and answers none for those that found no connection. */
async function all<Answer>(starts: readonly (() => Promise<Answer>)[]): Promise<(Answer | undefined)[]> {
  const shuffled = starts.map((start) => [Math.random(), start] as const).sort(([a], [b]) => a - b);
  return Promise.all(
    shuffled.map(([, start]) =>
      start().catch((error: unknown) => {
        if (!foundNoConnection(error)) throw error;
        return undefined;
      }),
    ),
  );
}

const expectBalanced = async (paidMinor: number) => {
  const balance = await merchantBalances(desk.store.db, [desk.ids.merchantId]);
  expect(balance.map(({ availableMinor }) => availableMinor)).toEqual([paidMinor]);
  expect((await verifyLedger(desk.store)).filter(({ breachCount }) => breachCount > 0)).toEqual([]);
};
const net = (amountMinor: number) => amountMinor - amountMinor / 100;

test('matching by hand and automatic matching of the same orders: one of them completes each order', async () => {
  const { db } = desk.store;
  const rules = await readMatchingRules(desk.settings.reader(db));
  const won = { hand: 0, automatic: 0 };
  let paidMinor = 0;
  await playRounds('a match of several against automatic matching', rounds, async () => {
    const pair = [await desk.place({ amountMinor: 20_000 }), await desk.place({ amountMinor: 30_000 })];
    const { statementId } = await desk.credit({ amount: '500', utr: utr() });
    const device = {
      monitorId: desk.phone.monitorId,
      watches: 'sms',
      supplierId: desk.ids.supplierId,
    } as const;
    const records = ['200', '300'].map((amount) =>
      desk.sms(`Rs.${amount} credited to a/c XX4821. UPI Ref ${utr()}`),
    );
    const rows = toStatements(records, device, desk.clock.now());
    const stored = await desk.store.transaction((tx) => storeRecords(tx, rows));
    const transact = desk.store.transaction.bind(desk.store);
    // A call first runs several queries to identify its caller, and a message is read first. Either may be late.
    const isLate = Math.random() < 0.5 ? 'message' : 'operator';
    const waitIf = async (isSo: boolean) => {
      for (let wait = isSo ? 8 : 0; wait > 0; wait -= 1) await desk.get('/v1.0/order/getLastOrder', session);
    };
    const read = async (id: string) => {
      await waitIf(isLate === 'message');
      await processStatement(transact, id, rules, { now: desk.clock.now() });
      return undefined;
    };
    const byHand = async () => {
      await waitIf(isLate === 'operator');
      return match([statementId], pair);
    };
    const answers = await all<number | undefined>([
      ...stored.map(
        ({ id }) =>
          () =>
            read(id),
      ),
      ...Array.from({ length: 6 }, () => byHand),
    ]);
    const codes = answers.filter((code) => code !== undefined);
    const successes = codes.filter((code) => code === errorCodes.success).length;
    const orders = await db.select().from(splitMatchOrders);
    const shared = pair.filter(({ id }) => orders.some(({ orderId }) => orderId === id));
    const states = await Promise.all(stored.map(async ({ id }) => (await desk.statement(id)).state));
    for (const order of pair)
      expect((await desk.stored(order.id))?.status).toBe(orderStatusIds.callbackFailed);
    if (successes === 1) {
      won.hand += 1;
      expect(shared).toHaveLength(2);
      expect(states).not.toContain('matched');
      expect((await desk.statement(statementId)).state).toBe('matched');
    } else {
      won.automatic += 1;
      expect([successes, shared.length, states]).toEqual([0, 0, ['matched', 'matched']]);
      expect((await desk.statement(statementId)).state).not.toBe('matched');
    }
    const refusals = codes.filter((code) => code !== errorCodes.success);
    for (const code of refusals)
      expect([errorCodes.orderTransitionRefused, errorCodes.statementAlreadyMatched]).toContain(code);
    paidMinor += net(20_000) + net(30_000);
  });
  process.stdout.write(`note: won by hand ${won.hand}, automatically ${won.automatic}\n`);
  await expectBalanced(paidMinor);
});

test('operators who share out one record, or take one order, at the same moment: one of them wins', async () => {
  const { db } = desk.store;
  const [before] = await merchantBalances(db, [desk.ids.merchantId]);
  let paidMinor = before?.availableMinor ?? 0;
  await playRounds('two matches of several for one record and one order', rounds, async () => {
    const [first, second, third] = [
      await desk.place({ amountMinor: 21_000 }),
      await desk.place({ amountMinor: 31_000 }),
      await desk.place({ amountMinor: 41_000 }),
    ];
    const record = (await desk.credit({ amount: '520', utr: utr() })).statementId;
    const halves = [
      (await desk.credit({ amount: '200', utr: utr() })).statementId,
      (await desk.credit({ amount: '110', utr: utr() })).statementId,
    ];
    const contenders = [
      // One record and two orders; two records and one of these orders; the same in another order of naming.
      () => match([record], [first, second]),
      () => match([record], [second, first]),
      () => match(halves, [second]),
      () => match([...halves].reverse(), [second]),
    ];
    const codes = await all([...contenders, ...contenders, ...contenders]);
    expect(codes.filter((code) => code === errorCodes.success)).toHaveLength(1);
    for (const code of codes)
      expect([
        undefined,
        errorCodes.success,
        errorCodes.orderTransitionRefused,
        errorCodes.statementAlreadyMatched,
      ]).toContain(code);
    const [whole] = await db
      .select()
      .from(splitMatchRecords)
      .where(eq(splitMatchRecords.statementId, record));
    expect((await desk.stored(second.id))?.status).toBe(orderStatusIds.callbackFailed);
    expect((await desk.stored(first.id))?.status).toBe(
      whole ? orderStatusIds.callbackFailed : orderStatusIds.allocated,
    );
    expect((await desk.stored(third.id))?.status).toBe(orderStatusIds.allocated);
    paidMinor += net(31_000) + (whole ? net(21_000) : 0);
    // What is left must not match the messages of the next round.
    desk.clock.advance(3 * 3_600_000);
    await desk.pass(0);
    const token = await desk.signIn('superAdmin');
    session = { token, token2: await desk.signInSecondLevel(token) };
  });
  await expectBalanced(paidMinor);
});
