import { Ago } from '../../../../shared/ago.tsx';
import type { ListColumn } from '../../../../shared/list/list.columns.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { markTones, type OrderRow, orderLabels } from '../orders.labels.ts';
import { payoutLookOf } from './payouts.labels.ts';
import type { payoutMessages } from './payouts.messages.ts';
import { column } from './payouts.parts.ts';
import { reasonText } from './payouts.reasons.ts';

type Column = ListColumn<OrderRow, typeof payoutMessages.table, ListContext>;

const hidden = { hidden: true, card: 'none' } as const;
const currency = 'currency';

const status = column.status('payoutStatus', 'status', (order, { say }) => payoutLookOf(order, say), {
  card: 'badge',
  size: 184,
});
const mark = column.status(
  'mark',
  'mark',
  (order, { say }) => ({ tone: markTones[order.mark] ?? 'neutral', word: orderLabels(say).mark(order.mark) }),
  { card: 'none', size: 112 },
);
const orderCode = column.orderNo('orderCode', 'orderCode', {
  pin: 'start',
  fixed: true,
  card: 'title',
  size: 224,
});
const amount = column.money('amountMinor', 'amount', { currency, sort: 'amount' });
const merchant = column.party('merchantName', 'merchant', { number: 'mchId' });
const supplier = column.party('supplierName', 'supplier', {
  note: (order, { say }) => (order.isProxy ? say('isProxy') : null),
});
const product = column.text('productId', 'product', { size: 88 });
const beneficiary = (shown: { hidden?: boolean } = {}): readonly Column[] => [
  column.text('userName', 'userName', { size: 160, ...shown }),
  column.text('bankName', 'bankName', { size: 136, ...shown }),
  column.maskedAccount('cardNumberMasked', 'cardNumber', shown),
  column.orderNo('ifscCode', 'ifscCode', { size: 136, card: 'none', ...shown }),
  column.text('vpa', 'vpa', hidden),
  column.orderNo('usdtAddress', 'usdtAddress', { ...hidden, size: 200 }),
];
const when = (shown: boolean, ...columns: readonly Column[]) => (shown ? columns : []);

/** In display order. A merchant sees neither who pays its payouts nor how they are labelled. */
export function payoutColumns({ scope }: ListContext): readonly Column[] {
  const ownMerchant = scope === 'ownMerchant';
  return [
    orderCode,
    column.time('createdAt', 'createdAt', { sort: 'createdAt' }),
    status,
    amount,
    ...when(!ownMerchant, merchant),
    column.orderNo('merchantOrderNo', 'merchantOrderNo', { size: 176 }),
    product,
    ...beneficiary(),
    ...when(
      !ownMerchant,
      supplier,
      column.text('resourceName', 'account', { ...hidden, size: 160 }),
      column.text('claimedBy', 'claimedBy', { size: 120 }),
      column.time('claimExpiresAt', 'claimExpiresAt', hidden),
    ),
    column.orderNo('utr', 'utr', { card: 'none', size: 160 }),
    column.time('completedAt', 'completedAt', { sort: 'completedAt' }),
    column.words(
      'rejectReason',
      'rejectReason',
      ({ rejectReason }, { language }) => reasonText(rejectReason, language),
      {
        card: 'none',
        size: 176,
      },
    ),
    ...when(scope !== 'supplierTree', column.money('feeMinor', 'fee', { currency, ...hidden })),
    ...when(!ownMerchant, mark),
    column.count('attempt', 'attempt', hidden),
    column.orderNo('batchId', 'batchId', hidden),
    ...when(!ownMerchant, column.orderNo('payoutBatchId', 'payoutBatchId', hidden)),
    column.text('ipAddress', 'ipAddress', hidden),
    column.count('callbackAttempts', 'callbackAttempts', hidden),
    column.time('lastCallbackAt', 'lastCallbackAt', hidden),
    column.text('description', 'description', hidden),
  ];
}

/** What a payer looks at to choose. A supplier does not learn whose payouts it pays. */
export function poolColumns({ scope }: ListContext): readonly Column[] {
  return [
    orderCode,
    column.drawn(
      'createdAt',
      'age',
      { cell: ({ createdAt }) => <Ago value={createdAt} />, text: ({ createdAt }) => createdAt },
      { sort: 'createdAt', size: 136 },
    ),
    amount,
    product,
    ...beneficiary(),
    ...when(scope === 'all', merchant),
    column.count('attempt', 'attempt', { size: 88, card: 'none' }),
  ];
}
