import { CalendarClock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { Field } from './field.tsx';
import { useFieldControl } from './field-context.ts';
import { Input, inputStyle } from './input.tsx';
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
  /** The start is later than the end. */
  wrongOrder: string;
  /** The zone of the times: "Asia/Shanghai". */
  zone?: string;
  /** How the range reads on the button. */
  summary: (range: DateTimeRangeValue) => string;
}

export interface DateTimeRangeProps {
  value: DateTimeRangeValue;
  onValueChange: (value: DateTimeRangeValue) => void;
  presets: readonly DateTimePreset[];
  labels: DateTimeRangeLabels;
  /** The name, where no `Field` gives one. */
  label?: string;
  id?: string;
  size?: 'sm' | 'md';
  className?: string;
}

const toNative = (text: string | null) => text?.replace(' ', 'T') ?? '';

/** Browsers leave out seconds that are zero. */
function fromNative(text: string): string | null {
  if (text === '') return null;
  const spaced = text.replace('T', ' ');
  return spaced.length === 'YYYY-MM-DD HH:mm'.length ? `${spaced}:00` : spaced.slice(0, 19);
}

export function DateTimeRange({
  value,
  onValueChange,
  presets,
  labels,
  label,
  id,
  size = 'md',
  className,
}: DateTimeRangeProps) {
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
          aria-label={label && `${label} ${isSet ? labels.summary(value) : ''}`}
          aria-describedby={control['aria-describedby']}
          data-invalid={control['aria-invalid'] || undefined}
          className={cn(
            inputStyle,
            'flex items-center gap-2 text-left data-invalid:border-danger',
            size === 'sm' && 'h-7 text-sm',
            className,
          )}
        >
          <CalendarClock aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          <span className={cn('truncate tabular-nums', !isSet && 'text-muted-foreground')}>
            {isSet ? labels.summary(value) : labels.placeholder}
          </span>
        </button>
      </PopoverTrigger>
      <PopoverContent label={label ?? labels.placeholder} className="w-auto p-0">
        <div className="flex flex-col sm:flex-row">
          <ul className="grid content-start gap-0.5 border-b p-2 max-sm:grid-cols-2 sm:w-36 sm:border-r sm:border-b-0">
            {presets.map((preset) => (
              <li key={preset.key}>
                <Button
                  variant="ghost"
                  size="sm"
                  className="w-full justify-start"
                  onClick={() => choose(preset.range())}
                >
                  {preset.label}
                </Button>
              </li>
            ))}
          </ul>
          <RangeForm value={value} labels={labels} onApply={choose} />
        </div>
      </PopoverContent>
    </Popover>
  );
}

interface RangeFormProps {
  value: DateTimeRangeValue;
  labels: DateTimeRangeLabels;
  onApply: (value: DateTimeRangeValue) => void;
}

function RangeForm({ value, labels, onApply }: RangeFormProps) {
  const uiLabels = useUiLabels();
  const [draft, setDraft] = useState(value);
  const wrongOrder = draft.from !== null && draft.to !== null && draft.from > draft.to;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!wrongOrder) onApply(draft);
  };
  return (
    <form onSubmit={submit} noValidate className="grid w-64 gap-3 p-3">
      <Field label={labels.from} hint={labels.zone}>
        <Input
          type="datetime-local"
          step={1}
          value={toNative(draft.from)}
          onChange={(event) => setDraft({ ...draft, from: fromNative(event.target.value) })}
        />
      </Field>
      <Field label={labels.to} error={wrongOrder && labels.wrongOrder}>
        <Input
          type="datetime-local"
          step={1}
          value={toNative(draft.to)}
          onChange={(event) => setDraft({ ...draft, to: fromNative(event.target.value) })}
        />
      </Field>
      <div className="flex justify-end gap-2">
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
