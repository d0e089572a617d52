import type { Language } from './language.ts';
import { useLanguage } from './messages.ts';

type Time = Date | string;

export interface Formats {
  dateTime: (time: Time) => string;
  date: (time: Time) => string;
  /** With the weekday, for a heading. */
  longDate: (time: Time) => string;
  /** Hours, minutes and seconds. */
  clock: (time: Time) => string;
  number: (value: number) => string;
  percent: (ratio: number) => string;
}

let platformZone = 'Asia/Shanghai';

/**
 * Sets the time zone of all shown times: the platform's, so that two users on the phone see the same times.
 */
export function setTimeZone(zone: string): void {
  platformZone = zone;
}
export function timeZone(): string {
  return platformZone;
}

/** Creates a formatter on first use and keeps it: creating one costs more than a thousand uses. */
function once<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The formats of a language. Numbers and dates follow its locale. */
function makeFormats(language: Language, zone: string): Formats {
  const times = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(language, { timeZone: zone, ...options }));
    return (time: Time) => format().format(new Date(time));
  };
  const numbers = (options?: Intl.NumberFormatOptions) => {
    const format = once(() => new Intl.NumberFormat(language, options));
    return (value: number) => format().format(value);
  };
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  return {
    dateTime: times({ ...day, ...clock }),
    date: times(day),
    longDate: times({ dateStyle: 'full' }),
    clock: times(clock),
    number: numbers(),
    percent: numbers({ style: 'percent', maximumFractionDigits: 1 }),
  };
}

/** `2026-11-20 14:03:05`, which spreadsheets read as a time. */
export function plainTime(time: Time): string {
  plain ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: platformZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return plain.format(new Date(time));
}
let plain: Intl.DateTimeFormat | undefined;

const known = new Map<string, Formats>();

/** Cached by language, shared by all cells. */
function formatsOf(language: Language): Formats {
  const key = `${language} ${platformZone}`;
  const formats = known.get(key) ?? makeFormats(language, platformZone);
  known.set(key, formats);
  return formats;
}

export function useFormats(): Formats {
  return formatsOf(useLanguage());
}
