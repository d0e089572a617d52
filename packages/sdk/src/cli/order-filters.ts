import type { Input } from '@platform/sdk';
import { orderStatusIds, payoutStatusIds } from '@platform/sdk/rules';
import { readAmount, readCurrency } from './amounts.ts';
import { usageError } from './exit-codes.ts';
import type { Given, OptionTable } from './given.ts';

// Without the card number, because other users can read arguments. `platform call orders.list --input -`
// accepts it.
type OrderFilters = Omit<Input<'orders.list'>, 'page' | 'pageSize' | 'cursor' | 'withSummary' | 'cardNumber'>;

type Kind =
  | 'text'
  | 'number'
  | 'numbers'
  | 'flag'
  | 'time'
  | 'amount'
  | 'currency'
  | 'status'
  | 'statuses'
  | 'payoutStatus';

type FilterKind = readonly [option: string, kind: Kind, help: string];

/** Every filter of the contract's order list; a missing one does not compile. */
const orderKinds = {
  orderStatusId: [
    'status',
    'status',
    'status: created, allocated, timedOut, callbackSucceeded, callbackFailed, allocationFailed',
  ],
  notInOrderStatusIds: [
    'not-status',
    'statuses',
    'statuses to leave out, comma separated; "none" leaves nothing out',
  ],
  payoutStatus: [
    'payout-status',
    'payoutStatus',
    'state of a payout: awaiting, preparing, paying, completed …',
  ],
  figure: ['figure', 'text', 'orders that a figure counts: waiting, allocated, paid, timedOut …'],
  lossReason: ['loss-reason', 'text', 'why orders are lost: unpaid, noAccount, dailyLimit, declined …'],
  createdHour: ['created-hour', 'number', 'hour of day of the creation in the platform’s zone, 0 to 23'],
  createdWeekday: ['created-weekday', 'number', 'day of the week of the creation, 1 is Monday'],
  startTime: [
    'start-time',
    'time',
    'created at or after, "2026-11-20 00:00:00" in the platform’s zone, or ISO 8601',
  ],
  endTime: ['end-time', 'time', 'created at or before'],
  timeField: [
    'time-field',
    'text',
    'which time those two mean: createdAt or completedAt; the platform’s setting unless given',
  ],
  completedStartTime: ['completed-start-time', 'time', 'completed at or after'],
  completedEndTime: ['completed-end-time', 'time', 'completed at or before'],
  orderCode: ['order-code', 'text', 'the platform’s order number'],
  merchantOrderId: ['merchant-order', 'text', 'the merchant’s order number'],
  merchantId: ['merchant-id', 'text', 'merchant, by its id'],
  supplierId: ['supplier-id', 'text', 'supplier, by its id'],
  resourceId: ['account-id', 'text', 'receiving or paying account, by its id'],
  productId: ['product', 'number', 'channel number'],
  mainProductId: ['main-product', 'number', 'main product whose variants are all meant'],
  askedProductId: ['asked-product', 'number', 'dynamic product that the merchant asked for'],
  currency: ['currency', 'currency', 'currency; the amounts asked for are written in it'],
  orderType: ['type', 'number', '1 collection, 2 payout'],
  orderMark: ['mark', 'number', '0 normal, 1 suspicious, 2 test, 3 fill-in, 4 malicious'],
  amount: ['amount', 'amount', 'amount in decimals, with --currency'],
  minAmount: ['min-amount', 'amount', 'smallest amount in decimals, with --currency'],
  maxAmount: ['max-amount', 'amount', 'largest amount in decimals, with --currency'],
  currentReceivedMoney: ['received', 'amount', 'amount received in decimals, with --currency'],
  usdtCount: ['usdt-count', 'text', 'USDT to be paid, in decimals'],
  usdtAddress: ['usdt-address', 'text', 'USDT address'],
  utr: ['utr', 'text', 'bank transaction reference or transaction hash'],
  bankName: ['bank', 'text', 'bank of the payer or beneficiary'],
  ifscCode: ['ifsc', 'text', 'bank branch (India)'],
  ipAddress: ['ip', 'text', 'payer’s address'],
  userName: ['user-name', 'text', 'payer’s name as the merchant gave it'],
  validateUserName: ['validated-name', 'text', 'payer’s name as validated'],
  identifyCode: ['identify-code', 'text', 'code that the payer quotes'],
  description: ['description', 'text', 'part of the description'],
  batchId: ['batch-id', 'text', 'file from which the orders were created'],
  findingId: ['finding-id', 'text', 'finding of the order analysis that names the orders'],
  payoutBatchId: ['payout-batch-id', 'text', 'payout batch that pays or paid the orders'],
  claimedBy: ['claimed-by', 'text', 'account name of the holder of a payout’s claim'],
  isProxy: ['proxy', 'flag', 'true: only orders of team proxies; false: only own ones'],
  isTest: ['test', 'flag', 'true: only test orders; false: none of them, like the figures'],
  supplementStatus: ['supplement-status', 'number', '0 none, 1 completed by hand'],
  supplementType: ['supplement-type', 'number', '1 ordinary, 2 offset'],
  processState: ['process-state', 'number', 'handling of an exception: 0 none, 1 open, 2 handled'],
  sortBy: ['sort-by', 'text', 'createdAt (unless given), completedAt, amount or status'],
  sortOrder: ['sort-order', 'text', 'asc or desc'],
} as const satisfies Record<keyof OrderFilters, FilterKind>;

type PayoutField = Exclude<keyof OrderFilters, 'orderStatusId' | 'notInOrderStatusIds' | 'orderType'>;

const { orderStatusId, notInOrderStatusIds, orderType, ...commonKinds } = orderKinds;

/** The same filters for payouts: `--status` means the state of the payout. */
const payoutKinds = {
  ...commonKinds,
  payoutStatus: ['status', 'payoutStatus', `state: ${Object.keys(payoutStatusIds).join(', ')}`],
} as const satisfies Record<PayoutField, FilterKind>;

const nextKinds = {
  currency: payoutKinds.currency,
  productId: payoutKinds.productId,
  minAmount: payoutKinds.minAmount,
  maxAmount: payoutKinds.maxAmount,
  bankName: ['bank', 'text', 'bank of the beneficiary'],
  merchantId: payoutKinds.merchantId,
} as const satisfies Partial<Record<PayoutField, FilterKind>>;

const poolKinds = {
  ...nextKinds,
  startTime: payoutKinds.startTime,
  endTime: payoutKinds.endTime,
} as const satisfies Partial<Record<PayoutField, FilterKind>>;

const placeholders: Readonly<Record<Kind, string>> = {
  text: '<text>',
  number: '<number>',
  numbers: '<numbers>',
  flag: '<true|false>',
  time: '<time>',
  amount: '<amount>',
  currency: '<INR|CNY|KES|USDT>',
  status: '<status>',
  statuses: '<statuses>',
  payoutStatus: '<state>',
};

type Kinds = Partial<Record<keyof OrderFilters, FilterKind>>;

const optionsOf = (kinds: Kinds): OptionTable =>
  Object.fromEntries(
    Object.values(kinds).map(([option, kind, help]) => [
      option,
      { type: 'string', value: placeholders[kind], help } as const,
    ]),
  );

/** Reads the given filters; the contract's validator checks their values. */
function read(given: Given, kinds: Kinds): OrderFilters {
  const filters: Record<string, unknown> = {};
  for (const [field, [option, kind]] of Object.entries(kinds)) {
    const text = given.text(option);
    if (text !== undefined) filters[field] = readValue(given, option, kind, text);
  }
  return filters;
}

/** The filters of a command: its options, and their values as the calls take them. */
const filtersOf = (kinds: Kinds) => ({
  options: optionsOf(kinds),
  read: (given: Given) => read(given, kinds),
});

export const orderFilters = filtersOf(orderKinds);
export const payoutFilters = filtersOf(payoutKinds);
export const poolFilters = filtersOf(poolKinds);
/** What `payoutClaims.next` chooses by. */
export const nextFilters = filtersOf(nextKinds);

function readValue(given: Given, option: string, kind: Kind, text: string): unknown {
  if (kind === 'amount') return readAmount(given, option);
  if (kind === 'currency') return readCurrency(given);
  if (kind === 'flag') return booleanOf(option, text);
  if (kind === 'number') return numberOf(option, text);
  if (kind === 'status') return idOf(option, text, orderStatusIds);
  if (kind === 'payoutStatus') return idOf(option, text, payoutStatusIds);
  if (kind === 'statuses')
    return text === 'none' ? [] : text.split(',').map((part) => idOf(option, part.trim(), orderStatusIds));
  return text;
}

function booleanOf(option: string, text: string): boolean {
  if (text !== 'true' && text !== 'false') throw usageError(`--${option} is true or false.`);
  return text === 'true';
}

function numberOf(option: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw usageError(`--${option} is a whole number.`);
  return Number(text);
}

function idOf(option: string, text: string, ids: Readonly<Record<string, number>>): number {
  const id = Object.hasOwn(ids, text) ? ids[text] : undefined;
  if (id !== undefined) return id;
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw usageError(`--${option} is one of ${Object.keys(ids).join(', ')}.`);
}
