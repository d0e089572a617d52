import { errorCodes } from '@platform/sdk';
import { orderStatusIds } from '@platform/sdk/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import type { OrderDossier } from '../../orders/orders/orders.dossier.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { resources } from '../../orders/resources/resources.table.ts';
import { storeRecords } from './statements.intake.ts';
import { toStatements } from './statements.records.ts';
import { processStatement, readMatchingRules, readWaitingStatements } from './statements.service.ts';
import { statements } from './statements.table.ts';
import type { StatementRow } from './statements.types.ts';

type Session = { readonly token: string; readonly token2?: string };
type Page = { list: StatementRow[]; total: number | null; nextCursor: string | null };

let desk: StatementDesk;
let boss: Session;
let supplier: Session;
beforeAll(async () => {
  desk = await openStatementDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.forget();
  await desk.clear();
  boss = await signIn('superAdmin');
  supplier = await signIn('supplier');
});

async function signIn(role: 'superAdmin' | 'supplier' | 'merchant'): Promise<Session> {
  const token = await desk.signIn(role);
  return { token, token2: await desk.signInSecondLevel(token) };
}

const list = async (query: string, session: Session = boss) => {
  const { code, data } = await desk.get<Page>(`/v1.0/statement/getList?${query}`, session);
  expect(code).toBe(errorCodes.success);
  return data;
};
const act = (verb: string, body: object, session: Session = boss) =>
  desk.post<StatementRow>(`/v1.0/statement/${verb}`, body, session);

describe('matching by hand', () => {
  test('a record completes the order that a user names, and both show the user', async () => {
    const order = await desk.place();
    await desk.pass(3_000);
    await desk.set('CanTimeoutSupplement', true);
    boss = await signIn('superAdmin');
    const { statementId, state } = await desk.credit({
      amount: '200',
      utr: '432100000001',
      payer: 'A PAYER',
    });
    expect(state).toBe('suspicious');
    const { code, data } = await act('matchByHand', { statementId, orderCode: order.orderCode });
    expect(code).toBe(errorCodes.success);
    expect(data).toMatchObject({
      state: 'matched',
      suspicion: null,
      match: 'byHand',
      matchedBy: 'superadmin',
      orderCode: order.orderCode,
    });
    expect(await desk.stored(order.id)).toMatchObject({
      status: orderStatusIds.callbackFailed,
      supplementStatus: 1,
      utr: '432100000001',
      validateUserName: 'A PAYER',
    });
    const { data: dossier } = await desk.get<OrderDossier>(
      `/v1.0/order/getDossier?orderCode=${order.orderCode}`,
      boss,
    );
    expect(dossier.statements).toMatchObject([
      {
        id: statementId,
        kind: 'sms',
        amountMinor: 20_000,
        utr: '432100000001',
        match: 'byHand',
        matchedBy: 'superadmin',
      },
    ]);
    expect(dossier.timeline.map(({ event }) => event)).toEqual([
      'create',
      'allocate',
      'expire',
      'supplement',
      'statementMatched',
    ]);
    expect(dossier.timeline.at(-1)).toMatchObject({
      kind: 'statement',
      reference: statementId,
      actorName: 'superadmin',
    });
    // A second match is refused for every caller.
    const again = await act('matchByHand', { statementId, orderCode: order.orderCode });
    expect(again.code).toBe(errorCodes.statementAlreadyMatched);
    expect((await act('ignore', { statementId, reason: 'x' })).code).toBe(errorCodes.statementAlreadyMatched);
    expect((await act('rematch', { statementId })).code).toBe(errorCodes.statementAlreadyMatched);
  });

  test('differences need a reason, which is stored with record and order', async () => {
    const order = await desk.place();
    const { statementId } = await desk.credit({ amount: '199.50' });
    const body = { statementId, orderCode: order.orderCode };
    const refused = await act('matchByHand', body);
    expect(refused.code).toBe(errorCodes.statementDiffers);
    expect(refused.msg).toContain('199.50 INR ≠ 200.00 INR');
    expect((await desk.stored(order.id))?.status).toBe(orderStatusIds.allocated);
    const { code, data } = await act('matchByHand', { ...body, reason: 'Half a rupee short' });
    expect([code, data.reason]).toEqual([errorCodes.success, 'Half a rupee short']);
    expect(await desk.stored(order.id)).toMatchObject({ receivedMinor: 19_950, amountMinor: 20_000 });
  });

  test('a different account is shown by its name', async () => {
    const order = await desk.place();
    const { db } = desk.store;
    const { statementId } = await desk.credit({ amount: '200.01' });
    await db.update(statements).set({ resourceId: desk.foreign }).where(eq(statements.id, statementId));
    const refused = await act('matchByHand', { statementId, orderCode: order.orderCode });
    expect(refused.msg).toContain('South 01 ≠ North 07');
    expect(refused.msg).not.toContain('resourceId');
  });

  test('a supplier learns nothing of another supplier’s order', async () => {
    const order = await desk.place();
    const { statementId } = await desk.credit({ amount: '5' });
    await desk.store.db
      .update(orders)
      .set({ supplierId: desk.foreignSupplier, resourceId: desk.foreign })
      .where(eq(orders.id, order.id));
    const body = { statementId, orderCode: order.orderCode };
    expect(await act('matchByHand', body, supplier)).toMatchObject({ code: errorCodes.orderNotFound });
    expect((await act('matchByHand', body)).code).toBe(errorCodes.statementDiffers);
  });

  test('another currency is refused even with a reason', async () => {
    const order = await desk.place();
    const [result] = await desk.report([desk.transfer({ amount: 200 })], desk.watcher);
    const body = { statementId: result?.statementId, orderCode: order.orderCode, reason: 'please' };
    expect((await act('matchByHand', body)).code).toBe(errorCodes.statementDiffers);
  });

  test('only parsed incoming money can complete an order', async () => {
    const order = await desk.place();
    const [unparsed] = await desk.report([desk.sms('hello')]);
    const out = await desk.credit({ amount: '200', direction: 'debited' });
    const codeFor = async (statementId: string | undefined) =>
      (await act('matchByHand', { statementId, orderCode: order.orderCode, reason: 'x' })).code;
    expect(await codeFor(unparsed?.statementId)).toBe(errorCodes.statementNotMatchable);
    expect(await codeFor(out.statementId)).toBe(errorCodes.orderTypeRefused);
  });

  test('requires the second-level token', async () => {
    const order = await desk.place();
    const { statementId } = await desk.credit({ amount: '1' });
    const { token } = boss;
    const body = { statementId, orderCode: order.orderCode, reason: 'x' };
    expect((await act('matchByHand', body, { token })).code).toBe(errorCodes.secondLevelRequired);
  });

  test('a reference of another order is refused, and nothing is stored', async () => {
    const utr = '432100000077';
    const paid = await desk.place();
    await desk.post('/v1.0/order/replenishmentOrder', { orderCode: paid.orderCode, utr }, boss);
    const order = await desk.place();
    const { statementId } = await desk.credit({ amount: '200', utr });
    const { code } = await act('matchByHand', { statementId, orderCode: order.orderCode });
    expect(code).toBe(errorCodes.utrConsumed);
    expect((await desk.statement(statementId)).state).toBe('suspicious');
    expect((await desk.stored(order.id))?.status).toBe(orderStatusIds.allocated);
  });

  test('an ignored record shows the reason, leaves the queue, and can be matched again', async () => {
    const { statementId } = await desk.credit({ amount: '200' });
    const { data } = await act('ignore', { statementId, reason: 'Interest' });
    expect(data).toMatchObject({ state: 'ignored', reason: 'Interest', matchedBy: 'superadmin' });
    expect((await list('state=unmatched')).total).toBe(0);
    const order = await desk.place();
    const again = await act('rematch', { statementId });
    expect(again.data).toMatchObject({ state: 'matched', match: 'automatic', orderCode: order.orderCode });
  });

  test('a record is read again with the current templates', async () => {
    const [result] = await desk.report([desk.sms('Got 77 rupees', 'VM-NEWBNK')]);
    expect(result?.state).toBe('unparsed');
    const template = {
      name: 'New bank',
      kind: 'sms',
      senderPattern: '[A-Z]{2}-NEWBNK',
      pattern: 'Got (?P<amount>\\d+) rupees',
      currency: 'INR',
      direction: 'in',
      sample: 'Got 5 rupees',
      sampleSender: 'VM-NEWBNK',
    };
    expect((await desk.post('/v1.0/messageTemplate/add', template, boss)).code).toBe(errorCodes.success);
    const { data } = await act('rematch', { statementId: result?.statementId });
    expect(data).toMatchObject({ state: 'unmatched', amountMinor: 7_700, templateName: 'New bank' });
  });

  test('a supplier handles its own records and sees no others', async () => {
    const { db } = desk.store;
    await db.update(resources).set({ monitorId: null }).where(eq(resources.id, desk.foreign));
    const other = await desk.addDevice('phone-other', 'sms', [desk.foreign], {
      supplierId: desk.foreignSupplier,
    });
    const own = await desk.credit({ amount: '5' });
    const foreign = await desk.credit({ amount: '6' }, other);
    expect((await list('', supplier)).list.map(({ id }) => id)).toEqual([own.statementId]);
    expect((await list('')).total).toBe(2);
    for (const verb of ['ignore', 'rematch']) {
      const body = { statementId: foreign.statementId, ...(verb === 'ignore' ? { reason: 'x' } : {}) };
      expect((await act(verb, body, supplier)).code).toBe(errorCodes.statementNotFound);
    }
    expect((await act('ignore', { statementId: own.statementId, reason: 'mine' }, supplier)).code).toBe(
      errorCodes.success,
    );
  });
});

describe('the list', () => {
  test('filters by the known fields of a record', async () => {
    const order = await desk.place();
    const paid = await desk.credit({ amount: '200', utr: '432100000005', payer: 'RARE NAME' });
    await desk.credit({ amount: '7' });
    const [transfer] = await desk.report([desk.transfer({ amount: 5 })], desk.watcher);
    const { txid = '' } = await desk.statement(transfer?.statementId ?? '');
    const found = async (query: string) => (await list(query)).list.map(({ id }) => id);
    for (const query of [
      'utr=432100000005',
      `orderCode=${order.orderCode}`,
      'amountMinor=20000',
      'text=rare%20NAME',
      'state=matched',
    ]) {
      expect([query, await found(query)]).toEqual([query, [paid.statementId]]);
    }
    for (const query of [
      'kind=usdt',
      'currency=USDT',
      `utr=${txid}`,
      'monitorId=tron-watcher',
      `resourceId=${desk.usdtAccount}`,
    ]) {
      expect([query, await found(query)]).toEqual([query, [transfer?.statementId]]);
    }
    expect(await found('cardNumber=50100044821&state=unmatched')).toHaveLength(1);
    expect(await found('text=%25%25')).toEqual([]);
    expect(await found(`supplierId=${desk.foreignSupplier}`)).toEqual([]);
    expect(await found('startTime=2026-11-30%2000%3A00%3A00')).toEqual([]);
  });

  test('pages by cursor, each record once, while others arrive', async () => {
    for (const amount of ['1', '2', '3', '4', '5']) {
      await desk.credit({ amount });
      desk.clock.advance(1_000);
    }
    const seen: (number | null)[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await list(`pageNum=2${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...page.list.map(({ amountMinor }) => amountMinor));
      cursor = page.nextCursor;
      await desk.credit({ amount: '9' });
    } while (cursor);
    expect(seen).toEqual([500, 400, 300, 200, 100]);
  });

  test.each(['cursor=x', 'text=a', 'state=paid', 'utr=%27%3B--', 'amountMinor=1.5'])(
    'refuses %s',
    async (query) => {
      const { code } = await desk.get(`/v1.0/statement/getList?${query}`, boss);
      expect([errorCodes.validationFailed, errorCodes.pageCursorInvalid]).toContain(code);
    },
  );
});

test('a merchant sees that its order was paid, but not the message', async () => {
  const order = await desk.place();
  await desk.credit({ amount: '200', payer: 'A PAYER' });
  const { data } = await desk.get<OrderDossier>(
    `/v1.0/order/getDossier?orderCode=${order.orderCode}`,
    await signIn('merchant'),
  );
  expect(data.statements).toMatchObject([
    { match: 'automatic', rawText: null, resourceName: null, matchedBy: null },
  ]);
});

test('a matched statement is never read again', async () => {
  await desk.place();
  const { statementId, state } = await desk.credit({ amount: '200' });
  expect(state).toBe('matched');
  const before = await desk.statement(statementId);
  const rules = await readMatchingRules(desk.settings.reader(desk.store.db));
  const facts = { now: desk.clock.now(), anew: true };
  const transact = desk.store.transaction.bind(desk.store);
  expect(await processStatement(transact, statementId, rules, facts)).toBeUndefined();
  expect(await desk.statement(statementId)).toEqual(before);
});

test('a stored but unread statement is read by any process', async () => {
  const order = await desk.place();
  const device = { monitorId: 'phone-07', watches: 'sms', supplierId: desk.ids.supplierId } as const;
  const rows = toStatements([desk.sms('Rs.200 credited to a/c XX4821')], device, desk.clock.now());
  await desk.store.transaction((tx) => storeRecords(tx, rows));
  // The process that stored a record gets five seconds to read it.
  await readWaitingStatements(desk.parts);
  expect((await desk.stored(order.id))?.status).toBe(orderStatusIds.allocated);
  desk.clock.advance(6_000);
  await Promise.all([1, 2, 3].map(() => readWaitingStatements(desk.parts)));
  expect((await desk.stored(order.id))?.status).toBe(orderStatusIds.callbackFailed);
  const [row] = await desk.store.db.select().from(statements);
  expect(row).toMatchObject({ state: 'matched', orderId: order.id });
});
