import { formatPlatformTime, parsePlatformTime } from '@platform/sdk';
import type { Bucket } from './statistics.groups.ts';
import { hourMs, hourOf, type Span } from './statistics.hours.ts';
import { dayMs, dayStart } from './statistics.range.ts';

/**
 * The time steps of a span, numbered from its start. The steps of two spans of the same length are compared
 * by their numbers. Numbers count calendar steps, because a day with a clock change is longer or shorter.
 */
export class Steps {
  readonly #span: Span;
  readonly #bucket: Bucket;
  readonly #timeZone: string;
  readonly #firstHour: number;

  constructor(span: Span, bucket: Bucket, timeZone: string) {
    this.#span = span;
    this.#bucket = bucket;
    this.#timeZone = timeZone;
    this.#firstHour = hourOf(span.from, dayStart(span.from, timeZone)).getTime();
  }

  numberOf(time: Date): number {
    if (this.#bucket === 'hour') return Math.floor((time.getTime() - this.#firstHour) / hourMs);
    return this.#calendarOf(time) - this.#calendarOf(this.#span.from);
  }

  /** The part of a step that lies in the span; undefined if none does. */
  at(number: number): Span | undefined {
    const [start, end] = [this.#startOf(number), this.#startOf(number + 1)];
    const part = { from: later(start, this.#span.from), to: earlier(end, this.#span.to) };
    return number >= 0 && part.from < part.to ? part : undefined;
  }

  /** Days or months since a fixed day. */
  #calendarOf(time: Date): number {
    const [year = 0, month = 1, day = 1] = formatPlatformTime(time, this.#timeZone)
      .slice(0, 10)
      .split('-')
      .map(Number);
    return this.#bucket === 'month' ? year * 12 + month - 1 : Date.UTC(year, month - 1, day) / dayMs;
  }

  #startOf(number: number): Date {
    if (this.#bucket === 'hour') return new Date(this.#firstHour + number * hourMs);
    const at = this.#calendarOf(this.#span.from) + number;
    const date =
      this.#bucket === 'month' ? new Date(Date.UTC(Math.floor(at / 12), at % 12)) : new Date(at * dayMs);
    const noon = parsePlatformTime(`${date.toISOString().slice(0, 10)} 12:00:00`, this.#timeZone);
    if (!noon) throw new Error(`No noon on ${date.toISOString()} in ${this.#timeZone}.`);
    return dayStart(noon, this.#timeZone);
  }
}

const later = (a: Date, b: Date): Date => new Date(Math.max(a.getTime(), b.getTime()));
const earlier = (a: Date, b: Date): Date => new Date(Math.min(a.getTime(), b.getTime()));
