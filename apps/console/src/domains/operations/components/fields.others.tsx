import {
  DateTimeRange,
  type DateTimeRangeValue,
  type ExtraEntry,
  ExtrasEditor,
  Field,
  QrCode,
} from '@platform/ui-kit/skin';
import { useState } from 'react';
import { encode } from 'uqr';
import { useReaderZone } from '../../../shared/format.ts';
import { completeTime, presetRange, rangeLabel } from '../../../shared/list/time.range.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { Example } from './example.tsx';
import { fieldsMessages } from './fields.messages.ts';

const presets = ['today', 'yesterday', 'last7Days'] as const;

export function OtherExamples() {
  const say = useText(fieldsMessages);
  const [entries, setEntries] = useState<readonly ExtraEntry[]>([
    { key: 'mode', value: 'IMPS' },
    { key: 'mode', value: 'NEFT' },
  ]);
  return (
    <>
      <TimesExample />
      <Example title={say('extras')}>
        <ExtrasEditor
          entries={entries}
          onEntriesChange={setEntries}
          labels={{ key: say('key'), value: say('value'), duplicate: say('duplicate') }}
        />
      </Example>
      <Example title={say('qr')}>
        <QrCode
          modules={encode('https://pay.example/pay/P2026112200001', { border: 0 }).data}
          label={say('qrLabel')}
          sizePx={128}
        />
      </Example>
    </>
  );
}

function TimesExample() {
  const say = useText(fieldsMessages);
  const language = useLanguage();
  const zone = useReaderZone();
  const [times, setTimes] = useState<DateTimeRangeValue>(() =>
    filled(presetRange('today', new Date(), zone)),
  );
  return (
    <Field label={say('times')}>
      <DateTimeRange
        value={times}
        onValueChange={setTimes}
        presets={presets.map((key) => ({
          key,
          label: say(key),
          range: () => filled(presetRange(key, new Date(), zone)),
        }))}
        today={presetRange('today', new Date(), zone).from.slice(0, 10)}
        language={language}
        complete={(text, end) => completeTime(text, end, zone)}
        labels={{
          placeholder: say('anyTime'),
          from: say('from'),
          to: say('to'),
          apply: say('apply'),
          notATime: say('notATime'),
          wrongOrder: say('wrongOrder'),
          previousMonth: say('previousMonth'),
          nextMonth: say('nextMonth'),
          zone: say('zone', { zone }),
          summary: ({ from, to }) => rangeLabel({ from: from ?? '', to: to ?? '' }),
        }}
      />
    </Field>
  );
}

const filled = ({ from, to }: { from: string; to: string }): DateTimeRangeValue => ({ from, to });
