import { createCallbacks } from '@platform/sdk/callbacks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Counts, newCounts } from '../counts.ts';
import type { ReceiverPlan } from '../plan/order-plan.ts';
import { Receivers } from './receivers.ts';

const shop = {
  mchId: '10000101',
  signingKey: 'a key of the shop',
  signProfile: 'md5-sorted',
  share: 1,
} as const;
const moods: Record<string, ReceiverPlan> = {
  well: { mood: 'well', failures: 0 },
  down: { mood: 'down', failures: 2 },
  wrongWord: { mood: 'wrongWord', failures: 1 },
};

let counts: Counts;
let receivers: Receivers;
beforeEach(async () => {
  counts = newCounts();
  receivers = await Receivers.open([shop], (orderNo) => moods[orderNo], counts);
});
afterEach(() => receivers.close());

const message = (mchOrderNo: string, key: string = shop.signingKey) =>
  createCallbacks({ key }).generateTest({ payload: { mchOrderNo } });
const send = async ({ headers, rawBody }: ReturnType<typeof message>) => {
  const response = await fetch(receivers.urlOf(shop.mchId), { method: 'POST', headers, body: rawBody });
  return { status: response.status, text: await response.text() };
};

it('accepts correctly signed callbacks, and counts an event once', async () => {
  const event = message('well');
  expect(await send(event)).toEqual({ status: 200, text: 'success' });
  expect(await send(event)).toEqual({ status: 200, text: 'success' });
  expect(counts).toMatchObject({ callbacks: 1, failedCallbacks: 0 });
});

it('refuses callbacks signed with another key', async () => {
  expect((await send(message('well', 'another key'))).status).toBe(401);
  expect(counts.callbacks).toBe(0);
});

it('fails as often as planned, and then works again', async () => {
  const down = message('down');
  await expect(send(down)).rejects.toThrow();
  await expect(send(down)).rejects.toThrow();
  expect(await send(down)).toEqual({ status: 200, text: 'success' });
  const wrong = message('wrongWord');
  expect((await send(wrong)).text).not.toBe('success');
  expect(await send(wrong)).toEqual({ status: 200, text: 'success' });
  expect(counts).toMatchObject({ callbacks: 2, failedCallbacks: 3 });
});

it('also handles orders outside the plan', async () => {
  expect(await send(message('of another run'))).toEqual({ status: 200, text: 'success' });
});
