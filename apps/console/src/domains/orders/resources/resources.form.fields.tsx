import type { Form } from '@platform/ui-kit/headless/form';
import {
  FormField,
  FormSection,
  MoneyInput,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Select,
} from '@platform/ui-kit/skin';
import { useEffect } from 'react';
import { BankSelect, bankOfIfsc, useBanks } from '../../../shared/bank.select.tsx';
import { FormText } from '../../../shared/form.text.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useText } from '../../../shared/messages.ts';
import { useMoneyCurrency } from '../../../shared/money.currency.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import { resourceFormMessages } from './resources.form.messages.ts';
import {
  asksForPayLink,
  currenciesAt,
  type DetailField,
  detailsOf,
  formOf,
  maskedOf,
  needsProduct,
  type ResourceForm,
  requiredOf,
} from './resources.form.ts';
import { GatewayField } from './resources.gateway.field.tsx';
import {
  floatModes,
  floatWord,
  kindsAt,
  kindWord,
  payers,
  payerWord,
  type ResourceRow,
} from './resources.labels.ts';
import { resourceMessages } from './resources.messages.ts';
import { onlyOne, type ResourceOptions, useResourceOptions } from './resources.options.ts';
import { PictureField } from './resources.picture.field.tsx';

export interface ResourceFieldsProps {
  form: Form<ResourceForm>;
  context: ListContext;
  /** The account to change; undefined to add one. */
  row?: ResourceRow | undefined;
}

interface SectionProps extends ResourceFieldsProps {
  options: ResourceOptions;
}

/** The fields of an account: which ones, and which must be filled, follows from its kind. */
export function ResourceFields({ form, context, row }: ResourceFieldsProps) {
  const say = useText(resourceFormMessages);
  const options = useResourceOptions(context);
  const { kind } = form.values;
  const required = requiredOf(form.values);
  return (
    <>
      <AccountSection form={form} context={context} options={options} row={row} />
      <FormSection
        title={say('sectionDetails')}
        description={kind === 'mobileMoney' ? say('oneOfNumbers') : undefined}
        columns={2}
      >
        {kind === 'gateway' && context.mayCall('payGateways.options') && (
          <GatewayField form={form} gateways={options.gateways} />
        )}
        {detailsOf(form.values).map((name) => (
          <DetailInput key={name} form={form} name={name} row={row} required={required.has(name)} />
        ))}
      </FormSection>
      {asksForPayLink(kind, context.fixed, row) && (
        <FormSection
          title={say('sectionPayment')}
          description={kind === 'wallet' ? say('oneOfPayments') : undefined}
          columns={2}
        >
          {(['link', 'jumpLink'] as const).map((name) => (
            <FormText key={name} form={form} name={name} label={say(name)} maxLength={1000} mono />
          ))}
          <PictureField form={form} row={row} />
        </FormSection>
      )}
      <LimitsSection form={form} context={context} options={options} />
    </>
  );
}

function AccountSection({ form, context: { fixed }, options, row }: SectionProps) {
  const say = useText(resourceFormMessages);
  const sayList = useText(resourceMessages);
  const { values, set } = form;
  const kinds = kindsAt(fixed);
  const currencies = currenciesAt(fixed, values.kind);
  const { suppliers } = options;
  const only = onlyOne(suppliers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: run only when it arrives after the form has opened.
  useEffect(() => {
    if (only !== undefined && values.supplierId === '') set({ supplierId: only });
  }, [only]);
  return (
    <FormSection title={say('sectionAccount')} columns={2}>
      {kinds.length > 1 && (
        <FormField form={form} name="kind" label={say('kind')} required>
          <Select
            value={values.kind}
            disabled={row !== undefined}
            options={kinds.map((value) => ({ value, label: kindWord(value, sayList) }))}
            onValueChange={(kind) => {
              const [currency = values.currency] = currenciesAt(fixed, kind);
              // Products, float and gateway belong to kind and currency.
              const { floatMode } = formOf({ kind });
              set({ kind, currency, floatMode, productIds: [], gatewayId: '' });
            }}
          />
        </FormField>
      )}
      {suppliers.length !== 1 && (
        <FormField form={form} name="supplierId" label={say('supplierId')} required>
          <Select
            searchable
            value={values.supplierId}
            disabled={row !== undefined}
            options={suppliers}
            placeholder={say('choose')}
            onValueChange={(supplierId) => set({ supplierId, monitorId: '' })}
          />
        </FormField>
      )}
      <FormText form={form} name="name" label={say('name')} help={say('nameHelp')} maxLength={64} required />
      {currencies.length > 1 && (
        <FormField form={form} name="currency" label={say('currency')} required>
          <Select
            value={values.currency}
            disabled={row !== undefined}
            options={currencies.map((code) => ({ value: code, label: code }))}
            onValueChange={(currency) => set({ currency, productIds: [], gatewayId: '' })}
          />
        </FormField>
      )}
    </FormSection>
  );
}

const networks = ['TRC20', 'ERC20'].map((value) => ({ value, label: value }));
const digits: ReadonlySet<string> = new Set(['cardNumber', 'mobileNumber', 'paybillNumber', 'tillNumber']);
const names: ReadonlySet<string> = new Set(['bankName', 'accountName', 'gatewayName']);

function DetailInput({
  form,
  name,
  row,
  required,
}: {
  form: Form<ResourceForm>;
  name: DetailField;
  row: ResourceRow | undefined;
  required: boolean;
}) {
  const say = useText(resourceFormMessages);
  const { currency, ifscCode, bankName } = form.values;
  const banks = useBanks(currency);
  const recognised = name === 'bankName' ? bankOfIfsc(banks, ifscCode)?.shortName : undefined;
  // The code can be typed before the banks are loaded. A bank that was chosen by hand stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run only when another bank is recognised.
  useEffect(() => {
    if (recognised !== undefined && bankName === '') form.set({ bankName: recognised });
  }, [recognised]);
  const masked = maskedOf(row)[name];
  const help = masked
    ? say('keepMasked', { masked })
    : name === 'mobileNumber'
      ? say('mobileNumberHelp')
      : undefined;
  // A bank is chosen. Where none is listed yet, its name is typed.
  if (name === 'bankName' && banks.length > 0)
    return (
      <FormField form={form} name={name} label={say(name)} required={required}>
        <BankSelect
          banks={banks}
          none={say(required ? 'choose' : 'noBank')}
          value={bankName}
          onValueChange={(bankName) => form.set({ bankName })}
        />
      </FormField>
    );
  if (name !== 'usdtNetwork')
    return (
      <FormText
        form={form}
        name={name}
        label={say(name)}
        help={help}
        required={required && !masked}
        maxLength={128}
        mono={!names.has(name)}
        digits={digits.has(name)}
        keep={(text) => (name === 'ifscCode' ? text.toUpperCase() : text)}
        also={(text) => {
          const bank = name === 'ifscCode' ? bankOfIfsc(banks, text) : undefined;
          return bank ? { bankName: bank.shortName } : {};
        }}
      />
    );
  return (
    <FormField form={form} name={name} label={say(name)} required={required}>
      <Select
        value={form.values.usdtNetwork}
        options={networks}
        onValueChange={(usdtNetwork) => form.set({ usdtNetwork })}
      />
    </FormField>
  );
}

function LimitsSection({ form, context: { fixed }, options }: SectionProps) {
  const say = useText(resourceFormMessages);
  const sayList = useText(resourceMessages);
  const { values, set } = form;
  const sayReason = useText(fieldReasonMessages);
  const { productKind } = fixed;
  const unreadable = (name: 'concurrencyLimit' | 'weight') => (isUnreadable: boolean) =>
    form.markUnreadable(name, isUnreadable ? sayReason('notAWholeNumber') : undefined);
  const currency = useMoneyCurrency(values.currency);
  const products = options.products.filter(
    (product) =>
      product.currency === values.currency && (productKind === undefined || product.kind === productKind),
  );
  const paysOut =
    productKind === 'payout' ||
    products.some(({ kind, value }) => kind === 'payout' && values.productIds.includes(value));
  const devices = options.devices.filter(
    ({ value, supplierId }) =>
      supplierId === null || supplierId === values.supplierId || value === values.monitorId,
  );
  // A device that is no longer among the choices stays visible as what it is.
  const isListed = values.monitorId === '' || devices.some(({ value }) => value === values.monitorId);
  return (
    <FormSection title={say('sectionLimits')} columns={2}>
      <FormField
        form={form}
        name="productIds"
        label={say('productIds')}
        help={say('productsHelp')}
        required={needsProduct(fixed)}
      >
        <MultiSelect
          options={products}
          values={values.productIds}
          onValuesChange={(productIds) => set({ productIds })}
          placeholder={say(needsProduct(fixed) ? 'choose' : 'productsNone')}
          summary={(count) => say('productsChosen', { count })}
        />
      </FormField>
      <FormField form={form} name="monitorId" label={say('monitorId')}>
        <Select
          searchable
          value={values.monitorId}
          options={[
            { value: '', label: say('noMonitor') },
            ...(isListed ? [] : [{ value: values.monitorId, label: values.monitorId }]),
            ...devices,
          ]}
          onValueChange={(monitorId) => set({ monitorId })}
        />
      </FormField>
      {(['minAmountMinor', 'maxAmountMinor', 'dailyLimitMinor'] as const).map((name) => (
        <FormField
          key={name}
          form={form}
          name={name}
          label={say(name)}
          help={name === 'dailyLimitMinor' ? say('dailyLimitHelp') : undefined}
          required={name !== 'dailyLimitMinor'}
        >
          <MoneyInput
            valueMinor={values[name]}
            currency={currency}
            onUnreadable={(problem) => form.markUnreadable(name, problem)}
            onValueChange={(amountMinor) => set({ [name]: amountMinor })}
          />
        </FormField>
      ))}
      <FormField
        form={form}
        name="concurrencyLimit"
        label={say('concurrencyLimit')}
        help={say('concurrencyHelp')}
      >
        <NumberInput
          value={values.concurrencyLimit}
          onUnreadable={unreadable('concurrencyLimit')}
          onValueChange={(concurrencyLimit) => set({ concurrencyLimit })}
        />
      </FormField>
      <FormField form={form} name="weight" label={say('weight')} help={say('weightHelp')} required>
        <NumberInput
          value={values.weight}
          onUnreadable={unreadable('weight')}
          onValueChange={(weight) => set({ weight })}
        />
      </FormField>
      <FormField form={form} name="floatMode" label={say('floatMode')} help={say('floatHelp')}>
        <SegmentedControl
          label={say('floatMode')}
          value={values.floatMode}
          onValueChange={(floatMode) => set({ floatMode })}
          options={floatModes.map((value) => ({
            value,
            label: floatWord(value, sayList),
          }))}
        />
      </FormField>
      {paysOut && (
        <FormField form={form} name="paysBy" label={say('paysBy')} help={say('paysByHelp')}>
          <SegmentedControl
            label={say('paysBy')}
            value={values.paysBy}
            onValueChange={(paysBy) => set({ paysBy })}
            options={payers.map((value) => ({ value, label: payerWord(value, sayList) }))}
          />
        </FormField>
      )}
    </FormSection>
  );
}
