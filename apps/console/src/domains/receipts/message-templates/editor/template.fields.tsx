import { banksList } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { Button, Checkbox, FormField, NumberInput, Select } from '@platform/ui-kit/skin';
import { currencyOptions } from '../../../../shared/currency.options.ts';
import { FormText } from '../../../../shared/form.text.tsx';
import { useLanguage, useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { templateMessages } from '../templates.messages.ts';
import { accountKinds, directions, templateKinds, templateWord } from '../templates.parts.ts';
import { editorMessages } from './editor.messages.ts';
import { sendersPattern, type TemplateForm } from './template.form.ts';

type Props = { form: Form<TemplateForm> };
const mostBanks = 200;

const useListedBanks = () =>
  useOperation(
    banksList,
    { enabled: true, pageSize: mostBanks, sortBy: 'shortName', sortOrder: 'asc' },
    { staleMs: 5 * 60_000 },
  ).data?.list ?? [];

export function BasicFields({ form }: Props) {
  const say = useText(editorMessages);
  const sayList = useText(templateMessages);
  const sayReason = useText(fieldReasonMessages);
  const language = useLanguage();
  const banks = useListedBanks();
  const { values } = form;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <FormText
        form={form}
        name="name"
        label={say('name')}
        maxLength={64}
        required
        className="sm:col-span-2"
      />
      <FormField form={form} name="kind" label={say('kind')}>
        <Select
          value={values.kind}
          options={templateKinds.map((value) => ({ value, label: templateWord(value, sayList) }))}
          onValueChange={(kind) => form.set({ kind })}
        />
      </FormField>
      <FormField form={form} name="priority" label={say('priority')} help={say('priorityHelp')}>
        <NumberInput
          value={values.priority}
          onValueChange={(priority) => form.set({ priority })}
          onUnreadable={(wrong) =>
            form.markUnreadable('priority', wrong ? sayReason('notAWholeNumber') : undefined)
          }
        />
      </FormField>
      <FormField form={form} name="currency" label={say('currency')}>
        <Select
          value={values.currency}
          options={currencyOptions}
          onValueChange={(currency) => form.set({ currency })}
        />
      </FormField>
      <FormField form={form} name="direction" label={say('direction')} help={say('directionHelp')}>
        <Select
          value={values.direction}
          options={directions.map((value) => ({ value, label: templateWord(value, sayList) }))}
          onValueChange={(direction) => form.set({ direction })}
        />
      </FormField>
      <FormField form={form} name="accountKind" label={say('accountKind')}>
        <Select<TemplateForm['accountKind']>
          value={values.accountKind}
          options={[
            { value: '', label: sayList('anyKind') },
            ...accountKinds.map((value) => ({ value, label: templateWord(value, sayList) })),
          ]}
          onValueChange={(accountKind) => form.set({ accountKind })}
        />
      </FormField>
      <FormField form={form} name="bankId" label={say('bankId')}>
        <Select
          searchable
          value={values.bankId}
          options={[
            { value: '', label: say('noBank') },
            ...banks.map(({ id, shortName, names }) => ({
              value: id,
              label: shortName,
              detail: names[language],
            })),
          ]}
          onValueChange={(bankId) => form.set({ bankId })}
        />
      </FormField>
      <FormField form={form} name="enabled" layout="inline" label={say('enabled')} className="sm:col-span-2">
        <Checkbox checked={values.enabled} onCheckedChange={(on) => form.set({ enabled: on === true })} />
      </FormField>
    </div>
  );
}

/** The sender pattern, and the sender ids of the chosen bank. */
export function SenderField({ form }: Props) {
  const say = useText(editorMessages);
  const bank = useListedBanks().find(({ id }) => id === form.values.bankId);
  const wanted =
    bank && bank.smsSenders.length > 0 ? sendersPattern(bank.smsSenders, bank.country) : undefined;
  return (
    <div className="grid gap-1.5">
      <FormText
        form={form}
        name="senderPattern"
        label={say('senderPattern')}
        help={say('senderPatternHelp')}
        maxLength={200}
        mono
        required
      />
      {bank && wanted !== undefined && wanted !== form.values.senderPattern && (
        <Button size="sm" className="justify-self-start" onClick={() => form.set({ senderPattern: wanted })}>
          {say('useSenders', { bank: bank.shortName })}
        </Button>
      )}
    </div>
  );
}
