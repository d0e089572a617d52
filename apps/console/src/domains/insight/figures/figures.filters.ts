import type { Input } from '@platform/sdk';
import { ordersBreakdownRules } from '@platform/sdk/query-rules';
import type { SelectOption } from '@platform/ui-kit/skin';
import { useMemo } from 'react';
import type { FilterCodecs } from '../../../shared/list/filter.codecs.ts';
import { filterParts, type ListFilter } from '../../../shared/list/list.filters.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useMerchantOptions, useProductOptions, useSupplierOptions } from '../../../shared/options.ts';
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

export function useFiguresGiven(context: ListContext): FiguresGiven {
  const merchants = useMerchantOptions(context);
  const suppliers = useSupplierOptions(context);
  const products = useProductOptions(context);
  return useMemo(
    () => ({ ...context, merchants, suppliers, products }),
    [context, merchants, suppliers, products],
  );
}
