import { payScriptsOptions, productsOptions } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import {
  Checkbox,
  Field,
  FormField,
  FormSection,
  MoneyInput,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Select,
} from '@platform/ui-kit/skin';
import { currencyOptions } from '../../../../shared/currency.options.ts';
import { FormText } from '../../../../shared/form.text.tsx';
import { useText, useWords } from '../../../../shared/messages.ts';
import { useMoneyCurrency } from '../../../../shared/money.currency.ts';
import { useOperation } from '../../../../shared/query.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { productFormMessages } from './products.form.messages.ts';
import { type ProductForm, requirableFields } from './products.form.ts';
import { productMessages } from './products.messages.ts';
import { floatKeys, floatModes, matchKeys, matchModes } from './products.parts.ts';

export interface ProductFieldsProps {
  form: Form<ProductForm>;
  /** Number, kind and currency cannot change later. */
  isNew: boolean;
}

export function ProductFields({ form, isNew }: ProductFieldsProps) {
  const say = useText(productFormMessages);
  return (
    <>
      <FormSection title={say('sectionProduct')} columns={2}>
        {isNew && <Identity form={form} />}
        {(['nameZhCn', 'nameZhTw', 'nameEnUs'] as const).map((name) => (
          <FormText key={name} form={form} name={name} label={say(name)} maxLength={64} required />
        ))}
        <MainProduct form={form} />
      </FormSection>
      <FormSection title={say('sectionTerms')} columns={2}>
        <Amounts key={form.values.currency} form={form} />
        <FormText form={form} name="feePercent" label={say('feePercent')} maxLength={12} />
        <FormText form={form} name="commissionPercent" label={say('commissionPercent')} maxLength={12} />
      </FormSection>
      <FormSection title={say('sectionMatching')} columns={2}>
        <Matching form={form} />
        {form.values.kind === 'collection' && <ChoiceScript form={form} />}
      </FormSection>
    </>
  );
}

function Identity({ form }: { form: Form<ProductForm> }) {
  const say = useText(productFormMessages);
  const sayProduct = useText(productMessages);
  const sayReason = useText(fieldReasonMessages);
  const { values, set } = form;
  return (
    <>
      <FormField form={form} name="id" label={say('id')} help={say('idHelp')} required>
        <NumberInput
          value={values.id}
          onUnreadable={(isUnreadable) =>
            form.markUnreadable('id', isUnreadable ? sayReason('notAWholeNumber') : undefined)
          }
          onValueChange={(id) => set({ id })}
        />
      </FormField>
      <FormField form={form} name="kind" label={say('kind')} required>
        <SegmentedControl
          label={say('kind')}
          value={values.kind}
          options={(['collection', 'payout'] as const).map((value) => ({ value, label: sayProduct(value) }))}
          onValueChange={(kind) => set({ kind, mainProductId: '', choiceScriptId: '' })}
        />
      </FormField>
      <FormField form={form} name="currency" label={say('currency')} required>
        <Select
          value={values.currency}
          options={currencyOptions}
          onValueChange={(currency) =>
            set({ currency, mainProductId: '', minAmountMinor: null, maxAmountMinor: null })
          }
        />
      </FormField>
    </>
  );
}

/** A variant's main product: of the same kind and currency, and no variant itself. */
function MainProduct({ form }: { form: Form<ProductForm> }) {
  const say = useText(productFormMessages);
  const words = useWords();
  const { id, kind, currency, mainProductId } = form.values;
  const products = useOperation(productsOptions, {}, { staleMs: 60_000 }).data ?? [];
  const mains = products.filter(
    (each) =>
      each.id !== id && each.kind === kind && each.currency === currency && each.mainProductId === null,
  );
  return (
    <FormField form={form} name="mainProductId" label={say('mainProductId')}>
      <Select
        value={mainProductId}
        options={[
          { value: '', label: say('noMain') },
          ...mains.map((each) => ({ value: String(each.id), label: `${each.id} ${words(each.name)}` })),
        ]}
        onValueChange={(next) => form.set({ mainProductId: next })}
      />
    </FormField>
  );
}

/** The script that makes the product dynamic. One without a live version could not be asked. */
function ChoiceScript({ form }: { form: Form<ProductForm> }) {
  const say = useText(productFormMessages);
  const { choiceScriptId } = form.values;
  const scripts = useOperation(payScriptsOptions, {}, { staleMs: 60_000 }).data?.list ?? [];
  const choosing = scripts.filter(
    ({ id, direction, liveVersion }) =>
      direction === 'choice' && (liveVersion !== null || id === choiceScriptId),
  );
  return (
    <FormField
      form={form}
      name="choiceScriptId"
      label={say('choiceScriptId')}
      help={say('choiceScriptIdHelp')}
      className="sm:col-span-2"
    >
      <Select
        value={choiceScriptId}
        options={[
          { value: '', label: say('notDynamic') },
          ...choosing.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onValueChange={(next) => form.set({ choiceScriptId: next })}
      />
    </FormField>
  );
}

function Amounts({ form }: { form: Form<ProductForm> }) {
  const say = useText(productFormMessages);
  const currency = useMoneyCurrency(form.values.currency);
  return (['minAmountMinor', 'maxAmountMinor'] as const).map((name) => (
    <FormField key={name} form={form} name={name} label={say(name)} required>
      <MoneyInput
        valueMinor={form.values[name]}
        currency={currency}
        onUnreadable={(problem) => form.markUnreadable(name, problem)}
        onValueChange={(amountMinor) => form.set({ [name]: amountMinor })}
      />
    </FormField>
  ));
}

function Matching({ form }: { form: Form<ProductForm> }) {
  const say = useText(productFormMessages);
  const sayProduct = useText(productMessages);
  const { values, set } = form;
  return (
    <>
      <FormField form={form} name="floatMode" label={say('floatMode')} required>
        <Select
          value={values.floatMode}
          options={floatModes.map((value) => ({ value, label: sayProduct(floatKeys[value]) }))}
          onValueChange={(floatMode) => set({ floatMode })}
        />
      </FormField>
      <FormField form={form} name="matchBy" label={say('matchBy')} required>
        <Select
          value={values.matchBy}
          options={matchModes.map((value) => ({ value, label: sayProduct(matchKeys[value]) }))}
          onValueChange={(matchBy) => set({ matchBy })}
        />
      </FormField>
      <FormField form={form} name="requiredFields" label={say('requiredFields')} className="sm:col-span-2">
        <MultiSelect
          values={[...values.requiredFields]}
          options={requirableFields.map((value) => ({ value, label: value }))}
          onValuesChange={(requiredFields) => set({ requiredFields })}
          placeholder={say('nothingRequired')}
          summary={(count) => say('fieldsRequired', { count })}
        />
      </FormField>
      {(['needsMonitor', 'redPacket', 'enabled'] as const).map((name) => (
        <Field key={name} layout="inline" label={say(name)}>
          <Checkbox checked={values[name]} onCheckedChange={(on) => set({ [name]: on === true })} />
        </Field>
      ))}
    </>
  );
}
