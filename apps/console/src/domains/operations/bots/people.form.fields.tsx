import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, MultiSelect, Switch } from '@platform/ui-kit/skin';
import { FormText } from '../../../shared/form.text.tsx';
import { useFormats } from '../../../shared/format.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { commandOptions } from './bots.labels.ts';
import { useGroupOptions } from './bots.options.ts';
import type { PersonForm } from './people.form.ts';
import { botPeopleFormMessages } from './people.messages.ts';

export interface PersonFieldsProps {
  form: Form<PersonForm>;
  /** The Telegram user is entered once. */
  isNew: boolean;
  context: ListContext;
}

export function PersonFields({ form, isNew, context }: PersonFieldsProps) {
  const say = useText(botPeopleFormMessages);
  const language = useLanguage();
  const { number } = useFormats();
  const summary = (count: number) => say('chosen', { count: number(count) });
  // Read here, not given: they may arrive after the form has opened.
  const listed = useGroupOptions(context);
  const { values } = form;
  // A group that was deleted, or is beyond the first page, stays chosen until it is taken out.
  const others = values.groupIds
    .filter((id) => !listed.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: id }));
  return (
    <div className="grid gap-4">
      {isNew && (
        <FormText
          form={form}
          name="telegramUserId"
          label={say('telegramUserId')}
          help={say('idHelp')}
          maxLength={16}
          mono
          digits
          required
        />
      )}
      <FormText form={form} name="name" label={say('name')} maxLength={64} required />
      <FormField form={form} name="commands" label={say('commands')} help={say('commandsHelp')}>
        <MultiSelect
          values={values.commands}
          options={commandOptions(language)}
          summary={summary}
          onValuesChange={(commands) => form.set({ commands })}
        />
      </FormField>
      <FormField form={form} name="groupIds" label={say('groupIds')} help={say('groupsHelp')}>
        <MultiSelect
          values={values.groupIds}
          options={[...listed, ...others]}
          summary={summary}
          onValuesChange={(groupIds) => form.set({ groupIds })}
        />
      </FormField>
      <FormField form={form} name="mayBind" label={say('mayBind')} help={say('bindHelp')}>
        <Switch checked={values.mayBind} onCheckedChange={(mayBind) => form.set({ mayBind })} />
      </FormField>
      <FormText form={form} name="note" label={say('note')} maxLength={256} rows={2} />
    </div>
  );
}
