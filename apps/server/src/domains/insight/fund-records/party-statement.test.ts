import { createHash } from 'node:crypto';
import type { OperationIO } from '@platform/sdk';
import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readXlsx } from '../../../kit/spreadsheet/xlsx.ts';
import { ZipReader } from '../../../kit/spreadsheet/zip.ts';
import { ExportDesk } from '../../../testing/export-desk.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ledgerAccountOf, postTransfers } from '../../money/ledger/ledger.service.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../money/ledger/ledger.table.ts';

type Statement = OperationIO['fundRecords.statement']['output'];

const dayMs = 86_400_000;
/** A second before a month of the platform's zone begins. */
const first = Date.parse('2026-09-30T15:59:59Z');
const day = (number: number): Date => new Date(first + number * dayMs);

let app: TestApp;
let desk: ExportDesk;
let staff: string;
let number = 0;

beforeAll(async () => {
  app = await createTestApp();
  desk = new ExportDesk(app);
  staff = await app.signIn('superAdmin');
  const { merchantId, supplierId } = app.ids;
  await post(ledgerAccountOf.merchantPayable(merchantId, 'INR'), 1_000_000, day(-3));
  await post(ledgerAccountOf.merchantPayable(merchantId, 'USDT'), 5_000_000, day(-3));
  await post(ledgerAccountOf.supplierDeposit(supplierId, 'INR'), 900_000, day(-3));
  // Posted in another order than their times, as processes with other clocks do.
  for (const at of [4, 1, 40, 2, 31, 30, 3, 0, 62, 35]) {
    await post(
      ledgerAccountOf.merchantPayable(merchantId, 'INR'),
      at % 2 === 0 ? -70 - at : 500 + at,
      day(at),
    );
    await post(ledgerAccountOf.supplierDeposit(supplierId, 'INR'), 10 + at, day(at));
  }
});
afterAll(() => app.close());

async function post(
  account: ReturnType<typeof ledgerAccountOf.merchantPayable>,
  amountMinor: number,
  at: Date,
): Promise<void> {
  number += 1;
  const other = ledgerAccountOf.adjustment(account.currency);
  const [debit, credit] = amountMinor > 0 ? [other, account] : [account, other];
  const purpose = number % 3 === 0 ? ('fee' as const) : ('principal' as const);
  await app.store.transaction((tx) =>
    postTransfers(
      tx,
      [
        {
          kind: 'single',
          purpose,
          debit,
          credit,
          amountMinor: Math.abs(amountMinor),
          key: `posted ${number}`,
        },
      ],
      at,
    ),
  );
}

/** All entries of the party, by time, read without the code under test. */
async function entriesOf(ownerId: string) {
  const rows = await app.store.db
    .select({ account: ledgerAccounts, entry: ledgerEntries, transfer: ledgerTransfers })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(eq(ledgerAccounts.ownerId, ownerId));
  return rows.toSorted((a, b) => (a.transfer.id < b.transfer.id ? -1 : 1));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const wallTime = (time: Date): string =>
  new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const read = async (query: Record<string, string>, token = staff) =>
  app.get<Statement>(`/v1.0/fundRecord/getStatement?${new URLSearchParams(query)}`, { token });

describe('a statement’s balances', () => {
  it('equal a recount of the ledger for any period, and continue each other', async () => {
    const party = fc.constantFrom('merchantId' as const, 'supplierId' as const);
    const days = fc.array(fc.integer({ min: -5, max: 70 }), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(party, days, async (name, chosen) => {
        const ownerId = app.ids[name];
        const [from = 0, middle = 0, to = 0] = chosen.toSorted((a, b) => a - b);
        const entries = await entriesOf(ownerId);
        const accountsIn = async (start: Date, last: Date): Promise<Statement['accounts']> => {
          const query = { ownerId, startTime: wallTime(start), endTime: wallTime(last) };
          const { accounts } = (await read(query)).data;
          for (const shown of accounts) {
            const own = entries.filter(
              ({ account }) => account.kind === shown.accountKind && account.currency === shown.currency,
            );
            const before = own.filter(({ transfer }) => transfer.createdAt < start);
            const inside = own.filter(
              ({ transfer }) =>
                transfer.createdAt >= start && transfer.createdAt.getTime() < last.getTime() + 1_000,
            );
            const amounts = inside.map(({ entry }) => entry.amountMinor);
            const openingMinor = sum(before.map(({ entry }) => entry.amountMinor));
            expect(shown).toMatchObject({
              openingMinor,
              creditMinor: sum(amounts.filter((amount) => amount > 0)),
              debitMinor: 0 - sum(amounts.filter((amount) => amount < 0)),
              closingMinor: openingMinor + sum(amounts),
              count: inside.length,
            });
            expect(sum(shown.purposes.map(({ count }) => count))).toBe(inside.length);
          }
          return accounts;
        };
        const earlier = await accountsIn(day(from), day(middle));
        const later = await accountsIn(
          new Date(day(middle).getTime() + 1_000),
          new Date(day(to).getTime() + 1_000),
        );
        expect(later.map(({ openingMinor }) => openingMinor)).toEqual(
          earlier.map(({ closingMinor }) => closingMinor),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('of a month begin and end at midnight of the platform’s zone', async () => {
    const { merchantId } = app.ids;
    const { data } = await read({ ownerId: merchantId, month: '2026-10', currency: 'INR' });
    expect([data.startTime, data.endTime]).toEqual(['2026-09-30T16:00:00.000Z', '2026-10-31T15:59:59.000Z']);
    const outside = (await entriesOf(merchantId)).filter(
      ({ account, transfer }) => account.currency === 'INR' && transfer.createdAt < new Date(first + 1_000),
    );
    expect(data.accounts[0]?.openingMinor).toBe(sum(outside.map(({ entry }) => entry.amountMinor)));
    expect((await read({ ownerId: merchantId, month: '2026-12' })).data.endTime).toBe(
      '2026-12-31T15:59:59.000Z',
    );
  });

  it('are the caller’s own, and staff name the party', async () => {
    const { merchantId, supplierId } = app.ids;
    const [merchant, supplier] = [await app.signIn('merchant'), await app.signIn('supplier')];
    const month = '2026-10';
    expect((await read({ month }, merchant)).data.ownerId).toBe(merchantId);
    expect((await read({ month }, supplier)).data).toMatchObject({
      ownerId: supplierId,
      ownerKind: 'supplier',
    });
    expect((await read({ month, ownerId: supplierId }, merchant)).code).toBe(errorCodes.partyNotFound);
    expect((await read({ month, ownerId: merchantId }, supplier)).code).toBe(errorCodes.partyNotFound);
    expect((await read({ month, ownerId: app.ids.admin })).code).toBe(errorCodes.partyNotFound);
    expect((await read({ month })).code).toBe(errorCodes.validationFailed);
  });

  it.each([
    ['neither month nor range', {}],
    ['half of a range', { startTime: '2026-10-01 00:00:00' }],
    ['both', { month: '2026-10', startTime: '2026-10-01 00:00:00', endTime: '2026-10-02 00:00:00' }],
    [
      'a range that ends before it begins',
      { startTime: '2026-10-02 00:00:00', endTime: '2026-10-01 00:00:00' },
    ],
    ['a month that does not exist', { month: '2026-13' }],
  ])('are refused for %s', async (_what, query) => {
    const { status, code } = await read({ ownerId: app.ids.merchantId, ...query });
    expect([status, code]).toEqual([400, errorCodes.validationFailed]);
  });
});

describe('the file of a month', () => {
  const ask = (format: string, token = staff, filters: Record<string, string> = {}, language = 'en-US') =>
    desk.start(token, {
      operation: 'fundRecords.statement',
      filters: { month: '2026-10', ...filters },
      format,
      language,
    });

  async function written(
    format: string,
    token = staff,
    filters: Record<string, string> = {},
    language = 'en-US',
  ) {
    const { data, msg } = await ask(format, token, filters, language);
    if (!data?.id) throw new Error(`The statement was refused: ${msg}`);
    const worker = desk.worker();
    await worker.turn();
    await worker.idle();
    const shown = await desk.one(token, data.id);
    return { shown, file: await desk.download(token, data.id) };
  }

  it('has every entry, and balances and sums that are the ledger’s', async () => {
    const { merchantId } = app.ids;
    const { shown, file } = await written('xlsx', staff, { ownerId: merchantId });
    expect(shown).toMatchObject({ state: 'done', rowCount: shown.total, limitReached: false });
    expect(shown.fileName).toBe('Test-merchant_2026-10_en-US.xlsx');
    const { accounts } = (await read({ ownerId: merchantId, month: '2026-10' })).data;
    const [, ...rows] = (await readXlsx(file, { maxRows: 1_000, maxColumns: 20 })).map(({ cells }) => cells);
    const lines = rows.map((cells) => ({
      currency: cells[1],
      name: String(cells[3] ?? ''),
      balance: String(cells[9] ?? ''),
      transferId: cells[11],
    }));
    for (const { currency, openingMinor, closingMinor, count } of accounts) {
      const own = lines.filter((line) => line.currency === currency);
      const digits = currency === 'USDT' ? 6 : 2;
      const at = (name: string): string | undefined => own.find((line) => line.name === name)?.balance;
      expect(Number(at('Opening balance'))).toBe(openingMinor / 10 ** digits);
      expect(Number(at('Closing balance'))).toBe(closingMinor / 10 ** digits);
      expect(own.filter(({ transferId }) => transferId)).toHaveLength(count);
    }
  });

  it('names sums with the punctuation of its language', async () => {
    const { merchantId } = app.ids;
    for (const [language, pattern] of [
      ['zh-CN', /^合计：本金（\d+）$/],
      ['zh-TW', /^合計：本金（\d+）$/],
      ['en-US', /^Sum: Principal \(\d+\)$/],
    ] as const) {
      const { file } = await written('xlsx', staff, { ownerId: merchantId }, language);
      const rows = await readXlsx(file, { maxRows: 1_000, maxColumns: 20 });
      expect(rows.map(({ cells }) => cells[3])).toContainEqual(expect.stringMatching(pattern));
    }
  });

  it('has a checksum that follows from the ledger alone', async () => {
    const { merchantId } = app.ids;
    const entries = (await entriesOf(merchantId)).filter(
      ({ transfer }) =>
        transfer.createdAt >= new Date('2026-09-30T16:00:00Z') &&
        transfer.createdAt < new Date('2026-10-31T16:00:00Z'),
    );
    const { accounts } = (await read({ ownerId: merchantId, month: '2026-10' })).data;
    const hash = createHash('sha256');
    for (const { accountKind, currency, openingMinor } of accounts) {
      hash.update(`${accountKind} ${currency} ${openingMinor}\n`);
      let balance = openingMinor;
      for (const { account, entry, transfer } of entries) {
        if (account.currency !== currency) continue;
        balance += entry.amountMinor;
        hash.update(`${transfer.id} ${entry.amountMinor} ${balance}\n`);
      }
    }
    const checksum = hash.digest('hex');
    const { file } = await written('xlsx', staff, { ownerId: merchantId });
    const zip = await ZipReader.open(file);
    let facts = '';
    for await (const piece of zip.textOf('xl/worksheets/sheet2.xml', 100_000)) facts += piece;
    expect(facts).toContain(checksum);
    // The file is sent to the party. Its heading has the name and the period, not the ids of the request.
    expect(facts).not.toContain('ownerId');
    expect(facts).not.toContain(merchantId);
  });

  it('is a PDF with Chinese glyphs, small because it holds only those', async () => {
    for (const language of ['zh-CN', 'zh-TW', 'en-US']) {
      const { shown, file } = await written('pdf', await app.signIn('supplier'), {}, language);
      expect(shown).toMatchObject({ state: 'done', fileName: `Test-supplier_2026-10_${language}.pdf` });
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
      expect(file.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
      if (language !== 'en-US') expect(file.toString('latin1')).toContain('NotoSansHans-Regular');
      expect(file.byteLength).toBeLessThan(200_000);
    }
  });

  it('is refused for another party, another format, and for some rows', async () => {
    const merchant = await app.signIn('merchant');
    expect((await ask('pdf', merchant, { ownerId: app.ids.supplierId })).code).toBe(errorCodes.partyNotFound);
    expect((await ask('pdf')).code).toBe(errorCodes.validationFailed);
    expect((await ask('csv', merchant)).code).toBe(errorCodes.validationFailed);
    const list = { operation: 'fundRecords.list', format: 'pdf' };
    expect((await desk.start(merchant, list)).code).toBe(errorCodes.validationFailed);
    const some = { mode: 'only', ids: ['1'] };
    const partial = {
      operation: 'fundRecords.statement',
      filters: { month: '2026-10' },
      format: 'pdf',
      selection: some,
    };
    expect((await desk.start(merchant, partial)).code).toBe(errorCodes.validationFailed);
  });

  it('is complete or does not exist', async () => {
    const { data } = await ask('pdf', staff, { ownerId: app.ids.merchantId });
    const worker = desk.worker({ rowLimits: { pdf: 3 } });
    await worker.turn();
    await worker.idle();
    expect(await desk.one(staff, data.id)).toMatchObject({
      state: 'failed',
      errorCode: errorCodes.documentTooLong,
    });
  });

  it('is not handed out when money is posted to its period while it is written', async () => {
    const { merchantId } = app.ids;
    const { data } = await ask('xlsx', staff, { ownerId: merchantId });
    let pages = 0;
    const worker = desk.worker({
      pageRows: 2,
      yieldToRequests: async () => {
        pages += 1;
        if (pages === 3)
          await post(ledgerAccountOf.merchantPayable(merchantId, 'INR'), 7, new Date(first + 2_000));
      },
    });
    await worker.turn();
    await worker.idle();
    expect(await desk.one(staff, data.id)).toMatchObject({
      state: 'failed',
      errorCode: errorCodes.exportInterrupted,
    });
  });
});
