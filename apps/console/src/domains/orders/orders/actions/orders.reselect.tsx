import type { Input as InputOf } from '@platform/sdk';
import {
  type FieldRefusal,
  validateAccountName,
  validateBankName,
  validateCardNumber,
  validateIfsc,
} from '@platform/sdk/rules';
import type { Form, FormErrors } from '@platform/ui-kit/headless/form';
import { FormField, Input, MultiSelect } from '@platform/ui-kit/skin';
import { BankSelect, bankOfIfsc, useBanks } from '../../../../shared/bank.select.tsx';
import { type Translate, useText } from '../../../../shared/messages.ts';
import { useProductOptions } from '../../../../shared/options.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { orderCommandMessages } from './orders.commands.messages.ts';

export interface ReselectForm {
  products: readonly string[];
  userName: string;
  bankName: string;
  cardNumber: string;
  ifscCode: string;
}
export const noChange: ReselectForm = {
  products: [],
  userName: '',
  bankName: '',
  cardNumber: '',
  ifscCode: '',
};

/** The server's rules for bank details. Empty fields keep the order's value. */
const details = {
  userName: validateAccountName,
  bankName: validateBankName,
  cardNumber: validateCardNumber,
  ifscCode: validateIfsc,
} as const;
const detailNames = Object.keys(details) as readonly (keyof typeof details)[];

export function reselectRefusals(
  form: ReselectForm,
): Partial<Record<keyof ReselectForm, FieldRefusal | 'productMissing'>> {
  const wrong = detailNames.flatMap((name) => {
    const text = form[name].trim();
    const refusal = text === '' ? undefined : details[name](text);
    return refusal === undefined ? [] : [[name, refusal] as const];
  });
  return {
    ...(form.products.length === 0 && { products: 'productMissing' as const }),
    ...Object.fromEntries(wrong),
  };
}

export function reselectInput(form: ReselectForm): Omit<InputOf<'orders.reselect'>, 'orderCode'> {
  const filled = detailNames.flatMap((name) => {
    const text = form[name].trim();
    return text === '' ? [] : [[name, text] as const];
  });
  return { productIdList: form.products.map(Number), ...Object.fromEntries(filled) };
}

/** The same in words. */
export function useReselectRefusals(): (form: ReselectForm) => FormErrors<ReselectForm> {
  const say = useText(orderCommandMessages);
  const sayReason = useText(fieldReasonMessages);
  return (form) =>
    Object.fromEntries(
      Object.entries(reselectRefusals(form)).map(([name, refusal]) => [
        name,
        refusal === 'productMissing' ? say(refusal) : sayReason(refusal),
      ]),
    );
}

/** To which product, and for whom. */
export function ReselectFields({ form }: { form: Form<ReselectForm> }) {
  const say: Translate<typeof orderCommandMessages.table> = useText(orderCommandMessages);
  const banks = useBanks();
  const products = useProductOptions();
  const { values, set } = form;
  return (
    <>
      <FormField form={form} name="products" label={say('products')} help={say('productsHelp')} required>
        <MultiSelect
          options={products}
          values={values.products}
          onValuesChange={(chosen) => set({ products: chosen })}
          placeholder={say('productsNone')}
          summary={(count) => say('productsChosen', { count })}
        />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        {detailNames.map((name) => (
          <FormField key={name} form={form} name={name} label={say(name)}>
            {name === 'bankName' && banks.length > 0 ? (
              <BankSelect
                banks={banks}
                none={say('bankKept')}
                value={values.bankName}
                onValueChange={(bankName) => set({ bankName })}
              />
            ) : (
              <Input
                value={values[name]}
                maxLength={128}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => {
                  const bank = name === 'ifscCode' ? bankOfIfsc(banks, target.value) : undefined;
                  set({ ...(bank && { bankName: bank.shortName }), [name]: target.value });
                }}
              />
            )}
          </FormField>
        ))}
      </div>
      <p className="text-xs text-muted-foreground">{say('detailsHelp')}</p>
    </>
  );
}
