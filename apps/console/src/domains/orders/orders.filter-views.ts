import type { Currency } from '@platform/sdk';
import { productsOptions, usersOptions, usersSupplierOptions } from '@platform/sdk/operations';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import { isCurrency } from '../../shared/cells/money.text.ts';
import type { FilterGroup } from '../../shared/list/filter.bar.tsx';
import type { FilterView } from '../../shared/list/filter.view.ts';
import { listMessages } from '../../shared/list/list.messages.ts';
import { useText, useWords } from '../../shared/messages.ts';
import { useOperation } from '../../shared/query.ts';
import { flaggedMainProduct, hiddenStatus, type OrderFilterName } from './orders.filters.ts';
import { orderMessages } from './orders.messages.ts';
import type { OrderVariant } from './orders.variants.ts';
import {
  markKeys,
  type OrderText,
  payoutStatusKeys,
  processStateKeys,
  statusKeys,
  supplementStatusKeys,
  supplementTypeKeys,
  typeKeys,
} from './orders.words.ts';

type View = FilterView<OrderFilterName>;

export interface OrderFilterViews {
  main: readonly View[];
  more: readonly FilterGroup[];
}

export interface OrderFilterOptions {
  merchants: readonly SelectOption[];
  suppliers: readonly SelectOption[];
  products: readonly SelectOption[];
  /** What amounts are entered in unless chosen otherwise: the chosen product's. */
  currency: Currency;
}

const optionsMs = 5 * 60_000;

/** What the choices of the filters are, as far as the role may ask for them. */
export function useOrderFilterOptions(
  { mayCall }: OrderVariant,
  productId: number | undefined,
): OrderFilterOptions {
  const words = useWords();
  const read = (operation: { id: Parameters<typeof mayCall>[0] }) => ({
    enabled: mayCall(operation.id),
    staleMs: optionsMs,
  });
  const merchants = useOperation(usersOptions, { role: 'merchant' }, read(usersOptions)).data;
  const suppliers = useOperation(
    usersSupplierOptions,
    { isGetAllAgentSupplier: true },
    read(usersSupplierOptions),
  ).data;
  const products = useOperation(productsOptions, {}, read(productsOptions)).data;
  const currency = products?.find(({ id }) => id === productId)?.currency ?? 'INR';
  return useMemo(
    () => ({
      merchants: (merchants ?? []).flatMap(({ partyId, partyCode, nickname }) =>
        partyId ? [{ value: partyId, label: nickname, detail: partyCode ?? undefined }] : [],
      ),
      suppliers: (suppliers ?? []).map(({ id, name, account }) => ({
        value: id,
        label: name,
        detail: account ?? undefined,
      })),
      products: (products ?? []).map(({ id, name, currency }) => ({
        value: String(id),
        label: `${id} ${words(name)}`,
        detail: currency,
      })),
      currency: isCurrency(currency) ? currency : 'INR',
    }),
    [merchants, suppliers, products, currency, words],
  );
}

/** The filters of a variant: all that its role can use, those most used first. */
export function useOrderFilterViews(variant: OrderVariant, options: OrderFilterOptions): OrderFilterViews {
  const say = useText(orderMessages);
  const sayList = useText(listMessages);
  return useMemo(() => {
    const yesNo = [
      { value: 'true', label: sayList('yes') },
      { value: 'false', label: sayList('no') },
    ];
    return filterViews(say, variant, options, yesNo);
  }, [say, sayList, variant, options]);
}

export function filterViews(
  say: OrderText,
  { scope, fixed, mayCall }: OrderVariant,
  options: OrderFilterOptions,
  yesNo: readonly SelectOption[],
): OrderFilterViews {
  const choices = <Key extends Parameters<OrderText>[0]>(
    keys: Readonly<Record<number, Key>>,
  ): SelectOption[] =>
    Object.entries(keys).map(([value, key]) => ({ value, label: (say as (key: string) => string)(key) }));
  const text = (name: OrderFilterName, label: string, rule: string, mono = false): View => ({
    kind: 'text',
    name,
    label,
    rule,
    mono,
  });
  const choice = (
    name: OrderFilterName,
    label: string,
    values: readonly SelectOption[],
    searchable = false,
  ): View => ({ kind: 'choice', name, label, options: values, searchable });

  const merchant = mayCall('users.options')
    ? [choice('merchantId', say('merchant'), options.merchants, true)]
    : [];
  const product = choice('productId', say('product'), options.products, true);
  const supplier =
    mayCall('users.supplierOptions') && scope !== 'ownMerchant'
      ? [choice('supplierId', say('supplier'), options.suppliers, true)]
      : [];
  const proxy =
    supplier.length > 0 && fixed.isProxy === undefined ? [choice('isProxy', say('isProxy'), yesNo)] : [];
  const isMerchant = scope === 'ownMerchant';
  return {
    main: [
      { kind: 'times', name: 'startTime', from: 'startTime', to: 'endTime', label: say('createdAt') },
      text('orderCode', say('orderCode'), say('ruleLength'), true),
      text('merchantOrderId', say('merchantOrderNo'), say('ruleLength'), true),
      ...(merchant.length > 0 ? merchant : [product]),
    ],
    more: [
      {
        title: say('groupParties'),
        views: [
          ...(merchant.length > 0 ? [product] : []),
          ...supplier,
          ...proxy,
          {
            kind: 'switch',
            name: 'mainProductId',
            label: say('mainProduct3024'),
            description: say('mainProduct3024Help'),
            on: String(flaggedMainProduct),
          },
        ],
      },
      {
        title: say('groupMoney'),
        views: [
          { kind: 'money', name: 'amount', label: say('amount'), currency: options.currency },
          { kind: 'money', name: 'currentReceivedMoney', label: say('received'), currency: options.currency },
          text('usdtCount', say('usdtCount'), say('ruleUsdt')),
          text('usdtAddress', say('usdtAddress'), say('ruleLength'), true),
        ],
      },
      {
        title: say('groupState'),
        views: [
          choice('orderStatusId', say('status'), choices(statusKeys)),
          choice('orderType', say('type'), choices(typeKeys)),
          ...(isMerchant ? [] : [choice('orderMark', say('mark'), choices(markKeys))]),
          choice('supplementStatus', say('supplementStatus'), choices(supplementStatusKeys)),
          choice('supplementType', say('supplementType'), choices(supplementTypeKeys)),
          choice('processState', say('processState'), choices(processStateKeys)),
          {
            kind: 'choices',
            name: 'notInOrderStatusIds',
            label: say('leftOutStatuses'),
            options: choices(statusKeys),
            usual: String(hiddenStatus),
          },
        ],
      },
      {
        title: say('groupTimes'),
        views: [
          {
            kind: 'times',
            name: 'completedStartTime',
            from: 'completedStartTime',
            to: 'completedEndTime',
            label: say('completedAt'),
          },
        ],
      },
      {
        title: say('groupPayer'),
        views: [
          text('utr', say('utr'), say('ruleUtr'), true),
          text('identifyCode', say('identifyCode'), say('ruleLength'), true),
          text('userName', say('userName'), say('ruleLength')),
          text('validateUserName', say('validateUserName'), say('ruleLength')),
          text('cardNumber', say('cardNumber'), say('ruleCard'), true),
          {
            kind: 'text',
            name: 'ifscCode',
            label: say('ifscCode'),
            rule: say('ruleIfsc'),
            mono: true,
            capitals: true,
          },
          text('ipAddress', say('ipAddress'), say('ruleIp'), true),
          text('description', say('description'), say('ruleLength')),
        ],
      },
      {
        title: say('groupPayout'),
        views: [
          choice('payoutStatus', say('payoutStatus'), choices(payoutStatusKeys)),
          text('batchId', say('batchId'), say('ruleUuid'), true),
        ],
      },
    ],
  };
}
