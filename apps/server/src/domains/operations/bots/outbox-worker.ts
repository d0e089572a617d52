import type { Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import { TasksUnderWay } from '../../../kit/jobs/tasks-under-way.ts';
import type { Log } from '../../../kit/log/log.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import {
  endExpiredLeases,
  giveUpUnbound,
  recordOutcome,
  type TakenMessage,
  takeMessages,
} from './bot-outbox.service.ts';
import { botNames } from './bots.types.ts';
import { type OpenTelegram, type Telegram, tokenSettings } from './telegram.client.ts';

export interface OutboxParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: SettingsReader;
  readonly openTelegram: OpenTelegram;
}

/** Telegram accepts about thirty messages a second from a bot. A turn is at least a second apart from the next. */
const atOnce = 25;

/** Sends the messages of the outbox, each group's in order. */
export class BotOutboxWorker {
  readonly #parts: OutboxParts;
  readonly #tasks = new TasksUnderWay();

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** Leases and starts due messages. Returns how many. */
  async turn(): Promise<number> {
    const { store, clock, settings, openTelegram } = this.#parts;
    let started = 0;
    for (const bot of botNames) {
      const token = await settings.get(tokenSettings[bot]);
      // Without a token the messages wait for one.
      if (token === '') continue;
      await endExpiredLeases(store.db, bot, clock.now());
      await giveUpUnbound(store.db, bot);
      const telegram = openTelegram(token);
      const taken = await takeMessages(store, bot, atOnce - this.#tasks.size, clock.now());
      for (const message of taken) this.#start(telegram, message);
      started += taken.length;
    }
    return started;
  }

  /** Resolves when every attempt in flight has ended and is stored. */
  idle(): Promise<void> {
    return this.#tasks.idle();
  }

  #start(telegram: Telegram, message: TakenMessage): void {
    this.#tasks.start(this.#attempt(telegram, message), (error) => {
      this.#parts.log.error({ error, botMessageId: message.id }, 'a message of a bot could not be stored');
    });
  }

  async #attempt(telegram: Telegram, message: TakenMessage): Promise<void> {
    const { store, clock } = this.#parts;
    const outcome =
      message.chatId === null
        ? ({ kind: 'refused', why: 'notBound' } as const)
        : await telegram.send(message.chatId, message.text);
    await store.transaction((tx) => recordOutcome(tx, message, outcome, clock.now()));
  }
}
