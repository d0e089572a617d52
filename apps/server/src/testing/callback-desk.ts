import { asc, eq } from 'drizzle-orm';
import type { Store } from '../db/connection.ts';
import { settings } from '../domains/access/settings/settings.table.ts';
import { addUser } from '../domains/access/users/users.service.ts';
import { DeliveryWorker } from '../domains/orders/order-callbacks/delivery-worker.ts';
import { createHttpSender, type SendCallback } from '../domains/orders/order-callbacks/http-sender.ts';
import {
  type Delivery,
  orderCallbackAttempts,
  orderCallbacks,
} from '../domains/orders/order-callbacks/order-callbacks.table.ts';
import { placeOrder } from '../domains/orders/orders/orders.creation.ts';
import { advance } from '../domains/orders/orders/orders.service.ts';
import { type Order, orders } from '../domains/orders/orders/orders.table.ts';
import { addMerchant } from '../domains/parties/merchants/merchants.service.ts';
import { addProducts, allowProducts, type NewProduct } from '../domains/parties/products/products.service.ts';
import type { FanoutEvent } from '../kit/live/fanout.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const product: NewProduct = {
  id: 1008,
  names: { 'zh-CN': 'UPI', 'zh-TW': 'UPI', 'en-US': 'UPI' },
  kind: 'collection',
  currency: 'INR',
  minAmountMinor: 100,
  maxAmountMinor: 10_000_000,
};

type Attempt = typeof orderCallbackAttempts.$inferSelect;

/**
 * The whole server with paid orders that need callbacks, and workers that reach receivers on this machine.
 */
export interface CallbackDesk extends TestApp {
  /** The published events. */
  readonly events: readonly FanoutEvent[];
  /** Adds a merchant. */
  addMerchant(mchId: string): Promise<string>;
  /** An order that waits for payment. */
  allocated(url: string, merchantId?: string): Promise<Order>;
  /** A paid order. */
  paid(url: string, merchantId?: string): Promise<Order>;
  /** A worker of another process. */
  worker(options?: { send?: SendCallback; perMerchant?: number; store?: Store }): DeliveryWorker;
  /** Sends all due callbacks and waits for the answers. */
  deliver(worker?: DeliveryWorker): Promise<void>;
  /** Retries follow the schedule exactly, without jitter. */
  readonly sender: DeliveryWorker;
  stored(id: string): Promise<Order>;
  delivery(orderId: string): Promise<Delivery>;
  attempts(orderId: string): Promise<Attempt[]>;
  /** Timeout for a receiver's answer. */
  waitFor(seconds: number): Promise<void>;
}

export async function openCallbackDesk(): Promise<CallbackDesk> {
  const app = await createTestApp({ callbackNetworks: ['127.0.0.1'] });
  const { store, clock, dependencies } = app;
  const { db } = store;
  const events: FanoutEvent[] = [];
  let number = 0;
  await addProducts(db, [product]);
  await allowProducts(db, [{ merchantId: app.ids.merchantId, productId: product.id, feeRate: '0.01' }]);
  app.fanout.subscribe({ onEvent: (event) => void events.push(event) });

  const worker: CallbackDesk['worker'] = ({ send, perMerchant, store: own = store } = {}) =>
    new DeliveryWorker({
      store: own,
      clock,
      log: dependencies.log,
      secrets: dependencies.secrets,
      settings: app.settings.reader(db),
      publish: (published) => app.fanout.publish(published),
      send: send ?? createHttpSender(app.callbackAddresses),
      random: () => 0,
      ...(perMerchant === undefined ? {} : { limits: { perMerchant } }),
    });
  const sender = worker();
  const allocated = async (notifyUrl: string, merchantId = app.ids.merchantId): Promise<Order> => {
    number += 1;
    const now = clock.now();
    const request = { productId: product.id, mchOrderNo: `K${number}`, amount: 50_000, notifyUrl };
    const { order } = await placeOrder(db, request, { merchantId, now, timeZone: 'Asia/Shanghai' });
    const allocation = {
      supplierId: app.ids.supplierId,
      isProxy: false,
      payAmountMinor: 50_000,
      expiresAt: new Date(now.getTime() + 600_000),
    };
    return store.transaction((tx) => advance(tx, order, 'allocate', { now, allocation }));
  };
  const only = <Row>(rows: readonly Row[]): Row => {
    const [row] = rows;
    if (!row || rows.length > 1) throw new Error(`one row, not ${rows.length}`);
    return row;
  };
  return {
    ...app,
    events,
    worker,
    sender,
    addMerchant: async (mchId) => {
      const account = `merchant${mchId}`;
      const now = clock.now();
      const { id: userId } = await addUser(
        db,
        { account, nickname: account, role: 'merchant', passwordHash: 'none' },
        now,
      );
      const { id } = await addMerchant(db, dependencies.secrets, { userId, mchId, name: account }, now);
      await allowProducts(db, [{ merchantId: id, productId: product.id, feeRate: '0.01' }]);
      return id;
    },
    allocated,
    paid: async (notifyUrl, merchantId) => {
      const order = await allocated(notifyUrl, merchantId);
      const step = { now: clock.now(), payment: { receivedMinor: 50_000 } };
      return store.transaction((tx) => advance(tx, order, 'match', step));
    },
    deliver: async (by = sender) => {
      while ((await by.turn()) > 0) await by.idle();
    },
    stored: async (id) => only(await db.select().from(orders).where(eq(orders.id, id))),
    delivery: async (orderId) =>
      only(await db.select().from(orderCallbacks).where(eq(orderCallbacks.orderId, orderId))),
    attempts: async (orderId) => {
      const rows = await db
        .select({ attempt: orderCallbackAttempts })
        .from(orderCallbackAttempts)
        .innerJoin(orderCallbacks, eq(orderCallbacks.id, orderCallbackAttempts.callbackId))
        .where(eq(orderCallbacks.orderId, orderId))
        .orderBy(asc(orderCallbackAttempts.attempt));
      return rows.map(({ attempt }) => attempt);
    },
    waitFor: async (seconds) => {
      const stored = { held: { value: seconds }, updatedAt: clock.now(), updatedBy: 'test' };
      await db.insert(settings).values({ name: 'TimeoutCallbackTime', ...stored });
      app.settings.forget();
    },
  };
}
