import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createPlatform, minorUnits, type Output, type Platform } from '@platform/sdk';
import { orderStatusIds } from '@platform/sdk/rules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../../packages/sdk/live/testing/platform-server.ts';
import { currentCode } from '../../../scripts/launch/totp.mjs';
import { readCredentials } from '../src/credentials.ts';
import type { FaultName } from '../src/plan/faults.ts';
import { type OrderPlan, planOrder } from '../src/plan/order-plan.ts';
import { type Simulation, startSimulation } from '../src/simulation.ts';

const upi = 1008;
const seed = 20;
const hundredth = 0.01;
const soonSeconds = 60;
const othersMayRead = 0o077;

let live: RunningPlatform;
let admin: Platform;
let superAdmin: Platform;
let simulation: Simulation;
const problems: unknown[] = [];
/** Amounts shown to payers. */
const shownMinor = new Set<number>();

/** Observes the pay pages; no other interface shows these amounts. */
function watchPayers(): void {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await fetch(...request);
    if (new URL(response.url).pathname === '/v1.0/cashier/getOrder') {
      const { data } = (await response.clone().json()) as { data?: Output<'cashier.order'> };
      if (data?.status === 'payable' && data.payAmountMinor !== null) shownMinor.add(data.payAmountMinor);
    }
    return response;
  });
}

beforeAll(async () => {
  live = await startPlatform({ SIMULATION: '1', DEMO_ORDERS: '0', LOG_LEVEL: 'info' });
  admin = platformOf('admin');
  await admin.session.login({ userName: 'admin', password: live.demo.password });
  superAdmin = platformOf('superadmin');
  const { totpSecret = '' } = live.demo.logins.find(({ role }) => role === 'superAdmin') ?? {};
  const googleCode = currentCode(totpSecret).code;
  await superAdmin.session.login({ userName: 'superadmin', password: live.demo.password, googleCode });
  watchPayers();
  simulation = await startSimulation({
    url: live.url,
    credentials: await readCredentials(join(live.dataDir, 'simulator.json')),
    seed,
    running: false,
    faults: {},
    haste: hundredth,
    onProblem: (error) => problems.push(error),
  });
});
afterAll(async () => {
  await simulation?.stop();
  await live?.stop();
  vi.restoreAllMocks();
});

/** Operations permitted to this user; sends the second-level password when it is required. */
function platformOf(logInReason: string): Platform {
  const onSecondLevel = () =>
    platform.session.loginSecondLevel({ password: live.demo.password, logInReason });
  const platform = createPlatform({ baseUrl: live.url, language: 'en-US', hooks: { onSecondLevel } });
  return platform;
}

let index = 0;
/** The next UPI order that is paid, with one fault or none. Its amount is unique. */
function planned(fault?: FaultName): OrderPlan {
  for (;;) {
    index += 1;
    const plan = planOrder(seed, index, fault ? { [fault]: 1 } : {});
    const { product, payment } = plan;
    if (product.productId !== upi || !payment) continue;
    const lateBySeconds = payment.lateBySeconds === null ? null : soonSeconds;
    return {
      ...plan,
      amountMinor: minorUnits(100_000 + index * 1_000),
      payment: { ...payment, lateBySeconds },
    };
  }
}

const find = async (merchantOrderId: string) => (await admin.orders.list({ merchantOrderId })).list[0];
const patience = { timeout: 15_000 };
/** An order expires after one minute at the earliest, and times out in the platform's next run. */
const orderTimeMs = 120_000;
const statusOf = async (orderNo: string) => (await find(orderNo))?.status;
const moneyOf = async (orderNo: string) => {
  const order = await find(orderNo);
  const { list } = await admin.statements.list({ amountMinor: order?.payAmountMinor ?? minorUnits(0) });
  return list;
};
const untilStatus = (orderNo: string, status: number) =>
  expect.poll(() => statusOf(orderNo), patience).toBe(status);
const { allocated, timedOut, callbackSucceeded, callbackFailed } = orderStatusIds;

describe('the accounts of a simulator', () => {
  it('are written to a file by the server, readable only by its owner', async () => {
    const file = join(live.dataDir, 'simulator.json');
    expect(statSync(file).mode & othersMayRead).toBe(0);
    const { merchants, devices } = await readCredentials(file);
    expect(merchants).toHaveLength(12);
    const watched = devices.flatMap(({ accounts }) => accounts.map(({ kind }) => kind));
    expect([...new Set(watched)].sort()).toEqual(['bank', 'mobileMoney', 'upi', 'usdt', 'wallet']);
  });
});

describe('the simulated world', () => {
  it('pays late: within the grace period the order completes, after it the money is suspicious', {
    timeout: 2 * orderTimeMs,
  }, async () => {
    const { settings } = superAdmin;
    await settings.setOrderTimeoutMinutes({ value: 1 });
    const [early, late] = [planned('late'), planned('late')];
    const within = simulation.place(early);
    // Half a minute after its page expires, so that the other order is finished.
    const lateBySeconds = 30 / hundredth;
    const after = simulation.place({ ...late, payment: late.payment && { ...late.payment, lateBySeconds } });
    for (const orderNo of [within, after]) await untilStatus(orderNo, allocated);
    await settings.setOrderTimeoutMinutes({ value: 10 });

    const told = { timeout: orderTimeMs, interval: 500 };
    await expect.poll(() => statusOf(within), told).toBe(callbackSucceeded);
    expect(await moneyOf(within)).toMatchObject([{ state: 'matched', match: 'automatic' }]);
    // From here on, late money is not matched automatically.
    await settings.setMessageDelay({ value: 0 });
    await expect.poll(async () => (await moneyOf(after)).length, told).toBe(1);
    expect(await moneyOf(after)).toMatchObject([{ state: 'suspicious', suspicion: 'late' }]);
    expect(await statusOf(after)).toBe(timedOut);
    await settings.setMessageDelay({ value: 300 });
  });

  it('pays an order, and its shop gets the callback', async () => {
    const orderNo = simulation.place(planned());
    await untilStatus(orderNo, callbackSucceeded);
    expect(await moneyOf(orderNo)).toMatchObject([{ state: 'matched', match: 'automatic' }]);
  });

  it('pays late, after the page has expired: an order freed by an operator needs an operator', async () => {
    const orderNo = simulation.place(planned('late'));
    await untilStatus(orderNo, allocated);
    const { orderCode = '', payAmountMinor } = (await find(orderNo)) ?? {};
    // A payer who never saw an account leaves, and is not late.
    await expect.poll(() => [...shownMinor], patience).toContain(payAmountMinor);
    expect(await moneyOf(orderNo)).toEqual([]);
    await admin.orders.freeResource({ orderCode, isOffsetReplenishmentOrder: false });
    await expect.poll(async () => (await moneyOf(orderNo)).length, { timeout: 15_000 }).toBe(1);
    const late = { state: 'suspicious', suspicion: 'late', suspectedOrderCode: orderCode };
    expect(await moneyOf(orderNo)).toMatchObject([late]);
    expect(await statusOf(orderNo)).toBe(timedOut);
  });

  it('pays twice: one payment completes the order, the other needs an operator', async () => {
    const orderNo = simulation.place(planned('double'));
    await untilStatus(orderNo, callbackSucceeded);
    await expect.poll(async () => (await moneyOf(orderNo)).length).toBe(2);
    const states = (await moneyOf(orderNo)).map(({ state }) => state);
    expect(states.filter((state) => state === 'matched')).toHaveLength(1);
    expect((await find(orderNo))?.receivedMinor).toBe((await find(orderNo))?.payAmountMinor);
  });

  it('pays a wrong amount: it is not matched', async () => {
    const plan = planned('wrongAmount');
    const orderNo = simulation.place(plan);
    const amountMinor = minorUnits(plan.amountMinor + (plan.payment?.wrongByMinor ?? 0));
    const states = async () => (await admin.statements.list({ amountMinor })).list.map(({ state }) => state);
    await expect.poll(states, { timeout: 15_000 }).toHaveLength(1);
    expect(['unmatched', 'suspicious']).toContain((await states())[0]);
    expect(await statusOf(orderNo)).toBe(allocated);
  });

  it('writes hostile texts: they stay plain text, and the money counts', async () => {
    const plan = planned('hostileText');
    const orderNo = simulation.place(plan);
    await untilStatus(orderNo, callbackSucceeded);
    expect((await find(orderNo))?.subject).toBe(plan.subject);
    const [statement] = await moneyOf(orderNo);
    expect(statement?.rawText).toContain(plan.payment?.remark);
  });

  it('has failing receivers: the order is paid, and the callback is retried', async () => {
    const plan = planned('receiverDown');
    const orderNo = simulation.place({ ...plan, receiver: { mood: 'down', failures: 1 } });
    await untilStatus(orderNo, callbackFailed);
    await expect.poll(async () => (await find(orderNo))?.callbackAttempts, { timeout: 15_000 }).toBe(1);
    const order = await find(orderNo);
    await admin.orders.callback({ orderCode: order?.orderCode ?? '' });
    await untilStatus(orderNo, callbackSucceeded);
  });

  it('has slow receivers: callbacks of others are delivered meanwhile', async () => {
    await superAdmin.settings.setTimeoutCallbackTime({ value: 1 });
    const slow = planned('receiverSlow');
    expect(slow.receiver).toEqual({ mood: 'slow', failures: 1 });
    const slowNo = simulation.place(slow);
    await untilStatus(slowNo, callbackFailed);
    const promptNo = simulation.place(planned());
    await untilStatus(promptNo, callbackSucceeded);
    const delivery = async () => (await admin.orderCallbacks.list({ merchantOrderNo: slowNo })).list[0];
    await expect.poll(async () => (await delivery())?.lastOutcome, patience).toBe('timedOut');
    const { orderCode = '' } = (await delivery()) ?? {};
    await admin.orders.callback({ orderCode });
    await untilStatus(slowNo, callbackSucceeded);
    await superAdmin.settings.setTimeoutCallbackTime({ value: 10 });
  });

  it('has receivers that answer another word: that is not an acknowledgement, whatever the status', async () => {
    const plan = planned('receiverWrongWord');
    const orderNo = simulation.place({ ...plan, receiver: { mood: 'wrongWord', failures: 1 } });
    await untilStatus(orderNo, callbackFailed);
    const delivery = async () => (await admin.orderCallbacks.list({ merchantOrderNo: orderNo })).list[0];
    await expect.poll(async () => (await delivery())?.lastOutcome, patience).toBe('wrongAnswer');
    const { orderCode = '', callbackAttempts } = (await find(orderNo)) ?? {};
    expect(callbackAttempts).toBe(1);
    await admin.orders.callback({ orderCode });
    await untilStatus(orderNo, callbackSucceeded);
  });

  it('has devices that miss a message and banks that omit the reference: both need an operator', async () => {
    const [missed, bare] = [planned('brokenChain'), planned('missingUtr')];
    const unread = async () => (await admin.statements.list({ state: 'unparsed' })).list.length;
    const before = await unread();
    const [missedNo, bareNo] = [simulation.place(missed), simulation.place(bare)];
    await expect.poll(unread, { timeout: 15_000 }).toBe(before + 1);
    expect(await statusOf(missedNo)).toBe(allocated);
    expect(await statusOf(bareNo)).toBe(allocated);
    expect(await moneyOf(missedNo)).toEqual([]);
  });

  it('has no event that its plan does not explain', () => {
    expect(problems).toEqual([]);
    expect(simulation.counts).toMatchObject({ refused: 0, failedCallbacks: 3 });
  });
});
