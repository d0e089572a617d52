import type { Log } from '../log/log.ts';

export interface BackgroundJob {
  readonly name: string;
  readonly everyMs: number;
  /** A run that is asked for starts at the earliest this long after the last one: what is asked for meanwhile is one. */
  readonly restMs?: number;
  run(): Promise<unknown>;
}

/** Periodic background jobs. A job never overlaps itself. A failed job runs again at its next interval. */
export class BackgroundJobs {
  readonly #log: Log;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  readonly #besides: (() => Promise<void>)[] = [];
  readonly #first: (() => Promise<void>)[] = [];
  #stopped = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** @returns a function that starts the next run at once, or right after the current one and its rest */
  start(job: BackgroundJob): () => void {
    let timer: NodeJS.Timeout | undefined;
    let running = false;
    let wanted = false;
    let restedAt = 0;
    const wait = (ms: number): void => {
      if (this.#stopped) return;
      timer = setTimeout(() => {
        if (timer) this.#timers.delete(timer);
        running = true;
        wanted = false;
        const turn = this.#run(job).then(() => {
          running = false;
          restedAt = performance.now() + (job.restMs ?? 0);
          wait(wanted ? (job.restMs ?? 0) : job.everyMs);
        });
        this.#running.add(turn);
        void turn.finally(() => this.#running.delete(turn));
      }, ms);
      timer.unref();
      this.#timers.add(timer);
    };
    wait(job.everyMs);
    return () => {
      if (wanted || this.#stopped) return;
      wanted = true;
      if (running || !timer) return;
      this.#timers.delete(timer);
      clearTimeout(timer);
      wait(Math.max(0, restedAt - performance.now()));
    };
  }

  /** Registers work that a job starts without waiting for it. `stop` waits for it too. */
  waitFor(idle: () => Promise<void>): void {
    this.#besides.push(idle);
  }

  /** Registers what `stop` calls before it waits, such as the end of a request that waits for long. */
  stopFirst(end: () => Promise<void>): void {
    this.#first.push(end);
  }

  async #run(job: BackgroundJob): Promise<void> {
    try {
      await job.run();
    } catch (error) {
      this.#log.error({ job: job.name, error }, 'background job failed');
    }
  }

  /** Starts no new runs and waits for the current ones. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(this.#first.map((end) => end()));
    await Promise.all(this.#running);
    await Promise.all(this.#besides.map((idle) => idle()));
  }
}
