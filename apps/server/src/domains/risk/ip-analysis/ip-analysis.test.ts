import { errorCodes, formatPlatformTime } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import { type BatchDesk, openBatchDesk } from '../../../testing/batch-desk.ts';
import { addManyOrders } from '../../../testing/many-orders.ts';
import { peopleOf } from '../../../testing/people.ts';
import { newOrder } from '../../orders/orders/orders.new-order.ts';
import { type Order, orders } from '../../orders/orders/orders.table.ts';
import type { analyseIps } from './ip-analysis.list.ts';

type Answer = Awaited<ReturnType<typeof analyseIps>>;

let desk: BatchDesk;
let people: ReturnType<typeof peopleOf>;
const placed: Order[] = [];
const ips = ['203.0.113.7', '203.0.113.8', '2001:db8::1', null] as const;
const names = ['Asha Rao', 'ASHA RAO', 'Ravi Kumar', null] as const;
const hourMs = 3_600_000;
const zone = 'Asia/Shanghai';

beforeAll(async () => {
  desk = await openBatchDesk();
  people = peopleOf(desk);
  const now = desk.clock.now().getTime();
  // Every 48 minutes backwards, so that half of them are older than a day.
  for (let index = 0; index < 60; index += 1) {
    const createdAt = new Date(now - (index + 1) * 0.8 * hourMs);
    const request = {
      productId: 1008,
      mchOrderNo: `A${index}`,
      amount: 10_000 + index,
      notifyUrl: 'https://m.example/n',
      clientIp: ips[index % 4] ?? undefined,
      userName: names[(index * 7) % 4 === 0 ? 0 : index % 3] ?? undefined,
    };
    const { clientIp, userName, ...plain } = request;
    const order = newOrder(
      { ...plain, ...(clientIp && { clientIp }), ...(userName && { userName }) },
      {
        merchantId: desk.ids.merchantId,
        now: createdAt,
        timeZone: zone,
        mark: index % 11 === 0 ? 2 : 0,
      },
      {
        ...{ id: 1008, kind: 'collection', mainProductId: null, choiceScriptId: null },
        ...{ currency: index % 5 === 0 ? 'CNY' : 'INR' },
      } as Parameters<typeof newOrder>[2],
      '0.01',
      `hash ${index}`,
    );
    placed.push({
      ...order,
      id: newId(createdAt),
      status: index % 3 === 0 ? 4 : 3,
      receivedMinor: index % 6 === 0 ? 20_000 : null,
    });
  }
  await desk.store.db.insert(orders).values(placed);
});
afterAll(() => desk.close());

const read = async (query = '') =>
  (await people.read<Answer>('customerService', `payerIp/getList?${query}`)).data;

/** The figures of an address, counted one order at a time. */
function counted(from: number, to: number, ip: string) {
  const own = placed.filter(
    ({ createdAt, clientIp, mark }) =>
      clientIp === ip && mark !== 2 && createdAt.getTime() >= from && createdAt.getTime() <= to,
  );
  const paid = own.filter(({ status }) => status === 4);
  const sums = ['CNY', 'INR'].flatMap((currency) => {
    const of = paid.filter((order) => order.currency === currency);
    const amountMinor = of.reduce((sum, order) => sum + (order.receivedMinor ?? order.amountMinor), 0);
    return of.length === 0 ? [] : [{ currency, amountMinor }];
  });
  return {
    ip,
    orderCount: own.length,
    paidCount: paid.length,
    sums,
    payerNameCount: new Set(own.flatMap(({ userName }) => userName?.toLowerCase() ?? [])).size,
  };
}

describe('the analysis of addresses', () => {
  it('equals a count of the orders one by one, without test orders and those without an address', async () => {
    const now = desk.clock.now().getTime();
    const { list, total } = await read('sortBy=lastAt');
    expect(total).toBe(3);
    for (const row of list) expect(row).toMatchObject(counted(now - 24 * hourMs, now, row.ip));
    const start = formatPlatformTime(new Date(now - 48 * hourMs), zone);
    const long = await read(`startTime=${encodeURIComponent(start)}`);
    for (const row of long.list)
      expect(row).toMatchObject(counted(Math.floor((now - 48 * hourMs) / 1_000) * 1_000, now, row.ip));
    expect(long.list.reduce((sum, row) => sum + row.orderCount, 0)).toBeGreaterThan(
      list.reduce((sum, row) => sum + row.orderCount, 0),
    );
  });

  it('sorts, filters and pages', async () => {
    const rates = (await read('sortBy=successRate&sortOrder=asc')).list.map(({ successRate }) =>
      Number(successRate),
    );
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    expect((await read('ip=2001:DB8:0::1')).list.map(({ ip }) => ip)).toEqual(['2001:db8::1']);
    expect(await read('fewestOrders=1000')).toEqual({ list: [], total: 0 });
    const pages = await Promise.all([1, 2, 3].map((page) => read(`pageIndex=${page}&pageNum=1`)));
    expect(new Set(pages.flatMap(({ list }) => list.map(({ ip }) => ip))).size).toBe(3);
  });

  it('says which addresses are frozen, also by their network', async () => {
    const networks = ['203.0.113.0/29', '2001:db8::/32'];
    expect((await people.call('admin', 'frozenIp/freeze', { networks, reason: 'x' })).code).toBe(200);
    const frozen = Object.fromEntries((await read()).list.map((row) => [row.ip, row.frozen]));
    expect(frozen).toEqual({ '203.0.113.7': true, '203.0.113.8': false, '2001:db8::1': true });
  });

  it('refuses more than 31 days and a period that ends before it starts', async () => {
    const now = desk.clock.now().getTime();
    const code = async (days: number) => {
      const start = encodeURIComponent(formatPlatformTime(new Date(now - days * 24 * hourMs), zone));
      return (await people.read('admin', `payerIp/getList?startTime=${start}`)).code;
    };
    expect(await code(30)).toBe(errorCodes.success);
    expect(await code(32)).toBe(errorCodes.validationFailed);
    expect(await code(-1)).toBe(errorCodes.validationFailed);
  });

  it('reads the period by an index', async () => {
    const { db } = desk.store;
    await addManyOrders(desk.store, 5_000);
    await db.execute(sql`analyze orders`);
    const { rows } = await db.execute<
      Record<string, string>
    >(sql`explain select client_ip, count(*) from orders
      where created_at >= (select max(created_at) from orders) - interval '1 minute' and order_type = 1 and mark <> 2
        and client_ip is not null group by client_ip`);
    expect(JSON.stringify(rows)).toMatch(/Index.*orders_newest/);
  });
});
