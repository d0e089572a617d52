import type { OperationIO } from '@platform/sdk';
import type { SettingName, SettingValues } from '@platform/sdk/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../kit/operation/context.ts';
import { worldProducts } from '../../../testing/order-world.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addUser } from '../../access/users/users.service.ts';
import { placeOrder } from '../../orders/orders/orders.creation.ts';
import { advance } from '../../orders/orders/orders.service.ts';
import type { Order } from '../../orders/orders/orders.table.ts';
import { addResource } from '../../orders/resources/resources.service.ts';
import { addMerchant } from '../../parties/merchants/merchants.service.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { addSupplier } from '../../parties/suppliers/suppliers.service.ts';

type Statistics = OperationIO['orders.statistics']['output'];
type Simple = OperationIO['orders.simpleStatistics']['output'];
type Profile = OperationIO['orders.profile']['output'];

const timeZone = 'Asia/Shanghai';
const minuteMs = 60_000;
const tokens = new Map<Role, string>();
let app: TestApp;
let now: Date;
let proxyId: string;
let otherMerchantId: string;
let resourceId: string;
let number = 0;

beforeAll(async () => {
  app = await createTestApp();
  now = app.clock.now();
  const { db } = app.store;
  await addProducts(db, worldProducts);
  const userOf = async (account: string, role: Role) =>
    (
      await app.store.transaction((tx) =>
        addUser(tx, { account, nickname: account, role, passwordHash: 'none' }, now),
      )
    ).id;
  const other = { userId: await userOf('other', 'merchant'), mchId: '10000999', name: 'Other' };
  otherMerchantId = (await addMerchant(db, app.dependencies.secrets, other, now)).id;
  const team = { userId: await userOf('proxy', 'supplier'), name: 'Proxy', parentId: app.ids.supplierId };
  proxyId = (await addSupplier(db, team, now)).id;
  await allowProducts(
    db,
    [app.ids.merchantId, otherMerchantId].flatMap((merchantId) =>
      [3024, 1008, 3015].map((productId) => ({ merchantId, productId, feeRate: '0.02' })),
    ),
  );
  const account = {
    supplierId: proxyId,
    kind: 'upi' as const,
    name: 'Proxy 01',
    currency: 'INR' as const,
    timeZone,
    vpa: 'proxy@bank',
    minAmountMinor: 100,
    maxAmountMinor: 10_000_000,
    productIds: [1008],
  };
  resourceId = (await app.store.transaction((tx) => addResource(tx, account, now))).id;
  for (const role of ['superAdmin', 'admin', 'merchant', 'supplier', 'technicalSupport'] as const) {
    tokens.set(role, await app.signIn(role));
  }
  // Today, one hour apart: orders paid after 10, 20 … 100 seconds, and one unpaid order.
  for (let index = 1; index <= 10; index += 1) {
    await collect({ minutesAgo: index * 20, paidAfterMs: index * 10_000 });
  }
  await collect({ minutesAgo: 15 });
  await collect({ minutesAgo: 12, merchantId: otherMerchantId, productId: 3015, paidAfterMs: 1_000 });
  // Yesterday: one in the morning, one in the evening.
  await collect({ minutesAgo: 24 * 60 + 30, paidAfterMs: 5_000 });
  await collect({ minutesAgo: 18 * 60, paidAfterMs: 5_000 });
});
afterAll(() => app.close());

interface Plan {
  readonly minutesAgo: number;
  readonly merchantId?: string;
  readonly productId?: number;
  readonly paidAfterMs?: number;
}

async function collect({ minutesAgo, merchantId, productId = 1008, paidAfterMs }: Plan): Promise<Order> {
  const created = new Date(now.getTime() - minutesAgo * minuteMs);
  const later = (ms: number) => new Date(created.getTime() + ms);
  const request = { productId, mchOrderNo: `S${++number}`, amount: 10_000, notifyUrl: 'https://m.example/n' };
  const placement = { merchantId: merchantId ?? app.ids.merchantId, now: created, timeZone };
  const { order } = await placeOrder(app.store.db, request, placement);
  const allocation = {
    ...(productId === 1008 ? { supplierId: proxyId, resourceId } : { supplierId: app.ids.supplierId }),
    isProxy: productId === 1008,
    payAmountMinor: 10_000,
    expiresAt: later(600_000),
    commissionRate: '0.01',
  };
  return app.store.transaction(async (tx) => {
    const allocated = await advance(tx, order, 'allocate', { now: later(100), allocation });
    return paidAfterMs === undefined
      ? advance(tx, allocated, 'expire', { now: later(600_000) })
      : advance(tx, allocated, 'match', { now: later(100 + paidAfterMs) });
  });
}

const call = <Data>(path: string, role: Role) => app.get<Data>(path, { token: tokens.get(role) });
const statistics = async (role: Role, query = '') =>
  (await call<Statistics>(`/v1.0/order/statisticsV2?${query}`, role)).data;
const simple = async (role: Role, query = '') =>
  (await call<Simple>(`/v1.0/order/simplestatisticsV2?${query}`, role)).data;

async function whileSet<Name extends SettingName, T>(
  name: Name,
  value: SettingValues[Name],
  work: () => Promise<T>,
): Promise<T> {
  const before = await app.settings.reader(app.store.db).get(name);
  await setSetting(app, name, value);
  try {
    return await work();
  } finally {
    await setSetting(app, name, before);
  }
}

describe('statisticsV2', () => {
  it('defaults to today, and compares its hours so far with those of yesterday', async () => {
    const shown = await statistics('admin');
    expect(shown).toMatchObject({
      startTime: '2026-11-19T16:00:00.000Z',
      endTime: '2026-11-20T15:59:59.000Z',
      previousStartTime: '2026-11-18T16:00:00.000Z',
      previousEndTime: new Date(now.getTime() - 24 * 60 * minuteMs).toISOString(),
      bucket: 'hour',
    });
    expect(
      shown.totals.map(({ currency, orderCount, paidCount }) => [currency, orderCount, paidCount]),
    ).toEqual([
      ['INR', 11, 10],
      ['USDT', 1, 1],
    ]);
    // The order of yesterday evening came later in the day than it is now.
    expect(shown.previousTotals.map(({ currency, orderCount }) => [currency, orderCount])).toEqual([
      ['INR', 1],
    ]);
    expect(shown.totals[0]).toMatchObject({
      timedOutCount: 1,
      paidMinor: 100_000,
      feeMinor: 2_000,
      commissionMinor: 1_000,
      successRate: 10 / 11,
    });
  });

  it('never adds up two currencies', async () => {
    const shown = await statistics('admin', 'groupByMerchant=true');
    const { byTime, byProduct, bySupplier, byMerchant } = shown;
    for (const rows of [byTime, byProduct, bySupplier, byMerchant ?? []]) {
      const figures = rows.map((row) => row.figures);
      const sums = Object.groupBy(figures, ({ currency }) => currency);
      for (const total of shown.totals) {
        const paid = (sums[total.currency] ?? []).reduce((sum, { paidMinor }) => sum + paidMinor, 0);
        expect(paid).toBe(total.paidMinor);
      }
    }
  });

  it('shows a merchant its own orders, without suppliers and their commission', async () => {
    const shown = await statistics('merchant', 'groupByMerchant=true');
    expect(shown.totals.map(({ currency, orderCount }) => [currency, orderCount])).toEqual([['INR', 11]]);
    expect(shown.totals[0]).toMatchObject({ feeMinor: 2_000, commissionMinor: null });
    expect(shown.bySupplier).toEqual([]);
    expect((await statistics('merchant', `supplierUserId=${app.ids.supplier}`)).totals).toEqual([]);
    expect((await statistics('merchant', `merchantUserId=${app.ids.admin}`)).totals).toEqual([]);
  });

  it('shows a supplier its team’s orders, without merchants and their fees', async () => {
    const shown = await statistics('supplier', 'groupByMerchant=true');
    expect(shown.totals.map(({ currency, orderCount }) => [currency, orderCount])).toEqual([
      ['INR', 11],
      ['USDT', 1],
    ]);
    expect(shown.totals[0]).toMatchObject({ feeMinor: null, commissionMinor: 1_000 });
    expect(shown.byMerchant).toBeNull();
    expect(shown.bySupplier.map(({ supplierName, isProxy }) => [supplierName, isProxy])).toEqual([
      ['Proxy', true],
      ['Test supplier', false],
    ]);
    expect((await statistics('supplier', `merchantUserId=${app.ids.merchant}`)).totals).toEqual([]);
  });

  it('shows a supplier only itself or only its team on request, and staff the same for any supplier', async () => {
    const counts = (figures: Statistics['totals']) =>
      figures.map(({ currency, orderCount }) => `${currency} ${orderCount}`);
    const shown = async (role: Role, query: string) => counts((await statistics(role, query)).totals);
    const today = async (query: string) => counts((await simple('supplier', query)).today.collection);
    const staff = (query: string) => shown('admin', `supplierUserId=${app.ids.supplier}&${query}`);
    for (const told of [(query: string) => shown('supplier', query), today, staff]) {
      expect(await told('isProxy=false')).toEqual(['USDT 1']);
      expect(await told('isProxy=true')).toEqual(['INR 11']);
    }
    expect(await shown('merchant', 'isProxy=false')).toEqual([]);
    for (const path of ['statisticsV2', 'simplestatisticsV2']) {
      const { status, data } = await call(`/v1.0/order/${path}?isProxy=false`, 'admin');
      expect([status, data]).toMatchObject([400, { issues: [{ path: 'isProxy', code: 'required' }] }]);
    }
  });

  it('counts the variants of a main product with it', async () => {
    const [main] = (await statistics('admin', 'productId=3024')).totals;
    expect(main?.orderCount).toBe(11);
    expect((await statistics('admin', 'productId=3015')).totals.map(({ currency }) => currency)).toEqual([
      'USDT',
    ]);
  });

  it('counts payouts separately', async () => {
    expect((await statistics('admin', 'orderType=2')).totals).toEqual([]);
  });

  it('ends with today when no end is given', async () => {
    const { startTime, endTime, totals } = await statistics('admin', 'startTime=2026-11-19%2000:00:00');
    expect([startTime, endTime]).toEqual(['2026-11-18T16:00:00.000Z', '2026-11-20T15:59:59.000Z']);
    expect(totals[0]?.orderCount).toBe(13);
  });

  it('includes the last second, and accepts at most 366 days', async () => {
    const [last] = (
      await statistics('admin', 'startTime=2026-11-20%2011:45:00&endTime=2026-11-20%2011:45:00')
    ).totals;
    expect(last?.orderCount).toBe(1);
    for (const [query, code] of [
      ['startTime=2026-11-20%2011:00:00&endTime=2026-11-20%2010:00:00', 'before_start'],
      ['startTime=2025-11-18%2000:00:00&endTime=2026-11-20%2000:00:00', 'too_long'],
    ]) {
      const refused = await call<{ issues: { code: string }[] }>(
        `/v1.0/order/statisticsV2?${query}`,
        'admin',
      );
      expect([refused.status, refused.data.issues[0]?.code]).toEqual([400, code]);
    }
  });

  it.each([
    ['statisticsV2?startTime=9999-12-31%2023:59:59', 'startTime'],
    ['statisticsV2?endTime=1980-01-01%2000:00:00', 'endTime'],
    ['profile?startTime=9999-12-31%2023:59:59', 'startTime'],
    ['simplestatisticsV2?todayDate=9999-12-31%2000:00:00', 'todayDate'],
    ['simplestatisticsV2?todayDate=1980-01-01%2000:00:00', 'todayDate'],
  ])('refuses days without a comparison period: %s', async (query, path) => {
    const refused = await call<{ issues: object[] }>(`/v1.0/order/${query}`, 'superAdmin');
    expect(refused).toMatchObject({ status: 400, data: { issues: [{ path, code: 'out_of_range' }] } });
  });

  it.each([
    ['tomorrowDate=9999-12-28%2000:00:00', 'tomorrowDate'],
    ['yesterdayDate=1970-01-01%2000:00:00', 'yesterdayDate'],
  ])('takes at most 31 days: %s', async (query, path) => {
    const refused = await call<{ issues: object[] }>(`/v1.0/order/simplestatisticsV2?${query}`, 'merchant');
    expect(refused).toMatchObject({ status: 400, data: { issues: [{ path, code: 'too_long' }] } });
  });

  it('uses the interval of OrderStatisticsTimeFormat at once', async () => {
    const week = 'startTime=2026-11-14%2000:00:00&endTime=2026-11-20%2023:59:59';
    const steps = async () => {
      const { bucket, byTime } = await statistics('admin', week);
      return [bucket, new Set(byTime.map(({ at }) => at)).size];
    };
    expect(await steps()).toEqual(['day', 2]);
    expect(await whileSet('OrderStatisticsTimeFormat', 'YYYY-MM', steps)).toEqual(['month', 1]);
    const [bucket, count] = await whileSet('OrderStatisticsTimeFormat', 'YYYY-MM-DD HH', steps);
    expect(bucket).toBe('hour');
    expect(count).toBeGreaterThan(4);
    expect(await steps()).toEqual(['day', 2]);
  });
});

describe('simplestatisticsV2', () => {
  it('shows today, yesterday, and yesterday up to the current time', async () => {
    const shown = await simple('admin');
    expect(shown).toMatchObject({ shown: true, todayStart: '2026-11-19T16:00:00.000Z' });
    const counts = ({ collection }: Simple['today']) =>
      collection.map(({ currency, orderCount }) => `${currency} ${orderCount}`);
    expect([counts(shown.today), counts(shown.yesterday), counts(shown.yesterdaySoFar)]).toEqual([
      ['INR 11', 'USDT 1'],
      ['INR 2'],
      ['INR 1'],
    ]);
    expect(counts((await simple('merchant')).today)).toEqual(['INR 11']);
  });

  it('shows nothing while ShowUserStatisticInfo is off', async () => {
    const hidden = await whileSet('ShowUserStatisticInfo', false, () => simple('admin'));
    expect(hidden).toMatchObject({ shown: false, today: { collection: [], payout: [] } });
    expect(await simple('admin')).toMatchObject({
      shown: true,
      yesterday: { collection: [{ orderCount: 2 }] },
    });
  });
});

describe('profile', () => {
  it('shows rates and times, in total and by product, supplier, account and hour', async () => {
    const { data } = await call<Profile>('/v1.0/order/profile', 'superAdmin');
    expect(data.total.current).toMatchObject({
      orderCount: 12,
      allocatedCount: 12,
      paidCount: 11,
      timedOutCount: 1,
      allocationRate: 1,
      successRate: 11 / 12,
    });
    expect(data.total.previous.orderCount).toBe(1);
    const [upi] = data.byProduct;
    expect(upi?.productId).toBe(1008);
    for (const [share, exact] of [
      [upi?.current.payTimeP50Ms, 50_000],
      [upi?.current.payTimeP90Ms, 90_000],
      [upi?.current.payTimeP99Ms, 100_000],
      [upi?.current.allocationTimeP90Ms, 100],
    ] as const) {
      expect(Math.abs((share ?? 0) - exact) / exact).toBeLessThan(0.0101);
    }
    expect(
      data.byResource.map(({ resourceName, supplierName, current }) => [
        resourceName,
        supplierName,
        current.orderCount,
      ]),
    ).toEqual([['Proxy 01', 'Proxy', 11]]);
    expect(data.bySupplier.map(({ supplierName, current }) => [supplierName, current.orderCount])).toEqual([
      ['Proxy', 11],
      ['Test supplier', 1],
    ]);
    expect(data.byHour.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
    expect(data.byHour.reduce((sum, { current }) => sum + current.orderCount, 0)).toBe(12);
  });

  it('is for super admins, and for 93 days at most', async () => {
    expect((await call('/v1.0/order/profile', 'admin')).code).not.toBe(200);
    const long = await call(
      '/v1.0/order/profile?startTime=2026-07-01%2000:00:00&endTime=2026-11-20%2000:00:00',
      'superAdmin',
    );
    expect(long.status).toBe(400);
  });
});
