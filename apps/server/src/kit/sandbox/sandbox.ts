import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import {
  defaultLimits,
  type FromWorker,
  type RunOutcome,
  type SandboxFailure,
  type SandboxHost,
  type SandboxJob,
  type SandboxLimits,
  type SandboxResult,
  type ToWorker,
} from './sandbox.types.ts';

export interface SandboxOptions {
  /** Workers at most. */
  readonly workers?: number;
  /** Runs at the same time in one worker. Runs share a worker while they wait for answers. */
  readonly runsPerWorker?: number;
}

interface OpenRun {
  readonly id: number;
  readonly host: SandboxHost;
  readonly limits: SandboxLimits;
  readonly abort: AbortController;
  readonly end: (outcome: RunOutcome) => void;
}

interface Seat {
  readonly worker: Worker;
  /** Since when a run is inside the interpreter, 0 for none, and its id. */
  readonly busy: BigInt64Array;
  readonly runs: Map<number, OpenRun>;
  isGone: boolean;
}

interface WaitingRun {
  readonly job: SandboxJob;
  readonly host: SandboxHost;
  readonly resolve: (result: SandboxResult) => void;
}

const watchEveryMs = 100;
/** A built-in of the interpreter cannot be interrupted. A worker that is inside for this much longer is ended. */
const graceMs = 1_500;
const workerMemoryMb = 64;

/**
 * Runs scripts that are not trusted: QuickJS, compiled to WebAssembly, in worker threads. A script has no access to the
 * process, and every run has an interpreter of its own. The event loop of the server is never blocked: an interpreter
 * that exceeds its processor time is interrupted, and a worker that cannot be interrupted is ended and replaced.
 */
export class Sandbox {
  readonly #seats = new Set<Seat>();
  readonly #waiting: WaitingRun[] = [];
  readonly #mostWorkers: number;
  readonly #runsPerWorker: number;
  #watch: NodeJS.Timeout | undefined;
  #nextId = 1;
  #opened = 0;
  #isClosed = false;

  constructor({ workers = 2, runsPerWorker = 8 }: SandboxOptions = {}) {
    this.#mostWorkers = workers;
    this.#runsPerWorker = runsPerWorker;
  }

  /** Workers started so far, replaced ones included. */
  get opened(): number {
    return this.#opened;
  }

  /** Never throws: whatever goes wrong is a failure of the result. */
  run(job: SandboxJob, host: SandboxHost): Promise<SandboxResult> {
    return new Promise((resolve) => {
      this.#waiting.push({ job, host, resolve });
      this.#startWaiting();
    });
  }

  /** Ends all workers; open runs end as stopped. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    for (const waiting of this.#waiting.splice(0)) waiting.resolve(ended(failed('stopped', 'closed'), 0));
    await Promise.all([...this.#seats].map((seat) => this.#drop(seat, 'closed')));
  }

  #startWaiting(): void {
    while (this.#waiting.length > 0) {
      const seat = this.#freeSeat();
      if (!seat) return;
      const next = this.#waiting.shift();
      if (next) this.#start(seat, next);
    }
  }

  #freeSeat(): Seat | undefined {
    if (this.#isClosed) return undefined;
    const [emptiest] = [...this.#seats].toSorted((one, other) => one.runs.size - other.runs.size);
    if (emptiest?.runs.size === 0) return emptiest;
    if (this.#seats.size < this.#mostWorkers) return this.#open();
    return emptiest && emptiest.runs.size < this.#runsPerWorker ? emptiest : undefined;
  }

  #open(): Seat {
    const busy = new BigInt64Array(new SharedArrayBuffer(16));
    const worker = new Worker(new URL('./sandbox.worker.ts', import.meta.url), {
      workerData: { busy },
      // A worker needs none of the process's environment, which holds secrets.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: workerMemoryMb },
    });
    const seat: Seat = { worker, busy, runs: new Map(), isGone: false };
    this.#seats.add(seat);
    this.#opened += 1;
    worker.on('message', (message: FromWorker) => this.#hear(seat, message));
    worker.on('error', () => void this.#drop(seat, 'the sandbox broke'));
    worker.on('exit', () => void this.#drop(seat, 'the sandbox ended'));
    // A server that is stopping must not wait for an idle worker.
    worker.unref();
    return seat;
  }

  #start(seat: Seat, { job, host, resolve }: WaitingRun): void {
    const id = this.#nextId;
    this.#nextId += 1;
    const limits = { ...defaultLimits, ...job.limits };
    const startedAt = performance.now();
    const abort = new AbortController();
    const timer = setTimeout(() => {
      post(seat, { type: 'cancel', id });
      end(failed('timedOut', `no answer within ${limits.wallMs} ms`));
    }, limits.wallMs);
    const end = (outcome: RunOutcome): void => {
      if (!seat.runs.delete(id)) return;
      clearTimeout(timer);
      abort.abort();
      resolve(ended(outcome, performance.now() - startedAt));
      if (seat.runs.size === 0) seat.worker.unref();
      this.#startWaiting();
    };
    seat.runs.set(id, { id, host, limits, abort, end });
    seat.worker.ref();
    this.#watchOver();
    post(seat, { type: 'run', id, job, limits });
  }

  #hear(seat: Seat, message: FromWorker): void {
    if (message.type === 'broken') {
      void this.#drop(seat, 'the sandbox broke');
      return;
    }
    const run = seat.runs.get(message.id);
    if (!run) return;
    if (message.type === 'done') {
      run.end(message.outcome);
      return;
    }
    const { id, request, details } = message;
    void run.host
      .request(details, run.abort.signal)
      .catch(() => ({ failure: 'connectionFailed', message: 'the request could not be made' }))
      .then((answer) => post(seat, { type: 'answer', id, request, answer }));
  }

  #watchOver(): void {
    this.#watch ??= setInterval(() => {
      const now = Date.now();
      let isAnyOpen = false;
      for (const seat of this.#seats) {
        isAnyOpen ||= seat.runs.size > 0;
        const since = Number(Atomics.load(seat.busy, 0));
        const run = seat.runs.get(Number(Atomics.load(seat.busy, 1)));
        if (since === 0 || now - since < (run?.limits.cpuMs ?? 0) + graceMs) continue;
        run?.end(failed('tooLong', 'it could not be interrupted'));
        // The other runs of the worker are lost with it.
        void this.#drop(seat, 'another script broke the sandbox');
      }
      if (isAnyOpen) return;
      clearInterval(this.#watch);
      this.#watch = undefined;
    }, watchEveryMs).unref();
  }

  /** Ends a worker. Its place is free for a new one. */
  async #drop(seat: Seat, message: string): Promise<void> {
    if (seat.isGone) return;
    seat.isGone = true;
    this.#seats.delete(seat);
    const open = [...seat.runs.values()];
    const ending = seat.worker.terminate();
    for (const run of open) run.end(failed('stopped', message));
    await ending;
  }
}

const post = ({ worker }: Seat, message: ToWorker): void => worker.postMessage(message);

const failed = (failure: SandboxFailure, message: string): RunOutcome => ({
  output: undefined,
  failure,
  message,
  log: [],
  cpuMs: 0,
});

const ended = (outcome: RunOutcome, durationMs: number): SandboxResult => ({
  ...outcome,
  durationMs: Math.round(durationMs),
});
