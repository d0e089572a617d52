import { type FormEvent, useState } from 'react';
import { Button } from '../button.tsx';
import { useUiLabels } from '../ui-provider.tsx';
import type { DateTimeRangeProps, DateTimeRangeValue } from './date-time-range.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { MonthCalendar } from './month-calendar.tsx';

export interface RangePanelProps extends DateTimeRangeProps {
  onApply: (value: DateTimeRangeValue) => void;
}

/** Content of the range popover: presets, and a form for exact times. */
export function RangePanel(props: RangePanelProps) {
  return (
    <div className="flex flex-col sm:flex-row">
      <ul className="grid content-start gap-0.5 border-b p-2 max-sm:grid-cols-3 sm:w-36 sm:border-e sm:border-b-0">
        {props.presets.map((preset) => (
          <li key={preset.key}>
            <Button
              variant="ghost"
              size="sm"
              className="w-full justify-start font-normal"
              onClick={() => props.onApply(preset.range())}
            >
              {preset.label}
            </Button>
          </li>
        ))}
      </ul>
      <RangeForm {...props} />
    </div>
  );
}

const ends = ['from', 'to'] as const;

function RangeForm({ value, labels, complete, today, language, onApply }: RangePanelProps) {
  const uiLabels = useUiLabels();
  const [typed, setTyped] = useState({ from: value.from ?? '', to: value.to ?? '' });
  const [problem, setProblem] = useState<{ end: 'from' | 'to'; text: string }>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The panel can be inside another form in the React tree, though not in the document.
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
      <div className="flex flex-wrap items-center justify-end gap-2">
        <span className="basis-full text-xs text-muted-foreground">{labels.zone}</span>
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
