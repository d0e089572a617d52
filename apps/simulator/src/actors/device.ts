import {
  BusinessError,
  type DeviceScript,
  fetchDeviceScript,
  type Input,
  type Platform,
  ValidationError,
} from '@platform/sdk';
import type { Counts } from '../counts.ts';
import type { Timers } from '../timers.ts';

export type StatementRecord = Input<'statements.ingest'>['records'][number];

export interface DeviceTools {
  /** Signs with the device's own credentials. */
  readonly platform: Platform;
  readonly timers: Timers;
  readonly counts: Counts;
  /** Whether it is offline at this moment. */
  readonly isSilent: () => boolean;
  /** Keeps the script that it started with: a device that does not update. */
  readonly keepsScript?: (version: number) => boolean;
  readonly haste: number;
}

/** A device batches records for this long, like a phone app. */
const collectMs = 700;
const retryMs = 5_000;
const mostRecords = 100;
/** Used until the platform has sent its heartbeat interval. */
const firstBeatMs = 30_000;
/** One is enough: a failed heartbeat is retried within seconds. */
const beatsWithin = 1.5;
const unevenness = 0.2;
const secondMs = 1_000;
const lost: ReadonlySet<string> = new Set(['unmatched', 'suspicious', 'unparsed']);

/**
 * A phone, browser or chain watcher. It reports records in order and retries until the platform accepts them.
 * The platform deduplicates repeated records.
 */
export class Device {
  readonly #tools: DeviceTools;
  readonly #heard: { readonly record: StatementRecord; readonly isLast: boolean }[] = [];
  #isReporting = false;
  #heardOfAt = 0;
  #beatEveryMs = firstBeatMs;
  /** The script that it runs, so to speak: it only reports its checksum. */
  #script: DeviceScript | undefined;

  constructor(tools: DeviceTools) {
    this.#tools = tools;
    tools.timers.start(() => this.#beat());
  }

  /** Sends a heartbeat before the platform considers the device silent; a report counts as one. */
  async #beat(): Promise<void> {
    const { platform, timers, isSilent } = this.#tools;
    try {
      if (isSilent() || Date.now() - this.#heardOfAt < this.#beatEveryMs * (1 - unevenness)) return;
      const running = this.#script?.script?.checksum;
      const { liveSeconds, script } = await platform.monitorLogs.report(
        running === undefined ? {} : { scriptChecksum: running },
        { signal: timers.signal },
      );
      if (script && script.checksum !== running) timers.start(() => this.#update(script.version));
      this.#beatEveryMs = (liveSeconds * secondMs) / beatsWithin;
      this.#heardOfAt = Date.now();
    } catch (error) {
      // A retry would be refused too.
      if (isRefusal(error)) this.#heardOfAt = Date.now();
      throw error;
    } finally {
      const leftMs = Math.max(retryMs, this.#heardOfAt + this.#beatEveryMs - Date.now());
      // Spread the heartbeats of the devices.
      timers.after(leftMs * (1 - Math.random() * unevenness), () => this.#beat());
    }
  }

  /** Fetches the script that it should run, and says so with a heartbeat at once. */
  async #update(version: number): Promise<void> {
    const { platform, timers, keepsScript } = this.#tools;
    if (keepsScript?.(version)) return;
    this.#script = await fetchDeviceScript(platform, this.#script, { signal: timers.signal });
    const scriptChecksum = this.#script.script?.checksum;
    if (scriptChecksum === undefined) return;
    const logs = [
      { logPhase: 'start' as const, message: `Now runs version ${this.#script.script?.version ?? ''}` },
    ];
    await platform.monitorLogs.report({ scriptChecksum, logs }, { signal: timers.signal });
  }

  /** @param isLast no further report of the same money follows */
  hear(record: StatementRecord, isLast: boolean): void {
    this.#heard.push({ record, isLast });
    this.#later(collectMs);
  }

  /** One report at a time: records that arrive meanwhile go into the next. */
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

/** A refusal by validation or business rule is permanent, so it is not retried. */
const isRefusal = (error: unknown): boolean => BusinessError.is(error) || ValidationError.is(error);
