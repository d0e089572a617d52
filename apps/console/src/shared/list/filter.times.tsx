import { DateTimeRange, Field } from '@platform/ui-kit/skin';
import { useId } from 'react';
import { timeZone } from '../format.ts';
import { useLanguage, useText } from '../messages.ts';
import { FilterBox } from './filter.box.tsx';
import { listMessages } from './list.messages.ts';
import { completeTime, presetRange, rangeLabel, rangePresets, type TimeRange } from './time.range.ts';

export interface TimesFilterProps {
  label: string;
  range: TimeRange;
  onRange: (range: TimeRange) => void;
  boxed: boolean;
}

/** The kit's time range input as a filter, in the platform's time zone and the URL's format. */
export function TimesFilter({ label, range, onRange, boxed }: TimesFilterProps) {
  const say = useText(listMessages);
  const language = useLanguage();
  const zone = timeZone();
  const id = useId();
  const control = (
    <DateTimeRange
      id={id}
      label={label}
      frameless={boxed}
      value={{ from: range.from || null, to: range.to || null }}
      onValueChange={(chosen) => {
        const next = { from: chosen.from ?? '', to: chosen.to ?? '' };
        if (next.from !== range.from || next.to !== range.to) onRange(next);
      }}
      presets={rangePresets.map((preset) => ({
        key: preset,
        label: say(preset),
        range: () => presetRange(preset, new Date(), zone),
      }))}
      complete={(text, end) => completeTime(text, end, zone)}
      today={presetRange('today', new Date(), zone).from.slice(0, 10)}
      language={language}
      labels={{
        placeholder: say('anyTime'),
        from: say('from'),
        to: say('to'),
        apply: say('apply'),
        notATime: say('notATime'),
        wrongOrder: say('rangeReversed'),
        previousMonth: say('previousMonth'),
        nextMonth: say('nextMonth'),
        zone: say('zoneNote', { zone }),
        summary: ({ from, to }) => rangeLabel({ from: from ?? '', to: to ?? '' }),
      }}
    />
  );
  return boxed ? (
    <FilterBox label={label} htmlFor={id}>
      {control}
    </FilterBox>
  ) : (
    <Field id={id} label={label}>
      {control}
    </Field>
  );
}
