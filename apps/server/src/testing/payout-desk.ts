import { sign } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { addUser } from '../domains/access/users/users.service.ts';
import { users } from '../domains/access/users/users.table.ts';
import { ledgerAccountOf, postTransfers, totalBalance } from '../domains/money/ledger/ledger.service.ts';
import { allocationAttempts, resourceLoads } from '../domains/orders/allocation/allocation.table.ts';
import type { Order } from '../domains/orders/orders/orders.table.ts';
import { orderEvents, orders } from '../domains/orders/orders/orders.table.ts';
import { addResource, type NewResource } from '../domains/orders/resources/resources.service.ts';
import { addProducts, allowProducts, type NewProduct } from '../domains/parties/products/products.service.ts';
import { addSupplier } from '../domains/parties/suppliers/suppliers.service.ts';
import { newId } from '../kit/ids.ts';
import { createTestApp, type TestApp, type TestAppOptions, testPassword } from './test-app.ts';

export const payoutProduct: NewProduct = {
  id: 1050,
  names: { 'zh-CN': 'Payout', 'zh-TW': 'Payout', 'en-US': 'Payout' },
  kind: 'payout',
  currency: 'INR',
  minAmountMinor: 100,
  maxAmountMinor: 1_000_000_000_000,
  requiredFields: ['userName', 'cardNumber', 'ifscCode'],
};

/**
 * The whole server with a merchant that has funds to pay out at a fee of one per cent, and users who can pay.
 */
export interface PayoutDesk extends TestApp {
  /** Sends a signed payout of 1,000.00 INR. */
  create(changes?: object): ReturnType<TestApp['post']>;
  /** A payout that awaits a payer. */
  waiting(amount?: number): Promise<Order>;
  stored(id: string): Promise<Order>;
  timeline(id: string): Promise<string[]>;
  fund(amountMinor: number): Promise<void>;
  /** The merchant's balance (owed, held back, available), and what the test supplier owes. */
  balances(): Promise<{ merchant: (number | null | undefined)[]; supplierOwesMinor: number }>;
  /** Adds a supplier. @returns a token of its user */
  addSupplierUser(account: string): Promise<{ token: string; supplierId: string }>;
  /** Adds an account that pays the product, of the test supplier unless said otherwise. @returns its id */
  payingAccount(changes?: Partial<NewResource>): Promise<string>;
  /** Releases everything that payouts hold on accounts, and forgets what was paid. */
  emptyAccounts(): Promise<void>;
}

export const payoutTerms = { productId: payoutProduct.id, feeRate: '0.01' };

export async function openPayoutDesk(options: TestAppOptions = {}): Promise<PayoutDesk> {
  const app = await createTestApp(options);
  const { db } = app.store;
  const { merchantId } = app.ids;
  await addProducts(db, [payoutProduct]);
  await allowProducts(db, [{ merchantId, ...payoutTerms }]);
  let number = 0;
  let accounts = 0;

  const fund = async (amountMinor: number): Promise<void> => {
    const now = app.clock.now();
    await app.store.transaction((tx) =>
      postTransfers(
        tx,
        [
          {
            kind: 'single',
            purpose: 'adjustment',
            debit: ledgerAccountOf.adjustment('INR'),
            credit: ledgerAccountOf.merchantPayable(merchantId, 'INR'),
            amountMinor,
            key: `fund ${newId()}`,
          },
        ],
        now,
      ),
    );
  };
  const create = (changes: object = {}) => {
    number += 1;
    const body = {
      mchId: app.mchId,
      productId: payoutProduct.id,
      mchOrderNo: `W${number}`,
      amount: 100_000,
      notifyUrl: 'https://merchant.example/callback',
      userName: 'B Sample',
      cardNumber: '50100012345678',
      ifscCode: 'DEMO0000123',
      ...changes,
    };
    return app.post('/v1.0/api/order/create', { ...body, sign: sign(body, app.signingKey) });
  };
  const stored = async (id: string): Promise<Order> => {
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error(`no order ${id}`);
    return order;
  };
  return {
    ...app,
    fund,
    create,
    stored,
    waiting: async (amount = 100_000) => {
      await fund(amount * 2);
      const { data, msg } = (await create({ amount })) as { data: { orderCode: string } | null; msg: string };
      if (!data) throw new Error(msg);
      const [order] = await db.select().from(orders).where(eq(orders.orderCode, data.orderCode));
      if (!order) throw new Error('no order');
      return order;
    },
    timeline: async (id) => {
      const steps = await db
        .select({ event: orderEvents.event })
        .from(orderEvents)
        .where(eq(orderEvents.orderId, id))
        .orderBy(orderEvents.id);
      return steps.map(({ event }) => event);
    },
    balances: async () => {
      const now = app.clock.now();
      const own = await totalBalance(db, { kind: 'merchant', merchantId }, now);
      const { supplierId } = app.ids;
      const scope = { kind: 'suppliers', supplierId, supplierIds: [supplierId] } as const;
      const suppliers = await totalBalance(db, scope, now);
      const [inr] = own.balances;
      return {
        merchant: [inr?.merchantPayableMinor, inr?.merchantPendingMinor, inr?.merchantAvailableMinor],
        supplierOwesMinor: suppliers.balances[0]?.supplierReceivableMinor ?? 0,
      };
    },
    payingAccount: async (changes = {}) => {
      accounts += 1;
      const account: NewResource = {
        supplierId: app.ids.supplierId,
        kind: 'upi',
        name: `Payer ${accounts}`,
        currency: 'INR',
        timeZone: 'Asia/Kolkata',
        vpa: `payer${accounts}@bank`,
        minAmountMinor: 100,
        maxAmountMinor: 10_000_000,
        productIds: [payoutProduct.id],
        ...changes,
      };
      return app.store.transaction(async (tx) => (await addResource(tx, account, app.clock.now())).id);
    },
    emptyAccounts: async () => {
      await db.delete(allocationAttempts);
      await db
        .update(resourceLoads)
        .set({ processingCount: 0, reservedMinor: 0, paidMinor: 0, paidCount: 0 });
    },
    addSupplierUser: async (account) => {
      const now = app.clock.now();
      const [known] = await db.select().from(users).where(eq(users.id, app.ids.supplier));
      const passwordHash = known?.passwordHash ?? '';
      const { id: userId } = await addUser(
        db,
        { account, nickname: account, role: 'supplier', passwordHash },
        now,
      );
      const { id: supplierId } = await addSupplier(db, { userId, name: account }, now);
      const signIn = { userName: account, password: testPassword };
      const { data, msg } = await app.post<{ token: string } | null>('/v1.0/user/login', signIn);
      if (!data) throw new Error(msg);
      return { token: data.token, supplierId };
    },
  };
}
