import { errorCodes } from '@platform/sdk';
import { orderStatusIds } from '@platform/sdk/rules';
import { inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { testStoreKind } from '../../../testing/test-store.ts';
import { ledgerAccounts } from '../../money/ledger/ledger.table.ts';
import { inspectBooks, verifyLedger, wholeBooks } from '../../operations/system-check/ledger.verification.ts';
import { quickInvariants } from '../../operations/system-check/system-check.invariants.ts';
import type { Order } from '../../orders/orders/orders.table.ts';
import { statements } from '../statements/statements.table.ts';
import type { SplitMatchShown } from './split-matches.types.ts';

// `SPLIT_MATCHES=2000` for a run overnight. A failure names the seed; `MODEL_SEED` repeats it.
const runs = Number(process.env.SPLIT_MATCHES ?? (testStoreKind === 'postgres' ? 60 : 15));
const feeOf = (amountMinor: number) => {
  const half = amountMinor % 100 === 50 ? (Math.floor(amountMinor / 100) % 2 === 0 ? 0 : 1) : undefined;
  return half === undefined ? Math.round(amountMinor / 100) : Math.floor(amountMinor / 100) + half;
};

let desk: StatementDesk;
let session = { token: '', token2: '' };
let used = 0;
beforeAll(async () => {
  desk = await openStatementDesk();
  await desk.set('CanTimeoutSupplement', true);
});
afterAll(() => desk.close());

interface Plan {
  /** The order's amounts. With one, `parts` says how many transfers pay it. */
  readonly amounts: readonly number[];
  readonly parts: number;
  readonly residueMinor: number;
  readonly toleranceMinor: number;
  /** Which orders are reversed, in this order. */
  readonly undone: readonly number[];
}

const plan: fc.Arbitrary<Plan> = fc
  .record({
    // Amounts that do not repeat within one plan, so that each waits on the account by itself.
    amounts: fc.uniqueArray(fc.integer({ min: 10_001, max: 60_000 }), { minLength: 1, maxLength: 4 }),
    parts: fc.integer({ min: 2, max: 4 }),
    residueMinor: fc.integer({ min: -1_500, max: 1_500 }),
    toleranceMinor: fc.constantFrom(0, 1, 500, 1_000, 1_500),
    undone: fc.uniqueArray(fc.nat(3), { maxLength: 4 }),
  })
  .map((drawn) => ({ ...drawn, undone: drawn.undone.filter((index) => index < drawn.amounts.length) }));

/** Balances of all accounts by kind, as credits less debits. */
async function balances(): Promise<Map<string, number>> {
  const { kind, creditsPostedMinor, debitsPostedMinor, currency } = ledgerAccounts;
  const rows = await desk.store.db
    .select({ kind, balance: sql<number>`sum(${creditsPostedMinor} - ${debitsPostedMinor})::int` })
    .from(ledgerAccounts)
    .where(sql`${currency} = 'INR'`)
    .groupBy(kind);
  return new Map(rows.map((row) => [row.kind, row.balance]));
}

/** The books as they should change: small enough to verify by reading it. */
class Model {
  readonly changes = { merchantPayable: 0, feeIncome: 0, supplierReceivable: 0, adjustment: 0 };

  complete(amountMinor: number, sign: 1 | -1 = 1): void {
    this.changes.supplierReceivable -= sign * amountMinor;
    this.changes.merchantPayable += sign * (amountMinor - feeOf(amountMinor));
    this.changes.feeIncome += sign * feeOf(amountMinor);
  }

  residue(residueMinor: number, sign: 1 | -1 = 1): void {
    this.changes.supplierReceivable -= sign * residueMinor;
    this.changes.adjustment += sign * residueMinor;
  }
}

/** Cuts a sum into transfers, each above zero. */
function cut(sumMinor: number, parts: number): number[] {
  const share = Math.floor(sumMinor / parts);
  return Array.from({ length: parts }, (_, index) =>
    index < parts - 1 ? share - index : sumMinor - (parts - 1) * share + ((parts - 1) * (parts - 2)) / 2,
  );
}

async function play({ amounts, parts, residueMinor, toleranceMinor, undone }: Plan): Promise<void> {
  const token = await desk.signIn('superAdmin');
  session = { token, token2: await desk.signInSecondLevel(token) };
  const tolerance = { currency: 'INR', maximumMinor: toleranceMinor };
  expect((await desk.post('/v1.0/splitMatch/setTolerance', tolerance, session)).code).toBe(
    errorCodes.success,
  );
  const orders: Order[] = [];
  for (const amountMinor of amounts) orders.push(await desk.place({ amountMinor }));
  const asked = orders.map((order) => order.payAmountMinor ?? order.amountMinor);
  const sumMinor = asked.reduce((sum, amount) => sum + amount, 0) + residueMinor;
  const records: string[] = [];
  for (const amountMinor of orders.length > 1 ? [sumMinor] : cut(sumMinor, parts)) {
    used += 1;
    const utr = String(800_000_000_000 + used);
    records.push((await desk.credit({ amount: (amountMinor / 100).toFixed(2), utr })).statementId);
  }
  const before = await balances();
  const model = new Model();
  const compare = async () => {
    const now = await balances();
    const changed = Object.keys(model.changes).map((kind) => [
      kind,
      (now.get(kind) ?? 0) - (before.get(kind) ?? 0),
    ]);
    expect(Object.fromEntries(changed)).toEqual(model.changes);
  };
  const match = () =>
    desk.post<SplitMatchShown>(
      '/v1.0/splitMatch/add',
      {
        statementIds: records,
        orderCodes: orders.map(({ orderCode }) => orderCode),
        reason: 'Together',
        ...(residueMinor === 0 ? {} : { residueKind: 'rounding', residueNote: 'Drawn' }),
      },
      session,
    );
  const { code, data } = await match();
  const rows = await desk.store.db.select().from(statements).where(inArray(statements.id, records));
  if (Math.abs(residueMinor) > toleranceMinor) {
    expect(code).toBe(errorCodes.residueTooLarge);
    expect(rows.every(({ state }) => state !== 'matched')).toBe(true);
    await compare();
    return;
  }
  expect(code).toBe(errorCodes.success);
  expect(rows.every(({ state }) => state === 'matched')).toBe(true);
  // Every minor unit of the records is given to one order.
  const given = data.orders.reduce((sum, { receivedMinor }) => sum + receivedMinor, 0);
  expect([data.recordedMinor, given, data.recordedMinor - data.askedMinor]).toEqual([
    sumMinor,
    sumMinor,
    residueMinor,
  ]);
  for (const { amountMinor } of orders) model.complete(amountMinor);
  model.residue(residueMinor);
  await compare();
  expect((await match()).code).toBe(errorCodes.statementAlreadyMatched);
  const carrying = asked.indexOf(Math.max(...asked));
  for (const index of undone) {
    const order = orders[index];
    if (!order) continue;
    const reversed = await desk.post(
      '/v1.0/order/reverseOrder',
      { orderCode: order.orderCode, reason: 'Back' },
      session,
    );
    expect(reversed.code).toBe(errorCodes.success);
    model.complete(order.amountMinor, -1);
    if (index === carrying) model.residue(residueMinor, -1);
    await compare();
    expect((await desk.stored(order.id))?.status).toBe(orderStatusIds.timedOut);
  }
  if (undone.length === orders.length)
    expect(Object.values(model.changes).every((change) => change === 0)).toBe(true);
}

test(`${runs} matches of several share the money exactly and are reversed exactly, beside a model of the books`, async () => {
  const startedAt = performance.now();
  const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));
  const property = fc.asyncProperty(plan, async (drawn) => {
    await play(drawn);
    // Later plans must not meet orders of this one.
    desk.clock.advance(2 * 86_400_000);
    await desk.pass(0);
  });
  await fc.assert(property, { seed, numRuns: runs });
  const verdicts = [
    ...(await verifyLedger(desk.store)),
    ...(await inspectBooks(desk.store.db, quickInvariants, wholeBooks)),
  ];
  expect(verdicts.filter(({ breachCount }) => breachCount > 0)).toEqual([]);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  process.stdout.write(`note: ${runs} matches of several on ${testStoreKind}, seed ${seed}, ${seconds} s\n`);
}, 3_600_000);
