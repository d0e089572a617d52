import { createHmac } from 'node:crypto';
import { callbackHeaders } from '@platform/sdk/callbacks';
import type { Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import { TasksUnderWay } from '../../../kit/jobs/tasks-under-way.ts';
import type { Log } from '../../../kit/log/log.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import type { SendPublicRequest } from '../../orders/orders.public.ts';
import { endOutwardLeases, recordOutward, type TakenOutward, takeOutward } from './outward-outbox.service.ts';
import type { SendOutcome } from './telegram.client.ts';

export interface OutwardParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: SettingsReader;
  /** Sends to public addresses only. */
  readonly sendPublic: SendPublicRequest;
}

const atOnce = 5;
const timeoutMs = 15_000;
const keptBytes = 1_024;
const addressSettings = { sms: 'SendSmsMessageUrl', callback: 'BotRemindCallbackUrl' } as const;

/** Errors of a connection that was not made, so nothing was sent. */
const notConnected: ReadonlySet<string | null> = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'the name has no address',
]);

/** The receiver says that it did not handle the request (RFC 9110 and 6585). Other failures may come after the SMS was sent. */
const notHandled: ReadonlySet<number> = new Set([408, 429, 503]);

/**
 * Sends the SMS and callbacks of the outbox to the addresses of the settings. A callback is delivered at least once, like
 * those of orders: its receiver knows a repetition by the id. An SMS is sent at most once unless a person sends it again,
 * because a phone shows both; its provider gets the same id at each attempt.
 */
export class OutwardWorker {
  readonly #parts: OutwardParts;
  readonly #tasks = new TasksUnderWay();

  constructor(parts: OutwardParts) {
    this.#parts = parts;
  }

  /** Leases and starts due messages. Returns how many. */
  async turn(): Promise<number> {
    const { store, clock, log } = this.#parts;
    await endOutwardLeases(store.db, clock.now());
    const taken = await takeOutward(store, atOnce - this.#tasks.size, clock.now());
    for (const message of taken)
      this.#tasks.start(this.#attempt(message), (error) => {
        log.error({ error, botMessageId: message.id }, 'an outward message could not be stored');
      });
    return taken.length;
  }

  /** Resolves when every attempt in flight has ended and is stored. */
  idle(): Promise<void> {
    return this.#tasks.idle();
  }

  async #attempt(message: TakenOutward): Promise<void> {
    const { store, clock } = this.#parts;
    const outcome = await this.#send(message);
    await store.transaction((tx) => recordOutward(tx, message, outcome, clock.now()));
  }

  async #send(message: TakenOutward): Promise<SendOutcome> {
    const { settings, sendPublic, clock } = this.#parts;
    const { id, kind, notice, text } = message;
    const url = await settings.get(addressSettings[kind]);
    if (url === '') return { kind: 'refused', why: 'noAddress' };
    const body = kind === 'sms' ? JSON.stringify({ id, notice, text }) : text;
    const signed = signedHeaders(id, body, await settings.get('BotToken'), clock);
    const headers = {
      ...{ 'Content-Type': 'application/json', 'User-Agent': 'Platform-Callback/1' },
      ...{ [callbackHeaders.id]: id, ...signed },
    };
    const { failure, status, error } = await sendPublic({
      ...{ method: 'POST', url, headers, body, timeoutMs, keptBytes },
    });
    if (failure === 'refusedAddress') return { kind: 'refused', why: 'refusedAddress' };
    if (failure !== null) return outcomeWithoutAnswer(kind, error);
    const code = status ?? 0;
    if (code >= 200 && code <= 299) return { kind: 'sent' };
    const why = `http ${code}`;
    if (code < 500 && code !== 429 && code !== 408) return { kind: 'refused', why };
    if (kind === 'callback' || notHandled.has(code)) return { kind: 'later', why };
    return { kind: 'unknown', why: 'noAnswer' };
  }
}

/**
 * The signature of order callbacks, over id, time and body, so that a relay of SMS sends nobody else's texts. The key is BotToken, which the owner of the bot has already:
 * Telegram signs its own messages to web pages by it too.
 */
function signedHeaders(id: string, body: string, token: string, clock: Clock): Record<string, string> {
  if (token === '') return {};
  const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
  const signature = createHmac('sha256', token).update(`${id}.${timestamp}.${body}`).digest('hex');
  return { [callbackHeaders.timestamp]: timestamp, [callbackHeaders.signature]: `v1=${signature}` };
}

function outcomeWithoutAnswer(kind: TakenOutward['kind'], error: string | null): SendOutcome {
  if (notConnected.has(error)) return { kind: 'later', why: 'unreachable' };
  return { kind: kind === 'sms' ? 'unknown' : 'later', why: 'noAnswer' };
}
