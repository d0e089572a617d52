import { resourcesList } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, Select } from '@platform/ui-kit/skin';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import type { OrderRow } from '../orders.labels.ts';
import { payoutCommandMessages } from './payouts.commands.messages.ts';

export interface GatewayForm {
  resourceId: string;
}

/** Refusals of the chosen account or its gateway. */
const aboutAccount: ReadonlySet<string> = new Set([
  'resourceNotFound',
  'resourceDisabled',
  'productNotEnabled',
  'resourceLimitExceeded',
  'monitorOffline',
  'gatewayDisabled',
  'amountOutOfRange',
  'scriptNotLive',
]);
export const gatewayRefusedField = ({ codeName }: { codeName?: string | undefined }) =>
  codeName !== undefined && aboutAccount.has(codeName) ? 'resourceId' : undefined;

const mostAccounts = 100;

/** Enabled accounts of gateways that pay the payout's product. */
export function GatewayAccountField({
  form,
  payout: { productId },
}: {
  form: Form<GatewayForm>;
  payout: Pick<OrderRow, 'productId'>;
}) {
  const say = useText(payoutCommandMessages);
  const { data } = useOperation(resourcesList, {
    kind: 'gateway',
    productId,
    state: 0,
    page: 1,
    pageSize: mostAccounts,
  });
  const accounts = data?.list ?? [];
  return (
    <FormField
      form={form}
      name="resourceId"
      label={say('gatewayAccount')}
      help={data && accounts.length === 0 ? say('noGatewayAccount') : undefined}
      required
    >
      <Select
        searchable
        value={form.values.resourceId || null}
        options={accounts.map(({ id, name, gatewayName, supplierName }) => ({
          value: id,
          label: name,
          detail: [gatewayName, supplierName].filter(Boolean).join(' · '),
        }))}
        onValueChange={(resourceId) => form.set({ resourceId })}
      />
    </FormField>
  );
}
