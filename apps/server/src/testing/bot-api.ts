import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that the fake Bot API accepted. */
export interface PostedMessage {
  readonly chatId: string;
  readonly text: string;
}

export interface BotApi {
  readonly url: string;
  readonly posted: PostedMessage[];
  /** What the next calls of sendMessage answer, in order; afterwards all are accepted. */
  readonly faults: Fault[];
  /** A message of a person in a chat. Returns its update id. */
  write(from: number, chatId: number, text: string): number;
  /** A picture of a person in a chat, as a photo or, with a type, as a file. */
  writePicture(from: number, chatId: number, picture: Buffer, how?: PictureHow): void;
  /** Any other update. */
  push(update: object): number;
  /** Delivers the updates from this id on again, whatever was asked for. */
  repeatFrom(updateId: number): void;
  /** Plays another bot, whose updates have the same ids and have not been read. */
  restart(): void;
  close(): Promise<void>;
}

/** `refused` and `later` answer with an error of Telegram; `lost` accepts the message and cuts the connection. */
export type Fault =
  | { readonly kind: 'refused'; readonly status: number; readonly description: string }
  | { readonly kind: 'later'; readonly seconds: number }
  | { readonly kind: 'lost' };

export interface PictureHow {
  /** Sent as a file of this type. */
  readonly type?: string;
  readonly caption?: string;
  /** Told instead of the size of the picture. */
  readonly size?: number;
}

interface StoredUpdate {
  readonly update_id: number;
}

/** Telegram's Bot API as documented, over HTTP, for one bot: getMe, getUpdates, sendMessage, getFile and files. */
export async function startBotApi(): Promise<BotApi> {
  const posted: PostedMessage[] = [];
  const faults: Fault[] = [];
  const updates: StoredUpdate[] = [];
  const files: Buffer[] = [];
  const firstId = 1_000;
  let repeatFrom: number | undefined;
  const push = (update: object): number => {
    const updateId = firstId + updates.length;
    updates.push({ update_id: updateId, ...update });
    return updateId;
  };
  const server = createServer(async (request, response) => {
    const file = /\/file\/bot[^/]+\/photos\/(\d+)/.exec(request.url ?? '')?.[1];
    if (file !== undefined) return void response.end(files[Number(file)]);
    const method = /\/bot[^/]+\/(\w+)/.exec(request.url ?? '')?.[1];
    const body = await bodyOf(request);
    if (method === 'getMe')
      return accept(response, { id: 1, is_bot: true, first_name: 'B', username: 'test_bot' });
    if (method === 'getUpdates') {
      const from = Math.min(repeatFrom ?? Number.POSITIVE_INFINITY, Number(body.offset));
      repeatFrom = undefined;
      return accept(
        response,
        updates.filter(({ update_id: id }) => id >= from),
      );
    }
    if (method === 'getFile')
      return accept(response, { file_id: body.file_id, file_path: `photos/${String(body.file_id)}` });
    const fault = faults.shift();
    if (fault?.kind === 'refused') return refuse(response, fault.status, fault.description);
    if (fault?.kind === 'later')
      return refuse(response, 429, 'Too Many Requests', { retry_after: fault.seconds });
    posted.push({ chatId: String(body.chat_id), text: String(body.text) });
    if (fault?.kind === 'lost') {
      response.socket?.destroy();
      return;
    }
    accept(response, { message_id: posted.length });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const messageIn = (from: number, chatId: number, said: object): number =>
    push({
      message: {
        message_id: updates.length,
        date: 0,
        from: { id: from, is_bot: false, first_name: 'P', username: `user${from}` },
        chat: { id: chatId, type: 'group', title: `Chat ${chatId}` },
        ...said,
      },
    });
  return {
    url: `http://127.0.0.1:${port}`,
    posted,
    faults,
    push,
    write: (from, chatId, text) => messageIn(from, chatId, { text }),
    writePicture: (from, chatId, picture, { type, caption, size = picture.byteLength } = {}) => {
      const id = String(files.push(picture) - 1);
      const sent = { file_id: id, file_unique_id: id, file_size: size };
      const photo = [
        { ...sent, file_id: 'small', file_size: 900, width: 90, height: 90 },
        { ...sent, width: 9, height: 9 },
      ];
      messageIn(from, chatId, {
        ...(type === undefined ? { photo } : { document: { ...sent, mime_type: type } }),
        ...(caption !== undefined && { caption }),
      });
    },
    repeatFrom: (updateId) => {
      repeatFrom = updateId;
    },
    restart: () => {
      updates.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : JSON.parse(text);
}

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const accept = (response: ServerResponse, result: unknown): void => send(response, 200, { ok: true, result });
const refuse = (response: ServerResponse, status: number, description: string, parameters = {}): void =>
  send(response, status, { ok: false, error_code: status, description, parameters });
