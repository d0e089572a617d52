import type { Currency } from '@platform/sdk';
import type { Form, FormErrors } from '@platform/ui-kit/headless/form';
import { FormField, MoneyInput, SegmentedControl, Select, Textarea } from '@platform/ui-kit/skin';
import { currencyOptions } from '../currency.options.ts';
import { type Translate, useText } from '../messages.ts';
import { useMoneyCurrency } from '../money.currency.ts';
import type { PartyOption } from '../party.options.ts';
import { adjustmentMessages } from './adjustments.messages.ts';

export interface AdjustForm {
  currency: Currency;
  direction: 'credit' | 'debit';
  amountMinor: number | null;
  /** The amount typed a second time. */
  againMinor: number | null;
  reason: string;
  /** The user of the chosen owner, where the form asks for it. */
  userId: string;
}

type Say = Translate<typeof adjustmentMessages.table>;

export function adjustProblems(
  form: AdjustForm,
  say: Say,
  required: string,
  asksOwner = false,
): FormErrors<AdjustForm> {
  const { amountMinor, againMinor, reason, userId } = form;
  return {
    ...(asksOwner && userId === '' && { userId: required }),
    ...((amountMinor === null || amountMinor === 0) && { amountMinor: required }),
    ...(amountMinor !== null && againMinor !== amountMinor && { againMinor: say('amountsDiffer') }),
    ...(reason.trim() === '' && { reason: say('reasonMissing') }),
  };
}

export function AdjustFields({
  form,
  parties,
}: {
  form: Form<AdjustForm>;
  parties?: readonly PartyOption[] | undefined;
}) {
  const say = useText(adjustmentMessages);
  const { values, set } = form;
  const currency = useMoneyCurrency(values.currency);
  return (
    <>
      {parties && (
        <FormField form={form} name="userId" label={say('userId')} required>
          <Select
            value={values.userId}
            options={parties}
            searchable
            onValueChange={(userId) => set({ userId })}
          />
        </FormField>
      )}
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
