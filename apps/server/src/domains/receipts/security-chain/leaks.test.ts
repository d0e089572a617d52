import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ChainDesk, openChainDesk } from '../../../testing/chain-desk.ts';
import { messages } from '../../access/messages/messages.table.ts';
import type { OrderDossier } from '../../orders/orders/orders.dossier.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { checkForLeaks } from './leaks.jobs.ts';
import {
  securityChains,
  securityChecks,
  securityLeaks,
  securityNodes,
  securityPatches,
} from './security-chain.table.ts';

let desk: ChainDesk;
beforeAll(async () => {
  desk = await openChainDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  const { db } = desk.store;
  await db.update(securityNodes).set({ patchId: null });
  for (const table of [
    securityLeaks,
    securityPatches,
    securityNodes,
    securityChains,
    securityChecks,
    messages,
  ]) {
    await db.delete(table);
  }
});

const look = () => checkForLeaks(desk.parts);
const pass = (seconds: number) => desk.clock.advance(seconds * 1_000);

const leaks = async () => {
  const token = await desk.signIn('superAdmin');
  const { data } = await desk.get<{ list: { kind: string; messageCount: number | null }[]; total: number }>(
    '/v1.0/securityNode/getLeaks',
    { token },
  );
  expect(data.total).toBe(data.list.length);
  return data.list;
};

const told = async () => {
  const rows = await desk.store.db.select().from(messages).orderBy(messages.id);
  const roleOf = new Map(Object.entries(desk.ids).map(([role, id]) => [id, role]));
  return rows.map(({ userId, template }) => `${template} to ${roleOf.get(userId)}`).sort();
};

async function breakChain(): Promise<void> {
  await desk.say({ in: 100, balance: 1_100 });
  pass(1);
  await desk.say({ in: 500, balance: 2_600 });
}

test('a break is found, and is notified once while it lasts', async () => {
  await breakChain();
  await look();
  expect(await leaks()).toMatchObject([{ kind: 'break' }]);
  const everyone = ['chainBroken to admin', 'chainBroken to superAdmin', 'chainBroken to supplier'];
  expect(await told()).toEqual(everyone);
  for (let times = 0; times < 3; times += 1) {
    pass(61);
    await desk.say({ in: 1, balance: 90_000 + times * 10 });
    await look();
  }
  expect(await leaks()).toHaveLength(4);
  expect(await told()).toEqual(everyone);
  const [message] = await desk.store.db.select().from(messages);
  expect(message?.params).toEqual({ resourceName: 'North 07', expected: '16.00 INR', reported: '26.00 INR' });
});

test('a break that its missing message closed before the check is no leak', async () => {
  await desk.say({ in: 100, balance: 1_100 });
  pass(2);
  await desk.say({ in: 25, balance: 1_175 });
  pass(1);
  await desk.say({ in: 50, balance: 1_150 });
  await look();
  expect(await leaks()).toEqual([]);
  expect(await told()).toEqual([]);
});

test('the next break after a repair is notified again', async () => {
  await breakChain();
  await look();
  const token = await desk.signIn('superAdmin');
  const token2 = await desk.signInSecondLevel(token);
  const [node] = await desk.store.db.select().from(securityNodes).orderBy(securityNodes.receivedAt).offset(1);
  await desk.post('/v1.0/securityPatch/add', { nodeId: node?.id, reason: 'fee' }, { token, token2 });
  pass(61);
  await look();
  expect(await told()).toHaveLength(3);
  await desk.say({ in: 5, balance: 70_000 });
  pass(61);
  await look();
  expect(await told()).toHaveLength(6);
});

test('a replay is found and does not break the chain', async () => {
  await desk.say({ in: 100, balance: 1_100 });
  pass(1);
  await desk.say({ in: 50, balance: 1_150 });
  pass(1);
  await desk.say({ in: 100, balance: 1_100 });
  await look();
  expect(await leaks()).toMatchObject([{ kind: 'replay' }]);
  expect(await told()).toEqual([]);
});

test('sbLeakCheckInterval is the time between checks, whichever process runs them', async () => {
  expect(await look()).toBe(true);
  await breakChain();
  pass(30);
  expect(await look()).toBe(false);
  expect(await leaks()).toEqual([]);
  const setting = {
    sbLeakCheckInterval: 20,
    minReliableChainSize: 3,
    minReliableCheckSize: 2,
    minReliableCheckTimeRange: 60,
    minReliableCheckAmount: 10_000,
    type: 'all',
  };
  await desk.set('SecurityFreqParameters', setting);
  const looks = await Promise.all([look(), look(), look()]);
  expect(looks.filter(Boolean)).toHaveLength(1);
  expect(await leaks()).toHaveLength(1);
});

test('perMinuteFreqCount limits the messages of an account in a minute', async () => {
  const setting = {
    lookForwardMinutes: 30,
    messageMaxCacheTime: 60,
    messageInSecurityChainCacheTime: 1_440,
  };
  const limit = (perMinuteFreqCount: number) =>
    desk.set('GlobalSecuritySetting', { ...setting, perMinuteFreqCount });
  pass(3_600);
  const second =
    Math.ceil(desk.clock.now().getTime() / 60_000) * 60 - Date.parse('2026-11-20T04:00:00Z') / 1_000;
  await limit(4);
  for (let times = 0; times < 4; times += 1) await desk.say({ in: 1, balance: null, at: second + times });
  await look();
  expect(await leaks()).toEqual([]);
  pass(61);
  await limit(3);
  await look();
  expect(await leaks()).toMatchObject([{ kind: 'frequency', messageCount: 4 }]);
  await desk.say({ in: 1, balance: null, at: second + 9 });
  pass(61);
  await look();
  expect(await leaks()).toMatchObject([{ kind: 'frequency', messageCount: 5 }]);
});

test('an order completed on a broken chain stays completed and is marked suspicious', async () => {
  await breakChain();
  const order = await desk.newOrder();
  const matched = { state: 'matched', match: 'automatic', orderId: order.id } as const;
  await desk.say({ in: 20_000, balance: 22_600, more: matched });
  const marked = await desk.stored(order.id);
  expect(marked?.mark).toBe(1);
  const token = await desk.signIn('superAdmin');
  const { data } = await desk.get('/v1.0/securityNode/getList?flagged=true', { token });
  expect(data).toMatchObject({
    total: 1,
    list: [{ flagged: true, checked: true, orderCode: order.orderCode, state: 'linked' }],
  });
  const whole = await desk.newOrder();
  await desk.store.db.update(securityNodes).set({ state: 'start' }).where(eq(securityNodes.state, 'broken'));
  await desk.say({
    in: 20_000,
    balance: 42_600,
    more: { state: 'matched', match: 'automatic', orderId: whole.id },
  });
  expect((await desk.stored(whole.id))?.mark).toBe(0);
  await desk.store.db.update(orders).set({ status: 4 });
});

test('nodes are paged newest first while others are added', async () => {
  for (let times = 0; times < 5; times += 1) {
    await desk.say({ in: 10, balance: 1_000 + times * 10 });
    pass(1);
  }
  const token = await desk.signIn('superAdmin');
  const balances: number[] = [];
  let next: string | null = null;
  do {
    const cursor: string = next === null ? '' : `&cursor=${next}`;
    const { data }: { data: { list: { balanceMinor: number }[]; nextCursor: string | null; total: number } } =
      await desk.get(`/v1.0/securityNode/getList?pageNum=2${cursor}`, { token });
    balances.push(...data.list.map(({ balanceMinor }) => balanceMinor));
    next = data.nextCursor;
    await desk.say({ in: 10, balance: 5_000 });
    pass(1);
  } while (next !== null);
  expect(balances).toEqual([1_040, 1_030, 1_020, 1_010, 1_000]);
  const open = await desk.get<{ total: number }>('/v1.0/securityNode/getList?open=true', { token });
  expect(open.data.total).toBe(1);
  expect((await desk.get('/v1.0/securityNode/getList', { token: await desk.signIn('admin') })).code).not.toBe(
    200,
  );
});

test('an order’s page shows findings about its money in the reader’s language, to staff only', async () => {
  const order = await desk.allocated();
  const { db } = desk.store;
  await db.update(orders).set({ supplierId: desk.ids.supplierId }).where(eq(orders.id, order.id));
  const more = { orderId: order.id, state: 'suspicious', suspicion: 'late' } as const;
  pass(3_600);
  await desk.set('GlobalSecuritySetting', {
    lookForwardMinutes: 30,
    messageMaxCacheTime: 60,
    messageInSecurityChainCacheTime: 1_440,
    perMinuteFreqCount: 2,
  });
  await desk.say({ in: 100, balance: 1_100 });
  await desk.say({ in: 500, balance: 2_600, more });
  await desk.say({ in: 500, balance: 2_600, more });
  await look();
  const risksFor = async (role: 'admin' | 'supplier' | 'merchant', language: string) => {
    const session = { token: await desk.signIn(role), headers: { 'accept-language': language } };
    const path = `/v1.0/order/getDossier?orderCode=${order.orderCode}`;
    return (await desk.get<OrderDossier>(path, session)).data.riskFindings;
  };
  const found = await risksFor('admin', 'zh-CN');
  expect(found.map(({ rule, severity, message }) => [rule, severity, message]).sort()).toEqual([
    ['brokenChain', 'high', '余额不连续：应为 16.00 INR，消息中为 26.00 INR'],
    ['crowdedMinute', 'medium', '该账户在同一分钟内有 3 条消息'],
    ['replayedMessage', 'high', '消息与同一账户此前的消息完全相同，可能是重放'],
  ]);
  const inEnglish = await risksFor('admin', 'en-US');
  expect(inEnglish.map(({ message }) => message)).toContain('The account had 3 messages within the minute');
  expect(await risksFor('supplier', 'en-US')).toEqual([]);
  expect(await risksFor('merchant', 'en-US')).toEqual([]);
});
