import {
  adminDeleteUser,
  adminListUsers,
  adminRepairUser,
  usersSetAllowedAddresses,
  usersSetEnabled,
} from '@platform/sdk/operations';
import { validateAccount } from '@platform/sdk/rules';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { entryProblem } from '../../../shared/error.fields.ts';
import { useText } from '../../../shared/messages.ts';
import type { PersonCommand } from '../../../shared/people/people.labels.ts';
import { usePersonActions } from '../../../shared/people/use-person-actions.tsx';
import { useRefresh } from '../../../shared/query.ts';
import { rereadUser } from '../../../shared/user.reread.ts';
import type { User } from '../../../shared/user.ts';
import type { UserCommand } from './users.commands.ts';
import { type SavedUser, UserFormDialog } from './users.form.dialog.tsx';
import { addressesIn, type UserRow } from './users.labels.ts';
import { userMessages } from './users.messages.ts';

export interface UserActions {
  add: () => Promise<void>;
  run: (command: UserCommand, user: UserRow) => Promise<void>;
}

/** Actions on accounts. Each confirms with account and effect, then refreshes the list. */
export function useUserActions(actor: User): UserActions {
  const say = useText(userMessages);
  const refresh = useRefresh();
  const dialogs = useDialogs();

  const { attempt, atOnce, withQuestion } = useStep(adminListUsers);
  const act = usePersonActions(adminListUsers);
  const forPerson = (command: PersonCommand, { id, ...user }: UserRow) =>
    act(command, { ...user, userId: id });

  const change = async (work: () => Promise<unknown>) => {
    if (await atOnce(work)) toast.success(say('done'));
  };
  const openForm = (user?: UserRow) =>
    dialogs.open<SavedUser>({
      size: 'sm',
      render: (control) => <UserFormDialog actor={actor} control={control} {...(user && { user })} />,
    });

  const commands: Record<UserCommand, (user: UserRow) => Promise<unknown>> = {
    edit: async (user) => {
      const saved = await openForm(user);
      if (!saved) return;
      refresh(adminListUsers);
      toast.success(say('changed', { account: saved.account }));
    },
    demand: (user) => forPerson('demand', user),
    demandNoMore: (user) => forPerson('demandNoMore', user),
    forbidModify: (user) => forPerson('forbidModify', user),
    permitModify: (user) => forPerson('permitModify', user),
    disable: async ({ id, account }) => {
      const title = say('disableTitle', { account });
      const disabled = await withQuestion(
        { title, body: say('disableBody'), confirmLabel: say('disable'), tone: 'danger' },
        () => call(usersSetEnabled, { userId: id, enabled: false }),
      );
      if (disabled) toast.success(say('disabledNow', { account }));
    },
    enable: ({ id }) => change(() => call(usersSetEnabled, { userId: id, enabled: true })),
    addresses: async ({ id, account, allowedAddresses }) => {
      let done = false;
      await dialogs.prompt({
        title: say('addressesTitle', { account }),
        body: say('addressesBody'),
        label: say('allowedAddresses'),
        help: say('addressesHelp'),
        kind: 'multiline',
        initialValue: allowedAddresses.join('\n'),
        confirmLabel: say('save'),
        cancelLabel: say('cancel'),
        onSubmit: async (text) => {
          const addresses = addressesIn(text);
          const outcome = await attempt(() =>
            call(usersSetAllowedAddresses, { userId: id, addresses, expectedAddresses: allowedAddresses }),
          );
          done = outcome.done;
          return entryProblem(outcome.refusal, 'addresses', addresses) ?? outcome.problem;
        },
      });
      if (done) toast.success(say('done'));
    },
    resetPayPassword: (user) => forPerson('resetPayPassword', user),
    repair: async ({ id, account }) => {
      let done = false;
      const name = await dialogs.prompt({
        title: say('repairTitle', { account }),
        body: say('repairBody'),
        label: say('newAccountName'),
        help: say('accountHelp'),
        initialValue: account,
        required: true,
        confirmLabel: say('repair'),
        cancelLabel: say('cancel'),
        validate: (text) => {
          const problem = validateAccount(text.trim());
          if (problem === undefined) return undefined;
          return say(problem === 'required' || problem === 'tooLong' ? problem : 'lettersAndDigitsOnly');
        },
        onSubmit: async (text) => {
          const outcome = await attempt(() =>
            call(adminRepairUser, { userId: id, newAccountName: text.trim() }),
          );
          done = outcome.done;
          return outcome.problem;
        },
      });
      if (done && name !== undefined) toast.success(say('repaired', { account: name.trim() }));
    },
    remove: async ({ id, account }) => {
      const title = say('removeTitle', { account });
      const gone = await withQuestion(
        { title, body: say('removeBody'), confirmLabel: say('remove'), tone: 'danger' },
        () => call(adminDeleteUser, { id }),
      );
      if (gone) toast.success(say('removed', { account }));
    },
  };

  return {
    add: async () => {
      const added = await openForm();
      if (!added) return;
      refresh(adminListUsers);
      const number = added.partyCode;
      toast.success(say('added', { account: added.account }), {
        ...(number !== null && { description: say('addedMerchant', { number }), durationMs: 10_000 }),
      });
    },
    run: async (command, user) => {
      await commands[command](user);
      if (user.id === actor.user_id) await rereadUser();
    },
  };
}
