/** At most `count` messages within `ms`. */
export interface FloodLimit {
  readonly count: number;
  readonly ms: number;
}

export interface FloodLimits {
  /** In one group. */
  readonly chat: FloodLimit;
  /** Of one bot in all chats. */
  readonly bot: FloodLimit;
}

/** The limits in Telegram's documentation: twenty messages a minute in a group, about thirty a second in all. */
export const telegramLimits: FloodLimits = { chat: { count: 20, ms: 60_000 }, bot: { count: 30, ms: 1_000 } };

/** A call that came before the wait of its chat had passed. */
export interface EarlyCall {
  readonly chatId: number;
  readonly text: string;
  readonly earlyByMs: number;
}

const secondMs = 1_000;

/** Telegram's flood control of one bot: calls over the limits are refused with the seconds to wait. */
export class FloodControl {
  readonly #limits: FloodLimits | undefined;
  readonly #sentAt = new Map<number, number[]>();
  readonly #heldUntil = new Map<number, number>();
  #allAt: number[] = [];
  /** Calls that ignored `retry_after`. */
  readonly early: EarlyCall[] = [];

  constructor(limits: FloodLimits | undefined) {
    this.#limits = limits;
  }

  /** Seconds that a call for this chat must wait; 0 when it may go on. Notes a call that comes before its time. */
  waitOf(chatId: number, text: string, nowMs: number): number {
    const heldForMs = (this.#heldUntil.get(chatId) ?? 0) - nowMs;
    if (heldForMs > 0) {
      this.early.push({ chatId, text, earlyByMs: heldForMs });
      return Math.ceil(heldForMs / secondMs);
    }
    if (!this.#limits) return 0;
    const { chat, bot } = this.#limits;
    const ofChat = within(this.#sentAt.get(chatId) ?? [], chat, nowMs);
    this.#sentAt.set(chatId, ofChat);
    this.#allAt = within(this.#allAt, bot, nowMs);
    const waitMs = Math.max(excessMs(ofChat, chat, nowMs), excessMs(this.#allAt, bot, nowMs));
    return Math.ceil(waitMs / secondMs);
  }

  /** The chat must be left alone for these seconds. */
  hold(chatId: number, seconds: number, nowMs: number): void {
    this.#heldUntil.set(chatId, nowMs + seconds * secondMs);
  }

  /** Counts a message that was sent. */
  count(chatId: number, nowMs: number): void {
    if (!this.#limits) return;
    this.#sentAt.set(chatId, [...(this.#sentAt.get(chatId) ?? []), nowMs]);
    this.#allAt.push(nowMs);
  }
}

const within = (times: readonly number[], { ms }: FloodLimit, nowMs: number): number[] =>
  times.filter((at) => at > nowMs - ms);

/** How long until the limit allows one more. */
function excessMs(times: readonly number[], { count, ms }: FloodLimit, nowMs: number): number {
  const oldest = times.at(-count);
  return oldest === undefined ? 0 : oldest + ms - nowMs;
}
