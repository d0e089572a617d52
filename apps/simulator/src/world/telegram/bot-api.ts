import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type BotPlan, troubleStatuses } from '../../plan/bot-plan.ts';
import { answer, closeServer, listen, originOf } from '../gateway-http.ts';
import { readBody } from '../request-body.ts';
import { type ChatPageSource, serveChatPage } from './chat-page.ts';
import { type BotKey, Chats, type ChatsOptions, type Update } from './chats.ts';
import { type EarlyCall, FloodControl, type FloodLimits } from './flood-control.ts';
import type { Slip } from './slips.ts';

export interface BotApiOptions extends ChatsOptions {
  /** @default any free port */
  readonly port?: number;
  /** @default none */
  readonly limits?: FloodLimits;
  /** @default no faults */
  readonly plan?: BotPlan;
  /** How long a call for updates waits at most, whatever it asks for. @default as long as it asks */
  readonly longestWaitMs?: number;
  /** Payments that the page of the chats offers as pictures in a chat. @default none */
  readonly slipsIn?: (chatId: number) => readonly Slip[];
}

type Parameters = Readonly<Record<string, unknown>>;

const secondMs = 1_000;
const longestText = 4_096;
const mostUpdates = 100;
const slowReadMs = 2_000;
const troubleWords = {
  serverError: 'Internal Server Error: restart',
  badGateway: 'Bad Gateway',
  gatewayTimeout: 'Gateway Timeout',
} as const;
const plain = { 'content-type': 'text/plain; charset=utf-8' };

/**
 * Telegram's Bot API over HTTP, as it is documented: getMe, getUpdates with long polling, sendMessage, getChat, getFile
 * and the files' downloads. With its flood control, and the faults of a plan. It also serves a page of the chats.
 */
export class BotApi {
  #server: Server | undefined;
  readonly chats: Chats;
  readonly #options: BotApiOptions;
  readonly #page: ChatPageSource;
  readonly #floods = new Map<string, FloodControl>();
  readonly #attempts = new Map<string, number>();
  readonly #reads = new Map<string, number>();
  readonly #now: () => number;
  #index = 0;
  #isClosed = false;

  private constructor(options: BotApiOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.chats = new Chats(options);
    this.#page = { chats: this.chats, slipsIn: options.slipsIn ?? (() => []) };
  }

  static async open(options: BotApiOptions): Promise<BotApi> {
    const api = new BotApi(options);
    api.#server = await listen(options.port, (request, response) => api.#take(request, response));
    return api;
  }

  /** The root of the API, and the address of the page. */
  get url(): string {
    return this.#server ? originOf(this.#server) : '';
  }

  /** Calls that came before the wait which an earlier answer had asked for. */
  get early(): readonly EarlyCall[] {
    return [...this.#floods.values()].flatMap(({ early }) => early);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.chats.wakeAll();
    if (this.#server) await closeServer(this.#server);
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const [, isFile, token, rest = ''] = /^(\/file)?\/bot([^/]+)\/(.+)$/.exec(url.pathname) ?? [];
    if (token === undefined) return serveChatPage(this.#page, request, response);
    const bot = this.chats.botOf(decodeURIComponent(token));
    if (!bot) return refuse(response, 401, 'Unauthorized');
    if (isFile !== undefined) return this.#download(response, rest);
    const body = await readBody(request);
    const parameters = parametersOf(url, body);
    if (!parameters) return refuse(response, 400, "Bad Request: can't parse the request");
    switch (rest.toLowerCase()) {
      case 'getme':
        return accept(response, {
          ...{ id: Number(bot.token.split(':')[0]), is_bot: true, first_name: bot.name },
          ...{ username: bot.userName, can_join_groups: true, can_read_all_group_messages: false },
        });
      case 'getupdates':
        return this.#read(bot, parameters, response);
      case 'sendmessage':
        return this.#send(bot, parameters, response);
      case 'getchat': {
        const chat = this.chats.chatOf(Number(parameters.chat_id));
        return chat ? accept(response, chat) : refuse(response, 400, 'Bad Request: chat not found');
      }
      case 'getfile':
        return this.#describeFile(String(parameters.file_id), response);
      default:
        return refuse(response, 404, 'Not Found: method not found');
    }
  }

  async #read(bot: BotKey, parameters: Parameters, response: ServerResponse): Promise<void> {
    const offset = Number(parameters.offset ?? 0);
    const limit = Math.min(Number(parameters.limit ?? mostUpdates), mostUpdates);
    const askedMs = Number(parameters.timeout ?? 0) * secondMs;
    const waitMs = Math.min(askedMs, this.#options.longestWaitMs ?? askedMs);
    const call = (this.#reads.get(bot.userName) ?? 0) + 1;
    this.#reads.set(bot.userName, call);
    const fault = this.#options.plan?.onRead(this.#index++);
    if (fault === 'serverError') return trouble(response, 'badGateway');
    let updates = this.chats.updatesOf(bot, offset, limit);
    if (updates.length === 0 && waitMs > 0 && fault !== 'doubled') {
      await this.chats.untilUpdate(bot, waitMs);
      // Telegram serves the newest call for updates only.
      if (this.#reads.get(bot.userName) !== call)
        return refuse(response, 409, 'Conflict: terminated by other getUpdates request');
      if (this.#isClosed || response.destroyed) return void response.destroy();
      updates = this.chats.updatesOf(bot, offset, limit);
    }
    if (fault === 'slow') await wait(slowReadMs);
    if (fault === 'lostAnswer') return void response.destroy();
    const kept = fault === 'doubled' ? this.chats.confirmedOf(bot) : [];
    accept(response, allowedOf([...kept, ...updates], parameters.allowed_updates));
  }

  async #send(bot: BotKey, parameters: Parameters, response: ServerResponse): Promise<void> {
    const chatId = Number(parameters.chat_id);
    const text = String(parameters.text ?? '');
    const flood = this.#floodOf(bot);
    const waitSeconds = flood.waitOf(chatId, text, this.#now());
    if (waitSeconds > 0) return this.#hold(flood, chatId, waitSeconds, response);
    const standing = this.chats.standing(bot, chatId);
    if (standing === 'unknown') return refuse(response, 400, 'Bad Request: chat not found');
    if (standing === 'expelled')
      return refuse(response, 403, 'Forbidden: bot was kicked from the group chat');
    if (typeof standing === 'object')
      return refuse(response, 400, 'Bad Request: group chat was upgraded to a supergroup chat', {
        migrate_to_chat_id: standing.movedTo,
      });
    if (text === '') return refuse(response, 400, 'Bad Request: message text is empty');
    if (text.length > longestText) return refuse(response, 400, 'Bad Request: message is too long');

    const key = `${bot.userName} ${chatId} ${text}`;
    const attempt = (this.#attempts.get(key) ?? 0) + 1;
    this.#attempts.set(key, attempt);
    const fault = this.#options.plan?.onSend({ chatId, text, attempt });
    switch (fault?.kind) {
      case 'refused':
        return refuse(response, fault.status, fault.description);
      case 'flood':
        return this.#hold(flood, chatId, fault.seconds, response);
      case 'lostRequest':
        return void response.destroy();
      case 'serverError':
      case 'badGateway':
      case 'gatewayTimeout':
        if (!fault.isDelivered) return trouble(response, fault.kind);
        break;
      default:
    }
    flood.count(chatId, this.#now());
    this.#attempts.delete(key);
    const post = this.chats.post(bot, chatId, text);
    if (fault?.kind === 'lostAnswer') return void response.destroy();
    if (fault?.kind === 'slow') await wait(fault.ms);
    else if (fault) return trouble(response, fault.kind);
    accept(response, {
      message_id: post.id,
      date: Math.floor(post.atMs / secondMs),
      chat: this.chats.chatOf(chatId),
      text,
    });
  }

  #hold(flood: FloodControl, chatId: number, seconds: number, response: ServerResponse): void {
    flood.hold(chatId, seconds, this.#now());
    const description = `Too Many Requests: retry after ${seconds}`;
    refuse(response, 429, description, { retry_after: seconds });
  }

  #describeFile(id: string, response: ServerResponse): void {
    const size = this.chats.fileOf(id)?.bytes.length;
    if (size === undefined) refuse(response, 400, 'Bad Request: wrong file_id');
    else accept(response, { file_id: id, file_unique_id: id, file_size: size, file_path: `photos/${id}` });
  }

  #download(response: ServerResponse, path: string): void {
    const file = this.chats.fileOf(path.replace(/^photos\//, ''));
    if (!file) return void response.writeHead(404, plain).end('Not Found');
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file.bytes);
  }

  #floodOf({ userName }: BotKey): FloodControl {
    const flood = this.#floods.get(userName) ?? new FloodControl(this.#options.limits);
    this.#floods.set(userName, flood);
    return flood;
  }
}

/** Parameters come in the address, as a form or as JSON. */
function parametersOf(url: URL, body: Buffer | undefined): Parameters | undefined {
  if (body === undefined) return undefined;
  const inAddress = Object.fromEntries(url.searchParams);
  const text = body.toString('utf8');
  if (text === '') return inAddress;
  if (!text.trimStart().startsWith('{'))
    return { ...inAddress, ...Object.fromEntries(new URLSearchParams(text)) };
  try {
    return { ...inAddress, ...(JSON.parse(text) as Parameters) };
  } catch {
    return undefined;
  }
}

function allowedOf(updates: readonly Update[], allowed: unknown): readonly Update[] {
  if (!Array.isArray(allowed) || allowed.length === 0) return updates;
  return updates.filter((update) => Object.keys(update).some((kind) => allowed.includes(kind)));
}

const accept = (response: ServerResponse, result: unknown): void =>
  answer(response, 200, { ok: true, result });

const trouble = (response: ServerResponse, kind: keyof typeof troubleStatuses): void =>
  refuse(response, troubleStatuses[kind], troubleWords[kind]);

const refuse = (response: ServerResponse, status: number, description: string, parameters?: object): void =>
  answer(response, status, {
    ...{ ok: false, error_code: status, description },
    ...(parameters ? { parameters } : {}),
  });
