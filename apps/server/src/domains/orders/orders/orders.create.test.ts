import { errorCodes, sign, signOrder } from '@platform/sdk';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldProducts } from '../../../testing/order-world.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { rotateSigningKey } from '../../parties/merchants/merchants.service.ts';
import { merchants } from '../../parties/merchants/merchants.table.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { merchantProducts } from '../../parties/products/products.table.ts';
import { orderEvents, orders } from './orders.table.ts';

const path = '/v1.0/api/order/create';
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.store;
  await addProducts(db, [
    ...worldProducts,
    {
      id: 1045,
      names: { 'zh-CN': 'a', 'zh-TW': 'a', 'en-US': 'a' },
      kind: 'collection',
      currency: 'INR',
      minAmountMinor: 100,
      maxAmountMinor: 10_000_000,
    },
  ]);
  const { merchantId } = app.ids;
  const agreed = [1008, 3001, 1045].map((productId) => ({ merchantId, productId, feeRate: '0.01' }));
  await allowProducts(db, agreed);
});
afterAll(() => app.close());

let number = 0;
const unsigned = (changes: object = {}) => ({
  mchId: app.mchId,
  productId: 1008,
  mchOrderNo: `T${++number}`,
  amount: 50_000,
  notifyUrl: 'https://merchant.example/callback',
  ...changes,
});
const signed = (changes: object = {}) => {
  const body = unsigned(changes);
  return { ...body, sign: sign(body, app.signingKey) };
};
const written = async () => {
  const [orderRows] = await app.store.db.select({ rows: count() }).from(orders);
  const [eventRows] = await app.store.db.select({ rows: count() }).from(orderEvents);
  return { orders: orderRows?.rows, events: eventRows?.rows };
};

describe('a signed order', () => {
  it('is created and returned', async () => {
    const answer = await app.post(path, signed());
    expect(answer).toMatchObject({
      status: 200,
      code: 200,
      data: {
        mchId: app.mchId,
        mchOrderNo: `T${number}`,
        amountMinor: 50_000,
        currency: 'INR',
        status: 1,
        payUrl: expect.stringMatching(/^http:\/\/localhost\/pay\/[\w-]{43}$/),
      },
    });
  });

  it('looks up merchant and product terms with one generic plan', async () => {
    // PostgreSQL plans the first few executions for their values before it chooses a generic plan.
    for (let turn = 0; turn < 12; turn += 1)
      expect(await app.post(path, signed())).toMatchObject({ code: 200 });
    const { rows } = await app.store.db.execute<{ plannedOnce: number }>(sql`
      select generic_plans::int as "plannedOnce" from pg_prepared_statements
      where statement like '%as asked(mch_id text, product_id int)%'
        and statement not like '%pg_prepared_statements%'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.plannedOnce).toBeGreaterThan(0);
  });

  it('returns the same order when the same request is sent again', async () => {
    const body = signed();
    const first = await app.post(path, body);
    const before = await written();
    const again = await app.post(path, body);
    expect(again.data).toEqual(first.data);
    expect(await written()).toEqual(before);
  });

  it('returns the existing order to a retry even when a new one would be refused', async () => {
    const { db } = app.store;
    await db.update(merchants).set({ defaultNotifyUrl: 'https://merchant.example/first' });
    const { notifyUrl, ...body } = unsigned();
    const asked = { ...body, sign: sign(body, app.signingKey) };
    const { data } = await app.post<{ orderCode: string }>(path, asked);
    const before = await written();
    const isGivenBack = async () => expect(await app.post(path, asked)).toMatchObject({ code: 200, data });

    await db.update(merchants).set({ defaultNotifyUrl: 'https://merchant.example/second' });
    await isGivenBack();
    await db.update(merchants).set({ defaultNotifyUrl: null });
    await isGivenBack();
    await db.update(merchantProducts).set({ maxAmountMinor: 49_999 });
    await isGivenBack();
    expect((await app.post(path, signed())).code).toBe(errorCodes.amountOutOfRange);
    await db.update(merchantProducts).set({ maxAmountMinor: null, enabled: false });
    await isGivenBack();
    expect((await app.post(path, signed())).code).toBe(errorCodes.productNotEnabled);
    await db.update(merchantProducts).set({ enabled: true });
    await setSetting(app, 'enableService', false);
    await isGivenBack();
    const other = { ...body, amount: 50_001 };
    const refused = await app.post(path, { ...other, sign: sign(other, app.signingKey) });
    expect(refused.code).toBe(errorCodes.serviceDisabled);
    await setSetting(app, 'enableService', true);
    expect(await written()).toEqual(before);
  });

  it('converts the amount by the units of its product', async () => {
    const body = signOrder(
      { ...unsigned({ productId: 1045 }), productId: 1045, amount: 12_345 },
      app.signingKey,
    );
    // The SDK signs the body exactly as sent.
    const answer = await app.post(path, { ...body, amount: 123_450_000 });
    expect(answer).toMatchObject({ code: 200, data: { amountMinor: 12_345 } });
    const part = await app.post(path, signed({ productId: 1045, amount: 123_450_001 }));
    expect(part).toMatchObject({
      status: 400,
      code: errorCodes.validationFailed,
      data: { issues: [{ path: 'amount' }] },
    });
  });

  it('accepts the previous key until it ends, and HMAC where agreed', async () => {
    const { db } = app.store;
    const oldKey = app.signingKey;
    const until = new Date(app.clock.now().getTime() + 60_000);
    const { signingKey } = await rotateSigningKey(db, app.dependencies.secrets, app.ids.merchantId, until);
    const withKey = (key: string, profile?: 'hmac-sha256') => {
      const body = unsigned();
      return app.post(path, { ...body, sign: sign(body, key, profile) });
    };
    expect((await withKey(oldKey)).code).toBe(200);
    expect((await withKey(signingKey)).code).toBe(200);
    app.clock.advance(60_000);
    expect((await withKey(oldKey)).code).toBe(errorCodes.signatureInvalid);
    expect((await withKey(signingKey)).code).toBe(200);
    await db.update(merchants).set({ signProfile: 'hmac-sha256' });
    expect((await withKey(signingKey)).code).toBe(errorCodes.signatureInvalid);
    expect((await withKey(signingKey, 'hmac-sha256')).code).toBe(200);
    await db.update(merchants).set({ signProfile: 'md5-sorted' });
    Object.assign(app, { signingKey });
  });
});

describe('a bad request writes nothing and names the reason', () => {
  const refused: [string, () => unknown, number, string, object?][] = [
    ['wrong signature', () => ({ ...signed(), sign: '0'.repeat(32) }), 200, 'signatureInvalid'],
    ['changed after signing', () => ({ ...signed(), amount: 60_000 }), 200, 'signatureInvalid'],
    ['unknown merchant', () => signed({ mchId: '99999999' }), 200, 'signatureInvalid'],
    ['no signature', () => unsigned(), 400, 'validationFailed', { issues: [{ path: 'sign' }] }],
    ['amount 0', () => signed({ amount: 0 }), 400, 'validationFailed', { issues: [{ path: 'amount' }] }],
    ['amount −1', () => signed({ amount: -1 }), 400, 'validationFailed', { issues: [{ path: 'amount' }] }],
    ['amount 1.5', () => signed({ amount: 1.5 }), 400, 'validationFailed', { issues: [{ path: 'amount' }] }],
    [
      'amount 2^53',
      () => signed({ amount: 2 ** 53 }),
      400,
      'validationFailed',
      { issues: [{ path: 'amount' }, { path: 'amount' }] },
    ],
    [
      'amount 1e21',
      () => signed({ amount: 1e21 }),
      400,
      'validationFailed',
      { issues: [{ path: 'amount' }, { path: 'amount' }] },
    ],
    [
      'amount as text',
      () => signed({ amount: '50000' }),
      400,
      'validationFailed',
      { issues: [{ path: 'amount' }] },
    ],
    [
      'unknown field',
      () => signed({ colour: 'red' }),
      400,
      'validationFailed',
      { issues: [{ path: 'colour', code: 'unknown_field' }] },
    ],
    [
      '__proto__',
      () => JSON.stringify(signed()).replace('{', '{"__proto__":{"a":1},'),
      400,
      'validationFailed',
    ],
    ['broken JSON', () => JSON.stringify(signed()).slice(0, -1), 400, 'malformedRequest'],
    ['a list', () => [signed()], 400, 'validationFailed'],
    [
      'a body that only nests',
      () => `{"extra":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      400,
      'validationFailed',
    ],
    [
      'notifyUrl of another scheme',
      () => signed({ notifyUrl: 'ftp://a.example/x' }),
      400,
      'validationFailed',
      { issues: [{ path: 'notifyUrl' }] },
    ],
    [
      'returnUrl that runs a script',
      () => signed({ returnUrl: 'javascript:alert(1)' }),
      400,
      'validationFailed',
      { issues: [{ path: 'returnUrl' }] },
    ],
    [
      'an address that is none',
      () => signed({ clientIp: '256.1.1.1' }),
      400,
      'validationFailed',
      { issues: [{ path: 'clientIp' }] },
    ],
    [
      'NUL in a text',
      () => signed({ subject: 'a\u0000b' }),
      400,
      'validationFailed',
      { issues: [{ path: 'subject' }] },
    ],
    ['NUL in an extra', () => signed({ extra: { a: '\u0000' } }), 400, 'validationFailed'],
    [
      'unknown product',
      () => signed({ productId: 77 }),
      200,
      'productNotFound',
      { params: { productId: 77 } },
    ],
    ['product not agreed', () => signed({ productId: 3024 }), 200, 'productNotEnabled'],
    ['amount beyond the limit', () => signed({ amount: 10_000_001 }), 200, 'amountOutOfRange'],
    [
      'a field that the channel needs',
      () => signed({ productId: 3001, cardNumber: '6222' }),
      400,
      'validationFailed',
      { issues: [{ path: 'userName', code: 'required' }] },
    ],
  ];
  it.each(refused)('%s', async (_name, body, status, name, data) => {
    const before = await written();
    const answer = await app.post(path, body());
    expect([answer.status, answer.code]).toEqual([status, errorCodes[name as keyof typeof errorCodes]]);
    if (data) expect(answer.data).toMatchObject(data);
    expect(await written()).toEqual(before);
  });

  it('refuses another body under a used number', async () => {
    const first = signed();
    await app.post(path, first);
    const before = await written();
    const answer = await app.post(path, signed({ mchOrderNo: first.mchOrderNo, amount: 60_000 }));
    expect(answer).toMatchObject({ status: 200, code: errorCodes.orderNumberConflict });
    expect(await written()).toEqual(before);
  });

  it('refuses a body of 10 MB', async () => {
    const before = await written();
    const answer = await app.post(path, signed({ body: 'x'.repeat(10 * 1024 * 1024) }));
    expect([answer.status, answer.code]).toEqual([413, errorCodes.payloadTooLarge]);
    expect(await written()).toEqual(before);
  });

  it('is refused while the service is off, and for a disabled merchant', async () => {
    const { db } = app.store;
    const token = await app.signIn('superAdmin');
    const token2 = await app.signInSecondLevel(token);
    const set = (enable: boolean) =>
      app.post('/v1.0/system-config/setEnableService', { enable }, { token, token2 });
    const before = await written();
    expect(await set(false)).toMatchObject({ code: 200 });
    expect((await app.post(path, signed())).code).toBe(errorCodes.serviceDisabled);
    expect(await set(true)).toMatchObject({ code: 200 });
    await db.update(merchants).set({ enabled: false });
    expect((await app.post(path, signed())).code).toBe(errorCodes.merchantDisabled);
    expect((await app.post(path, { ...signed(), sign: 'f'.repeat(32) })).code).toBe(
      errorCodes.signatureInvalid,
    );
    await db.update(merchants).set({ enabled: true });
    expect(await written()).toEqual(before);
  });
});

describe('the list', () => {
  it('returns rows for an operator’s filters, and refuses an invalid one', async () => {
    const body = signed();
    await app.post(path, body);
    const token = await app.signIn('admin');
    const list = (query: string) =>
      app.get<{ list: { merchantOrderNo: string }[] }>(`/v1.0/order/getList?${query}`, { token });
    const found = await list(`merchantOrderId=${body.mchOrderNo}&amount=50000.0001&withSummary=true`);
    expect(found).toMatchObject({
      code: 200,
      data: { total: 1, list: [{ merchantOrderNo: body.mchOrderNo }] },
    });
    expect(await list('startTime=2026-11-20%2012:00:00&endTime=2026-11-20%2011:59:59')).toMatchObject({
      code: errorCodes.validationFailed,
      data: { issues: [{ path: 'endTime' }] },
    });
    expect(await list('cursor=AAAA')).toMatchObject({ code: errorCodes.pageCursorInvalid });
    expect(await list('description=%00')).toMatchObject({ status: 400, code: errorCodes.validationFailed });
    expect(await list('pageNum=201')).toMatchObject({ status: 400, code: errorCodes.validationFailed });
  });

  it('shows orders of status 10 only when asked, also by an empty notInOrderStatusIds', async () => {
    await app.post(path, signed());
    await app.store.db.update(orders).set({ status: 10 });
    const token = await app.signIn('admin');
    const total = async (query: string) =>
      (await app.get<{ total: number }>(`/v1.0/order/getList?${query}`, { token })).data.total;
    const { orders: all } = await written();
    expect(await total('')).toBe(0);
    expect(await total('orderStatusId=10')).toBe(all);
    expect(await total('notInOrderStatusIds=')).toBe(all);
    expect(await total('notInOrderStatusIds=1,2')).toBe(all);
  });
});
