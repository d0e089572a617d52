import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, Select } from '@platform/ui-kit/skin';
import { useText } from '../../../shared/messages.ts';
import { resourceFormMessages } from './resources.form.messages.ts';
import type { ResourceForm } from './resources.form.ts';
import type { GatewayChoice } from './resources.options.ts';

export interface GatewayFieldProps {
  form: Form<ResourceForm>;
  gateways: readonly GatewayChoice[];
}

/** The gateway that collects on the account or sends its payouts. Its name is taken over where none is typed yet. */
export function GatewayField({ form, gateways }: GatewayFieldProps) {
  const say = useText(resourceFormMessages);
  const { gatewayId, gatewayName, currency } = form.values;
  const fitting = gateways.filter((gateway) => gateway.currency === currency);
  return (
    <FormField form={form} name="gatewayId" label={say('gatewayId')} help={say('gatewayHelp')}>
      <Select
        searchable
        value={gatewayId}
        options={[{ value: '', label: say('noGateway') }, ...fitting]}
        onValueChange={(id) => {
          const name = fitting.find(({ value }) => value === id)?.label;
          form.set({ gatewayId: id, ...(name && gatewayName === '' && { gatewayName: name }) });
        }}
      />
    </FormField>
  );
}
