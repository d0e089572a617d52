import type { Output } from '@platform/sdk';
import { authenticatorBind, authenticatorConfirmBind } from '@platform/sdk/operations';
import { Field, Input, Skeleton } from '@platform/ui-kit/skin';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../../shared/client.ts';
import { CopyButton } from '../../shared/copy-button.tsx';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { useText } from '../../shared/messages.ts';
import { PlainButton } from '../../shared/plain-button.tsx';
import { bindMessages } from './bind.messages.ts';
import { QrCode } from './qr-code.tsx';

export interface BindFormProps {
  account: string;
  /** The account must bind before it may do anything else. */
  required: boolean;
  /** Replaces the calls of sign-in: the personal center has its own. */
  begin?: (signal: AbortSignal) => Promise<Output<'authenticator.bind'>>;
  confirm?: (googleCode: string) => Promise<Output<'authenticator.confirmBind'>>;
  onBound: (loggedOut: boolean) => void;
}

/**
 * Shows a new secret as a QR code and asks for a code generated from it. The secret is not active until
 * confirmed.
 */
export function BindForm({ account, required, begin, confirm: confirmBy, onBound }: BindFormProps) {
  const text = useText(bindMessages);
  const [secret, setSecret] = useState<Output<'authenticator.bind'> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [codeProblem, setCodeProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  // Begin once per account, because each call creates another secret.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const begun = begin?.(signal) ?? call(authenticatorBind, { userAccount: account }, { signal });
    begun.then(setSecret, (thrown) => {
      if (!abort.signal.aborted) setError(thrown);
    });
    return () => abort.abort();
  }, [account]);

  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const googleCode = String(values.get('googleCode') ?? '').replace(/\s/g, '');
    const problem = /^\d{6}$/.test(googleCode) ? null : text('googleCodeMissing');
    setCodeProblem(problem);
    setError(null);
    if (problem || busy) return;
    setBusy(true);
    try {
      const { loggedOut } = await (confirmBy?.(googleCode) ??
        call(authenticatorConfirmBind, { userAccount: account, googleCode }));
      onBound(loggedOut);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };

  if (!secret && error) return <ErrorNotice error={error} />;
  return (
    <form noValidate onSubmit={confirm} className="grid gap-4">
      {required && <p className="text-muted-foreground">{text('bindRequiredNote')}</p>}
      <Step number={1}>{text('stepScan')}</Step>
      <div className="grid justify-items-center gap-3">
        {secret ? (
          <QrCode text={secret.otpauthUri} label={text('qrCode', { account })} />
        ) : (
          <Skeleton className="size-48" />
        )}
        <div className="w-full rounded-md bg-muted px-3 py-2">
          <p className="text-xs text-muted-foreground">{text('stepManual')}</p>
          <div className="mt-1 flex items-center gap-2">
            <code className="min-w-0 flex-1 font-mono text-sm wrap-anywhere">
              {secret ? (secret.googleSecret.match(/.{1,4}/g)?.join(' ') ?? '') : '····'}
            </code>
            {secret && <CopyButton text={secret.googleSecret} />}
          </div>
        </div>
      </div>
      <Step number={2}>{text('stepConfirm')}</Step>
      <Field label={text('googleCode')} error={codeProblem} hideLabel>
        <Input
          name="googleCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="numeric"
          prefix={<ShieldCheck aria-hidden />}
        />
      </Field>
      <ErrorNotice error={error} />
      <PlainButton
        type="submit"
        variant="primary"
        size="lg"
        className="w-full"
        loading={busy}
        disabled={!secret}
      >
        {text('confirmBind')}
      </PlainButton>
    </form>
  );
}

function Step({ number, children }: { number: number; children: string }) {
  return (
    <h2 className="flex items-center gap-2 font-medium">
      <span className="grid size-5 shrink-0 place-items-center rounded-full bg-accent text-xs text-accent-foreground">
        {number}
      </span>
      {children}
    </h2>
  );
}
