import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, Input, MoneyInput, MultiSelect, SegmentedControl, Select } from '@platform/ui-kit/skin';
import { currencyOptions } from '../../../shared/currency.options.ts';
import { FormText } from '../../../shared/form.text.tsx';
import { useFormats } from '../../../shared/format.ts';
import { languageNames, languages } from '../../../shared/language.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { useMoneyCurrency } from '../../../shared/money.currency.ts';
import { usePartyOptions } from '../../../shared/party.options.ts';
import { commandOptions, noticeOptions, noticesOf } from './bots.labels.ts';
import { groupFormMessages } from './groups.form.messages.ts';
import { comparesWith, type GroupForm } from './groups.form.ts';
import { groupMessages } from './groups.messages.ts';
import { ownerKinds } from './groups.parts.ts';

export interface GroupFieldsProps {
  form: Form<GroupForm>;
  /** The owner is chosen once, because the group reads the owner's figures. */
  isNew: boolean;
  /** `reminder`, `transfer`, or one of a newer server. */
  bot: string;
}

export function GroupFields({ form, isNew, bot }: GroupFieldsProps) {
  const say = useText(groupFormMessages);
  const { values } = form;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormText form={form} name="name" label={say('name')} help={say('nameHelp')} maxLength={64} required />
      <FormField form={form} name="language" label={say('language')}>
        <Select
          value={values.language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onValueChange={(next) => form.set({ language: next })}
        />
      </FormField>
      {isNew && <OwnerFields form={form} />}
      {bot !== 'transfer' && <NoticeFields form={form} />}
    </div>
  );
}

/** What the bot of notices writes and answers. The transfer bot only carries questions, at any time. */
function NoticeFields({ form }: Pick<GroupFieldsProps, 'form'>) {
  const say = useText(groupFormMessages);
  const language = useLanguage();
  const { number } = useFormats();
  const summary = (count: number) => say('chosen', { count: number(count) });
  const { values } = form;
  return (
    <>
      <FormField form={form} name="notices" label={say('notices')} help={say('noticesHelp')}>
        <MultiSelect
          values={values.notices}
          options={noticeOptions(values.ownerKind, values.notices, language)}
          summary={summary}
          onValuesChange={(notices) => form.set({ notices })}
        />
      </FormField>
      <FormField form={form} name="commands" label={say('commands')} help={say('commandsHelp')}>
        <MultiSelect
          values={values.commands}
          options={commandOptions(language)}
          summary={summary}
          onValuesChange={(commands) => form.set({ commands })}
        />
      </FormField>
      <LimitFields form={form} />
      {(['quietFrom', 'quietTo'] as const).map((name) => (
        <FormField
          key={name}
          form={form}
          name={name}
          label={say(name)}
          {...(name === 'quietFrom' && { help: say('quietHelp') })}
        >
          <Input
            type="time"
            value={values[name]}
            onChange={({ target }) => form.set({ [name]: target.value })}
          />
        </FormField>
      ))}
    </>
  );
}

/** The amounts of the notices that need one. */
function LimitFields({ form }: Pick<GroupFieldsProps, 'form'>) {
  const say = useText(groupFormMessages);
  const { values } = form;
  const currency = useMoneyCurrency(values.currency);
  const asked = [
    ...(comparesWith(values, 'largeOrder') ? (['largeOrderMinor'] as const) : []),
    ...(comparesWith(values, 'lowBalance') ? (['lowBalanceMinor'] as const) : []),
  ];
  if (asked.length === 0) return null;
  return (
    <>
      <FormField form={form} name="currency" label={say('currency')} help={say('currencyHelp')}>
        <Select
          value={values.currency}
          options={currencyOptions}
          onValueChange={(next) => form.set({ currency: next, largeOrderMinor: null, lowBalanceMinor: null })}
        />
      </FormField>
      {asked.map((name) => (
        <FormField
          key={`${name} ${values.currency}`}
          form={form}
          name={name}
          label={say(name)}
          required
          {...(name === 'lowBalanceMinor' && { help: say('lowBalanceHelp') })}
        >
          <MoneyInput
            valueMinor={values[name]}
            currency={currency}
            onValueChange={(minor) => form.set({ [name]: minor })}
          />
        </FormField>
      ))}
      {asked.length === 2 && <span className="max-sm:hidden" />}
    </>
  );
}

function OwnerFields({ form }: Pick<GroupFieldsProps, 'form'>) {
  const say = useText(groupFormMessages);
  const sayGroup = useText(groupMessages);
  const { values } = form;
  const { ownerKind, ownerUserId } = values;
  // Read here, not given: they may arrive after the form has opened.
  const parties = usePartyOptions();
  return (
    <>
      <FormField form={form} name="ownerKind" label={say('ownerKind')} help={say('ownerKindHelp')}>
        <SegmentedControl
          label={say('ownerKind')}
          value={ownerKind}
          options={ownerKinds.map((value) => ({ value, label: sayGroup(value) }))}
          onValueChange={(next) =>
            form.set({
              ownerKind: next,
              ownerUserId: '',
              notices: values.notices.filter((name) => noticesOf[next].includes(name)),
            })
          }
        />
      </FormField>
      {ownerKind === 'staff' ? (
        <span className="max-sm:hidden" />
      ) : (
        <FormField form={form} name="ownerUserId" label={say('ownerUserId')} required>
          <Select
            value={ownerUserId}
            searchable
            options={parties.filter(({ role }) => role === ownerKind)}
            onValueChange={(next) => form.set({ ownerUserId: next })}
          />
        </FormField>
      )}
    </>
  );
}
