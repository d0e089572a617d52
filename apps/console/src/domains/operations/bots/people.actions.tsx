import {
  botPeopleAdd,
  botPeopleDelete,
  botPeopleList,
  botPeopleUpdate,
  botRefusalsList,
} from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useText } from '../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import { PersonFields, type PersonFieldsProps } from './people.form.fields.tsx';
import { formOf, formRefusals, type PersonForm, readNewPerson, readPersonChange } from './people.form.ts';
import { botPeopleFormMessages } from './people.messages.ts';
import type { PersonRow } from './people.parts.ts';

/** Actions on people. Each refreshes the list, and the refused attempts, which show who is listed now. */
export function usePeopleActions(context: ListContext) {
  const say = useText(botPeopleFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const { atOnce, withForm, withQuestion } = useStep(botPeopleList, botRefusalsList);
  const asked = (row?: PersonRow, known: Partial<PersonForm> = {}) => ({
    title: row ? say('editTitle', { name: row.name }) : say('addTitle'),
    initial: { ...formOf(row), ...known },
    validate: (form: PersonForm) =>
      Object.fromEntries(
        Object.entries(formRefusals(form)).map(([field, why]) => [
          field,
          why === 'idHelp' || why === 'tooMany' ? say(why) : sayReason(why),
        ]),
      ),
    fieldName: (field: string) => say(field as keyof PersonForm),
    fields: (form: PersonFieldsProps['form']) => (
      <PersonFields form={form} isNew={row === undefined} context={context} />
    ),
    confirmLabel: say(row ? 'save' : 'add'),
  });
  return {
    /** The form starts with what is known of the person. */
    add: async (known?: Partial<PersonForm>) => {
      let name = '';
      const done = await withForm(asked(undefined, known), async (form) => {
        name = (await call(botPeopleAdd, readNewPerson(form))).name;
      });
      if (done) toast.success(say('added', { name }));
    },
    edit: async (row: PersonRow) => {
      const done = await withForm(asked(row), (form) => call(botPeopleUpdate, readPersonChange(form, row)));
      if (done) toast.success(say('saved', { name: row.name }));
    },
    turn: async ({ id: personId, name }: PersonRow, enabled: boolean) => {
      const done = await atOnce(() => call(botPeopleUpdate, { personId, enabled }));
      if (done) toast.success(say(enabled ? 'enabledNow' : 'disabledNow', { name }));
    },
    remove: async ({ id: personId, name }: PersonRow) => {
      const done = await withQuestion(
        {
          title: say('removeTitle', { name }),
          body: say('removeBody'),
          confirmLabel: say('remove'),
          tone: 'danger',
        },
        () => call(botPeopleDelete, { personId }),
      );
      if (done) toast.success(say('removed', { name }));
    },
  };
}
