import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LinkPlan, linkMoods, planLink } from '../plan/gateway-plan.ts';
import { type GatewayNotice, LinkGateway } from './link-gateway.ts';

const keys = { keyId: 'id', keySecret: 'secret', webhookSecret: 'hook' };
let plan: LinkPlan;
let gateway: LinkGateway;
let underWay: (() => Promise<void>)[] = [];
let notices: GatewayNotice[] = [];
beforeEach(async () => {
  plan = { mood: 'normal', notice: 'prompt', pays: true };
  underWay = [];
  notices = [];
  gateway = await LinkGateway.open({
    keys,
    planOf: () => plan,
    settleMs: 0,
    slowMs: 1,
    after: (_ms, work) => underWay.push(work),
    deliver: async (notice) => void notices.push(notice),
  });
});
afterEach(() => gateway.close());

const headers = { authorization: `Basic ${btoa('id:secret')}`, 'content-type': 'application/json' };
const create = (key: string) =>
  fetch(`${gateway.url}/payment_links`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ reference_id: key, amount: 500, currency: 'INR' }),
  });
const found = async (key: string) => {
  const answer = await fetch(`${gateway.url}/payment_links?reference_id=${key}`, { headers });
  return ((await answer.json()) as { payment_links: { status: string; short_url: string }[] }).payment_links;
};
const settle = async (): Promise<void> => {
  while (underWay.length > 0) await underWay.shift()?.();
};

it('makes one link for a key, and refuses a second one', async () => {
  expect([(await create('k1')).status, (await create('k1')).status]).toEqual([200, 400]);
  expect(await found('k1')).toMatchObject([{ status: 'created' }]);
  expect(gateway.books).toMatchObject([{ key: 'k1', requests: 2, status: 'created' }]);
});

it('makes the link although its answer is lost, when it cuts the connection afterwards', async () => {
  plan = { ...plan, mood: 'cutsAfterCreating' };
  await expect(create('k1')).rejects.toThrow();
  plan = { ...plan, mood: 'cutsBeforeCreating' };
  await expect(create('k2')).rejects.toThrow();
  expect([await found('k1'), await found('k2')].map(({ length }) => length)).toEqual([1, 0]);
});

it('reports a paid link with its signature, once for a payer who pays in a browser and in the plan', async () => {
  await create('k1');
  const [link] = await found('k1');
  const page = await fetch(`${link?.short_url}/pay`, { method: 'POST' });
  expect(await page.text()).toContain('paid');
  await settle();
  expect(await found('k1')).toMatchObject([{ status: 'paid' }]);
  const [notice, ...others] = notices;
  expect(others).toEqual([]);
  const expected = createHmac('sha256', 'hook')
    .update(notice?.body ?? '')
    .digest('hex');
  expect(notice?.headers['x-razorpay-signature']).toBe(expected);
});

it('answers nobody without its keys', async () => {
  expect((await fetch(`${gateway.url}/payment_links`)).status).toBe(401);
});

it('has every trouble among many orders, and none without faults', () => {
  const moods = new Set(Array.from({ length: 500 }, (_, index) => planLink(1, `k${index}`, 0.5).mood));
  expect([...moods].sort()).toEqual([...linkMoods].sort());
  expect(planLink(1, 'k', 0)).toMatchObject({ mood: 'normal', notice: 'prompt' });
});
