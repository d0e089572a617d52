import type { ListColumn } from '../../../../shared/list/list.columns.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { markTones, type OrderRow, orderLabels, statusLooks, statusOf } from '../orders.labels.ts';
import type { orderMessages } from '../orders.messages.ts';
import { column } from './orders.parts.ts';

type Column = ListColumn<OrderRow, typeof orderMessages.table, ListContext>;

const hidden = { hidden: true, card: 'none' } as const;
const currency = 'currency';

const status = column.status(
  'status',
  'status',
  (order, { say }) => {
    const key = statusOf(order);
    return key
      ? { ...statusLooks[key], word: say(key) }
      : { tone: 'neutral', word: orderLabels(say).status(order.status) };
  },
  { sort: 'status', card: 'badge', size: 176 },
);
const supplier = column.party('supplierName', 'supplier', {
  note: (order, { say }) => (order.isProxy ? say('isProxy') : null),
});
const mark = column.status(
  'mark',
  'mark',
  (order, { say }) => ({ tone: markTones[order.mark] ?? 'neutral', word: orderLabels(say).mark(order.mark) }),
  { card: 'none', size: 112 },
);

/** In display order. A user who sees only one merchant gets no merchant column. */
export function orderColumns({ scope }: ListContext): readonly Column[] {
  const ownMerchant = scope === 'ownMerchant';
  const when = (shown: boolean, ...columns: readonly Column[]) => (shown ? columns : []);
  return [
    column.orderNo('orderCode', 'orderCode', { pin: 'start', fixed: true, card: 'title', size: 224 }),
    column.time('createdAt', 'createdAt', { sort: 'createdAt' }),
    status,
    column.money('amountMinor', 'amount', { currency, sort: 'amount' }),
    ...when(!ownMerchant, column.party('merchantName', 'merchant', { number: 'mchId' })),
    column.orderNo('merchantOrderNo', 'merchantOrderNo', { size: 176 }),
    column.text('productId', 'product', { size: 88 }),
    ...when(!ownMerchant, supplier),
    column.time('completedAt', 'completedAt', { sort: 'completedAt' }),
    column.money('receivedMinor', 'received', { currency }),
    column.money('payAmountMinor', 'payAmount', { currency, ...hidden }),
    ...when(scope !== 'supplierTree', column.money('feeMinor', 'fee', { currency, ...hidden })),
    column.orderNo('utr', 'utr', { card: 'none', size: 160 }),
    ...when(!ownMerchant, mark),
    column.text('userName', 'userName', hidden),
    column.maskedAccount('cardNumberMasked', 'cardNumber', hidden),
    column.text('vpa', 'vpa', hidden),
    column.orderNo('identifyCode', 'identifyCode', { ...hidden, size: 140 }),
    column.text('askedProductId', 'askedProduct', hidden),
    column.text('ipAddress', 'ipAddress', hidden),
    column.count('callbackAttempts', 'callbackAttempts', hidden),
    column.time('lastCallbackAt', 'lastCallbackAt', hidden),
    column.time('expiresAt', 'expiresAt', hidden),
    column.text('subject', 'subject', hidden),
    column.text('description', 'description', hidden),
  ];
}
