import type { EventEmitter } from 'node:events';
import type { Fanout } from './fanout.ts';

/** An event can be lost, so a waiting call also reads again after this time. */
const readAgainMs = 2_000;
/**
 * Each waiting call keeps a connection open and reads again every two seconds. This many read a thousand rows a
 * second, as the same clients would by polling.
 */
const mostWaiting = 2_000;
/** A single object, for example the order of a published pay link, must not take all places. */
const mostOfOne = 20;

/** A read that is repeated until its value is final. */
export interface LongPoll<T> {
  /** Events about this id, of any topic, are a reason to read again. */
  readonly id: string;
  /** 0 reads once. */
  readonly withinMs: number;
  /** Must hold no transaction or connection when it has ended: the call waits between two reads. */
  read(): Promise<T>;
  isFinal(value: T): boolean;
}

/** The request that waits. */
export interface PollingRequest {
  /** Node's response. When it closes, the wait ends. Absent when the app is called in-process. */
  readonly response?: (Pick<EventEmitter, 'once' | 'off'> & { readonly closed: boolean }) | undefined;
  /** How long the call only waited, for callers that measure its work. */
  readonly onWaited?: ((ms: number) => void) | undefined;
}

/**
 * Requests that are answered when something happens to an object. Events only make the answer early: each request
 * also reads again in short intervals and at its deadline. Above a limit of waiting requests, and while the server
 * stops, a request is answered at once.
 */
export class LongPolls {
  readonly #waiting = new Map<string, Set<Wait>>();
  readonly #unsubscribe: () => void;
  #count = 0;
  #asleep = 0;
  #isClosed = false;

  constructor(fanout: Fanout) {
    this.#unsubscribe = fanout.subscribe({
      onEvent: ({ id }) => {
        for (const wait of this.#waiting.get(id) ?? []) wait.wake();
      },
      onGap: () => this.#all((wait) => wait.wake()),
    });
  }

  /** Requests that do nothing at this moment but wait. */
  get asleep(): number {
    return this.#asleep;
  }

  /** The first final value, or the value at the deadline. */
  async poll<T>(
    { id, withinMs, read, isFinal }: LongPoll<T>,
    { response, onWaited }: PollingRequest = {},
  ): Promise<T> {
    const deadline = performance.now() + withinMs;
    // Before the first read, so that no event is missed between it and the wait.
    const wait = withinMs > 0 && !response?.closed ? this.#enter(id) : undefined;
    if (!wait) return read();
    const end = (): void => wait.end();
    response?.once('close', end);
    let waitedMs = 0;
    try {
      for (;;) {
        wait.expectEvent();
        const value = await read();
        const leftMs = deadline - performance.now();
        if (isFinal(value) || leftMs <= 0 || wait.hasEnded) return value;
        waitedMs += await this.#sleep(wait, Math.min(leftMs, readAgainMs));
      }
    } finally {
      response?.off('close', end);
      this.#leave(id, wait);
      onWaited?.(waitedMs);
    }
  }

  /** Answers all waiting requests; later ones are answered at once. */
  close(): void {
    this.#isClosed = true;
    this.#unsubscribe();
    this.#all((wait) => wait.end());
  }

  #enter(id: string): Wait | undefined {
    const same = this.#waiting.get(id) ?? new Set();
    if (this.#isClosed || this.#count >= mostWaiting || same.size >= mostOfOne) return undefined;
    const wait = new Wait();
    this.#waiting.set(id, same.add(wait));
    this.#count += 1;
    return wait;
  }

  #leave(id: string, wait: Wait): void {
    const same = this.#waiting.get(id);
    same?.delete(wait);
    if (same?.size === 0) this.#waiting.delete(id);
    this.#count -= 1;
  }

  async #sleep(wait: Wait, ms: number): Promise<number> {
    const from = performance.now();
    this.#asleep += 1;
    await wait.sleep(ms, () => {
      this.#asleep -= 1;
    });
    return performance.now() - from;
  }

  #all(call: (wait: Wait) => void): void {
    for (const same of this.#waiting.values()) for (const wait of same) call(wait);
  }
}

/** One waiting request. */
class Wait {
  hasEnded = false;
  #isDue = false;
  #wake: (() => void) | undefined;

  /** An event from now on ends the next sleep, or prevents it. */
  expectEvent(): void {
    this.#isDue = false;
  }

  wake(): void {
    this.#isDue = true;
    this.#wake?.();
  }

  end(): void {
    this.hasEnded = true;
    this.wake();
  }

  /** Calls `onAwake` in the turn of the event, while the promise resolves after it. */
  sleep(ms: number, onAwake: () => void): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#wake = undefined;
        clearTimeout(timer);
        onAwake();
        resolve();
      };
      const timer = setTimeout(wake, Math.ceil(ms));
      this.#wake = wake;
      if (this.#isDue) wake();
    });
  }
}
