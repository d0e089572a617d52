import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  addMonths,
  type Day,
  dayOfKey,
  firstDayOfWeek,
  weeksOfMonth,
} from '../../headless/calendar/index.ts';
import { keyAlongLine } from '../../headless/direction/index.ts';
import { IconButton } from '../button.tsx';
import { cn } from '../theme/class-names.ts';

export interface MonthCalendarProps {
  /** The selected range; null where it is open. */
  from: Day | null;
  to: Day | null;
  /** Today in the app's zone. */
  today: Day;
  /** Language of the names, and of the first day of the week. */
  language: string;
  labels: { previousMonth: string; nextMonth: string };
  /** Both ends in order; the first choice alone is a one-day range. */
  onDays: (first: Day, last: Day) => void;
}

/**
 * A month calendar for a range: the first press sets the start, the second the end. One Tab stop, arrow keys
 * inside.
 */
export function MonthCalendar({ from, to, today, language, labels, onDays }: MonthCalendarProps) {
  const [focused, setFocused] = useState<Day>(to ?? from ?? today);
  const [start, setStart] = useState<Day | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const firstDay = firstDayOfWeek(language);
  const weeks = weeksOfMonth(focused, firstDay);

  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const choose = (day: Day) => {
    setFocused(day);
    setStart(start === null ? day : null);
    if (start === null) onDays(day, day);
    else onDays(start < day ? start : day, start < day ? day : start);
  };
  const move = (event: KeyboardEvent) => {
    const next = dayOfKey(focused, keyAlongLine(event.key, event.currentTarget), firstDay);
    if (next === undefined) return;
    event.preventDefault();
    byKey.current = true;
    setFocused(next);
  };
  const write = (day: Day, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between">
        <IconButton
          label={labels.previousMonth}
          size="icon-sm"
          onClick={() => setFocused(addMonths(focused, -1))}
        >
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <span aria-live="polite" className="font-medium">
          {write(focused, { year: 'numeric', month: 'long' })}
        </span>
        <IconButton label={labels.nextMonth} size="icon-sm" onClick={() => setFocused(addMonths(focused, 1))}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      <table ref={grid} className="w-full border-separate border-spacing-y-0.5 text-center" onKeyDown={move}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={write(day, { weekday: 'long' })}
                className="h-7 text-xs font-normal text-muted-foreground"
              >
                {write(day, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const isEnd = day === from || day === to;
                const inside = from !== null && to !== null && day >= from && day <= to;
                return (
                  <td key={day} className={cn('p-0', inside && !isEnd && 'bg-accent')}>
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === focused ? 0 : -1}
                      aria-label={write(day, { dateStyle: 'full' })}
                      aria-pressed={inside}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => choose(day)}
                      className={cn(
                        'focus-ring numeric grid h-7 w-full place-items-center rounded-md hover:bg-hover',
                        !day.startsWith(focused.slice(0, 7)) && 'text-muted-foreground',
                        day === today && 'font-semibold text-primary',
                        isEnd && 'bg-primary text-primary-foreground hover:bg-primary-hover',
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
