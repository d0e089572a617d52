import { formatPlatformTime } from '@platform/sdk';
import {
  Button,
  cn,
  Field,
  Input,
  MonthCalendar,
  Popover,
  PopoverAnchor,
  PopoverContent,
  PopoverTrigger,
} from '@platform/ui-kit/skin';
import { CalendarRange } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { timeZone } from '../format.ts';
import { useLanguage, useText } from '../messages.ts';
import { FilterBox } from './filter.box.tsx';
import { listMessages } from './list.messages.ts';
import {
  completeTime,
  presetRange,
  rangeLabel,
  rangePresets,
  rangeProblem,
  type TimeRange,
} from './time.range.ts';

export interface TimesFilterProps {
  label: string;
  range: TimeRange;
  onRange: (range: TimeRange) => void;
  boxed: boolean;
}

/** A range of times in the platform's zone: presets for the usual, a calendar for days, texts for the exact second. */
export function TimesFilter({ label, range, onRange, boxed }: TimesFilterProps) {
  const say = useText(listMessages);
  const id = useId();
  const [open, setOpen] = useState(false);
  const shown = rangeLabel(range);
  const trigger = (
    <PopoverTrigger asChild>
      <button
        type="button"
        id={id}
        className={cn(
          'focus-ring flex min-w-0 flex-1 items-center justify-between gap-2 rounded-md px-2 text-left',
          !boxed && 'h-8 border border-input bg-card px-2.5',
          !shown && 'text-muted-foreground',
        )}
      >
        <span className="numeric truncate">{shown || say('anyTime')}</span>
        <CalendarRange aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      </button>
    </PopoverTrigger>
  );
  return (
    <Popover open={open} onOpenChange={setOpen}>
      {boxed ? (
        <PopoverAnchor asChild>
          <div>
            <FilterBox label={label} htmlFor={id}>
              {trigger}
            </FilterBox>
          </div>
        </PopoverAnchor>
      ) : (
        <Field id={id} label={label}>
          {trigger}
        </Field>
      )}
      <PopoverContent label={label} className="w-auto p-0">
        <RangePanel
          range={range}
          onApply={(next) => {
            setOpen(false);
            if (next.from !== range.from || next.to !== range.to) onRange(next);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

function RangePanel({ range, onApply }: { range: TimeRange; onApply: (range: TimeRange) => void }) {
  const say = useText(listMessages);
  const language = useLanguage();
  const zone = timeZone();
  const [typed, setTyped] = useState(range);
  const [problem, setProblem] = useState<{ end: keyof TimeRange; text: string } | null>(null);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    // The panel may stand inside another form (the filter sheet), through React if not in the document.
    event.stopPropagation();
    const from = completeTime(typed.from, 'from', zone);
    const to = completeTime(typed.to, 'to', zone);
    if (from === null || to === null) {
      setProblem({ end: from === null ? 'from' : 'to', text: say('notATime') });
      return;
    }
    setTyped({ from, to });
    if (rangeProblem({ from, to }, zone)) {
      setProblem({ end: 'to', text: say('rangeReversed') });
      return;
    }
    onApply({ from, to });
  };
  return (
    <div className="flex max-sm:flex-col">
      <ul className="grid content-start gap-0.5 border-r p-2 max-sm:grid-cols-3 max-sm:border-r-0 max-sm:border-b">
        {rangePresets.map((preset) => (
          <li key={preset}>
            <Button
              variant="ghost"
              size="sm"
              className="w-full justify-start font-normal"
              onClick={() => onApply(presetRange(preset, new Date(), zone))}
            >
              {say(preset)}
            </Button>
          </li>
        ))}
        <li>
          <Button
            variant="ghost"
            size="sm"
            className="w-full justify-start font-normal"
            onClick={() => onApply({ from: '', to: '' })}
          >
            {say('anyTime')}
          </Button>
        </li>
      </ul>
      <form className="grid w-72 content-start gap-3 p-3" onSubmit={apply} noValidate>
        <MonthCalendar
          from={completeTime(typed.from, 'from', zone)?.slice(0, 10) || null}
          to={completeTime(typed.to, 'to', zone)?.slice(0, 10) || null}
          today={formatPlatformTime(new Date(), zone).slice(0, 10)}
          language={language}
          labels={{ previousMonth: say('previousMonth'), nextMonth: say('nextMonth') }}
          onDays={(first, last) => {
            setProblem(null);
            setTyped({ from: `${first} 00:00:00`, to: `${last} 23:59:59` });
          }}
        />
        <div className="grid gap-2">
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={say(end)} error={problem?.end === end ? problem.text : undefined}>
              <Input
                value={typed[end]}
                placeholder="YYYY-MM-DD HH:mm:ss"
                autoComplete="off"
                className="numeric"
                onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
              />
            </Field>
          ))}
        </div>
        <div className="flex items-center justify-between gap-2">
          <span className="text-xs text-muted-foreground">{say('zoneNote', { zone })}</span>
          <Button type="submit" variant="primary" size="sm">
            {say('apply')}
          </Button>
        </div>
      </form>
    </div>
  );
}
