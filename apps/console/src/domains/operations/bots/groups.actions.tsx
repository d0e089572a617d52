import type { Output } from '@platform/sdk';
import {
  botGroupsAdd,
  botGroupsDelete,
  botGroupsList,
  botGroupsNewCode,
  botGroupsSendTest,
  botGroupsUpdate,
  botMessagesList,
} from '@platform/sdk/operations';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { SecretDialog } from '../../../shared/dialogs/secret.dialog.tsx';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { useFormats } from '../../../shared/format.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import { botAt } from './bots.labels.ts';
import { GroupFields, type GroupFieldsProps } from './groups.form.fields.tsx';
import { groupFormMessages } from './groups.form.messages.ts';
import { formOf, formRefusals, type GroupForm, readGroupChange, readNewGroup } from './groups.form.ts';
import type { GroupGiven, GroupRow } from './groups.parts.ts';

export type GroupCommand = 'edit' | 'newCode' | 'test' | 'sent' | 'remove';
type Code = Output<'botGroups.newCode'>;

/** Actions on groups. Each refreshes the groups, and the messages, because a test is one. */
export function useGroupActions(given: GroupGiven) {
  const say = useText(groupFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const language = useLanguage();
  const dialogs = useDialogs();
  const { dateTime } = useFormats();
  const { atOnce, withForm, withQuestion } = useStep(botGroupsList, botMessagesList);
  /** The whole command, so that it is copied as it is sent. */
  const show = ({ group, code, expiresAt }: Code) =>
    dialogs.open<true>({
      size: 'md',
      render: (control) => (
        <SecretDialog
          control={control}
          title={say('codeTitle', { name: group.name })}
          description={say('codeBody', { time: dateTime(expiresAt) })}
          label={say('code')}
          secret={`/bind ${code}`}
        />
      ),
    });
  const asked = (row?: GroupRow) => ({
    title: row ? say('editTitle', { name: row.name }) : say('addTitle'),
    ...(!row && { body: say('addBody') }),
    size: 'lg' as const,
    initial: formOf(row, language),
    validate: (form: GroupForm) =>
      Object.fromEntries(
        Object.entries(formRefusals(form, row === undefined)).map(([field, why]) => [
          field,
          why === 'sameTime' ? say(why) : sayReason(why),
        ]),
      ),
    fieldName: (field: string) => say(field as keyof GroupForm),
    fields: (form: GroupFieldsProps['form']) => (
      <GroupFields form={form} isNew={row === undefined} bot={row?.bot ?? botAt(given)} />
    ),
    confirmLabel: say(row ? 'save' : 'add'),
  });
  const commands: Record<GroupCommand, (row: GroupRow) => Promise<void>> = {
    edit: async (row) => {
      const done = await withForm(asked(row), (form) => call(botGroupsUpdate, readGroupChange(form, row)));
      if (done) toast.success(say('saved', { name: row.name }));
    },
    newCode: async ({ id: groupId, name }) => {
      let made: Code | undefined;
      await withQuestion(
        {
          title: say('newCodeTitle', { name }),
          body: say('newCodeBody'),
          confirmLabel: say('newCode'),
        },
        async () => {
          made = await call(botGroupsNewCode, { groupId });
        },
      );
      if (made) await show(made);
    },
    test: async ({ id: groupId, name }) => {
      const done = await atOnce(() => call(botGroupsSendTest, { groupId }));
      if (done) toast.success(say('testQueued', { name }));
    },
    sent: async ({ id }) => given.showSent(id),
    remove: async ({ id: groupId, name }) => {
      const done = await withQuestion(
        {
          title: say('removeTitle', { name }),
          body: say('removeBody'),
          confirmLabel: say('remove'),
          tone: 'danger',
        },
        () => call(botGroupsDelete, { groupId }),
      );
      if (done) toast.success(say('removed', { name }));
    },
  };
  return {
    add: async () => {
      let made: Code | undefined;
      await withForm(asked(), async (form) => {
        made = await call(botGroupsAdd, readNewGroup(form, botAt(given)));
      });
      if (made) await show(made);
    },
    turn: async ({ id: groupId, name }: GroupRow, enabled: boolean) => {
      const done = await atOnce(() => call(botGroupsUpdate, { groupId, enabled }));
      if (done) toast.success(say(enabled ? 'enabledNow' : 'disabledNow', { name }));
    },
    run: (command: GroupCommand, row: GroupRow) => commands[command](row),
  };
}
