import { currencyOptions } from '../../../shared/currency.options.ts';
import { kinds, states, suspicions } from './statements.labels.ts';
import { filter, type StatementGiven, showsTexts, showsTransfers } from './statements.parts.ts';

const currency = ({ options }: StatementGiven) => options.currency;
const mono = { mono: true } as const;

/** The filters of records, most used first. What the address fixes is not offered. */
export const statementFilters = {
  main: [
    filter.times('startTime', 'endTime', 'storedAt'),
    filter.text('utr', 'utr', { rule: 'ruleUtr', ...mono }),
    filter.choice('state', 'state', {
      of: ({ say }) => states.map((value) => ({ value, label: say(value) })),
    }),
    filter.choice('kind', 'kind', {
      of: ({ say }) => kinds.map((value) => ({ value, label: say(value) })),
    }),
  ],
  more: [
    {
      title: 'groupMoney',
      filters: [
        filter.choice('direction', 'direction', { of: { in: 'in', out: 'out' } }),
        filter.choice('currency', 'currency', {
          of: () => currencyOptions,
          offered: ({ fixed }) => fixed.kind !== 'usdt',
        }),
        filter.money('amountMinor', 'amount', { currency }),
        filter.money('minAmountMinor', 'minAmount', { currency }),
        filter.money('maxAmountMinor', 'maxAmount', { currency }),
      ],
    },
    {
      title: 'groupParties',
      filters: [
        filter.choice('resourceId', 'account', {
          of: ({ given }) => given.options.accounts,
          searchable: true,
          offered: ({ mayCall }) => mayCall('resources.list'),
        }),
        filter.choice('supplierId', 'supplier', {
          of: ({ given }) => given.options.suppliers,
          searchable: true,
          offered: ({ mayCall }) => mayCall('users.supplierOptions'),
        }),
        filter.text('cardNumber', 'cardNumber', { rule: 'ruleDigits', ...mono, offered: showsTexts }),
        filter.text('orderCode', 'order', { rule: 'ruleExact', ...mono }),
      ],
    },
    {
      title: 'groupMessage',
      filters: [
        filter.choice('suspicion', 'suspicion', {
          of: ({ say }) => suspicions.map((value) => ({ value, label: say(value) })),
        }),
        filter.choice('minAgeMinutes', 'age', {
          of: { 10: 'age10', 60: 'age60', 1440: 'age1440', 10080: 'age10080' },
        }),
        filter.text('text', 'textPart', { rule: 'rulePart', offered: showsTexts }),
        filter.choice('templateId', 'template', {
          of: ({ given }) => given.options.templates,
          searchable: true,
          offered: (given) => showsTexts(given) && given.mayCall('messageTemplates.list'),
        }),
        filter.text('monitorId', 'device', { rule: 'ruleExact', ...mono }),
      ],
    },
    {
      title: 'groupChain',
      filters: [
        filter.text('network', 'network', { rule: 'ruleNetwork', capitals: true, offered: showsTransfers }),
        filter.text('fromAddress', 'fromAddress', { rule: 'ruleAddress', ...mono, offered: showsTransfers }),
        filter.text('toAddress', 'toAddress', { rule: 'ruleAddress', ...mono, offered: showsTransfers }),
        filter.integer('minConfirmations', 'minConfirmations', {
          rule: 'ruleCount',
          offered: showsTransfers,
        }),
        filter.integer('maxConfirmations', 'maxConfirmations', {
          rule: 'ruleCount',
          offered: showsTransfers,
        }),
      ],
    },
  ],
} as const;
