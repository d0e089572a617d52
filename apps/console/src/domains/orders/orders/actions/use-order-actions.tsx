import {
  ordersCallback,
  ordersDossier,
  ordersFreeResource,
  ordersList,
  ordersReselect,
  ordersReverse,
  ordersStatusCounts,
  ordersSupplement,
  ordersUpdateMark,
} from '@platform/sdk/operations';
import { type FieldRefusal, validateReference } from '@platform/sdk/rules';
import { FormField, Input, Select, toast } from '@platform/ui-kit/skin';
import { moneyText } from '../../../../shared/cells/money.text.ts';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { useText } from '../../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { type MarkId, markKeys, type OrderRow } from '../orders.labels.ts';
import { orderMessages } from '../orders.messages.ts';
import { orderCommandMessages } from './orders.commands.messages.ts';
import type { OrderCommand } from './orders.commands.ts';
import { OffsetField, offersOffset } from './orders.offset.tsx';
import { noChange, ReselectFields, reselectInput, useReselectRefusals } from './orders.reselect.tsx';

const marks = Object.entries(markKeys).map(([id, key]) => ({ id: Number(id) as MarkId, key }));

/** Success messages. */
const doneWords = {
  supplement: 'supplemented',
  resendCallback: 'resent',
  reselect: 'reselected',
  freeResource: 'freed',
  mark: 'marked',
  reverse: 'reversed',
} as const satisfies Record<OrderCommand, string>;

/** Runs an order action: explains the effect, asks for confirmation, reports the result. */
export function useOrderActions({ scope }: Pick<ListContext, 'scope'>) {
  const say = useText(orderCommandMessages);
  const sayOrder = useText(orderMessages);
  const sayReason = useText(fieldReasonMessages);
  const wrongDetails = useReselectRefusals();
  const { atOnce, withForm, withQuestion } = useStep(ordersList, ordersStatusCounts, ordersDossier);

  const steps: Record<OrderCommand, (order: OrderRow, amount: string) => Promise<boolean>> = {
    supplement: (order, amount) => {
      const { orderCode, currency } = order;
      const reference = referenceLabels(currency);
      return withForm(
        {
          title: say('supplementTitle', { order: orderCode }),
          body: say('supplementBody', { amount }),
          initial: { utr: '', offset: false },
          validate: ({ utr }) => {
            const refusal = referenceRefusal(utr, currency);
            return refusal ? { utr: sayReason(refusal) } : {};
          },
          fields: (form) => (
            <>
              <FormField form={form} name="utr" label={say(reference.name)} help={say(reference.help)}>
                <Input
                  value={form.values.utr}
                  maxLength={80}
                  spellCheck={false}
                  autoComplete="off"
                  className="font-mono"
                  onChange={({ target }) => form.set({ utr: target.value })}
                />
              </FormField>
              {offersOffset({ scope }, order) && <OffsetField form={form} />}
            </>
          ),
          fieldName: (name) => say(name === 'offset' ? 'offset' : reference.name),
          confirmLabel: say('supplement'),
        },
        ({ utr, offset }) =>
          call(ordersSupplement, {
            orderCode,
            isOffsetReplenishmentOrder: offset,
            ...(utr.trim() && { utr: utr.trim() }),
          }),
      );
    },
    resendCallback: ({ orderCode }) => atOnce(() => call(ordersCallback, { orderCode })),
    reselect: ({ orderCode }) =>
      withForm(
        {
          title: say('reselectTitle', { order: orderCode }),
          body: say('reselectBody'),
          initial: noChange,
          validate: wrongDetails,
          fields: (form) => <ReselectFields form={form} />,
          fieldName: (name) => say(name as keyof typeof noChange),
          confirmLabel: say('reselect'),
        },
        (values) => call(ordersReselect, { orderCode, ...reselectInput(values) }),
      ),
    freeResource: (order) =>
      withForm(
        {
          size: 'sm',
          title: say('freeTitle', { order: order.orderCode }),
          body: say('freeBody'),
          initial: { offset: false },
          fields: (form) => offersOffset({ scope }, order) && <OffsetField form={form} />,
          fieldName: () => say('offset'),
          confirmLabel: say('freeResource'),
        },
        ({ offset }) =>
          call(ordersFreeResource, { orderCode: order.orderCode, isOffsetReplenishmentOrder: offset }),
      ),
    mark: ({ id, orderCode, mark }) =>
      withForm(
        {
          size: 'sm',
          title: say('markTitle', { order: orderCode }),
          body: say('markBody'),
          initial: { mark: String(mark) },
          fields: (form) => (
            <FormField form={form} name="mark" label={say('markLabel')}>
              <Select
                options={marks.map(({ id, key }) => ({ value: String(id), label: sayOrder(key) }))}
                value={form.values.mark}
                onValueChange={(value) => form.set({ mark: value })}
              />
            </FormField>
          ),
          fieldName: () => say('markLabel'),
          confirmLabel: say('mark'),
        },
        (values) =>
          call(ordersUpdateMark, {
            id,
            orderMark: marks.find((each) => String(each.id) === values.mark)?.id ?? 0,
          }),
      ),
    reverse: ({ orderCode, amountMinor, currency }, amount) =>
      withQuestion(
        {
          title: say('reverseTitle', { order: orderCode }),
          body: say('reverseBody', { amount }),
          tone: 'danger',
          typed: {
            expected: moneyText(amountMinor, currency),
            lenient: true,
            label: say('amountAgain', { amount }),
            mismatch: say('amountDiffers'),
          },
          reason: { label: say('reason'), help: say('reasonHelp'), missing: say('reasonMissing') },
          confirmLabel: say('reverse'),
        },
        ({ reason }) => call(ordersReverse, { orderCode, reason: reason.trim() }),
      ),
  };

  return async (command: OrderCommand, order: OrderRow): Promise<void> => {
    const amount = `${moneyText(order.amountMinor, order.currency)} ${order.currency}`;
    if (await steps[command](order, amount))
      toast.success(say(doneWords[command], { order: order.orderCode }));
  };
}

/** Proof of payment: the transaction hash on a chain, else the bank reference. */
const referenceLabels = (currency: string) =>
  currency === 'USDT'
    ? ({ name: 'hash', help: 'hashHelp' } as const)
    : ({ name: 'utr', help: 'utrHelp' } as const);

/** Empty is valid, because the reference is not always known. */
function referenceRefusal(text: string, currency: string): FieldRefusal | undefined {
  const reference = text.trim();
  return reference === '' ? undefined : validateReference(reference, currency);
}
