import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BotDesk, openBotDesk } from '../../../testing/bot-desk.ts';
import { sendFundReports } from './fund-reports.jobs.ts';

let desk: BotDesk;
beforeEach(async () => {
  desk = await openBotDesk();
});
afterEach(() => desk.close());

const hourMs = 3_600_000;
/** Moves the clock to the next time that is this hour in the platform's time zone (+08:00). */
const moveTo = (hour: number): void => {
  const local = (desk.clock.now().getTime() + 8 * hourMs) % (24 * hourMs);
  desk.clock.advance((hour * hourMs - local + 24 * hourMs) % (24 * hourMs) || 24 * hourMs);
};

describe('the figures of yesterday', () => {
  it('are sent each morning while BotAutoSendFundRecord is on, once for each day and group', async () => {
    await desk.bound(-41, { ownerKind: 'merchant', ownerUserId: desk.ids.merchant });
    await desk.bound(-42, { ownerKind: 'supplier', ownerUserId: desk.ids.supplier });
    await desk.bound(-43);
    await desk.createOrder();
    moveTo(9);
    expect(await sendFundReports(desk.parts)).toBe(0);
    await desk.set('BotAutoSendFundRecord', true);
    expect(await sendFundReports(desk.parts)).toBe(2);
    expect(await sendFundReports(desk.parts)).toBe(0);
    moveTo(7);
    expect(await sendFundReports(desk.parts)).toBe(0);
    moveTo(8);
    const both = await Promise.all([sendFundReports(desk.parts), sendFundReports(desk.parts)]);
    expect(both[0] + both[1]).toBe(2);
    await desk.turn();
    await desk.turn();
    expect(desk.textsIn(-41).slice(1)).toEqual([
      'Yesterday Collections: 0.00 INR (0 of 1 paid)',
      'There is nothing to show.',
    ]);
    expect(desk.textsIn(-43)).toHaveLength(1);
  });
});
