import { createCallbacks } from '@platform/sdk/callbacks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackgroundJobs } from '../../../kit/jobs/background-jobs.ts';
import { type CallbackDesk, openCallbackDesk } from '../../../testing/callback-desk.ts';
import { type CallbackReceiver, openCallbackReceiver } from '../../../testing/callback-receiver.ts';
import { messages } from '../../access/messages/messages.table.ts';
import { rotateSigningKey } from '../../parties/merchants/merchants.service.ts';
import { lateOrderChanges } from '../orders/late-changes.table.ts';
import { orderEvents, orders } from '../orders/orders.table.ts';

let desk: CallbackDesk;
let receiver: CallbackReceiver;
beforeEach(async () => {
  desk = await openCallbackDesk();
  receiver = await openCallbackReceiver();
});
afterEach(async () => {
  await receiver.close();
  await desk.close();
});

const secondMs = 1_000;
const hourMs = 3_600_000;

test('a paid order is announced once with a valid signature, and acknowledged', async () => {
  const order = await desk.paid(receiver.url);
  expect(await desk.delivery(order.id)).toMatchObject({ state: 'waiting', attempts: 0, status: 'paid' });
  await desk.deliver();

  const [callback, ...more] = receiver.received;
  expect(more).toEqual([]);
  const merchant = createCallbacks({
    key: desk.signingKey,
    clock: { now: () => desk.clock.now().getTime() },
  });
  const result = await merchant.verify(callback?.body ?? '', callback?.headers ?? {});
  const delivery = await desk.delivery(order.id);
  expect(result).toMatchObject({
    ok: true,
    event: {
      eventId: delivery.id,
      mchId: desk.mchId,
      orderCode: order.orderCode,
      mchOrderNo: order.merchantOrderNo,
      status: 'paid',
      amountMinor: 50_000,
      receivedMinor: 50_000,
      feeMinor: 500,
      currency: 'INR',
    },
  });
  expect(delivery).toMatchObject({ state: 'acknowledged', attempts: 1, dueAt: null, leaseId: null });
  expect(await desk.stored(order.id)).toMatchObject({ status: 4, callbackAttempts: 1 });
  expect(desk.events).toContainEqual(expect.objectContaining({ type: 'order.updated', id: order.id }));
  await desk.deliver();
  expect(receiver.received).toHaveLength(1);
});

test('an attempt is stored completely except its signature', async () => {
  receiver.behave({ status: 503, body: `busy ${'x'.repeat(5_000)}`, headers: { 'x-node': 'seven' } });
  const order = await desk.paid(receiver.url);
  await desk.deliver();
  const [attempt] = await desk.attempts(order.id);
  const [callback] = receiver.received;
  expect(attempt).toMatchObject({
    attempt: 1,
    trigger: 'schedule',
    outcome: 'httpError',
    responseStatus: 503,
    responseTruncated: true,
    systemFlag: 'platform',
    error: null,
  });
  expect(attempt?.responseBody).toHaveLength(4_096);
  expect(attempt?.responseHeaders).toMatchObject({ 'x-node': 'seven' });
  expect(attempt?.requestHeaders['X-Signature']).toBe('v1=***');
  expect(attempt?.requestBody).toBe(callback?.body.replace(/(sign=)[0-9A-F]+$/, '$1***'));
  expect(attempt?.requestBody).not.toBe(callback?.body);
});

test.each([
  ['another word', { status: 200, body: 'ok' }, 'wrongAnswer'],
  ['the word within a page', { status: 200, body: '<p>success</p>' }, 'wrongAnswer'],
  ['the word and a failure', { status: 500, body: 'success' }, 'httpError'],
  [
    'a redirect to a private address',
    { status: 302, body: 'success', headers: { location: 'http://10.0.0.1/' } },
    'httpError',
  ],
] as const)('%s is not an acknowledgement', async (_, manner, outcome) => {
  receiver.behave(manner);
  const order = await desk.paid(receiver.url);
  await desk.deliver();
  expect(await desk.delivery(order.id)).toMatchObject({
    state: 'retrying',
    lastOutcome: outcome,
    attempts: 1,
  });
  const lossReason = { wrongAnswer: 'callbackWrongAnswer', httpError: 'callbackHttpError' }[outcome];
  expect(await desk.stored(order.id)).toMatchObject({ status: 5, callbackAttempts: 1, lossReason });
  expect(receiver.received).toHaveLength(1);
});

test('accepts white space around the word', async () => {
  receiver.behave({ status: 201, body: ' success\r\n' });
  const order = await desk.paid(receiver.url);
  await desk.deliver();
  expect((await desk.stored(order.id)).status).toBe(4);
});

test('the last outcome says why an order is not acknowledged, and its hour is counted again', async () => {
  receiver.behave({ status: 503, body: 'busy' });
  const order = await desk.paid(receiver.url);
  const { db } = desk.store;
  await db.update(orders).set({ createdAt: new Date(Date.now() - hourMs) });
  await db.delete(lateOrderChanges);
  await desk.deliver();
  expect(await db.select().from(lateOrderChanges)).toHaveLength(1);
  receiver.behave({ status: 200, body: 'success' });
  desk.clock.advance(30 * secondMs);
  await desk.deliver();
  expect(await desk.stored(order.id)).toMatchObject({ status: 4, lossReason: null });
});

test('a delivery is retried by the schedule, then marked dead, and the staff is notified', async () => {
  await receiver.close();
  const order = await desk.paid(receiver.url);
  const other = await desk.paid(receiver.url);
  const waits: number[] = [];
  for (;;) {
    await desk.deliver();
    const { dueAt, lastAttemptAt } = await desk.delivery(order.id);
    if (!dueAt || !lastAttemptAt) break;
    waits.push((dueAt.getTime() - lastAttemptAt.getTime()) / secondMs);
    desk.clock.advance(dueAt.getTime() - desk.clock.now().getTime());
  }
  expect(waits).toEqual([30, 60, 120, 300, 900, 3_600, 10_800, 21_600, 43_200, 86_400]);
  expect(await desk.delivery(order.id)).toMatchObject({
    state: 'dead',
    attempts: 11,
    lastOutcome: 'connectionFailed',
    lastStatus: null,
  });
  expect(await desk.stored(order.id)).toMatchObject({ status: 5, callbackAttempts: 11 });
  const dead = desk.events.filter(({ type }) => type === 'callback.dead');
  expect(dead).toHaveLength(2);
  expect(dead[0]).toMatchObject({ topic: 'callbacks', merchantId: desk.ids.merchantId });
  // One notice for the two dead callbacks, to each user who looks after callbacks.
  const told = await desk.store.db.select().from(messages);
  expect(told.map(({ userId }) => userId).sort()).toEqual(
    [desk.ids.superAdmin, desk.ids.admin, desk.ids.technicalMaintenance].sort(),
  );
  expect([order.orderCode, other.orderCode]).toContain(told[0]?.params.orderCode);
});

test('a receiver that was down for hours gets everything afterwards, each event once', async () => {
  const { port } = receiver;
  await receiver.close();
  const orders = [];
  for (let count = 0; count < 12; count += 1) orders.push(await desk.paid(receiver.url));
  for (let minute = 0; minute < 5 * 60; minute += 30) {
    await desk.deliver();
    desk.clock.advance(30 * 60 * secondMs);
  }
  receiver = await openCallbackReceiver(port);
  desk.clock.advance(7 * hourMs);
  await desk.deliver();
  for (const { id } of orders) expect((await desk.stored(id)).status).toBe(4);
  const ids = receiver.received.map(({ headers }) => headers['x-callback-id']);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(12);
});

test('a hanging receiver delays only its own deliveries', async () => {
  await desk.waitFor(3);
  const hanging = await openCallbackReceiver();
  hanging.behave('hang');
  try {
    const stuck = [];
    for (let count = 0; count < 10; count += 1) stuck.push(await desk.paid(hanging.url));
    const quick = await desk.addMerchant('10000177');
    const prompt = [];
    for (let count = 0; count < 6; count += 1) prompt.push(await desk.paid(receiver.url, quick));
    // The hanging deliveries started first. The test waits only for the other merchant's.
    const sending = desk.worker();
    const jobs = new BackgroundJobs(desk.dependencies.log);
    sending.onFreed(jobs.start({ name: 'deliver', everyMs: 10, run: () => sending.turn() }));
    jobs.waitFor(() => sending.idle());
    await receiver.until(6);
    expect(hanging.received.length).toBeLessThanOrEqual(4);
    await jobs.stop();
    for (const { id } of prompt) expect((await desk.stored(id)).status).toBe(4);
    const outcomes = await Promise.all(stuck.map(({ id }) => desk.delivery(id)));
    expect(outcomes.filter(({ lastOutcome }) => lastOutcome === 'timedOut').length).toBeGreaterThanOrEqual(4);
  } finally {
    await hanging.close();
  }
});

test('a place that becomes free is used for a delivery that waited for it, and wakes nobody otherwise', async () => {
  const sending = desk.worker();
  const jobs = new BackgroundJobs(desk.dependencies.log);
  const wake = jobs.start({ name: 'deliver', everyMs: hourMs, run: () => sending.turn() });
  jobs.waitFor(() => sending.idle());
  let wakeCount = 0;
  sending.onFreed(() => {
    wakeCount += 1;
    wake();
  });
  // More than a merchant has at once, so that the rest only goes out when places become free.
  for (let count = 0; count < 14; count += 1) await desk.paid(receiver.url);
  wake();
  await receiver.until(14);
  await jobs.stop();
  expect(wakeCount).toBeGreaterThan(0);

  wakeCount = 0;
  await desk.paid(receiver.url);
  expect(await sending.turn()).toBe(1);
  await sending.idle();
  expect(receiver.received).toHaveLength(15);
  expect(wakeCount).toBe(0);
});

test('during a key replacement, a receiver with either key accepts the callback', async () => {
  const { secrets } = desk.dependencies;
  const until = new Date(desk.clock.now().getTime() + hourMs);
  const { signingKey } = await rotateSigningKey(desk.store.db, secrets, desk.ids.merchantId, until);
  const clock = { now: () => desk.clock.now().getTime() };
  const verdicts = async () => {
    const { body = '', headers = {} } = receiver.received.at(-1) ?? {};
    const results = [signingKey, desk.signingKey].map((key) =>
      createCallbacks({ keys: [key, 'unknown'], clock }).verify(body, headers),
    );
    const oldOnly = createCallbacks({ key: desk.signingKey, clock }).verify(body, headers);
    return (await Promise.all([...results, oldOnly])).map(({ ok }) => ok);
  };
  await desk.paid(receiver.url);
  await desk.deliver();
  expect(receiver.received[0]?.headers['x-signature']).toMatch(/^v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
  expect((await verdicts()).slice(1)).toEqual([true, true]);
  desk.clock.advance(2 * hourMs);
  await desk.paid(receiver.url);
  await desk.deliver();
  expect(receiver.received[1]?.headers['x-signature']).toMatch(/^v1=[0-9a-f]{64}$/);
  expect(await verdicts()).toEqual([true, false, false]);
});

test('the timeline contains the acknowledgement once', async () => {
  const order = await desk.paid(receiver.url);
  await desk.deliver();
  const steps = await desk.store.db.select().from(orderEvents);
  const acknowledged = steps.filter(({ orderId, event }) => orderId === order.id && event === 'acknowledge');
  expect(acknowledged).toHaveLength(1);
  expect(acknowledged[0]).toMatchObject({ fromStatus: 5, toStatus: 4, actorKind: 'system' });
});
