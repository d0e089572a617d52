import { FormField, Input, MoneyInput, NumberInput, Select } from '@platform/ui-kit/skin';
import { useId } from 'react';
import { useBanks } from '../../../../shared/bank.select.tsx';
import { currencyOptions } from '../../../../shared/currency.options.ts';
import { useText } from '../../../../shared/messages.ts';
import { useMoneyCurrency } from '../../../../shared/money.currency.ts';
import { useMerchantOptions, useProductOptions } from '../../../../shared/options.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { createMessages } from './create.messages.ts';
import { StepForm } from './step.form.tsx';
import type { StepProps } from './step.props.ts';

/** Which payouts of the pool the batch takes. */
export function ChooseStep(props: StepProps) {
  const { mayCall } = props.context;
  const say = useText(createMessages);
  const sayReason = useText(fieldReasonMessages);
  const bankListId = useId();
  const { currency } = props.draft;
  const money = useMoneyCurrency(currency);
  const banks = useBanks(currency);
  const products = useProductOptions(props.context);
  const seesMerchants = mayCall('users.options');
  const merchants = useMerchantOptions(props.context);
  const any = { value: '', label: say('any') };
  const productChoices = [
    any,
    ...products
      .filter((product) => product.kind === 'payout' && product.currency === currency)
      .map(({ value, label }) => ({ value, label })),
  ];
  const merchantChoices = [any, ...merchants];
  return (
    <StepForm
      {...props}
      step="choose"
      help={say('chooseHelp')}
      fields={(form) => (
        <>
          <FormField form={form} name="currency" label={say('currency')}>
            <Select
              value={form.values.currency}
              options={currencyOptions}
              onValueChange={(next) =>
                // Amounts, product and account belong to the currency.
                form.set({
                  currency: next,
                  productId: '',
                  resourceId: '',
                  bankName: '',
                  minAmountMinor: null,
                  maxAmountMinor: null,
                })
              }
            />
          </FormField>
          <FormField form={form} name="productId" label={say('productId')}>
            <Select
              searchable
              value={form.values.productId}
              options={productChoices}
              onValueChange={(productId) => form.set({ productId })}
            />
          </FormField>
          {seesMerchants && (
            <FormField form={form} name="merchantId" label={say('merchantId')}>
              <Select
                searchable
                value={form.values.merchantId}
                options={merchantChoices}
                onValueChange={(merchantId) => form.set({ merchantId })}
              />
            </FormField>
          )}
          <FormField form={form} name="bankName" label={say('bankName')}>
            <Input
              value={form.values.bankName}
              maxLength={128}
              autoComplete="off"
              list={bankListId}
              placeholder={say('any')}
              onChange={({ target }) => form.set({ bankName: target.value })}
            />
            <datalist id={bankListId}>
              {banks.map(({ number, shortName }) => (
                <option key={number} value={shortName} />
              ))}
            </datalist>
          </FormField>
          {(['minAmountMinor', 'maxAmountMinor'] as const).map((name) => (
            <FormField key={`${name} ${currency}`} form={form} name={name} label={say(name)}>
              <MoneyInput
                valueMinor={form.values[name]}
                currency={money}
                onValueChange={(amount) => form.set({ [name]: amount })}
                onUnreadable={(problem) => form.markUnreadable(name, problem)}
              />
            </FormField>
          ))}
          <FormField form={form} name="minAgeMinutes" label={say('minAgeMinutes')}>
            <NumberInput
              value={form.values.minAgeMinutes}
              onValueChange={(minAgeMinutes) => form.set({ minAgeMinutes })}
              onUnreadable={(wrong) =>
                form.markUnreadable('minAgeMinutes', wrong ? sayReason('notAWholeNumber') : undefined)
              }
            />
          </FormField>
          <FormField
            form={form}
            name="maxOrderCount"
            label={say('maxOrderCount')}
            help={say('maxOrderCountHelp')}
          >
            <NumberInput
              value={form.values.maxOrderCount}
              onValueChange={(maxOrderCount) => form.set({ maxOrderCount })}
              onUnreadable={(wrong) =>
                form.markUnreadable('maxOrderCount', wrong ? sayReason('notAWholeNumber') : undefined)
              }
            />
          </FormField>
        </>
      )}
    />
  );
}
