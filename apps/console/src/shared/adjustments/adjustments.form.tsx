import type { Currency } from '@platform/sdk';
import type { Form, FormErrors } from '@platform/ui-kit/headless/form';
import { FormField, MoneyInput, SegmentedControl, Select, Textarea } from '@platform/ui-kit/skin';
import { currencyOptions } from '../currency.options.ts';
import { type Translate, useText } from '../messages.ts';
import { useMoneyCurrency } from '../money.currency.ts';
import { type PartyOption, usePartyOptions } from '../party.options.ts';
import type { fieldReasonMessages } from '../reasons.messages.ts';
import { adjustmentMessages } from './adjustments.messages.ts';

export interface AdjustForm {
  currency: Currency;
  direction: 'credit' | 'debit';
  amountMinor: number | null;
  /** The amount typed a second time. */
  againMinor: number | null;
  reason: string;
  /** The chosen owner, where the form asks for it. */
  owner: PartyOption | null;
}

type Say = Translate<typeof adjustmentMessages.table>;

export function adjustProblems(
  form: AdjustForm,
  say: Say,
  sayReason: Translate<typeof fieldReasonMessages.table>,
  asksOwner = false,
): FormErrors<AdjustForm> {
  const { amountMinor, againMinor, reason, owner } = form;
  return {
    ...(asksOwner && owner === null && { owner: sayReason('required') }),
    // The direction is chosen, so that a sign cannot turn it around.
    ...((amountMinor === null || amountMinor < 1) && {
      amountMinor: sayReason(amountMinor === null ? 'required' : 'tooSmall'),
    }),
    ...(amountMinor !== null && againMinor !== amountMinor && { againMinor: say('amountsDiffer') }),
    ...(reason.trim() === '' && { reason: say('reasonMissing') }),
  };
}

export function AdjustFields({ form, asksOwner }: { form: Form<AdjustForm>; asksOwner: boolean }) {
  const say = useText(adjustmentMessages);
  const { values, set } = form;
  const currency = useMoneyCurrency(values.currency);
  return (
    <>
      {asksOwner && <OwnerField form={form} />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField form={form} name="currency" label={say('currency')} required>
          <Select
            value={values.currency}
            options={currencyOptions}
            onValueChange={(code) => set({ currency: code, amountMinor: null, againMinor: null })}
          />
        </FormField>
        <FormField form={form} name="direction" label={say('direction')} required>
          <SegmentedControl
            label={say('direction')}
            value={values.direction}
            onValueChange={(direction) => set({ direction })}
            options={(['credit', 'debit'] as const).map((value) => ({ value, label: say(value) }))}
          />
        </FormField>
        {(['amountMinor', 'againMinor'] as const).map((name) => (
          <FormField key={name} form={form} name={name} label={say(name)} required>
            <MoneyInput
              key={values.currency}
              valueMinor={values[name]}
              currency={currency}
              onUnreadable={(problem) => form.markUnreadable(name, problem)}
              onValueChange={(amountMinor) => set({ [name]: amountMinor })}
            />
          </FormField>
        ))}
      </div>
      <FormField form={form} name="reason" label={say('reason')} required>
        <Textarea
          value={values.reason}
          maxLength={200}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </FormField>
    </>
  );
}

/** Reads the choices itself, because they may be loaded after the form is opened. */
function OwnerField({ form }: { form: Form<AdjustForm> }) {
  const say = useText(adjustmentMessages);
  const owners = usePartyOptions();
  return (
    <FormField form={form} name="owner" label={say('owner')} required>
      <Select
        value={form.values.owner?.value ?? ''}
        options={owners}
        searchable
        onValueChange={(userId) => form.set({ owner: owners.find(({ value }) => value === userId) ?? null })}
      />
    </FormField>
  );
}
