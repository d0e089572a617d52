import { errorCodes, sign } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mountCashier } from '../../../cashier-pages.ts';
import type { ServerBindings } from '../../../kit/http/respond.ts';
import {
  type BatchDesk,
  collection,
  csv,
  issuesOf,
  newNumber,
  notifyUrl,
  openBatchDesk,
} from '../../../testing/batch-desk.ts';
import { peopleOf } from '../../../testing/people.ts';
import { payTokenOf } from '../cashier/pay-links.service.ts';
import { orders } from '../orders/orders.table.ts';
import type { ShownFrozenIp } from './frozen-ips.list.ts';
import { frozenIps } from './frozen-ips.table.ts';

let desk: BatchDesk;
let people: ReturnType<typeof peopleOf>;
const pages = new Hono<ServerBindings>();
beforeAll(async () => {
  desk = await openBatchDesk();
  people = peopleOf(desk);
  await mountCashier(pages, desk);
});
afterAll(() => desk.close());
beforeEach(async () => {
  // Through the call, so that the snapshot is dropped too.
  for (const { id } of (await list('state=live')).list) await thaw(id);
  await desk.store.db.delete(frozenIps);
});

interface Frozen {
  readonly frozen: string[];
  readonly alreadyFrozen: string[];
}
const freeze = (networks: readonly string[], more: object = {}) =>
  people.call<Frozen>('admin', 'frozenIp/freeze', { networks, reason: 'Card testing', ...more });
const thaw = (frozenIpId: string) => people.call('admin', 'frozenIp/thaw', { frozenIpId });
const list = async (query: string) =>
  (
    await people.read<{ list: ShownFrozenIp[]; total: number }>(
      'customerService',
      `frozenIp/getList?${query}`,
    )
  ).data;
const networksIn = async (query: string) => (await list(query)).list.map(({ network }) => network);
const inSeconds = (seconds: number) => new Date(desk.clock.now().getTime() + seconds * 1_000).toISOString();

const orderCount = async () => (await desk.orderCount()) ?? 0;

const bodyOf = (clientIp: string | undefined, mchOrderNo = newNumber()) => ({
  mchId: desk.mchId,
  productId: 1008,
  mchOrderNo,
  amount: 50_000,
  notifyUrl,
  ...(clientIp === undefined ? {} : { clientIp }),
});
const send = (body: ReturnType<typeof bodyOf>) =>
  desk.post<{ orderCode: string }>('/v1.0/api/order/create', { ...body, sign: sign(body, desk.signingKey) });

/** Each way of creating an order, with the name of its refusal. */
const paths: Readonly<Record<string, (clientIp: string | undefined) => Promise<string | undefined>>> = {
  'the signed call': async (clientIp) => nameOf((await send(bodyOf(clientIp))).code),
  'a file': async (clientIp) => {
    const answer = await desk.upload(
      csv(`${collection},clientIp`, `1008,${newNumber()},500,${notifyUrl},${clientIp ?? ''}`),
    );
    return answer.code === errorCodes.success
      ? undefined
      : issuesOf(answer)?.[0]?.replace('rows.2.clientIp ', '');
  },
  'a test order of staff': async (clientIp) =>
    nameOf(
      (
        await people.call('admin', 'order/createTest', {
          merchantId: desk.ids.merchantId,
          productId: 1008,
          amount: 50_000,
          notifyUrl,
          ...(clientIp === undefined ? {} : { clientIp }),
        })
      ).code,
    ),
};
const nameOf = (code: number): string | undefined => {
  if (code === errorCodes.success) return undefined;
  return Object.entries(errorCodes).find(([, value]) => value === code)?.[0];
};

describe.each(Object.entries(paths))('%s', (_name, create) => {
  it.each<[frozen: string, clientIp: string | undefined, refused: boolean]>([
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.7', undefined, false],
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['203.0.113.77/24', '203.0.113.1', true],
    ['::ffff:203.0.113.7', '203.0.113.7', true],
    ['2001:DB8::/32', '2001:db8:0:0:1::1', true],
    ['2001:DB8::/32', '2001:db9::1', false],
  ])('while %s is frozen, from %s: refused %s', async (frozen, clientIp, refused) => {
    expect(await create(clientIp)).toBeUndefined();
    expect((await freeze([frozen])).code).toBe(errorCodes.success);
    expect(await create(clientIp)).toBe(refused ? 'ipFrozen' : undefined);
  });
});

describe('a frozen address', () => {
  it('is free again when it is thawed and when it expires', async () => {
    await freeze(['203.0.113.7']);
    const { list: rows } = await list('state=live');
    expect((await thaw(rows[0]?.id ?? '')).code).toBe(errorCodes.success);
    expect((await send(bodyOf('203.0.113.7'))).code).toBe(errorCodes.success);
    await freeze(['203.0.113.7'], { expiresAt: inSeconds(60) });
    expect((await send(bodyOf('203.0.113.7'))).code).toBe(errorCodes.ipFrozen);
    desk.clock.advance(60_000);
    expect((await send(bodyOf('203.0.113.7'))).code).toBe(errorCodes.success);
    expect(await networksIn('state=expired')).toEqual(['203.0.113.7']);
    // Frozen again, the expired freeze stays in the history.
    expect((await freeze(['203.0.113.7'])).data).toEqual({ frozen: ['203.0.113.7'], alreadyFrozen: [] });
    expect((await list('ip=203.0.113.7')).list.map(({ state }) => state).sort()).toEqual([
      'expired',
      'live',
      'thawed',
    ]);
  });

  it('is written in one way, frozen once, and found by an address in it', async () => {
    expect((await freeze(['203.0.113.9/24', '2001:DB8:0::1', '203.0.113.0/24'])).data).toEqual({
      frozen: ['203.0.113.0/24', '2001:db8::1'],
      alreadyFrozen: [],
    });
    expect((await freeze(['203.0.113.128/24', '198.51.100.1'])).data).toEqual({
      frozen: ['198.51.100.1'],
      alreadyFrozen: ['203.0.113.0/24'],
    });
    expect(await networksIn('ip=203.0.113.44')).toEqual(['203.0.113.0/24']);
    expect(await networksIn('ip=2001:db8::1')).toEqual(['2001:db8::1']);
    expect(await networksIn('ip=192.0.2.1')).toEqual([]);
  });

  it('is refused where it is no network, too wide or over already', async () => {
    for (const [networks, more] of [
      [['10.0.0.256'], {}],
      [['10.0.0.0/33'], {}],
      [['0.0.0.0/0'], {}],
      [['2000::/3'], {}],
      [['203.0.113.7'], { expiresAt: inSeconds(0) }],
    ] as const)
      expect((await freeze(networks, more)).code, networks[0]).toBe(errorCodes.validationFailed);
    expect((await list('')).total).toBe(0);
  });

  it('can be extended while it is frozen only', async () => {
    await freeze(['203.0.113.7'], { expiresAt: inSeconds(60) });
    const [row] = (await list('state=live')).list;
    const extend = (expiresAt: string | null) =>
      people.call('admin', 'frozenIp/extend', { frozenIpId: row?.id, expiresAt });
    expect((await extend(inSeconds(120))).code).toBe(errorCodes.success);
    desk.clock.advance(90_000);
    expect((await send(bodyOf('203.0.113.7'))).code).toBe(errorCodes.ipFrozen);
    desk.clock.advance(60_000);
    expect((await extend(null)).code).toBe(errorCodes.conflict);
    expect((await thaw(row?.id ?? '')).code).toBe(errorCodes.conflict);
  });

  it('is changed by staff only, and read by customer service', async () => {
    for (const role of ['customerService', 'technicalMaintenance', 'merchant', 'supplier'] as const)
      expect(
        (await people.call(role, 'frozenIp/freeze', { networks: ['203.0.113.7'], reason: 'x' })).code,
      ).toBe(errorCodes.forbidden);
    expect((await people.read('merchant', 'frozenIp/getList')).code).toBe(errorCodes.forbidden);
  });
});

describe('orders that exist', () => {
  it('go on, and a retry gets its order back', async () => {
    const body = bodyOf('203.0.113.7');
    const first = await send(body);
    await freeze(['203.0.113.7']);
    expect((await send(body)).data).toEqual(first.data);
    const [order] = await desk.store.db
      .select()
      .from(orders)
      .where(eq(orders.orderCode, first.data.orderCode));
    expect(order).toMatchObject({ status: 1, mark: 0 });
  });

  it('lose nothing when an address is frozen while orders are created', async () => {
    const before = await orderCount();
    const sending = Array.from({ length: 60 }, () => send(bodyOf('203.0.113.7')));
    const frozen = freeze(['203.0.113.7']);
    const codes = (await Promise.all(sending)).map(({ code }) => code);
    await frozen;
    const created = codes.filter((code) => code === errorCodes.success).length;
    expect(codes.every((code) => code === errorCodes.success || code === errorCodes.ipFrozen)).toBe(true);
    // An order that was answered with success is stored, and a refused one is not.
    expect((await orderCount()) - before).toBe(created);
    expect((await send(bodyOf('203.0.113.7'))).code).toBe(errorCodes.ipFrozen);
  });
});

describe('the page of a payer', () => {
  const pageOf = async (body: ReturnType<typeof bodyOf>) => {
    const { data } = await send(body);
    const [order] = await desk.store.db.select().from(orders).where(eq(orders.orderCode, data.orderCode));
    const id = order?.id ?? '';
    const open = (language = 'en') =>
      pages.request(`/pay/${payTokenOf(desk.dependencies.secrets, id)}`, {
        headers: { 'accept-language': language },
      });
    return { id, open };
  };

  it('asks the real address, says only that paying from here is not possible, and shows an outcome', async () => {
    const { id, open } = await pageOf(bodyOf('198.51.100.1'));
    expect((await open()).status).toBe(200);
    // What the merchant said about the payer does not close the page.
    await freeze(['198.51.100.1']);
    expect((await open()).status).toBe(200);
    await freeze(['127.0.0.1']);
    const closed = await open();
    const text = await closed.text();
    expect(closed.status).toBe(403);
    expect(text).toContain('Paying from here is not possible');
    expect(text).not.toMatch(/frozen|127\.0\.0\.1/i);
    expect(await (await open('zh-CN')).text()).toContain('无法从这里支付');
    const token = payTokenOf(desk.dependencies.secrets, id);
    expect((await desk.get(`/v1.0/cashier/getOrder?token=${token}`)).code).toBe(errorCodes.ipFrozen);
    await desk.store.db
      .update(orders)
      .set({ status: 4, completedAt: desk.clock.now() })
      .where(eq(orders.id, id));
    expect((await open()).status).toBe(200);
  });
});
