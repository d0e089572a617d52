import { eq } from 'drizzle-orm';
import {
  type AllocationRules,
  allocateOrder,
  repeatWhileFilled,
} from '../domains/orders/allocation/allocation.service.ts';
import { allocationAttempts, resourceLoads } from '../domains/orders/allocation/allocation.table.ts';
import { placeOrder } from '../domains/orders/orders/orders.creation.ts';
import { lockOrder } from '../domains/orders/orders/orders.service.ts';
import { type Order, orders } from '../domains/orders/orders/orders.table.ts';
import { addResource, type NewResource } from '../domains/orders/resources/resources.service.ts';
import { products } from '../domains/parties/products/products.table.ts';
import { type OrderWorld, openOrderWorld, worldStart, worldZone } from './order-world.ts';

export const defaultRules: AllocationRules = {
  orderTimeoutMs: 600_000,
  lateMessageMs: 300_000,
  monitorLiveMs: 120_000,
  needsBalance: false,
  reservesBalance: true,
  countsReserved: true,
  redPacketLimit: 5,
};

export const at = (seconds: number): Date => new Date(worldStart.getTime() + seconds * 1_000);

/** The order world, with helpers to add accounts and to place and allocate orders. */
export interface AllocationWorld extends OrderWorld {
  account(changes?: Partial<NewResource>): Promise<string>;
  order(amountMinor?: number, productId?: number, seconds?: number): Promise<Order>;
  allocate(order: Order, seconds?: number, rules?: Partial<AllocationRules>): Promise<Order>;
  stored(id: string): Promise<Order>;
  load(resourceId: string): Promise<typeof resourceLoads.$inferSelect>;
  attempts(orderId: string): Promise<(typeof allocationAttempts.$inferSelect)[]>;
}

export async function openAllocationWorld(): Promise<AllocationWorld> {
  const world = await openOrderWorld();
  const { store, suppliers, merchants } = world;
  const { db } = store;
  let number = 0;
  // This product is matched by amount, the others by the bank's reference.
  await db.update(products).set({ matchBy: 'amount' }).where(eq(products.id, 3015));

  const only = <Row>(rows: readonly Row[]): Row => {
    const [row] = rows;
    if (!row || rows.length > 1) throw new Error(`one row, not ${rows.length}`);
    return row;
  };
  return {
    ...world,
    account: async (changes = {}) => {
      number += 1;
      const account: NewResource = {
        supplierId: suppliers[0],
        kind: 'upi',
        name: `Account ${number}`,
        currency: 'INR',
        timeZone: 'Asia/Kolkata',
        vpa: `payee${number}@bank`,
        minAmountMinor: 100,
        maxAmountMinor: 10_000_000,
        productIds: [1008],
        ...changes,
      };
      return store.transaction(async (tx) => (await addResource(tx, account, worldStart)).id);
    },
    order: async (amountMinor = 20_000, productId = 1008, seconds = 0) => {
      number += 1;
      const request = {
        productId,
        mchOrderNo: `A${number}`,
        amount: amountMinor,
        notifyUrl: 'https://m.example/n',
      };
      const placement = { merchantId: merchants[0].id, now: at(seconds), timeZone: worldZone };
      return (await placeOrder(db, request, placement)).order;
    },
    allocate: (order, seconds = 1, rules = {}) =>
      repeatWhileFilled((filled) =>
        store.transaction(async (tx) =>
          allocateOrder(tx, await lockOrder(tx, order.id), {
            now: at(seconds),
            rules: { ...defaultRules, ...rules },
            filled,
          }),
        ),
      ),
    stored: async (id) => only(await db.select().from(orders).where(eq(orders.id, id))),
    load: async (id) => only(await db.select().from(resourceLoads).where(eq(resourceLoads.resourceId, id))),
    attempts: (orderId) =>
      db
        .select()
        .from(allocationAttempts)
        .where(eq(allocationAttempts.orderId, orderId))
        .orderBy(allocationAttempts.attempt),
  };
}
