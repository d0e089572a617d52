import type { Log } from './log.ts';

export interface BackgroundJob {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
}

/** Small chores beside the requests. A job never overlaps itself, and a failing one is tried again at its next turn. */
export class BackgroundJobs {
  readonly #log: Log;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #stopped = false;

  constructor(log: Log) {
    this.#log = log;
  }

  start(job: BackgroundJob): void {
    if (this.#stopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const turn = this.#run(job);
      this.#running.add(turn);
      void turn.finally(() => this.#running.delete(turn));
    }, job.everyMs);
    timer.unref();
    this.#timers.add(timer);
  }

  async #run(job: BackgroundJob): Promise<void> {
    try {
      await job.run();
    } catch (error) {
      this.#log.error({ job: job.name, error }, 'background job failed');
    }
    this.start(job);
  }

  /** Starts nothing new and waits for what runs. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(this.#running);
  }
}
