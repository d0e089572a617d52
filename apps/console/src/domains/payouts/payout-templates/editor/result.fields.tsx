import type { Form } from '@platform/ui-kit/headless/form';
import { Checkbox, FormField, NumberInput, Select } from '@platform/ui-kit/skin';
import { FormText } from '../../../../shared/form.text.tsx';
import { useText } from '../../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { templateFormMessages } from './template.form.messages.ts';
import type { TemplateForm } from './template.form.ts';

/** How the bank's result file is read. */
export function ResultFields({ form }: { form: Form<TemplateForm> }) {
  const say = useText(templateFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const { values } = form;
  return (
    <>
      <FormField form={form} name="readsResults" layout="inline" label={say('readsResults')}>
        <Checkbox
          checked={values.readsResults}
          onCheckedChange={(on) => form.set({ readsResults: on === true })}
        />
      </FormField>
      {values.readsResults && (
        <div className="grid items-start gap-3 sm:grid-cols-3">
          <FormField form={form} name="keySource" label={say('keySource')}>
            <Select
              value={values.keySource}
              options={[
                { value: 'reference', label: say('source_reference') },
                { value: 'row', label: say('source_row') },
              ]}
              onValueChange={(keySource) => form.set({ keySource })}
            />
          </FormField>
          <FormText
            form={form}
            name="keyColumn"
            label={say('keyColumn')}
            help={say('columnNameHelp')}
            maxLength={64}
            required
          />
          <FormText form={form} name="statusColumn" label={say('statusColumn')} maxLength={64} required />
          {(['referenceColumn', 'amountColumn', 'reasonColumn'] as const).map((name) => (
            <FormText key={name} form={form} name={name} label={say(name)} maxLength={64} />
          ))}
          <FormText
            form={form}
            name="paidWords"
            label={say('paidWords')}
            help={say('wordsHelp')}
            rows={3}
            required
          />
          <FormText form={form} name="failedWords" label={say('failedWords')} rows={3} />
          <FormText form={form} name="unknownWords" label={say('unknownWords')} rows={3} />
          <FormField form={form} name="skipRows" label={say('skipRows')}>
            <NumberInput
              value={values.skipRows}
              onValueChange={(skipRows) => form.set({ skipRows })}
              onUnreadable={(wrong) =>
                form.markUnreadable('skipRows', wrong ? sayReason('notAWholeNumber') : undefined)
              }
            />
          </FormField>
        </div>
      )}
    </>
  );
}
