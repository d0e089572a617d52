import { Api, GrammyError, HttpError } from 'grammy';
import type { Update } from 'grammy/types';
import type { BotName } from './bots.types.ts';

/** Settings with the tokens. */
export const tokenSettings = { reminder: 'BotToken', transfer: 'TransferBotToken' } as const satisfies Record<
  BotName,
  string
>;

/**
 * What became of a message. `unknown`: the answer was lost, or the server or its gateway failed, so the message may have
 * arrived; it is not sent again, because Telegram would show it twice. A person decides.
 */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later'; readonly afterMs?: number; readonly why: string }
  | { readonly kind: 'lost' | 'refused' | 'unknown'; readonly why: string };

/** A file of a chat. `later`: Telegram could not be reached, or is busy. */
export type FileOutcome =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'later' | 'tooLarge' | 'refused' };

/** One bot at Telegram. */
export interface Telegram {
  userName(signal: AbortSignal): Promise<string>;
  /** Waits for updates from this id on. @throws GrammyError when Telegram refuses, HttpError without an answer */
  updates(fromId: number, waitSeconds: number, signal: AbortSignal): Promise<Update[]>;
  send(chatId: string, text: string): Promise<SendOutcome>;
  file(fileId: string, bytesAtMost: number): Promise<FileOutcome>;
}

export const publicTelegram = 'https://api.telegram.org';

export type OpenTelegram = (token: string) => Telegram;

const secondMs = 1_000;
/** Longer than the wait for updates. */
const answerTimeoutSeconds = 40;
const fileTimeoutMs = 20 * secondMs;
const allowedUpdates = ['message', 'my_chat_member'] as const;
/** Errors of a connection that was not made, so nothing was sent. */
const notConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

type GrammySignal = NonNullable<Parameters<Api['getMe']>[0]>;
/** The library types signals by a package for Node versions without them. */
const typed = (signal: AbortSignal) => signal as GrammySignal;

/** @param apiRoot Telegram, or a Bot API server of one's own */
export const telegramAt =
  (apiRoot: string): OpenTelegram =>
  (token) => {
    const api = new Api(token, { apiRoot, timeoutSeconds: answerTimeoutSeconds });
    return {
      userName: async (signal) => (await api.getMe(typed(signal))).username,
      updates: (fromId, waitSeconds, signal) =>
        api.getUpdates(
          { offset: fromId, timeout: waitSeconds, limit: 100, allowed_updates: allowedUpdates },
          typed(signal),
        ),
      send: async (chatId, text) => {
        try {
          await api.sendMessage(chatId, text, { link_preview_options: { is_disabled: true } });
          return { kind: 'sent' };
        } catch (error) {
          return outcomeOf(error);
        }
      },
      file: async (fileId, bytesAtMost) => {
        try {
          const { file_path: path, file_size: size = 0 } = await api.getFile(fileId);
          if (path === undefined) return { kind: 'refused' };
          if (size > bytesAtMost) return { kind: 'tooLarge' };
          return await download(`${apiRoot}/file/bot${token}/${path}`, bytesAtMost);
        } catch (error) {
          const isFinal = error instanceof GrammyError && error.error_code < 500 && error.error_code !== 429;
          return { kind: isFinal ? 'refused' : 'later' };
        }
      },
    };
  };

async function download(url: string, bytesAtMost: number): Promise<FileOutcome> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(fileTimeoutMs), redirect: 'error' });
  if (!answer.ok || !answer.body) return { kind: answer.status >= 500 ? 'later' : 'refused' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The size that Telegram told may be missing or wrong.
  for await (const chunk of answer.body) {
    size += chunk.byteLength;
    if (size > bytesAtMost) return { kind: 'tooLarge' };
    chunks.push(chunk);
  }
  return { kind: 'file', bytes: Buffer.concat(chunks) };
}

function outcomeOf(error: unknown): SendOutcome {
  if (error instanceof GrammyError) {
    const { error_code: code, description: why, parameters } = error;
    if (parameters.retry_after !== undefined)
      return { kind: 'later', afterMs: parameters.retry_after * secondMs, why };
    // A forbidden chat, or one that became a supergroup with another id.
    if (code === 403 || parameters.migrate_to_chat_id !== undefined || /chat not found/i.test(why))
      return { kind: 'lost', why };
    // The Bot API documents refusals (4xx) and nothing about its failures: they may come after the message was delivered.
    if (code >= 500) return { kind: 'unknown', why: 'noAnswer' };
    return code === 429 ? { kind: 'later', why } : { kind: 'refused', why };
  }
  return isNotConnected(error) ? { kind: 'later', why: 'unreachable' } : { kind: 'unknown', why: 'noAnswer' };
}

function isNotConnected(error: unknown): boolean {
  const cause = error instanceof HttpError ? error.error : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && notConnected.has(code);
}

/** No answer, or Telegram failed: the next call may succeed. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof GrammyError) || error.error_code >= 500 || error.error_code === 429;

/** Why the chats cannot be read, without the token that the address holds. */
export const reasonOf = (error: unknown): string =>
  error instanceof GrammyError ? error.description : 'unreachable';
