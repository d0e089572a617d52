import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BotDesk, openBotDesk } from '../../../testing/bot-desk.ts';
import { compareWithLimits } from './limit-notices.jobs.ts';

let desk: BotDesk;
beforeEach(async () => {
  desk = await openBotDesk();
});
afterEach(() => desk.close());

const merchantGroup = (chat: number, fields: object) =>
  desk.bound(chat, { ownerKind: 'merchant', ownerUserId: desk.ids.merchant, ...fields });
const limits = (largeOrderMinor: number | null, lowBalanceMinor: number | null, currency = 'INR') => ({
  limits: { currency, largeOrderMinor, lowBalanceMinor },
});
const said = async (chat: number): Promise<string[]> => {
  await desk.turn();
  return desk.textsIn(chat).slice(1);
};

describe('a large order', () => {
  it('is told once to each group whose party has it and whose limit it reaches', async () => {
    const notices = ['largeOrder'];
    await merchantGroup(-71, { notices, ...limits(12_000, null) });
    await merchantGroup(-72, { notices, ...limits(12_001, null) });
    await merchantGroup(-73, { notices, ...limits(1, null, 'CNY') });
    await merchantGroup(-74, { notices: [], ...limits(1, null) });
    await desk.bound(-75, { notices, ...limits(12_000, null) });
    await desk.bound(-76, {
      ...{ notices, ownerKind: 'supplier', ownerUserId: desk.ids.supplier },
      ...limits(1, null),
    });
    desk.clock.advance(1_000);
    const { orderCode } = await desk.createOrder();
    const both = await Promise.all([compareWithLimits(desk.parts), compareWithLimits(desk.parts)]);
    expect(both[0] + both[1]).toBe(2);
    expect(await compareWithLimits(desk.parts)).toBe(0);
    const counts: number[] = [];
    for (const chat of [-71, -72, -73, -74, -75, -76]) counts.push((await said(chat)).length);
    expect(counts).toEqual([1, 0, 0, 0, 1, 0]);
    expect(desk.textsIn(-71).at(-1)).toContain(`Large order\n\n${orderCode}\n`);
  });

  it('from before the binding is not told', async () => {
    await desk.createOrder();
    desk.clock.advance(1_000);
    await merchantGroup(-77, { notices: ['largeOrder'], ...limits(1, null) });
    expect(await compareWithLimits(desk.parts)).toBe(0);
  });
});

describe('a balance below the limit of the group', () => {
  it('is told once, and again after it was above', async () => {
    const id = await merchantGroup(-78, { notices: ['lowBalance'], ...limits(null, 50_000) });
    expect(await compareWithLimits(desk.parts)).toBe(1);
    desk.clock.advance(3_600_000);
    expect(await compareWithLimits(desk.parts)).toBe(0);
    const balanced = {
      ...desk.parts,
      handlers: {
        ...desk.parts.handlers,
        'users.totalBalance': async () => ({
          at: '',
          balances: [{ ...nothing, currency: 'INR' as const, merchantAvailableMinor: 50_000 }],
        }),
      },
    };
    expect(await compareWithLimits(balanced)).toBe(0);
    desk.clock.advance(60_000);
    expect(await compareWithLimits(desk.parts)).toBe(1);
    await desk.turn();
    expect(await said(-78)).toEqual(Array(2).fill('The balance is below 500.00 INR: 0.00 INR'));
    await desk.done('admin', 'botGroup/update', { groupId: id, limits: null });
    expect(await compareWithLimits(desk.parts)).toBe(0);
  });
});

const nothing = {
  ...{ merchantPayableMinor: null, merchantPendingMinor: null },
  ...{ supplierReceivableMinor: null, supplierDepositMinor: null },
  ...{ supplierAvailableMinor: null, commissionMinor: null, payoutClearingMinor: null, feeIncomeMinor: null },
};
