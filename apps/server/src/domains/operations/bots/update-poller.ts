import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Store } from '../../../db/connection.ts';
import { newId } from '../../../kit/ids.ts';
import type { Log } from '../../../kit/log/log.ts';
import type { CommandParts } from './bot-commands.service.ts';
import { forgetUpdates, handleUpdate } from './bot-updates.service.ts';
import { botPolls } from './bots.table.ts';
import { type BotName, botNames } from './bots.types.ts';
import { isPassing, type OpenTelegram, reasonOf, tokenSettings } from './telegram.client.ts';

export interface PollerParts extends Omit<CommandParts, 'db'> {
  readonly store: Store;
  readonly log: Log;
  readonly openTelegram: OpenTelegram;
  /** How long Telegram holds a request that has no update. */
  readonly waitSeconds?: number;
}

const defaultWaitSeconds = 25;
/** A passing failure is shown once it is the second in a row. */
const shownFailures = 2;
/** Longer than one request with its answer. */
const leaseMs = 90_000;

/**
 * Reads the chats of the bots by long polling. Telegram accepts one reader of a bot, so a lease in the database decides
 * which process reads. Updates are handled in order; the offset moves in the transaction of each.
 */
export class UpdatePoller {
  readonly #parts: PollerParts;
  readonly #holder = newId();
  readonly #stop = new AbortController();
  /** In a row. */
  readonly #failures = new Map<BotName, number>();
  #turns: Promise<unknown> = Promise.resolve();

  constructor(parts: PollerParts) {
    this.#parts = parts;
  }

  /** Reads once from each bot that this process may read. Returns how many updates were handled. */
  turn(): Promise<number> {
    const turn = this.#readAll();
    this.#turns = Promise.allSettled([this.#turns, turn]);
    return turn;
  }

  /** Ends a waiting request and gives the leases back. */
  async stop(): Promise<void> {
    this.#stop.abort();
    // A turn that has not seen this yet may still take a lease.
    await this.#turns;
    await this.#parts.store.db
      .update(botPolls)
      .set({ holder: null, heldUntil: null })
      .where(eq(botPolls.holder, this.#holder));
  }

  async #readAll(): Promise<number> {
    const reads = await Promise.allSettled(botNames.map((bot) => this.#read(bot)));
    // A turn ends with all of its reads, so that none outlives the store.
    return reads.reduce((sum, read) => {
      if (read.status === 'rejected') throw read.reason;
      return sum + read.value;
    }, 0);
  }

  async #read(bot: BotName): Promise<number> {
    const { store, settings, openTelegram, clock, log, waitSeconds = defaultWaitSeconds } = this.#parts;
    const token = await settings.get(tokenSettings[bot]);
    if (token === '' || this.#stop.signal.aborted) return 0;
    const lease = await this.#lease(bot, token);
    if (!lease) return 0;
    try {
      const telegram = openTelegram(token);
      const userName = lease.userName ?? (await telegram.userName(this.#stop.signal));
      const updates = await telegram.updates(lease.nextUpdateId, waitSeconds, this.#stop.signal);
      for (const update of updates)
        await handleUpdate(bot, update, this.#parts, (tx) =>
          tx
            .update(botPolls)
            .set({ nextUpdateId: update.update_id + 1 })
            .where(eq(botPolls.bot, bot)),
        );
      this.#failures.delete(bot);
      await store.db
        .update(botPolls)
        .set({ userName, readAt: clock.now(), lastError: null })
        .where(eq(botPolls.bot, bot));
      return updates.length;
    } catch (error) {
      if (this.#stop.signal.aborted) return 0;
      const failures = (this.#failures.get(bot) ?? 0) + 1;
      this.#failures.set(bot, failures);
      // The next call usually reads them. It is tried again each second.
      if (failures < shownFailures && isPassing(error)) return 0;
      const reason = reasonOf(error);
      if (reason !== lease.lastError) log.info({ bot, reason }, 'the chats of a bot cannot be read');
      // The name is asked again: the token may be another bot's now.
      await store.db.update(botPolls).set({ lastError: reason, userName: null }).where(eq(botPolls.bot, bot));
      return 0;
    }
  }

  async #lease(bot: BotName, token: string) {
    const { store, clock } = this.#parts;
    const now = clock.now();
    await store.db.insert(botPolls).values({ bot }).onConflictDoNothing();
    const [lease] = await store.db
      .update(botPolls)
      .set({ holder: this.#holder, heldUntil: new Date(now.getTime() + leaseMs) })
      .where(
        and(
          eq(botPolls.bot, bot),
          or(isNull(botPolls.holder), eq(botPolls.holder, this.#holder), lt(botPolls.heldUntil, now)),
        ),
      )
      .returning();
    const telegramBotId = token.split(':')[0] ?? '';
    if (!lease || lease.telegramBotId === telegramBotId) return lease;
    const fresh = { telegramBotId, nextUpdateId: 0, userName: null, lastError: null };
    await store.transaction(async (tx) => {
      await forgetUpdates(tx, bot);
      await tx.update(botPolls).set(fresh).where(eq(botPolls.bot, bot));
    });
    return { ...lease, ...fresh };
  }
}
