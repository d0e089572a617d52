import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openRegistryDesk,
  type RegisteredResource,
  type RegistryDesk,
} from '../../../testing/registry-desk.ts';
import { addTestDevice } from '../../../testing/test-device.ts';

let desk: RegistryDesk;
beforeAll(async () => {
  desk = await openRegistryDesk();
});
afterAll(() => desk.close());

/** The last request body, for assertions. */
let sent: Record<string, unknown> = {};
const account = (changes: object = {}) => {
  sent = desk.account(changes);
  return sent;
};
const add = (changes: object = {}, role: 'admin' | 'supplier' = 'admin') =>
  desk.done<RegisteredResource>(role, 'resource/add', account(changes));

describe('a new account', () => {
  it('is enabled for its products, with given and default values', async () => {
    const added = await add();
    expect(added).toMatchObject({
      name: String(sent.name).trim(),
      supplierName: 'Test supplier',
      timeZone: 'Asia/Kolkata',
      state: 0,
      products: [
        { productId: 1008, state: 0 },
        { productId: 3024, state: 0 },
      ],
      cardNumberMasked: `****${String(sent.cardNumber).slice(-4)}`,
      monitorState: 'notNeeded',
      floatMode: 'none',
      processingOrderCount: 0,
      today: { orderCount: 0, paidCount: 0, paidMinor: 0, dailyUsedMinor: 0, successRate: null },
    });
    const record = JSON.stringify(await desk.lastAudit());
    expect(record).toContain('resources.add');
    expect(record).not.toContain(String(sent.cardNumber));
  });

  it('takes the float mode of its product unless it has its own', async () => {
    await desk.done('superAdmin', 'product/update', { id: 3015, floatMode: 'up' });
    const usdt = {
      kind: 'usdt',
      currency: 'USDT',
      vpa: undefined,
      cardNumber: undefined,
      usdtNetwork: 'TRC20',
      productIds: [3015],
    };
    expect(await add({ ...usdt, usdtAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' })).toMatchObject({
      floatMode: 'up',
    });
    const own = { ...usdt, usdtAddress: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', floatMode: 'none' };
    expect(await add(own)).toMatchObject({ floatMode: 'none' });
  });

  it.each([
    ['an invalid VPA', { vpa: 'no handle' }],
    ['no VPA', { vpa: undefined }],
    ['a currency not allowed for its kind', { currency: 'CNY' }],
    ['a minimum above its maximum', { minAmountMinor: 6_000_000 }],
    ['a product of another currency', { productIds: [3001] }],
    ['an invalid time zone', { timeZone: 'Asia/Nowhere' }],
    ['a script as link', { link: 'javascript:alert(1)' }],
    ['a page as picture', { qrCode: 'data:text/html;base64,PHNjcmlwdD4=' }],
    ['a page declared as picture', { qrCode: 'data:image/png;base64,PHNjcmlwdD4=' }],
    ['a picture of another type than declared', { qrCode: 'data:image/webp;base64,iVBORw0KGgo=' }],
    [
      'a USDT address with a typo',
      {
        kind: 'usdt',
        currency: 'USDT',
        usdtNetwork: 'TRC20',
        usdtAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T',
        productIds: [],
      },
    ],
    [
      'a phone that is not Kenyan',
      { kind: 'mobileMoney', currency: 'KES', mobileNumber: '0712345678', productIds: [] },
    ],
  ])('with %s is refused', async (_what, changes) => {
    const { status, code } = await desk.call('admin', 'resource/add', account(changes));
    expect([status, code]).toEqual([400, errorCodes.validationFailed]);
  });

  it.each([
    ['png', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'],
    ['jpeg', '/9j/4AAQSkZJRgABAQEASABIAAD/2wBD'],
    ['webp', 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoB'],
  ])('may have a QR picture: %s', async (kind, content) => {
    const qrCode = `data:image/${kind};base64,${content}`;
    expect(await add({ vpa: `picture.${kind}@bank`, qrCode })).toMatchObject({ hasQrCode: true });
  });

  it('is unique, and can be registered again after deletion', async () => {
    const first = await add({ vpa: 'twin@bank' });
    expect((await desk.call('admin', 'resource/add', account({ vpa: 'TWIN@bank' }))).code).toBe(
      errorCodes.resourceExists,
    );
    expect((await desk.remove(first.id)).code).toBe(errorCodes.success);
    expect((await desk.call('admin', 'resource/add', account({ vpa: 'TWIN@bank' }))).code).toBe(
      errorCodes.success,
    );
  });

  it('may only serve products agreed with its supplier', async () => {
    const { code } = await desk.call('admin', 'resource/add', account({ productIds: [1034] }));
    expect(code).toBe(errorCodes.productNotEnabled);
  });

  it.each([
    ['an M-Pesa paybill', { paybillNumber: '247247', paybillAccount: 'SHOP1' }],
    ['an M-Pesa till', { tillNumber: '832909' }],
    ['an M-Pesa phone', { mobileNumber: '254712345678' }],
  ])('may be %s', async (_what, fields) => {
    const kenya = {
      kind: 'mobileMoney',
      currency: 'KES',
      vpa: undefined,
      cardNumber: undefined,
      productIds: [],
    };
    expect(await add({ ...kenya, ...fields })).toMatchObject({ timeZone: 'Africa/Nairobi' });
    const again = await desk.call('admin', 'resource/add', account({ ...kenya, ...fields }));
    expect(again.code).toBe(errorCodes.resourceExists);
  });
});

describe('a supplier', () => {
  it('manages its own accounts and its team’s, and no others', async () => {
    const own = await add({}, 'supplier');
    const teams = await add({ supplierId: desk.team.supplierId }, 'supplier');
    const others = await add({ supplierId: desk.foreign.supplierId });
    const seen = (await desk.list('pageNum=200', 'supplier')).list.map(({ id }) => id);
    expect(seen).toContain(own.id);
    expect(seen).toContain(teams.id);
    expect(seen).not.toContain(others.id);
    const refused = await desk.call(
      'supplier',
      'resource/add',
      account({ supplierId: desk.foreign.supplierId }),
    );
    expect(refused.code).toBe(errorCodes.supplierNotFound);
    for (const [path, body] of [
      ['resource/update', { name: 'mine' }],
      ['resource/delete', {}],
      ['resource/reveal', {}],
    ] as const) {
      const { code } = await desk.call('supplier', path, { resourceId: others.id, ...body });
      expect([path, code]).toEqual([path, errorCodes.resourceNotFound]);
    }
  });

  it('can reveal a full number, which is audited; list readers cannot', async () => {
    const { id } = await add();
    const revealed = await desk.done<{ cardNumber: string }>('supplier', 'resource/reveal', {
      resourceId: id,
    });
    expect(revealed.cardNumber).toBe(String(sent.cardNumber));
    const record = await desk.lastAudit();
    expect(record).toMatchObject({ operation: 'resources.reveal', objectId: id });
    expect(JSON.stringify(record)).not.toContain(revealed.cardNumber);
    expect((await desk.call('customerService', 'resource/reveal', { resourceId: id })).code).toBe(
      errorCodes.forbidden,
    );
    expect(JSON.stringify(await desk.list('pageNum=200', 'customerService'))).not.toContain(
      revealed.cardNumber,
    );
  });
});

describe('a change', () => {
  it('keeps omitted fields, clears null ones, and validates the whole account', async () => {
    const { id } = await add({ dailyLimitMinor: 900_000, concurrencyLimit: 3 });
    const changed = await desk.done('admin', 'resource/update', {
      resourceId: id,
      dailyLimitMinor: null,
      weight: 40,
    });
    expect(changed).toMatchObject({
      dailyLimitMinor: null,
      weight: 40,
      concurrencyLimit: 3,
      vpa: sent.vpa,
    });
    const wrong = await desk.call('admin', 'resource/update', { resourceId: id, maxAmountMinor: 5_000 });
    expect(wrong.code).toBe(errorCodes.validationFailed);
    const other = await add({ vpa: 'elsewhere@bank' });
    const twin = await desk.call('admin', 'resource/update', { resourceId: id, vpa: 'elsewhere@bank' });
    expect(twin.code).toBe(errorCodes.resourceExists);
    await desk.remove(other.id);
  });

  it('of products keeps the enabled state of those that stay', async () => {
    const { id } = await add({ productIds: [1008] });
    await desk.done('admin', 'resource/enableResource', { resourceId: id, productId: 1008, enable: false });
    const more = await desk.done<RegisteredResource>('admin', 'resource/update', {
      resourceId: id,
      productIds: [1008, 3024],
    });
    expect(more.products.map(({ productId, state }) => [productId, state])).toEqual([
      [1008, 1],
      [3024, 0],
    ]);
    const less = await desk.done<RegisteredResource>('admin', 'resource/update', {
      resourceId: id,
      productIds: [],
    });
    expect(less).toMatchObject({ products: [], state: 1 });
  });
});

describe('the list', () => {
  it('filters by kind, product, name, number, state and monitor', async () => {
    await addTestDevice(desk, { monitorId: 'phone-1' });
    const { id } = await add({ name: 'Himalaya', monitorId: 'phone-1' });
    const only = [{ id }];
    expect((await desk.list('name=himal')).list).toMatchObject(only);
    expect((await desk.list(`accountNumber=${sent.vpa}`)).list).toMatchObject(only);
    expect((await desk.list(`accountNumber=${String(sent.cardNumber).slice(-4)}`)).list).toMatchObject(only);
    expect((await desk.list('monitorState=offline')).list).toMatchObject(only);
    expect((await desk.list('monitorState=offline&kind=bank')).total).toBe(0);
    expect((await desk.list('name=himal&productId=1008&productKind=collection&state=0')).total).toBe(1);
    expect((await desk.list('name=himal&productKind=payout')).total).toBe(0);
    await desk.done('admin', 'resource/enableResource', { resourceId: id, productId: 1008, enable: false });
    await desk.done('admin', 'resource/enableResource', { resourceId: id, productId: 3024, enable: false });
    expect((await desk.list('name=himal&state=1')).total).toBe(1);
  });
});
