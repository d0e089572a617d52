import type { Form } from '@platform/ui-kit/headless/form';
import { Badge, Button, Input, SecretInput } from '@platform/ui-kit/skin';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../../../shared/messages.ts';
import { FormGroup } from './gateways.form.group.tsx';
import { gatewayFormMessages } from './gateways.form.messages.ts';
import { type CredentialEntry, credentialRefusal, type GatewayForm } from './gateways.form.ts';

/**
 * The credentials of a gateway. A stored one is not known to the browser: it is kept, replaced or removed. What is typed
 * goes to the server when the form is sent, and nowhere else.
 */
export function CredentialsField({ form }: { form: Form<GatewayForm> }) {
  const say = useText(gatewayFormMessages);
  const root = useRef<HTMLDivElement>(null);
  const { credentials } = form.values;
  const change = (index: number, part: Partial<CredentialEntry>) =>
    form.set({
      credentials: credentials.map((entry, other) => (other === index ? { ...entry, ...part } : entry)),
    });
  const drop = (index: number) => {
    form.set({ credentials: credentials.filter((_, other) => other !== index) });
    root.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  const isRefused = form.errors.credentials !== undefined;
  return (
    <FormGroup form={form} name="credentials" label={say('credentials')} help={say('credentialsHelp')}>
      <div ref={root} className="grid gap-2">
        {credentials.map((entry, index) => (
          <Credential
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its index only
            key={index}
            entry={entry}
            isInvalid={isRefused && credentialRefusal(entry, credentials) !== undefined}
            onChange={(part) => change(index, part)}
            onDrop={() => drop(index)}
          />
        ))}
        <Button
          size="sm"
          data-add=""
          className="justify-self-start"
          onClick={() =>
            form.set({
              credentials: [...credentials, { name: '', isStored: false, change: 'set', value: '' }],
            })
          }
        >
          <Plus aria-hidden />
          {say('addCredential')}
        </Button>
      </div>
    </FormGroup>
  );
}

interface CredentialProps {
  entry: CredentialEntry;
  isInvalid: boolean;
  onChange: (part: Partial<CredentialEntry>) => void;
  onDrop: () => void;
}

function Credential({ entry, isInvalid, onChange, onDrop }: CredentialProps) {
  const say = useText(gatewayFormMessages);
  const { name, isStored, change, value } = entry;
  const shownName = name || say('credentialName');
  const secret = (
    <SecretInput
      aria-label={say('credentialValue', { name: shownName })}
      aria-invalid={isInvalid || undefined}
      autoComplete="off"
      maxLength={8192}
      className="min-w-40 flex-1"
      value={value}
      onChange={(event) => onChange({ value: event.target.value })}
    />
  );
  if (!isStored)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <Input
          aria-label={say('credentialName')}
          aria-invalid={isInvalid || undefined}
          placeholder={say('credentialName')}
          spellCheck={false}
          autoComplete="off"
          maxLength={32}
          className="w-44 font-mono text-sm"
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        {secret}
        <Button size="sm" aria-label={say('removeOf', { name: shownName })} onClick={onDrop}>
          {say('remove')}
        </Button>
      </div>
    );
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2">
      <span className="w-full font-mono text-sm wrap-anywhere sm:w-44">{name}</span>
      {change === 'set' ? (
        secret
      ) : (
        <span className="flex-1">
          <Badge tone={change === 'remove' ? 'warning' : 'success'}>
            {say(change === 'remove' ? 'credentialRemoved' : 'credentialSet')}
          </Badge>
        </span>
      )}
      {change === 'keep' ? (
        <>
          <Button
            size="sm"
            aria-label={say('replaceOf', { name })}
            onClick={() => onChange({ change: 'set', value: '' })}
          >
            {say('replace')}
          </Button>
          <Button
            size="sm"
            aria-label={say('removeOf', { name })}
            onClick={() => onChange({ change: 'remove', value: '' })}
          >
            {say('remove')}
          </Button>
        </>
      ) : (
        <Button
          size="sm"
          aria-label={say('keepOf', { name })}
          onClick={() => onChange({ change: 'keep', value: '' })}
        >
          {say('keep')}
        </Button>
      )}
    </div>
  );
}
