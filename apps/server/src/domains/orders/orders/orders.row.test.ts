import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scope } from '../../../kit/operation/context.ts';
import { type OrderWorld, openOrderWorld, worldStart, worldZone } from '../../../testing/order-world.ts';
import { placeOrder } from './orders.creation.ts';
import { listOrders } from './orders.list.ts';
import { orders } from './orders.table.ts';
import type { OrderRow } from './orders.types.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await placeOrder(
    world.store.db,
    { productId: 1008, mchOrderNo: 'M1', amount: 50_000, notifyUrl: 'https://merchant.example/callback' },
    { merchantId: world.merchants[0].id, now: worldStart, timeZone: worldZone },
  );
  await world.store.db.update(orders).set({ supplierId: world.suppliers[1], isProxy: true, feeMinor: 250 });
});
afterAll(() => world.close());

async function asSeenBy(scope: Scope): Promise<OrderRow | undefined> {
  const page = { page: 1, pageSize: 10, sortBy: 'createdAt', sortOrder: 'desc' } as const;
  const { list } = await listOrders(world.store.db, {}, scope, {
    ...page,
    withSummary: false,
    withoutTotal: false,
  });
  return list[0];
}

it('shows staff both parties and what the order earns', async () => {
  expect(await asSeenBy({ kind: 'all' })).toMatchObject({
    supplierId: world.suppliers[1],
    supplierName: expect.any(String),
    isProxy: true,
    feeMinor: 250,
  });
});

it('hides the receiving account from a merchant', async () => {
  const row = await asSeenBy({ kind: 'merchant', merchantId: world.merchants[0].id });
  expect(row).toMatchObject({ supplierId: null, supplierName: null, isProxy: false, feeMinor: 250 });
});

it('hides the merchant’s fee from a supplier', async () => {
  const row = await asSeenBy({
    kind: 'suppliers',
    supplierId: world.suppliers[0],
    supplierIds: [...world.suppliers],
  });
  expect(row).toMatchObject({ supplierId: world.suppliers[1], feeMinor: null });
});
