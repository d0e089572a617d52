import { errorCodes } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  freeLoad,
  loadOf,
  openPayingDesk,
  type PayingDesk,
  payoutAmountMinor,
} from '../../../testing/paying-desk.ts';
import { payoutTerms } from '../../../testing/payout-desk.ts';
import { hearOfMonitor } from '../../orders/resources/monitor-heartbeats.service.ts';
import { resourceProducts, type resources } from '../../orders/resources/resources.table.ts';
import { products, supplierProducts } from '../../parties/products/products.table.ts';
import { claimLeaseMs } from './payouts.claims.ts';

let desk: PayingDesk;
let other: { token: string; supplierId: string };
beforeAll(async () => {
  desk = await openPayingDesk();
  other = await desk.addSupplierUser('otherSupplier');
});
beforeEach(() => desk.renew());
afterAll(() => desk.close());

describe('a claim', () => {
  it('reserves the account that it names, and says so', async () => {
    const second = await desk.payingAccount({ name: 'South 02' });
    const order = await desk.waiting(payoutAmountMinor);
    const { data } = await desk.claim(order, second);
    expect(data).toMatchObject({ resourceId: second, resourceName: 'South 02', renewed: false });
    expect(await desk.stored(order.id)).toMatchObject({ resourceId: second });
    expect([await desk.load(), await desk.load(second)]).toEqual([freeLoad, loadOf(1)]);
    await desk.mustBeConsistent();
  });

  it('without a name gets the only desk.account with room, and several payouts of one payoutAmountMinor share it', async () => {
    const full = await desk.payingAccount({ concurrencyLimit: 0, weight: 1_000 });
    for (const count of [1, 2]) {
      expect(await desk.claimed()).toMatchObject({ resourceId: desk.account });
      expect(await desk.load()).toEqual(loadOf(count));
    }
    expect(await desk.load(full)).toEqual(freeLoad);
    await desk.mustBeConsistent();
  });

  it('stands without an desk.account when the supplier has none for the product, or has switched it off', async () => {
    await desk.store.db.update(resourceProducts).set({ enabled: false });
    expect(await desk.claimed()).toMatchObject({ resourceId: null });
    await desk.change({ deletedAt: desk.clock.now() });
    expect(await desk.claimed()).toMatchObject({ resourceId: null });
    const order = await desk.waiting(payoutAmountMinor);
    expect((await desk.claim(order, undefined, other)).data).toMatchObject({
      resourceId: null,
      resourceName: null,
    });
    await desk.mustBeConsistent();
  });

  it('by staff pays from no desk.account, and must not name one', async () => {
    const order = await desk.waiting(payoutAmountMinor);
    const refused = await desk.claim(order, desk.account, desk.admin);
    expect([refused.status, refused.code]).toEqual([400, errorCodes.validationFailed]);
    expect((await desk.claim(order, undefined, desk.admin)).data).toMatchObject({ resourceId: null });
    expect(await desk.load()).toEqual(freeLoad);
  });

  it('is refused with the reason why the named desk.account cannot pay', async () => {
    const order = await desk.waiting(payoutAmountMinor);
    const refusal = async (resourceId = desk.account) => (await desk.claim(order, resourceId)).code;
    const foreign = await desk.payingAccount({ supplierId: other.supplierId });
    const collecting = await desk.payingAccount({ productIds: [] });
    const deleted = await desk.payingAccount();
    await desk.change({ deletedAt: desk.clock.now() }, deleted);
    for (const id of [foreign, collecting, deleted, order.id])
      expect(await refusal(id)).toBe(errorCodes.resourceNotFound);
    const served = eq(resourceProducts.resourceId, desk.account);
    await desk.store.db.update(resourceProducts).set({ enabled: false }).where(served);
    expect(await refusal()).toBe(errorCodes.resourceDisabled);
    await desk.store.db.update(resourceProducts).set({ enabled: true }).where(served);
    const limits: Partial<typeof resources.$inferInsert>[] = [
      { minAmountMinor: payoutAmountMinor + 1 },
      { minAmountMinor: 100, maxAmountMinor: payoutAmountMinor - 1 },
      { maxAmountMinor: payoutAmountMinor, dailyLimitMinor: payoutAmountMinor - 1 },
      { dailyLimitMinor: null, concurrencyLimit: 0 },
    ];
    for (const limit of limits) {
      await desk.change(limit);
      expect(await refusal()).toBe(errorCodes.resourceLimitExceeded);
      expect((await desk.claim(order)).code).toBe(errorCodes.resourceLimitExceeded);
    }
    expect(await desk.stored(order.id)).toMatchObject({ payoutStatus: payoutStatusIds.awaiting });
    await desk.change({ concurrencyLimit: 1 });
    expect(await refusal()).toBe(errorCodes.success);
    await desk.mustBeConsistent();
  });

  it('needs a device that was heard of, if the product does', async () => {
    const needsMonitor = (needed: boolean) =>
      desk.store.db
        .update(products)
        .set({ needsMonitor: needed })
        .where(eq(products.id, payoutTerms.productId));
    await needsMonitor(true);
    const order = await desk.waiting(payoutAmountMinor);
    expect((await desk.claim(order, desk.account)).code).toBe(errorCodes.monitorOffline);
    expect((await desk.claim(order)).code).toBe(errorCodes.monitorOffline);
    await desk.change({ monitorId: 'phone-07' });
    await hearOfMonitor(desk.store.db, 'phone-07', desk.clock.now());
    expect((await desk.claim(order)).data).toMatchObject({ resourceId: desk.account });
    await needsMonitor(false);
  });

  it('is held to the limits agreed with the supplier, where they are stricter', async () => {
    const own = and(
      eq(supplierProducts.supplierId, desk.ids.supplierId),
      eq(supplierProducts.productId, payoutTerms.productId),
    );
    await desk.store.db.insert(supplierProducts).values({
      supplierId: desk.ids.supplierId,
      productId: payoutTerms.productId,
      commissionRate: '0',
      maxAmountMinor: payoutAmountMinor,
    });
    const order = await desk.claimed(desk.account);
    const second = await desk.payingAccount();
    await desk.store.db
      .update(supplierProducts)
      .set({ maxAmountMinor: payoutAmountMinor - 1 })
      .where(own);
    // What it holds it may pay from where it stands, but it moves to no account that may not take it.
    expect((await desk.claim(order)).data).toMatchObject({ renewed: true, resourceId: desk.account });
    expect((await desk.claim(order, second)).code).toBe(errorCodes.resourceLimitExceeded);
    expect(await desk.stored(order.id)).toMatchObject({ resourceId: desk.account });
    await desk.store.db.delete(supplierProducts).where(own);
    await desk.mustBeConsistent();
  });

  it('that is renewed keeps its desk.account, or moves to the one that it names', async () => {
    const second = await desk.payingAccount();
    const order = await desk.claimed(desk.account);
    for (const named of [undefined, desk.account])
      expect((await desk.claim(order, named)).data).toMatchObject({
        renewed: true,
        resourceId: desk.account,
      });
    expect((await desk.claim(order, second)).data).toMatchObject({ renewed: true, resourceId: second });
    expect([await desk.load(), await desk.load(second)]).toEqual([freeLoad, loadOf(1)]);
    await desk.mustBeConsistent();
    await desk.supplement(order, desk.supplier);
    expect((await desk.claim(order, desk.account)).code).toBe(errorCodes.orderTransitionRefused);
    expect([await desk.load(), await desk.load(second)]).toEqual([freeLoad, loadOf(1)]);
    await desk.mustBeConsistent();
  });

  it('of a lapsed claim that no job has ended yet reserves anew', async () => {
    const order = await desk.claimed(desk.account);
    const second = await desk.payingAccount();
    desk.clock.advance(claimLeaseMs);
    expect((await desk.claim(order, second)).data).toMatchObject({ renewed: false, resourceId: second });
    expect([await desk.load(), await desk.load(second)]).toEqual([freeLoad, loadOf(1)]);
    await desk.mustBeConsistent();
  });
});

describe('the next payout of the pool', () => {
  interface Next {
    readonly claim: { readonly orderId: string; readonly resourceId: string | null } | null;
  }
  const next = (as: { token: string } = desk.supplier) =>
    desk.post<Next>('/v1.0/payoutOrderClaim/claimNext', {}, as);

  it('is the oldest that an account of the supplier can pay', async () => {
    const large = await desk.waiting(2 * payoutAmountMinor);
    const small = await desk.waiting(payoutAmountMinor);
    await desk.change({ maxAmountMinor: payoutAmountMinor });
    expect((await next()).data.claim).toMatchObject({ orderId: small.id, resourceId: desk.account });
    expect(await desk.load()).toEqual(loadOf(1));
    expect((await next()).code).toBe(errorCodes.resourceLimitExceeded);
    expect((await next(other)).data.claim).toMatchObject({ orderId: large.id, resourceId: null });
    expect((await next()).data.claim).toBeNull();
    await desk.mustBeConsistent();
  });

  it('is shown with its account to the holder', async () => {
    const { id } = await desk.claimed();
    const { data } = await desk.get<{ list: object[] }>('/v1.0/payoutOrderClaim/getHeld', desk.supplier);
    expect(data.list).toMatchObject([{ orderId: id, resourceId: desk.account }]);
  });
});
