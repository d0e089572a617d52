import { useMemo } from 'react';
import type { Language } from './language.ts';
import { useLanguage } from './messages.ts';

export interface Formats {
  dateTime: (time: Date | string) => string;
  date: (time: Date | string) => string;
  /** With the day of the week, for a heading. */
  longDate: (time: Date | string) => string;
  /** Hours, minutes and seconds. */
  clock: (time: Date | string) => string;
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

/** Formats of a language; numbers and dates follow its locale. */
function formatsOf(language: Language, zone: string = platformZone): Formats {
  const dateTime = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const date = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const longDate = new Intl.DateTimeFormat(language, { timeZone: zone, dateStyle: 'full' });
  const clock = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return {
    dateTime: (time) => dateTime.format(new Date(time)),
    date: (time) => date.format(new Date(time)),
    longDate: (time) => longDate.format(new Date(time)),
    clock: (time) => clock.format(new Date(time)),
    number: (value) => number.format(value),
    percent: (ratio) => percent.format(ratio),
  };
}

export function useFormats(): Formats {
  const language = useLanguage();
  return useMemo(() => formatsOf(language), [language]);
}
