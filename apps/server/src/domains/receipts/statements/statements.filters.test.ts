import { errorCodes } from '@platform/sdk';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStatementDesk, type StatementDesk, usdtAddress } from '../../../testing/statement-desk.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { statements } from './statements.table.ts';
import type { StatementDetail, StatementPage } from './statements.types.ts';

type Session = { readonly token: string };

let desk: StatementDesk;
let boss: Session;
beforeAll(async () => {
  desk = await openStatementDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.forget();
  await desk.clear();
  boss = { token: await desk.signIn('superAdmin') };
});

async function list(query: string, session = boss): Promise<StatementPage> {
  const { code, data } = await desk.get<StatementPage>(`/v1.0/statement/getList?${query}`, session);
  expect(code).toBe(errorCodes.success);
  return data;
}
const ids = async (query: string) => (await list(query)).list.map(({ id }) => id);
async function detail(statementId: string, session = boss): Promise<StatementDetail> {
  const path = `/v1.0/statement/getDetail?statementId=${statementId}`;
  const { code, data } = await desk.get<StatementDetail>(path, session);
  expect(code).toBe(errorCodes.success);
  return data;
}
const other = 'TOTHERPAYEROTHERPAYEROTHERPAYER123';

async function transferOf(changes: Parameters<StatementDesk['transfer']>[0] = {}): Promise<string> {
  const [result] = await desk.report([desk.transfer(changes)], desk.watcher);
  return result?.statementId ?? '';
}

describe('the list', () => {
  test('takes several kinds, and the facts of chain transfers', async () => {
    const sms = (await desk.credit({ amount: '5' })).statementId;
    const young = await transferOf({ confirmations: 3 });
    const old = await transferOf({ from: other });
    expect(await ids('kinds=sms')).toEqual([sms]);
    expect(await ids('kinds=usdt,webMessage')).toEqual([old, young]);
    expect(await ids('kinds=sms,usdt')).toHaveLength(3);
    expect(await ids('kinds=sms&kind=usdt')).toEqual([]);
    expect(await ids('network=TRC20')).toEqual([old, young]);
    expect(await ids(`fromAddress=${other.toLowerCase()}`)).toEqual([old]);
    expect(await ids(`toAddress=${usdtAddress}`)).toEqual([old, young]);
    expect(await ids('minConfirmations=4')).toEqual([old]);
    expect(await ids('maxConfirmations=3')).toEqual([young]);
  });

  test('takes amounts from and to, the template, and an age', async () => {
    const small = (await desk.credit({ amount: '5' })).statementId;
    desk.clock.advance(3_600_000);
    const large = (await desk.credit({ amount: '50' })).statementId;
    const { templateId } = await desk.statement(large);
    expect(await ids('minAmountMinor=501')).toEqual([large]);
    expect(await ids('maxAmountMinor=500')).toEqual([small]);
    expect(await ids(`templateId=${templateId}`)).toEqual([large, small]);
    boss = { token: await desk.signIn('superAdmin') };
    expect(await ids('minAgeMinutes=60')).toEqual([small]);
    expect(await ids('minAgeMinutes=61')).toEqual([]);
  });

  test('sorts by the time of the message', async () => {
    const first = (await desk.credit({ amount: '5' })).statementId;
    const second = (await desk.credit({ amount: '6' })).statementId;
    const earlier = new Date(desk.clock.now().getTime() - 1_000_000);
    await desk.store.db.update(statements).set({ receivedAt: earlier }).where(eq(statements.id, second));
    expect(await ids('sortBy=receivedAt&sortOrder=asc')).toEqual([second, first]);
    expect(await ids('sortBy=receivedAt')).toEqual([first, second]);
  });

  test('sums the whole filter by currency and direction, only if asked', async () => {
    await desk.credit({ amount: '5' });
    await desk.credit({ amount: '7', direction: 'debited' });
    await desk.report([desk.sms('Hello')]);
    await transferOf();
    expect((await list('pageNum=1')).summary).toBeNull();
    expect((await list('pageNum=1&withSummary=true')).summary).toEqual({
      count: 4,
      exact: true,
      totals: [
        { currency: 'INR', inCount: 1, inMinor: 500, outCount: 1, outMinor: 700 },
        { currency: 'USDT', inCount: 1, inMinor: 1_000_000, outCount: 0, outMinor: 0 },
      ],
    });
    expect((await list('kinds=usdt&withSummary=true')).summary?.count).toBe(1);
  });

  test('is counted by state under its other filters', async () => {
    await desk.credit({ amount: '5' });
    await desk.report([desk.sms('Hello')]);
    await transferOf();
    const counts = async (query: string, session = boss) => {
      const path = `/v1.0/statement/getStateCounts?${query}`;
      const { data } = await desk.get<{ counts: { state: string; count: number }[]; exact: boolean }>(
        path,
        session,
      );
      expect(data.exact).toBe(true);
      return Object.fromEntries(data.counts.map(({ state, count }) => [state, count]));
    };
    const none = { received: 0, matched: 0, suspicious: 0, ignored: 0 };
    expect(await counts('')).toEqual({ ...none, unmatched: 2, unparsed: 1 });
    expect(await counts('kinds=sms')).toEqual({ ...none, unmatched: 1, unparsed: 1 });
    const supplier = { token: await desk.signIn('supplier') };
    await desk.store.db.update(statements).set({ supplierId: desk.foreignSupplier });
    expect(await counts('', supplier)).toEqual({ ...none, unmatched: 0, unparsed: 0 });
  });
});

describe('a row', () => {
  test('says in what it differs from the order that it may belong to', async () => {
    const order = await desk.place();
    await desk.pass(3_000);
    const { statementId } = await desk.credit({ amount: '200' });
    const [row] = (await list('state=suspicious')).list;
    expect(row).toMatchObject({ id: statementId, suspicion: 'late', suspectedOrderCode: order.orderCode });
    expect(row?.differences).toMatchObject([{ field: 'time', effect: 'shown' }]);
    // Another supplier's order stays hidden, and so does what it asks for.
    const supplier = { token: await desk.signIn('supplier') };
    await desk.store.db
      .update(orders)
      .set({ supplierId: desk.foreignSupplier })
      .where(eq(orders.id, order.id));
    const [hidden] = (await list('state=suspicious', supplier)).list;
    expect(hidden).toMatchObject({ suspectedOrderCode: null, differences: null });
  });

  test('shows its place in the security chain to staff, not to a supplier', async () => {
    await desk.credit({ amount: '5', balance: '105' });
    const { statementId } = await desk.credit({ amount: '5', balance: '110' });
    const chain = { state: 'linked', flagged: false, balanceBeforeMinor: 10_500, expectedBeforeMinor: null };
    expect((await list('')).list[0]).toMatchObject({ id: statementId, chain });
    const supplier = { token: await desk.signIn('supplier') };
    expect((await list('', supplier)).list[0]).toMatchObject({ id: statementId, chain: null });
  });
});

describe('one record', () => {
  test('shows where its recognised parts are', async () => {
    const { statementId } = await desk.credit({ amount: '1,500.00', utr: '432100000099', payer: 'A PAYER' });
    const { statement, parts } = await detail(statementId);
    const text = statement.rawText ?? '';
    expect(parts.map(({ field, start, end }) => [field, text.slice(start, end)])).toEqual([
      ['amount', '1,500.00'],
      ['direction', 'credited'],
      ['accountTail', '4821'],
      ['payerName', 'A PAYER'],
      ['utr', '432100000099'],
    ]);
    // What the template reads differently now is not marked.
    await desk.store.db.update(statements).set({ utr: 'OTHER' }).where(eq(statements.id, statementId));
    expect((await detail(statementId)).parts.map(({ field }) => field)).not.toContain('utr');
  });

  test('shows at most five messages of its account on each side', async () => {
    const told: string[] = [];
    for (let place = 0; place < 13; place += 1) {
      desk.clock.advance(1_000);
      told.push((await desk.credit({ amount: String(place + 1) })).statementId);
    }
    await transferOf();
    boss = { token: await desk.signIn('superAdmin') };
    const { around } = await detail(told[6] ?? '');
    expect(around.map(({ id }) => id)).toEqual([
      ...told.slice(7, 12).reverse(),
      ...told.slice(1, 6).reverse(),
    ]);
  });

  test('of another supplier is not found', async () => {
    const { statementId } = await desk.credit({ amount: '5' });
    await desk.store.db.update(statements).set({ supplierId: desk.foreignSupplier });
    const supplier = { token: await desk.signIn('supplier') };
    for (const call of ['getDetail', 'getCandidates'])
      expect((await desk.get(`/v1.0/statement/${call}?statementId=${statementId}`, supplier)).code).toBe(
        errorCodes.statementNotFound,
      );
  });
});

describe('a text of the message', () => {
  const parts = ['a%b', 'a_b', 'a\\b', 'AXB', '银行', '到账通知', "it's", 'Zq'];

  test('is found as it is written, in either case, and is never a pattern', async () => {
    for (const part of parts) await desk.report([desk.sms(`Note <${part}> end`)]);
    const idOf = new Map(
      (await desk.store.db.select().from(statements)).map(({ id, body }) => [
        /<(.*)>/.exec(body ?? '')?.[1],
        id,
      ]),
    );
    const found = (text: string) => ids(`text=${encodeURIComponent(text)}`);
    for (const part of parts) {
      expect([part, await found(part)]).toEqual([part, [idOf.get(part)]]);
      expect([part, await found(part.toLowerCase())]).toEqual([part, [idOf.get(part)]]);
    }
    for (const pattern of ['%%', 'a%', '__', 'a\\%', '\\\\'])
      expect([pattern, await found(pattern)]).toEqual([pattern, pattern === 'a%' ? [idOf.get('a%b')] : []]);
    expect(await found('note <')).toHaveLength(parts.length);
  });

  test('has an index wherever the database knows trigrams', async () => {
    const { rows } = await desk.store.db.execute<{ known: boolean; indexed: boolean }>(sql`
      select exists (select from pg_available_extensions where name = 'pg_trgm') as known,
        exists (select from pg_indexes where indexname = 'statements_text') as indexed`);
    expect(rows[0]?.indexed).toBe(rows[0]?.known);
  });
});
