import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kit/ids.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { encodeCursor } from '../../../kit/page-cursor.ts';
import { type OrderWorld, openOrderWorld, worldStart } from '../../../testing/order-world.ts';
import { randomOrders } from '../../../testing/random-orders.ts';
import type { OrderFilters } from './orders.filters.ts';
import { latestOrder, listOrders, type OrderPageRequest } from './orders.list.ts';
import { type Order, orders } from './orders.table.ts';

let world: OrderWorld;
let rows: Order[];

const everyone: Scope = { kind: 'all' };
const pageOf = (changes: Partial<OrderPageRequest> = {}): OrderPageRequest => ({
  page: 1,
  pageSize: 200,
  sortBy: 'createdAt',
  sortOrder: 'desc',
  withSummary: false,
  withoutTotal: false,
  ...changes,
});
const list = (filters: OrderFilters, scope: Scope = everyone, changes: Partial<OrderPageRequest> = {}) =>
  listOrders(world.store.db, filters, scope, pageOf(changes));

/** Reference implementation of every filter. */
function matches(order: Order, filters: OrderFilters): boolean {
  const same: [unknown, unknown][] = [
    [filters.merchantId, order.merchantId],
    [filters.productId, order.productId],
    [filters.merchantOrderId, order.merchantOrderNo],
    [filters.orderCode, order.orderCode],
    [filters.ipAddress, order.clientIp],
    [filters.orderStatusId, order.status],
    [filters.isProxy, order.isProxy],
    [filters.currency, order.currency],
    [filters.orderType, order.orderType],
    [filters.orderMark, order.mark],
    [filters.askedProductId, order.askedProductId],
    [filters.supplementStatus, order.supplementStatus],
    [filters.supplementType, order.supplementType],
    [filters.amount, order.amountMinor],
    [filters.currentReceivedMoney, order.receivedMinor],
    [filters.cardNumber, order.cardNumber],
    [filters.usdtAddress?.toLowerCase(), order.usdtAddress?.toLowerCase()],
    [filters.usdtCountMicro, order.usdtCountMicro],
    [filters.identifyCode, order.identifyCode],
    [filters.validateUserName, order.validateUserName],
    [filters.userName, order.userName],
    [filters.ifscCode, order.ifscCode],
    [filters.utr, order.utr],
    [filters.batchId, order.batchId],
    [filters.payoutStatus, order.payoutStatus],
    [filters.processState, order.processState],
  ];
  if (same.some(([wanted, actual]) => wanted !== undefined && wanted !== actual)) return false;
  if (filters.supplierIds && !filters.supplierIds.includes(order.supplierId ?? '')) return false;
  const second = (time: Date | null) => (time ? Math.floor(time.getTime() / 1000) : Number.NaN);
  if (filters.startTime && !(order.createdAt >= filters.startTime)) return false;
  if (filters.endTime && !(second(order.createdAt) <= second(filters.endTime))) return false;
  if (filters.completedStartTime && !(order.completedAt && order.completedAt >= filters.completedStartTime))
    return false;
  if (filters.completedEndTime && !(second(order.completedAt) <= second(filters.completedEndTime)))
    return false;
  if (filters.mainProductId && ![order.productId, order.mainProductId].includes(filters.mainProductId))
    return false;
  if (filters.description && !order.description?.toLowerCase().includes(filters.description.toLowerCase()))
    return false;
  if (filters.notInOrderStatusIds) return !filters.notInOrderStatusIds.includes(order.status);
  return filters.orderStatusId === 10 || order.status !== 10;
}

const newestFirst = (a: Order, b: Order) =>
  b.createdAt.getTime() - a.createdAt.getTime() || (b.id < a.id ? -1 : 1);
const expected = (filters: OrderFilters, visible: (order: Order) => boolean = () => true) =>
  rows
    .filter((order) => visible(order) && matches(order, filters))
    .sort(newestFirst)
    .map(({ id }) => id);
const ids = (page: { list: { id: string }[] }) => page.list.map(({ id }) => id);

beforeAll(async () => {
  world = await openOrderWorld();
  let seed = 20_261_121;
  rows = randomOrders(world, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  });
  await world.store.db.insert(orders).values(rows);
});
afterAll(() => world.close());

describe('the filters', () => {
  const second = fc.integer({ min: -1, max: 12 }).map((n) => new Date(worldStart.getTime() + n * 1000));
  const fields = {
    merchantId: fc.constantFrom(0, 1).map((index) => world.merchants[index]?.id ?? ''),
    supplierIds: fc
      .subarray([0, 1, 2, 3], { minLength: 1 })
      .map((some) => some.map((index) => world.suppliers[index] ?? '')),
    productId: fc.constantFrom(1008, 3024, 3001, 7),
    mainProductId: fc.constantFrom(3024, 1008),
    askedProductId: fc.constantFrom(3024, 1008),
    merchantOrderId: fc.integer({ min: 0, max: 170 }).map((n) => `M${n}`),
    orderCode: fc.integer({ min: 0, max: 170 }).map((n) => `C${n}`),
    ipAddress: fc.constantFrom('203.0.113.7', '2001:db8::1'),
    startTime: second,
    endTime: second,
    completedStartTime: second,
    completedEndTime: second,
    orderStatusId: fc.constantFrom(1, 2, 3, 4, 5, 10),
    notInOrderStatusIds: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 10)),
    isProxy: fc.boolean(),
    currency: fc.constantFrom('INR', 'CNY', 'USDT', 'KES'),
    orderType: fc.constantFrom(1, 2),
    orderMark: fc.constantFrom(0, 1, 2, 3, 4),
    supplementStatus: fc.constantFrom(0, 1),
    supplementType: fc.constantFrom(1, 2),
    amount: fc.constantFrom(100, 5_000, 99_999, 7),
    currentReceivedMoney: fc.constantFrom(100, 5_000),
    description: fc.constantFrom('wallet', 'WALLET', '%', '_', 'Top-up', "'; drop table orders; --"),
    cardNumber: fc.constantFrom('6222020200112233', '1'),
    usdtAddress: fc.constantFrom('TAbc1', 'tABC1', 'TAbc2'),
    usdtCountMicro: fc.constantFrom(12_500_000, 1),
    identifyCode: fc.constant('K7'),
    validateUserName: fc.constantFrom('ASHA RAO', 'Asha Rao'),
    userName: fc.constantFrom('Asha Rao', 'Li Lei', '%'),
    ifscCode: fc.constant('HDFC0001234'),
    utr: fc.constant('123456789012'),
    batchId: fc.constant('01a19467-e800-7756-aeb3-35e02ea03237'),
    payoutStatus: fc.constantFrom(1, 4),
    processState: fc.constantFrom(0, 2),
  };

  it.each(Object.keys(fields))('matches the reference filter: %s', async (name) => {
    const only = fc.record({ [name]: fields[name as keyof typeof fields] as fc.Arbitrary<unknown> });
    await fc.assert(
      fc.asyncProperty(only, async (filters) => {
        expect(ids(await list(filters))).toEqual(expected(filters));
      }),
      { numRuns: 12 },
    );
  });

  it('matches the reference filter for several filters at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record(fields, { requiredKeys: [] }), async (filters) => {
        // Few rows pass thirty filters, so at most three are combined.
        const some = Object.fromEntries(Object.entries(filters).slice(0, 3));
        const page = await list(some);
        expect(ids(page)).toEqual(expected(some));
        expect(page.total).toBe(page.list.length);
      }),
      { numRuns: 150 },
    );
  });

  it('summarises the whole filter, not the page', async () => {
    const { summary } = await list({ notInOrderStatusIds: [] }, everyone, { pageSize: 1, withSummary: true });
    const inr = rows.filter(({ currency }) => currency === 'INR');
    const paid = inr.filter(({ status }) => status === 4 || status === 5);
    const sum = (some: Order[], of: (order: Order) => number) =>
      some.reduce((total, order) => total + of(order), 0);
    const ended = rows.filter(({ status }) => ![1, 2].includes(status));
    expect([summary?.count, summary?.endedCount]).toEqual([rows.length, ended.length]);
    expect(summary?.totals.find(({ currency }) => currency === 'INR')).toEqual({
      currency: 'INR',
      count: inr.length,
      amountMinor: sum(inr, ({ amountMinor }) => amountMinor),
      paidCount: paid.length,
      // The received amount may differ from the requested one.
      paidMinor: sum(paid, ({ amountMinor, receivedMinor }) => receivedMinor ?? amountMinor),
    });
  });
});

/** The first supplier leads the second and third. */
const teamScope = (): Scope => ({
  kind: 'suppliers',
  supplierId: world.suppliers[0],
  supplierIds: world.suppliers.slice(0, 3),
});

describe('the caller’s scope', () => {
  it('is the merchant’s own, whatever it asks for', async () => {
    const [own, other] = world.merchants;
    const scope: Scope = { kind: 'merchant', merchantId: own.id };
    expect(ids(await list({}, scope))).toEqual(expected({}, ({ merchantId }) => merchantId === own.id));
    expect(ids(await list({ merchantId: other.id }, scope))).toEqual([]);
  });

  it('is the supplier’s own tree', async () => {
    const scope: Scope = teamScope();
    const inTree = ({ supplierId }: Order) => world.suppliers.slice(0, 3).includes(supplierId ?? '');
    expect(ids(await list({}, scope))).toEqual(expected({}, inTree));
    expect((await latestOrder(world.store.db, scope))?.orderCode).toBe(
      rows.filter(inTree).sort(newestFirst)[0]?.orderCode,
    );
  });

  it('is the supplier’s own or its team’s orders, by isProxy', async () => {
    const [leader, second, third] = world.suppliers;
    const of = (wanted: readonly string[]) =>
      expected({}, ({ supplierId }) => wanted.includes(supplierId ?? ''));
    expect(ids(await list({ isProxy: false }, teamScope()))).toEqual(of([leader]));
    expect(ids(await list({ isProxy: true }, teamScope()))).toEqual(of([second, third]));
    // A supplier in a team still sees its own orders as its own; other callers see them as a proxy's.
    const proxy: Scope = { kind: 'suppliers', supplierId: second, supplierIds: [second, third] };
    expect(ids(await list({ isProxy: false }, proxy))).toEqual(of([second]));
    expect(ids(await list({ isProxy: true }, proxy))).toEqual(of([third]));
    const alone: Scope = { kind: 'suppliers', supplierId: third, supplierIds: [third] };
    expect(ids(await list({ isProxy: true }, alone))).toEqual([]);
  });

  it('includes the pool only when a supplier filters by payout status 1', async () => {
    const team = teamScope();
    const own = ({ supplierId }: Order) => world.suppliers.slice(0, 3).includes(supplierId ?? '');
    expect(ids(await list({ payoutStatus: 1 }, team))).toEqual(expected({ payoutStatus: 1 }));
    expect(ids(await list({ payoutStatus: 1, isProxy: false }, team))).toEqual(expected({ payoutStatus: 1 }));
    expect(ids(await list({ orderType: 2 }, team))).toEqual(expected({ orderType: 2 }, own));
    const theirs = ({ supplierId }: Order) => world.suppliers.slice(1, 3).includes(supplierId ?? '');
    expect(ids(await list({ payoutStatus: 1, isProxy: true }, team))).toEqual(
      expected({ payoutStatus: 1 }, theirs),
    );
  });

  it.each<Scope>([
    { kind: 'self', userId: 'x' },
    { kind: 'none' },
    { kind: 'suppliers', supplierId: 'x', supplierIds: [] },
  ])('is nothing for %o', async (scope) => {
    expect((await list({}, scope)).list).toEqual([]);
    expect(await latestOrder(world.store.db, scope)).toBeUndefined();
  });
});

describe('paging', () => {
  it('pages by cursor over every row once, also while rows are added', async () => {
    const seen: string[] = [];
    const before = expected({});
    let cursor: string | undefined;
    do {
      const page = await list({}, everyone, {
        pageSize: 7,
        withoutTotal: true,
        ...(cursor ? { cursor } : {}),
      });
      expect(page.total).toBeNull();
      seen.push(...ids(page));
      cursor = page.nextCursor ?? undefined;
      const template = rows[0] as Order;
      const id = newId();
      const late = {
        ...template,
        id,
        orderCode: id,
        merchantOrderNo: id,
        createdAt: new Date(),
        status: 1 as const,
      };
      await world.store.db.insert(orders).values(late);
      rows.push(late);
    } while (cursor);
    expect(seen).toEqual(before);
  });

  it('returns the same rows by number and by cursor', async () => {
    const first = await list({}, everyone, { pageSize: 9 });
    const second = await list({}, everyone, { pageSize: 9, page: 2 });
    const byCursor = await list({}, everyone, { pageSize: 9, cursor: first.nextCursor ?? '' });
    expect(ids(second)).toEqual(ids(byCursor));
    expect(ids(first).concat(ids(second))).toEqual(expected({}).slice(0, 18));
  });

  it('pages by cursor from the oldest order too', async () => {
    const upwards: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list({}, everyone, { pageSize: 7, sortOrder: 'asc', ...(cursor && { cursor }) });
      upwards.push(...ids(page));
      cursor = page.nextCursor;
    }
    expect(upwards).toEqual([...expected({})].reverse());
  });

  it('ends without a next cursor', async () => {
    expect((await list({ orderCode: 'C1', notInOrderStatusIds: [] })).nextCursor).toBeNull();
    expect((await list({ orderCode: 'absent' })).nextCursor).toBeNull();
  });

  it('sorts by each column in both directions, ties newest first', async () => {
    for (const [sortBy, value] of [
      ['amount', (order: Order) => order.amountMinor],
      ['status', (order: Order) => order.status],
    ] as const) {
      for (const sortOrder of ['asc', 'desc'] as const) {
        const page = await list({}, everyone, { sortBy, sortOrder });
        const sign = sortOrder === 'asc' ? 1 : -1;
        const inOrder = rows
          .filter((order) => matches(order, {}))
          .sort((a, b) => sign * (value(a) - value(b)) || newestFirst(a, b));
        expect(ids(page)).toEqual(inOrder.slice(0, 200).map(({ id }) => id));
        expect(page.nextCursor).toBeNull();
      }
    }
  });

  it('keeps unpaid orders at the end when sorted by completion', async () => {
    for (const sortOrder of ['asc', 'desc'] as const) {
      const { list: page } = await list({}, everyone, { sortBy: 'completedAt', sortOrder });
      const times = page.map(({ completedAt }) => completedAt);
      const paid = times.filter((time) => time !== null);
      expect(times.slice(0, paid.length)).toEqual(paid);
      expect(paid).toEqual(sortOrder === 'asc' ? paid.toSorted() : paid.toSorted().reverse());
    }
  });

  const id = '01a19467-e800-7756-aeb3-35e02ea03237';
  const made = (text: string) => Buffer.from(text).toString('base64url');
  it.each([
    ['empty', ''],
    ['random text', '%00%ff'],
    ['no id', made('1700000000000.')],
    ['another id', made('1700000000000.1 or 1=1')],
    ['a date that does not exist', made(`999999999999999.${id}`)],
    ['a negative date', made(`-1.${id}`)],
    ['trailing text', made(`1700000000000.${id}'; drop table orders; --`)],
    ['a long one', 'A'.repeat(5_000)],
  ])('refuses a hostile cursor: %s', async (_name, cursor) => {
    await expect(list({}, everyone, { cursor })).rejects.toMatchObject({ errorName: 'pageCursorInvalid' });
  });

  it.each(['amount', 'completedAt', 'status'] as const)(
    'refuses a cursor in the order of %s',
    async (sortBy) => {
      const cursor = encodeCursor({ createdAt: worldStart, id });
      await expect(list({}, everyone, { cursor, sortBy })).rejects.toMatchObject({
        errorName: 'pageCursorInvalid',
      });
    },
  );

  it('masks card numbers', async () => {
    const page = await list({ cardNumber: '6222020200112233' });
    expect(page.list.map((row) => row.cardNumberMasked)).toEqual(page.list.map(() => '****2233'));
    expect(JSON.stringify(page)).not.toContain('6222020200112233');
  });
});
