/** Timers that end together: after `stop` no timer starts work, and running work is awaited. */
export class Timers {
  readonly #waiting = new Set<NodeJS.Timeout>();
  readonly #working = new Set<Promise<void>>();
  readonly #onProblem: (error: unknown) => void;
  readonly #ended = new AbortController();

  constructor(onProblem: (error: unknown) => void) {
    this.#onProblem = onProblem;
  }

  /** Aborted by `stop`: for requests that need not be awaited. */
  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  /** Returns a function that cancels the timer. */
  after(ms: number, work: () => void | Promise<void>): () => void {
    if (this.signal.aborted) return () => undefined;
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      this.start(work);
    }, ms);
    this.#waiting.add(timer);
    return () => {
      clearTimeout(timer);
      this.#waiting.delete(timer);
    };
  }

  /** Repeats, each time after this delay from the end of the last run. */
  every(ms: number, work: () => void | Promise<void>): void {
    const turn = (): void => {
      this.after(ms, async () => {
        try {
          await work();
        } finally {
          turn();
        }
      });
    };
    turn();
  }

  /** Runs at once; a failure is reported and ends nothing else. */
  start(work: () => void | Promise<void>): void {
    if (this.signal.aborted) return;
    const done = Promise.resolve()
      .then(work)
      .catch((error: unknown) => {
        if (!this.signal.aborted) this.#onProblem(error);
      })
      .finally(() => this.#working.delete(done));
    this.#working.add(done);
  }

  /** Resolves with false when stopped meanwhile. */
  wait(ms: number): Promise<boolean> {
    if (this.signal.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      const takeBack = this.after(ms, () => {
        this.signal.removeEventListener('abort', stopped);
        resolve(true);
      });
      const stopped = (): void => {
        takeBack();
        resolve(false);
      };
      this.signal.addEventListener('abort', stopped, { once: true });
    });
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
    await Promise.all(this.#working);
  }
}
