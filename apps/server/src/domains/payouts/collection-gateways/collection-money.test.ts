import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CollectionDesk, openCollectionDesk } from '../../../testing/collection-desk.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { readAllocationRules } from '../../orders/allocation/allocation.rules.ts';
import { reselectOrder } from '../../orders/allocation/allocation.service.ts';
import { payerHints } from '../../orders/cashier/payer-hints.table.ts';
import { lockOrder } from '../../orders/orders/orders.service.ts';
import { type Order, orders } from '../../orders/orders/orders.table.ts';
import { payScriptRuns } from '../script-runs/script-runs.table.ts';

let desk: CollectionDesk;
beforeAll(async () => {
  desk = await openCollectionDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  desk.plan({});
  await desk.forget();
});

const paid = 5;
const timedOut = 3;
const pay = (order: Order) => desk.gateway.pay(desk.keyOf(order));
const lastEffect = async (order: Order) => (await desk.runs(order.id)).at(-1)?.effect;
const onlyReport = async (order: Order) => {
  const [report, ...others] = await desk.reports(order);
  expect(others).toEqual([]);
  return report;
};

describe('a payment that a query finds', () => {
  it('completes its order as a matched statement on the account, with the gateway’s UTR', async () => {
    const order = await desk.linked();
    const utr = await pay(order);
    await desk.after(12);
    expect(await desk.order(order.id)).toMatchObject({ status: paid, utr, receivedMinor: 20_000 });
    expect(await onlyReport(order)).toMatchObject({
      state: 'matched',
      match: 'automatic',
      orderId: order.id,
      resourceId: desk.accountId,
      supplierId: desk.ids.supplierId,
      monitorId: null,
      amountMinor: 20_000,
      utr,
    });
    expect(await desk.bookings(order.id)).toBe(1);
    expect(await lastEffect(order)).toBe('completed');
    expect(await desk.attempt(order.id)).toMatchObject({ state: 'ended', dueAt: null });
    expect((await desk.page(order)).status).toBe('paid');
  });

  it('needs no name of its payer, because the gateway knows the order', async () => {
    await setSetting(desk, 'NeedNameCheck', true);
    const order = await desk.linked();
    await pay(order);
    await desk.after(12);
    await setSetting(desk, 'NeedNameCheck', false);
    expect((await desk.order(order.id)).status).toBe(paid);
  });
});

describe('a notice', () => {
  it('completes its order once, however often it comes, and a query after it changes nothing', async () => {
    desk.plan({ notice: 'doubled' });
    const order = await desk.linked();
    await pay(order);
    expect((await desk.order(order.id)).status).toBe(paid);
    const key = desk.keyOf(order);
    expect((await desk.notice(desk.gateway.noticeOf(key))).code).toBe(200);
    await desk.after(60);
    const runs = await desk.runs(order.id);
    expect(runs.map(({ entryPoint, effect }) => `${entryPoint} ${effect}`)).toEqual([
      'create linked',
      'readNotice completed',
      'readNotice none',
      'readNotice none',
    ]);
    expect(await onlyReport(order)).toMatchObject({ state: 'matched' });
    expect(await desk.bookings(order.id)).toBe(1);
  });

  it('that comes before the answer of the creation completes its order too', async () => {
    desk.plan({ mood: 'cutsAfterCreating', notice: 'prompt' });
    const order = await desk.linked();
    await pay(order);
    expect((await desk.order(order.id)).status).toBe(paid);
    await desk.after(60);
    expect((await desk.runs(order.id)).map(({ entryPoint }) => entryPoint)).toEqual(['create', 'readNotice']);
  });

  it('that comes out of order takes nothing back', async () => {
    desk.plan({ notice: 'outOfOrder' });
    const order = await desk.linked();
    await pay(order);
    expect((await desk.order(order.id)).status).toBe(paid);
    expect(await lastEffect(order)).toBe('none');
  });

  it('that is forged is refused, recorded and changes nothing', async () => {
    const order = await desk.linked();
    await pay(order);
    const forged = desk.gateway.noticeOf(desk.keyOf(order), 'another secret');
    expect(await desk.notice(forged)).toMatchObject({ status: 401, code: errorCodes.gatewayNoticeRefused });
    expect((await desk.order(order.id)).status).toBe(2);
    expect(await desk.reports(order)).toEqual([]);
    const count = await desk.store.db.$count(payScriptRuns, eq(payScriptRuns.verdict, 'forged'));
    expect(count).toBeGreaterThan(0);
  });
});

describe('money that is not exactly what the order waits for', () => {
  const change = (order: Order, values: Partial<typeof orders.$inferInsert>) =>
    desk.store.db.update(orders).set(values).where(eq(orders.id, order.id));

  it('of another amount is a suspicious statement, and the order stays unpaid', async () => {
    const order = await desk.linked();
    await change(order, { payAmountMinor: 20_100 });
    await pay(order);
    await desk.after(12);
    expect((await desk.order(order.id)).status).toBe(2);
    expect(await onlyReport(order)).toMatchObject({
      state: 'suspicious',
      suspicion: 'amountMismatch',
      orderId: order.id,
      amountMinor: 20_000,
    });
    expect(await lastEffect(order)).toBe('amountDiffers');
    expect(await desk.bookings(order.id)).toBe(0);
  });

  it('with a UTR that another order has is suspicious', async () => {
    const other = await desk.linked();
    const order = await desk.linked(20_500);
    const utr = await pay(order);
    await change(other, { utr, status: paid });
    await desk.after(12);
    expect((await desk.order(order.id)).status).toBe(2);
    expect(await onlyReport(order)).toMatchObject({
      state: 'suspicious',
      suspicion: 'utrConsumed',
      orderId: order.id,
    });
    expect(await lastEffect(order)).toBe('exception');
  });

  it('with a UTR that a bank message on the account has told for another order is suspicious', async () => {
    const phone = await desk.addDevice('gateway-phone', 'sms', [desk.accountId]);
    const order = await desk.linked(20_700);
    const other = await desk.linked(20_700);
    const utr = await pay(order);
    // The payer of the other order claims the payment, before the gateway is asked whose it is.
    const hint = { orderId: other.id, reference: utr, times: 1, saidAt: desk.clock.now(), ip: '192.0.2.1' };
    await desk.store.db.insert(payerHints).values(hint);
    expect((await desk.credit({ amount: '207.00', utr }, phone)).state).toBe('matched');
    await desk.after(12);
    expect((await desk.order(other.id)).status).toBe(paid);
    expect((await desk.order(order.id)).status).toBe(2);
    expect(await onlyReport(order)).toMatchObject({ state: 'suspicious', suspicion: 'utrConsumed' });
    expect(await desk.bookings(order.id)).toBe(0);
  });

  it('that the bank has told before completes nothing again', async () => {
    const phone = await desk.addDevice('gateway-phone-2', 'sms', [desk.accountId]);
    const order = await desk.linked(20_800);
    const utr = await pay(order);
    expect((await desk.credit({ amount: '208.00', utr }, phone)).state).toBe('matched');
    await desk.after(12);
    await desk.notice(desk.gateway.noticeOf(desk.keyOf(order)));
    expect(await onlyReport(order)).toMatchObject({ state: 'ignored' });
    expect(await lastEffect(order)).toBe('none');
    expect(await desk.bookings(order.id)).toBe(1);
  });

  it('within MessageDelay after the deadline still completes its order', async () => {
    const order = await desk.linked();
    const { expiresAt } = await desk.order(order.id);
    const left = ((expiresAt?.getTime() ?? 0) - desk.clock.now().getTime()) / 1_000;
    await pay(order);
    await desk.pass(left + 1);
    expect((await desk.order(order.id)).status).toBe(timedOut);
    await desk.turn();
    expect((await desk.order(order.id)).status).toBe(paid);
  });

  it('after that is late, and a person supplements the order with it', async () => {
    const order = await desk.linked();
    await desk.pass(3_600);
    await pay(order);
    await desk.turn();
    expect((await desk.order(order.id)).status).toBe(timedOut);
    const report = await onlyReport(order);
    expect(report).toMatchObject({ state: 'suspicious', suspicion: 'late', orderId: order.id });
    await setSetting(desk, 'CanTimeoutSupplement', true);
    const body = { statementId: report?.id, orderCode: order.orderCode, reason: 'Paid late' };
    const answer = await desk.post('/v1.0/statement/matchByHand', body, await desk.rights());
    expect(answer).toMatchObject({ code: 200 });
    expect(await desk.bookings(order.id)).toBe(1);
  });

  it('for an order that was moved to another account is for a person', async () => {
    const order = await desk.linked();
    await desk.store.transaction(async (tx) => {
      const rules = await readAllocationRules(desk.settings.reader(tx));
      const options = { rules, now: desk.clock.now() };
      const locked = await lockOrder(tx, order.id);
      return reselectOrder(tx, locked, [1008], undefined, { now: desk.clock.now() }, options);
    });
    expect(await desk.page(order)).toMatchObject({ status: 'payable', account: { kind: 'upi' } });
    await pay(order);
    await desk.after(12);
    expect(await desk.order(order.id)).toMatchObject({ status: 2, attempt: 2 });
    expect(await onlyReport(order)).toMatchObject({
      state: 'suspicious',
      suspicion: 'accountUnclear',
      orderId: order.id,
      resourceId: desk.accountId,
    });
  });

  it('for an order that was paid otherwise is for a person', async () => {
    const order = await desk.linked();
    await change(order, { status: paid, utr: '999900001111' });
    await pay(order);
    await desk.notice(desk.gateway.noticeOf(desk.keyOf(order)));
    expect(await onlyReport(order)).toMatchObject({ state: 'suspicious', orderId: order.id });
    expect(await desk.bookings(order.id)).toBe(0);
  });
});

describe('"query again" from a record', () => {
  it('asks about a link that is open, and is refused when nothing is', async () => {
    const order = await desk.linked();
    const [run] = await desk.runs(order.id);
    await pay(order);
    const ask = async () => desk.post('/v1.0/payScriptRun/queryAgain', { id: run?.id }, await desk.rights());
    expect(await ask()).toMatchObject({ code: 200, data: { verdict: 'completed', effect: 'completed' } });
    expect((await desk.order(order.id)).status).toBe(paid);
    expect((await ask()).code).toBe(errorCodes.gatewayQueryRefused);
  });

  it('lets a person try the script with what the gateway answered', async () => {
    const order = await desk.linked();
    const [run] = await desk.runs(order.id);
    const body = {
      source: 'export const create = () => ({ verdict: "unknown", reason: "x" })',
      runId: run?.id,
    };
    const answer = await desk.post<{ results: object[] }>(
      '/v1.0/payScript/tryRun',
      body,
      await desk.rights(),
    );
    expect(answer.data.results).toMatchObject([{ entryPoint: 'create', verdict: 'unknown', passed: false }]);
  });
});
