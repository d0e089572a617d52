import type { Form } from '@platform/ui-kit/headless/form';
import { ExtrasEditor, FormField, FormSection, MoneyInput, NumberInput, Select } from '@platform/ui-kit/skin';
import { FormText } from '../../../../shared/form.text.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import { useMoneyCurrency } from '../../../../shared/money.currency.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { CredentialsField } from './gateways.credentials.field.tsx';
import { FormGroup } from './gateways.form.group.tsx';
import { gatewayFormMessages } from './gateways.form.messages.ts';
import { type BoundedField, bounds, currencyOf, type GatewayForm, withScript } from './gateways.form.ts';
import { type GatewayOptions, useGatewayOptions } from './gateways.options.ts';
import type { GatewayRow } from './gateways.parts.ts';

export interface GatewayFieldsProps {
  form: Form<GatewayForm>;
  /** The gateway to change; undefined to add one. */
  row?: GatewayRow | undefined;
}

interface SectionProps extends GatewayFieldsProps {
  options: GatewayOptions;
}

export function GatewayFields({ form, row }: GatewayFieldsProps) {
  const say = useText(gatewayFormMessages);
  // Read here, not given: they may arrive after the form has opened.
  const options = useGatewayOptions();
  return (
    <>
      <IdentitySection form={form} options={options} row={row} />
      <FormSection title={say('sectionConnection')}>
        <FormText
          form={form}
          name="baseUrl"
          label={say('baseUrl')}
          help={say('baseUrlHelp')}
          maxLength={300}
          mono
          required
        />
        <FormText form={form} name="hosts" label={say('hosts')} help={say('hostsHelp')} rows={2} mono />
        <CredentialsField form={form} />
        <FormGroup form={form} name="parameters" label={say('parameters')} help={say('parametersHelp')}>
          <ExtrasEditor
            entries={form.values.parameters}
            onEntriesChange={(parameters) => form.set({ parameters })}
            labels={{
              key: say('parameterName'),
              value: say('parameterValue'),
              duplicate: say('duplicate'),
            }}
          />
        </FormGroup>
      </FormSection>
      <LimitsSection form={form} options={options} row={row} />
    </>
  );
}

function IdentitySection({ form, options, row }: SectionProps) {
  const say = useText(gatewayFormMessages);
  const { values, set } = form;
  // Another script of a gateway must have its direction.
  const scripts = row
    ? options.scripts.filter(({ direction }) => direction === row.direction)
    : options.scripts;
  const products = options.products.filter(({ kind }) => values.scriptId === '' || kind === values.direction);
  return (
    <FormSection title={say('sectionGateway')} columns={2}>
      <FormText form={form} name="name" label={say('name')} maxLength={64} required />
      <FormField
        form={form}
        name="scriptId"
        label={say('scriptId')}
        help={row ? undefined : say('scriptHelp')}
        required
      >
        <Select
          searchable
          value={values.scriptId || null}
          placeholder={say('choose')}
          options={scripts.map((script) => ({
            ...script,
            detail: script.liveVersion === null ? say('notLive') : undefined,
          }))}
          onValueChange={(scriptId) => set(withScript(scriptId, values, options))}
        />
      </FormField>
      {!row && (
        <FormField form={form} name="productId" label={say('productId')} help={say('productHelp')} required>
          <Select
            searchable
            value={values.productId || null}
            placeholder={say('choose')}
            options={products}
            onValueChange={(productId) => set({ productId })}
          />
        </FormField>
      )}
    </FormSection>
  );
}

function LimitsSection({ form, options, row }: SectionProps) {
  const say = useText(gatewayFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const { number } = useFormats();
  const { values, set } = form;
  const currency = useMoneyCurrency(
    currencyOf(row ? String(row.productId) : values.productId, options.products),
  );
  const rangeOf = (name: BoundedField) => {
    const [from, to] = bounds[name];
    return say('range', { from: number(from), to: number(to) });
  };
  return (
    <FormSection title={say('sectionLimits')} columns={2}>
      {(['minAmountMinor', 'maxAmountMinor'] as const).map((name) => (
        <FormField key={name} form={form} name={name} label={say(name)} required>
          <MoneyInput
            valueMinor={values[name]}
            currency={currency}
            onUnreadable={(problem) => form.markUnreadable(name, problem)}
            onValueChange={(amountMinor) => set({ [name]: amountMinor })}
          />
        </FormField>
      ))}
      {(['timeoutMs', 'runTimeoutMs', 'parallelRequests'] as const).map((name) => (
        <FormField
          key={name}
          form={form}
          name={name}
          label={say(name)}
          help={name === 'parallelRequests' ? `${rangeOf(name)} · ${say('parallelHelp')}` : rangeOf(name)}
          required
        >
          <NumberInput
            value={values[name]}
            onUnreadable={(isUnreadable) =>
              form.markUnreadable(name, isUnreadable ? sayReason('notAWholeNumber') : undefined)
            }
            onValueChange={(value) => set({ [name]: value })}
          />
        </FormField>
      ))}
    </FormSection>
  );
}
