import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BotDesk, openBotDesk } from '../../../testing/bot-desk.ts';
import { remindGroups } from './reminders.jobs.ts';

let desk: BotDesk;
beforeEach(async () => {
  desk = await openBotDesk();
});
afterEach(() => desk.close());

const minutes = (count: number) => desk.clock.advance(count * 60_000);
/** A to-do list with this many payouts whose result is unknown. */
const partsWith = (count: number) => ({
  ...desk.parts,
  handlers: {
    ...desk.parts.handlers,
    'todo.list': async () => ({
      list: [{ kind: 'payoutExceptions' as const, count, rows: [] }],
      total: count,
    }),
  },
});

describe('what nobody has handled', () => {
  it('is said again while BotConstantReminder is on, at growing distances, until it is handled', async () => {
    await desk.bound(-51, { notices: ['payoutException', 'callbackDead'] });
    expect(await remindGroups(partsWith(2))).toBe(0);
    await desk.set('BotConstantReminder', true);
    expect(await remindGroups(partsWith(2))).toBe(0);
    minutes(14);
    expect(await remindGroups(partsWith(2))).toBe(0);
    minutes(1);
    const both = await Promise.all([remindGroups(partsWith(2)), remindGroups(partsWith(2))]);
    expect(both[0] + both[1]).toBe(1);
    minutes(29);
    expect(await remindGroups(partsWith(3))).toBe(0);
    minutes(1);
    expect(await remindGroups(partsWith(3))).toBe(1);
    minutes(60);
    expect(await remindGroups(partsWith(0))).toBe(0);
    minutes(600);
    expect(await remindGroups(partsWith(0))).toBe(0);
    // New work starts anew.
    expect(await remindGroups(partsWith(1))).toBe(0);
    minutes(15);
    expect(await remindGroups(partsWith(1))).toBe(1);
    for (let turns = 0; turns < 4; turns++) await desk.turn();
    expect(desk.textsIn(-51).slice(1)).toEqual([
      'Still waiting: payout exceptions, 2',
      'Still waiting: payout exceptions, 3',
      'Still waiting: payout exceptions, 1',
    ]);
  });

  it('is what the to-do list of the party says, so an empty one reminds of nothing', async () => {
    await desk.bound(-52, {
      ...{ notices: ['payoutException'], ownerKind: 'supplier', ownerUserId: desk.ids.supplier },
    });
    await desk.bound(-53, { notices: ['approvalWaiting', 'systemCheck', 'suspiciousMoney'] });
    await desk.set('BotConstantReminder', true);
    expect(await remindGroups(desk.parts)).toBe(0);
    minutes(20);
    expect(await remindGroups(desk.parts)).toBe(0);
  });
});
