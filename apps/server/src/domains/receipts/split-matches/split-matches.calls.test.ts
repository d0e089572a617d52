import { errorCodes } from '@platform/sdk';
import { orderStatusIds } from '@platform/sdk/rules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSplitDesk, type SplitDesk, type SplitSession } from '../../../testing/split-desk.ts';
import { ledgerAccounts } from '../../money/ledger/ledger.table.ts';
import { verifyLedger } from '../../operations/system-check/ledger.verification.ts';
import { checkSystem } from '../../operations/system-check/system-check.jobs.ts';
import { systemChecks } from '../../operations/system-check/system-check.table.ts';
import type { OrderDossier } from '../../orders/orders/orders.dossier.ts';
import type { Order } from '../../orders/orders/orders.table.ts';
import { completedAfter } from '../completion-checks/completion-checks.service.ts';
import type { StatementRow } from '../statements/statements.types.ts';
import type { SplitMatchShown } from './split-matches.types.ts';

let desk: SplitDesk;
beforeAll(async () => {
  desk = await openSplitDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.renew());

const reverse = (order: Order) =>
  desk.post('/v1.0/order/reverseOrder', { orderCode: order.orderCode, reason: 'Money went back' }, desk.boss);
const dossier = async ({ orderCode }: Order, session: SplitSession = desk.boss) =>
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
    const record = await desk.loose('510');
    const { code, data } = await desk.match({ records: [record], of: [first, second] });
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
        desk.boss,
      );
      expect(found.data.list.map(({ id }) => id)).toEqual([record]);
      expect(found.data.list[0]).toMatchObject({
        state: 'matched',
        splitMatchId: data.id,
        orderCode: second.orderCode,
        otherOrderCodes: [first.orderCode],
      });
    }
    const again = await desk.get<SplitMatchShown>(
      `/v1.0/splitMatch/getDetail?splitMatchId=${data.id}`,
      desk.boss,
    );
    expect(again.data).toEqual(data);
    await expectSound();
  });

  test('a residue is explained, booked with the order that asks the most, and audited with all parts', async () => {
    const before = await balances();
    const [first, second] = [
      await desk.place({ amountMinor: 20_000 }),
      await desk.place({ amountMinor: 31_000 }),
    ];
    const record = await desk.loose('508');
    const { code, data } = await desk.match({
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
    await desk.match({
      records: [await desk.loose('511')],
      of: [first, second],
      residue: ['overpaid', 'A rupee more'],
    });
    const { statements: shown, postings } = await dossier(second, await desk.enter('merchant'));
    expect(shown).toMatchObject([{ split: { residueMinor: null, residueKind: null, residueNote: null } }]);
    expect(postings.map(({ creditKind }) => creditKind).sort()).toEqual(['feeIncome', 'merchantPayable']);
  });
});

describe('several transfers for one order', () => {
  test('complete it together, and none of their references is usable again', async () => {
    const order = await desk.place({ amountMinor: 90_000 });
    const utrs = ['611100000001', '611100000002', '611100000003'] as const;
    const records = [
      await desk.loose('300', utrs[0]),
      await desk.loose('400', utrs[1]),
      await desk.loose('205', utrs[2]),
    ];
    const { code, data } = await desk.match({ records, of: [order], residue: ['overpaid', 'Five more'] });
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
      expect((await desk.post('/v1.0/order/replenishmentOrder', supplement, desk.boss)).code).toBe(
        errorCodes.utrConsumed,
      );
    }
    await desk.post('/v1.0/order/replenishmentOrder', { orderCode: other.orderCode }, desk.boss);
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
    const { code, data } = await desk.match({
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
      const record = await desk.loose('505');
      const before = await balances();
      const { data } = await desk.match({
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
      await desk.enterAgain();
      expect((await reverse(two)).code).toBe(errorCodes.success);
      expect(await balances()).toEqual({ ...between, ...before });
      expect((await reverse(two)).code).not.toBe(errorCodes.success);
      const shown = await desk.get<SplitMatchShown>(
        `/v1.0/splitMatch/getDetail?splitMatchId=${data.id}`,
        desk.boss,
      );
      expect(shown.data.orders.every(({ reversedAt }) => reversedAt !== null)).toBe(true);
      await expectSound();
      await desk.enterAgain();
    }
  });

  test('frees neither the record nor the order for another match', async () => {
    const [first, second] = [
      await desk.place({ amountMinor: 20_000 }),
      await desk.place({ amountMinor: 31_000 }),
    ];
    const record = await desk.loose('510');
    await desk.match({ records: [record], of: [first, second] });
    await reverse(first);
    const third = await desk.place({ amountMinor: 12_300 });
    const repeated = await desk.match({ records: [record], of: [third, second] });
    expect(repeated.code).toBe(errorCodes.statementAlreadyMatched);
    const other = await desk.match({ records: [await desk.loose('323')], of: [first, third] });
    expect(other.code).toBe(errorCodes.orderReversed);
  });
});

test('the check of completed orders accepts the parts', async () => {
  const [first, second] = [
    await desk.place({ amountMinor: 20_000 }),
    await desk.place({ amountMinor: 31_000 }),
  ];
  const startedAt = new Date(desk.clock.now().getTime() - 1_000);
  await desk.match({ records: [await desk.loose('510')], of: [first, second] });
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
