import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { payerHints } from '../../orders/cashier/payer-hints.table.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { statements } from './statements.table.ts';
import type { StatementCandidate } from './statements.types.ts';

type Answer = { readonly list: StatementCandidate[] };
type Session = { readonly token: string; readonly token2?: string };

let desk: StatementDesk;
let boss: Session;
beforeAll(async () => {
  desk = await openStatementDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.forget();
  await desk.clear();
  boss = await signIn('superAdmin');
});

async function signIn(role: 'superAdmin' | 'supplier' | 'customerService'): Promise<Session> {
  const token = await desk.signIn(role);
  return { token, token2: await desk.signInSecondLevel(token) };
}

async function candidates(statementId: string, orderNo?: string, session = boss) {
  const query = new URLSearchParams({ statementId, ...(orderNo === undefined ? {} : { orderNo }) });
  const answer = await desk.get<Answer>(`/v1.0/statement/getCandidates?${query}`, session);
  expect(answer.code).toBe(errorCodes.success);
  return answer.data.list;
}
const codes = (list: readonly StatementCandidate[]) => list.map(({ orderCode }) => orderCode);

describe('candidates of money that arrived', () => {
  test('are the unpaid orders of its account, the nearest amount first, each with what differs', async () => {
    const far = await desk.place({ amountMinor: 50_000 });
    const near = await desk.place({ amountMinor: 20_000, userName: 'OTHER NAME' });
    const { statementId } = await desk.credit({ amount: '199.50', payer: 'A PAYER' });
    const list = await candidates(statementId);
    expect(codes(list)).toEqual([near.orderCode, far.orderCode]);
    expect(list[0]).toMatchObject({
      refusal: null,
      suspected: false,
      agreements: ['account', 'time'],
      differences: [
        {
          field: 'amount',
          effect: 'reason',
          statementText: '199.50',
          orderText: '200.00',
          differenceMinor: -50,
        },
        { field: 'name', effect: 'shown', statementText: 'A PAYER', orderText: 'OTHER NAME' },
      ],
    });
  });

  test('begin with the order whose payer entered the reference, whatever its amount', async () => {
    const nearer = await desk.place({ amountMinor: 20_000 });
    const said = await desk.place({ amountMinor: 90_000 });
    const saidAt = desk.clock.now();
    const hint = { orderId: said.id, payerName: null, times: 1, ip: '127.0.0.1', saidAt };
    await desk.store.db.insert(payerHints).values({ ...hint, reference: '432100000077' });
    const { statementId } = await desk.credit({ amount: '199', utr: '432100000077' });
    const list = await candidates(statementId);
    expect(codes(list)).toEqual([said.orderCode, nearer.orderCode]);
    expect(list[0]).toMatchObject({ enteredUtr: '432100000077', suspected: true });
    expect(list[0]?.agreements).toContain('reference');
  });

  test('that timed out say how late the money was, and whether the setting refuses them', async () => {
    const order = await desk.place();
    await desk.pass(3_000);
    const { statementId } = await desk.credit({ amount: '200' });
    const [late] = await candidates(statementId);
    const lateness = late?.differences.find(({ field }) => field === 'time');
    const expired = order.expiresAt?.getTime() ?? 0;
    expect(lateness?.differenceSeconds).toBe(Math.round((desk.clock.now().getTime() - expired) / 1_000));
    expect(late?.refusal).toBeNull();
    await desk.set('CanTimeoutSupplement', false);
    boss = await signIn('superAdmin');
    expect((await candidates(statementId))[0]?.refusal).toBe('timedOut');
    await desk.set('CanTimeoutSupplement', true);
  });

  test('leave out paid orders, which a search by number shows with the reason', async () => {
    const paid = await desk.place();
    await desk.credit({ amount: '200' });
    const { statementId } = await desk.credit({ amount: '201' });
    expect(await candidates(statementId)).toEqual([]);
    for (const number of [paid.orderCode, paid.merchantOrderNo, ` ${paid.orderCode} `])
      expect(await candidates(statementId, number)).toMatchObject([
        { orderCode: paid.orderCode, refusal: 'status' },
      ]);
    expect(await candidates(statementId, 'C0000000000000000000000')).toEqual([]);
  });

  test('on other accounts are found by their amount', async () => {
    const order = await desk.place({ amountMinor: 77_700 });
    const { statementId } = await desk.credit({ amount: '777.5' });
    const { db } = desk.store;
    await db
      .update(statements)
      .set({ resourceId: desk.foreign, amountMinor: 77_700 })
      .where(eq(statements.id, statementId));
    const [elsewhere] = await candidates(statementId);
    expect(elsewhere?.orderCode).toBe(order.orderCode);
    expect(elsewhere?.differences).toMatchObject([
      { field: 'account', effect: 'reason', statementText: 'South 01', orderText: 'North 07' },
    ]);
  });

  test('of a supplier are its own orders', async () => {
    const order = await desk.place();
    const { statementId } = await desk.credit({ amount: '199' });
    const supplier = await signIn('supplier');
    expect(codes(await candidates(statementId, undefined, supplier))).toEqual([order.orderCode]);
    await desk.store.db
      .update(orders)
      .set({ supplierId: desk.foreignSupplier })
      .where(eq(orders.id, order.id));
    expect(await candidates(statementId, undefined, supplier)).toEqual([]);
    expect(await candidates(statementId, order.orderCode, supplier)).toEqual([]);
    expect(codes(await candidates(statementId))).toEqual([order.orderCode]);
  });

  test('are at most twenty, and are for roles that may match', async () => {
    for (let place = 0; place < 22; place += 1) await desk.place({ amountMinor: 30_000 + place * 100 });
    const { statementId } = await desk.credit({ amount: '299' });
    const list = await candidates(statementId);
    expect(list).toHaveLength(20);
    expect(list[0]?.amountMinor).toBe(30_000);
    const service = await signIn('customerService');
    const refused = await desk.get(`/v1.0/statement/getCandidates?statementId=${statementId}`, service);
    expect(refused.code).toBe(errorCodes.forbidden);
  });

  test('that the caller confirms complete the order', async () => {
    const order = await desk.place();
    const { statementId } = await desk.credit({ amount: '199.50' });
    const [best] = await candidates(statementId);
    const body = { statementId, orderCode: best?.orderCode, reason: 'Half a rupee short' };
    const { code } = await desk.post('/v1.0/statement/matchByHand', body, boss);
    expect(code).toBe(errorCodes.success);
    expect(best?.orderCode).toBe(order.orderCode);
    // A matched record has no candidates left.
    expect(await candidates(statementId)).toEqual([]);
  });
});
