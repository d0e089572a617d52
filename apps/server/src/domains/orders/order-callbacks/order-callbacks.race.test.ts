import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type CallbackDesk, openCallbackDesk } from '../../../testing/callback-desk.ts';
import { foundNoConnection, playRounds, raceRounds } from '../../../testing/races.ts';
import { orderEvents } from '../orders/orders.table.ts';
import type { DeliveryWorker } from './delivery-worker.ts';
import { createHttpSender, type SendCallback } from './http-sender.ts';
import { type ResendContext, resendCallback } from './resend.service.ts';

const rounds = raceRounds();
const contenders = 50;
const url = 'http://127.0.0.1:8080/callback';

let desk: CallbackDesk;
/** Ids of the events that the merchant's receiver got. */
let received: string[];
beforeEach(async () => {
  desk = await openCallbackDesk();
  received = [];
});
afterEach(() => desk.close());

const answering =
  (status: number, body: string): SendCallback =>
  async ({ headers }) => {
    received.push(headers['X-Callback-Id'] ?? '');
    const outcome = status === 200 ? 'acknowledged' : 'httpError';
    return { outcome, status, headers: {}, body, truncated: false, error: null, latencyMs: 1 };
  };
const acknowledge = answering(200, 'success');

const sendAll = async (worker: DeliveryWorker): Promise<void> => {
  while ((await worker.turn()) > 0) await worker.idle();
};

/** Requests a resend. False when it is refused, such as by the throttle. */
async function ask(orderCode: string): Promise<boolean> {
  const actor = {
    kind: 'user',
    userId: desk.ids.admin,
    account: 'admin',
    role: 'admin',
    sessionId: 'none',
  } as const;
  try {
    await desk.store.transaction((db) => {
      const context: ResendContext = {
        db,
        actor,
        now: desk.clock.now(),
        ip: '127.0.0.1',
        scope: { kind: 'all' },
        audit: () => undefined,
        publish: () => undefined,
      };
      return resendCallback(context, desk.callbackAddresses, orderCode);
    });
    return true;
  } catch (error) {
    if (error instanceof BusinessError && error.errorName === 'tooManyRequests') return false;
    if (foundNoConnection(error)) return false;
    throw error;
  }
}

const acknowledgements = async (orderId: string): Promise<number> => {
  const steps = await desk.store.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  return steps.filter(({ event }) => event === 'acknowledge').length;
};

describe(`${contenders} at a time, ${rounds} rounds`, () => {
  test('a resend during an acknowledgement sends at most once more and loses nothing', async () => {
    await playRounds('re-send and acknowledgement', rounds, async () => {
      const order = await desk.paid(url);
      received = [];
      const worker = desk.worker({ send: acknowledge });
      const asked = Promise.all(Array.from({ length: contenders }, () => ask(order.orderCode)));
      const [accepted] = await Promise.all([asked, sendAll(worker)]);
      await sendAll(worker);

      const again = accepted.filter(Boolean).length;
      expect(again).toBeLessThanOrEqual(1);
      const delivery = await desk.delivery(order.id);
      expect(new Set(received)).toEqual(new Set([delivery.id]));
      expect(received.length).toBeLessThanOrEqual(1 + again);
      expect(delivery).toMatchObject({ state: 'acknowledged', attempts: received.length, dueAt: null });
      expect(await desk.stored(order.id)).toMatchObject({ status: 4, callbackAttempts: received.length });
      expect(await acknowledgements(order.id)).toBe(1);
    });
  });

  test('of concurrent workers, exactly one sends each delivery', async () => {
    for (let round = 0; round < Math.min(rounds, 10); round += 1) {
      received = [];
      const orders = [];
      for (let count = 0; count < 8; count += 1) orders.push(await desk.paid(url));
      const workers = Array.from({ length: 6 }, () => desk.worker({ send: acknowledge }));
      await Promise.all(workers.map(sendAll));
      const ids = await Promise.all(orders.map(async ({ id }) => (await desk.delivery(id)).id));
      expect(received.toSorted()).toEqual(ids.toSorted());
      for (const { id } of orders) expect((await desk.stored(id)).status).toBe(4);
    }
  });
});

describe('a worker that dies', () => {
  const leaseMs = 40_000;
  /** Sends, and dies before it can store the answer. */
  const dying = (send: SendCallback) => {
    let comeBack = (): void => undefined;
    const back = new Promise<void>((resolve) => {
      comeBack = resolve;
    });
    const worker = desk.worker({
      send: async (request) => {
        const answer = await send(request);
        await back;
        return answer;
      },
    });
    return { worker, comeBack: () => comeBack() };
  };

  test('before storing the answer: another worker sends once more with the same id', async () => {
    const order = await desk.paid(url);
    const dead = dying(acknowledge);
    await dead.worker.turn();
    expect(received).toHaveLength(1);

    const other = desk.worker({ send: acknowledge });
    desk.clock.advance(leaseMs - 1);
    expect(await other.turn()).toBe(0);
    desk.clock.advance(1);
    await sendAll(other);
    const delivery = await desk.delivery(order.id);
    expect(received).toEqual([delivery.id, delivery.id]);
    expect(delivery).toMatchObject({ state: 'acknowledged', attempts: 1 });
    expect((await desk.stored(order.id)).status).toBe(4);
    expect(await acknowledgements(order.id)).toBe(1);
  });

  test('and returns late: its result is stored, and its acknowledgement counts', async () => {
    const order = await desk.paid(url);
    const slow = dying(acknowledge);
    await slow.worker.turn();
    desk.clock.advance(leaseMs);
    await sendAll(desk.worker({ send: answering(500, 'no') }));
    expect((await desk.delivery(order.id)).state).toBe('retrying');
    slow.comeBack();
    await slow.worker.idle();
    expect(await desk.delivery(order.id)).toMatchObject({ state: 'acknowledged', attempts: 2, dueAt: null });
    expect((await desk.stored(order.id)).status).toBe(4);
    expect((await desk.attempts(order.id)).map(({ outcome }) => outcome)).toEqual([
      'httpError',
      'acknowledged',
    ]);
  });

  test('and returns while another worker holds the lease leaves that lease unchanged', async () => {
    const order = await desk.paid(url);
    const slow = dying(answering(500, 'no'));
    await slow.worker.turn();
    desk.clock.advance(leaseMs);
    const second = dying(acknowledge);
    await second.worker.turn();
    slow.comeBack();
    await slow.worker.idle();
    expect(await desk.delivery(order.id)).toMatchObject({ state: 'sending', attempts: 1 });
    expect(await desk.worker({ send: acknowledge }).turn()).toBe(0);
    second.comeBack();
    await second.worker.idle();
    expect(await desk.delivery(order.id)).toMatchObject({
      state: 'acknowledged',
      attempts: 2,
      leaseId: null,
    });
    expect(received).toHaveLength(2);
  });

  test('a delivery becomes due again when the database fails while its answer is stored', async () => {
    const order = await desk.paid('http://127.0.0.1:1/callback');
    const failing = desk.worker({
      send: async (request) => {
        await createHttpSender(desk.callbackAddresses)(request);
        throw new Error('gone');
      },
    });
    await sendAll(failing);
    expect(await desk.delivery(order.id)).toMatchObject({ state: 'sending', attempts: 0 });
    expect(desk.logLines.join('')).toContain('a callback could not be sent');
    desk.clock.advance(leaseMs);
    await sendAll(desk.worker({ send: acknowledge }));
    expect((await desk.delivery(order.id)).state).toBe('acknowledged');
  });
});
