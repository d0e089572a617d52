import type { Currency } from '@platform/sdk';
import type { Form } from '@platform/ui-kit/headless/form';
import { Checkbox, Field, FormField, MoneyInput, NumberInput, Select } from '@platform/ui-kit/skin';
import { isCurrency } from '../../../../shared/cells/money.text.ts';
import { FormText } from '../../../../shared/form.text.tsx';
import { useText } from '../../../../shared/messages.ts';
import { useMoneyCurrency } from '../../../../shared/money.currency.ts';
import { useProductOptions } from '../../../../shared/options.ts';
import { usePartyOptions } from '../../../../shared/party.options.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { agreementFormMessages } from './agreements.form.messages.ts';
import type { AgreementForm } from './agreements.form.ts';

export interface AgreementFieldsProps {
  form: Form<AgreementForm>;
  /** Which of party and product are to be chosen. */
  asks: { party: boolean; product: boolean };
  /** Products that the party has already. */
  taken?: readonly number[];
}

export function AgreementFields({ form, asks, taken = [] }: AgreementFieldsProps) {
  const say = useText(agreementFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const { values, set } = form;
  const products = useProductOptions();
  const product = products.find(({ value }) => value === values.productId);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {asks.party && <PartyField form={form} />}
      {asks.product && (
        <FormField form={form} name="productId" label={say('productId')} required>
          <Select
            value={values.productId}
            searchable
            options={products.filter(({ value }) => !taken.includes(Number(value)))}
            onValueChange={(productId) => set({ productId, minAmountMinor: null, maxAmountMinor: null })}
          />
        </FormField>
      )}
      <FormText
        form={form}
        name="percent"
        label={say(values.role === 'merchant' ? 'percentMerchant' : 'percentSupplier')}
        help={asks.product ? say('percentHelp') : undefined}
        maxLength={12}
        required={!asks.product}
      />
      {product && isCurrency(product.currency) && (
        <Limits key={product.value} form={form} currency={product.currency} />
      )}
      {values.role === 'supplier' && (
        <FormField form={form} name="weight" label={say('weight')} help={say('weightHelp')}>
          <NumberInput
            value={values.weight}
            onUnreadable={(isUnreadable) =>
              form.markUnreadable('weight', isUnreadable ? sayReason('notAWholeNumber') : undefined)
            }
            onValueChange={(weight) => set({ weight })}
          />
        </FormField>
      )}
      <Field layout="inline" label={say('enabled')} className="self-end">
        <Checkbox checked={values.enabled} onCheckedChange={(on) => set({ enabled: on === true })} />
      </Field>
    </div>
  );
}

function Limits({ form, currency: code }: { form: Form<AgreementForm>; currency: Currency }) {
  const say = useText(agreementFormMessages);
  const currency = useMoneyCurrency(code);
  return (['minAmountMinor', 'maxAmountMinor'] as const).map((name) => (
    <FormField key={name} form={form} name={name} label={say(name)} help={say('limitHelp')}>
      <MoneyInput
        valueMinor={form.values[name]}
        currency={currency}
        onUnreadable={(problem) => form.markUnreadable(name, problem)}
        onValueChange={(amountMinor) => form.set({ [name]: amountMinor })}
      />
    </FormField>
  ));
}

/** Users with a merchant or a supplier. */
function PartyField({ form }: { form: Form<AgreementForm> }) {
  const say = useText(agreementFormMessages);
  const parties = usePartyOptions();
  return (
    <FormField form={form} name="userId" label={say('userId')} required>
      <Select
        value={form.values.userId}
        searchable
        options={parties}
        onValueChange={(userId) => {
          const role = parties.find(({ value }) => value === userId)?.role;
          form.set({ userId, ...(role && { role, ...(role === 'merchant' && { weight: null }) }) });
        }}
      />
    </FormField>
  );
}
