import { formatPlatformTime } from '@platform/sdk';

const quarterMs = 900_000;
const excelEpochDays = 25_569;
const dayMs = 86_400_000;

/**
 * What the clocks of a zone show. Asking the zone's calendar for each of a million cells would take most of the time of
 * an export: zones change their offset on the quarter of an hour and never within one, so each is asked once.
 */
export class WallClock {
  readonly #timeZone: string;
  readonly #offsets = new Map<number, number>();

  /** @throws RangeError for an unknown zone */
  constructor(timeZone: string) {
    this.#timeZone = timeZone;
    this.#offsetMs(0);
  }

  /** `YYYY-MM-DD HH:mm:ss`. */
  text(iso: string): string {
    return new Date(this.#wallMs(iso)).toISOString().slice(0, 19).replace('T', ' ');
  }

  /** Days since a sheet's day nought, which is how sheets keep times. Whole seconds. */
  serial(iso: string): number {
    return Math.floor(this.#wallMs(iso) / 1_000) / (dayMs / 1_000) + excelEpochDays;
  }

  #wallMs(iso: string): number {
    const moment = Date.parse(iso);
    return moment + this.#offsetMs(Math.floor(moment / quarterMs));
  }

  #offsetMs(quarter: number): number {
    let offsetMs = this.#offsets.get(quarter);
    if (offsetMs === undefined) {
      const moment = quarter * quarterMs;
      const shown = formatPlatformTime(new Date(moment), this.#timeZone);
      offsetMs = Date.parse(`${shown.replace(' ', 'T')}Z`) - moment;
      // Rows come in the order of their times: those behind are not asked for again.
      if (this.#offsets.size >= 10_000) this.#offsets.clear();
      this.#offsets.set(quarter, offsetMs);
    }
    return offsetMs;
  }
}
