import { formatPlatformTime } from '@platform/sdk';

const quarterMs = 900_000;
const excelEpochDays = 25_569;
const dayMs = 86_400_000;

/**
 * Converts times to the wall clock of a zone. The offset is cached per quarter of an hour, because zones
 * change their offset only on a quarter, and a calendar lookup for each of a million cells would take most of
 * the export's time.
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

  /** Days since day zero of a spreadsheet, its format for times. Whole seconds. */
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
      // Rows are sorted by time, so older entries are not needed again.
      if (this.#offsets.size >= 10_000) this.#offsets.clear();
      this.#offsets.set(quarter, offsetMs);
    }
    return offsetMs;
  }
}
