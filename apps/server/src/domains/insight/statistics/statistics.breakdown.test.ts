import { formatPlatformTime, type OperationIO } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../kit/operation/context.ts';
import { allGroups } from '../../../testing/breakdown-model.ts';
import { worldProducts } from '../../../testing/order-world.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addUser } from '../../access/users/users.service.ts';
import { placeOrder } from '../../orders/orders/orders.creation.ts';
import { type Order, orders } from '../../orders/orders/orders.table.ts';
import { addResource } from '../../orders/resources/resources.service.ts';
import { addMerchant } from '../../parties/merchants/merchants.service.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { addSupplier } from '../../parties/suppliers/suppliers.service.ts';
import { sumUpOrders } from './statistics.folding.ts';

type Breakdown = OperationIO['orders.breakdown']['output'];
type Row = Breakdown['groups'][number];
type Figures = Row['current'];
type List = OperationIO['orders.list']['output'];

const timeZone = 'Asia/Shanghai';
const hourMs = 3_600_000;
const roles = ['admin', 'merchant', 'supplier'] as const;
const tokens = new Map<Role, string>();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const now = app.clock.now();
  const { db } = app.store;
  await addProducts(db, worldProducts);
  const userOf = (account: string, role: Role) =>
    app.store.transaction((tx) =>
      addUser(tx, { account, nickname: account, role, passwordHash: 'none' }, now),
    );
  const owner = await userOf('other', 'merchant');
  const other = { userId: owner.id, mchId: '10000999', name: 'Other' };
  const merchants = [app.ids.merchantId, (await addMerchant(db, app.dependencies.secrets, other, now)).id];
  const leader = await userOf('proxy', 'supplier');
  const team = { userId: leader.id, name: 'Proxy', parentId: app.ids.supplierId };
  const suppliers = [app.ids.supplierId, (await addSupplier(db, team, now)).id];
  await allowProducts(
    db,
    merchants.flatMap((merchantId) =>
      [1008, 3015, 3001].map((productId) => ({ merchantId, productId, feeRate: '0.02' })),
    ),
  );
  const accounts = await Promise.all(
    suppliers.map((supplierId, index) =>
      app.store.transaction((tx) =>
        addResource(
          tx,
          {
            ...{ supplierId, kind: 'upi', name: `Account ${index}`, currency: 'INR', timeZone },
            ...{ vpa: `a${index}@bank`, minAmountMinor: 100, maxAmountMinor: 10_000_000, productIds: [1008] },
          },
          now,
        ),
      ),
    ),
  );
  for (let index = 0; index < 180; index += 1) {
    const createdAt = new Date(now.getTime() - ((index * 7_919) % (12 * 24 * 60)) * 60_000);
    const request = {
      productId: index % 3 === 0 ? 3015 : 1008,
      mchOrderNo: `F${index}`,
      amount: 1_000 + index * 10,
      notifyUrl: 'https://m.example/n',
    };
    const merchantId = merchants[index % 2] ?? app.ids.merchantId;
    const { order } = await placeOrder(db, request, { merchantId, now: createdAt, timeZone });
    const payout = index % 7 < 2;
    const status = ([1, 2, 3, 4, 5, 10, 4, 3, 10] as const)[index % 9] ?? 1;
    await db
      .update(orders)
      .set({
        lossReason: lossReasons[index % 7] ?? null,
        ...(payout ? payoutStates[index % payoutStates.length] : { status }),
        ...(payout && { orderType: 2 as const }),
        ...(status !== 1 && {
          supplierId: suppliers[index % 3 === 0 ? 0 : 1] ?? null,
          resourceId: accounts[index % 3 === 0 ? 0 : 1]?.id ?? null,
          isProxy: index % 3 !== 0,
        }),
        receivedMinor: index % 5 === 0 ? 777 : null,
        supplementStatus: index % 9 === 0 ? 1 : 0,
        reversedAt: !payout && status === 3 && index % 2 === 0 ? createdAt : null,
        mark: index % 29 === 0 ? 4 : 0,
        allocatedAt: new Date(createdAt.getTime() + 100 * index),
        completedAt: new Date(createdAt.getTime() + 1_000 * (index % 3 === 0 ? index : 2 * index)),
      })
      .where(eq(orders.id, order.id));
  }
  for (const role of roles) tokens.set(role, await app.signIn(role));
});
afterAll(() => app.close());

const lossReasons = [null, 'otherReason', 'reversed', 'dailyLimit', 'callbackTimedOut', 'noAccount'] as const;
const payoutStates: readonly Pick<Order, 'status' | 'payoutStatus'>[] = [
  { status: 1, payoutStatus: 1 },
  { status: 2, payoutStatus: 2 },
  { status: 2, payoutStatus: 10 },
  { status: 3, payoutStatus: 5 },
  { status: 3, payoutStatus: 7 },
  { status: 4, payoutStatus: 4 },
  { status: 5, payoutStatus: 4 },
];

const get = async <Data>(path: string, role: Role, query: Record<string, string>): Promise<Data> =>
  (await app.get<Data>(`${path}?${new URLSearchParams(query)}`, { token: tokens.get(role) })).data;

/** The filter of the list for each figure, and what the list must sum up to. */
const counted: Readonly<Record<string, { figure?: string; of: keyof Figures }>> = {
  orders: { of: 'orderCount' },
  paid: { figure: 'paid', of: 'paidCount' },
  live: { figure: 'live', of: 'liveCount' },
  timedOut: { figure: 'timedOut', of: 'timedOutCount' },
  failed: { figure: 'failed', of: 'failedCount' },
  rejected: { figure: 'rejected', of: 'rejectedCount' },
  exception: { figure: 'exception', of: 'exceptionCount' },
  supplement: { figure: 'supplement', of: 'supplementCount' },
  reversed: { figure: 'reversed', of: 'reversedCount' },
};

const text = (at: string) => formatPlatformTime(new Date(at), timeZone);

function filterOf({ by, key, times }: Row): Record<string, string> {
  const [first = '', second = ''] = key.split('-');
  switch (by) {
    case 'time':
      return { startTime: text(times?.startTime ?? ''), endTime: text(times?.endTime ?? '') };
    case 'account':
      return { resourceId: key };
    case 'hour':
      return { createdHour: key };
    case 'weekday':
      return { createdWeekday: first, createdHour: second };
    default:
      return { [`${by}Id`]: key };
  }
}

/** Lists the orders of each figure of the row, and compares their number and amounts with the figure. */
async function expectRowsToAddUp(
  role: Role,
  base: Record<string, string>,
  row: Record<string, string>,
  figures: Figures,
): Promise<void> {
  for (const [name, { figure, of }] of Object.entries(counted)) {
    const asked = {
      ...base,
      ...row,
      ...{ currency: figures.currency, isTest: 'false', timeField: 'createdAt', withSummary: 'true' },
      ...(figure ? { figure } : { notInOrderStatusIds: '' }),
    };
    const { total, summary } = await get<List>('/v1.0/order/getList', role, asked);
    expect([row, name, total]).toEqual([row, name, figures[of]]);
    const sums = summary?.totals.find(({ currency }) => currency === figures.currency);
    if (name === 'orders') expect([row, sums?.amountMinor ?? 0]).toEqual([row, figures.amountMinor]);
    if (name === 'paid') expect([row, sums?.paidMinor ?? 0]).toEqual([row, figures.paidMinor]);
  }
}

describe.each(['from the orders', 'from their sums'])('read %s', (source) => {
  beforeAll(async () => {
    if (source === 'from their sums') await sumUpOrders({ store: app.store, timeZone });
  });

  it('how long the orders of a currency took is read from its products alone', async () => {
    const durationsWith = async (filter: { currency?: string; productId?: string }) => {
      const startTime = text(new Date(app.clock.now().getTime() - 9 * 24 * hourMs).toISOString());
      return (await get<Breakdown>('/v1.0/order/getBreakdown', 'admin', { startTime, ...filter })).durations;
    };
    const [rupees, product, all] = await Promise.all(
      [{ currency: 'INR' }, { productId: '1008' }, {}].map(durationsWith),
    );
    expect(rupees?.current.payTimeP90Ms).toBeGreaterThan(0);
    expect(rupees).toEqual(product);
    expect(rupees).not.toEqual(all);
  });

  it.each(roles)('every figure of %s is the number of orders that its list shows', async (role) => {
    const now = app.clock.now();
    const range = {
      startTime: formatPlatformTime(new Date(now.getTime() - 8.3 * 24 * hourMs), timeZone),
      endTime: formatPlatformTime(new Date(now.getTime() - 2 * hourMs), timeZone),
    };
    for (const orderType of ['1', '2']) {
      const own: Record<string, string> = role === 'supplier' ? { isProxy: 'true' } : {};
      const base = { ...range, orderType, ...own };
      const shown = await get<Breakdown>('/v1.0/order/getBreakdown', role, {
        ...base,
        by: allGroups.join(','),
      });
      expect(shown.totals.length).toBeGreaterThan(0);
      for (const total of shown.totals) await expectRowsToAddUp(role, base, {}, total);
      const before = { startTime: text(shown.previousStartTime), endTime: text(shown.previousEndTime) };
      for (const total of shown.previousTotals)
        await expectRowsToAddUp(role, { ...base, ...before }, {}, total);
      // Some rows of each group; the clock has up to 168.
      for (const by of allGroups) {
        const rows = shown.groups.filter((row) => row.by === by);
        const step = Math.max(1, Math.floor(rows.length / 3));
        for (let at = 0; at < rows.length; at += step) {
          const row = rows[at];
          if (!row) continue;
          await expectRowsToAddUp(role, base, filterOf(row), row.current);
          if (row.times === null)
            await expectRowsToAddUp(role, { ...base, ...before }, filterOf(row), row.previous);
        }
      }
    }
  });
});

it.each(roles)('every reason that %s reads opens a list with as many orders and their sum', async (role) => {
  const read: string[] = [];
  for (const orderType of ['1', '2']) {
    const range = { startTime: '2026-11-01 00:00:00', orderType };
    const { losses, totals, funnels } = await get<Breakdown>('/v1.0/order/getBreakdown', role, range);
    for (const { currency, figure, reason, orderCount, amountMinor } of losses) {
      const { total, summary } = await get<List>('/v1.0/order/getList', role, {
        ...range,
        ...{
          currency,
          figure,
          lossReason: reason,
          isTest: 'false',
          timeField: 'createdAt',
          withSummary: 'true',
        },
      });
      const sums = summary?.totals.find((one) => one.currency === currency);
      expect([figure, reason, total, sums?.amountMinor]).toEqual([figure, reason, orderCount, amountMinor]);
      read.push(`${figure} ${reason}`);
    }
    // No order is lost without a reason, nor for two.
    for (const total of totals) {
      const countOf = (figure: string) =>
        losses
          .filter((loss) => loss.currency === total.currency && loss.figure === figure)
          .reduce((sum, { orderCount }) => sum + orderCount, 0);
      const funnel = funnels.find(({ currency }) => currency === total.currency);
      expect(countOf('failed')).toBe(total.failedCount);
      expect(countOf('timedOut')).toBe(total.timedOutCount);
      expect(countOf('rejected')).toBe(total.rejectedCount);
      expect(countOf('exception')).toBe(total.exceptionCount);
      expect(countOf('unacknowledged')).toBe(funnel?.unacknowledgedCount);
    }
  }
  expect(read.length).toBeGreaterThan(5);
  // What the platform's accounts lack is not for merchants.
  expect(read.includes('failed dailyLimit')).toBe(role !== 'merchant');
});

it('a merchant does not find out by the filter what the accounts lacked', async () => {
  const countOf = async (role: Role, lossReason: string) =>
    (await get<List>('/v1.0/order/getList', role, { lossReason, figure: 'failed', orderType: '1' })).total;
  expect(await countOf('admin', 'dailyLimit')).toBeGreaterThan(0);
  expect(await countOf('merchant', 'dailyLimit')).toBe(0);
  expect(await countOf('merchant', 'noAccount')).toBeGreaterThan(0);
});

it('funnels lose no order between their steps', async () => {
  for (const orderType of ['1', '2']) {
    const { funnels, totals } = await get<Breakdown>('/v1.0/order/getBreakdown', 'admin', {
      startTime: '2026-11-01 00:00:00',
      orderType,
    });
    expect(funnels.length).toBeGreaterThan(0);
    for (const funnel of funnels) {
      const total = totals.find(({ currency }) => currency === funnel.currency);
      if (!total) throw new Error(`no total in ${funnel.currency}`);
      const { timedOutCount, rejectedCount, exceptionCount, failedCount } = total;
      const lost = funnel.payingCount + timedOutCount + rejectedCount + exceptionCount;
      expect(funnel.createdCount).toBe(funnel.waitingCount + failedCount + funnel.allocatedCount);
      expect(funnel.allocatedCount).toBe(lost + funnel.paidCount);
      expect(funnel.paidCount).toBe(funnel.unacknowledgedCount + funnel.acknowledgedCount);
    }
  }
});

it('a merchant learns nothing about suppliers, nor a supplier about merchants', async () => {
  const range = { startTime: '2026-11-01 00:00:00', by: allGroups.join(',') };
  const groupsOf = (shown: Breakdown) => new Set(shown.groups.map(({ by }) => by));
  const own = await get<Breakdown>('/v1.0/order/getBreakdown', 'merchant', range);
  expect(groupsOf(own)).toEqual(new Set(['time', 'product', 'merchant', 'hour', 'weekday']));
  expect(own.groups.every(({ current }) => current.commissionMinor === null)).toBe(true);
  const narrowed = { ...range, supplierId: app.ids.supplierId };
  expect((await get<Breakdown>('/v1.0/order/getBreakdown', 'merchant', narrowed)).totals).toEqual([]);
  const team = await get<Breakdown>('/v1.0/order/getBreakdown', 'supplier', range);
  expect(groupsOf(team).has('merchant')).toBe(false);
  expect(team.groups.every(({ current }) => current.feeMinor === null)).toBe(true);
  const ofMerchant = { ...range, merchantId: app.ids.merchantId };
  expect((await get<Breakdown>('/v1.0/order/getBreakdown', 'supplier', ofMerchant)).totals).toEqual([]);
});

describe('while SupplierUnifyQueryGroup names a group', () => {
  const range = { startTime: '2026-11-01 00:00:00', by: 'supplier' };
  const setGroup = async (value: string) => {
    const token = await app.signIn('superAdmin');
    const token2 = await app.signInSecondLevel(token);
    const path = '/v1.0/system-config/setSupplierUnifyQueryGroup';
    expect((await app.post(path, { value }, { token, token2 })).code).toBe(200);
  };
  const rowsOf = async (role: Role, more: Record<string, string> = {}) => {
    const { groups, supplierTeams } = await get<Breakdown>('/v1.0/order/getBreakdown', role, {
      ...range,
      ...more,
    });
    return { rows: groups.filter(({ by }) => by === 'supplier'), supplierTeams };
  };
  const leaderIn = (rows: readonly Row[]) =>
    rows.find(({ key, current }) => key === app.ids.supplierId && current.currency === 'INR')?.current;
  afterAll(() => setGroup(''));

  it('the row of a supplier counts its whole team, as its list does; otherwise only the supplier', async () => {
    const { rows: alone, supplierTeams } = await rowsOf('admin');
    expect(supplierTeams).toBeUndefined();
    const member = alone.find(({ key, current }) => key !== app.ids.supplierId && current.currency === 'INR');
    await setGroup('-1001234567890');
    const together = await rowsOf('admin');
    expect(together.supplierTeams).toBe(true);
    const [own, team] = [leaderIn(alone), leaderIn(together.rows)];
    expect(member?.current.paidCount).toBeGreaterThan(0);
    expect(team?.paidCount).toBe((own?.paidCount ?? 0) + (member?.current.paidCount ?? 0));
    expect(
      together.rows.find(({ key, current }) => key === member?.key && current.currency === 'INR'),
    ).toEqual(member);
    const base = { startTime: range.startTime, orderType: '1' };
    for (const row of together.rows) await expectRowsToAddUp('admin', base, filterOf(row), row.current);
  });

  it('a supplier has rows of itself and its team, and a filter shows none above the supplier', async () => {
    await setGroup('-1001234567890');
    const { rows } = await rowsOf('supplier', { isProxy: 'true' });
    const member = rows.find(({ key }) => key !== app.ids.supplierId)?.key ?? '';
    const base = { startTime: range.startTime, orderType: '1', isProxy: 'true' };
    for (const row of rows) await expectRowsToAddUp('supplier', base, filterOf(row), row.current);
    const { rows: filtered } = await rowsOf('admin', { supplierId: member });
    expect(new Set(filtered.map(({ key }) => key))).toEqual(new Set([member]));
  });
});
