import { BusinessError, HttpError, type Input, type Platform } from '@platform/sdk';
import type { Counts } from '../counts.ts';
import type { Timers } from '../timers.ts';

export type StatementRecord = Input<'statements.ingest'>['records'][number];

export interface DeviceTools {
  /** Signs with the device's own credentials. */
  readonly platform: Platform;
  readonly timers: Timers;
  readonly counts: Counts;
  /** Whether it has no line at this moment. */
  readonly isSilent: () => boolean;
  readonly haste: number;
}

/** A device collects for a moment, as an app on a phone does. */
const collectMs = 700;
const retryMs = 5_000;
const mostRecords = 100;
/** A few times within what the platform waits for; what is reported counts too. */
const beatEveryMs = 30_000;
const lost: ReadonlySet<string> = new Set(['unmatched', 'suspicious', 'unparsed']);

/**
 * A phone, a browser or a chain watcher: reports what it hears, in order, and again until the platform has taken it. What
 * arrives twice is known there by itself.
 */
export class Device {
  readonly #tools: DeviceTools;
  readonly #heard: { readonly record: StatementRecord; readonly isLast: boolean }[] = [];
  #isWaiting = false;

  #heardOfAt = 0;

  constructor(tools: DeviceTools) {
    this.#tools = tools;
    tools.timers.start(() => this.#beat());
    tools.timers.every(beatEveryMs, () => this.#beat());
  }

  async #beat(): Promise<void> {
    const { platform, timers, isSilent } = this.#tools;
    if (isSilent() || Date.now() - this.#heardOfAt < beatEveryMs) return;
    await platform.monitorLogs.report({}, { signal: timers.signal });
  }

  /** @param isLast no further report of the same money follows */
  hear(record: StatementRecord, isLast: boolean): void {
    this.#heard.push({ record, isLast });
    this.#later(collectMs);
  }

  #later(ms: number): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    const { timers, haste } = this.#tools;
    timers.after(ms * haste, async () => {
      this.#isWaiting = false;
      await this.#report();
    });
  }

  async #report(): Promise<void> {
    const { platform, timers, isSilent } = this.#tools;
    if (isSilent()) return this.#later(retryMs);
    const batch = this.#heard.slice(0, mostRecords);
    try {
      const { results } = await platform.statements.ingest(
        { records: batch.map(({ record }) => record) },
        { signal: timers.signal },
      );
      this.#heard.splice(0, batch.length);
      this.#heardOfAt = Date.now();
      results.forEach(({ state }, place) => {
        if (batch[place]?.isLast && lost.has(state)) this.#tools.counts.unmatched += 1;
      });
    } catch (error) {
      this.#later(retryMs);
      // What the platform refuses as it is would be refused for ever.
      if (!BusinessError.is(error) && !(HttpError.is(error) && error.status === 400)) return;
      this.#heard.splice(0, batch.length);
      throw error;
    }
    if (this.#heard.length > 0) this.#later(collectMs);
  }
}
