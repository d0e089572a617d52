import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/connection.ts';
import { auditRecords } from '../domains/access/audit/audit.table.ts';
import { addUser } from '../domains/access/users/users.service.ts';
import { type AllocationParts, allocateCreatedOrders } from '../domains/orders/allocation/allocation.jobs.ts';
import { allocationAttempts, resourceLoads } from '../domains/orders/allocation/allocation.table.ts';
import { placeOrder } from '../domains/orders/orders/orders.creation.ts';
import { type Order, orders } from '../domains/orders/orders/orders.table.ts';
import { addResource, type NewResource } from '../domains/orders/resources/resources.service.ts';
import { addProducts, allowProducts } from '../domains/parties/products/products.service.ts';
import { addSupplier } from '../domains/parties/suppliers/suppliers.service.ts';
import { collectionRefusals } from '../domains/payouts/gateways/gateways.service.ts';
import type { SettingsReader } from '../kit/operation/context.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export const upiAccount: Omit<NewResource, 'supplierId'> = {
  kind: 'upi',
  name: 'North 07',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  accountName: 'A Sample',
  cardNumber: '50100044821',
  vpa: 'sample@examplebank',
  link: 'upi://pay?pa=sample@examplebank',
  minAmountMinor: 10_000,
  maxAmountMinor: 5_000_000,
  dailyLimitMinor: 100_000_000,
  concurrencyLimit: 2,
  productIds: [1008, 3024],
};

/** What the jobs use, on the store or in a transaction. */
interface JobParts extends AllocationParts {
  readonly settings: SettingsReader;
}

/** The whole server with two accounts: one of the signed-in supplier, one of another supplier. */
export interface AccountDesk extends TestApp {
  readonly own: string;
  readonly foreign: string;
  readonly foreignSupplier: string;
  readonly parts: JobParts;
  /** Tokens for a test. The super administrator also gets a second-level token. */
  signAllIn(): Promise<{ admin: string; supplier: string; superAdmin: string; token2: string }>;
  /** Releases everything that orders hold. */
  clear(): Promise<void>;
  newOrder(amountMinor?: number): Promise<Order>;
  /** A new order, allocated to an account with capacity. */
  allocated(amountMinor?: number): Promise<Order>;
  stored(id: string): Promise<Order | undefined>;
  lastAudit(): Promise<typeof auditRecords.$inferSelect | undefined>;
  switchAccount(
    resourceId: string,
    enable: boolean,
    token: string,
  ): Promise<{ code: number; data: { state: number } }>;
  /** Adds an account of the other supplier. @returns its id */
  addForeign(account: Partial<typeof upiAccount> & { readonly vpa: string }): Promise<string>;
  accountList(query: string, token: string): Promise<AccountList>;
}

export interface AccountList {
  readonly list: readonly { readonly id: string; readonly name: string; readonly supplierName: string }[];
  readonly total: number;
  readonly nextCursor: string | null;
  readonly summary: unknown;
}

export async function openAccountDesk(options: TestAppOptions = {}): Promise<AccountDesk> {
  const app = await createTestApp(options);
  const { store, ids, clock } = app;
  const { db } = store;
  const names = { 'zh-CN': 'UPI', 'zh-TW': 'UPI', 'en-US': 'UPI' };
  const product = {
    names,
    kind: 'collection',
    currency: 'INR',
    minAmountMinor: 100,
    maxAmountMinor: 9_000_000,
  } as const;
  const made = await store.transaction(async (tx) => {
    const now = clock.now();
    await addProducts(tx, [
      { ...product, id: 3024 },
      { ...product, id: 1008 },
    ]);
    await allowProducts(
      tx,
      [1008, 3024].map((productId) => ({ merchantId: ids.merchantId, productId, feeRate: '0.01' })),
    );
    const user = await addUser(
      tx,
      { account: 'other', nickname: 'o', role: 'supplier', passwordHash: 'none' },
      now,
    );
    const foreignSupplier = (await addSupplier(tx, { userId: user.id, name: 'Other supplier' }, now)).id;
    const own = await addResource(tx, { ...upiAccount, supplierId: ids.supplierId }, now);
    const theirs = { ...upiAccount, vpa: 'other@bank', name: 'South 01', supplierId: foreignSupplier };
    return { foreignSupplier, own: own.id, foreign: (await addResource(tx, theirs, now)).id };
  });
  const parts: JobParts = {
    store,
    clock,
    log: app.dependencies.log,
    settings: app.settings.reader(db),
    settingsReader: (handle: Queryable) => app.settings.reader(handle),
    publish: () => {},
    gatewayRefusals: collectionRefusals,
  };
  let number = 0;
  const stored = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
  const newOrder = async (amountMinor = 20_000): Promise<Order> => {
    number += 1;
    const request = {
      productId: 1008,
      mchOrderNo: `R${number}`,
      amount: amountMinor,
      notifyUrl: 'https://m.example/n',
    };
    const placement = { merchantId: ids.merchantId, now: clock.now(), timeZone: 'Asia/Shanghai' };
    return (await placeOrder(db, request, placement)).order;
  };
  return {
    ...app,
    ...made,
    parts,
    stored,
    newOrder,
    allocated: async (amountMinor) => {
      const order = await newOrder(amountMinor);
      await allocateCreatedOrders(parts);
      return (await stored(order.id)) ?? order;
    },
    signAllIn: async () => {
      const superAdmin = await app.signIn('superAdmin');
      const token2 = await app.signInSecondLevel(superAdmin);
      return { admin: await app.signIn('admin'), supplier: await app.signIn('supplier'), superAdmin, token2 };
    },
    clear: async () => {
      await db.delete(allocationAttempts);
      const nothing = { processingCount: 0, reservedMinor: 0, paidMinor: 0, paidCount: 0 };
      await db.update(resourceLoads).set(nothing);
      await db.update(orders).set({ status: 4 });
    },
    lastAudit: async () => (await db.select().from(auditRecords).orderBy(desc(auditRecords.id)).limit(1))[0],
    addForeign: (account) =>
      store.transaction(async (tx) => {
        const added = { ...upiAccount, supplierId: made.foreignSupplier, ...account };
        return (await addResource(tx, added, clock.now())).id;
      }),
    accountList: async (query, token) =>
      (await app.get<AccountList>(`/v1.0/resource/getList?${query}`, { token })).data,
    switchAccount: (resourceId, enable, token) =>
      app.post('/v1.0/resource/enableResource', { resourceId, productId: 1008, enable }, { token }),
  };
}
