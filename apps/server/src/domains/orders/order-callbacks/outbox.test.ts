import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { type CallbackDesk, openCallbackDesk } from '../../../testing/callback-desk.ts';
import { openPayoutDesk, type PayoutDesk } from '../../../testing/payout-desk.ts';
import { merchants } from '../../parties/merchants/merchants.table.ts';
import { advance } from '../orders/orders.service.ts';
import { advancePayout } from '../payout-steps/payout-steps.service.ts';
import { callbacksClearing } from './callbacks.clearing.ts';
import { deadCallbackEvents } from './dead-letters.ts';
import { DeliveryWorker } from './delivery-worker.ts';
import type { CallbackRequest, SendCallback } from './http-sender.ts';
import { orderCallbackAttempts, orderCallbacks } from './order-callbacks.table.ts';

const url = 'http://127.0.0.1:8080/callback';
const dayMs = 86_400_000;

let opened: { close(): Promise<void> } | undefined;
afterEach(() => opened?.close());

const openDesk = async (): Promise<CallbackDesk> => {
  const desk = await openCallbackDesk();
  opened = desk;
  return desk;
};

/** A receiver that acknowledges everything; `sent` holds the requests it got. */
function acknowledging(): { send: SendCallback; sent: CallbackRequest[] } {
  const sent: CallbackRequest[] = [];
  const send: SendCallback = async (request) => {
    sent.push(request);
    const answer = { outcome: 'acknowledged', status: 200, headers: {}, body: 'success' } as const;
    return { ...answer, truncated: false, error: null, latencyMs: 1 };
  };
  return { send, sent };
}

const statusesOf = async ({ store }: CallbackDesk | PayoutDesk, orderId: string): Promise<string[]> => {
  const rows = await store.db
    .select()
    .from(orderCallbacks)
    .where(eq(orderCallbacks.orderId, orderId))
    .orderBy(orderCallbacks.id);
  return rows.map(({ status }) => status);
};

describe('a collection order', () => {
  test('is announced when paid and when reversed; the second acknowledgement changes nothing', async () => {
    const desk = await openDesk();
    const order = await desk.paid(url);
    const { send, sent } = acknowledging();
    await desk.deliver(desk.worker({ send }));
    await desk.store.transaction((tx) => advance(tx, order.id, 'reverse', { now: desk.clock.now() }));
    expect(await statusesOf(desk, order.id)).toEqual(['paid', 'reversed']);
    await desk.deliver(desk.worker({ send }));
    expect(sent.map(({ body }) => new URLSearchParams(body).get('status'))).toEqual(['paid', 'reversed']);
    expect(await desk.stored(order.id)).toMatchObject({ status: 3, callbackAttempts: 1 });
  });

  test('that times out and is paid late announces both; only the second acknowledgement shows', async () => {
    const desk = await openDesk();
    const { send, sent } = acknowledging();
    const order = await desk.allocated(url);
    const now = desk.clock.now();
    await desk.store.transaction((tx) => advance(tx, order.id, 'expire', { now }));
    await desk.deliver(desk.worker({ send }));
    expect(await desk.stored(order.id)).toMatchObject({ status: 3, callbackAttempts: 0 });
    await desk.store.transaction((tx) =>
      advance(tx, order.id, 'match', { now, context: { withinGrace: true } }),
    );
    await desk.deliver(desk.worker({ send }));
    expect(sent.map(({ body }) => new URLSearchParams(body).get('status'))).toEqual(['timedOut', 'paid']);
    expect(await desk.stored(order.id)).toMatchObject({ status: 4, callbackAttempts: 1 });
  });

  describe('with a newer event while its merchant was down', () => {
    const failing: SendCallback = async () => ({
      ...{ outcome: 'httpError', status: 502, headers: {}, body: '' },
      ...{ truncated: false, error: null, latencyMs: 1 },
    });
    const pay = (desk: CallbackDesk, id: string) =>
      desk.store.transaction((tx) =>
        advance(tx, id, 'match', { now: desk.clock.now(), context: { withinGrace: true } }),
      );
    const expired = async (desk: CallbackDesk) => {
      const order = await desk.allocated(url);
      await desk.store.transaction((tx) => advance(tx, order.id, 'expire', { now: desk.clock.now() }));
      return order;
    };
    const statesOf = async (desk: CallbackDesk, id: string) =>
      (await desk.store.db.select().from(orderCallbacks).where(eq(orderCallbacks.orderId, id)))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ status, state, dueAt }) => ({ status, state, isDue: dueAt !== null }));

    test('announces only the newer event', async () => {
      const desk = await openDesk();
      const order = await expired(desk);
      await desk.deliver(desk.worker({ send: failing }));
      await pay(desk, order.id);
      const { send, sent } = acknowledging();
      desk.clock.advance(dayMs);
      await desk.deliver(desk.worker({ send }));
      expect(sent.map(({ body }) => new URLSearchParams(body).get('status'))).toEqual(['paid']);
      expect(await statesOf(desk, order.id)).toEqual([
        { status: 'timedOut', state: 'superseded', isDue: false },
        { status: 'paid', state: 'acknowledged', isDue: false },
      ]);
    });

    test('does not retry the older callback after its attempt, and does not alert', async () => {
      const desk = await openDesk();
      const order = await expired(desk);
      const slow = desk.worker({
        send: async (request) => {
          await pay(desk, order.id);
          return failing(request);
        },
      });
      await slow.turn();
      await slow.idle();
      expect(await statesOf(desk, order.id)).toEqual([
        { status: 'timedOut', state: 'superseded', isDue: false },
        { status: 'paid', state: 'waiting', isDue: true },
      ]);
      expect(desk.events.filter(({ type }) => type === 'callback.dead')).toEqual([]);
    });

    test('does not announce the time-out once it waits for money again', async () => {
      const desk = await openDesk();
      const order = await expired(desk);
      const now = desk.clock.now();
      const allocation = {
        supplierId: desk.ids.supplierId,
        isProxy: false,
        payAmountMinor: 50_000,
        expiresAt: new Date(now.getTime() + 600_000),
      };
      await desk.store.transaction((tx) => advance(tx, order.id, 'reselect', { now, allocation }));
      expect(await statesOf(desk, order.id)).toMatchObject([{ status: 'timedOut', state: 'superseded' }]);
    });
  });

  test('announces nothing when the transaction is rolled back', async () => {
    const desk = await openDesk();
    const order = await desk.paid(url);
    const failed = desk.store.transaction(async (tx) => {
      await advance(tx, order.id, 'reverse', { now: desk.clock.now() });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await statusesOf(desk, order.id)).toEqual(['paid']);
  });

  test('is announced in JSON when the merchant chose JSON', async () => {
    const desk = await openDesk();
    const { send, sent } = acknowledging();
    await desk.store.db.update(merchants).set({ callbackFormat: 'json' });
    const order = await desk.paid(url);
    await desk.deliver(desk.worker({ send }));
    expect(sent[0]?.headers['Content-Type']).toBe('application/json');
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ orderCode: order.orderCode, status: 'paid' });
    const [attempt] = await desk.attempts(order.id);
    expect(JSON.parse(attempt?.requestBody ?? '')).toMatchObject({ orderCode: order.orderCode, sign: '***' });
  });
});

describe('a payout', () => {
  const openPayouts = async () => {
    const desk = await openPayoutDesk();
    opened = desk;
    const { send, sent } = acknowledging();
    const worker = new DeliveryWorker({
      ...desk.dependencies,
      settings: desk.settings.reader(desk.store.db),
      publish: () => undefined,
      clock: desk.clock,
      send,
    });
    const deliver = async () => {
      while ((await worker.turn()) > 0) await worker.idle();
    };
    const take = async (id: string, ...events: Parameters<typeof advancePayout>[2][]) => {
      const now = desk.clock.now();
      const claim = {
        claimedBy: desk.ids.supplier,
        claimedAt: now,
        claimExpiresAt: new Date(now.getTime() + 600_000),
        supplierId: desk.ids.supplierId,
        isProxy: false,
      };
      for (const event of events) {
        await desk.store.transaction((tx) =>
          advancePayout(tx, id, event, {
            now,
            context: { holdsClaim: true },
            ...(event === 'claim' ? { claim } : {}),
            ...(event === 'submitProof' ? { utr: '412345678901' } : {}),
          }),
        );
      }
    };
    return { desk, sent, deliver, take };
  };

  test('is announced when completed; the acknowledgement changes only the order’s status', async () => {
    const { desk, sent, deliver, take } = await openPayouts();
    const { id } = await desk.waiting();
    await take(id, 'claim', 'send', 'submitProof', 'confirm');
    expect(await desk.stored(id)).toMatchObject({ status: 5, payoutStatus: 4 });
    await deliver();
    const fields = new URLSearchParams(sent[0]?.body);
    expect(Object.fromEntries(fields)).toMatchObject({
      status: 'completed',
      orderType: '2',
      amountMinor: '100000',
      feeMinor: '1000',
      utr: '412345678901',
    });
    expect(await desk.stored(id)).toMatchObject({ status: 4, payoutStatus: 4, callbackAttempts: 1 });
    await take(id, 'reverse');
    await deliver();
    expect(await statusesOf(desk, id)).toEqual(['completed', 'reversed']);
    expect(await desk.stored(id)).toMatchObject({ status: 3, payoutStatus: 7 });
  });

  test('is announced when it fails', async () => {
    const { desk, sent, deliver, take } = await openPayouts();
    const rejected = await desk.waiting();
    await take(rejected.id, 'claim', 'reject', 'approveRejection');
    const cancelled = await desk.waiting();
    await take(cancelled.id, 'cancel');
    await deliver();
    const told = sent.map(({ body }) => new URLSearchParams(body).get('status')).sort();
    expect(told).toEqual(['cancelled', 'rejected']);
    expect(await desk.stored(rejected.id)).toMatchObject({ status: 3, payoutStatus: 7 });
  });
});

test('the event of a dead callback names order and reason', async () => {
  const desk = await openDesk();
  const order = await desk.paid('http://127.0.0.1:1/callback');
  await desk.deliver();
  const delivery = await desk.delivery(order.id);
  const pushed = await deadCallbackEvents(desk.store.db, [delivery.id, desk.ids.admin]);
  expect([...pushed.values()]).toEqual([
    {
      topic: 'callbacks',
      type: 'callback.dead',
      id: delivery.id,
      orderCode: order.orderCode,
      merchantOrderNo: order.merchantOrderNo,
      merchantId: order.merchantId,
      attempts: 1,
      lastOutcome: 'refusedAddress',
      lastStatus: null,
      diedAt: desk.clock.now().toISOString(),
    },
  ]);
});

test('clears old finished callbacks with their attempts, and keeps pending ones', async () => {
  const desk = await openDesk();
  const { send } = acknowledging();
  const done = await desk.paid(url);
  await desk.deliver(desk.worker({ send }));
  const waiting = await desk.paid(url);
  desk.clock.advance(dayMs);
  const recent = await desk.paid(url);
  await desk.store.db
    .update(orderCallbacks)
    .set({ dueAt: null })
    .where(eq(orderCallbacks.orderId, waiting.id));
  await desk.deliver(desk.worker({ send }));
  await callbacksClearing.clear(desk.store.db, desk.clock.now(), 10);
  expect(await statusesOf(desk, done.id)).toEqual([]);
  expect(await statusesOf(desk, waiting.id)).toEqual(['paid']);
  expect(await statusesOf(desk, recent.id)).toEqual(['paid']);
  expect(await desk.store.db.$count(orderCallbackAttempts)).toBe(1);
});
