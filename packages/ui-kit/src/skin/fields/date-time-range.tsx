import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../overlays/overlay.lazy.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../overlays/popover.tsx';
import { cn } from '../theme/class-names.ts';
import { useFieldControl } from './field-context.ts';
import { inputStyle } from './input.tsx';

/** Local time text, `YYYY-MM-DD HH:mm:ss`, in the zone chosen by the app. The kit does not convert zones. */
export interface DateTimeRangeValue {
  from: string | null;
  to: string | null;
}

export interface DateTimePreset {
  key: string;
  label: string;
  /** Computed on selection, because "the last hour" moves. */
  range: () => DateTimeRangeValue;
}

export interface DateTimeRangeLabels {
  placeholder: string;
  from: string;
  to: string;
  apply: string;
  /** The text is not a valid time. */
  notATime: string;
  /** The start is later than the end. */
  wrongOrder: string;
  previousMonth: string;
  nextMonth: string;
  /** The zone of the times: "Times of Asia/Shanghai". */
  zone: string;
  /** Summary of the range on the button. */
  summary: (range: DateTimeRangeValue) => string;
}

export interface DateTimeRangeProps {
  value: DateTimeRangeValue;
  onValueChange: (value: DateTimeRangeValue) => void;
  presets: readonly DateTimePreset[];
  labels: DateTimeRangeLabels;
  /** Completes typed text to the second: '' when empty, null when it is no valid time in the app's zone. */
  complete: (text: string, end: 'from' | 'to') => string | null;
  /** Today in the app's zone, `YYYY-MM-DD`. */
  today: string;
  /** Language of the calendar: "zh-CN". */
  language: string;
  /** Accessible name, when there is no `Field`. */
  label?: string;
  id?: string;
  size?: 'sm' | 'md';
  /** Set when the surrounding element already has a frame and label. */
  frameless?: boolean;
  className?: string;
}

const RangePanel = lazyComponent((parts) => parts.RangePanel);

/** A time range: presets, a calendar for days, text fields for exact seconds. */
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
