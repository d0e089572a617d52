import { payoutStatusIds } from '@platform/sdk/rules';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upiAccount } from '../../../testing/account-desk.ts';
import { openPayoutDesk, type PayoutDesk, payoutTerms } from '../../../testing/payout-desk.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import type { Order } from '../../orders/orders/orders.table.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { addResource } from '../../orders/resources/resources.service.ts';
import { resourceProducts, resources } from '../../orders/resources/resources.table.ts';
import { products, supplierProducts } from '../../parties/products/products.table.ts';
import { type AssignmentParts, assignPayouts } from './payouts.assignment.ts';
import { claimLeaseMs } from './payouts.claims.ts';
import { expireClaims } from './payouts.leases.ts';

let desk: PayoutDesk;
let other: { token: string; supplierId: string };
const told: string[] = [];

beforeAll(async () => {
  desk = await openPayoutDesk();
  other = await desk.addSupplierUser('otherSupplier');
  const account = { ...upiAccount, productIds: [payoutTerms.productId], minAmountMinor: 1_000 };
  const add = (supplierId: string, vpa: string) =>
    addResource(desk.store.db, { ...account, supplierId, vpa, name: vpa }, desk.clock.now());
  await add(desk.ids.supplierId, 'own@bank');
  await add(other.supplierId, 'other@bank');
  await setSetting(desk, 'AutoAssignPayoutOrder', true);
});
/** No payout is claimed. */
beforeEach(async () => {
  await desk.store.db
    .update(orders)
    .set({ payoutStatus: payoutStatusIds.completed })
    .where(inArray(orders.payoutStatus, [payoutStatusIds.awaiting, payoutStatusIds.preparing]));
  await desk.emptyAccounts();
  await limits(2);
  told.length = 0;
});
afterAll(() => desk.close());

const limits = (concurrencyLimit: number) => desk.store.db.update(resources).set({ concurrencyLimit });
const parts = (more: Partial<AssignmentParts> = {}): AssignmentParts => ({
  store: desk.store,
  clock: desk.clock,
  settings: desk.settings.reader(desk.store.db),
  publish: (events) => told.push(...events.map(({ id }) => id)),
  ...more,
});
const assign = (more?: Partial<AssignmentParts>) => assignPayouts(parts(more));
const payersOf = async (payouts: readonly Order[]) => {
  const rows = await Promise.all(payouts.map(({ id }) => desk.stored(id)));
  return rows.map(({ supplierId }) => supplierId);
};

describe('a new payout', () => {
  it('is assigned to a supplier whose account can pay it, with the lease of a claim', async () => {
    const order = await desk.waiting();
    expect(await assign({ random: () => 0 })).toBe(1);
    const given = await desk.stored(order.id);
    expect(given).toMatchObject({
      payoutStatus: payoutStatusIds.preparing,
      claimExpiresAt: new Date(desk.clock.now().getTime() + claimLeaseMs),
    });
    expect([desk.ids.supplierId, other.supplierId]).toContain(given.supplierId);
    expect(told).toEqual([order.id]);
    expect(await desk.timeline(order.id)).toEqual(['create', 'assign']);
  });

  it('waits in the pool while AutoAssignPayoutOrder is off, and is assigned once it is on', async () => {
    const order = await desk.waiting();
    await setSetting(desk, 'AutoAssignPayoutOrder', false);
    expect(await assign()).toBe(0);
    expect((await desk.stored(order.id)).payoutStatus).toBe(payoutStatusIds.awaiting);
    await setSetting(desk, 'AutoAssignPayoutOrder', true);
    expect(await assign()).toBe(1);
  });

  it('goes by what is agreed with a supplier: on or off, limits and weight', async () => {
    const agree = (terms: Partial<typeof supplierProducts.$inferInsert>) =>
      desk.store.db
        .insert(supplierProducts)
        .values({
          supplierId: other.supplierId,
          productId: payoutTerms.productId,
          commissionRate: '0.01',
          ...terms,
        })
        .onConflictDoUpdate({
          target: [supplierProducts.supplierId, supplierProducts.productId],
          set: terms,
        });
    const payer = async () => {
      const order = await desk.waiting();
      await assign({ random: () => 0.999_999 });
      const { supplierId } = await desk.stored(order.id);
      await desk.store.db
        .update(orders)
        .set({ payoutStatus: payoutStatusIds.completed })
        .where(eq(orders.id, order.id));
      await desk.emptyAccounts();
      return supplierId;
    };
    await agree({ enabled: true, weight: 1 });
    await agree({ enabled: false });
    expect(await payer()).toBe(desk.ids.supplierId);
    await agree({ enabled: true, weight: 0 });
    expect(await payer()).toBe(desk.ids.supplierId);
    await agree({ weight: 1, minAmountMinor: 900_000_000 });
    expect(await payer()).toBe(desk.ids.supplierId);
    await agree({ minAmountMinor: null });
    const order = await desk.waiting();
    const turnProduct = (enabled: boolean) =>
      desk.store.db.update(products).set({ enabled }).where(eq(products.id, payoutTerms.productId));
    await turnProduct(false);
    expect(await assign()).toBe(0);
    await turnProduct(true);
    expect((await desk.stored(order.id)).supplierId).toBeNull();
    await desk.store.db.delete(supplierProducts).where(eq(supplierProducts.supplierId, other.supplierId));
  });

  it('waits when no supplier has capacity, and no supplier gets more than its capacity', async () => {
    const payouts: Order[] = [];
    for (let number = 0; number < 6; number += 1) payouts.push(await desk.waiting());
    expect(await assign()).toBe(4);
    const payers = await payersOf(payouts);
    const count = (id: string) => payers.filter((payer) => payer === id).length;
    expect([count(desk.ids.supplierId), count(other.supplierId)]).toEqual([2, 2]);
    expect(await assign()).toBe(0);
    await limits(3);
    expect(await assign()).toBe(2);
  });

  it('is not assigned to a disabled account or one whose limits exclude its amount', async () => {
    const switchOn = (enabled: boolean) => desk.store.db.update(resourceProducts).set({ enabled });
    await switchOn(false);
    await desk.waiting();
    expect(await assign()).toBe(0);
    await switchOn(true);
    await desk.store.db.update(resources).set({ maxAmountMinor: 99_999 });
    expect(await assign()).toBe(0);
    await desk.store.db.update(resources).set({ maxAmountMinor: 5_000_000 });
    expect(await assign()).toBe(1);
  });

  it('that was assigned but not paid returns to the pool, to be claimed', async () => {
    const order = await desk.waiting();
    await assign();
    desk.clock.advance(claimLeaseMs);
    await expireClaims(desk.store, desk.clock.now(), () => {});
    expect(await assign()).toBe(0);
    const answer = await desk.post(`/v1.0/payoutOrderClaim/claimOrder?orderId=${order.id}`, undefined, {
      token: await desk.signIn('supplier'),
    });
    expect(answer.code).toBe(200);
  });
});

it('a payout that was claimed and returned is not assigned', async () => {
  const order = await desk.waiting();
  const token = await desk.signIn('supplier');
  for (const call of ['claimOrder', 'cancelClaim'])
    expect(
      (await desk.post(`/v1.0/payoutOrderClaim/${call}?orderId=${order.id}`, undefined, { token })).code,
    ).toBe(200);
  expect(await assign()).toBe(0);
  expect(await desk.stored(order.id)).toMatchObject({ payoutStatus: payoutStatusIds.awaiting });
});

it('concurrent assignments and claims give each payout one payer', async () => {
  await limits(20);
  const payouts: Order[] = [];
  for (let number = 0; number < 10; number += 1) payouts.push(await desk.waiting());
  const token = await desk.signIn('supplier');
  const claims = payouts.map(({ id }) =>
    desk.post(`/v1.0/payoutOrderClaim/claimOrder?orderId=${id}`, undefined, { token }),
  );
  await Promise.all([assign(), ...claims, assign(), assign()]);
  while ((await assign()) > 0);
  for (const { id } of payouts) {
    const steps = await desk.timeline(id);
    // The assigned supplier may claim its payout again, which renews the lease and adds a step.
    expect(steps.slice(0, 2)).toEqual(['create', expect.stringMatching(/^(?:assign|claim)$/)]);
    expect(steps.filter((step) => step === 'assign').length).toBeLessThanOrEqual(1);
    expect((await desk.stored(id)).payoutStatus).toBe(payoutStatusIds.preparing);
  }
});

it('a supplier without capacity gets no payouts', async () => {
  await desk.store.db
    .update(resources)
    .set({ concurrencyLimit: 0 })
    .where(eq(resources.supplierId, other.supplierId));
  const order = await desk.waiting();
  await assign();
  expect(await payersOf([order])).toEqual([desk.ids.supplierId]);
});
