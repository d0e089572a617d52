import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer } from '../gateway-http.ts';
import { readBody } from '../request-body.ts';
import { chatPageHtml } from './chat-page.html.ts';
import type { Chats, NewFile } from './chats.ts';
import type { Slip } from './slips.ts';

const longestMessage = 12_000_000;
const pictureTypes = /^image\/(png|jpeg|webp|gif)$/;
const assets: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/chats.js': ['./page/chats.js', 'text/javascript; charset=utf-8'],
  '/chats.css': ['./page/chats.css', 'text/css; charset=utf-8'],
};
const safeHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

interface WrittenMessage {
  readonly chatId: number;
  readonly personId: number;
  readonly text: string;
  readonly picture?: { readonly name: string; readonly type: string; readonly base64: string };
}

/** What the page shows. */
export interface ChatPageSource {
  readonly chats: Chats;
  /** Payments that the page offers as pictures in a chat. */
  readonly slipsIn: (chatId: number) => readonly Slip[];
}

/** A page that shows the chats as conversations, live, and lets a reader write as a person of them. */
export async function serveChatPage(
  { chats, slipsIn }: ChatPageSource,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Not for pages of other sites, which could also name this machine by a host of their own.
  if (!isOwnHost(request)) return answer(response, 403, { error: 'forbidden' });
  for (const [name, value] of Object.entries(safeHeaders)) response.setHeader(name, value);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const route = `${request.method} ${url.pathname}`;
  const asset = assets[url.pathname];
  if (route === 'GET /') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const language = url.searchParams.get('lang') ?? request.headers['accept-language'] ?? '';
    return void response.end(chatPageHtml(language));
  }
  if (request.method === 'GET' && asset) {
    response.setHeader('content-type', asset[1]);
    return void response.end(readFileSync(new URL(asset[0], import.meta.url)));
  }
  if (route === 'GET /chats/events') return streamChats(chats, response);
  if (route === 'GET /chats/slips')
    return answer(response, 200, slipsIn(Number(url.searchParams.get('chatId'))));
  if (route === 'POST /chats/messages') return writeMessage(chats, request, response);
  const [, fileId] = /^GET \/chats\/files\/([\w-]+)$/.exec(route) ?? [];
  const file = fileId === undefined ? undefined : chats.fileOf(fileId);
  if (!file) return answer(response, 404, { error: 'notFound' });
  const type = pictureTypes.test(file.type) ? file.type : 'application/octet-stream';
  response.setHeader('content-type', type);
  response.end(file.bytes);
}

function isOwnHost({ headers: { host = '', origin } }: IncomingMessage): boolean {
  const isLocal = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);
  return isLocal && (origin === undefined || origin === `http://${host}`);
}

function streamChats(chats: Chats, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (event: string, data: unknown): void => {
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  send('state', { chats: chats.all, people: chats.people });
  const stop = chats.listen((post) => send('post', post));
  response.once('close', stop);
}

async function writeMessage(chats: Chats, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request, longestMessage);
  if (body === undefined) return answer(response, 413, { error: 'tooLarge' });
  if (request.headers['content-type'] !== 'application/json') return answer(response, 415, {});
  const { chatId, personId, text, picture } = JSON.parse(body.toString('utf8')) as WrittenMessage;
  const updateId = chats.say(personId, chatId, text.trim(), picture && fileOf(picture));
  answer(response, updateId === undefined ? 400 : 200, {});
}

const fileOf = ({ name, type, base64 }: NonNullable<WrittenMessage['picture']>): NewFile => ({
  ...{ name, type, bytes: Buffer.from(base64, 'base64') },
  isDocument: !pictureTypes.test(type),
});
