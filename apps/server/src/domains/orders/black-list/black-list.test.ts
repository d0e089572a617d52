import { errorCodes, sign } from '@platform/sdk';
import { desc, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { testStoreKind } from '../../../testing/test-store.ts';
import { orderEvents, orders } from '../orders/orders.table.ts';
import type { ShownEntry } from './black-list.list.ts';
import { blackList, blackListHits } from './black-list.table.ts';

let desk: BatchDesk;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  desk = await openBatchDesk();
  people = peopleOf(desk);
  await desk.fund(10_000_000);
});
afterAll(() => desk.close());
beforeEach(async () => {
  // Through the call, so that the snapshot is dropped too.
  for (const { id } of (await list('state=live')).list) await remove(id);
  for (const { id } of (await list('state=disabled')).list) await remove(id);
  await desk.store.db.delete(blackListHits);
  await desk.store.db.delete(blackList);
});

interface Terms {
  readonly kind: ShownEntry['kind'];
  readonly direction: ShownEntry['direction'];
  readonly effect: ShownEntry['effect'];
}
const forAll: Terms = { kind: 'name', direction: 'both', effect: 'refuse' };
const add = (values: readonly string[], more: Partial<Terms> & { readonly expiresAt?: string } = {}) =>
  people.call<{ added: string[]; alreadyListed: string[] }>('superAdmin', 'blackList/add', {
    ...forAll,
    values,
    reason: 'Chargebacks',
    ...more,
  });
const remove = (blackListId: string) => people.call('superAdmin', 'blackList/remove', { blackListId });
const update = (blackListId: string | undefined, changes: object) =>
  people.call('superAdmin', 'blackList/update', { blackListId, ...changes });
const list = async (query: string) =>
  (
    await people.read<{ list: ShownEntry[]; total: number }>(
      'technicalMaintenance',
      `blackList/getList?${query}`,
    )
  ).data;
const only = async () => (await list('')).list[0];
const hitsOf = async (id: string | undefined) =>
  (
    await people.read<{ list: Record<string, unknown>[]; total: number }>(
      'technicalMaintenance',
      `blackList/getHits?blackListId=${id}`,
    )
  ).data;
const inSeconds = (seconds: number) => new Date(desk.clock.now().getTime() + seconds * 1_000).toISOString();

type Party = Partial<Record<'userName' | 'cardNumber' | 'vpa' | 'address', string>>;

const bodyOf = (party: Party, more: object = {}) => ({
  mchId: desk.mchId,
  productId: 1008,
  mchOrderNo: newNumber(),
  amount: 50_000,
  notifyUrl,
  ...party,
  ...more,
});
const send = (body: ReturnType<typeof bodyOf>) =>
  desk.post<{ orderCode: string }>('/v1.0/api/order/create', { ...body, sign: sign(body, desk.signingKey) });
const beneficiary = { userName: 'B Sample', cardNumber: '50100012345678', ifscCode: 'DEMO0000123' };
const paidOut = { productId: 1050, amount: 1_000 };

const nameOf = (code: number): string | undefined =>
  code === errorCodes.success
    ? undefined
    : Object.entries(errorCodes).find(([, value]) => value === code)?.[0];
const upload = async (product: number, orderType: string, party: Party) => {
  const columns = Object.entries(party);
  const answer = await desk.upload(
    csv(
      [collection, ...columns.map(([name]) => name)].join(','),
      [product, newNumber(), '500', notifyUrl, ...columns.map(([, value]) => value)].join(','),
    ),
    { orderType },
  );
  return answer.code === errorCodes.success ? undefined : issuesOf(answer)?.[0]?.split(' ').at(-1);
};
const test = async (body: object) =>
  nameOf(
    (await people.call('admin', 'order/createTest', { merchantId: desk.ids.merchantId, notifyUrl, ...body }))
      .code,
  );

type Create = (party: Party) => Promise<string | undefined>;
/** Each way of creating an order, with the name of its refusal. */
const paths: readonly (readonly [name: string, direction: 'collections' | 'payouts', create: Create])[] = [
  ['a signed collection', 'collections', async (party) => nameOf((await send(bodyOf(party))).code)],
  [
    'a signed payout',
    'payouts',
    async (party) => nameOf((await send(bodyOf({ ...beneficiary, ...party }, paidOut))).code),
  ],
  ['a file of collections', 'collections', (party) => upload(1008, '1', party)],
  ['a file of payouts', 'payouts', (party) => upload(1050, '2', { ...beneficiary, ...party })],
  [
    'a test collection of staff',
    'collections',
    (party) => test({ productId: 1008, amount: 50_000, ...party }),
  ],
  ['a test payout of staff', 'payouts', (party) => test({ ...paidOut, ...beneficiary, ...party })],
];

const latest = async () => {
  const [order] = await desk.store.db
    .select()
    .from(orders)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return order;
};

describe.each(paths)('%s', (_name, direction, create) => {
  it.each<[kind: Terms['kind'], listed: string, party: Party, met: boolean]>([
    ['name', 'Ramesh Patel', { userName: 'RAMESH  PATEL' }, true],
    ['name', 'Ramesh Patel', { userName: 'Ramesh Pate' }, false],
    ['name', '張學友', { userName: '张学友' }, true],
    ['accountNumber', '5010 0099-8877', { cardNumber: '501000998877' }, true],
    ['accountNumber', '501000998877', { userName: '501000998877' }, false],
    ['vpa', 'Ramesh@YBL', { vpa: 'ramesh@ybl' }, true],
    ['vpa', 'ra.mesh@ybl', { vpa: 'ramesh@ybl' }, false],
    ['phone', '+91 98765 43210', { vpa: '9876543210@ybl' }, true],
    ['phone', '+91 98765 43211', { vpa: '9876543210@ybl' }, false],
  ])('with a listed %s %s, and an order of %o: met %s', async (kind, listed, party, met) => {
    desk.clock.advance(1_000);
    expect(await create(party)).toBeUndefined();
    expect(await only()).toBeUndefined();
    expect((await add([listed], { kind })).code).toBe(errorCodes.success);
    expect(await create(party)).toBe(met ? 'nameBlacklisted' : undefined);
    expect(await only()).toMatchObject({ hits: met ? 1 : 0 });
    if (met)
      expect((await hitsOf((await only())?.id)).list).toMatchObject([
        { outcome: 'refused', orderCode: null },
      ]);
  });

  it('is judged by entries of its direction only', async () => {
    const party = { userName: 'Ramesh Patel' };
    await add(['Ramesh Patel'], { direction: direction === 'payouts' ? 'collections' : 'payouts' });
    expect(await create(party)).toBeUndefined();
    await update((await only())?.id, { direction });
    expect(await create(party)).toBe('nameBlacklisted');
  });

  it('is created and marked where the entry says so', async () => {
    await add(['Ramesh Patel'], { effect: 'suspicious' });
    desk.clock.advance(1_000);
    expect(await create({ userName: 'Ramesh Patel' })).toBeUndefined();
    const order = await latest();
    // A test order stays one, so that it is not counted.
    expect(order?.mark).toBe(_name.includes('test') ? 2 : 1);
    const events = await desk.store.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order?.id ?? ''))
      .orderBy(orderEvents.id);
    expect(events.map(({ event, reason }) => [event, reason])).toEqual([
      ['create', null],
      ['mark', '黑名单 / black list: 姓名 / name'],
    ]);
    const { list: hits } = await hitsOf((await only())?.id);
    expect(hits).toMatchObject([{ outcome: 'marked', orderCode: order?.orderCode, mchId: desk.mchId }]);
  });
});

describe('a merchant', () => {
  it('reads of no list, neither in a refusal nor in its order', async () => {
    await add(['Ramesh Patel']);
    const body = bodyOf({ userName: 'Ramesh Patel' });
    const refused = await send(body);
    expect(JSON.stringify(refused)).not.toMatch(/black|list|黑|Ramesh/i);
    await update((await only())?.id, { effect: 'suspicious' });
    const { data } = await send(body);
    const { data: dossier } = await people.read<object>(
      'merchant',
      `order/getDossier?orderCode=${data.orderCode}`,
    );
    expect(JSON.stringify(dossier)).toContain(data.orderCode);
    expect(JSON.stringify(dossier)).not.toMatch(/black|黑名单/i);
    for (const role of ['merchant', 'supplier', 'admin', 'customerService'] as const)
      expect((await people.read(role, 'blackList/getList')).code).toBe(errorCodes.forbidden);
    for (const role of ['technicalMaintenance', 'admin', 'merchant'] as const)
      expect((await people.call(role, 'blackList/add', { ...forAll, values: ['x'], reason: 'x' })).code).toBe(
        errorCodes.forbidden,
      );
  });

  it('gets its order back when it retries, and the retry is no hit', async () => {
    const body = bodyOf({ userName: 'Ramesh Patel' });
    const first = await send(body);
    await add(['Ramesh Patel']);
    expect((await send(body)).data).toEqual(first.data);
    expect(await only()).toMatchObject({ hits: 0, lastHitAt: null });
    const [order] = await desk.store.db
      .select()
      .from(orders)
      .where(eq(orders.orderCode, first.data.orderCode));
    expect(order).toMatchObject({ mark: 0, status: 1 });
  });
});

it('an order that meets nothing sends as many statements as without a list', async () => {
  const client =
    testStoreKind === 'postgres'
      ? pg.Client.prototype
      : (Reflect.get(desk.store.db, '$client') as { query(text: string): unknown });
  const statementsOf = async () => {
    const counts: number[] = [];
    // Some orders also read rules again, as time goes by.
    for (let order = 0; order < 4; order += 1) {
      const spy = vi.spyOn(client as { query(text: string): unknown }, 'query');
      await send(bodyOf({ userName: 'Ramesh Patel' }));
      counts.push(spy.mock.calls.length);
      spy.mockRestore();
    }
    return Math.min(...counts);
  };
  const without = await statementsOf();
  expect(without).toBeGreaterThan(0);
  await add(['Somebody Else']);
  expect(await statementsOf()).toBe(without);
});

describe('an entry', () => {
  const party = { userName: 'Ramesh Patel' };
  const create = async () => nameOf((await send(bodyOf(party))).code);

  it('ends when it expires, is disabled or removed, and can be listed again', async () => {
    await add(['Ramesh Patel'], { expiresAt: inSeconds(60) });
    expect(await create()).toBe('nameBlacklisted');
    desk.clock.advance(60_000);
    expect(await create()).toBeUndefined();
    expect((await list('state=expired')).total).toBe(1);
    expect((await add(['ramesh patel'])).data).toEqual({ added: ['ramesh patel'], alreadyListed: [] });
    expect((await add(['RAMESH-PATEL'])).data).toEqual({ added: [], alreadyListed: ['RAMESH-PATEL'] });
    const [entry] = (await list('state=live')).list;
    await update(entry?.id, { enabled: false });
    expect(await create()).toBeUndefined();
    await update(entry?.id, { enabled: true });
    expect(await create()).toBe('nameBlacklisted');
    expect((await remove(entry?.id ?? '')).code).toBe(errorCodes.success);
    expect(await create()).toBeUndefined();
    expect((await remove(entry?.id ?? '')).code).toBe(errorCodes.conflict);
    expect((await update(entry?.id, { enabled: true })).code).toBe(errorCodes.conflict);
    expect((await list('value=Ramesh')).list.map(({ state }) => state).sort()).toEqual([
      'expired',
      'removed',
    ]);
  });

  it('is found by a part of its value and by a text that meets it', async () => {
    await add(['張學友', 'Ramesh Patel']);
    const found = async (value: string) =>
      (await list(`value=${encodeURIComponent(value)}`)).list.map((entry) => entry.value);
    expect(await found('张学友')).toEqual(['張學友']);
    expect(await found('RAMESH-PATEL')).toEqual(['Ramesh Patel']);
    expect(await found('mesh Pa')).toEqual(['Ramesh Patel']);
    expect(await found('nobody')).toEqual([]);
  });

  it('is refused where it names nothing or is over already', async () => {
    for (const [values, more] of [
      [['...'], {}],
      [['Ramesh', ' - '], {}],
      [['12'], { kind: 'phone' }],
      [['Ramesh'], { expiresAt: inSeconds(0) }],
    ] as const)
      expect((await add(values, more)).code, values[0]).toBe(errorCodes.validationFailed);
    expect((await list('')).total).toBe(0);
  });

  it('is checked when a payout is sent another way', async () => {
    const order = await desk.waiting();
    const superAdmin = await desk.signIn('superAdmin');
    const staff = { token: superAdmin, token2: await desk.signInSecondLevel(superAdmin) };
    await add(['60100099998888'], { kind: 'accountNumber' });
    const { code } = await desk.post(
      '/v1.0/order/reselect',
      { orderCode: order.orderCode, productIdList: [1050], cardNumber: '60100099998888' },
      staff,
    );
    expect(nameOf(code)).toBe('nameBlacklisted');
    expect((await hitsOf((await only())?.id)).list).toMatchObject([
      { place: 'reselection', outcome: 'refused', orderCode: order.orderCode },
    ]);
  });
});
