import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { late } from '../overlays/overlay.lazy.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../overlays/popover.tsx';
import { cn } from '../theme/class-names.ts';
import { useFieldControl } from './field-context.ts';
import { inputStyle } from './input.tsx';

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

const RangePanel = late((parts) => parts.RangePanel);

/** A range of times: presets for the usual, a calendar for days, texts for the exact second. */
export function DateTimeRange(props: DateTimeRangeProps) {
  const { value, onValueChange, labels, label, id, size = 'md', frameless = false, className } = props;
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
        <RangePanel {...props} onApply={choose} />
      </PopoverContent>
    </Popover>
  );
}
