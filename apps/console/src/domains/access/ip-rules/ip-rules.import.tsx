import type { Input } from '@platform/sdk';
import { ipRulesSave } from '@platform/sdk/operations';
import { call } from '../../../shared/client.ts';
import { useReaderZone } from '../../../shared/format.ts';
import { ImportDialog } from '../../../shared/list/import/import.dialog.tsx';
import { useFileReason } from '../../../shared/list/import/use-file-reason.ts';
import type { ImportProps } from '../../../shared/list/import/use-import.tsx';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { ipRuleFormMessages } from './ip-rules.form.messages.ts';
import { ipRuleColumns, ipRuleExample, readLine } from './ip-rules.form.ts';
import { codesIn, headingReader } from './ip-rules.labels.ts';
import { ipRuleMessages } from './ip-rules.messages.ts';

/** Adds rules from a file, one call a line, so that a line that would shut out its author is refused by itself. */
export function IpRuleImport({ control, onBegin }: ImportProps) {
  const say = useText(ipRuleFormMessages);
  const sayReason = useFileReason();
  const sayRule = useText(ipRuleMessages);
  const language = useLanguage();
  const timeZone = useReaderZone();
  const words = { codes: codesIn(sayRule, language), timeZone };
  return (
    <ImportDialog<Input<'ipRules.save'>>
      control={control}
      title={say('importTitle')}
      description={say('importBody')}
      fileStem={say('importStem')}
      columns={{ ...ipRuleColumns, read: headingReader(sayRule, timeZone) }}
      example={ipRuleExample}
      read={(record) => {
        const { input, refusals } = readLine(record, words);
        const name = record.network ?? '';
        const problems = Object.entries(refusals).map(([field, why]) => {
          const reason = why === 'notNetwork' ? say(why) : sayReason(why);
          return [say(field as keyof typeof refusals), reason] as const;
        });
        return problems.length > 0 ? { ok: false, name, problems } : { ok: true, name, value: input };
      }}
      add={(input) => call(ipRulesSave, input)}
      onBegin={onBegin}
    />
  );
}
