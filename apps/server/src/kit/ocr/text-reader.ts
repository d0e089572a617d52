import { Worker } from 'node:worker_threads';
// Reads width and height of a header without decoding the picture.
import { imageSize } from 'image-size';
import type { FromReader, ReadOutcome, ToReader } from './text-reader.types.ts';

export interface TextReaderOptions {
  /** Longest time of one picture, with the start of the worker. */
  readonly timeoutMs?: number;
  /** The worker ends after this time without a picture, because it keeps about 200 MB. */
  readonly idleMs?: number;
  /** Pictures that may wait. */
  readonly queueLength?: number;
}

interface Waiting {
  readonly picture: Uint8Array;
  readonly resolve: (outcome: ReadOutcome) => void;
}

export const pictureBytesAtMost = 5 * 1024 * 1024;
/** Telegram's photos have 1.6 million at most; a picture sent as a file can be a whole screen. */
const pixelsAtMost = 8_000_000;
const sideAtMost = 6_000;
const types: ReadonlySet<string | undefined> = new Set(['png', 'jpg', 'webp']);
const workerMemoryMb = 256;

/**
 * Reads the text of pictures, one at a time, in a worker thread. A picture that takes too long ends the worker, so it
 * cannot keep the next one waiting.
 */
export class TextReader {
  readonly #waiting: Waiting[] = [];
  readonly #timeoutMs: number;
  readonly #idleMs: number;
  readonly #queueLength: number;
  #worker: Worker | undefined;
  #isReading = false;
  #isClosed = false;
  #idleTimer: NodeJS.Timeout | undefined;
  #nextId = 1;

  constructor({ timeoutMs = 30_000, idleMs = 60_000, queueLength = 20 }: TextReaderOptions = {}) {
    this.#timeoutMs = timeoutMs;
    this.#idleMs = idleMs;
    this.#queueLength = queueLength;
  }

  /** Whether a worker is running. */
  get isWarm(): boolean {
    return this.#worker !== undefined;
  }

  /** Never throws: every failure is an outcome. */
  read(picture: Uint8Array): Promise<ReadOutcome> {
    const failure = this.#isClosed ? 'closed' : refusalOf(picture);
    if (failure) return Promise.resolve({ failure });
    if (this.#waiting.length >= this.#queueLength) return Promise.resolve({ failure: 'busy' });
    return new Promise((resolve) => {
      this.#waiting.push({ picture, resolve });
      void this.#readNext();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve } of this.#waiting.splice(0)) resolve({ failure: 'closed' });
    await this.#endWorker();
  }

  async #readNext(): Promise<void> {
    if (this.#isReading) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#isReading = true;
    clearTimeout(this.#idleTimer);
    const outcome = await this.#readOne(next.picture);
    if (outcome.failure !== null) await this.#endWorker();
    this.#isReading = false;
    next.resolve(outcome);
    if (this.#waiting.length > 0) return this.#readNext();
    this.#idleTimer = setTimeout(() => void this.#endWorker(), this.#idleMs);
    this.#idleTimer.unref();
  }

  #readOne(picture: Uint8Array): Promise<ReadOutcome> {
    const worker = this.#worker ?? openWorker();
    this.#worker = worker;
    const id = this.#nextId;
    this.#nextId += 1;
    return new Promise((resolve) => {
      const end = (outcome: ReadOutcome): void => {
        clearTimeout(timer);
        worker.removeAllListeners('message').removeAllListeners('exit');
        worker.unref();
        resolve(outcome);
      };
      const timer = setTimeout(() => end({ failure: 'tooLong' }), this.#timeoutMs);
      worker.ref();
      worker.on('message', (read: FromReader) => {
        if (read.id === id) end({ text: read.text, confidence: read.confidence, failure: null });
      });
      worker.on('exit', () => end({ failure: this.#isClosed ? 'closed' : 'broken' }));
      worker.postMessage({ id, picture } satisfies ToReader);
    });
  }

  async #endWorker(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

function openWorker(): Worker {
  const worker = new Worker(new URL('./text-reader.worker.ts', import.meta.url), {
    // The worker needs none of the process's environment, which holds secrets.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: workerMemoryMb },
    stdout: true,
    stderr: true,
  });
  // The engine prints remarks about each picture.
  worker.stdout.resume();
  worker.stderr.resume();
  // The exit that follows is the outcome.
  worker.on('error', () => undefined);
  return worker;
}

function refusalOf(picture: Uint8Array): 'notAPicture' | 'tooLarge' | undefined {
  if (picture.byteLength > pictureBytesAtMost) return 'tooLarge';
  try {
    const { width, height, type } = imageSize(picture);
    if (!types.has(type) || width < 1 || height < 1) return 'notAPicture';
    return width * height > pixelsAtMost || Math.max(width, height) > sideAtMost ? 'tooLarge' : undefined;
  } catch {
    return 'notAPicture';
  }
}
