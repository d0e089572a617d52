import { CalendarClock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { Field } from './field.tsx';
import { useFieldControl } from './field-context.ts';
import { Input, inputStyle } from './input.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx';
import { useUiLabels } from './ui-provider.tsx';

/** Wall-clock text, `YYYY-MM-DD HH:mm:ss`, in the zone the app has chosen; the kit computes no zones. */
export interface DateTimeRangeValue {
  from: string | null;
  to: string | null;
}

export interface DateTimePreset {
  key: string;
  label: string;
  /** Computed when it is chosen, for "the last hour" moves. */
  range: () => DateTimeRangeValue;
}

export interface DateTimeRangeLabels {
  placeholder: string;
  from: string;
  to: string;
  apply: string;
  /** What was typed is no time. */
  notATime: string;
  /** The start is later than the end. */
  wrongOrder: string;
  previousMonth: string;
  nextMonth: string;
  /** The zone of the times: "Times of Asia/Shanghai". */
  zone: string;
  /** How the range reads on the button. */
  summary: (range: DateTimeRangeValue) => string;
}

export interface DateTimeRangeProps {
  value: DateTimeRangeValue;
  onValueChange: (value: DateTimeRangeValue) => void;
  presets: readonly DateTimePreset[];
  labels: DateTimeRangeLabels;
  /** Completes what a person types to the second: '' for nothing, null for what is no time in the app's zone. */
  complete: (text: string, end: 'from' | 'to') => string | null;
  /** In the app's zone, `YYYY-MM-DD`. */
  today: string;
  /** Of the calendar's names: "zh-CN". */
  language: string;
  /** The name, where no `Field` gives one. */
  label?: string;
  id?: string;
  size?: 'sm' | 'md';
  /** Where a frame around it, with its label, is there already. */
  frameless?: boolean;
  className?: string;
}

/** A range of times: presets for the usual, a calendar for days, texts for the exact second. */
export function DateTimeRange(props: DateTimeRangeProps) {
  const {
    value,
    onValueChange,
    presets,
    labels,
    label,
    id,
    size = 'md',
    frameless = false,
    className,
  } = props;
  const [open, setOpen] = useState(false);
  const control = useFieldControl({ id });
  const isSet = value.from !== null || value.to !== null;
  const choose = (range: DateTimeRangeValue) => {
    onValueChange(range);
    setOpen(false);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          id={control.id}
          aria-label={label && `${label} ${isSet ? labels.summary(value) : labels.placeholder}`}
          aria-describedby={control['aria-describedby']}
          data-invalid={control['aria-invalid'] || undefined}
          className={cn(
            frameless
              ? 'focus-ring min-w-0 flex-1 rounded-md px-2'
              : [inputStyle, 'data-invalid:border-danger'],
            'flex items-center justify-between gap-2 text-start',
            size === 'sm' && 'h-7 text-sm',
            className,
          )}
        >
          <span className={cn('truncate tabular-nums', !isSet && 'text-muted-foreground')}>
            {isSet ? labels.summary(value) : labels.placeholder}
          </span>
          <CalendarClock aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        </button>
      </PopoverTrigger>
      <PopoverContent label={label ?? labels.placeholder} className="w-auto p-0">
        <div className="flex flex-col sm:flex-row">
          <ul className="grid content-start gap-0.5 border-b p-2 max-sm:grid-cols-3 sm:w-36 sm:border-e sm:border-b-0">
            {presets.map((preset) => (
              <li key={preset.key}>
                <Button
                  variant="ghost"
                  size="sm"
                  className="w-full justify-start font-normal"
                  onClick={() => choose(preset.range())}
                >
                  {preset.label}
                </Button>
              </li>
            ))}
          </ul>
          <RangeForm {...props} onApply={choose} />
        </div>
      </PopoverContent>
    </Popover>
  );
}

interface RangeFormProps extends DateTimeRangeProps {
  onApply: (value: DateTimeRangeValue) => void;
}

const ends = ['from', 'to'] as const;

function RangeForm({ value, labels, complete, today, language, onApply }: RangeFormProps) {
  const uiLabels = useUiLabels();
  const [typed, setTyped] = useState({ from: value.from ?? '', to: value.to ?? '' });
  const [problem, setProblem] = useState<{ end: 'from' | 'to'; text: string }>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The panel may stand inside another form, through React if not in the document.
    event.stopPropagation();
    const from = complete(typed.from, 'from');
    const to = complete(typed.to, 'to');
    if (from === null || to === null) {
      setProblem({ end: from === null ? 'from' : 'to', text: labels.notATime });
      return;
    }
    setTyped({ from, to });
    if (from && to && from > to) setProblem({ end: 'to', text: labels.wrongOrder });
    else onApply({ from: from || null, to: to || null });
  };
  const dayAt = (end: 'from' | 'to') => complete(typed[end], end)?.slice(0, 10) || null;
  return (
    <form onSubmit={submit} noValidate className="grid w-72 content-start gap-3 p-3">
      <MonthCalendar
        from={dayAt('from')}
        to={dayAt('to')}
        today={today}
        language={language}
        labels={labels}
        onDays={(first, last) => {
          setProblem(undefined);
          setTyped({ from: complete(first, 'from') ?? first, to: complete(last, 'to') ?? last });
        }}
      />
      {ends.map((end) => (
        <Field key={end} label={labels[end]} error={problem?.end === end ? problem.text : undefined}>
          <Input
            value={typed[end]}
            placeholder="YYYY-MM-DD HH:mm:ss"
            autoComplete="off"
            className="tabular-nums"
            onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
          />
        </Field>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <span className="me-auto text-xs text-muted-foreground">{labels.zone}</span>
        <Button size="sm" variant="ghost" onClick={() => onApply({ from: null, to: null })}>
          {uiLabels.clear}
        </Button>
        <Button size="sm" variant="primary" type="submit">
          {labels.apply}
        </Button>
      </div>
    </form>
  );
}
