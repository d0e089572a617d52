import { formatPlatformTime } from '@platform/sdk';
import { cn, IconButton } from '@platform/ui-kit/skin';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { timeZone } from '../format.ts';
import type { Language } from '../language.ts';
import { defineMessages, useLanguage, useText } from '../messages.ts';
import { addDays } from './time.range.ts';

const messages = defineMessages('monthGrid', {
  previous: { 'zh-CN': '上个月', 'zh-TW': '上個月', 'en-US': 'Previous month' },
  next: { 'zh-CN': '下个月', 'zh-TW': '下個月', 'en-US': 'Next month' },
});

const daysShown = 42;
const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export interface MonthGridProps {
  /** Dates `YYYY-MM-DD`, `''` where open. */
  from: string;
  to: string;
  /** Both ends, in order, once the second has been chosen; the first choice alone is a range of one day. */
  onDays: (first: string, last: string) => void;
}

/** A month of days to pick a range from: the first click starts it, the second ends it. Arrow keys walk the days. */
export function MonthGrid({ from, to, onDays }: MonthGridProps) {
  const say = useText(messages);
  const language = useLanguage();
  const today = formatPlatformTime(new Date(), timeZone()).slice(0, 10);
  const [focused, setFocused] = useState(to || from || today);
  const [start, setStart] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const month = focused.slice(0, 7);
  const first = startOfGrid(`${month}-01`, language);
  const days = Array.from({ length: daysShown }, (_, index) => addDays(first, index));

  const choose = (day: string) => {
    setFocused(day);
    if (start === null) {
      setStart(day);
      onDays(day, day);
      return;
    }
    setStart(null);
    onDays(start < day ? start : day, start < day ? day : start);
  };
  const step = (event: KeyboardEvent) => {
    const days = keySteps[event.key];
    if (!days) return;
    event.preventDefault();
    const next = addDays(focused, days);
    setFocused(next);
    // The button exists once the month has been drawn.
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLButtonElement>(`[data-day="${next}"]`)?.focus(),
    );
  };
  const text = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`));
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between">
        <IconButton label={say('previous')} size="icon-sm" onClick={() => setFocused(shiftMonth(month, -1))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <span aria-live="polite" className="font-medium">
          {text(focused, { year: 'numeric', month: 'long' })}
        </span>
        <IconButton label={say('next')} size="icon-sm" onClick={() => setFocused(shiftMonth(month, 1))}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <table ref={grid} className="w-full border-separate border-spacing-y-0.5 text-center" onKeyDown={step}>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th
                key={day}
                scope="col"
                abbr={text(day, { weekday: 'long' })}
                className="h-7 text-xs font-normal text-muted-foreground"
              >
                {text(day, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks(days).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const isEnd = day === from || day === to;
                const inside = from !== '' && to !== '' && day >= from && day <= to;
                return (
                  <td key={day} className={cn('p-0', inside && !isEnd && 'bg-accent')}>
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === focused ? 0 : -1}
                      aria-label={text(day, { dateStyle: 'full' })}
                      aria-pressed={inside}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => choose(day)}
                      className={cn(
                        'focus-ring numeric grid h-7 w-full place-items-center rounded-md hover:bg-hover',
                        !day.startsWith(month) && 'text-muted-foreground',
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

/** Weeks begin on Sunday in English (US) and Traditional Chinese (Taiwan), on Monday in Chinese (China). */
function startOfGrid(firstOfMonth: string, language: Language): string {
  const sunday = new Date(`${firstOfMonth}T00:00:00Z`).getUTCDay();
  return addDays(firstOfMonth, -(language === 'zh-CN' ? (sunday + 6) % 7 : sunday));
}

function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 10);
}

function weeks(days: readonly string[]): string[][] {
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
