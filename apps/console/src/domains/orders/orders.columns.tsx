import type { Scope } from '@platform/sdk/permissions';
import { dataColumns } from '@platform/ui-kit/headless/table';
import { IconButton } from '@platform/ui-kit/skin';
import { PanelRightOpen } from 'lucide-react';
import { maskedAccount, merchant, money, orderNo, status, text, time } from '../../shared/cells/presets.tsx';
import {
  markTones,
  type OrderRow,
  type OrderText,
  orderWords,
  statusLooks,
  statusOf,
} from './orders.words.ts';

const column = dataColumns<OrderRow>();

/** Columns whose header sorts; each is a sort key of the contract under its own name. */
const unsorted = { enableSorting: false };
const currencyOf = (order: OrderRow) => order.currency;

/** The order list's columns in the order a person reads them. Whoever sees one merchant only needs no merchant column. */
export function orderColumns(say: OrderText, scope: Scope, onOpen: (orderCode: string) => void) {
  const words = orderWords(say);
  const ownMerchant = scope === 'ownMerchant';
  return column.columns([
    column.accessor('orderCode', {
      header: say('orderCode'),
      ...unsorted,
      ...orderNo({ pin: 'start', fixed: true, card: 'title' }),
      size: 224,
    }),
    column.accessor('createdAt', { id: 'createdAt', header: say('createdAt'), ...time() }),
    column.accessor('status', {
      id: 'status',
      header: say('status'),
      ...status<OrderRow>(
        (order) => {
          const key = statusOf(order);
          return key
            ? { ...statusLooks[key], word: say(key) }
            : { tone: 'neutral', word: words.status(order.status) };
        },
        { card: 'badge' },
      ),
      size: 176,
    }),
    column.accessor('amountMinor', { id: 'amount', header: say('amount'), ...money(currencyOf) }),
    ...(ownMerchant
      ? []
      : [
          column.accessor('merchantName', {
            header: say('merchant'),
            ...unsorted,
            ...merchant<OrderRow>((order) => order.mchId),
          }),
        ]),
    column.accessor('merchantOrderNo', {
      header: say('merchantOrderNo'),
      ...unsorted,
      ...orderNo(),
      size: 176,
    }),
    column.accessor('productId', {
      header: say('product'),
      ...unsorted,
      ...text(),
      size: 88,
    }),
    ...(ownMerchant
      ? []
      : [
          column.accessor('supplierName', {
            header: say('supplier'),
            ...unsorted,
            ...merchant<OrderRow>((order) => (order.isProxy ? say('isProxy') : null)),
          }),
        ]),
    column.accessor('completedAt', { id: 'completedAt', header: say('completedAt'), ...time() }),
    column.accessor('receivedMinor', { header: say('received'), ...unsorted, ...money(currencyOf) }),
    column.accessor('payAmountMinor', {
      header: say('payAmount'),
      ...unsorted,
      ...money(currencyOf, { hidden: true, card: 'none' }),
    }),
    ...(scope === 'supplierTree'
      ? []
      : [
          column.accessor('feeMinor', {
            header: say('fee'),
            ...unsorted,
            ...money(currencyOf, { hidden: true, card: 'none' }),
          }),
        ]),
    column.accessor('utr', { header: say('utr'), ...unsorted, ...orderNo({ card: 'none' }), size: 160 }),
    ...(ownMerchant
      ? []
      : [
          column.accessor('mark', {
            header: say('mark'),
            ...unsorted,
            ...status<OrderRow>(
              (order) => ({ tone: markTones[order.mark] ?? 'neutral', word: words.mark(order.mark) }),
              { card: 'none' },
            ),
            size: 112,
          }),
        ]),
    column.accessor('userName', {
      header: say('userName'),
      ...unsorted,
      ...text({ hidden: true, card: 'none' }),
    }),
    column.accessor('cardNumberMasked', {
      header: say('cardNumber'),
      ...unsorted,
      ...maskedAccount({ hidden: true, card: 'none' }),
    }),
    column.accessor('vpa', { header: say('vpa'), ...unsorted, ...text({ hidden: true, card: 'none' }) }),
    column.accessor('identifyCode', {
      header: say('identifyCode'),
      ...unsorted,
      ...orderNo({ hidden: true, card: 'none' }),
      size: 140,
    }),
    column.accessor('ipAddress', {
      header: say('ipAddress'),
      ...unsorted,
      ...text({ hidden: true, card: 'none' }),
    }),
    column.accessor('callbackAttempts', {
      header: say('callbackAttempts'),
      ...unsorted,
      ...text({ hidden: true, align: 'end', card: 'none' }),
      size: 104,
    }),
    column.accessor('lastCallbackAt', {
      header: say('lastCallbackAt'),
      ...unsorted,
      ...time({ hidden: true, card: 'none' }),
    }),
    column.accessor('expiresAt', {
      header: say('expiresAt'),
      ...unsorted,
      ...time({ hidden: true, card: 'none' }),
    }),
    column.accessor('subject', {
      header: say('subject'),
      ...unsorted,
      ...text({ hidden: true, card: 'none' }),
    }),
    column.accessor('description', {
      header: say('description'),
      ...unsorted,
      ...text({ hidden: true, card: 'none' }),
    }),
    column.display({
      id: 'actions',
      header: say('actions'),
      size: 80,
      meta: { pin: 'end', fixed: true, rigid: true, align: 'center', card: 'badge' },
      cell: ({ row }) => (
        <IconButton
          label={say('openDetails', { order: row.original.orderCode })}
          size="icon-xs"
          onClick={() => onOpen(row.original.orderCode)}
        >
          <PanelRightOpen aria-hidden />
        </IconButton>
      ),
    }),
  ]);
}
