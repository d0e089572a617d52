import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type OrderWorld, openOrderWorld, worldStart, worldZone } from '../../../testing/order-world.ts';
import { playRounds, raceRounds } from '../../../testing/races.ts';
import { products } from '../../parties/products/products.table.ts';
import { placeOrder } from './orders.creation.ts';
import type { OrderRequest } from './orders.new-order.ts';
import { orderEvents, orders } from './orders.table.ts';

let world: OrderWorld;

beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.close());

let number = 0;
const request = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  productId: 1008,
  mchOrderNo: `N${++number}`,
  amount: 50_000,
  notifyUrl: 'https://merchant.example/callback',
  ...changes,
});
const placement = (merchant = 0) => ({
  merchantId: world.merchants[merchant]!.id,
  now: worldStart,
  timeZone: worldZone,
  ip: '203.0.113.7',
});
const place = (order: OrderRequest, merchant = 0) => placeOrder(world.store.db, order, placement(merchant));
const placeTogether = (order: OrderRequest) =>
  placeOrder(world.store.db, order, { ...placement(), batched: true });
const refusalOf = async (promise: Promise<unknown>): Promise<BusinessError> => {
  const error: unknown = await promise.then(
    () => new Error('not refused'),
    (reason: unknown) => reason,
  );
  if (error instanceof BusinessError) return error;
  throw error;
};
const rows = async () => {
  const [orderRows] = await world.store.db.select({ rows: count() }).from(orders);
  const [eventRows] = await world.store.db.select({ rows: count() }).from(orderEvents);
  return [orderRows?.rows, eventRows?.rows];
};

describe('a placed order', () => {
  it('is created with its first timeline entry', async () => {
    const [ordersBefore = 0, eventsBefore = 0] = await rows();
    const { order, created } = await place(request());
    expect(created).toBe(true);
    expect(order).toMatchObject({
      status: 1,
      amountMinor: 50_000,
      currency: 'INR',
      feeRate: '0.015',
      mainProductId: 3024,
    });
    expect(order.orderCode).toMatch(/^C20261101080000000\d{7}$/);
    expect(await rows()).toEqual([ordersBefore + 1, eventsBefore + 1]);
    const events = await world.store.db.select().from(orderEvents);
    expect(events.find((event) => event.orderId === order.id)).toMatchObject({
      event: 'create',
      toStatus: 1,
      actorKind: 'merchant',
      actorId: world.merchants[0].id,
      ip: '203.0.113.7',
    });
  });

  it('is stored as it was returned', async () => {
    const { order } = await place(
      request({ extra: { shop: 'A', user: 'B' }, productId: 3015, amount: 12_500_000 }),
    );
    const stored = await world.store.db.select().from(orders);
    expect(stored.find(({ id }) => id === order.id)).toEqual(order);
    expect(order.usdtCountMicro).toBe(12_500_000);
  });

  it('returns the existing order when the request comes again, in any order of fields', async () => {
    const first = request({ extra: { a: '1', b: '2' } });
    const { order } = await place(first);
    const before = await rows();
    const { productId, mchOrderNo, ...rest } = first;
    const again = { ...rest, extra: { b: '2', a: '1' }, mchOrderNo, productId };
    expect(await place(again)).toEqual({ order, created: false });
    expect(await rows()).toEqual(before);
  });

  it('refuses another request with the same number and writes nothing', async () => {
    const first = request();
    await place(first);
    const before = await rows();
    for (const other of [
      { amount: 50_001 },
      { subject: 'new' },
      { extra: { a: '1' } },
      { productId: 3024 },
    ]) {
      const refusal = await refusalOf(place({ ...first, ...other }));
      expect(refusal).toMatchObject({
        errorName: 'orderNumberConflict',
        params: { mchOrderNo: first.mchOrderNo },
      });
    }
    expect(await rows()).toEqual(before);
  });

  it('allows the same number for another merchant', async () => {
    const shared = request();
    const first = await place(shared, 0);
    const second = await place(shared, 1);
    expect([first.created, second.created]).toEqual([true, true]);
    expect(first.order.id).not.toBe(second.order.id);
  });
});

describe('an order that violates the terms', () => {
  const cases: [string, Partial<OrderRequest>, object][] = [
    ['unknown product', { productId: 9999 }, { errorName: 'productNotFound', params: { productId: 9999 } }],
    ['product switched off for the merchant', { productId: 1034 }, { errorName: 'productNotEnabled' }],
    [
      'below the product’s minimum',
      { amount: 99 },
      { errorName: 'amountOutOfRange', params: { minimum: '1.00', maximum: '50,000.00' } },
    ],
    ['above the merchant’s own most', { amount: 5_000_001 }, { errorName: 'amountOutOfRange' }],
  ];
  it.each(cases)('is refused: %s', async (_name, changes, refusal) => {
    const before = await rows();
    expect(await refusalOf(place(request(changes)))).toMatchObject(refusal);
    expect(await rows()).toEqual(before);
  });

  it('accepts the product’s minimum and the merchant’s maximum exactly', async () => {
    for (const amount of [100, 5_000_000]) expect((await place(request({ amount }))).created).toBe(true);
  });

  it('is refused while its product is disabled for all merchants', async () => {
    const { db } = world.store;
    const only = eq(products.id, 1008);
    await db.update(products).set({ enabled: false }).where(only);
    expect(await refusalOf(place(request()))).toMatchObject({ errorName: 'productNotEnabled' });
    await db.update(products).set({ enabled: true }).where(only);
  });

  it('names every field that the channel requires and the request lacks', async () => {
    const refusal = await refusalOf(place(request({ productId: 3001, userName: 'Li Lei' })));
    expect(refusal).toBeInstanceOf(RequestFault);
    expect((refusal as RequestFault).issues).toMatchObject([{ path: 'cardNumber', code: 'required' }]);
  });
});

describe('a race for one merchant order number', () => {
  // Collections are batched, as in the call. Unbatched is how payouts are placed; it costs more per round.
  it.each([
    ['batched', raceRounds(), placeTogether],
    ['unbatched', raceRounds({ postgres: 40, embedded: 20 }), place],
  ] as const)(
    'creates one order from fifty requests, %s, %i rounds',
    { timeout: 3_600_000 },
    async (how, rounds, placeOne) => {
      await playRounds(`one merchant order number, ${how},`, rounds, async () => {
        const contested = request();
        const results = await Promise.all(Array.from({ length: 50 }, () => placeOne(contested)));
        expect(results.filter(({ created }) => created)).toHaveLength(1);
        expect(new Set(results.map(({ order }) => order.id)).size).toBe(1);
      });
    },
  );

  it('accepts one of two different bodies and refuses the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const contested = request();
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) => place({ ...contested, amount: index % 2 ? 200 : 300 })),
      );
      const amounts = results.flatMap((result) =>
        result.status === 'fulfilled' ? [result.value.order.amountMinor] : [],
      );
      expect(new Set(amounts).size).toBe(1);
      expect(amounts).toHaveLength(10);
    }
  });
});

describe('orders that are placed in one batch', () => {
  it('are each stored as returned, with their timeline entries', async () => {
    const [ordersBefore = 0, eventsBefore = 0] = await rows();
    const requests = Array.from({ length: 30 }, (_, index) => request({ amount: 20_000 + index }));
    const results = await Promise.all(requests.map(placeTogether));
    expect(results.every(({ created }) => created)).toBe(true);
    expect(results.map(({ order }) => order.merchantOrderNo)).toEqual(
      requests.map(({ mchOrderNo }) => mchOrderNo),
    );
    expect(await rows()).toEqual([ordersBefore + 30, eventsBefore + 30]);
    const stored = new Map((await world.store.db.select().from(orders)).map((order) => [order.id, order]));
    for (const { order } of results) expect(stored.get(order.id)).toEqual(order);
  });

  it('are written although the database refuses one of them', async () => {
    // The contract refuses this text earlier. PostgreSQL text cannot hold a NUL character.
    const unstorable = request({ subject: 'a\u0000b' });
    const good = [request(), request(), request()];
    const results = await Promise.allSettled([unstorable, ...good].map(placeTogether));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    const stored = (await world.store.db.select().from(orders)).map((order) => order.merchantOrderNo);
    expect(stored).toEqual(expect.arrayContaining(good.map(({ mchOrderNo }) => mchOrderNo)));
    expect(stored).not.toContain(unstorable.mchOrderNo);
  });
});
