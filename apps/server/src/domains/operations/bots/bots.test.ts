import { errorCodes } from '@platform/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { otherToken } from '../../../testing/bot-api.ts';
import { type BotDesk, binder, openBotDesk } from '../../../testing/bot-desk.ts';
import { sendMessage } from '../../access/access.public.ts';
import { percent } from './bot-commands.service.ts';
import { BotOutboxWorker } from './outbox-worker.ts';
import { UpdatePoller } from './update-poller.ts';

let desk: BotDesk;
beforeEach(async () => {
  desk = await openBotDesk();
});
afterEach(() => desk.close());

const chat = -1_001;
const textsIn = (chatId: number) => desk.textsIn(chatId);
const tell = (userIds: readonly string[], monitorId: string) =>
  desk.store.transaction((tx) =>
    sendMessage({ now: desk.clock.now(), publish: () => undefined }, tx, userIds, {
      name: 'monitorSilent',
      filling: { monitorId, seconds: 60, accounts: 1 },
    }),
  );

describe('a group', () => {
  it('is bound by its one-time code, once, by a person who may bind', async () => {
    const { id, code } = await desk.addGroup({ name: 'Lotus' });
    await desk.addPerson(7_000, { commands: ['order'] });
    desk.api.write(7_000, chat, `/bind ${code}`);
    desk.api.write(8_000, chat, `/bind ${code}`);
    await desk.turn();
    expect(await desk.group(id)).toMatchObject({ state: 'waiting', chatId: null });
    desk.api.write(binder, chat, `/bind@test_bot ${code.toLowerCase()}`);
    await desk.turn();
    expect(await desk.group(id)).toMatchObject({
      state: 'bound',
      chatId: String(chat),
      chatTitle: `Chat ${chat}`,
    });
    expect(textsIn(chat)).toEqual(['Bound as “Lotus”. Send /help for the commands.']);
    desk.api.write(binder, -2_002, `/bind ${code}`);
    await desk.turn();
    expect(await desk.group(id)).toMatchObject({ chatId: String(chat) });
  });

  it('is not bound by a code that has expired', async () => {
    const { id, code } = await desk.addGroup();
    desk.clock.advance(31 * 60_000);
    desk.api.write(binder, chat, `/bind ${code}`);
    await desk.turn();
    expect(await desk.group(id)).toMatchObject({ state: 'waiting' });
  });

  it('of a party needs a user of that kind', async () => {
    const asMerchant = { ownerKind: 'merchant', ownerUserId: desk.ids.supplier };
    const body = { bot: 'reminder', name: 'G', language: 'en-US', notices: [], commands: [] };
    expect((await desk.call('admin', 'botGroup/add', { ...body, ...asMerchant })).code).toBe(
      errorCodes.accountNotFound,
    );
  });

  it('loses its binding when its chat is bound to another group, when the bot is removed, and when the chat moves', async () => {
    const first = await desk.bound(chat);
    const second = await desk.bound(chat);
    expect(await desk.group(first)).toMatchObject({ state: 'lost', chatId: null });
    desk.api.push({
      my_chat_member: {
        ...{
          date: 0,
          from: { id: 1, is_bot: false, first_name: 'P' },
          chat: { id: chat, type: 'group', title: 'C' },
        },
        ...{ old_chat_member: { status: 'member' }, new_chat_member: { status: 'kicked' } },
      },
    });
    await desk.turn();
    expect(await desk.group(second)).toMatchObject({ state: 'lost', lastError: 'bot kicked' });
    const third = await desk.bound(chat);
    desk.api.push({
      message: {
        message_id: 1,
        date: 0,
        chat: { id: chat, type: 'group', title: 'C' },
        migrate_to_chat_id: -5,
      },
    });
    await desk.turn();
    expect(await desk.group(third)).toMatchObject({ state: 'lost', lastError: 'chat moved' });
  });
});

describe('notices', () => {
  it('reach the groups of the recipients only, and a group of the staff once', async () => {
    const staff = await desk.bound(-1, { notices: ['monitorSilent'] });
    await desk.bound(-2, {
      notices: ['monitorSilent'],
      ownerKind: 'supplier',
      ownerUserId: desk.ids.supplier,
    });
    await desk.bound(-3, {
      notices: ['monitorSilent'],
      ownerKind: 'merchant',
      ownerUserId: desk.ids.merchant,
    });
    await desk.bound(-4, { notices: ['callbackDead'] });
    await tell([desk.ids.admin, desk.ids.superAdmin, desk.ids.supplier], 'phone-1');
    await desk.turn();
    await desk.turn();
    const notices = (chatId: number) => textsIn(chatId).filter((text) => text.includes('phone-1'));
    expect([-1, -2, -3, -4].map((id) => notices(id).length)).toEqual([1, 1, 0, 0]);
    expect((await desk.group(staff)).lastSentAt).not.toBeNull();
    expect(await desk.messages('&kind=notice')).toHaveLength(2);
  });

  it('from before the binding are not sent', async () => {
    await tell([desk.ids.admin], 'phone-2');
    desk.clock.advance(1_000);
    await desk.bound(chat, { notices: ['monitorSilent'] });
    await desk.turn();
    expect(textsIn(chat).filter((text) => text.includes('phone-2'))).toEqual([]);
  });

  it('wait for the end of the quiet hours; answers do not', async () => {
    const id = await desk.bound(chat, { notices: ['monitorSilent'], commands: ['balance'] });
    const at = (shiftMinutes: number) => {
      const local = new Date(desk.clock.now().getTime() + (8 * 60 + shiftMinutes) * 60_000).toISOString();
      return local.slice(11, 16);
    };
    await desk.done('admin', 'botGroup/update', { groupId: id, quietHours: { from: at(-60), to: at(60) } });
    await tell([desk.ids.admin], 'phone-3');
    desk.api.write(binder, chat, '/help');
    await desk.turn();
    expect(textsIn(chat).at(-1)).toBe('Commands: /balance');
    desk.clock.advance(61 * 60_000);
    await desk.turn();
    expect(textsIn(chat).at(-1)).toContain('phone-3');
  });
});

describe('a command', () => {
  it('is answered with the figures of exactly the party of the group', async () => {
    const order = await desk.createOrder();
    await desk.bound(-10, {
      ...{ commands: ['order', 'balance', 'rate', 'fund'], language: 'en-US' },
      ...{ ownerKind: 'merchant', ownerUserId: desk.ids.merchant },
    });
    await desk.bound(-11, { commands: ['order'], ownerKind: 'supplier', ownerUserId: desk.ids.supplier });
    desk.api.write(binder, -10, `/order ${order.orderCode}`);
    desk.api.write(binder, -11, `/order ${order.orderCode}`);
    desk.api.write(binder, -10, `/order ${order.merchantOrderNo}`);
    for (const command of ['balance', 'rate', 'fund']) desk.api.write(binder, -10, `/${command}`);
    await desk.turn();
    const [, ...own] = textsIn(-10);
    const others = own.splice(2);
    expect(own).toHaveLength(2);
    for (const text of own) {
      expect(text).toContain(order.orderCode);
      expect(text).toContain('Amount: 120.00 INR');
    }
    expect(others).toEqual([
      'There is nothing to show.',
      '1008 UPI INR 1.6 %',
      expect.stringContaining('Today'),
    ]);
    // The order has no account of this supplier.
    expect(textsIn(-11).at(-1)).toBe(`${order.orderCode} was not found.`);
  });

  it('of a person who is not listed, is disabled or not of this group gets no answer', async () => {
    const id = await desk.bound(chat, { commands: ['balance'] });
    const other = (await desk.addGroup()).id;
    await desk.addPerson(7_001, { commands: ['balance'], enabled: false });
    await desk.addPerson(7_002, { commands: ['balance'], groupIds: [other] });
    await desk.addPerson(7_003, { commands: ['balance'], groupIds: [id] });
    for (const from of [6_000, 7_001, 7_002, 7_003]) desk.api.write(from, chat, '/balance');
    await desk.turn();
    expect(await desk.messages('&kind=answer')).toHaveLength(2);
    const people = (await desk.read<{ list: Record<string, unknown>[] }>('admin', 'botPeople/getList')).data
      .list;
    const refused = Object.fromEntries(people.map((one) => [one.telegramUserId, one.refusedCount]));
    expect(refused).toMatchObject({ '7001': 1, '7002': 1, '7003': 0 });
  });

  it('that the group or the person may not use is refused in words', async () => {
    await desk.bound(chat, { commands: ['balance'] });
    await desk.addPerson(7_004, { commands: ['order'] });
    desk.api.write(binder, chat, '/order C1');
    desk.api.write(7_004, chat, '/balance');
    await desk.turn();
    expect(textsIn(chat).slice(1)).toEqual([
      '/order is not allowed for you or this group.',
      '/balance is not allowed for you or this group.',
    ]);
  });

  it('is handled once, although Telegram delivers it twice and two processes read', async () => {
    await desk.bound(chat, { commands: ['balance'] });
    desk.api.write(binder, chat, '/help');
    const other = new UpdatePoller(desk.parts);
    await Promise.all([desk.turn(), other.turn()]);
    desk.api.repeatOnce();
    await desk.turn();
    await other.stop();
    expect(textsIn(chat).filter((text) => text.startsWith('Commands'))).toHaveLength(1);
  });
});

it('reads the chats of another bot from their beginning when the token changes', async () => {
  await desk.bound(chat, { commands: ['balance'] });
  desk.api.restart();
  await desk.set('BotToken', otherToken);
  desk.api.write(binder, chat, '/help');
  await desk.turn();
  await desk.turn();
  expect(textsIn(chat).at(-1)).toBe('Commands: /balance');
});

describe('the outbox', () => {
  it('sends again what Telegram did not take, and obeys its wait for the whole chat', async () => {
    const id = await desk.bound(chat);
    desk.api.faults.push({ kind: 'flood', seconds: 40 });
    await desk.done('admin', 'botGroup/sendTest', { groupId: id });
    await desk.done('admin', 'botGroup/sendTest', { groupId: id });
    await desk.turn();
    desk.clock.advance(35_000);
    await desk.turn();
    expect(textsIn(chat)).toHaveLength(1);
    // Neither does an answer that is queued meanwhile come sooner.
    desk.api.write(binder, chat, '/help');
    await desk.turn();
    expect(textsIn(chat)).toHaveLength(1);
    expect(desk.api.early).toEqual([]);
    desk.clock.advance(6_000);
    await desk.turn();
    await desk.turn();
    await desk.turn();
    expect(textsIn(chat)).toHaveLength(4);
    expect(await desk.messages('&state=sent&kind=test')).toHaveLength(2);
  });

  it('does not send twice when the answer is lost; a person decides', async () => {
    const id = await desk.bound(chat);
    desk.api.faults.push({ kind: 'lostAnswer' });
    await desk.done('admin', 'botGroup/sendTest', { groupId: id });
    await desk.turn();
    desk.clock.advance(3_600_000);
    await desk.turn();
    const [dead] = await desk.messages('&state=dead');
    expect(dead).toMatchObject({ lastError: 'noAnswer', attempts: 1 });
    expect(textsIn(chat)).toHaveLength(2);
    await desk.done('admin', 'botMessage/resend', { messageId: dead?.id });
    await desk.turn();
    expect(textsIn(chat)).toHaveLength(3);
    expect((await desk.call('admin', 'botMessage/resend', { messageId: dead?.id })).code).toBe(
      errorCodes.conflict,
    );
  });

  it.each([
    ...(['serverError', 'badGateway', 'gatewayTimeout'] as const).flatMap((kind) => [
      { kind, isDelivered: true },
      { kind, isDelivered: false },
    ]),
    ...(['lostAnswer', 'lostRequest'] as const).map((kind) => ({ kind })),
  ])('leaves it to a person whether to send again after $kind (delivered: $isDelivered)', async (fault) => {
    const id = await desk.bound(chat);
    desk.api.faults.push(fault);
    await desk.done('admin', 'botGroup/sendTest', { groupId: id });
    await desk.turn();
    desk.clock.advance(3_600_000);
    await desk.turn();
    const { kind, isDelivered = kind === 'lostAnswer' } = { isDelivered: undefined, ...fault };
    expect(textsIn(chat)).toHaveLength(isDelivered ? 2 : 1);
    expect(await desk.messages('&kind=test')).toMatchObject([
      { state: 'dead', lastError: 'noAnswer', attempts: 1 },
    ]);
  });

  it('gives up a refused message with the reason, and all of a chat that has thrown the bot out', async () => {
    const id = await desk.bound(chat);
    desk.api.faults.push({ kind: 'refused', status: 400, description: 'Bad Request: message is too long' });
    desk.api.faults.push({ kind: 'refused', status: 403, description: 'Forbidden: bot was kicked' });
    for (let count = 0; count < 3; count++) await desk.done('admin', 'botGroup/sendTest', { groupId: id });
    await desk.turn();
    await desk.turn();
    const reasons = (await desk.messages('&state=dead')).map(({ lastError }) => lastError);
    expect(reasons.toSorted()).toEqual([
      'Bad Request: message is too long',
      'Forbidden: bot was kicked',
      'notBound',
    ]);
    expect(await desk.group(id)).toMatchObject({ state: 'lost', lastError: 'Forbidden: bot was kicked' });
  });

  it('sends each message once over two processes', async () => {
    const groups = await Promise.all([-21, -22, -23].map((one) => desk.bound(one)));
    for (const groupId of groups)
      for (let count = 0; count < 3; count++) await desk.done('admin', 'botGroup/sendTest', { groupId });
    const workers = [new BotOutboxWorker(desk.parts), new BotOutboxWorker(desk.parts)];
    for (let round = 0; round < 6; round++) {
      await Promise.all(workers.map((worker) => worker.turn()));
      await Promise.all(workers.map((worker) => worker.idle()));
    }
    expect(desk.api.posted.filter(({ text }) => text.startsWith('Test message'))).toHaveLength(9);
  });

  it('waits without a token, and says so', async () => {
    const id = await desk.bound(chat);
    await desk.set('BotToken', '');
    await desk.done('admin', 'botGroup/sendTest', { groupId: id });
    await desk.turn();
    expect(await desk.messages('&state=waiting')).toHaveLength(1);
    const statuses = (await desk.read<Record<string, unknown>[]>('admin', 'botGroup/getStatus')).data;
    expect(statuses).toMatchObject([
      { bot: 'reminder', hasToken: false },
      { bot: 'transfer', hasToken: false },
    ]);
  });
});

it('a rate is shown as a percentage without losing a digit', () => {
  expect(['0.016', '0.1', '1', '0', '0.00125', '0.5'].map(percent)).toEqual([
    '1.6 %',
    '10 %',
    '100 %',
    '0 %',
    '0.125 %',
    '50 %',
  ]);
});
