import type { Output, SignProfileName } from '@platform/sdk';
import { merchantsSigningKey } from '@platform/sdk/operations';
import {
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  Field,
  SecretInput,
  Select,
} from '@platform/ui-kit/skin';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../shared/client.ts';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useText } from '../../../../shared/messages.ts';
import { merchantTestMessages } from './merchant-test.messages.ts';

export interface SigningKey {
  secret: string;
  profile: SignProfileName;
}

const profiles: readonly SignProfileName[] = ['md5-sorted', 'hmac-sha256'];
const isProfile = (name: string): name is SignProfileName => profiles.some((known) => known === name);

export interface KeyCardProps {
  value: SigningKey;
  onChange: (key: SigningKey) => void;
  /** The number that the key belongs to. */
  onMchId: (mchId: string) => void;
  error?: string | undefined;
}

/**
 * The signing key, read with the second-level password or pasted. It is kept only in page memory, never in
 * the query cache, storage or the URL.
 */
export function KeyCard({ value, onChange, onMchId, error }: KeyCardProps) {
  const say = useText(merchantTestMessages);
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [readFor, setReadFor] = useState<string | null>(null);

  const read = async () => {
    setReading(true);
    setFailure(null);
    try {
      const key: Output<'merchants.signingKey'> = await call(merchantsSigningKey, {});
      onChange({
        secret: key.signingKey,
        profile: isProfile(key.signProfile) ? key.signProfile : value.profile,
      });
      onMchId(key.mchId);
      setReadFor(key.mchId);
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setReading(false);
    }
  };
  return (
    <Card>
      <CardHeader className="flex-col items-start gap-0.5">
        <CardTitle>{say('keyTitle')}</CardTitle>
        <p className="text-sm text-muted-foreground">{say('keyHelp')}</p>
      </CardHeader>
      <CardContent className="grid gap-3">
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <Field id="order-key" label={say('pasteKey')} required error={error}>
            <SecretInput
              value={value.secret}
              autoComplete="off"
              className="font-mono"
              onChange={({ target }) => {
                setReadFor(null);
                onChange({ ...value, secret: target.value.trim() });
              }}
            />
          </Field>
          <Field label={say('profile')}>
            <Select
              options={profiles.map((name) => ({ value: name, label: name }))}
              value={value.profile}
              onValueChange={(profile) => onChange({ ...value, profile })}
            />
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" loading={reading} onClick={() => void read()}>
            <KeyRound aria-hidden />
            {say('readKey')}
          </Button>
          {value.secret && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                setReadFor(null);
                onChange({ ...value, secret: '' });
              }}
            >
              {say('forgetKey')}
            </Button>
          )}
          <span role="status" className="text-sm text-success">
            {readFor && say('keyRead', { mchId: readFor })}
          </span>
        </div>
        {failure !== null && <ErrorNotice error={failure} />}
      </CardContent>
    </Card>
  );
}
