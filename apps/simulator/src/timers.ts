/** What is to happen later, and its end: after `stop` nothing happens any more, and what is under way is waited for. */
export class Timers {
  readonly #waiting = new Set<NodeJS.Timeout>();
  readonly #working = new Set<Promise<void>>();
  readonly #onProblem: (error: unknown) => void;
  readonly #ended = new AbortController();

  constructor(onProblem: (error: unknown) => void) {
    this.#onProblem = onProblem;
  }

  /** Aborted by `stop`: for requests that need not be waited for. */
  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  /** Returns what takes it back. */
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

  /** Again and again, each time so long after the last one is done. */
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

  /** At once; a failure is told and ends nothing else. */
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

  /** Resolves false when it was stopped meanwhile. */
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
