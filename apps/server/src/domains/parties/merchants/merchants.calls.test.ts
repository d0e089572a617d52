import { errorCodes, sign } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { worldProducts } from '../../../testing/order-world.ts';
import { openPartyDesk, type PartyDesk } from '../../../testing/party-desk.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { addProducts, allowProducts } from '../products/products.service.ts';
import { callbackTermsOf } from './merchants.service.ts';

let desk: PartyDesk;
beforeAll(async () => {
  desk = await openPartyDesk();
  await addProducts(desk.store.db, worldProducts);
  await allowProducts(desk.store.db, [
    { merchantId: desk.ids.merchantId, productId: 1008, feeRate: '0.01' },
    { merchantId: desk.ids.merchantId, productId: 3001, feeRate: '0.02' },
  ]);
});
afterAll(() => desk.close());

interface Merchant {
  readonly id: string;
  readonly userId: string;
  readonly mchId: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly allowedIps: string[] | null;
  readonly previousKeyUntil: string | null;
}

let number = 0;
/** An order as the merchant's own server sends it. */
const order = async (key: string, changes: { readonly notifyUrl?: undefined } = {}) => {
  number += 1;
  const body = {
    mchId: desk.mchId,
    productId: 1008,
    mchOrderNo: `M${number}`,
    amount: 20_000,
    notifyUrl: 'https://m.example/n',
    ...changes,
  };
  return desk.post<{ orderCode: string }>('/v1.0/api/order/create', { ...body, sign: sign(body, key) });
};
const merchantId = () => desk.ids.merchantId;
const rotate = (input: object = {}) =>
  desk.done<{ signingKey: string; previousKeyUntil: string | null }>('admin', 'merchant/rotateKey', {
    merchantId: merchantId(),
    ...input,
  });

describe('a new merchant', () => {
  const wanted = {
    account: 'lotus',
    password: 'Moving2026money',
    name: ' Lotus Mart ',
    callbackFormat: 'json',
  };

  it('has a user, a number and a key that is returned once', async () => {
    const added = await desk.done<{ merchant: Merchant; signingKey: string }>('admin', 'merchant/add', {
      ...wanted,
      allowedIps: ['203.0.113.0/24'],
    });
    expect(added.merchant).toMatchObject({
      mchId: '10000102',
      name: 'Lotus Mart',
      account: 'lotus',
      signProfile: 'md5-sorted',
      callbackFormat: 'json',
      allowedIps: ['203.0.113.0/24'],
      balances: [],
      products: [],
    });
    expect(added.signingKey).toHaveLength(32);
    const listed = await desk.read<{ list: Merchant[] }>('admin', 'merchant/getList?name=lotus');
    expect(JSON.stringify(listed)).not.toContain(added.signingKey);
    expect(JSON.stringify(await desk.lastAudit())).not.toContain(added.signingKey);
    const login = { userName: 'lotus', password: wanted.password };
    expect((await desk.post('/v1.0/user/login', login)).code).toBe(errorCodes.success);
  });

  it('requires a valid name and password and an unused account', async () => {
    expect((await desk.call('admin', 'merchant/add', wanted)).code).toBe(errorCodes.accountExists);
    const common = { ...wanted, account: 'another', password: 'password123' };
    expect((await desk.call('admin', 'merchant/add', common)).code).toBe(errorCodes.passwordRejected);
    const nowhere = { ...wanted, account: 'another', allowedIps: ['999.0.0.1'] };
    expect((await desk.call('admin', 'merchant/add', nowhere)).code).toBe(errorCodes.validationFailed);
  });

  it('gets a related supplier while AutoCreateRelateSupplier is on', async () => {
    const add = (account: string) =>
      desk.done<{ merchant: { relatedSupplierId: string | null } }>('admin', 'merchant/add', {
        ...wanted,
        account,
      });
    expect((await add('peony')).merchant.relatedSupplierId).toBeNull();
    await desk.set('AutoCreateRelateSupplier', true);
    expect((await add('orchid')).merchant.relatedSupplierId).not.toBeNull();
    await desk.set('AutoCreateRelateSupplier', false);
  });
});

describe('the list', () => {
  it('shows staff every merchant, filtered, sorted and paginated', async () => {
    const names = async (query: string) => {
      const { data } = await desk.read<{ list: Merchant[]; total: number }>(
        'customerService',
        `merchant/getList?${query}`,
      );
      return [data.total, ...data.list.map(({ mchId }) => mchId)];
    };
    expect(await names('sortBy=mchId&sortOrder=asc&pageNum=2')).toEqual([4, '10000101', '10000102']);
    expect(await names('sortBy=mchId&sortOrder=asc&pageNum=2&pageIndex=2')).toEqual([
      4,
      '10000103',
      '10000104',
    ]);
    expect(await names('mchId=10000102')).toEqual([1, '10000102']);
    expect(await names('productId=1008')).toEqual([1, '10000101']);
    expect(await names('name=%25')).toEqual([0]);
  });

  it('has the figures of today where they are asked for, without what suppliers earn', async () => {
    expect((await order(desk.signingKey)).code).toBe(errorCodes.success);
    const shown = async (query: string) =>
      (
        await desk.read<{ list: (Merchant & { today?: object[] })[] }>('admin', `merchant/getList?${query}`)
      ).data.list.find(({ id }) => id === merchantId());
    const [figures] = (await shown('withToday=true&pageNum=100'))?.today ?? [];
    expect(figures).toMatchObject({ currency: 'INR', paidCount: 0, payoutCount: 0, paidPayoutMinor: 0 });
    expect(figures).not.toHaveProperty('commissionMinor');
    expect(await shown('pageNum=100')).not.toHaveProperty('today');
  });

  it('shows a merchant only itself', async () => {
    const own = await desk.read<Merchant>('merchant', `merchant/getDetail?merchantId=${merchantId()}`);
    expect(own.data).toMatchObject({
      mchId: '10000101',
      products: [{ productId: 1008 }, { productId: 3001 }],
    });
    const { data } = await desk.read<{ list: Merchant[] }>('admin', 'merchant/getList?mchId=10000102');
    const other = await desk.read('merchant', `merchant/getDetail?merchantId=${data.list[0]?.id}`);
    expect(other.code).toBe(errorCodes.merchantNotFound);
    expect((await desk.read('merchant', 'merchant/getList')).code).toBe(errorCodes.forbidden);
  });
});

describe('a change', () => {
  it('keeps omitted fields and is audited with before and after', async () => {
    const change = {
      merchantId: merchantId(),
      callbackFormat: 'json',
      defaultNotifyUrl: 'https://m.example/all',
    };
    expect(await desk.done('admin', 'merchant/update', change)).toMatchObject({
      name: 'Test merchant',
      callbackFormat: 'json',
      defaultNotifyUrl: 'https://m.example/all',
    });
    expect(await desk.lastAudit()).toMatchObject({
      operation: 'merchants.update',
      before: { callbackFormat: 'form', defaultNotifyUrl: null },
      after: { callbackFormat: 'json' },
    });
    const back = { merchantId: merchantId(), callbackFormat: 'form', defaultNotifyUrl: null };
    expect(await desk.done('admin', 'merchant/update', back)).toMatchObject({ defaultNotifyUrl: null });
  });

  it('of the default callback URL applies to orders without one', async () => {
    expect((await order(desk.signingKey, { notifyUrl: undefined })).code).toBe(errorCodes.validationFailed);
    const defaultNotifyUrl = 'https://m.example/default';
    await desk.done('admin', 'merchant/update', { merchantId: merchantId(), defaultNotifyUrl });
    const { data } = await order(desk.signingKey, { notifyUrl: undefined });
    const [stored] = await desk.store.db.select().from(orders).where(eq(orders.orderCode, data.orderCode));
    expect(stored?.notifyUrl).toBe(defaultNotifyUrl);
    await desk.done('admin', 'merchant/update', { merchantId: merchantId(), defaultNotifyUrl: null });
  });

  it('of its own callback settings is made by the merchant, as long as it may modify its data', async () => {
    const change = { callbackFormat: 'json', allowedIps: ['203.0.113.0/24'] };
    expect(await desk.done('merchant', 'merchant/updateOwn', change)).toMatchObject(change);
    expect(await desk.lastAudit()).toMatchObject({
      operation: 'merchants.updateOwn',
      before: { callbackFormat: 'form', allowedIps: null },
    });
    expect((await desk.call('merchant', 'merchant/updateOwn', { allowedIps: ['nowhere'] })).code).toBe(
      errorCodes.validationFailed,
    );
    // Its name and its sign profile are the platform's to change.
    await desk.call('merchant', 'merchant/updateOwn', { name: 'Renamed', signProfile: 'hmac-sha256' });
    const { data: kept } = await desk.read<Merchant>(
      'merchant',
      `merchant/getDetail?merchantId=${merchantId()}`,
    );
    expect(kept).toMatchObject({ name: 'Test merchant', signProfile: 'md5-sorted' });
    const allow = (allowModify: boolean) =>
      desk.done('admin', 'user/setAllowModify', { userId: desk.ids.merchant, allowModify });
    await allow(false);
    expect((await desk.call('merchant', 'merchant/updateOwn', change)).code).toBe(
      errorCodes.modifyNotAllowed,
    );
    await allow(true);
    const late = { allowedIps: ['203.0.113.7'], expectedAllowedIps: [] };
    expect((await desk.call('merchant', 'merchant/updateOwn', late)).code).toBe(errorCodes.conflict);
    const expectedAllowedIps = ['203.0.113.0/24'];
    await desk.done('merchant', 'merchant/updateOwn', {
      ...{ callbackFormat: 'form', allowedIps: null, expectedAllowedIps },
    });
    expect((await desk.call('admin', 'merchant/updateOwn', change)).code).toBe(errorCodes.forbidden);
  });

  it('of the sign profile applies to the next request', async () => {
    await desk.done('admin', 'merchant/update', { merchantId: merchantId(), signProfile: 'hmac-sha256' });
    expect((await order(desk.signingKey)).code).toBe(errorCodes.signatureInvalid);
    await desk.done('admin', 'merchant/update', { merchantId: merchantId(), signProfile: 'md5-sorted' });
    expect((await order(desk.signingKey)).code).toBe(errorCodes.success);
  });

  it('of the allowed addresses refuses other addresses, even with the right key', async () => {
    await desk.done('admin', 'merchant/update', { merchantId: merchantId(), allowedIps: ['203.0.113.0/24'] });
    expect((await order(desk.signingKey)).code).toBe(errorCodes.ipNotAllowed);
    expect((await order('another key')).code).toBe(errorCodes.signatureInvalid);
    await desk.done('admin', 'merchant/update', { merchantId: merchantId(), allowedIps: [] });
    expect((await order(desk.signingKey)).code).toBe(errorCodes.success);
  });

  it('that disables a merchant stops its orders; other roles are refused', async () => {
    await desk.done('admin', 'merchant/enable', { merchantId: merchantId(), enable: false });
    expect((await order(desk.signingKey)).code).toBe(errorCodes.merchantDisabled);
    await desk.done('admin', 'merchant/enable', { merchantId: merchantId(), enable: true });
    expect((await order(desk.signingKey)).code).toBe(errorCodes.success);
    const { code } = await desk.call('customerService', 'merchant/enable', {
      merchantId: merchantId(),
      enable: false,
    });
    expect(code).toBe(errorCodes.forbidden);
  });
});

describe('a key', () => {
  it('that was rotated is accepted beside the new one during the grace period, and callbacks carry both signatures', async () => {
    const { signingKey, previousKeyUntil } = await rotate({ graceHours: 2 });
    expect(Date.parse(previousKeyUntil ?? '')).toBe(desk.clock.now().getTime() + 7_200_000);
    expect((await order(desk.signingKey)).code).toBe(errorCodes.success);
    expect((await order(signingKey)).code).toBe(errorCodes.success);
    const terms = await callbackTermsOf(
      desk.store.db,
      desk.dependencies.secrets,
      [merchantId()],
      desk.clock.now(),
    );
    expect(terms.get(merchantId())?.keys).toEqual([signingKey, desk.signingKey]);
    expect(JSON.stringify(await desk.lastAudit())).not.toContain(signingKey);

    const again = await desk.call('admin', 'merchant/rotateKey', { merchantId: merchantId() });
    expect(again.code).toBe(errorCodes.keyRotationInProgress);
    expect(again.msg).toContain('2026-11-20 14:00:00');

    desk.clock.advance(7_200_000);
    expect((await order(desk.signingKey)).code).toBe(errorCodes.signatureInvalid);
    expect((await order(signingKey)).code).toBe(errorCodes.success);
  });

  it('ends at once when it is revoked or the grace period is zero', async () => {
    const { signingKey: first } = await rotate();
    await desk.done('admin', 'merchant/revokeOldKey', { merchantId: merchantId() });
    const { signingKey: second, previousKeyUntil } = await rotate({ graceHours: 0 });
    expect(previousKeyUntil).toBeNull();
    expect((await order(first)).code).toBe(errorCodes.signatureInvalid);
    expect((await order(second)).code).toBe(errorCodes.success);
  });

  it('can be rotated by the merchant itself, and by no other', async () => {
    const { signingKey } = await desk.done<{ signingKey: string }>('merchant', 'merchant/rotateKey', {
      merchantId: merchantId(),
    });
    expect((await order(signingKey)).code).toBe(errorCodes.success);
    const { data } = await desk.read<{ list: Merchant[] }>('admin', 'merchant/getList?mchId=10000102');
    const other = await desk.call('merchant', 'merchant/rotateKey', { merchantId: data.list[0]?.id });
    expect(other.code).toBe(errorCodes.merchantNotFound);
  });
});

test('refuses to change an unknown merchant', async () => {
  const nobody = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01';
  for (const [path, body] of [
    ['merchant/update', { name: 'x' }],
    ['merchant/enable', { enable: false }],
    ['merchant/rotateKey', {}],
    ['merchant/revokeOldKey', {}],
  ] as const) {
    const { code } = await desk.call('superAdmin', path, { merchantId: nobody, ...body });
    expect([path, code]).toEqual([path, errorCodes.merchantNotFound]);
  }
});
