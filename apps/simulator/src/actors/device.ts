import { BusinessError, type Input, type Platform, ValidationError } from '@platform/sdk';
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
/** Until the platform has said how long it waits for a sign of life. */
const firstBeatMs = 30_000;
/** One is enough where a beat that fails is followed by another within seconds. */
const beatsWithin = 1.5;
const unevenness = 0.2;
const secondMs = 1_000;
const lost: ReadonlySet<string> = new Set(['unmatched', 'suspicious', 'unparsed']);

/**
 * A phone, a browser or a chain watcher: reports what it hears, in order, and again until the platform has taken it. What
 * arrives twice is known there by itself.
 */
export class Device {
  readonly #tools: DeviceTools;
  readonly #heard: { readonly record: StatementRecord; readonly isLast: boolean }[] = [];
  #isReporting = false;
  #heardOfAt = 0;
  #beatEveryMs = firstBeatMs;

  constructor(tools: DeviceTools) {
    this.#tools = tools;
    tools.timers.start(() => this.#beat());
  }

  /** Before the platform misses it; what is reported counts too. */
  async #beat(): Promise<void> {
    const { platform, timers, isSilent } = this.#tools;
    try {
      if (isSilent() || Date.now() - this.#heardOfAt < this.#beatEveryMs * (1 - unevenness)) return;
      const { liveSeconds } = await platform.monitorLogs.report({}, { signal: timers.signal });
      this.#beatEveryMs = (liveSeconds * secondMs) / beatsWithin;
      this.#heardOfAt = Date.now();
    } catch (error) {
      // Asking again at once would not help.
      if (isRefusal(error)) this.#heardOfAt = Date.now();
      throw error;
    } finally {
      const leftMs = Math.max(retryMs, this.#heardOfAt + this.#beatEveryMs - Date.now());
      // Not all devices at once.
      timers.after(leftMs * (1 - Math.random() * unevenness), () => this.#beat());
    }
  }

  /** @param isLast no further report of the same money follows */
  hear(record: StatementRecord, isLast: boolean): void {
    this.#heard.push({ record, isLast });
    this.#later(collectMs);
  }

  /** One report at a time: what is heard meanwhile is in the next. */
  #later(ms: number): void {
    if (this.#isReporting) return;
    this.#isReporting = true;
    const { timers, haste } = this.#tools;
    timers.after(ms * haste, () => this.#report());
  }

  async #report(): Promise<void> {
    const { platform, timers, isSilent } = this.#tools;
    const batch = this.#heard.slice(0, mostRecords);
    let nextMs = retryMs;
    try {
      if (isSilent()) return;
      const { results } = await platform.statements.ingest(
        { records: batch.map(({ record }) => record) },
        { signal: timers.signal },
      );
      this.#heard.splice(0, batch.length);
      this.#heardOfAt = Date.now();
      results.forEach(({ state }, place) => {
        if (batch[place]?.isLast && lost.has(state)) this.#tools.counts.unmatched += 1;
      });
      nextMs = collectMs;
    } catch (error) {
      if (isRefusal(error)) this.#heard.splice(0, batch.length);
      throw error;
    } finally {
      this.#isReporting = false;
      if (this.#heard.length > 0) this.#later(nextMs);
    }
  }
}

/** What the platform refuses as it is, it would refuse for ever. */
const isRefusal = (error: unknown): boolean => BusinessError.is(error) || ValidationError.is(error);
