import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BotDesk, openBotDesk } from '../../../testing/bot-desk.ts';
import { noteRefused } from './bot-refusals.service.ts';
import { botRefusals } from './bots.table.ts';

let desk: BotDesk;
beforeEach(async () => {
  desk = await openBotDesk();
});
afterEach(() => desk.close());

const kept = () => desk.store.db.select().from(botRefusals);

it('commands of people who are not listed are kept without their text, and get no answer', async () => {
  await desk.bound(-91, { commands: ['order'] });
  desk.api.write(8_001, -91, '/order C2026 secret');
  desk.api.write(8_001, -91, '/Balance');
  desk.api.write(8_001, -91, 'only talk');
  await desk.turn();
  expect(desk.textsIn(-91)).toHaveLength(1);
  expect(await kept()).toMatchObject([
    {
      ...{ bot: 'reminder', chatId: '-91', telegramUserId: '8001', userName: 'user8001' },
      ...{ chatTitle: 'Chat -91', command: 'balance', attempts: 2 },
    },
  ]);
  expect(JSON.stringify(await kept())).not.toContain('secret');
});

it('the oldest make room for the newest', async () => {
  const message = (chatId: number) => ({
    chat: { id: chatId, type: 'group' as const, title: 'C' },
    from: { id: 8_002, is_bot: false, first_name: 'P' },
  });
  await desk.store.transaction(async (tx) => {
    for (let index = 0; index < 1_002; index += 1) {
      const at = new Date(desk.clock.now().getTime() + index);
      await noteRefused(tx, 'reminder', message(-index), 'order', at);
    }
  });
  const chats = (await kept()).map(({ chatId }) => Number(chatId));
  expect(chats).toHaveLength(1_000);
  expect(Math.max(...chats)).toBe(-2);
}, 60_000);
