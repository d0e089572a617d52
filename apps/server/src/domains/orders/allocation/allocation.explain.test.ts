import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { products } from '../../parties/products/products.table.ts';
import { suppliers } from '../../parties/suppliers/suppliers.table.ts';
import { hearOfMonitor } from '../resources/monitor-heartbeats.service.ts';
import { resources } from '../resources/resources.table.ts';

let desk: AccountDesk;
let tokens: Awaited<ReturnType<AccountDesk['signAllIn']>>;
beforeAll(async () => {
  desk = await openAccountDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  tokens = await desk.signAllIn();
  await desk.clear();
});

const explain = (token = tokens.admin, changes: Record<string, string | number> = {}) => {
  const question = { resourceId: desk.own, productId: 1008, amountMinor: 20_000, ...changes };
  const query = new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)]));
  return desk.get<{ refusals: string[]; freeAmountCount: number }>(`/v1.0/resource/explain?${query}`, {
    token,
  });
};
const verdict = async (changes?: Record<string, string | number>) =>
  (await explain(tokens.admin, changes)).data.refusals;
const account = (change: Partial<typeof resources.$inferInsert>) =>
  desk.store.db.update(resources).set(change).where(eq(resources.id, desk.own));

describe('why an account gets no order', () => {
  it('has no reason while it can take one, and shows the facts', async () => {
    expect((await explain()).data).toMatchObject({
      resourceId: desk.own,
      currency: 'INR',
      refusals: [],
      freeAmountCount: 1,
      minAmountMinor: 10_000,
      maxAmountMinor: 5_000_000,
      dailyUsedMinor: 0,
      dailyLimitMinor: 100_000_000,
      processingOrderCount: 0,
      concurrencyLimit: 2,
      supplierAvailableMinor: null,
      weight: 10,
    });
  });

  it('names each limit that refuses the order, and all of them together', async () => {
    expect(await verdict({ amountMinor: 9_999 })).toEqual(['belowMinimum']);
    expect(await verdict({ amountMinor: 5_000_001 })).toEqual(['aboveMaximum']);
    await account({ concurrencyLimit: 0, dailyLimitMinor: 15_000 });
    expect(await verdict()).toEqual(['dailyLimit', 'concurrencyLimit']);
    await account({ concurrencyLimit: 2, dailyLimitMinor: 100_000_000 });
  });

  it('names the switch of the account and of its supplier', async () => {
    const { db } = desk.store;
    await desk.switchAccount(desk.own, false, tokens.admin);
    expect(await verdict()).toEqual(['disabled']);
    expect(await verdict({ productId: 3024 })).toEqual([]);
    await desk.switchAccount(desk.own, true, tokens.admin);
    const supplier = (enabled: boolean) =>
      db.update(suppliers).set({ enabled }).where(eq(suppliers.id, desk.ids.supplierId));
    await supplier(false);
    expect(await verdict()).toEqual(['supplierDisabled']);
    await supplier(true);
  });

  it('names a silent monitor only where the product needs one', async () => {
    const { db } = desk.store;
    const needsMonitor = (needed: boolean) =>
      db.update(products).set({ needsMonitor: needed }).where(eq(products.id, 1008));
    await needsMonitor(true);
    expect(await verdict()).toEqual(['monitorStale']);
    await account({ monitorId: 'phone-07' });
    await hearOfMonitor(db, 'phone-07', desk.clock.now());
    expect(await verdict()).toEqual([]);
    await needsMonitor(false);
    await account({ monitorId: null });
  });

  it('names an amount that another order holds, and agrees with the allocation that follows', async () => {
    await desk.switchAccount(desk.foreign, false, tokens.admin);
    await desk.allocated(20_000);
    expect(await verdict()).toEqual(['amountTaken']);
    expect((await desk.allocated(20_000)).status).toBe(10);
    expect(await verdict({ amountMinor: 20_001 })).toEqual([]);
    expect((await desk.allocated(20_001)).status).toBe(2);
    await desk.switchAccount(desk.foreign, true, tokens.admin);
  });
});

test('is answered within the caller’s accounts, and for products that the account collects', async () => {
  const code = async (...asked: Parameters<typeof explain>) => (await explain(...asked)).code;
  expect(await code(tokens.supplier)).toBe(errorCodes.success);
  expect(await code(tokens.supplier, { resourceId: desk.foreign })).toBe(errorCodes.resourceNotFound);
  expect(await code(tokens.admin, { productId: 3001 })).toBe(errorCodes.resourceNotFound);
  expect(await code(await desk.signIn('customerService'))).toBe(errorCodes.success);
  expect(await code(await desk.signIn('merchant'))).toBe(errorCodes.forbidden);
});
