import type { Input } from '@platform/sdk';
import { productsOptions, usersOptions, usersSupplierOptions } from '@platform/sdk/operations';
import { ordersBreakdownRules } from '@platform/sdk/query-rules';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import type { FilterCodecs } from '../../../shared/list/filter.codecs.ts';
import { filterParts, type ListFilter } from '../../../shared/list/list.filters.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useWords } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import type { figuresMessages } from './figures.messages.ts';

type Words = typeof figuresMessages.table;

/** What the page reads besides its context: the choices of its filters. */
export interface FiguresGiven extends ListContext {
  readonly merchants: readonly SelectOption[];
  readonly suppliers: readonly SelectOption[];
  readonly products: readonly SelectOption[];
}

const filter = filterParts<Input<'orders.breakdown'>, Words, FiguresGiven>(ordersBreakdownRules);

/** The filters of the figures. Lists have them under the same names, so links pass them on. */
export const figureFilters: readonly ListFilter<Words, FiguresGiven>[] = [
  filter.times('startTime', 'endTime', 'createdAt'),
  filter.choice('productId', 'product', { of: ({ given }) => given.products, searchable: true }),
  filter.choice('merchantId', 'merchant', {
    of: ({ given }) => given.merchants,
    searchable: true,
    offered: ({ mayCall }) => mayCall('users.options'),
  }),
  filter.choice('supplierId', 'supplier', {
    of: ({ given }) => given.suppliers,
    searchable: true,
    offered: ({ mayCall, scope }) => mayCall('users.supplierOptions') && scope !== 'ownMerchant',
  }),
];
export const figureCodecs: FilterCodecs = Object.assign({}, ...figureFilters.map(({ codecs }) => codecs));

const optionsMs = 5 * 60_000;

export function useFiguresGiven(context: ListContext): FiguresGiven {
  const words = useWords();
  const { mayCall } = context;
  const read = (id: Parameters<typeof mayCall>[0]) => ({ enabled: mayCall(id), staleMs: optionsMs });
  const merchants = useOperation(usersOptions, { role: 'merchant' }, read('users.options')).data;
  const suppliers = useOperation(
    usersSupplierOptions,
    { isGetAllAgentSupplier: true },
    read('users.supplierOptions'),
  ).data;
  const products = useOperation(productsOptions, {}, read('products.options')).data;
  return useMemo(
    () => ({
      ...context,
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
    }),
    [context, merchants, suppliers, products, words],
  );
}
