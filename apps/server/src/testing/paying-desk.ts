import { payoutStatusIds } from '@platform/sdk/rules';
import { eq, isNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { inspectBooks } from '../domains/operations/system-check/ledger.verification.ts';
import { quickInvariants } from '../domains/operations/system-check/system-check.invariants.ts';
import { resourceLoads } from '../domains/orders/allocation/allocation.table.ts';
import { type Order, orders } from '../domains/orders/orders/orders.table.ts';
import { resources } from '../domains/orders/resources/resources.table.ts';
import { fixResources } from '../domains/orders/resources/resources.upkeep.ts';
import { openPayoutDesk, type PayoutDesk } from './payout-desk.ts';

export interface SignedIn {
  readonly token: string;
  readonly token2: string;
}

export interface ClaimAnswer {
  readonly resourceId: string | null;
  readonly resourceName: string | null;
  readonly renewed: boolean;
}

export const payoutAmountMinor = 100_000;
export const freeLoad = { processingCount: 0, reservedMinor: 0, paidCount: 0, paidMinor: 0 };
export const loadOf = (count: number) => ({
  ...freeLoad,
  processingCount: count,
  reservedMinor: count * payoutAmountMinor,
});
export const paidLoad = { ...freeLoad, paidCount: 1, paidMinor: payoutAmountMinor };

/** The payout desk with an account of the test supplier that pays. */
export interface PayingDesk extends PayoutDesk {
  /** The account of the current test. */
  readonly account: string;
  readonly supplier: SignedIn;
  readonly admin: SignedIn;
  /** Signs in anew: sessions end when a test moves the clock. */
  signAgain(): Promise<void>;
  /** Signs in, and leaves one account with nothing on it and no payout in the pool. */
  renew(): Promise<void>;
  claim(
    order: Pick<Order, 'id'>,
    resourceId?: string,
    as?: { readonly token: string },
  ): Promise<{ status: number; code: number; data: ClaimAnswer }>;
  /** A payout that the test supplier has claimed. */
  claimed(resourceId?: string): Promise<Order>;
  supplement(order: Order, as: SignedIn, more?: object): Promise<{ code: number }>;
  load(resourceId?: string): Promise<typeof freeLoad>;
  change(changes: Partial<typeof resources.$inferInsert>, resourceId?: string): Promise<unknown>;
  /** Expects that upkeep and the system check find nothing wrong. */
  mustBeConsistent(): Promise<void>;
}

export async function openPayingDesk(): Promise<PayingDesk> {
  const desk = await openPayoutDesk();
  const { db } = desk.store;
  const signedIn = async (account: 'supplier' | 'admin'): Promise<SignedIn> => {
    const token = await desk.signIn(account);
    return { token, token2: await desk.signInSecondLevel(token) };
  };
  const current = { account: '', supplier: { token: '', token2: '' }, admin: { token: '', token2: '' } };
  const claim: PayingDesk['claim'] = ({ id }, resourceId, as = current.supplier) => {
    const named = resourceId === undefined ? '' : `&resourceId=${resourceId}`;
    return desk.post<ClaimAnswer>(`/v1.0/payoutOrderClaim/claimOrder?orderId=${id}${named}`, undefined, as);
  };
  const signAgain = async (): Promise<void> => {
    current.supplier = await signedIn('supplier');
    current.admin = await signedIn('admin');
  };
  return {
    ...desk,
    signAgain,
    get account() {
      return current.account;
    },
    get supplier() {
      return current.supplier;
    },
    get admin() {
      return current.admin;
    },
    renew: async () => {
      await signAgain();
      await desk.emptyAccounts();
      await db
        .update(orders)
        .set({ payoutStatus: payoutStatusIds.cancelled, status: 3, resourceId: null })
        .where(eq(orders.orderType, 2));
      await db.update(resources).set({ deletedAt: desk.clock.now() }).where(isNull(resources.deletedAt));
      current.account = await desk.payingAccount();
    },
    claim,
    claimed: async (resourceId) => {
      const order = await desk.waiting(payoutAmountMinor);
      expect((await claim(order, resourceId)).code).toBe(200);
      return desk.stored(order.id);
    },
    supplement: ({ orderCode }, as, more = {}) =>
      desk.post('/v1.0/order/replenishmentOrder', { orderCode, ...more }, as),
    load: async (resourceId = current.account) => {
      const { processingCount, reservedMinor, paidCount, paidMinor } = resourceLoads;
      const [row] = await db
        .select({ processingCount, reservedMinor, paidCount, paidMinor })
        .from(resourceLoads)
        .where(eq(resourceLoads.resourceId, resourceId));
      if (!row) throw new Error(`no account ${resourceId}`);
      return row;
    },
    change: (changes, resourceId = current.account) =>
      db.update(resources).set(changes).where(eq(resources.id, resourceId)),
    mustBeConsistent: async () => {
      const { findings } = await desk.store.transaction((tx) => fixResources(tx, desk.clock.now()));
      expect(findings).toEqual([]);
      const ofAccounts = quickInvariants.filter(({ name }) =>
        /an account holds|a place on an account/.test(name),
      );
      expect(ofAccounts).toHaveLength(2);
      const none = { transfers: sql`false`, orders: sql`false`, ofOrders: sql`false` };
      const broken = (await inspectBooks(db, ofAccounts, none)).filter(({ breachCount }) => breachCount > 0);
      expect(broken).toEqual([]);
    },
  };
}
