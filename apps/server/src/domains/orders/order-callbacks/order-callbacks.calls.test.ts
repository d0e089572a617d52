import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CallbackDesk, openCallbackDesk } from '../../../testing/callback-desk.ts';
import {
  acknowledging,
  type CallbackReceiver,
  openCallbackReceiver,
} from '../../../testing/callback-receiver.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import type { OrderDossier } from '../orders/orders.dossier.ts';
import { advance } from '../orders/orders.service.ts';
import { type Order, orderEvents, orders } from '../orders/orders.table.ts';
import { orderCallbackAttempts, orderCallbacks } from './order-callbacks.table.ts';
import type { AttemptRow, CallbackRow } from './order-callbacks.types.ts';

let desk: CallbackDesk;
let receiver: CallbackReceiver;
let admin: string;
beforeEach(async () => {
  desk = await openCallbackDesk();
  receiver = await openCallbackReceiver();
  admin = await desk.signIn('admin');
});
afterEach(async () => {
  await receiver.close();
  await desk.close();
});

interface Rows<Row> {
  list: Row[];
  total: number;
}

const resend = (order: Pick<Order, 'orderCode'>, token = admin) =>
  desk.post<{ status: number }>('/v1.0/order/callback', { orderCode: order.orderCode }, { token });
const listed = async (query = '', token = admin) =>
  (await desk.get<Rows<CallbackRow>>(`/v1.0/orderCallBack/getList${query}`, { token })).data;
const details = async (query = '', token = admin) =>
  (await desk.get<Rows<AttemptRow>>(`/v1.0/orderCallBack/getDetailList${query}`, { token })).data;
const audited = async (operation: string) =>
  desk.store.db.select().from(auditRecords).where(eq(auditRecords.operation, operation));

describe('re-sending by hand', () => {
  test('sends at once with the same id and leaves the schedule unchanged', async () => {
    receiver.behave({ status: 502 });
    const order = await desk.paid(receiver.url);
    await desk.deliver();
    const before = await desk.delivery(order.id);
    desk.clock.advance(10_000);
    receiver.behave({ status: 503 });
    expect(await resend(order)).toMatchObject({ code: errorCodes.success, data: { status: 5 } });
    await desk.deliver();
    expect(await desk.delivery(order.id)).toMatchObject({
      state: 'retrying',
      attempts: 2,
      scheduledAttempts: 1,
      dueAt: before.dueAt,
      lastStatus: 503,
    });
    const [first, second] = receiver.received.map(({ headers }) => headers);
    expect(second?.['x-callback-id']).toBe(first?.['x-callback-id']);
    expect(second?.['x-signature']).not.toBe(first?.['x-signature']);
    const [, attempt] = await desk.attempts(order.id);
    expect(attempt).toMatchObject({ trigger: 'operator', triggeredBy: desk.ids.admin });
  });

  test('the timeline shows each attempt with actor and outcome, to a merchant without names', async () => {
    receiver.behave({ status: 502 });
    const order = await desk.paid(receiver.url);
    await desk.deliver();
    receiver.behave(acknowledging);
    desk.clock.advance(10_000);
    await resend(order);
    await desk.deliver();
    const tries = async (token: string) => {
      const path = `/v1.0/order/getDossier?orderCode=${order.orderCode}`;
      const { timeline } = (await desk.get<OrderDossier>(path, { token })).data;
      return timeline
        .filter(({ event }) => event === 'callbackAttempt')
        .map(({ actor, actorName, details }) => ({ actor, actorName, ...details }));
    };
    const failed = { actor: 'system', attempt: '1', outcome: 'httpError', responseStatus: '502' };
    const acknowledged = { actor: 'user', attempt: '2', outcome: 'acknowledged', responseStatus: '200' };
    expect(await tries(admin)).toEqual([
      { ...failed, actorName: null },
      { ...acknowledged, actorName: 'admin' },
    ]);
    expect(await tries(await desk.signIn('merchant'))).toEqual([
      { ...failed, actorName: null },
      { ...acknowledged, actorName: null },
    ]);
    expect(await tries(await desk.signIn('supplier'))).toEqual([]);
  });

  test('an acknowledgement is final, whatever comes back later', async () => {
    const order = await desk.paid(receiver.url);
    await desk.deliver();
    receiver.behave({ status: 500, body: 'no' });
    expect((await resend(order)).data.status).toBe(4);
    await desk.deliver();
    expect(await desk.stored(order.id)).toMatchObject({ status: 4, callbackAttempts: 2 });
    expect(await desk.delivery(order.id)).toMatchObject({ state: 'acknowledged', lastOutcome: 'httpError' });
  });

  test('revives a dead delivery, and one more failure does not alert again', async () => {
    const { port } = receiver;
    await receiver.close();
    const order = await desk.paid(receiver.url);
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await desk.deliver();
      desk.clock.advance(25 * 3_600_000);
    }
    expect((await desk.delivery(order.id)).state).toBe('dead');
    admin = await desk.signIn('admin');
    await resend(order);
    await desk.deliver();
    expect(await desk.delivery(order.id)).toMatchObject({ state: 'dead', attempts: 12, dueAt: null });
    expect(desk.events.filter(({ type }) => type === 'callback.dead')).toHaveLength(1);
    receiver = await openCallbackReceiver(port);
    desk.clock.advance(60_000);
    await resend(order);
    await desk.deliver();
    expect((await desk.delivery(order.id)).state).toBe('acknowledged');
    expect((await desk.stored(order.id)).status).toBe(4);
  });

  test('is throttled, and names the time until the next one is allowed', async () => {
    const order = await desk.paid(receiver.url);
    await desk.deliver();
    expect((await resend(order)).code).toBe(errorCodes.success);
    const hasty = await resend(order);
    expect(hasty).toMatchObject({ status: 429, code: errorCodes.tooManyRequests });
    expect(hasty.headers.get('retry-after')).toBe('10');
    await desk.deliver();
    expect((await resend(order)).code).toBe(errorCodes.tooManyRequests);
    desk.clock.advance(10_000);
    expect((await resend(order)).code).toBe(errorCodes.success);
  });

  test('requires a paid order and an allowed address, checked each time', async () => {
    const order = await desk.paid(receiver.url);
    await desk.deliver();
    await desk.store.transaction((tx) => advance(tx, order.id, 'reverse', { now: desk.clock.now() }));
    expect((await resend(order)).code).toBe(errorCodes.callbackNotEligible);
    const inside = await desk.paid('http://10.0.0.1/callback');
    const refused = await resend(inside);
    expect(refused).toMatchObject({ code: errorCodes.callbackUrlRefused });
    expect(refused.data).toMatchObject({ params: { reason: 'not a public address' } });
    expect((await resend({ orderCode: 'C0' })).code).toBe(errorCodes.orderNotFound);
  });

  test('is allowed to a merchant for its own orders', async () => {
    const order = await desk.paid(receiver.url);
    const other = await desk.paid(receiver.url, await desk.addMerchant('10000188'));
    await desk.deliver();
    const token = await desk.signIn('merchant');
    expect((await resend(other, token)).code).toBe(errorCodes.orderNotFound);
    expect((await resend(order, token)).code).toBe(errorCodes.success);
    await desk.deliver();
    expect((await desk.attempts(order.id))[1]).toMatchObject({ trigger: 'merchant' });
    expect((await desk.attempts(other.id))[1]).toBeUndefined();
    expect((await resend(order, await desk.signIn('supplier'))).code).toBe(errorCodes.forbidden);
    expect((await resend(order, await desk.signIn('technicalMaintenance'))).code).toBe(errorCodes.forbidden);
  });

  test('is recorded in the timeline and the audit trail', async () => {
    const order = await desk.paid(receiver.url);
    await desk.deliver();
    await resend(order);
    const steps = await desk.store.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(steps.find(({ event }) => event === 'resendCallback')).toMatchObject({
      fromStatus: 4,
      toStatus: 4,
      actorKind: 'user',
      actorId: desk.ids.admin,
    });
    expect(await audited('orders.callback')).toMatchObject([
      { objectId: order.orderCode, outcome: 'success' },
    ]);
  });

  test('recreates a deleted delivery', async () => {
    const order = await desk.paid(receiver.url);
    await desk.deliver();
    await desk.store.db.delete(orderCallbacks).where(eq(orderCallbacks.orderId, order.id));
    expect((await resend(order)).code).toBe(errorCodes.success);
    await desk.deliver();
    expect(await desk.delivery(order.id)).toMatchObject({ state: 'acknowledged', attempts: 1 });
    expect(receiver.received).toHaveLength(2);
  });
});

describe('the lists', () => {
  test('show deliveries and every attempt, newest first, and filter them', async () => {
    receiver.behave({ status: 502, body: '<b>Bad Gateway</b>' });
    const first = await desk.paid(receiver.url);
    await desk.deliver();
    desk.clock.advance(30_000);
    receiver.behave(acknowledging);
    const second = await desk.paid(receiver.url);
    await desk.deliver();

    const all = await listed();
    expect(all.total).toBe(2);
    expect(all.list.map(({ orderCode }) => orderCode)).toEqual([second.orderCode, first.orderCode]);
    expect(all.list[1]).toMatchObject({
      merchantOrderNo: first.merchantOrderNo,
      mchId: desk.mchId,
      orderType: 1,
      url: receiver.url,
      state: 'acknowledged',
      attempts: 2,
      maxAttempts: 11,
      lastOutcome: 'acknowledged',
      lastStatus: 200,
      nextAttemptAt: null,
    });
    const one = (query: string) => listed(query).then(({ total }) => total);
    expect(await one(`?orderCode=${first.orderCode}`)).toBe(1);
    expect(await one(`?merchantOrderNo=${second.merchantOrderNo}`)).toBe(1);
    expect(await one(`?merchantId=${desk.ids.merchantId}&state=acknowledged`)).toBe(2);
    expect(await one('?state=dead')).toBe(0);
    expect((await listed('?pageIndex=2&pageNum=1')).list).toMatchObject([{ orderCode: first.orderCode }]);

    const [delivery] = (await listed(`?orderCode=${first.orderCode}`)).list;
    const attempts = await details(`?callbackId=${delivery?.id}`);
    expect(attempts.list).toMatchObject([
      { attempt: 2, outcome: 'acknowledged', responseStatus: 200, responseBody: 'success' },
      {
        attempt: 1,
        trigger: 'schedule',
        triggeredBy: null,
        httpMethod: 'POST',
        outcome: 'httpError',
        responseStatus: 502,
        responseBody: '<b>Bad Gateway</b>',
        systemFlag: 'platform',
        merchantName: 'Test merchant',
      },
    ]);
    const found = (query: string) => details(query).then(({ total }) => total);
    expect(await found(`?orderCode=${second.orderCode}`)).toBe(1);
    expect(await found(`?merchantOrderCode=${first.merchantOrderNo}&outcome=httpError`)).toBe(1);
    expect(await found('?systemFlag=platform&httpMethod=POST')).toBe(3);
    expect(await found('?systemFlag=elsewhere')).toBe(0);
  });

  test('are only for platform staff', async () => {
    await desk.paid(receiver.url);
    for (const role of ['merchant', 'supplier', 'customerService', 'technicalSupport'] as const) {
      const token = await desk.signIn(role);
      expect((await desk.get('/v1.0/orderCallBack/getList', { token })).code).toBe(errorCodes.forbidden);
      expect((await desk.get('/v1.0/orderCallBack/getDetailList', { token })).code).toBe(
        errorCodes.forbidden,
      );
    }
    expect((await listed('', await desk.signIn('technicalMaintenance'))).total).toBe(1);
  });
});

describe('deleting', () => {
  const remove = async (ids: readonly (string | undefined)[], token = admin) =>
    desk.post<{ deletedCount: number } | null>(
      '/v1.0/orderCallBack/delete',
      { ids },
      { token, token2: await desk.signInSecondLevel(token) },
    );

  test('deletes finished deliveries with their attempts, all or none', async () => {
    const done = await desk.paid(receiver.url);
    await desk.deliver();
    receiver.behave({ status: 500 });
    const waiting = await desk.paid(receiver.url);
    await desk.deliver();
    const ids = { done: (await desk.delivery(done.id)).id, waiting: (await desk.delivery(waiting.id)).id };
    expect(await remove([ids.done, ids.waiting])).toMatchObject({
      code: errorCodes.callbackNotFinished,
      data: { params: { count: 1 } },
    });
    expect((await remove([ids.done, desk.ids.admin])).code).toBe(errorCodes.callbackNotFound);
    expect((await listed()).total).toBe(2);
    expect((await remove([ids.done])).data).toEqual({ deletedCount: 1 });
    expect((await listed()).list.map(({ id }) => id)).toEqual([ids.waiting]);
    expect(await desk.store.db.$count(orderCallbackAttempts)).toBe(1);
    expect((await desk.store.db.select().from(orders)).map(({ status }) => status).sort()).toEqual([4, 5]);
    const records = await audited('orderCallbacks.delete');
    expect(records.find(({ outcome }) => outcome === 'success')).toMatchObject({ objectId: ids.done });
  });

  test('refuses an acknowledged delivery with a pending resend', async () => {
    const order = await desk.paid(receiver.url);
    await desk.deliver();
    await resend(order);
    expect((await remove([(await desk.delivery(order.id)).id])).code).toBe(errorCodes.callbackNotFinished);
  });

  test('requires the second-level token', async () => {
    const order = await desk.paid(receiver.url);
    await desk.deliver();
    const body = { ids: [(await desk.delivery(order.id)).id] };
    const answer = await desk.post('/v1.0/orderCallBack/delete', body, { token: admin });
    expect(answer.code).toBe(errorCodes.secondLevelRequired);
  });
});

test('the reason of a missing answer is translated in the list and in the dossier', async () => {
  const order = await desk.paid(receiver.url);
  await receiver.close();
  await desk.deliver();
  const said = {
    'zh-CN': '对方拒绝连接（ECONNREFUSED）',
    'zh-TW': '對方拒絕連線（ECONNREFUSED）',
    'en-US': 'connection refused (ECONNREFUSED)',
  };
  for (const [language, error] of Object.entries(said)) {
    const session = { token: admin, headers: { 'accept-language': language } };
    const { data } = await desk.get<Rows<AttemptRow>>('/v1.0/orderCallBack/getDetailList', session);
    expect(data.list).toMatchObject([{ outcome: 'connectionFailed', error }]);
    const path = `/v1.0/order/getDossier?orderCode=${order.orderCode}`;
    const { data: dossier } = await desk.get<OrderDossier>(path, session);
    expect(dossier.callbacks).toMatchObject([{ error }]);
  }
  receiver = await openCallbackReceiver();
});
