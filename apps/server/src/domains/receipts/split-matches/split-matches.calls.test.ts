import { errorCodes } from '@platform/sdk';
import { orderStatusIds } from '@platform/sdk/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { ledgerAccounts } from '../../money/ledger/ledger.table.ts';
import { verifyLedger } from '../../operations/system-check/ledger.verification.ts';
import { checkSystem } from '../../operations/system-check/system-check.jobs.ts';
import { systemChecks } from '../../operations/system-check/system-check.table.ts';
import type { OrderDossier } from '../../orders/orders/orders.dossier.ts';
import { type Order, orders } from '../../orders/orders/orders.table.ts';
import { completedAfter } from '../completion-checks/completion-checks.service.ts';
import { statements } from '../statements/statements.table.ts';
import type { StatementRow } from '../statements/statements.types.ts';
import type { SplitMatchShown, SplitTolerance } from './split-matches.types.ts';

type Session = { readonly token: string; readonly token2?: string };

let desk: StatementDesk;
let boss: Session;
let lastUtr = 600_000_000_000;
beforeAll(async () => {
  desk = await openStatementDesk();
  await desk.set('CanTimeoutSupplement', true);
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.forget();
  await desk.clear();
  boss = await signIn('superAdmin');
});

async function signIn(role: 'superAdmin' | 'supplier' | 'merchant'): Promise<Session> {
  const token = await desk.signIn(role);
  return { token, token2: await desk.signInSecondLevel(token) };
}

function nextUtr(): string {
  lastUtr += 1;
  return String(lastUtr);
}

/** A record that matches no order by itself. */
async function credit(amount: string, utr = nextUtr()): Promise<string> {
  const { statementId, state } = await desk.credit({ amount, utr });
  expect(['unmatched', 'suspicious']).toContain(state);
  return statementId;
}

interface Asked {
  readonly records: readonly string[];
  readonly of: readonly Order[];
  readonly residue?: readonly [kind: string, note: string];
}

const match = ({ records, of, residue }: Asked, session: Session = boss) =>
  desk.post<SplitMatchShown>(
    '/v1.0/splitMatch/add',
    {
      statementIds: records,
      orderCodes: of.map(({ orderCode }) => orderCode),
      reason: 'Sent together',
      ...(residue ? { residueKind: residue[0], residueNote: residue[1] } : {}),
    },
    session,
  );
const reverse = (order: Order) =>
  desk.post('/v1.0/order/reverseOrder', { orderCode: order.orderCode, reason: 'Money went back' }, boss);
const dossier = async ({ orderCode }: Order, session: Session = boss) =>
  (await desk.get<OrderDossier>(`/v1.0/order/getDossier?orderCode=${orderCode}`, session)).data;

async function balances(): Promise<Record<string, number>> {
  const { kind, creditsPostedMinor, debitsPostedMinor } = ledgerAccounts;
  const balance = sql<number>`sum(${creditsPostedMinor} - ${debitsPostedMinor})::int`;
  const rows = await desk.store.db.select({ kind, balance }).from(ledgerAccounts).groupBy(kind);
  return Object.fromEntries(rows.map((row) => [row.kind, row.balance]));
}

async function expectSound(): Promise<void> {
  expect((await verifyLedger(desk.store)).filter(({ breachCount }) => breachCount > 0)).toEqual([]);
  desk.clock.advance(700_000);
  expect(await checkSystem(desk.parts)).toBe(true);
  const [row] = await desk.store.db.select().from(systemChecks);
  expect(row?.broken).toEqual([]);
}

describe('one transfer for several orders', () => {
  test('completes each of them, and record, orders and dossiers name the others', async () => {
    const [first, second] = [
      await desk.place({ amountMinor: 20_000 }),
      await desk.place({ amountMinor: 31_000 }),
    ];
    const record = await credit('510');
    const { code, data } = await match({ records: [record], of: [first, second] });
    expect(code).toBe(errorCodes.success);
    expect(data).toMatchObject({
      recordedMinor: 51_000,
      askedMinor: 51_000,
      residueMinor: 0,
      residueKind: null,
      residueOrderCode: null,
      matchedBy: 'superadmin',
      records: [{ statementId: record, amountMinor: 51_000 }],
      orders: [
        { orderCode: first.orderCode, askedMinor: 20_000, receivedMinor: 20_000 },
        { orderCode: second.orderCode, askedMinor: 31_000, receivedMinor: 31_000 },
      ],
    });
    for (const order of [first, second]) {
      expect(await desk.stored(order.id)).toMatchObject({
        status: orderStatusIds.callbackFailed,
        receivedMinor: order.amountMinor,
        supplementStatus: 1,
      });
      const [shown] = (await dossier(order)).statements;
      const other = order === first ? second : first;
      expect(shown).toMatchObject({
        id: record,
        match: 'byHand',
        split: {
          splitMatchId: data.id,
          partMinor: order.amountMinor,
          recordCount: 1,
          otherOrderCodes: [other.orderCode],
          residueMinor: 0,
        },
      });
      const found = await desk.get<{ list: StatementRow[]; total: number }>(
        `/v1.0/statement/getList?orderCode=${order.orderCode}`,
        boss,
      );
      expect(found.data.list.map(({ id }) => id)).toEqual([record]);
      expect(found.data.list[0]).toMatchObject({
        state: 'matched',
        splitMatchId: data.id,
        orderCode: second.orderCode,
        otherOrderCodes: [first.orderCode],
      });
    }
    const again = await desk.get<SplitMatchShown>(`/v1.0/splitMatch/getDetail?splitMatchId=${data.id}`, boss);
    expect(again.data).toEqual(data);
    await expectSound();
  });

  test('a residue is explained, booked with the order that asks the most, and audited with all parts', async () => {
    const before = await balances();
    const [first, second] = [
      await desk.place({ amountMinor: 20_000 }),
      await desk.place({ amountMinor: 31_000 }),
    ];
    const record = await credit('508');
    const { code, data } = await match({
      records: [record],
      of: [first, second],
      residue: ['bankFee', 'Kept 2'],
    });
    expect(code).toBe(errorCodes.success);
    expect(data).toMatchObject({
      residueMinor: -200,
      residueKind: 'bankFee',
      residueNote: 'Kept 2',
      residueOrderCode: second.orderCode,
    });
    expect(data.orders.map(({ receivedMinor }) => receivedMinor)).toEqual([20_000, 30_800]);
    const { postings } = await dossier(second);
    expect(postings.at(-1)).toMatchObject({
      debitKind: 'adjustment',
      creditKind: 'supplierReceivable',
      amountMinor: 200,
    });
    const after = await balances();
    expect((after['adjustment'] ?? 0) - (before['adjustment'] ?? 0)).toBe(-200);
    expect((after['merchantPayable'] ?? 0) - (before['merchantPayable'] ?? 0)).toBe(51_000 - 510);
    const audit = await desk.lastAudit();
    expect(JSON.stringify(audit)).toContain(first.orderCode);
    expect(JSON.stringify(audit)).toContain('Kept 2');
    await expectSound();
  });

  test('the merchant sees its part, and neither the residue nor its booking', async () => {
    const [first, second] = [
      await desk.place({ amountMinor: 20_000 }),
      await desk.place({ amountMinor: 31_000 }),
    ];
    await match({
      records: [await credit('511')],
      of: [first, second],
      residue: ['overpaid', 'A rupee more'],
    });
    const { statements: shown, postings } = await dossier(second, await signIn('merchant'));
    expect(shown).toMatchObject([{ split: { residueMinor: null, residueKind: null, residueNote: null } }]);
    expect(postings.map(({ creditKind }) => creditKind).sort()).toEqual(['feeIncome', 'merchantPayable']);
  });
});

describe('several transfers for one order', () => {
  test('complete it together, and none of their references is usable again', async () => {
    const order = await desk.place({ amountMinor: 90_000 });
    const utrs = ['611100000001', '611100000002', '611100000003'] as const;
    const records = [
      await credit('300', utrs[0]),
      await credit('400', utrs[1]),
      await credit('205', utrs[2]),
    ];
    const { code, data } = await match({ records, of: [order], residue: ['overpaid', 'Five more'] });
    expect(code).toBe(errorCodes.success);
    expect(data).toMatchObject({
      recordedMinor: 90_500,
      residueMinor: 500,
      residueOrderCode: order.orderCode,
    });
    expect(await desk.stored(order.id)).toMatchObject({ receivedMinor: 90_500, utr: utrs[0] });
    expect((await dossier(order)).statements.map(({ id, split }) => [id, split?.partMinor])).toEqual([
      [records[0], 30_000],
      [records[1], 40_000],
      [records[2], 20_500],
    ]);
    const other = await desk.place({ amountMinor: 45_600 });
    for (const utr of utrs) {
      const supplement = { orderCode: other.orderCode, utr };
      expect((await desk.post('/v1.0/order/replenishmentOrder', supplement, boss)).code).toBe(
        errorCodes.utrConsumed,
      );
    }
    await desk.post('/v1.0/order/replenishmentOrder', { orderCode: other.orderCode }, boss);
    await expectSound();
  });

  test('two transfers of one chain transaction are two payments', async () => {
    const order = await desk.place({ amountMinor: 5_000_000, productId: 3015 });
    const txid = 'b'.repeat(64);
    const half = Math.floor((order.payAmountMinor ?? 0) / 2);
    const parts = [half, (order.payAmountMinor ?? 0) - half];
    const reported = await desk.report(
      parts.map((amount, logIndex) => desk.transfer({ amount, logIndex, txid })),
      desk.watcher,
    );
    const { code, data } = await match({
      records: reported.map(({ statementId }) => statementId),
      of: [order],
    });
    expect([code, data.residueMinor]).toEqual([errorCodes.success, 0]);
    expect((await desk.stored(order.id))?.utr).toBe(txid);
  });
});

describe('reversal', () => {
  test('of all orders, in either order, leaves every account as it was before the match', async () => {
    for (const isCarrierFirst of [true, false]) {
      const small = await desk.place({ amountMinor: 20_000 });
      const large = await desk.place({ amountMinor: 31_000 });
      const record = await credit('505');
      const before = await balances();
      const { data } = await match({
        records: [record],
        of: [small, large],
        residue: ['underpaid', 'Five short'],
      });
      const [one, two] = isCarrierFirst ? [large, small] : [small, large];
      expect((await reverse(one)).code).toBe(errorCodes.success);
      const between = await balances();
      // The residue goes with the order that carries it, and only with that one.
      expect((between['adjustment'] ?? 0) - (before['adjustment'] ?? 0)).toBe(isCarrierFirst ? 0 : -500);
      await expectSound();
      boss = await signIn('superAdmin');
      expect((await reverse(two)).code).toBe(errorCodes.success);
      expect(await balances()).toEqual({ ...between, ...before });
      expect((await reverse(two)).code).not.toBe(errorCodes.success);
      const shown = await desk.get<SplitMatchShown>(
        `/v1.0/splitMatch/getDetail?splitMatchId=${data.id}`,
        boss,
      );
      expect(shown.data.orders.every(({ reversedAt }) => reversedAt !== null)).toBe(true);
      await expectSound();
      boss = await signIn('superAdmin');
    }
  });

  test('frees neither the record nor the order for another match', async () => {
    const [first, second] = [
      await desk.place({ amountMinor: 20_000 }),
      await desk.place({ amountMinor: 31_000 }),
    ];
    const record = await credit('510');
    await match({ records: [record], of: [first, second] });
    await reverse(first);
    const third = await desk.place({ amountMinor: 12_300 });
    const repeated = await match({ records: [record], of: [third, second] });
    expect(repeated.code).toBe(errorCodes.statementAlreadyMatched);
    const other = await match({ records: [await credit('323')], of: [first, third] });
    expect(other.code).toBe(errorCodes.orderReversed);
  });
});

describe('refuses', () => {
  const both = async () => [
    await desk.place({ amountMinor: 20_000 }),
    await desk.place({ amountMinor: 31_000 }),
  ];

  test('one with one, and several with several', async () => {
    const pair = await both();
    const records = [await credit('255'), await credit('255.5')];
    for (const asked of [
      { records: records.slice(0, 1), of: pair.slice(0, 1) },
      { records, of: pair },
      { records: [records[0] ?? '', records[0] ?? ''], of: pair.slice(0, 1) },
    ])
      expect((await match(asked)).code).toBe(errorCodes.splitShapeRefused);
  });

  test('a residue above the tolerance, also after the tolerance was set lower', async () => {
    const pair = await both();
    const record = await credit('520.01');
    const refused = await match({ records: [record], of: pair, residue: ['overpaid', 'x'] });
    expect(refused.code).toBe(errorCodes.residueTooLarge);
    expect(refused.msg).toContain('10.01 INR');
    const within = await credit('513');
    const set = (maximumMinor: number) =>
      desk.post<SplitTolerance>('/v1.0/splitMatch/setTolerance', { currency: 'INR', maximumMinor }, boss);
    expect((await set(100_001)).code).toBe(errorCodes.toleranceTooHigh);
    expect((await set(299)).data).toMatchObject({ maximumMinor: 299, updatedBy: 'superadmin' });
    const asked = { records: [within], of: pair, residue: ['overpaid', 'Three more'] } as const;
    expect((await match(asked)).code).toBe(errorCodes.residueTooLarge);
    expect((await set(300)).code).toBe(errorCodes.success);
    expect((await match(asked)).code).toBe(errorCodes.success);
    await set(1_000);
  });

  test('a residue without kind or words, of a kind that does not fit, and an explanation of none', async () => {
    const pair = await both();
    const [less, exact] = [await credit('509'), await credit('510')];
    const codeOf = async (records: string[], residue?: Asked['residue']) =>
      (await match({ records, of: pair, ...(residue ? { residue } : {}) })).code;
    expect(await codeOf([less])).toBe(errorCodes.residueUnexplained);
    expect(await codeOf([less], ['overpaid', 'x'])).toBe(errorCodes.residueKindRefused);
    expect(await codeOf([exact], ['rounding', 'x'])).toBe(errorCodes.residueKindRefused);
    for (const order of pair) expect((await desk.stored(order.id))?.status).toBe(orderStatusIds.allocated);
  });

  test('a supplier that would make the platform bear a residue, or that names foreign orders or records', async () => {
    const pair = await both();
    const supplier = await signIn('supplier');
    const asked = { records: [await credit('509')], of: pair, residue: ['bankFee', 'x'] } as const;
    expect((await match(asked, supplier)).code).toBe(errorCodes.residueForStaff);
    const foreign = await desk.place({ amountMinor: 42_000 });
    const { db } = desk.store;
    const theirs = { supplierId: desk.foreignSupplier, resourceId: desk.foreign };
    const own = { supplierId: desk.ids.supplierId, resourceId: desk.own };
    await db.update(orders).set(theirs).where(eq(orders.id, foreign.id));
    const record = await credit('620');
    const mixed = { records: [record], of: [pair[0] ?? foreign, foreign] };
    expect((await match(mixed, supplier)).code).toBe(errorCodes.orderNotFound);
    expect((await match(mixed)).code).toBe(errorCodes.splitSuppliersDiffer);
    await db.update(orders).set(own).where(eq(orders.id, foreign.id));
    await db.update(statements).set(theirs).where(eq(statements.id, record));
    expect((await match(mixed, supplier)).code).toBe(errorCodes.statementNotFound);
    expect((await match(mixed)).code).toBe(errorCodes.splitSuppliersDiffer);
  });

  test('records of another currency, of money that left, and two messages about one payment', async () => {
    const order = await desk.place({ amountMinor: 20_000 });
    const rupees = await credit('100');
    const [chain] = await desk.report([desk.transfer({ amount: 10_000 })], desk.watcher);
    const mixed = await match({ records: [rupees, chain?.statementId ?? ''], of: [order] });
    expect(mixed.code).toBe(errorCodes.statementDiffers);
    const out = await desk.credit({ amount: '100', direction: 'debited' });
    expect((await match({ records: [rupees, out.statementId], of: [order] })).code).toBe(
      errorCodes.orderTypeRefused,
    );
    const utr = '622200000001';
    const first = await credit('100.5', utr);
    const repeat = await credit('99.5', utr);
    const repeated = await match({ records: [first, repeat], of: [order] });
    expect(repeated.code).toBe(errorCodes.splitRecordRepeated);
    const [unread] = await desk.report([desk.sms('hello')]);
    const illegible = await match({ records: [rupees, unread?.statementId ?? ''], of: [order] });
    expect(illegible.code).toBe(errorCodes.statementNotMatchable);
  });

  test('a reference that completed another order, and nothing is kept of the attempt', async () => {
    const utr = '633300000001';
    const paid = await desk.place({ amountMinor: 20_000 });
    await desk.post('/v1.0/order/replenishmentOrder', { orderCode: paid.orderCode, utr }, boss);
    const order = await desk.place({ amountMinor: 31_000 });
    const records = [await credit('100'), await credit('210', utr)];
    expect((await match({ records, of: [order] })).code).toBe(errorCodes.utrConsumed);
    expect((await desk.stored(order.id))?.status).toBe(orderStatusIds.allocated);
    for (const id of records) expect((await desk.statement(id)).state).not.toBe('matched');
  });

  test('a call without the second-level token', async () => {
    const asked = { records: [await credit('510')], of: await both() };
    expect((await match(asked, { token: boss.token })).code).toBe(errorCodes.secondLevelRequired);
  });
});

test('the check of completed orders accepts the parts', async () => {
  const [first, second] = [
    await desk.place({ amountMinor: 20_000 }),
    await desk.place({ amountMinor: 31_000 }),
  ];
  const startedAt = new Date(desk.clock.now().getTime() - 1_000);
  await match({ records: [await credit('510')], of: [first, second] });
  const nothing = '00000000-0000-0000-0000-000000000000';
  const checked = await completedAfter(
    desk.store.db,
    { completedAt: startedAt, orderId: nothing },
    desk.clock.now(),
    100,
  );
  const own = checked.filter(({ id }) => [first, second].some((order) => order.id === id));
  expect(own.map(({ id, difference }) => [id, difference]).sort()).toEqual(
    [
      [first.id, null],
      [second.id, null],
    ].sort(),
  );
});
