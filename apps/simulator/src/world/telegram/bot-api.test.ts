import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BotPlan, ReadFault, SendFault } from '../../plan/bot-plan.ts';
import { BotApi } from './bot-api.ts';

const token = '700001:test';
const other = '700002:test';
const chat = -100;
const person = { id: 5, name: 'Asha', userName: 'asha' };
const bots = [
  { token, userName: 'one_bot', name: 'One' },
  { token: other, userName: 'two_bot', name: 'Two' },
];
const limits = { chat: { count: 3, ms: 10_000 }, bot: { count: 100, ms: 1_000 } };

let nowMs: number;
let sendFaults: SendFault[];
let readFaults: ReadFault[];
let api: BotApi;
beforeEach(async () => {
  nowMs = 1_000_000;
  sendFaults = [];
  readFaults = [];
  const plan: BotPlan = { onSend: () => sendFaults.shift(), onRead: () => readFaults.shift() };
  const key = { id: chat, title: 'Lotus', bots: ['one_bot', 'two_bot'], people: [person.id] };
  api = await BotApi.open({ bots, people: [person], chats: [key], limits, plan, now: () => nowMs });
});
afterEach(() => api.close());

interface Answer {
  readonly ok: boolean;
  readonly result?: unknown;
  readonly error_code?: number;
  readonly description?: string;
  readonly parameters?: { readonly retry_after?: number; readonly migrate_to_chat_id?: number };
}
interface FileMessage {
  readonly caption?: string;
  readonly document?: { readonly file_id: string };
}

const call = async (method: string, body: object = {}, asToken = token): Promise<Answer> => {
  const answer = await fetch(`${api.url}/bot${asToken}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
};
const send = (text: string, chatId = chat) => call('sendMessage', { chat_id: String(chatId), text });
const read = (offset = 0, timeout = 0) => call('getUpdates', { offset, timeout });
const idsOf = ({ result }: Answer) => (result as { update_id: number }[]).map(({ update_id: id }) => id);
const arrived = () => api.chats.all.flatMap(({ posts }) => posts).map(({ text }) => text);

describe('updates', () => {
  it('are delivered to each bot of the chat until a later one is asked for', async () => {
    api.chats.say(person.id, chat, '/help');
    api.chats.say(person.id, chat, '/order 1');
    expect([idsOf(await read()), idsOf(await read())]).toEqual([
      [1_000, 1_001],
      [1_000, 1_001],
    ]);
    expect([idsOf(await read(1_001)), idsOf(await read())]).toEqual([[1_001], [1_001]]);
    expect(idsOf(await call('getUpdates', {}, other))).toEqual([1_000, 1_001]);
    expect(await call('getUpdates', {}, '9:none')).toMatchObject({ ok: false, error_code: 401 });
  });

  it('end a waiting call at once, and a second reader ends the first', async () => {
    const first = read(0, 20);
    const second = read(0, 20);
    expect(await Promise.race([first, second])).toMatchObject({ error_code: 409 });
    api.chats.say(person.id, chat, 'hello');
    expect(idsOf(await second)).toEqual([1_000]);
    await first;
  });

  it('are delivered again, or not at all, when Telegram is faulty', async () => {
    api.chats.say(person.id, chat, 'one');
    await read(1_001);
    api.chats.say(person.id, chat, 'two');
    readFaults.push('doubled');
    expect(idsOf(await read(1_001))).toEqual([1_000, 1_001]);
    readFaults.push('serverError', 'lostAnswer');
    expect(await read(1_001)).toMatchObject({ error_code: 502 });
    await expect(read(1_001)).rejects.toThrow();
  });
});

describe('a message', () => {
  it('that is too soon is refused with the seconds to wait, and an earlier call is noted', async () => {
    for (const text of ['a', 'b', 'c']) expect((await send(text)).ok).toBe(true);
    nowMs += 4_000;
    expect((await send('d')).parameters).toEqual({ retry_after: 6 });
    nowMs += 5_000;
    expect((await send('e')).parameters).toEqual({ retry_after: 1 });
    expect(api.early).toMatchObject([{ chatId: chat, text: 'e', earlyByMs: 1_000 }]);
    nowMs += 1_000;
    expect((await send('d')).ok).toBe(true);
    expect(arrived()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('arrives although its answer is lost, and not when the request is', async () => {
    sendFaults.push({ kind: 'lostAnswer' }, { kind: 'lostRequest' });
    await expect(send('lost answer')).rejects.toThrow();
    await expect(send('lost request')).rejects.toThrow();
    sendFaults.push(
      { kind: 'gatewayTimeout', isDelivered: true },
      { kind: 'serverError', isDelivered: false },
      { kind: 'badGateway', isDelivered: true },
      { kind: 'badGateway', isDelivered: false },
    );
    const answers = [await send('late'), await send('broken'), await send('passed on')];
    nowMs += limits.chat.ms;
    answers.push(await send('bad'));
    expect(answers.map(({ error_code: code }) => code)).toEqual([504, 500, 502, 502]);
    expect(arrived()).toEqual(['lost answer', 'late', 'passed on']);
  });

  it('to a chat that has thrown the bot out, moved or never was is refused in Telegram’s words', async () => {
    api.chats.setBots(chat, false);
    expect(await send('a')).toMatchObject({
      error_code: 403,
      description: 'Forbidden: bot was kicked from the group chat',
    });
    api.chats.setBots(chat, true);
    api.chats.move(chat, -200);
    expect((await send('b')).parameters).toEqual({ migrate_to_chat_id: -200 });
    expect((await send('c', -300)).description).toBe('Bad Request: chat not found');
    expect((await send('d', -200)).ok).toBe(true);
  });
});

it('delivers pictures, which a bot downloads', async () => {
  const bytes = Buffer.from('a picture');
  const file = { bytes, type: 'image/png', name: 'slip.png' };
  api.chats.say(person.id, chat, 'paid', file);
  api.chats.say(person.id, chat, '', { ...file, isDocument: true });
  const { result } = await read();
  const [photo, document] = (result as { message: FileMessage }[]).map(({ message }) => message);
  expect(document?.document).toMatchObject({ file_name: 'slip.png', mime_type: 'image/png' });
  expect(photo?.caption).toBe('paid');
  const described = await call('getFile', { file_id: document?.document?.file_id });
  const { file_path: path } = described.result as { file_path: string };
  const answer = await fetch(`${api.url}/file/bot${token}/${path}`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
});

describe('the page of the chats', () => {
  const write = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/chats/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('speaks the reader’s language and runs only its own scripts', async () => {
    const pages = ['zh-CN,en', 'zh-TW', 'en-GB'].map((language) =>
      fetch(api.url, { headers: { 'accept-language': language } }),
    );
    const [first, ...rest] = await Promise.all(pages);
    expect(first?.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    const texts = await Promise.all([first, ...rest].map((page) => page?.text()));
    for (const [index, title] of ['模拟的 Telegram', '模擬的 Telegram', 'Simulated Telegram'].entries())
      expect(texts[index]).toContain(`<title>${title}</title>`);
    const script = await fetch(`${api.url}/chats.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
  });

  it('writes as a person of a chat, which the bots read, and shows what is said', async () => {
    const events = await fetch(`${api.url}/chats/events`);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('"title":"Lotus"');
    const picture = { name: 'slip.png', type: 'image/png', base64: Buffer.from('png').toString('base64') };
    expect((await write({ chatId: chat, personId: person.id, text: ' /help ', picture })).status).toBe(200);
    expect((await reader?.read())?.value).toContain('"text":"/help"');
    expect(idsOf(await read())).toEqual([1_000]);
    const shown = await fetch(`${api.url}/chats/files/file-1`);
    expect([shown.headers.get('content-type'), await shown.text()]).toEqual(['image/png', 'png']);
    expect((await write({ chatId: chat, personId: 99, text: 'x' })).status).toBe(400);
    await reader?.cancel();
  });

  it('is not for pages of other sites', async () => {
    const foreign = await write(
      { chatId: chat, personId: person.id, text: '/help' },
      { origin: 'https://elsewhere.example' },
    );
    expect(foreign.status).toBe(403);
    expect(idsOf(await read())).toEqual([]);
  });
});
