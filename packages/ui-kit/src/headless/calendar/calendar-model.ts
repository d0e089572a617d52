/** Calendar days as text, `YYYY-MM-DD`. No time zone is involved. */
export type Day = string;

const dayMs = 86_400_000;
const daysShown = 42;

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (timeMs: number): Day => new Date(timeMs).toISOString().slice(0, 10);

export function addDays(day: Day, days: number): Day {
  return dayOf(timeOf(day) + days * dayMs);
}

/** The same day of another month, or the last day of that month when it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return dayOf(Math.min(last.getTime(), Date.UTC(year, month - 1 + months, date)));
}

/** First day of the week for a language: 0 is Sunday. */
export function firstDayOfWeek(language: string): number {
  const { getWeekInfo } = Intl.Locale.prototype as { getWeekInfo?: () => { firstDay: number } };
  const firstDay = getWeekInfo?.call(new Intl.Locale(language)).firstDay ?? 1;
  return firstDay % 7;
}

/** The six weeks that contain the month of a day. Always six, so that the calendar keeps its height. */
export function weeksOfMonth(day: Day, firstDay: number): readonly (readonly Day[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const before = (new Date(timeOf(first)).getUTCDay() - firstDay + 7) % 7;
  const days = Array.from({ length: daysShown }, (_, index) => addDays(first, index - before));
  return Array.from({ length: daysShown / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The day that a key moves to, as in the ARIA calendar grid pattern; undefined for other keys. */
export function dayOfKey(day: Day, key: string, firstDay: number): Day | undefined {
  const inWeek = (new Date(timeOf(day)).getUTCDay() - firstDay + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -inWeek);
    case 'End':
      return addDays(day, 6 - inWeek);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
