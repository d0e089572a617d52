import { BusinessError, HttpError } from '@platform/sdk';
import { sessionLogin } from '@platform/sdk/operations';
import { Field, Input } from '@platform/ui-kit/skin';
import { ArrowBigUp, Eye, EyeOff, KeyRound, ShieldCheck, UserRound } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { call, prepareClient } from '../../shared/client.ts';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { useText } from '../../shared/messages.ts';
import { PlainButton } from '../../shared/plain-button.tsx';
import { enter, type User } from '../session.ts';
import { signInMessages } from './sign-in.messages.ts';
import { checkSignIn, codeErrors, type SignInFieldName } from './sign-in.rules.ts';
import { useCountdown } from './use-countdown.ts';

export interface SignInFormProps {
  /** The expected account: prefilled, but editable. */
  account?: string;
  /** Default: sign in. */
  submitLabel?: string;
  onEntered: (entered: { user: User; isOther: boolean }) => void;
}

/** Prefetches the client's code while the user types. A failure shows up at the call. */
const prepare = () => void prepareClient().catch(() => undefined);

/** Name, password and authenticator code. An error keeps the input. */
export function SignInForm({ account = '', submitLabel, onEntered }: SignInFormProps) {
  const text = useText(signInMessages);
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Partial<Record<SignInFieldName, string>>>({});
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const countdown = useCountdown();

  const focus = (name: SignInFieldName) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || countdown.secondsLeft > 0) return;
    const values = new FormData(event.currentTarget);
    const { input, problems } = checkSignIn(
      String(values.get('userName') ?? ''),
      String(values.get('password') ?? ''),
      String(values.get('googleCode') ?? ''),
    );
    setMissing(Object.fromEntries(problems.map(({ field, message }) => [field, text(message)])));
    setError(null);
    const first = problems[0];
    if (first) return focus(first.field);
    setBusy(true);
    try {
      await call(sessionLogin, input);
      onEntered(await enter());
    } catch (thrown) {
      setError(thrown);
      if (HttpError.is(thrown) && thrown.codeName === 'signInDelayed') {
        countdown.start(Math.ceil((thrown.retryAfterMs ?? 1000) / 1000));
      } else if (BusinessError.is(thrown) && thrown.codeName && codeErrors.has(thrown.codeName)) {
        setMissing({
          googleCode: thrown.codeName === 'googleCodeRequired' ? text('googleCodeMissing') : thrown.reason,
        });
        setError(null);
        focus('googleCode');
      } else focus('password');
    } finally {
      setBusy(false);
    }
  };

  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const clearFor = (name: SignInFieldName) => () => setMissing(({ [name]: _, ...rest }) => rest);
  const delayed = HttpError.is(error) && error.codeName === 'signInDelayed';

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4" aria-busy={busy} onInput={prepare}>
      <Field label={text('userName')} error={missing.userName}>
        <Input
          name="userName"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          defaultValue={account}
          autoFocus={!account}
          prefix={<UserRound aria-hidden />}
          onChange={clearFor('userName')}
        />
      </Field>
      <Field
        label={text('password')}
        error={missing.password}
        help={
          capsLock && (
            <span className="inline-flex items-center gap-1 text-warning">
              <ArrowBigUp aria-hidden className="size-3.5" />
              {text('capsLock')}
            </span>
          )
        }
      >
        <Input
          name="password"
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          autoFocus={Boolean(account)}
          maxLength={128}
          prefix={<KeyRound aria-hidden />}
          suffix={
            <button
              type="button"
              aria-label={text(visible ? 'hidePassword' : 'showPassword')}
              className="focus-ring grid size-6 place-items-center rounded-sm hover:text-foreground"
              onClick={() => setVisible(!visible)}
            >
              {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </button>
          }
          onChange={clearFor('password')}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
      </Field>
      <Field label={text('googleCode')} error={missing.googleCode} help={text('googleCodeHelp')}>
        <Input
          name="googleCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="numeric"
          prefix={<ShieldCheck aria-hidden />}
          onChange={clearFor('googleCode')}
        />
      </Field>
      {delayed ? (
        <ErrorNotice
          error={error}
          what={
            countdown.secondsLeft > 0
              ? text('delayed', { seconds: countdown.secondsLeft })
              : text('tryAgainNow')
          }
        />
      ) : (
        <ErrorNotice error={error} />
      )}
      <PlainButton
        type="submit"
        variant="primary"
        size="lg"
        loading={busy}
        disabled={countdown.secondsLeft > 0}
        className="mt-1 w-full"
      >
        {countdown.secondsLeft > 0
          ? text('waitSeconds', { seconds: countdown.secondsLeft })
          : (submitLabel ?? text('signIn'))}
      </PlainButton>
    </form>
  );
}
