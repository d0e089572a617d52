import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worldProducts } from '../../testing/order-world.ts';
import { openPartyDesk, type PartyDesk } from '../../testing/party-desk.ts';
import { allocateCreatedOrders } from '../allocation/allocation.jobs.ts';
import { readAllocationRules } from '../allocation/allocation.service.ts';
import { endAttempt, reservePlace } from '../allocation/reservations.service.ts';
import { placeOrder } from '../orders/orders.creation.ts';
import { orders } from '../orders/orders.table.ts';
import { addProducts, agreeCommissions, allowProducts } from '../products/products.service.ts';

let desk: PartyDesk;
let foreign: { userId: string; supplierId: string };
let team: { userId: string; supplierId: string };
let number = 0;
beforeAll(async () => {
  desk = await openPartyDesk();
  const { db } = desk.store;
  foreign = await desk.addTeam('foreign');
  team = await desk.addTeam('team', desk.ids.supplierId);
  await addProducts(db, worldProducts);
  await allowProducts(db, [{ merchantId: desk.ids.merchantId, productId: 1008, feeRate: '0.01' }]);
  for (const supplierId of [desk.ids.supplierId, team.supplierId, foreign.supplierId])
    await agreeCommissions(
      db,
      [1008, 3024, 3015].map((productId) => ({ supplierId, productId, commissionRate: '0.004' })),
    );
});
afterAll(() => desk.close());
beforeEach(() => {
  number += 1;
});

interface Resource {
  readonly id: string;
  readonly name: string;
  readonly state: number;
  readonly products: { productId: number; state: number }[];
  readonly cardNumberMasked: string | null;
}
const account = (changes: object = {}) => ({
  supplierId: desk.ids.supplierId,
  kind: 'upi',
  currency: 'INR',
  name: ` North ${number} `,
  vpa: `north${number}@examplebank`,
  cardNumber: `5010004${String(4_000 + number)}`,
  minAmountMinor: 10_000,
  maxAmountMinor: 5_000_000,
  productIds: [1008, 3024],
  ...changes,
});
const add = (changes: object = {}, role: 'admin' | 'supplier' = 'admin') =>
  desk.done<Resource>(role, 'resource/add', account(changes));
const list = async (query: string, role: 'admin' | 'supplier' | 'customerService' = 'admin') =>
  (await desk.read<{ list: Resource[]; total: number }>(role, `resource/getList?${query}`)).data;

/** Deletes through the call; the ids that are on the list afterwards. */
const remove = (resourceId: string, role: 'admin' | 'supplier' = 'admin') =>
  desk.call(role, 'resource/delete', { resourceId });

describe('a new account', () => {
  it('is enabled for its products, with what it says and what goes without saying', async () => {
    const added = await add();
    expect(added).toMatchObject({
      name: `North ${number}`,
      supplierName: 'Test supplier',
      timeZone: 'Asia/Kolkata',
      state: 0,
      products: [
        { productId: 1008, state: 0 },
        { productId: 3024, state: 0 },
      ],
      cardNumberMasked: `****${4_000 + number}`,
      monitorState: 'notNeeded',
      floatMode: 'none',
      processingOrderCount: 0,
      today: { orderCount: 0, paidCount: 0, paidMinor: 0, dailyUsedMinor: 0, successRate: null },
    });
    const record = JSON.stringify(await desk.lastAudit());
    expect(record).toContain('resources.add');
    expect(record).not.toContain(`5010004${4_000 + number}`);
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
    ['a VPA that is none', { vpa: 'no handle' }],
    ['no VPA', { vpa: undefined }],
    ['a currency that its kind has not', { currency: 'CNY' }],
    ['a minimum above its maximum', { minAmountMinor: 6_000_000 }],
    ['a product of another currency', { productIds: [3001] }],
    ['a zone that is none', { timeZone: 'Asia/Nowhere' }],
    ['a script for a link', { link: 'javascript:alert(1)' }],
    ['a picture that is a page', { qrCode: 'data:text/html;base64,PHNjcmlwdD4=' }],
    [
      'a USDT address with a slip',
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

  it('is registered once, and again once the first is deleted', async () => {
    const first = await add({ vpa: 'twin@bank' });
    expect((await desk.call('admin', 'resource/add', account({ vpa: 'TWIN@bank' }))).code).toBe(
      errorCodes.resourceExists,
    );
    expect((await remove(first.id)).code).toBe(errorCodes.success);
    expect((await desk.call('admin', 'resource/add', account({ vpa: 'TWIN@bank' }))).code).toBe(
      errorCodes.success,
    );
  });

  it('serves what its supplier has an agreement about', async () => {
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
  it('looks after its own accounts and its team’s, and no other', async () => {
    const own = await add({}, 'supplier');
    number += 1;
    const teams = await add({ supplierId: team.supplierId }, 'supplier');
    number += 1;
    const others = await add({ supplierId: foreign.supplierId });
    const seen = (await list('pageNum=200', 'supplier')).list.map(({ id }) => id);
    expect(seen).toContain(own.id);
    expect(seen).toContain(teams.id);
    expect(seen).not.toContain(others.id);
    number += 1;
    const refused = await desk.call('supplier', 'resource/add', account({ supplierId: foreign.supplierId }));
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

  it('reads a whole number, and that is on record; a reader of lists does not', async () => {
    const { id } = await add();
    const revealed = await desk.done<{ cardNumber: string }>('supplier', 'resource/reveal', {
      resourceId: id,
    });
    expect(revealed.cardNumber).toBe(`5010004${4_000 + number}`);
    const record = await desk.lastAudit();
    expect(record).toMatchObject({ operation: 'resources.reveal', objectId: id });
    expect(JSON.stringify(record)).not.toContain(revealed.cardNumber);
    expect((await desk.call('customerService', 'resource/reveal', { resourceId: id })).code).toBe(
      errorCodes.forbidden,
    );
    expect(JSON.stringify(await list('pageNum=200', 'customerService'))).not.toContain(revealed.cardNumber);
  });
});

describe('a change', () => {
  it('keeps what is left out, takes away what is null, and is judged as a whole', async () => {
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
      vpa: `north${number}@examplebank`,
    });
    const wrong = await desk.call('admin', 'resource/update', { resourceId: id, maxAmountMinor: 5_000 });
    expect(wrong.code).toBe(errorCodes.validationFailed);
    const other = await add({ vpa: 'elsewhere@bank' });
    const twin = await desk.call('admin', 'resource/update', { resourceId: id, vpa: 'elsewhere@bank' });
    expect(twin.code).toBe(errorCodes.resourceExists);
    await remove(other.id);
  });

  it('of its products keeps the switch of those that stay', async () => {
    const { id } = await add({ productIds: [1008] });
    await desk.done('admin', 'resource/enableResource', { resourceId: id, productId: 1008, enable: false });
    const more = await desk.done<Resource>('admin', 'resource/update', {
      resourceId: id,
      productIds: [1008, 3024],
    });
    expect(more.products.map(({ productId, state }) => [productId, state])).toEqual([
      [1008, 1],
      [3024, 0],
    ]);
    const less = await desk.done<Resource>('admin', 'resource/update', { resourceId: id, productIds: [] });
    expect(less).toMatchObject({ products: [], state: 1 });
  });
});

describe('the list', () => {
  it('finds accounts by kind, product, name, number, state and monitor', async () => {
    const { id } = await add({ name: 'Himalaya', monitorId: 'phone-1' });
    const only = [{ id }];
    expect((await list('name=himal')).list).toMatchObject(only);
    expect((await list(`accountNumber=north${number}@examplebank`)).list).toMatchObject(only);
    expect((await list(`accountNumber=${4_000 + number}`)).list).toMatchObject(only);
    expect((await list('monitorState=offline')).list).toMatchObject(only);
    expect((await list('monitorState=offline&kind=bank')).total).toBe(0);
    expect((await list('name=himal&productId=1008&productKind=collection&state=0')).total).toBe(1);
    expect((await list('name=himal&productKind=payout')).total).toBe(0);
    await desk.done('admin', 'resource/enableResource', { resourceId: id, productId: 1008, enable: false });
    await desk.done('admin', 'resource/enableResource', { resourceId: id, productId: 3024, enable: false });
    expect((await list('name=himal&state=1')).total).toBe(1);
  });
});

describe('deleting an account', () => {
  const newOrder = async () => {
    const { db } = desk.store;
    number += 1;
    const request = {
      productId: 1008,
      mchOrderNo: `D${number}`,
      amount: 20_000,
      notifyUrl: 'https://m.example/n',
    };
    const placement = { merchantId: desk.ids.merchantId, now: desk.clock.now(), timeZone: 'Asia/Shanghai' };
    return (await placeOrder(db, request, placement)).order;
  };
  const reserveOn = async (resourceId: string) => {
    const order = await newOrder();
    const now = desk.clock.now();
    const rules = await readAllocationRules(desk.settings.reader(desk.store.db));
    const until = new Date(now.getTime() + 600_000);
    const outcome = await desk.store.transaction((tx) =>
      reservePlace(tx, {
        order,
        attempt: 1,
        productId: 1008,
        resourceId,
        supplierId: desk.ids.supplierId,
        payAmountMinor: order.amountMinor + number,
        now,
        expiresAt: until,
        matchUntil: until,
        rules,
      }),
    );
    return { order, outcome };
  };

  it('waits until no order holds a place on it, and then nobody is given one', async () => {
    const { id } = await add();
    const { order, outcome } = await reserveOn(id);
    expect(outcome).toBe('reserved');
    const busy = await remove(id);
    expect([busy.code, busy.msg.includes('1')]).toEqual([errorCodes.resourceBusy, true]);
    expect((await reserveOn(id)).outcome).toBe('reserved');
    await desk.store.transaction((tx) => endAttempt(tx, order.id, 'released', desk.clock.now(), 'test'));
    expect((await remove(id)).code).toBe(errorCodes.resourceBusy);
  });

  it('takes it off every list and out of the choice for good', async () => {
    const { id, name } = await add({ name: `Gone ${number}` });
    expect((await remove(id)).code).toBe(errorCodes.success);
    expect((await list(`name=${encodeURIComponent(name)}`)).total).toBe(0);
    expect((await reserveOn(id)).outcome).toBe('limitReached');
    expect((await remove(id)).code).toBe(errorCodes.resourceNotFound);
    const { code } = await desk.call('admin', 'resource/enableResource', {
      resourceId: id,
      productId: 1008,
      enable: true,
    });
    expect(code).toBe(errorCodes.resourceNotFound);
  });

  it('against orders that are placed on it at the same moment ends with one or the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      number += 1;
      const { id } = await add();
      const [first, deleted, second] = await Promise.all([reserveOn(id), remove(id), reserveOn(id)]);
      const held = [first, second].filter(({ outcome }) => outcome === 'reserved').length;
      expect([round, deleted.code]).toEqual([round, held > 0 ? errorCodes.resourceBusy : errorCodes.success]);
    }
  });
});

describe('what is agreed with a supplier', () => {
  const supplierUser = () => desk.ids.supplier;
  const agree = (terms: object) =>
    desk.done('admin', 'userProduct/update', { userId: supplierUser(), productId: 1008, ...terms });
  const allocated = async (amount: number) => {
    const { db } = desk.store;
    number += 1;
    const request = { productId: 1008, mchOrderNo: `A${number}`, amount, notifyUrl: 'https://m.example/n' };
    const placement = { merchantId: desk.ids.merchantId, now: desk.clock.now(), timeZone: 'Asia/Shanghai' };
    const { order } = await placeOrder(db, request, placement);
    await allocateCreatedOrders({
      store: desk.store,
      clock: desk.clock,
      log: desk.dependencies.log,
      settings: desk.settings.reader(db),
      publish: () => {},
    });
    return (await db.select().from(orders).where(eq(orders.id, order.id)))[0];
  };

  it('limits what its accounts take, switches them off, and says what it earns', async () => {
    await agree({ enabled: false });
    await desk.done('admin', 'userProduct/update', { userId: team.userId, productId: 1008, enabled: false });
    await desk.done('admin', 'userProduct/update', {
      userId: foreign.userId,
      productId: 1008,
      enabled: false,
    });
    expect((await allocated(20_000))?.status).toBe(10);
    await agree({ enabled: true, maxAmountMinor: 30_000, rate: '0.0033' });
    expect((await allocated(30_001))?.status).toBe(10);
    const order = await allocated(30_000);
    expect(order).toMatchObject({ status: 2, supplierId: desk.ids.supplierId, commissionRate: '0.0033' });
    await agree({ maxAmountMinor: null });
    expect((await allocated(30_001))?.status).toBe(2);
  });

  it('weighs: where it has none, its accounts take what nobody else can', async () => {
    await desk.done('admin', 'userProduct/update', {
      userId: foreign.userId,
      productId: 1008,
      enabled: true,
    });
    await agree({ weight: 0 });
    for (const amount of [15_001, 15_002, 15_003, 15_004])
      expect((await allocated(amount))?.supplierId).toBe(foreign.supplierId);
    await desk.done('admin', 'userProduct/update', {
      userId: foreign.userId,
      productId: 1008,
      enabled: false,
    });
    expect((await allocated(15_000))?.supplierId).toBe(desk.ids.supplierId);
  });
});
