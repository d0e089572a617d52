import { errorCodes, type OperationIO } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CallbackDesk, openCallbackDesk } from '../../../testing/callback-desk.ts';
import { type CallbackReceiver, openCallbackReceiver } from '../../../testing/callback-receiver.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { users } from '../../access/users/users.table.ts';
import { advance } from '../orders/orders.service.ts';
import type { Order } from '../orders/orders.table.ts';
import { orderCallbacks } from './order-callbacks.table.ts';
import type { CallbackRow, ResendRow } from './order-callbacks.types.ts';
import { resendNext } from './resend-jobs.jobs.ts';

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

type Results = OperationIO['orderCallbacks.listResendResults']['output'];
type Preview = OperationIO['orderCallbacks.previewResend']['output'];
const listed = async (orderCode: string) => {
  const path = `/v1.0/orderCallBack/getList?orderCode=${orderCode}`;
  return (await desk.get<{ list: CallbackRow[] }>(path, { token: admin })).data.list;
};

const resendMany = (filter: object, token = admin) =>
  desk.post<ResendRow>('/v1.0/orderCallBack/resendMany', filter, { token });
const jobs = async () =>
  (await desk.get<{ list: ResendRow[] }>('/v1.0/orderCallBack/getResendList', { token: admin })).data.list;
const parts = () => ({
  store: desk.store,
  clock: desk.clock,
  policy: desk.callbackAddresses,
  atOnce: 2,
  publish: (events: Parameters<typeof desk.fanout.publish>[0]) => desk.fanout.publish(events),
});
/** Runs one batch, delivers, and advances the clock by a second. */
const second = async () => {
  const worked = await resendNext(parts());
  await desk.deliver();
  desk.clock.advance(1_000);
  return worked;
};

/** Orders whose merchant did not acknowledge. */
const unacknowledged = async (count: number, merchantId?: string): Promise<Order[]> => {
  receiver.behave({ status: 502 });
  const orders: Order[] = [];
  for (let index = 0; index < count; index += 1) orders.push(await desk.paid(receiver.url, merchantId));
  await desk.deliver();
  desk.clock.advance(15_000);
  receiver.behave({ status: 200, body: 'success' });
  return orders;
};

describe('re-sending by filter', () => {
  test('requests each once, a few per second, and reports progress', async () => {
    const orders = await unacknowledged(3);
    const begun = await resendMany({ lastOutcome: 'httpError' });
    expect(begun).toMatchObject({
      code: errorCodes.success,
      data: {
        state: 'running',
        total: 3,
        resent: 0,
        requestedBy: 'admin',
        filter: { lastOutcome: 'httpError' },
      },
    });
    // A second process at the same moment, and again before the second is over.
    expect((await Promise.all([resendNext(parts()), resendNext(parts())])).filter(Boolean)).toHaveLength(1);
    expect(await resendNext(parts())).toBe(false);
    expect(await jobs()).toMatchObject([{ state: 'running', resent: 2 }]);
    desk.clock.advance(1_000);
    await second();
    expect(await jobs()).toMatchObject([{ state: 'done', resent: 3, skipped: [] }]);
    expect(await second()).toBe(false);
    for (const { id } of orders) {
      const attempts = await desk.attempts(id);
      expect(attempts.map(({ trigger }) => trigger)).toEqual(['schedule', 'operator']);
      expect((await desk.stored(id)).status).toBe(4);
    }
  });

  test('checks each order again when its turn comes, and counts skipped ones by reason', async () => {
    const [reversed, busy, fine] = await unacknowledged(3);
    const inside = await desk.paid('http://10.0.0.1/callback');
    const preview = await desk.get('/v1.0/orderCallBack/previewResend', { token: admin });
    expect(preview.data).toMatchObject({ matching: 4, skipped: [] });
    await resendMany({});
    await desk.store.transaction((tx) => advance(tx, reversed!.id, 'reverse', { now: desk.clock.now() }));
    await desk.post('/v1.0/order/callback', { orderCode: busy!.orderCode }, { token: admin });
    while (await second());
    const [job] = await jobs();
    expect(job).toMatchObject({ state: 'done', total: 4, resent: 1 });
    expect(new Map(job?.skipped.map(({ reason, count }) => [reason, count]))).toEqual(
      new Map([
        ['callbackNotEligible', 1],
        ['callbackUrlRefused', 1],
        ['tooManyRequests', 1],
      ]),
    );
    expect((await desk.stored(fine!.id)).status).toBe(4);
    expect((await desk.attempts(inside.id)).map(({ trigger }) => trigger)).toEqual(['schedule']);
  });

  test('lists the result of each order, in the reader’s language', async () => {
    const [reversed, fine] = await unacknowledged(2);
    const inside = await desk.paid('http://10.0.0.1/callback');
    const orderCodes = [inside.orderCode, reversed!.orderCode, 'C404', fine!.orderCode, fine!.orderCode];
    const { data } = await resendMany({ orderCodes });
    expect(data).toMatchObject({ total: 4, filter: {} });
    const results = async (query = '') => {
      const path = `/v1.0/orderCallBack/getResendResults?id=${data.id}${query}`;
      const headers = { 'accept-language': 'en-US' };
      return (await desk.get<Results>(path, { token: admin, headers })).data;
    };
    expect((await results()).list.map(({ outcome }) => outcome)).toEqual(Array(4).fill('waiting'));
    await desk.store.transaction((tx) => advance(tx, reversed!.id, 'reverse', { now: desk.clock.now() }));
    while (await second());
    const { job, list, total } = await results();
    expect({ total, job }).toMatchObject({ total: 4, job: { state: 'done', resent: 1 } });
    expect(list).toMatchObject([
      { orderCode: inside.orderCode, outcome: 'skipped', reason: 'callbackUrlRefused' },
      {
        orderCode: reversed!.orderCode,
        reason: 'callbackNotEligible',
        reasonText: 'An order in this state has no callback to send',
      },
      { orderCode: 'C404', outcome: 'skipped', reason: 'orderNotFound' },
      { orderCode: fine!.orderCode, outcome: 'asked', reason: null, reasonText: null },
    ]);
    expect(list[0]?.reasonText).toMatch(/^The callback address is not allowed: ./);
    expect((await results('&outcome=skipped')).total).toBe(3);
    expect((await results('&outcome=asked&pageNum=1&pageIndex=2')).list).toEqual([]);
  });

  test('sends named orders whether acknowledged or not, and recreates deleted deliveries', async () => {
    const [known, deleted] = [await desk.paid(receiver.url), await desk.paid(receiver.url)];
    await desk.deliver();
    desk.clock.advance(15_000);
    await desk.store.db.delete(orderCallbacks).where(eq(orderCallbacks.orderId, deleted.id));
    await resendMany({ orderCodes: [known.orderCode, deleted.orderCode] });
    while (await second());
    expect(await jobs()).toMatchObject([{ state: 'done', total: 2, resent: 2 }]);
    expect((await desk.attempts(known.id)).map(({ trigger }) => trigger)).toEqual(['schedule', 'operator']);
    expect(await desk.attempts(deleted.id)).toHaveLength(1);
    const [row] = await listed(known.orderCode);
    expect(row).toMatchObject({ orderStatusId: 4, payoutStatus: null, resendPending: false });
    expect(row?.resendRequestedAt).not.toBeNull();
  });

  test('skips orders acknowledged meanwhile', async () => {
    const [order] = await unacknowledged(1);
    await resendMany({});
    desk.clock.advance(1_000);
    // An operator resends it by hand before the job does.
    await desk.post('/v1.0/order/callback', { orderCode: order!.orderCode }, { token: admin });
    await desk.deliver();
    while (await second());
    expect(await jobs()).toMatchObject([
      { resent: 0, skipped: [{ reason: 'callbackAcknowledged', count: 1 }] },
    ]);
    expect(await desk.attempts(order!.id)).toHaveLength(2);
  });

  test('previews with the same rule that the job applies', async () => {
    const [reversed, asked] = await unacknowledged(3);
    await desk.store.transaction((tx) => advance(tx, reversed!.id, 'reverse', { now: desk.clock.now() }));
    await desk.post('/v1.0/order/callback', { orderCode: asked!.orderCode }, { token: admin });
    const preview = (await desk.get<Preview>('/v1.0/orderCallBack/previewResend', { token: admin })).data;
    expect(preview).toMatchObject({ matching: 3 });
    await resendMany({});
    while (await resendNext(parts())) desk.clock.advance(1_000);
    const [job] = await jobs();
    expect(job?.resent).toBe(1);
    expect(new Set(job?.skipped)).toEqual(new Set(preview.skipped));
  });

  test('skips acknowledged orders unless asked for', async () => {
    const order = await desk.paid(receiver.url);
    await desk.deliver();
    desk.clock.advance(15_000);
    expect((await resendMany({ orderCode: order.orderCode })).data.total).toBe(0);
    await second();
    expect((await resendMany({ orderCode: order.orderCode, state: 'acknowledged' })).data.total).toBe(1);
    await second();
    expect(await desk.attempts(order.id)).toHaveLength(2);
  });

  test('allows one job per user, can be cancelled, and is audited', async () => {
    await unacknowledged(3);
    const { data } = await resendMany({ merchantId: desk.ids.merchantId });
    expect((await resendMany({})).code).toBe(errorCodes.callbackResendRunning);
    await second();
    const cancel = () =>
      desk.post<ResendRow>('/v1.0/orderCallBack/cancelResend', { id: data.id }, { token: admin });
    expect((await cancel()).data).toMatchObject({ state: 'cancelled', resent: 2 });
    expect((await cancel()).data).toMatchObject({ state: 'cancelled', resent: 2 });
    expect(await second()).toBe(false);
    expect((await resendMany({})).code).toBe(errorCodes.success);
    const audited = await desk.store.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.operation, 'orderCallbacks.resendMany'))
      .orderBy(auditRecords.id);
    expect(audited[0]).toMatchObject({ objectType: 'callbackResend', objectId: data.id });
  });

  test('is cancelled when its user loses the permission', async () => {
    const orders = await unacknowledged(2);
    await resendMany({});
    await desk.store.db.update(users).set({ enabled: false }).where(eq(users.id, desk.ids.admin));
    await second();
    admin = await desk.signIn('superAdmin');
    expect(await jobs()).toMatchObject([{ state: 'cancelled', resent: 0 }]);
    for (const { id } of orders) expect(await desk.attempts(id)).toHaveLength(1);
  });

  test('is available to a merchant for its own orders only', async () => {
    const token = await desk.signIn('merchant');
    const other = await desk.addMerchant('10009999');
    const [[own], [foreign]] = [await unacknowledged(1), await unacknowledged(1, other)];
    await resendMany({ orderCodes: [foreign!.orderCode] });
    const preview = await desk.get<Preview>('/v1.0/orderCallBack/previewResend', { token });
    expect(preview.data.matching).toBe(1);
    expect((await resendMany({ merchantId: other }, token)).data.total).toBe(0);
    await second();
    await second();
    const { data } = await resendMany({ orderCodes: [foreign!.orderCode, own!.orderCode] }, token);
    while (await second());

    const listed = await desk.get<{ list: ResendRow[]; total: number }>('/v1.0/orderCallBack/getResendList', {
      token,
    });
    expect(listed.data).toMatchObject({ total: 2, list: [{ id: data.id, resent: 1 }, { total: 0 }] });
    const results = await desk.get<Results>(`/v1.0/orderCallBack/getResendResults?id=${data.id}`, { token });
    expect(results.data.list).toMatchObject([
      { orderCode: foreign!.orderCode, outcome: 'skipped', reason: 'orderNotFound' },
      { orderCode: own!.orderCode, outcome: 'asked' },
    ]);
    const triggers = async ({ id }: Order) => (await desk.attempts(id)).map(({ trigger }) => trigger);
    const isPersons = (trigger: string) => trigger !== 'schedule';
    expect((await triggers(own!)).filter(isPersons)).toEqual(['merchant']);
    expect((await triggers(foreign!)).filter(isPersons)).toEqual(['operator']);
  });

  test('hides other users’ jobs from a merchant, and shows them to customer service', async () => {
    await unacknowledged(1);
    const { data } = await resendMany({});
    const ask = async (role: 'merchant' | 'customerService') => {
      const token = await desk.signIn(role);
      const path = `/v1.0/orderCallBack/getResendResults?id=${data.id}`;
      const { code: seen } = await desk.get(path, { token });
      const { code: ended } = await desk.post('/v1.0/orderCallBack/cancelResend', { id: data.id }, { token });
      return { seen, ended };
    };
    const { callbackResendNotFound, success } = errorCodes;
    expect(await ask('merchant')).toEqual({ seen: callbackResendNotFound, ended: callbackResendNotFound });
    expect(await jobs()).toMatchObject([{ state: 'running' }]);
    expect(await ask('customerService')).toEqual({ seen: success, ended: success });
    expect(await jobs()).toMatchObject([{ state: 'cancelled' }]);
  });
});
