import { errorCodes } from '@platform/sdk';
import { orderStatusIds } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AskedSplit, openSplitDesk, type SplitDesk } from '../../../testing/split-desk.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { statements } from '../statements/statements.table.ts';
import type { SplitTolerance } from './split-matches.types.ts';

let desk: SplitDesk;
beforeAll(async () => {
  desk = await openSplitDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.renew());

describe('a match of several refuses', () => {
  const both = async () => [
    await desk.place({ amountMinor: 20_000 }),
    await desk.place({ amountMinor: 31_000 }),
  ];

  test('one with one, and several with several', async () => {
    const pair = await both();
    const records = [await desk.loose('255'), await desk.loose('255.5')];
    for (const asked of [
      { records: records.slice(0, 1), of: pair.slice(0, 1) },
      { records, of: pair },
      { records: [records[0] ?? '', records[0] ?? ''], of: pair.slice(0, 1) },
    ])
      expect((await desk.match(asked)).code).toBe(errorCodes.validationFailed);
  });

  test('a residue above the tolerance, also after the tolerance was set lower', async () => {
    const pair = await both();
    const record = await desk.loose('520.01');
    const refused = await desk.match({ records: [record], of: pair, residue: ['overpaid', 'x'] });
    expect(refused.code).toBe(errorCodes.residueTooLarge);
    expect(refused.msg).toContain('10.01 INR');
    const within = await desk.loose('513');
    const set = (maximumMinor: number) =>
      desk.post<SplitTolerance>(
        '/v1.0/splitMatch/setTolerance',
        { currency: 'INR', maximumMinor },
        desk.boss,
      );
    expect((await set(100_001)).code).toBe(errorCodes.settingOutOfBounds);
    expect((await set(299)).data).toMatchObject({ maximumMinor: 299, updatedBy: 'superadmin' });
    const asked = { records: [within], of: pair, residue: ['overpaid', 'Three more'] } as const;
    expect((await desk.match(asked)).code).toBe(errorCodes.residueTooLarge);
    expect((await set(300)).code).toBe(errorCodes.success);
    expect((await desk.match(asked)).code).toBe(errorCodes.success);
    await set(1_000);
  });

  test('a residue without kind or words, of a kind that does not fit, and an explanation of none', async () => {
    const pair = await both();
    const [less, exact] = [await desk.loose('509'), await desk.loose('510')];
    const codeOf = async (records: string[], residue?: AskedSplit['residue']) =>
      (await desk.match({ records, of: pair, ...(residue ? { residue } : {}) })).code;
    expect(await codeOf([less])).toBe(errorCodes.residueUnexplained);
    expect(await codeOf([less], ['overpaid', 'x'])).toBe(errorCodes.residueUnexplained);
    expect(await codeOf([exact], ['rounding', 'x'])).toBe(errorCodes.residueUnexplained);
    for (const order of pair) expect((await desk.stored(order.id))?.status).toBe(orderStatusIds.allocated);
  });

  test('a supplier that would make the platform bear a residue, or that names foreign orders or records', async () => {
    const pair = await both();
    const supplier = await desk.enter('supplier');
    const asked = { records: [await desk.loose('509')], of: pair, residue: ['bankFee', 'x'] } as const;
    expect((await desk.match(asked, supplier)).code).toBe(errorCodes.residueForStaff);
    const foreign = await desk.place({ amountMinor: 42_000 });
    const { db } = desk.store;
    const theirs = { supplierId: desk.foreignSupplier, resourceId: desk.foreign };
    const own = { supplierId: desk.ids.supplierId, resourceId: desk.own };
    await db.update(orders).set(theirs).where(eq(orders.id, foreign.id));
    const record = await desk.loose('620');
    const mixed = { records: [record], of: [pair[0] ?? foreign, foreign] };
    expect((await desk.match(mixed, supplier)).code).toBe(errorCodes.orderNotFound);
    expect((await desk.match(mixed)).code).toBe(errorCodes.splitSuppliersDiffer);
    await db.update(orders).set(own).where(eq(orders.id, foreign.id));
    await db.update(statements).set(theirs).where(eq(statements.id, record));
    expect((await desk.match(mixed, supplier)).code).toBe(errorCodes.statementNotFound);
    expect((await desk.match(mixed)).code).toBe(errorCodes.splitSuppliersDiffer);
  });

  test('records of another currency, of money that left, and two messages about one payment', async () => {
    const order = await desk.place({ amountMinor: 20_000 });
    const rupees = await desk.loose('100');
    const [chain] = await desk.report([desk.transfer({ amount: 10_000 })], desk.watcher);
    const mixed = await desk.match({ records: [rupees, chain?.statementId ?? ''], of: [order] });
    expect(mixed.code).toBe(errorCodes.statementDiffers);
    const out = await desk.credit({ amount: '100', direction: 'debited' });
    expect((await desk.match({ records: [rupees, out.statementId], of: [order] })).code).toBe(
      errorCodes.orderTypeRefused,
    );
    const utr = '622200000001';
    const first = await desk.loose('100.5', utr);
    const repeat = await desk.loose('99.5', utr);
    const repeated = await desk.match({ records: [first, repeat], of: [order] });
    expect(repeated.code).toBe(errorCodes.splitRecordRepeated);
    const [unread] = await desk.report([desk.sms('hello')]);
    const illegible = await desk.match({ records: [rupees, unread?.statementId ?? ''], of: [order] });
    expect(illegible.code).toBe(errorCodes.statementNotMatchable);
  });

  test('a reference that completed another order, and nothing is kept of the attempt', async () => {
    const utr = '633300000001';
    const paid = await desk.place({ amountMinor: 20_000 });
    await desk.post('/v1.0/order/replenishmentOrder', { orderCode: paid.orderCode, utr }, desk.boss);
    const order = await desk.place({ amountMinor: 31_000 });
    const records = [await desk.loose('100'), await desk.loose('210', utr)];
    expect((await desk.match({ records, of: [order] })).code).toBe(errorCodes.utrConsumed);
    expect((await desk.stored(order.id))?.status).toBe(orderStatusIds.allocated);
    for (const id of records) expect((await desk.statement(id)).state).not.toBe('matched');
  });

  test('a call without the second-level token', async () => {
    const asked = { records: [await desk.loose('510')], of: await both() };
    expect((await desk.match(asked, { token: desk.boss.token })).code).toBe(errorCodes.secondLevelRequired);
  });
});
