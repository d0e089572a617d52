import { errorCodes, sign } from '@platform/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldProducts } from '../../../testing/order-world.ts';
import { openPartyDesk, type PartyDesk } from '../../../testing/party-desk.ts';
import { isAbove } from './agreements.rates.ts';
import { addProducts } from './products.service.ts';

let desk: PartyDesk;
let team: { userId: string; supplierId: string };
let deep: { userId: string; supplierId: string };
let foreign: { userId: string; supplierId: string };
beforeAll(async () => {
  desk = await openPartyDesk();
  await addProducts(desk.store.db, worldProducts);
  team = await desk.addTeam('team', desk.ids.supplierId);
  deep = await desk.addTeam('deep', team.supplierId);
  foreign = await desk.addTeam('foreign');
});
afterAll(() => desk.close());

interface Product {
  readonly id: number;
}
interface Agreement {
  readonly userId: string;
  readonly account: string;
  readonly productId: number;
  readonly rate: string;
}

const names = { 'zh-CN': '新通道', 'zh-TW': '新通道', 'en-US': 'New channel' };
const product = {
  id: 2054,
  name: names,
  kind: 'collection',
  currency: 'INR',
  minAmountMinor: 100,
  maxAmountMinor: 9_000,
};

let number = 0;
/** An order of the merchant, as its server sends it. */
async function order(productId: number, amount: number) {
  number += 1;
  const body = {
    mchId: desk.mchId,
    productId,
    mchOrderNo: `P${number}`,
    amount,
    notifyUrl: 'https://m.example/n',
  };
  const { code } = await desk.post('/v1.0/api/order/create', { ...body, sign: sign(body, desk.signingKey) });
  return code;
}

describe('a product', () => {
  it('can be agreed and ordered as soon as it is added', async () => {
    const added = await desk.done('superAdmin', 'product/add', { ...product, defaultFeeRate: '0.02' });
    expect(added).toMatchObject({
      id: 2054,
      enabled: true,
      floatMode: 'none',
      matchBy: 'reference',
      merchantCount: 0,
    });
    expect(await order(2054, 500)).toBe(errorCodes.productNotEnabled);
    await desk.done('admin', 'userProduct/add', { userId: desk.ids.merchant, productId: 2054 });
    expect(await order(2054, 500)).toBe(errorCodes.success);
    expect(await order(2054, 9_001)).toBe(errorCodes.amountOutOfRange);
    await desk.done('superAdmin', 'product/update', {
      id: 2054,
      maxAmountMinor: 20_000,
      requiredFields: ['subject'],
    });
    expect(await order(2054, 9_001)).toBe(errorCodes.validationFailed);
    await desk.done('superAdmin', 'product/update', { id: 2054, requiredFields: [] });
    expect(await order(2054, 9_001)).toBe(errorCodes.success);
    await desk.done('superAdmin', 'product/update', { id: 2054, enabled: false });
    expect(await order(2054, 500)).toBe(errorCodes.productNotEnabled);
    expect(await desk.lastAudit()).toMatchObject({ operation: 'products.update', before: { enabled: true } });
    await desk.done('superAdmin', 'product/update', { id: 2054, enabled: true });
  });

  it('has a unique number', async () => {
    expect((await desk.call('superAdmin', 'product/add', product)).code).toBe(errorCodes.productExists);
    expect((await desk.call('superAdmin', 'product/update', { id: 9999, enabled: true })).code).toBe(
      errorCodes.productNotFound,
    );
    expect((await desk.call('admin', 'product/add', { ...product, id: 2055 })).code).toBe(
      errorCodes.forbidden,
    );
  });

  it.each([
    ['a variant of another currency', { mainProductId: 3001 }],
    ['a variant of another kind', { currency: 'USDT', mainProductId: 3016 }],
    ['a variant of a variant', { mainProductId: 1008 }],
    ['a variant of itself', { id: 2056, mainProductId: 2056 }],
    ['a minimum above its maximum', { minAmountMinor: 9_001 }],
  ])('with %s is refused', async (_what, change) => {
    const { code } = await desk.call('superAdmin', 'product/add', { ...product, id: 2057, ...change });
    expect(code).toBe(errorCodes.productRefused);
  });

  it('with variants cannot become a variant', async () => {
    const { code } = await desk.call('superAdmin', 'product/update', { id: 3024, mainProductId: 1034 });
    expect(code).toBe(errorCodes.productRefused);
  });

  it('is filtered by kind, currency, name and number, and shows how many use it', async () => {
    const ids = async (query: string) =>
      (await desk.read<{ list: Product[] }>('customerService', `product/getList?${query}`)).data.list.map(
        ({ id }) => id,
      );
    expect(await ids('kind=payout')).toEqual([3016]);
    expect(await ids('currency=USDT')).toEqual([3015, 3016]);
    expect(await ids(`name=${encodeURIComponent('新通')}`)).toEqual([2054]);
    expect(await ids('name=new%20CHANNEL')).toEqual([2054]);
  });
});

describe('an agreement', () => {
  const place = () => ({ userId: desk.ids.merchant, productId: 1008 });

  it('allows a merchant to order at a rate and within limits; the order keeps the rate', async () => {
    expect(await order(1008, 5_000)).toBe(errorCodes.productNotEnabled);
    const added = await desk.done('admin', 'userProduct/add', {
      ...place(),
      rate: '0.018',
      maxAmountMinor: 8_000,
    });
    expect(added).toMatchObject({ role: 'merchant', rate: '0.018', weight: null, maxAmountMinor: 8_000 });
    expect((await desk.call('admin', 'userProduct/add', place())).code).toBe(errorCodes.agreementExists);
    expect(await order(1008, 8_000)).toBe(errorCodes.success);
    expect(await order(1008, 8_001)).toBe(errorCodes.amountOutOfRange);
    await desk.done('admin', 'userProduct/update', { ...place(), maxAmountMinor: null, rate: '0.01' });
    expect(await order(1008, 8_001)).toBe(errorCodes.success);
    const options = await desk.read<{ id: number; maxAmountMinor: number }[]>(
      'merchant',
      'product/getOptions',
    );
    expect(options.data.find(({ id }) => id === 1008)?.maxAmountMinor).toBe(10_000_000);
    await desk.done('admin', 'userProduct/update', { ...place(), enabled: false });
    expect(await order(1008, 5_000)).toBe(errorCodes.productNotEnabled);
    await desk.done('admin', 'userProduct/delete', place());
    expect(await order(1008, 5_000)).toBe(errorCodes.productNotEnabled);
    expect((await desk.call('admin', 'userProduct/update', place())).code).toBe(errorCodes.agreementNotFound);
  });

  it.each([
    ['a rate above one', { rate: '1.5' }],
    ['a rate that is a number', { rate: 0.01 }],
    ['a rate with too many decimals', { rate: '0.0000001' }],
    ['a minimum above its maximum', { minAmountMinor: 10, maxAmountMinor: 9 }],
    ['a weight for a merchant', { weight: 5 }],
  ])('with %s is refused', async (_what, terms) => {
    const { code } = await desk.call('admin', 'userProduct/add', { ...place(), ...terms });
    expect(code).toBe(errorCodes.validationFailed);
  });

  it('requires a merchant or supplier and an existing product', async () => {
    const nobody = { userId: desk.ids.admin, productId: 1008 };
    expect((await desk.call('admin', 'userProduct/add', nobody)).code).toBe(errorCodes.accountNotFound);
    expect((await desk.call('admin', 'userProduct/add', { ...place(), productId: 7 })).code).toBe(
      errorCodes.productNotFound,
    );
  });
});

describe('a leader', () => {
  const rateOf = (user: { userId: string }, rate: string) =>
    desk.call('supplier', 'userProduct/add', { userId: user.userId, productId: 3024, rate });

  it('gives its team its own products, at no higher rate than its own', async () => {
    expect((await rateOf(team, '0.004')).code).toBe(errorCodes.agreementNotFound);
    await desk.done('admin', 'userProduct/add', {
      userId: desk.ids.supplier,
      productId: 3024,
      rate: '0.005',
    });
    expect((await rateOf(team, '0.0051')).code).toBe(errorCodes.rateAboveLeader);
    expect((await rateOf(team, '0.005')).code).toBe(errorCodes.success);
    // Two levels down, the rate of the leader in between is the limit.
    await desk.done('supplier', 'userProduct/update', {
      userId: team.userId,
      productId: 3024,
      rate: '0.003',
    });
    expect((await rateOf(deep, '0.004')).code).toBe(errorCodes.rateAboveLeader);
    expect((await rateOf(deep, '0.003')).code).toBe(errorCodes.success);
  });

  it('cannot make agreements for itself or for another’s team', async () => {
    const self = { userId: desk.ids.supplier, productId: 3024, rate: '0.9' };
    expect((await desk.call('supplier', 'userProduct/update', self)).code).toBe(errorCodes.accountNotFound);
    expect((await rateOf(foreign, '0.001')).code).toBe(errorCodes.accountNotFound);
    expect(
      (await desk.call('supplier', 'userProduct/add', { userId: desk.ids.merchant, productId: 1008 })).code,
    ).toBe(errorCodes.accountNotFound);
  });

  it('sees its own and its team’s agreements; a merchant sees its own', async () => {
    await desk.done('admin', 'userProduct/add', { userId: foreign.userId, productId: 3024, rate: '0.001' });
    const seen = async (role: 'admin' | 'supplier' | 'merchant') =>
      (await desk.read<{ list: Agreement[] }>(role, 'userProduct/getList')).data.list.map(
        ({ account, productId }) => [account, productId],
      );
    const ofSuppliers = [
      ['deep', 3024],
      ['supplier', 3024],
      ['team', 3024],
    ];
    expect(await seen('supplier')).toEqual(ofSuppliers);
    expect(await seen('merchant')).toEqual([['merchant', 2054]]);
    expect((await seen('admin')).length).toBe(5);
  });

  it('cannot end an agreement that accounts use', async () => {
    const account = {
      kind: 'upi',
      currency: 'INR',
      name: 'A',
      vpa: 'deep@bank',
      minAmountMinor: 1,
      maxAmountMinor: 9,
    };
    const { id } = await desk.done<{ id: string }>('supplier', 'resource/add', {
      ...account,
      supplierId: deep.supplierId,
      productIds: [3024],
    });
    const place = { userId: deep.userId, productId: 3024 };
    expect((await desk.call('supplier', 'userProduct/delete', place)).code).toBe(errorCodes.agreementInUse);
    await desk.done('supplier', 'resource/delete', { resourceId: id });
    expect((await desk.call('supplier', 'userProduct/delete', place)).code).toBe(errorCodes.success);
  });
});

it.each([
  ['0.005', '0.0049', true],
  ['0.005', '0.005000', false],
  ['1', '0.999999', true],
  ['0', '0.000001', false],
])('%s is above %s: %s', (rate, other, expected) => {
  expect(isAbove(rate, other)).toBe(expected);
});
