import { BusinessError } from '@platform/sdk';
import {
  authenticatorBindForProfile,
  authenticatorConfirmBindForProfile,
  authenticatorUnbindForProfile,
  sessionChangePassword,
  sessionSetPayPassword,
} from '@platform/sdk/operations';
import {
  DialogBody,
  DialogHeader,
  DialogTitle,
  FormField,
  SecretInput,
  toast,
  useDialogs,
} from '@platform/ui-kit/skin';
import { call } from '../../shared/client.ts';
import { useLeaveWords } from '../../shared/dialogs/leave.question.ts';
import { errorText } from '../../shared/error.text.ts';
import { useGo } from '../../shared/link.tsx';
import { useLanguage, useText } from '../../shared/messages.ts';
import { isSessionError } from '../../shared/query.ts';
import type { User } from '../../shared/user.ts';
import { currentUser, signOut } from '../session.ts';
import { BindForm } from '../sign-in/bind.form.tsx';
import { emptyPasswords, type PasswordForm, passwordProblems } from './password.form.ts';
import { personalMessages } from './personal.messages.ts';

export interface Security {
  changePassword: () => Promise<void>;
  setPayPassword: () => Promise<void>;
  bind: () => Promise<void>;
  unbind: () => Promise<void>;
}

/** Changes to the user's own sign-in. A change that ends this session leads to the sign-in page. */
export function useSecurity(user: User): Security {
  const say = useText(personalMessages);
  const language = useLanguage();
  const dialogs = useDialogs();
  const go = useGo();
  const leave = useLeaveWords();

  const refusalOf = (thrown: unknown) => {
    if (isSessionError(thrown)) return undefined;
    const { what } = errorText(thrown, language);
    if (BusinessError.is(thrown, 'secondLevelFailed')) return { current: what };
    return BusinessError.is(thrown, 'passwordRejected') ? { fresh: what } : what;
  };
  const askPasswords = (
    title: string,
    body: string,
    currentHelp: string | undefined,
    send: (form: PasswordForm) => Promise<unknown>,
  ) =>
    dialogs.form<PasswordForm>({
      title,
      body,
      size: 'sm',
      initial: emptyPasswords,
      validate: (form) => passwordProblems(form, say),
      onSubmit: async (form) => {
        try {
          await send(form);
          return undefined;
        } catch (thrown) {
          return refusalOf(thrown);
        }
      },
      fields: (form) => (
        <>
          {(['current', 'fresh', 'repeat'] as const).map((name) => (
            <FormField
              key={name}
              form={form}
              name={name}
              label={say(name)}
              help={name === 'fresh' ? say('freshHelp') : name === 'current' ? currentHelp : undefined}
              required
            >
              <SecretInput
                value={form.values[name]}
                maxLength={128}
                autoComplete={name === 'current' ? 'current-password' : 'new-password'}
                onChange={(event) => form.set({ [name]: event.target.value })}
              />
            </FormField>
          ))}
        </>
      ),
      fieldName: (name) => say(name as keyof PasswordForm),
      summaryTitle: (count) => say('wrongFields', { count }),
      confirmLabel: say('save'),
      cancelLabel: say('cancel'),
      leave,
    });
  /** The server has ended every session, so clear this one too. */
  const startAnew = async () => {
    await signOut();
    go('/login');
  };

  return {
    changePassword: async () => {
      const changed = await askPasswords(
        say('changePassword'),
        say('passwordHelp'),
        undefined,
        ({ current, fresh }) => call(sessionChangePassword, { currentPassword: current, newPassword: fresh }),
      );
      if (!changed) return;
      toast.success(say('passwordChanged'), { durationMs: 10_000 });
      await startAnew();
    },
    setPayPassword: async () => {
      const set = await askPasswords(
        say(user.hasPayPassword ? 'changePayPassword' : 'setPayPassword'),
        say('payPasswordHelp'),
        say(user.hasPayPassword ? 'currentPay' : 'noPayYet'),
        ({ current, fresh }) => call(sessionSetPayPassword, { currentPassword: current, payPassword: fresh }),
      );
      if (!set) return;
      toast.success(say('payPasswordSet'));
      currentUser.set({ ...user, hasPayPassword: true });
    },
    bind: async () => {
      const userAccount = user.account;
      const loggedOut = await dialogs.open<boolean>({
        size: 'sm',
        render: ({ resolve }) => (
          <>
            <DialogHeader>
              <DialogTitle>{say('bindTitle')}</DialogTitle>
            </DialogHeader>
            <DialogBody>
              <BindForm
                account={userAccount}
                required={false}
                begin={(signal) => call(authenticatorBindForProfile, { userAccount }, { signal })}
                confirm={(googleCode) =>
                  call(authenticatorConfirmBindForProfile, { userAccount, googleCode })
                }
                onBound={resolve}
              />
            </DialogBody>
          </>
        ),
      });
      if (loggedOut === undefined) return;
      toast.success(say('bindDone'));
      if (loggedOut) await startAnew();
      else currentUser.set({ ...user, confirmBind: true });
    },
    unbind: async () => {
      const unbound = await dialogs.confirm({
        title: say('unbindTitle'),
        body: say(user.enableGoogleVerify ? 'unbindDemanded' : 'unbindBody'),
        confirmLabel: say('unbind'),
        cancelLabel: say('cancel'),
        tone: 'danger',
        onConfirm: async () => {
          try {
            await call(authenticatorUnbindForProfile, { userAccount: user.account });
            return undefined;
          } catch (thrown) {
            return isSessionError(thrown) ? undefined : errorText(thrown, language).what;
          }
        },
      });
      if (unbound) await startAnew();
    },
  };
}
