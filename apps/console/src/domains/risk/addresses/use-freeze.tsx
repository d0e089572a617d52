import type { Operation } from '@platform/sdk';
import { frozenIpsExtend, frozenIpsFreeze } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, Select, toast } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { type Expiry, expiresAtOf, expiryOptions } from '../../../shared/expiry.ts';
import { FormText } from '../../../shared/form.text.tsx';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import { freezeMessages } from './freeze.messages.ts';

interface FreezeForm {
  networks: string;
  reason: string;
  expiry: Expiry;
}

const entriesIn = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');

/** Asks for addresses, reason and duration, and freezes. The given operations are refetched. */
export function useFreeze(...refreshed: readonly Operation[]) {
  const say = useText(freezeMessages);
  const sayReason = useText(fieldReasonMessages);
  const { withForm } = useStep(...refreshed);
  const freeze = async (networks: readonly string[] = []): Promise<void> => {
    let result = { frozen: [] as readonly string[], alreadyFrozen: [] as readonly string[] };
    const done = await withForm<FreezeForm>(
      {
        title: say('title'),
        body: say('effect'),
        initial: { networks: networks.join('\n'), reason: '', expiry: 'week' },
        validate: (form) => ({
          ...(entriesIn(form.networks).length === 0 && { networks: sayReason('required') }),
          ...(form.reason.trim() === '' && { reason: sayReason('required') }),
        }),
        fieldName: (field) => say(field as keyof FreezeForm),
        fields: (form) => (
          <div className="grid gap-4">
            <FormText
              form={form}
              name="networks"
              label={say('networks')}
              help={say('networksHelp')}
              rows={4}
              mono
              required
            />
            <FormText form={form} name="reason" label={say('reason')} maxLength={200} required />
            <ExpiryField form={form} />
          </div>
        ),
        confirmLabel: say('confirm'),
        tone: 'danger',
      },
      async ({ networks: typed, reason, expiry }) => {
        const expiresAt = expiresAtOf(expiry, Date.now());
        result = await call(frozenIpsFreeze, {
          networks: entriesIn(typed),
          reason: reason.trim(),
          expiresAt,
        });
      },
    );
    if (!done) return;
    const { frozen, alreadyFrozen } = result;
    if (frozen.length > 0) toast.success(say('done', { count: frozen.length }));
    if (alreadyFrozen.length > 0) toast.info(say('already', { networks: alreadyFrozen.join(', ') }));
  };
  return freeze;
}

/** Asks for how long an address stays frozen. True when it was changed. */
export function useExtend(...refreshed: readonly Operation[]) {
  const say = useText(freezeMessages);
  const { withForm } = useStep(...refreshed);
  return (frozenIpId: string, title: string): Promise<boolean> =>
    withForm<{ expiry: Expiry }>(
      {
        title,
        initial: { expiry: 'week' },
        validate: () => ({}),
        fieldName: () => say('expiry'),
        fields: (form) => <ExpiryField form={form} />,
        confirmLabel: say('save'),
      },
      ({ expiry }) => call(frozenIpsExtend, { frozenIpId, expiresAt: expiresAtOf(expiry, Date.now()) }),
    );
}

function ExpiryField<Values extends { expiry: Expiry }>({ form }: { form: Form<Values> }) {
  const say = useText(freezeMessages);
  const language = useLanguage();
  return (
    <FormField form={form} name="expiry" label={say('expiry')}>
      <Select
        value={form.values.expiry}
        options={expiryOptions(language)}
        onValueChange={(expiry) => form.set({ expiry } as Partial<Values>)}
      />
    </FormField>
  );
}
