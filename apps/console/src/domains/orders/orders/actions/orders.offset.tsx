import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, Switch } from '@platform/ui-kit/skin';
import { useText } from '../../../../shared/messages.ts';
import type { OrderGiven } from '../list/orders.parts.ts';
import type { OrderRow } from '../orders.labels.ts';
import { orderCommandMessages } from './orders.commands.messages.ts';

/** Only staff may say that the money was counted elsewhere, and only of an order that a supplier received. */
export const offersOffset = (
  { scope }: Pick<OrderGiven, 'scope'>,
  { supplierId }: Pick<OrderRow, 'supplierId'>,
): boolean => scope === 'all' && supplierId !== null;

interface OffsetFieldProps<Values extends { offset: boolean }> {
  form: Form<Values>;
}

/** Settles the supplier's side only. Off unless the operator says so. */
export function OffsetField<Values extends { offset: boolean }>({ form }: OffsetFieldProps<Values>) {
  const say = useText(orderCommandMessages);
  return (
    <FormField form={form} name="offset" layout="inline" label={say('offset')} help={say('offsetHelp')}>
      <Switch
        checked={form.values.offset}
        onCheckedChange={(offset) => form.set({ offset } as Partial<Values>)}
      />
    </FormField>
  );
}
