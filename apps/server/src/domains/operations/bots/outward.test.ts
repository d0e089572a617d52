import { createHmac } from 'node:crypto';
import { errorCodes } from '@platform/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BotDesk, openBotDesk } from '../../../testing/bot-desk.ts';
import { type CallbackReceiver, openCallbackReceiver } from '../../../testing/callback-receiver.ts';
import { sendMessage } from '../../access/access.public.ts';
import { endOutwardLeases, queueOutward, recordOutward, takeOutward } from './outward-outbox.service.ts';
import { remindGroups } from './reminders.jobs.ts';

let desk: BotDesk;
let receiver: CallbackReceiver;
beforeEach(async () => {
  desk = await openBotDesk();
  receiver = await openCallbackReceiver();
});
afterEach(async () => {
  await receiver.close();
  await desk.close();
});

const minutes = (count: number) => desk.clock.advance(count * 60_000);
const outward = (kind: 'sms' | 'callback') => desk.messages(`&kind=${kind}`);
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
const tellException = (userIds: readonly string[]) =>
  desk.store.transaction((tx) =>
    sendMessage({ now: desk.clock.now(), publish: () => undefined }, tx, userIds, {
      name: 'payoutException',
      filling: { orderCode: 'P1', merchantName: 'Lotus Mart' },
    }),
  );

async function expectSigned(request: (typeof receiver.received)[number] | undefined): Promise<void> {
  const {
    'x-callback-id': id,
    'x-callback-timestamp': at,
    'x-signature': signature,
  } = request?.headers ?? {};
  const token = await desk.parts.settings.get('BotToken');
  const digest = createHmac('sha256', token).update(`${id}.${at}.${request?.body}`).digest('hex');
  expect(signature).toBe(`v1=${digest}`);
}

describe('urgent messages', () => {
  it('go to SendSmsMessageUrl, once for all administrators', async () => {
    await tellException([desk.ids.admin]);
    await desk.turn();
    expect(await outward('sms')).toEqual([]);
    minutes(20);
    await desk.set('SendSmsMessageUrl', `${receiver.url}?to=%2B911&lang=en-US`);
    await tellException([desk.ids.admin, desk.ids.superAdmin, desk.ids.supplier]);
    await desk.turn();
    await desk.turn();
    await desk.sendOutward();
    const [sent, ...others] = await outward('sms');
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ state: 'sent', attempts: 1, groupId: null, groupName: null });
    const text = 'Payout P1: processing exception';
    expect(bodies()).toEqual([{ id: sent?.id, notice: 'payoutException', text }]);
    await expectSigned(receiver.received[0]);
  });

  it('to a supplier alone are no SMS', async () => {
    await desk.set('SendSmsMessageUrl', receiver.url);
    await tellException([desk.ids.supplier]);
    await desk.turn();
    expect(await outward('sms')).toEqual([]);
  });

  it('are sent again while the provider is busy, and given up when it refuses them', async () => {
    await desk.set('SendSmsMessageUrl', receiver.url);
    receiver.behave({ status: 503 });
    await tellException([desk.ids.admin]);
    await desk.turn();
    await desk.sendOutward();
    expect(await outward('sms')).toMatchObject([{ state: 'waiting', lastError: 'http 503', attempts: 1 }]);
    receiver.behave({ status: 400 });
    minutes(1);
    await desk.sendOutward();
    const [dead] = await outward('sms');
    expect(dead).toMatchObject({ state: 'dead', lastError: 'http 400', attempts: 2 });
    receiver.behave({ status: 200 });
    await desk.done('admin', 'botMessage/resend', { messageId: dead?.id });
    await desk.sendOutward();
    expect(await outward('sms')).toMatchObject([{ state: 'sent', attempts: 1 }]);
    expect((await desk.call('admin', 'botMessage/resend', { messageId: dead?.id })).code).toBe(
      errorCodes.conflict,
    );
  });

  it.each([500, 502, 504])(
    'are left to a person after HTTP %i, because they may have been sent',
    async (status) => {
      await desk.set('SendSmsMessageUrl', receiver.url);
      receiver.behave({ status });
      await tellException([desk.ids.admin]);
      await desk.turn();
      await desk.sendOutward();
      minutes(60);
      await desk.sendOutward();
      expect(receiver.received).toHaveLength(1);
      expect(await outward('sms')).toMatchObject([{ state: 'dead', lastError: 'noAnswer', attempts: 1 }]);
    },
  );

  it('go to public addresses only, and nowhere once the address is emptied', async () => {
    await desk.set('SendSmsMessageUrl', 'http://10.1.2.3/sms');
    await tellException([desk.ids.admin]);
    await desk.turn();
    await desk.sendOutward();
    expect(await outward('sms')).toMatchObject([{ state: 'dead', lastError: 'refusedAddress' }]);
    await desk.set('SendSmsMessageUrl', '');
    await desk.done('admin', 'botMessage/resend', { messageId: (await outward('sms'))[0]?.id });
    await desk.sendOutward();
    expect(await outward('sms')).toMatchObject([{ state: 'dead', lastError: 'noAddress' }]);
  });
});

describe('reminders', () => {
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

  it('go to BotRemindCallbackUrl, signed, and so does that they were handled', async () => {
    const groupId = await desk.bound(-81, { notices: ['payoutException'] });
    await desk.set('BotConstantReminder', true);
    await desk.set('BotRemindCallbackUrl', receiver.url);
    await remindGroups(partsWith(2));
    // Work that was handled before the first reminder is no news.
    await remindGroups(partsWith(0));
    await remindGroups(partsWith(2));
    minutes(15);
    await Promise.all([remindGroups(partsWith(2)), remindGroups(partsWith(2))]);
    minutes(1);
    await remindGroups(partsWith(0));
    await remindGroups(partsWith(0));
    await desk.sendOutward();
    const sent = bodies();
    const common = { notice: 'payoutException', repeats: 1, groupId, groupName: 'Group' };
    expect(sent.toSorted((one, other) => String(other['event']).localeCompare(String(one['event'])))).toEqual(
      [
        expect.objectContaining({ ...common, event: 'reminder', count: 2 }),
        expect.objectContaining({ ...common, event: 'handled', count: 0 }),
      ],
    );
    const [first] = receiver.received;
    await expectSigned(first);
    expect(JSON.parse(first?.body ?? '')).toMatchObject({ eventId: first?.headers['x-callback-id'] });
    expect(await outward('callback')).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  });

  it('are not posted without an address', async () => {
    await desk.bound(-82, { notices: ['payoutException'] });
    await desk.set('BotConstantReminder', true);
    await remindGroups(partsWith(2));
    minutes(15);
    expect(await remindGroups(partsWith(2))).toBe(1);
    expect(await outward('callback')).toEqual([]);
  });
});

describe('the outward outbox', () => {
  const queue = (kind: 'sms' | 'callback', cause: string) =>
    queueOutward(desk.store.db, { kind, notice: 'systemCheck', cause, text: '{}' }, desk.clock.now());

  it('has one message of a cause, and gives each to one of two processes', async () => {
    const [first, second] = [await queue('sms', 'a'), await queue('sms', 'a')];
    expect([typeof first, second]).toEqual(['string', undefined]);
    const now = desk.clock.now();
    const taken = await Promise.all([takeOutward(desk.store, 5, now), takeOutward(desk.store, 5, now)]);
    expect(taken.flat()).toHaveLength(1);
  });

  it('sends a callback again after a failure of its receiver, with the same id', async () => {
    await desk.set('BotRemindCallbackUrl', receiver.url);
    await queue('callback', 'a');
    receiver.behave({ status: 502 });
    await desk.sendOutward();
    expect(await outward('callback')).toMatchObject([{ state: 'waiting', lastError: 'http 502' }]);
    receiver.behave({ status: 200 });
    minutes(1);
    await desk.sendOutward();
    expect(await outward('callback')).toMatchObject([{ state: 'sent', attempts: 2 }]);
    const ids = receiver.received.map(({ headers }) => headers['x-callback-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('sends a callback again after a process died, and gives an SMS up', async () => {
    await queue('sms', 'a');
    await queue('callback', 'a');
    const taken = await takeOutward(desk.store, 5, desk.clock.now());
    expect(taken).toHaveLength(2);
    minutes(2);
    await endOutwardLeases(desk.store.db, desk.clock.now());
    // The attempt of the process that was thought dead changes nothing.
    for (const message of taken)
      await recordOutward(desk.store.db, message, { kind: 'sent' }, desk.clock.now());
    expect(await outward('sms')).toMatchObject([{ state: 'dead', lastError: 'noAnswer' }]);
    expect(await outward('callback')).toMatchObject([{ state: 'waiting', lastError: 'noAnswer' }]);
  });
});
