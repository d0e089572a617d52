import { currencyOptions } from '../../../../shared/currency.options.ts';
import {
  figureKeys,
  hourOptions,
  markKeys,
  processStateKeys,
  statusKeys,
  supplementStatusKeys,
  supplementTypeKeys,
  weekdayKeys,
} from '../orders.labels.ts';
import { filter, flaggedMainProduct, hiddenStatus, lossReasons, type OrderGiven } from './orders.parts.ts';

const byLength = { rule: 'ruleLength' } as const;
const number = { rule: 'ruleLength', mono: true } as const;

const seesMerchants = ({ mayCall }: OrderGiven) => mayCall('users.options');
const seesSuppliers = ({ mayCall, scope }: OrderGiven) =>
  mayCall('users.supplierOptions') && scope !== 'ownMerchant';
const currency = ({ options }: OrderGiven) => options.currency;

/** The setting CompleteTimeFilter decides which time comes first. The other one stands with the rest. */
const times = {
  created: (offered: (given: OrderGiven) => boolean) =>
    filter.times('startTime', 'endTime', 'createdAt', { offered }),
  completed: (offered: (given: OrderGiven) => boolean) =>
    filter.times('completedStartTime', 'completedEndTime', 'completedAt', { offered }),
};
const byCompletion = ({ user }: OrderGiven) => user.orderTimeField === 'completedAt';
const byCreation = (given: OrderGiven) => !byCompletion(given);

const product = (offered: (given: OrderGiven) => boolean) =>
  filter.choice('productId', 'product', {
    of: ({ given }) => given.options.products,
    searchable: true,
    offered,
  });

/** The filters of collections that the role can use, most used first. Every address of the list fixes the type. */
export const orderFilters = {
  main: [
    times.created(byCreation),
    times.completed(byCompletion),
    filter.text('orderCode', 'orderCode', number),
    filter.text('merchantOrderId', 'merchantOrderNo', number),
    filter.choice('merchantId', 'merchant', {
      of: ({ given }) => given.options.merchants,
      searchable: true,
      offered: seesMerchants,
    }),
    product((given) => !seesMerchants(given)),
  ],
  more: [
    {
      title: 'groupParties',
      filters: [
        product(seesMerchants),
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
        filter.choice('askedProductId', 'askedProduct', {
          of: ({ given }) => given.options.products,
          searchable: true,
        }),
        filter.switch('mainProductId', 'mainProduct3024', {
          on: flaggedMainProduct,
          description: 'mainProduct3024Help',
        }),
      ],
    },
    {
      title: 'groupMoney',
      filters: [
        filter.choice('currency', 'currency', { of: () => currencyOptions }),
        filter.money('amount', 'amount', { currency }),
        filter.money('minAmount', 'minAmount', { currency }),
        filter.money('maxAmount', 'maxAmount', { currency }),
        filter.money('currentReceivedMoney', 'received', { currency }),
        filter.decimal('usdtCount', 'usdtCount', { digits: 6, rule: 'ruleUsdt' }),
        filter.text('usdtAddress', 'usdtAddress', number),
      ],
    },
    {
      title: 'groupState',
      filters: [
        filter.choice('orderStatusId', 'status', { of: statusKeys }),
        filter.choice('orderMark', 'mark', { of: markKeys, offered: ({ scope }) => scope !== 'ownMerchant' }),
        filter.yesNo('isTest', 'isTest'),
        filter.choice('supplementStatus', 'supplementStatus', { of: supplementStatusKeys }),
        filter.choice('supplementType', 'supplementType', { of: supplementTypeKeys }),
        filter.choice('processState', 'processState', { of: processStateKeys }),
        filter.choice('figure', 'figure', { of: figureKeys }),
        filter.choice('lossReason', 'lossReason', lossReasons),
        filter.choices('notInOrderStatusIds', 'hiddenStatuses', { of: statusKeys, usual: [hiddenStatus] }),
      ],
    },
    {
      title: 'groupTimes',
      filters: [
        times.completed(byCreation),
        times.created(byCompletion),
        filter.choice('createdHour', 'createdHour', { of: () => hourOptions }),
        filter.choice('createdWeekday', 'createdWeekday', { of: weekdayKeys }),
      ],
    },
    {
      title: 'groupPayer',
      filters: [
        filter.text('utr', 'utr', { rule: 'ruleUtr', mono: true }),
        filter.text('identifyCode', 'identifyCode', number),
        filter.text('userName', 'userName', byLength),
        filter.text('validateUserName', 'validateUserName', byLength),
        filter.text('cardNumber', 'cardNumber', { rule: 'ruleCard', mono: true }),
        filter.text('bankName', 'bankName', byLength),
        filter.text('ifscCode', 'ifscCode', { rule: 'ruleIfsc', mono: true, capitals: true }),
        filter.text('ipAddress', 'ipAddress', { rule: 'ruleIp', mono: true }),
        filter.text('description', 'description', byLength),
        filter.text('batchId', 'batchId', { rule: 'ruleUuid', mono: true }),
        filter.text('findingId', 'findingId', {
          rule: 'ruleUuid',
          mono: true,
          offered: ({ mayCall }) => mayCall('orderFindings.list'),
        }),
      ],
    },
  ],
} as const;
