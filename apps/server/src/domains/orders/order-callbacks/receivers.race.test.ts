import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../../../db/connection.ts';
import { BackgroundJobs } from '../../../kit/jobs/background-jobs.ts';
import { type CallbackDesk, openCallbackDesk } from '../../../testing/callback-desk.ts';
import {
  acknowledging,
  type CallbackReceiver,
  openCallbackReceiver,
  type ReceivedCallback,
  type ReceiverManner,
} from '../../../testing/callback-receiver.ts';
import type { Order } from '../orders/orders.table.ts';
import type { DeliveryWorker } from './delivery-worker.ts';

/** Faulty receivers, one for each way to fail. */
const faults: Readonly<Record<string, ReceiverManner>> = {
  refusing: { status: 503, body: 'busy' },
  hanging: 'hang',
  redirecting: { status: 307, headers: { location: 'http://10.0.0.1/callback' } },
  saysAnotherWord: { status: 200, body: 'SUCCESS, thank you' },
  saysNothing: { status: 200 },
};
const ordersEach = 6;
const minuteMs = 60_000;

let desk: CallbackDesk;
let other: Store | undefined;
const receivers: CallbackReceiver[] = [];
beforeEach(async () => {
  desk = await openCallbackDesk();
  other = desk.databaseUrl
    ? await openStore({ databaseUrl: desk.databaseUrl, skipMigrations: true })
    : undefined;
});
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close();
  await other?.close();
  await desk.close();
});

const eventOf = ({ headers }: ReceivedCallback): unknown => headers['x-callback-id'];

const openReceiver = async (manner: ReceiverManner = acknowledging): Promise<CallbackReceiver> => {
  const receiver = await openCallbackReceiver();
  receiver.behave(manner);
  receivers.push(receiver);
  return receiver;
};

/** Simulates two processes, each with its own database connection when the store allows more than one. */
function sending(workers: readonly DeliveryWorker[]): BackgroundJobs {
  const jobs = new BackgroundJobs(desk.dependencies.log);
  for (const worker of workers) {
    worker.onFreed(jobs.start({ name: 'deliver', everyMs: 10, run: () => worker.turn() }));
    jobs.waitFor(() => worker.idle());
  }
  return jobs;
}

const statusesOf = (orders: readonly Order[]) =>
  Promise.all(orders.map(async ({ id }) => (await desk.stored(id)).status));

test('receivers that fail for hours do not delay others, and all get everything, with two workers', {
  timeout: 300_000,
}, async () => {
  // Long enough for a busy machine, so that healthy receivers do not time out.
  await desk.waitFor(8);
  const sick = new Map<CallbackReceiver, Order[]>();
  for (const [index, manner] of Object.values(faults).entries()) {
    const receiver = await openReceiver(manner);
    const merchantId = await desk.addMerchant(String(10_000_300 + index));
    const orders: Order[] = [];
    for (let count = 0; count < ordersEach; count += 1)
      orders.push(await desk.paid(receiver.url, merchantId));
    sick.set(receiver, orders);
  }
  // The merchant with the healthy receiver comes last: everything else is due before it.
  const well = await openReceiver();
  const prompt: Order[] = [];
  for (let count = 0; count < ordersEach; count += 1) prompt.push(await desk.paid(well.url));

  const workers = [desk.worker(), desk.worker(other ? { store: other } : {})];
  const jobs = sending(workers);
  // The test waits only for the healthy receiver. The hanging one still has its share of the workers.
  await well.until(ordersEach);
  await expect.poll(() => statusesOf(prompt), { timeout: 120_000 }).toEqual(prompt.map(() => 4));
  await jobs.stop();

  // Hours later the schedule continues.
  for (let turn = 0; turn < 2; turn += 1) {
    desk.clock.advance(60 * minuteMs);
    const late = await desk.paid(well.url);
    const again = sending(workers);
    await expect.poll(() => statusesOf([late]), { timeout: 120_000 }).toEqual([4]);
    await again.stop();
  }
  for (const orders of sick.values()) expect(await statusesOf(orders)).toEqual(orders.map(() => 5));

  const heardIll = new Map([...sick.keys()].map((receiver) => [receiver, receiver.received.length]));
  for (const receiver of sick.keys()) receiver.behave(acknowledging);
  const all = [...sick.values()].flat();
  // On a busy machine an answer may arrive after the timeout; then the schedule sends once more.
  for (let turn = 0; turn < 3 && (await statusesOf(all)).some((status) => status !== 4); turn += 1) {
    desk.clock.advance(12 * 60 * minuteMs);
    await Promise.all(workers.map((worker) => desk.deliver(worker)));
  }
  expect(await statusesOf(all)).toEqual(all.map(() => 4));
  for (const [receiver, orders] of sick) {
    const times = Map.groupBy(receiver.received.slice(heardIll.get(receiver)), eventOf);
    expect(times.size).toBe(orders.length);
    for (const [id, sent] of times)
      expect({ id, sent: sent.length }).toEqual({ id, sent: expect.toBeOneOf([1, 2]) });
  }
  for (const [id, sent] of Map.groupBy(well.received, eventOf))
    expect({ id, sent: sent.length }).toEqual({ id, sent: expect.toBeOneOf([1, 2]) });
});
