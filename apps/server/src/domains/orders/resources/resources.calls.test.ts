import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type AccountDesk, openAccountDesk, upiAccount } from '../../../testing/account-desk.ts';
import { suppliers } from '../../parties/suppliers/suppliers.table.ts';
import { advance } from '../orders/orders.service.ts';
import { addResource, type NewResource } from './resources.service.ts';
import { resources } from './resources.table.ts';

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

const detail = (resourceId: string, token: string, productId = 1008) =>
  desk.get<Record<string, unknown>>(
    `/v1.0/resource/getResourceDetailInfo?resourceId=${resourceId}&productId=${productId}`,
    { token },
  );
const capacity = (query: string, token: string) =>
  desk.get<{ list: Record<string, unknown>[] }>(`/v1.0/resource/getResourceStaticInfo?${query}`, { token });

describe('one account', () => {
  it('is shown with limits, load and today’s figures, and with masked numbers', async () => {
    await desk.switchAccount(desk.foreign, false, tokens.admin);
    const order = await desk.allocated();
    const { code, data } = await detail(desk.own, tokens.admin);
    expect(code).toBe(200);
    expect(data).toMatchObject({
      id: desk.own,
      name: 'North 07',
      kind: 'upi',
      state: 0,
      supplierName: 'Test supplier',
      cardNumberMasked: '****4821',
      monitorState: 'notNeeded',
      processingOrderCount: 1,
      processingOrderAmount: 20_000,
      today: { orderCount: 1, paidCount: 0, paidMinor: 0, dailyUsedMinor: 20_000, successRate: null },
      reservations: [{ orderCode: order.orderCode, amountMinor: 20_000, payAmountMinor: 20_000 }],
    });
    expect(JSON.stringify(data)).not.toContain('50100044821');
    await desk.switchAccount(desk.foreign, true, tokens.admin);
  });

  it('is not found for another supplier, or for a product that it does not serve', async () => {
    expect((await detail(desk.own, tokens.supplier)).code).toBe(200);
    expect((await detail(desk.foreign, tokens.supplier)).code).toBe(errorCodes.resourceNotFound);
    expect((await detail(desk.own, tokens.admin, 3001)).code).toBe(errorCodes.resourceNotFound);
    expect((await detail('0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01', tokens.admin)).code).toBe(
      errorCodes.resourceNotFound,
    );
  });

  it('shows no ended orders, and is not found once deleted', async () => {
    const { db } = desk.store;
    await desk.switchAccount(desk.foreign, false, tokens.admin);
    const order = await desk.allocated();
    await desk.store.transaction((tx) => advance(tx, order.id, 'expire', { now: desk.clock.now() }));
    const { data } = await detail(desk.own, tokens.admin);
    expect(data).toMatchObject({ processingOrderCount: 0, reservations: [] });
    await desk.switchAccount(desk.foreign, true, tokens.admin);

    await db.update(resources).set({ deletedAt: desk.clock.now() }).where(eq(resources.id, desk.own));
    expect((await detail(desk.own, tokens.admin)).code).toBe(errorCodes.resourceNotFound);
    await db.update(resources).set({ deletedAt: null }).where(eq(resources.id, desk.own));
  });

  it('shows whether its supplier belongs to a team', async () => {
    const { db } = desk.store;
    const isProxy = async () => (await detail(desk.foreign, tokens.admin)).data.isProxy;
    expect(await isProxy()).toBe(false);
    const under = (parentId: string | null) =>
      db.update(suppliers).set({ parentId }).where(eq(suppliers.id, desk.foreignSupplier));
    await under(desk.ids.supplierId);
    expect(await isProxy()).toBe(true);
    await under(null);
  });

  it('refuses a duplicate, missing fields, and a currency other than its product’s', async () => {
    const add = (changes: Partial<NewResource>) =>
      desk.store.transaction((tx) =>
        addResource(
          tx,
          { ...upiAccount, vpa: 'third@bank', supplierId: desk.foreignSupplier, ...changes },
          desk.clock.now(),
        ),
      );
    await expect(add({ vpa: 'SAMPLE@examplebank' })).rejects.toMatchObject({ errorName: 'resourceExists' });
    await expect(add({ vpa: null })).rejects.toThrow();
    await expect(add({ minAmountMinor: 0 })).rejects.toThrow();
    await expect(add({ minAmountMinor: 6_000_000 })).rejects.toThrow();
    await expect(add({ kind: 'usdt', usdtAddress: 'T1', usdtNetwork: 'TRC20' })).rejects.toThrow();
    await expect(add({ currency: 'KES' })).rejects.toThrow();
  });
});

describe('switching an account', () => {
  it('excludes it from allocation and is audited; existing reservations continue', async () => {
    await desk.switchAccount(desk.foreign, false, tokens.admin);
    const held = await desk.allocated(30_000);
    const { data } = await desk.switchAccount(desk.own, false, tokens.supplier);
    expect(data).toEqual({ id: desk.own, productId: 1008, state: 1 });
    expect(await desk.lastAudit()).toMatchObject({
      operation: 'resources.enable',
      objectId: desk.own,
      before: { productId: 1008, enabled: true },
      after: { productId: 1008, enabled: false },
    });
    const next = await desk.allocated(40_000);
    expect((await desk.stored(held.id))?.status).toBe(2);
    expect((await desk.stored(next.id))?.status).toBe(10);
    expect((await detail(desk.own, tokens.admin, 3024)).data).toMatchObject({ state: 0 });
    await desk.switchAccount(desk.own, true, tokens.admin);
    await desk.switchAccount(desk.foreign, true, tokens.admin);
  });

  it('is refused for other suppliers’ accounts and for read-only roles', async () => {
    expect((await desk.switchAccount(desk.foreign, false, tokens.supplier)).code).toBe(
      errorCodes.resourceNotFound,
    );
    expect((await desk.switchAccount(desk.own, false, await desk.signIn('customerService'))).code).toBe(
      errorCodes.forbidden,
    );
    expect((await detail(desk.foreign, tokens.admin)).data).toMatchObject({ state: 0 });
  });
});

test('sums capacity by supplier and product, and shows a supplier its own', async () => {
  await desk.allocated();
  const all = (await capacity('productId=1008', tokens.admin)).data.list;
  expect(all.map(({ supplierName, readyCount }) => [supplierName, readyCount])).toEqual([
    ['Other supplier', 1],
    ['Test supplier', 1],
  ]);
  expect(all.reduce((sum, row) => sum + Number(row.processingOrderCount), 0)).toBe(1);
  expect(all.reduce((sum, row) => sum + Number(row.dailyUsedMinor), 0)).toBe(20_000);
  const mine = (await capacity('', tokens.supplier)).data.list;
  expect(mine.map(({ supplierId, productId }) => [supplierId, productId])).toEqual([
    [desk.ids.supplierId, 1008],
    [desk.ids.supplierId, 3024],
  ]);
  expect((await capacity(`supplierId=${desk.foreignSupplier}`, tokens.supplier)).data.list).toEqual([]);
});
