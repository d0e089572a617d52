import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type GatewayPlan, gatewayMoods, planGateway } from '../plan/gateway-plan.ts';
import { type GatewayNotice, PayoutGateway } from './payout-gateway.ts';

const keys = { keyId: 'id', keySecret: 'secret', webhookSecret: 'hook' };
let plan: GatewayPlan = { mood: 'normal', notice: 'prompt' };
let gateway: PayoutGateway;
let underWay: (() => Promise<void>)[] = [];
let notices: GatewayNotice[] = [];
beforeEach(async () => {
  plan = { mood: 'normal', notice: 'prompt' };
  underWay = [];
  notices = [];
  gateway = await PayoutGateway.open({
    keys,
    planOf: () => plan,
    settleMs: 0,
    slowMs: 1,
    after: (_ms, work) => underWay.push(work),
    deliver: async (notice) => void notices.push(notice),
  });
});
afterEach(() => gateway.close());

const authorization = `Basic ${btoa('id:secret')}`;
const pay = (key: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/payouts`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ account_number: '1', amount: 500, reference_id: key }),
  });
const settle = async (): Promise<void> => {
  while (underWay.length > 0) await underWay.shift()?.();
};

it('pays a key once when it is named as the idempotency key, and every time when it is not', async () => {
  const key = { 'x-payout-idempotency': 'k1' };
  expect([(await pay('k1', key)).status, (await pay('k1', key)).status]).toEqual([200, 200]);
  await pay('k2');
  await pay('k2');
  await settle();
  expect(gateway.books).toMatchObject([
    { key: 'k1', payments: 1, requests: 2, status: 'processed' },
    { key: 'k2', payments: 2, requests: 2 },
  ]);
  const books = (await (await fetch(new URL('/books', gateway.url))).json()) as { books: unknown[] };
  expect(books.books).toEqual(gateway.books);
});

it('has paid when it cuts the connection after paying', async () => {
  plan = { mood: 'cutsAfterPaying', notice: 'none' };
  await expect(pay('k')).rejects.toThrow();
  expect(gateway.books).toMatchObject([{ payments: 1 }]);
});

it('refuses wrong credentials, and payouts that it declines', async () => {
  expect((await pay('k', { authorization: 'Basic x' })).status).toBe(401);
  plan = { mood: 'declines', notice: 'none' };
  expect((await pay('k')).status).toBe(400);
  expect(gateway.books).toMatchObject([{ payments: 0, status: 'refused' }]);
});

it.each([
  ['prompt', 1],
  ['late', 1],
  ['doubled', 2],
  ['outOfOrder', 2],
  ['forged', 1],
  ['none', 0],
] as const)('reports as planned: %s', async (notice, count) => {
  plan = { mood: 'normal', notice };
  await pay('k');
  await settle();
  expect(notices).toHaveLength(count);
  for (const { headers, body } of notices) {
    const isGenuine =
      headers['x-razorpay-signature'] === createHmac('sha256', 'hook').update(body).digest('hex');
    expect(isGenuine).toBe(notice !== 'forged');
  }
});

it('plans the same for the same seed, and every mood in time', () => {
  const moods = new Set(Array.from({ length: 300 }, (_, index) => planGateway(1, `k${index}`, 0.8).mood));
  expect([...moods].sort()).toEqual([...gatewayMoods].sort());
  expect(planGateway(5, 'k', 0.5)).toEqual(planGateway(5, 'k', 0.5));
  expect(planGateway(5, 'k', 0)).toEqual({ mood: 'normal', notice: 'prompt' });
});
