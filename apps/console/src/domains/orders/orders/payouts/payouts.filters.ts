import { currencyOptions } from '../../../../shared/currency.options.ts';
import { lossReasons, type OrderGiven } from '../list/orders.parts.ts';
import { figureKeys, hourOptions, markKeys, processStateKeys, weekdayKeys } from '../orders.labels.ts';
import { payoutStatusKeys } from './payouts.labels.ts';
import { filter } from './payouts.parts.ts';

const byLength = { rule: 'ruleLength' } as const;
const number = { rule: 'ruleLength', mono: true } as const;

const seesMerchants = ({ mayCall }: OrderGiven) => mayCall('users.options');
const seesSuppliers = ({ mayCall, scope }: OrderGiven) =>
  mayCall('users.supplierOptions') && scope !== 'ownMerchant';
const seesPayers = ({ scope }: OrderGiven) => scope !== 'ownMerchant';
const currency = ({ options }: OrderGiven) => options.currency;

const created = filter.times('startTime', 'endTime', 'createdAt');
const merchant = filter.choice('merchantId', 'merchant', {
  of: ({ given }) => given.options.merchants,
  searchable: true,
  offered: seesMerchants,
});
const product = filter.choice('productId', 'product', {
  of: ({ given }) => given.options.products,
  searchable: true,
});
const ofCurrency = filter.choice('currency', 'currency', { of: () => currencyOptions });
const atLeast = filter.money('minAmount', 'minAmount', { currency });
const atMost = filter.money('maxAmount', 'maxAmount', { currency });
const bank = filter.text('bankName', 'bankName', byLength);

/** The filters of payouts, most used first. */
export const payoutFilters = {
  main: [
    created,
    filter.text('orderCode', 'orderCode', number),
    filter.text('merchantOrderId', 'merchantOrderNo', number),
    filter.choice('payoutStatus', 'payoutStatus', { of: payoutStatusKeys }),
  ],
  more: [
    {
      title: 'groupParties',
      filters: [
        merchant,
        product,
        filter.choice('supplierId', 'supplier', {
          of: ({ given }) => given.options.suppliers,
          searchable: true,
          offered: seesSuppliers,
        }),
        filter.choice('resourceId', 'account', {
          of: ({ given }) => given.options.accounts,
          searchable: true,
          offered: ({ mayCall }) => mayCall('resources.list'),
        }),
        filter.yesNo('isProxy', 'isProxy', { offered: seesSuppliers }),
        filter.text('claimedBy', 'claimedBy', { ...byLength, offered: seesPayers }),
      ],
    },
    {
      title: 'groupMoney',
      filters: [
        ofCurrency,
        filter.money('amount', 'amount', { currency }),
        atLeast,
        atMost,
        filter.decimal('usdtCount', 'usdtCount', { digits: 6, rule: 'ruleUsdt' }),
      ],
    },
    {
      title: 'groupState',
      filters: [
        filter.choice('orderMark', 'mark', { of: markKeys, offered: seesPayers }),
        filter.yesNo('isTest', 'isTest'),
        filter.choice('processState', 'processState', { of: processStateKeys }),
        filter.choice('figure', 'figure', { of: figureKeys }),
        filter.choice('lossReason', 'lossReason', lossReasons),
      ],
    },
    {
      title: 'groupTimes',
      filters: [
        filter.times('completedStartTime', 'completedEndTime', 'completedAt'),
        filter.choice('createdHour', 'createdHour', { of: () => hourOptions }),
        filter.choice('createdWeekday', 'createdWeekday', { of: weekdayKeys }),
      ],
    },
    {
      title: 'groupPayer',
      filters: [
        filter.text('utr', 'utr', { rule: 'ruleUtr', mono: true }),
        filter.text('userName', 'userName', byLength),
        filter.text('cardNumber', 'cardNumber', { rule: 'ruleCard', mono: true }),
        bank,
        filter.text('ifscCode', 'ifscCode', { rule: 'ruleIfsc', mono: true, capitals: true }),
        filter.text('usdtAddress', 'usdtAddress', number),
        filter.text('ipAddress', 'ipAddress', { rule: 'ruleIp', mono: true }),
        filter.text('description', 'description', byLength),
      ],
    },
    {
      title: 'groupPayout',
      filters: [
        filter.text('payoutBatchId', 'payoutBatchId', { rule: 'ruleUuid', mono: true }),
        filter.text('batchId', 'batchId', { rule: 'ruleUuid', mono: true }),
      ],
    },
  ],
} as const;

/** The filters of the pool: what a payer takes and leaves. They also choose the next payout. */
export const poolFilters = {
  main: [ofCurrency, product, bank, filter.text('orderCode', 'orderCode', number)],
  more: [
    {
      title: 'groupPayout',
      filters: [atLeast, atMost, merchant, created],
    },
  ],
} as const;
