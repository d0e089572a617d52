import { formatDecimal } from '@platform/sdk';
import type { Scope } from '@platform/sdk/permissions';
import { moneyText } from '../../../shared/cells/money.text.ts';
import { plainTime } from '../../../shared/format.ts';
import { type OrderRow, type OrderText, orderLabels, statusOf } from './orders.labels.ts';

export type FieldValue =
  | { kind: 'text'; text: string | null }
  /** Has a copy button. */
  | { kind: 'copy'; text: string | null }
  /** Links to the payout batch with this id. */
  | { kind: 'payoutBatch'; text: string | null }
  | { kind: 'money'; amountMinor: number | null; currency: string }
  | { kind: 'time'; time: string | null };

export interface OrderField {
  key: string;
  label: string;
  value: (order: OrderRow) => FieldValue;
}

export interface OrderFieldGroup {
  title: string;
  fields: readonly OrderField[];
}

const text = (value: string | null): FieldValue => ({ kind: 'text', text: value });
const copy = (value: string | null): FieldValue => ({ kind: 'copy', text: value });
const time = (value: string | null): FieldValue => ({ kind: 'time', time: value });
const money =
  (of: (order: OrderRow) => number | null) =>
  (order: OrderRow): FieldValue => ({ kind: 'money', amountMinor: of(order), currency: order.currency });

/** Words that fields take from outside: of the list's own, and the names of products. */
export interface FieldWords {
  yesNo: (value: boolean) => string;
  product: (productId: number) => string;
  payoutStatus: (payout: OrderRow) => string;
  /** Why a payout was rejected. */
  reason: (reason: string) => string;
}

/** All fields of an order by group, limited to the scope. */
export function orderFields(
  say: OrderText,
  scope: Scope,
  { yesNo, product, payoutStatus, reason }: FieldWords,
): OrderFieldGroup[] {
  const words = orderLabels(say);
  const statusWord = (order: OrderRow) => {
    const key = statusOf(order);
    return key ? say(key) : words.status(order.status);
  };
  const all = scope === 'all';
  const field = (key: Parameters<OrderText>[0], value: OrderField['value'], when = true): OrderField[] =>
    when ? [{ key, label: (say as (key: string) => string)(key), value }] : [];
  const groups: OrderFieldGroup[] = [
    {
      title: say('groupNumbers'),
      fields: [
        ...field('orderCode', (order) => copy(order.orderCode)),
        ...field('merchantOrderNo', (order) => copy(order.merchantOrderNo)),
        ...field('utr', (order) => copy(order.utr)),
        ...field('identifyCode', (order) => copy(order.identifyCode)),
        ...field('batchId', (order) => copy(order.batchId)),
        ...field('id', (order) => copy(order.id), all),
      ],
    },
    {
      title: say('groupState'),
      fields: [
        // A payout has statuses of its own.
        ...field('status', (order) => text(order.payoutStatus === null ? statusWord(order) : null)),
        ...field('mark', (order) => text(words.mark(order.mark)), scope !== 'ownMerchant'),
        ...field('type', (order) => text(words.type(order.orderType))),
        ...field('supplementStatus', (order) =>
          text(order.payoutStatus === null ? words.supplementStatus(order.supplementStatus) : null),
        ),
        ...field('supplementType', (order) =>
          text(order.supplementType === null ? null : words.supplementType(order.supplementType)),
        ),
        ...field('processState', (order) =>
          text(order.processState === null ? null : words.processState(order.processState)),
        ),
      ],
    },
    {
      title: say('groupMoney'),
      fields: [
        ...field(
          'amount',
          money((order) => order.amountMinor),
        ),
        ...field(
          'received',
          money((order) => order.receivedMinor),
        ),
        ...field(
          'payAmount',
          money((order) => order.payAmountMinor),
        ),
        ...field(
          'fee',
          money((order) => order.feeMinor),
          scope !== 'supplierTree',
        ),
        ...field('usdtCount', (order) =>
          text(
            order.usdtCountMicro === null
              ? null
              : formatDecimal(order.usdtCountMicro, 6, { trimZeros: true }),
          ),
        ),
      ],
    },
    {
      title: say('groupParties'),
      fields: [
        ...field('merchant', (order) => text(order.merchantName), scope !== 'ownMerchant'),
        ...field('mchId', (order) => copy(order.mchId)),
        ...field('supplier', (order) => text(order.supplierName), scope !== 'ownMerchant'),
        ...field('isProxy', (order) => text(yesNo(order.isProxy)), scope !== 'ownMerchant'),
        ...field('account', (order) => text(order.resourceName), scope !== 'ownMerchant'),
        ...field('product', (order) => text(product(order.productId))),
        ...field('mainProduct', (order) =>
          text(order.mainProductId === null ? null : product(order.mainProductId)),
        ),
        ...field('askedProduct', (order) =>
          text(order.askedProductId === null ? null : product(order.askedProductId)),
        ),
      ],
    },
    {
      title: say('groupTimes'),
      fields: [
        ...field('createdAt', (order) => time(order.createdAt)),
        ...field('expiresAt', (order) => time(order.expiresAt)),
        ...field('completedAt', (order) => time(order.completedAt)),
        ...field('reversedAt', (order) => time(order.reversedAt)),
      ],
    },
    {
      title: say('groupPayer'),
      fields: [
        ...field('userName', (order) => text(order.userName)),
        ...field('validateUserName', (order) => text(order.validateUserName)),
        ...field('cardNumber', (order) => text(order.cardNumberMasked)),
        ...field('bankName', (order) => text(order.bankName)),
        ...field('ifscCode', (order) => copy(order.ifscCode)),
        ...field('vpa', (order) => copy(order.vpa)),
        ...field('mode', (order) => text(order.mode)),
        ...field('address', (order) => copy(order.address)),
        ...field('usdtAddress', (order) => copy(order.usdtAddress)),
        ...field('ipAddress', (order) => copy(order.ipAddress)),
      ],
    },
    {
      title: say('groupCallback'),
      fields: [
        ...field('callbackAttempts', (order) => text(String(order.callbackAttempts))),
        ...field('lastCallbackAt', (order) => time(order.lastCallbackAt)),
        ...field('notifyUrl', (order) => copy(order.notifyUrl)),
        ...field('returnUrl', (order) => copy(order.returnUrl)),
      ],
    },
    {
      title: say('groupGoods'),
      fields: [
        ...field('subject', (order) => text(order.subject)),
        ...field('body', (order) => text(order.body)),
        ...field('description', (order) => text(order.description)),
      ],
    },
    {
      title: say('groupPayout'),
      fields: [
        ...field('payoutStatus', (order) => text(order.payoutStatus === null ? null : payoutStatus(order))),
        ...field('attempt', (order) => text(order.payoutStatus === null ? null : String(order.attempt))),
        ...field('claimedBy', (order) => text(order.claimedBy), scope !== 'ownMerchant'),
        ...field('claimedAt', (order) => time(order.claimedAt), scope !== 'ownMerchant'),
        ...field('claimExpiresAt', (order) => time(order.claimExpiresAt), scope !== 'ownMerchant'),
        ...field('rejectReason', (order) =>
          text(order.rejectReason === null ? null : reason(order.rejectReason)),
        ),
        ...field(
          'payoutBatchId',
          (order) => ({ kind: 'payoutBatch', text: order.payoutBatchId }),
          scope !== 'ownMerchant',
        ),
      ],
    },
  ];
  return groups;
}

/** A value as a file holds it: plain figures, and times in the reader's zone. */
export function plainText(value: FieldValue): string {
  switch (value.kind) {
    case 'money':
      return value.amountMinor === null ? '' : moneyText(value.amountMinor, value.currency, false);
    case 'time':
      return value.time === null ? '' : plainTime(value.time);
    default:
      return value.text ?? '';
  }
}

export function isEmpty(value: FieldValue): boolean {
  return plainText(value) === '';
}
