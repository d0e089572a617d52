import { errorCodes } from '@platform/sdk';
import { roles } from '@platform/sdk/permissions';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { Role } from '../../../kit/operation/context.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { messageTexts } from './messages.labels.ts';
import { forgetRemovedMessages, newMessageEvents, sendMessage } from './messages.service.ts';
import { messages } from './messages.table.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

interface Row {
  readonly msg_id: string;
  readonly title: string;
  readonly kind: string;
  readonly link: string | null;
  readonly create_time: string;
}
interface Boxes {
  readonly unread: Row[];
  readonly readed: Row[];
  readonly trash: Row[];
  readonly unreadCount: number;
}
interface Moved {
  readonly state: string;
  readonly unreadCount: number;
}

const day = 24 * 60 * 60 * 1000;

/** Sends the role's user a password-reset message; returns the published event. */
async function tell(role: Role, by = 'root'): Promise<FanoutEvent> {
  const events: FanoutEvent[] = [];
  const context = { now: app.clock.now(), publish: (event: FanoutEvent) => void events.push(event) };
  await sendMessage(context, app.store.db, [app.ids[role]], { name: 'passwordReset', filling: { by } });
  app.clock.advance(1_000);
  const [event] = events;
  if (!event) throw new Error('nothing was announced');
  return event;
}

const boxes = async (token: string, language = 'en-US') =>
  (await app.get<Boxes>('/message/init', { token, headers: { 'accept-language': language } })).data;
const move = (step: string, id: string, token: string, headers: Record<string, string> = {}) =>
  app.post<Moved>(`/message/${step}`, { msg_id: id }, { token, headers });
const bell = async (token: string) =>
  (await app.post<{ unreadMessages: number }>('/v1.0/user/getInfo', {}, { token })).data.unreadMessages;

test('a message moves from unread to read, to trash and back, and the unread count follows', async () => {
  const token = await app.signIn('merchant');
  const { id } = await tell('merchant');
  const second = await tell('merchant');
  expect(await bell(token)).toBe(2);
  expect((await boxes(token)).unread.map((row) => row.msg_id)).toEqual([second.id, id]);

  expect((await move('has_read', id, token)).data).toMatchObject({ state: 'read', unreadCount: 1 });
  expect(await bell(token)).toBe(1);
  expect((await boxes(token)).readed.map((row) => row.msg_id)).toEqual([id]);

  expect((await move('remove_readed', id, token)).data).toMatchObject({ state: 'trash', unreadCount: 1 });
  expect((await boxes(token)).trash.map((row) => row.msg_id)).toEqual([id]);

  expect((await move('restore', id, token)).data).toMatchObject({ state: 'read', unreadCount: 1 });
  expect(await boxes(token)).toMatchObject({ readed: [{ msg_id: id }], trash: [], unreadCount: 1 });
});

describe('a move', () => {
  // From, move, result: a state, or null for a refusal.
  const table: [from: 'unread' | 'read' | 'trash', step: string, to: string | null][] = [
    ['unread', 'has_read', 'read'],
    ['read', 'has_read', 'read'],
    ['trash', 'has_read', null],
    ['unread', 'remove_readed', null],
    ['read', 'remove_readed', 'trash'],
    ['trash', 'remove_readed', 'trash'],
    ['unread', 'restore', null],
    ['read', 'restore', 'read'],
    ['trash', 'restore', 'read'],
  ];
  test.each(table)('of a message in %s, %s: %s', async (from, step, to) => {
    const token = await app.signIn('merchant');
    const { id } = await tell('merchant');
    await app.store.db.update(messages).set({ state: from });
    const answer = await move(step, id, token);
    if (to === null) expect(answer.code).toBe(errorCodes.conflict);
    else expect(answer.data.state).toBe(to);
    const [row] = await app.store.db.select().from(messages);
    expect(row?.state).toBe(to ?? from);
  });

  test('is answered the same when repeated with its key, and counts once', async () => {
    const token = await app.signIn('merchant');
    const { id } = await tell('merchant');
    await tell('merchant');
    const key = { 'idempotency-key': 'reading-it-once' };
    const first = await move('has_read', id, token, key);
    await move('remove_readed', id, token);
    const again = await move('has_read', id, token, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.data).toEqual(first.data);
  });

  test('lowers the unread count by one when made twice concurrently', async () => {
    const token = await app.signIn('merchant');
    const { id } = await tell('merchant');
    await tell('merchant');
    const answers = await Promise.all([move('has_read', id, token), move('has_read', id, token)]);
    expect(answers.map(({ data }) => data.unreadCount)).toEqual([1, 1]);
  });

  test('requires a message id', async () => {
    const token = await app.signIn('merchant');
    for (const id of ['', 'x', "' or 1=1 --"]) {
      expect((await move('has_read', id, token)).code).toBe(errorCodes.validationFailed);
    }
  });
});

test('every role has its own messages, and users cannot read or move those of others', async () => {
  const ids = new Map<Role, string>();
  for (const role of roles) ids.set(role, (await tell(role)).id);
  for (const role of roles) {
    const token = await app.signIn(role);
    expect((await boxes(token)).unread.map((row) => row.msg_id)).toEqual([ids.get(role)]);
    const foreign = ids.get(role === 'merchant' ? 'superAdmin' : 'merchant') ?? '';
    const content = await app.get(`/message/content?msg_id=${foreign}`, { token });
    expect(content.code).toBe(errorCodes.messageNotFound);
    for (const step of ['has_read', 'remove_readed', 'restore']) {
      expect((await move(step, foreign, token)).code).toBe(errorCodes.messageNotFound);
    }
  }
  const rows = await app.store.db.select().from(messages);
  expect(rows.every((row) => row.state === 'unread')).toBe(true);
});

test('shows every message in the reader’s current language', async () => {
  const token = await app.signIn('merchant');
  const { id } = await tell('merchant');
  for (const language of ['zh-CN', 'zh-TW', 'en-US'] as const) {
    const headers = { 'accept-language': language };
    expect((await boxes(token, language)).unread[0]).toMatchObject({
      title: messageTexts.passwordReset.title[language],
      kind: 'account',
      link: null,
    });
    const { data } = await app.get<{ content: string; state: string }>(`/message/content?msg_id=${id}`, {
      token,
      headers,
    });
    expect(data.content).toBe(messageTexts.passwordReset.content[language].replace('{by}', 'root'));
    expect(data.state).toBe('unread');
  }
});

test('shows filled-in values as plain text', async () => {
  const token = await app.signIn('merchant');
  const hostile = '<script>alert(1)</script>{by}{constructor}$&‮=1+1';
  const { id } = await tell('merchant', hostile);
  const { data } = await app.get<{ content: string }>(`/message/content?msg_id=${id}`, {
    token,
    headers: { 'accept-language': 'en-US' },
  });
  expect(data.content.startsWith(`${hostile} reset your sign-in password`)).toBe(true);
});

test('shows a placeholder text for a newer version’s message, which can be moved', async () => {
  const token = await app.signIn('merchant');
  const { id } = await tell('merchant');
  await app.store.db.update(messages).set({ template: 'constructor', params: {} });
  expect((await boxes(token)).unread).toMatchObject([{ title: 'System message', kind: 'notice' }]);
  expect((await move('has_read', id, token)).code).toBe(errorCodes.success);
});

test('lists the newest 200 and counts all', async () => {
  const token = await app.signIn('merchant');
  const context = { now: app.clock.now(), publish: () => {} };
  const message = { name: 'passwordReset', filling: { by: 'root' } } as const;
  const everyone = Array.from({ length: 205 }, () => app.ids.merchant);
  await sendMessage(context, app.store.db, everyone, message);
  const { unread, unreadCount } = await boxes(token);
  expect(unread).toHaveLength(200);
  expect(unreadCount).toBe(205);
});

test('a new message is published to its recipient with the unread count', async () => {
  await tell('merchant');
  const event = await tell('merchant');
  expect(event).toMatchObject({ topic: 'messages', type: 'message.created', userId: app.ids.merchant });
  const payload = (await newMessageEvents(app.store.db, [event.id])).get(event.id)?.({ language: 'zh-TW' });
  expect(payload).toMatchObject({
    topic: 'messages',
    msg_id: event.id,
    title: messageTexts.passwordReset.title['zh-TW'],
    unreadCount: 2,
  });
});

test('deletes removed messages after 30 days, and no others', async () => {
  for (const state of ['unread', 'read', 'trash'] as const) {
    const { id } = await tell('merchant');
    await app.store.db.update(messages).set({ state }).where(eq(messages.id, id));
  }
  const start = app.clock.now().getTime();
  const leftAfter = async (days: number) => {
    await forgetRemovedMessages(app.store.db, new Date(start + days * day));
    return (await app.store.db.select().from(messages)).map(({ state }) => state).sort();
  };
  expect(await leftAfter(29)).toEqual(['read', 'trash', 'unread']);
  expect(await leftAfter(31)).toEqual(['read', 'unread']);
});

interface Box {
  readonly list: Row[];
  readonly total: number;
  readonly unreadCount: number;
  readonly nextCursor: string | null;
}
const box = (token: string, query: string) => app.get<Box>(`/message/getList?${query}`, { token });

test('pages return each message once while new ones arrive', async () => {
  const token = await app.signIn('merchant');
  const told = [];
  for (let count = 0; count < 5; count++) told.push((await tell('merchant')).id);
  await tell('admin');
  const first = (await box(token, 'state=unread&limit=2')).data;
  expect(first).toMatchObject({ total: 5, unreadCount: 5 });
  await tell('merchant');
  const second = (await box(token, `state=unread&limit=2&cursor=${first.nextCursor}`)).data;
  const third = (await box(token, `state=unread&limit=2&cursor=${second.nextCursor}`)).data;
  expect(third.nextCursor).toBeNull();
  const read = [first, second, third].flatMap(({ list }) => list.map((row) => row.msg_id));
  expect(read).toEqual(told.toReversed());
  expect((await box(token, 'state=trash')).data).toEqual({
    list: [],
    total: 0,
    unreadCount: 6,
    nextCursor: null,
  });
  expect((await box(token, 'state=unread&cursor=made-up')).code).toBe(errorCodes.pageCursorInvalid);
});

test('marking all as read excludes newer messages and other users’ messages', async () => {
  const token = await app.signIn('merchant');
  await tell('merchant');
  const seen = await tell('merchant');
  const later = await tell('merchant');
  await tell('admin');
  const markAll = (body: object) =>
    app.post<{ markedCount: number; unreadCount: number }>('/message/readAll', body, { token });
  expect((await markAll({ newest: seen.id })).data).toEqual({ markedCount: 2, unreadCount: 1 });
  expect((await boxes(token)).unread.map((row) => row.msg_id)).toEqual([later.id]);
  expect((await markAll({ newest: seen.id })).data).toEqual({ markedCount: 0, unreadCount: 1 });
  expect((await markAll({})).data).toEqual({ markedCount: 1, unreadCount: 0 });
  expect(await bell(await app.signIn('admin'))).toBe(1);
});
