import { errorCodes } from '@platform/sdk';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BotDesk, openBotDesk } from '../../../testing/bot-desk.ts';

let desk: BotDesk;
beforeEach(async () => {
  desk = await openBotDesk();
});
afterEach(() => desk.close());

interface Shown {
  readonly list: readonly Record<string, unknown>[];
  readonly total: number;
}
const list = async (query = '', as: Parameters<BotDesk['read']>[0] = 'admin'): Promise<Shown> =>
  (await desk.read<Shown>(as, `botRefusal/getList?pageNum=100${query}`)).data;
const senders = async (query: string) => (await list(query)).list.map(({ telegramUserId }) => telegramUserId);

it('shows who asked where, with the group of the chat and with what the white list says now', async () => {
  const groupId = await desk.bound(-91, { name: 'Lotus Mart', commands: ['order'] });
  desk.api.write(8_001, -91, '/order C1');
  desk.api.write(8_001, -91, '/balance');
  await desk.turn();
  const expected = {
    ...{ id: 'reminder -91 8001', bot: 'reminder', chatId: '-91', chatTitle: 'Chat -91' },
    ...{ groupId, groupName: 'Lotus Mart', telegramUserId: '8001', userName: 'user8001' },
    ...{ command: 'balance', attempts: 2, personId: null, personName: null },
  };
  expect(await list()).toMatchObject({ total: 1, list: [expected] });
  const personId = await desk.addPerson(8_001, { name: 'Asha', commands: ['balance'], groupIds: [groupId] });
  expect((await list('', 'technicalMaintenance')).list).toMatchObject([{ personId, personName: 'Asha' }]);
  // From now on the person is answered, so there is no further refusal.
  desk.api.write(8_001, -91, '/balance');
  await desk.turn();
  expect((await list()).list).toMatchObject([{ attempts: 2 }]);
});

it('finds by group, person, part of a name, white list, bot and time, and sorts', async () => {
  const groupId = await desk.bound(-91, { name: 'Lotus Mart' });
  const startedAt = desk.clock.now().getTime();
  for (const times of [1, 2, 3]) {
    desk.clock.advance(60_000);
    for (let time = 0; time < times; time += 1) desk.api.write(8_000 + times, -90 - times, '/order C1');
    await desk.turn();
  }
  expect(await senders('')).toEqual(['8003', '8002', '8001']);
  expect(await senders('&sortBy=attempts&sortOrder=asc')).toEqual(['8001', '8002', '8003']);
  expect(await senders(`&groupId=${groupId}`)).toEqual(['8001']);
  expect(await senders('&telegramUserId=8002')).toEqual(['8002']);
  expect(await senders('&name=USER8003')).toEqual(['8003']);
  expect(await senders('&name=chat -92')).toEqual(['8002']);
  expect(await senders('&bot=transfer')).toEqual([]);
  await desk.addPerson(8_002);
  expect(await senders('&listed=true')).toEqual(['8002']);
  expect(await senders('&listed=false')).toEqual(['8003', '8001']);
  /** In the platform's time zone, +08:00. */
  const after = new Date(startedAt + 120_000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', '+');
  expect(await senders(`&startTime=${after}`)).toEqual(['8003', '8002']);
  expect(await senders(`&endTime=${after}`)).toEqual(['8002', '8001']);
  const page = (await desk.read<Shown>('admin', 'botRefusal/getList?pageNum=2&pageIndex=2')).data;
  expect(page).toMatchObject({ total: 3, list: [{ telegramUserId: '8001' }] });
});

it('is for staff and technical maintenance only', async () => {
  for (const role of ['merchant', 'supplier', 'customerService'] as const)
    expect((await desk.read(role, 'botRefusal/getList')).code).toBe(errorCodes.forbidden);
});
