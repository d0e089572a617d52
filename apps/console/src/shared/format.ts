import type { Language } from './language.ts';
import { useLanguage } from './messages.ts';

type Time = Date | string;

export interface Formats {
  dateTime: (time: Time) => string;
  date: (time: Time) => string;
  /** With the day of the week, for a heading. */
  longDate: (time: Time) => string;
  /** Hours, minutes and seconds. */
  clock: (time: Time) => string;
  number: (value: number) => string;
  percent: (ratio: number) => string;
}

let platformZone = 'Asia/Shanghai';

/** Times are shown in the platform's zone wherever the reader sits: two people on the telephone must read the same. */
export function setTimeZone(zone: string): void {
  platformZone = zone;
}
export function timeZone(): string {
  return platformZone;
}

/** Making a formatter costs more than a thousand uses of it: each is made when it is first asked for, once. */
function once<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Formats of a language; numbers and dates follow its locale. */
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

const known = new Map<string, Formats>();

/** The same formats for every cell of a language. */
function formatsOf(language: Language): Formats {
  const key = `${language} ${platformZone}`;
  const formats = known.get(key) ?? makeFormats(language, platformZone);
  known.set(key, formats);
  return formats;
}

export function useFormats(): Formats {
  return formatsOf(useLanguage());
}
