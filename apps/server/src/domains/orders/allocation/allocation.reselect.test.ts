import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AllocationWorld,
  at,
  defaultRules,
  openAllocationWorld,
} from '../../../testing/allocation-world.ts';
import { worldProducts } from '../../../testing/order-world.ts';
import { addProducts, allowProducts, type NewProduct } from '../../parties/products/products.service.ts';
import { products } from '../../parties/products/products.table.ts';
import { advance, lockOrder } from '../orders/orders.service.ts';
import { reselectOrder } from './allocation.service.ts';

let world: AllocationWorld;
beforeEach(async () => {
  world = await openAllocationWorld();
});
afterEach(() => world.close());

describe('reselecting', () => {
  const reselect = (id: string, productIds: number[], seconds: number) =>
    world.store.transaction(async (tx) =>
      reselectOrder(
        tx,
        await lockOrder(tx, id),
        productIds,
        { userName: 'B Sample' },
        { now: at(seconds) },
        { now: at(seconds), rules: defaultRules },
      ),
    );

  it('starts a new attempt on the first product with capacity, with the same deadline', async () => {
    const first = await world.account();
    const second = await world.account({ productIds: [3024], supplierId: world.suppliers[3] });
    const order = await world.allocate(await world.order(), 1);
    const moved = await reselect(order.id, [1034, 3024], 100);
    expect(moved).toMatchObject({
      status: 2,
      attempt: 2,
      productId: 3024,
      mainProductId: null,
      resourceId: second,
      supplierId: world.suppliers[3],
      userName: 'B Sample',
      expiresAt: at(601),
    });
    expect(await world.load(first)).toMatchObject({ processingCount: 0, reservedMinor: 0 });
    expect(await world.load(second)).toMatchObject({ processingCount: 1 });
    expect(await world.attempts(order.id)).toMatchObject([
      { attempt: 1, state: 'released', releasedAt: at(100), failure: 'reselected' },
      { attempt: 2, state: 'reserved', resourceId: second },
    ]);
  });

  it('takes no product that the merchant may not use for the order', async () => {
    const usual = worldProducts.find(({ id }) => id === 3024)!;
    const unfit: NewProduct[] = [
      { ...usual, id: 1071, maxAmountMinor: 19_999 },
      { ...usual, id: 1072, minAmountMinor: 20_001 },
      { ...usual, id: 1073, kind: 'payout' },
      { ...usual, id: 1074 },
      { ...usual, id: 1075, requiredFields: ['vpa'] },
      { ...usual, id: 1076 },
      { ...usual, id: 1077 },
      { ...usual, id: 1078 },
    ];
    const productIds = unfit.map(({ id }) => id);
    const merchantId = world.merchants[0].id;
    await addProducts(world.store.db, unfit);
    await allowProducts(world.store.db, [
      ...productIds.slice(0, 5).map((productId) => ({ merchantId, productId, feeRate: '0.01' })),
      { merchantId, productId: 1076, feeRate: '0.01', enabled: false },
      { merchantId, productId: 1077, feeRate: '0.01', maxAmountMinor: 19_999 },
    ]);
    await world.store.db.update(products).set({ enabled: false }).where(eq(products.id, 1074));
    await world.account();
    const order = await world.allocate(await world.order(20_000), 1);
    await world.account({ productIds: [...productIds, 3024] });
    for (const productId of productIds) {
      await expect(reselect(order.id, [productId], 100)).rejects.toMatchObject({
        errorName: 'productNotEnabled',
        params: { productId },
      });
    }
    expect(await world.stored(order.id)).toEqual(order);
    expect(await reselect(order.id, [...productIds, 3024], 100)).toMatchObject({
      productId: 3024,
      attempt: 2,
    });
  });

  it('changes nothing when no product has capacity', async () => {
    const account = await world.account();
    const order = await world.allocate(await world.order(), 1);
    await expect(reselect(order.id, [1034, 3024], 100)).rejects.toMatchObject({
      errorName: 'orderAllocationFailed',
    });
    expect(await world.stored(order.id)).toEqual(order);
    expect(await world.load(account)).toMatchObject({ processingCount: 1 });
    expect(await world.attempts(order.id)).toMatchObject([{ state: 'reserved' }]);
  });

  it('gives an expired order a full new period', async () => {
    const order = await world.allocate(await world.order(), 1);
    expect(order.status).toBe(10);
    await world.account();
    expect(await reselect(order.id, [1008], 5_000)).toMatchObject({
      status: 2,
      attempt: 2,
      expiresAt: at(5_600),
    });
    await world.store.transaction((tx) => advance(tx, order.id, 'expire', { now: at(5_600) }));
    expect(await reselect(order.id, [1008], 9_000)).toMatchObject({
      status: 2,
      attempt: 3,
      expiresAt: at(9_600),
    });
  });
});
