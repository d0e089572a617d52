import type { Form } from '@platform/ui-kit/headless/form';
import { Checkbox, FormField, NumberInput, Select } from '@platform/ui-kit/skin';
import { FormText } from '../../../../shared/form.text.tsx';
import { useText } from '../../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { templateFormMessages } from './template.form.messages.ts';
import { amountStyles, dateFormats, encodings, separators, type TemplateForm } from './template.form.ts';

type Props = { form: Form<TemplateForm> };

export function BasicFields({ form }: Props) {
  const say = useText(templateFormMessages);
  return (
    <>
      <FormText form={form} name="name" label={say('name')} maxLength={64} required />
      <FormText form={form} name="bankName" label={say('bankName')} maxLength={128} required />
    </>
  );
}

/** How the file is written. Encoding and separator are those of a csv file. */
export function FileFields({ form }: Props) {
  const say = useText(templateFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const { values } = form;
  const isCsv = values.format === 'csv';
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <FormField form={form} name="format" label={say('format')}>
          <Select
            value={values.format}
            options={[
              { value: 'csv', label: 'CSV' },
              { value: 'xlsx', label: 'XLSX' },
            ]}
            onValueChange={(format) => form.set({ format })}
          />
        </FormField>
        {isCsv && (
          <>
            <FormField form={form} name="encoding" label={say('encoding')}>
              <Select
                value={values.encoding}
                options={encodings.map((value) => ({ value, label: say(value) }))}
                onValueChange={(encoding) => form.set({ encoding })}
              />
            </FormField>
            <FormField form={form} name="separator" label={say('separator')}>
              <Select
                value={values.separator}
                options={separators.map((value) => ({ value, label: say(value) }))}
                onValueChange={(separator) => form.set({ separator })}
              />
            </FormField>
          </>
        )}
        <FormField form={form} name="amountStyle" label={say('amountStyle')}>
          <Select
            value={values.amountStyle}
            options={amountStyles.map((value) => ({ value, label: say(value) }))}
            onValueChange={(amountStyle) => form.set({ amountStyle })}
          />
        </FormField>
        <FormField form={form} name="dateFormat" label={say('dateFormat')}>
          <Select
            value={values.dateFormat}
            options={dateFormats.map((value) => ({ value, label: value }))}
            onValueChange={(dateFormat) => form.set({ dateFormat })}
          />
        </FormField>
        <FormField form={form} name="maxRows" label={say('maxRows')} help={say('maxRowsHelp')}>
          <NumberInput
            value={values.maxRows}
            onValueChange={(maxRows) => form.set({ maxRows })}
            onUnreadable={(wrong) =>
              form.markUnreadable('maxRows', wrong ? sayReason('notAWholeNumber') : undefined)
            }
          />
        </FormField>
      </div>
      <FormText
        form={form}
        name="headerRows"
        label={say('headerRows')}
        help={say('headerRowsHelp')}
        rows={2}
        mono
      />
      <FormField form={form} name="withTitles" layout="inline" label={say('withTitles')}>
        <Checkbox
          checked={values.withTitles}
          onCheckedChange={(on) => form.set({ withTitles: on === true })}
        />
      </FormField>
      <FormField
        form={form}
        name="rawCells"
        layout="inline"
        label={say('rawCells')}
        help={say('rawCellsHelp')}
      >
        <Checkbox checked={values.rawCells} onCheckedChange={(on) => form.set({ rawCells: on === true })} />
      </FormField>
    </>
  );
}
