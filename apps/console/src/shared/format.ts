import { formatPlatformTime } from '@platform/sdk';
import type { Language } from './language.ts';
import { useLanguage } from './messages.ts';
import { createStore, useStore } from './store.ts';
import { zoneLabel } from './time-zone.ts';

type Time = Date | string;

export interface Formats {
  dateTime: (time: Time) => string;
  /** With the time zone: `2026/11/20 14:03:05 UTC+8 Asia/Shanghai`. */
  full: (time: Time) => string;
  date: (time: Time) => string;
  /** With the weekday, for a heading. */
  longDate: (time: Time) => string;
  /** Hours, minutes and seconds. */
  clock: (time: Time) => string;
  number: (value: number) => string;
  percent: (ratio: number) => string;
}

let zoneOfPlatform = 'Asia/Shanghai';
/** The zone that the user has chosen; null: the platform's. */
const chosenZone = createStore<string | null>(null);

/** Sets the platform's time zone: of times in requests and URLs, and of days in statistics. */
export function setPlatformZone(zone: string): void {
  zoneOfPlatform = zone;
}
export function platformZone(): string {
  return zoneOfPlatform;
}

/** Sets the time zone in which this user reads and writes times; null: the platform's. */
export function setReaderZone(zone: string | null): void {
  chosenZone.set(zone);
}
export function readerZone(): string {
  return chosenZone.get() ?? zoneOfPlatform;
}
export function useReaderZone(): string {
  return useStore(chosenZone) ?? zoneOfPlatform;
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
  const dateTime = times({ ...day, ...clock });
  return {
    dateTime,
    full: (time) => `${dateTime(time)} ${zoneLabel(zone, new Date(time))}`,
    date: times(day),
    longDate: times({ dateStyle: 'full' }),
    clock: times(clock),
    number: numbers(),
    percent: numbers({ style: 'percent', maximumFractionDigits: 1 }),
  };
}

/** `2026-11-20 14:03:05` in the platform's zone, as filters of lists have it. */
export const platformText = (time: Time): string => formatPlatformTime(new Date(time), platformZone());

/** `2026-11-20 14:03:05` in the reader's zone, which spreadsheets read as a time. */
export const plainTime = (time: Time): string => formatPlatformTime(new Date(time), readerZone());

const known = new Map<string, Formats>();

/** Cached by language and zone, shared by all cells. */
function formatsOf(language: Language, zone: string): Formats {
  const key = `${language} ${zone}`;
  const formats = known.get(key) ?? makeFormats(language, zone);
  known.set(key, formats);
  return formats;
}

/** The formats of the reader's language and time zone. */
export function useFormats(): Formats {
  return formatsOf(useLanguage(), useReaderZone());
}
