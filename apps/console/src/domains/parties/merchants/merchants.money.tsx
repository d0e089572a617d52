import { BusinessError, type Currency, minorUnits, type Output } from '@platform/sdk';
import {
  adjustmentsList,
  adjustmentsRefuse,
  merchantsAdjustBalance,
  merchantsClearBalance,
  merchantsDetail,
  merchantsList,
} from '@platform/sdk/operations';
import type { Form, FormErrors } from '@platform/ui-kit/headless/form';
import { FormField, MoneyInput, SegmentedControl, Select, Textarea, toast } from '@platform/ui-kit/skin';
import { isCurrency, moneyText } from '../../../shared/cells/money.text.ts';
import { call } from '../../../shared/client.ts';
import { currencyOptions } from '../../../shared/currency.options.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { type Translate, useText } from '../../../shared/messages.ts';
import { useMoneyCurrency } from '../../../shared/money.currency.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import { merchantFormMessages } from './merchants.form.messages.ts';
import type { MerchantRow } from './merchants.labels.ts';

export type Adjustment = Output<'adjustments.list'>['list'][number];

interface AdjustForm {
  currency: Currency;
  direction: 'credit' | 'debit';
  amountMinor: number | null;
  /** The amount typed a second time. */
  againMinor: number | null;
  reason: string;
}

export interface MerchantMoney {
  adjust: (row: MerchantRow) => Promise<void>;
  clear: (row: MerchantRow, currency: string) => Promise<void>;
  approve: (row: MerchantRow, waiting: Adjustment) => Promise<void>;
  refuse: (waiting: Adjustment) => Promise<void>;
}

/**
 * Postings by hand. Each dialog has one key: a call that is sent again after a lost answer posts once. Above the
 * limit the first person's call is a request, and the same call of another person posts it.
 */
export function useMerchantMoney(): MerchantMoney {
  const say = useText(merchantFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const { withForm, withQuestion } = useStep(merchantsList, merchantsDetail, adjustmentsList);

  /** A request that waits for a second person is no failure. */
  const post = async (work: () => Promise<unknown>): Promise<'posted' | 'requested'> => {
    try {
      await work();
      return 'posted';
    } catch (thrown) {
      if (BusinessError.is(thrown, 'secondApprovalRequired')) return 'requested';
      throw thrown;
    }
  };

  return {
    adjust: async ({ id, name, balances }) => {
      const key = crypto.randomUUID();
      const first = balances.map(({ currency }) => currency).find(isCurrency);
      let outcome: 'posted' | 'requested' = 'posted';
      const initial: AdjustForm = {
        currency: first ?? 'INR',
        direction: 'credit',
        amountMinor: null,
        againMinor: null,
        reason: '',
      };
      const done = await withForm<AdjustForm>(
        {
          title: say('adjustTitle', { name }),
          body: say('adjustBody'),
          initial,
          validate: (form) => adjustProblems(form, say, sayReason('required')),
          fields: (form) => <AdjustFields form={form} />,
          fieldName: (field) => say(field as keyof AdjustForm),
          confirmLabel: say('post'),
          tone: 'danger',
        },
        async ({ currency, direction, amountMinor, reason }) => {
          const amount = minorUnits((direction === 'debit' ? -1 : 1) * (amountMinor ?? 0));
          outcome = await post(() =>
            call(merchantsAdjustBalance, {
              merchantId: id,
              currency,
              amountMinor: amount,
              reason: reason.trim(),
              key,
            }),
          );
        },
      );
      if (done) toast.success(say(outcome));
    },
    clear: async ({ id, name, balances }, currency) => {
      if (!isCurrency(currency)) return;
      const key = crypto.randomUUID();
      const available = balances.find((each) => each.currency === currency)?.availableMinor ?? 0;
      const amount = `${moneyText(available, currency)} ${currency}`;
      let outcome: 'posted' | 'requested' = 'posted';
      const done = await withQuestion(
        {
          title: say('clearTitle', { name, currency }),
          body: say('clearBody', { amount }),
          reason: { label: say('reason'), missing: say('reasonMissing') },
          confirmLabel: say('clear'),
          tone: 'danger',
        },
        async ({ reason }) => {
          outcome = await post(() =>
            call(merchantsClearBalance, { merchantId: id, currency, reason: reason.trim(), key }),
          );
        },
      );
      if (done) toast.success(say(outcome));
    },
    approve: async ({ id }, { kind, currency, amountMinor, reason, key }) => {
      if (!isCurrency(currency)) return;
      const done = await withQuestion(
        {
          title: say('approveTitle'),
          body: `${moneyText(amountMinor, currency)} ${currency} – ${reason}`,
          confirmLabel: say('approve'),
          tone: 'danger',
        },
        () =>
          kind === 'merchantClearing'
            ? call(merchantsClearBalance, { merchantId: id, currency, reason, key })
            : call(merchantsAdjustBalance, {
                merchantId: id,
                currency,
                amountMinor: minorUnits(amountMinor),
                reason,
                key,
              }),
      );
      if (done) toast.success(say('posted'));
    },
    refuse: async ({ id, currency, amountMinor, reason: why }) => {
      const done = await withQuestion(
        {
          title: say('refuseTitle'),
          body: `${moneyText(amountMinor, currency)} ${currency} – ${why}`,
          reason: { label: say('reason'), missing: say('reasonMissing') },
          confirmLabel: say('refuse'),
        },
        ({ reason }) => call(adjustmentsRefuse, { id, reason: reason.trim() }),
      );
      if (done) toast.success(say('refused'));
    },
  };
}

type Say = Translate<typeof merchantFormMessages.table>;

function adjustProblems(form: AdjustForm, say: Say, required: string): FormErrors<AdjustForm> {
  const { amountMinor, againMinor, reason } = form;
  return {
    ...((amountMinor === null || amountMinor === 0) && { amountMinor: required }),
    ...(amountMinor !== null && againMinor !== amountMinor && { againMinor: say('amountsDiffer') }),
    ...(reason.trim() === '' && { reason: say('reasonMissing') }),
  };
}

function AdjustFields({ form }: { form: Form<AdjustForm> }) {
  const say = useText(merchantFormMessages);
  const { values, set } = form;
  const currency = useMoneyCurrency(values.currency);
  return (
    <>
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
