import { DateTimeRange, Field } from '@platform/ui-kit/skin';
import { useId } from 'react';
import { platformZone, useReaderZone } from '../format.ts';
import { useLanguage, useText } from '../messages.ts';
import { zoneLabel } from '../time-zone.ts';
import { FilterBox } from './filter.box.tsx';
import { listMessages } from './list.messages.ts';
import {
  completeTime,
  presetRange,
  rangeInZone,
  rangeLabel,
  rangePresets,
  type TimeRange,
} from './time.range.ts';

export interface TimesFilterProps {
  label: string;
  /** In the platform's zone, as in the URL. */
  range: TimeRange;
  onRange: (range: TimeRange) => void;
  boxed: boolean;
}

/** The kit's time range input as a filter. The user reads and types times in their own zone. */
export function TimesFilter({ label, range, onRange, boxed }: TimesFilterProps) {
  const say = useText(listMessages);
  const language = useLanguage();
  const zone = useReaderZone();
  const shown = rangeInZone(range, platformZone(), zone);
  const id = useId();
  const control = (
    <DateTimeRange
      id={id}
      label={label}
      frameless={boxed}
      value={{ from: shown.from || null, to: shown.to || null }}
      onValueChange={(chosen) => {
        const next = { from: chosen.from ?? '', to: chosen.to ?? '' };
        const { from, to } = rangeInZone(next, zone, platformZone());
        // An end that was not changed stays the same moment, also in an hour that occurs twice.
        const moved = {
          from: next.from === shown.from ? range.from : from,
          to: next.to === shown.to ? range.to : to,
        };
        if (moved.from !== range.from || moved.to !== range.to) onRange(moved);
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
        zone: say('zoneNote', { zone: zoneLabel(zone, new Date()) }),
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
