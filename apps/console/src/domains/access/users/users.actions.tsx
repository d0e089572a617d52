import {
  adminDeleteUser,
  adminListUsers,
  adminRepairUser,
  adminResetPayPassword,
  usersEnableGoogleVerify,
  usersSetAllowModify,
  usersSetEnabled,
} from '@platform/sdk/operations';
import { validateAccount } from '@platform/sdk/rules';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { errorText } from '../../../shared/error.text.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { isSessionError, useRefresh } from '../../../shared/query.ts';
import type { User } from '../../../shared/user.ts';
import type { UserCommand } from './users.commands.ts';
import { type SavedUser, UserFormDialog } from './users.form.dialog.tsx';
import type { UserRow } from './users.labels.ts';
import { userMessages } from './users.messages.ts';

export interface UserActions {
  add: () => Promise<void>;
  run: (command: UserCommand, user: UserRow) => Promise<void>;
}

/** Actions on accounts. Each confirms with account and effect, then refreshes the list. */
export function useUserActions(actor: User): UserActions {
  const say = useText(userMessages);
  const language = useLanguage();
  const refresh = useRefresh();
  const dialogs = useDialogs();

  /** `problem` is undefined when the sign-in dialog already reports it; the action still failed. */
  const attempt = async (work: () => Promise<unknown>): Promise<{ done: boolean; problem?: string }> => {
    try {
      await work();
      refresh(adminListUsers);
      return { done: true };
    } catch (thrown) {
      return isSessionError(thrown)
        ? { done: false }
        : { done: false, problem: errorText(thrown, language).what };
    }
  };
  const atOnce = async (work: () => Promise<unknown>) => {
    const { done, problem } = await attempt(work);
    if (problem) toast.danger(say('failed'), { description: problem });
    if (done) toast.success(say('done'));
  };
  /** True on success. On failure the dialog shows the error and stays open. */
  const confirmed = async (
    title: string,
    body: string,
    confirmLabel: string,
    work: () => Promise<unknown>,
    tone: 'neutral' | 'danger' = 'neutral',
  ) => {
    let done = false;
    await dialogs.confirm({
      title,
      body,
      confirmLabel,
      cancelLabel: say('cancel'),
      tone,
      onConfirm: async () => {
        const outcome = await attempt(work);
        done = outcome.done;
        return outcome.problem;
      },
    });
    return done;
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
    demand: async ({ id, account, confirmBind }) => {
      const work = () => call(usersEnableGoogleVerify, { userId: id, enableGoogleVerify: true });
      if (confirmBind) await atOnce(work);
      else await confirmed(say('demandTitle', { account }), say('demandBody'), say('demand'), work);
    },
    demandNoMore: ({ id }) =>
      atOnce(() => call(usersEnableGoogleVerify, { userId: id, enableGoogleVerify: false })),
    forbidModify: ({ id }) => atOnce(() => call(usersSetAllowModify, { userId: id, allowModify: false })),
    permitModify: ({ id }) => atOnce(() => call(usersSetAllowModify, { userId: id, allowModify: true })),
    disable: async ({ id, account }) => {
      const work = () => call(usersSetEnabled, { userId: id, enabled: false });
      const title = say('disableTitle', { account });
      if (await confirmed(title, say('disableBody'), say('disable'), work, 'danger'))
        toast.success(say('disabledNow', { account }));
    },
    enable: ({ id }) => atOnce(() => call(usersSetEnabled, { userId: id, enabled: true })),
    resetPayPassword: ({ id, account }) =>
      confirmed(
        say('resetPayPasswordTitle', { account }),
        say('resetPayPasswordBody'),
        say('resetPayPassword'),
        () => call(adminResetPayPassword, { id }),
      ),
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
      const work = () => call(adminDeleteUser, { id });
      const title = say('removeTitle', { account });
      const gone = await confirmed(title, say('removeBody'), say('remove'), work, 'danger');
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
    },
  };
}
