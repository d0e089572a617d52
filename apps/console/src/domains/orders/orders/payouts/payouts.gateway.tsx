import { payGatewaysSend, resourcesList } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, Select } from '@platform/ui-kit/skin';
import { call } from '../../../../shared/client.ts';
import { type Translate, useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import type { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { withRefusalsAt } from '../../../../shared/refused.fields.ts';
import type { OrderRow } from '../orders.labels.ts';
import { payoutCommandMessages } from './payouts.commands.messages.ts';

interface GatewayForm {
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
const refusedField = ({ codeName }: { codeName?: string | undefined }) =>
  codeName !== undefined && aboutAccount.has(codeName) ? 'resourceId' : undefined;

const mostAccounts = 100;

/** Enabled accounts of gateways that pay the payout's product. */
function GatewayAccountField({
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

interface Words {
  say: Translate<typeof payoutCommandMessages.table>;
  sayReason: Translate<typeof fieldReasonMessages.table>;
}

/** The form that asks by which account a payout is sent. */
export const gatewayQuestion = (
  payout: Pick<OrderRow, 'orderCode' | 'productId'>,
  amount: string,
  { say, sayReason }: Words,
) => ({
  title: say('gatewayTitle', { order: payout.orderCode }),
  body: say('gatewayBody', { amount }),
  size: 'sm' as const,
  initial: { resourceId: '' },
  validate: ({ resourceId }: GatewayForm) => (resourceId === '' ? { resourceId: sayReason('required') } : {}),
  fields: (form: Form<GatewayForm>) => <GatewayAccountField form={form} payout={payout} />,
  fieldName: () => say('gatewayAccount'),
  confirmLabel: say('sendByGateway'),
});

export const sendByGateway = ({ orderCode }: Pick<OrderRow, 'orderCode'>, resourceId: string) =>
  withRefusalsAt(() => call(payGatewaysSend, { orderCode, resourceId }), refusedField);
