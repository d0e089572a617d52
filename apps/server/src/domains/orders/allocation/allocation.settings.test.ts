import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { ledgerAccountOf, postTransfers } from '../../money/ledger/ledger.service.ts';
import { products } from '../../parties/products/products.table.ts';
import { resources } from '../resources/resources.table.ts';

let desk: AccountDesk;
beforeAll(async () => {
  desk = await openAccountDesk();
  const { admin } = await desk.signAllIn();
  await desk.switchAccount(desk.foreign, false, admin);
});
afterEach(() => desk.clear());
afterAll(() => desk.close());

const allocated = 2;
const failed = 10;
/** Status of the next order of 200.00. */
const next = async (amountMinor = 20_000): Promise<number> => (await desk.allocated(amountMinor)).status;

async function deposit(amountMinor: number): Promise<void> {
  const { store, clock, ids } = desk;
  const transfer = {
    kind: 'single',
    purpose: 'adjustment',
    debit: ledgerAccountOf.adjustment('INR'),
    credit: ledgerAccountOf.supplierDeposit(ids.supplierId, 'INR'),
    amountMinor,
    key: 'deposit',
  } as const;
  await store.transaction((tx) => postTransfers(tx, [transfer], clock.now()));
}

describe('from the next order on', () => {
  it('LimitMode includes or ignores the supplier’s balance', async () => {
    expect(await next()).toBe(allocated);
    await setSetting(desk, 'LimitMode', 'balance');
    expect(await next(20_100)).toBe(failed);
    await setSetting(desk, 'LimitMode', 'none');
    expect(await next(20_200)).toBe(allocated);
  });

  it('IsSupplierRemoveBalanceOnOrderFinished subtracts orders from that balance when they are paid, or at once', async () => {
    await deposit(30_000);
    await setSetting(desk, 'LimitMode', 'balance');
    expect([await next(20_000), await next(20_100)]).toEqual([allocated, failed]);
    await setSetting(desk, 'IsSupplierRemoveBalanceOnOrderFinished', true);
    expect(await next(20_200)).toBe(allocated);
    await setSetting(desk, 'IsSupplierRemoveBalanceOnOrderFinished', false);
    await setSetting(desk, 'LimitMode', 'none');
  });

  it('redWalletCount limits the orders of an account for red packets', async () => {
    const redPackets = (redPacket: boolean) =>
      desk.store.db.update(products).set({ redPacket }).where(eq(products.id, 1008));
    await setSetting(desk, 'redWalletCount', 1);
    expect(await next(20_000)).toBe(allocated);
    await redPackets(true);
    expect(await next(20_100)).toBe(failed);
    await setSetting(desk, 'redWalletCount', 2);
    expect([await next(20_200), await next(20_300)]).toEqual([allocated, failed]);
    await desk.clear();
    await setSetting(desk, 'redWalletCount', 0);
    expect(await next(20_400)).toBe(failed);
    await redPackets(false);
    expect(await next(20_500)).toBe(allocated);
  });

  it('LimitUseSuccessAmount counts only paid amounts towards the daily limit, or reserved ones too', async () => {
    const limited = (dailyLimitMinor: number) =>
      desk.store.db.update(resources).set({ dailyLimitMinor }).where(eq(resources.id, desk.own));
    await limited(30_000);
    expect([await next(20_000), await next(20_100)]).toEqual([allocated, failed]);
    await setSetting(desk, 'LimitUseSuccessAmount', true);
    expect(await next(20_200)).toBe(allocated);
    await setSetting(desk, 'LimitUseSuccessAmount', false);
    expect(await next(20_300)).toBe(failed);
  });
});
