import type { Currency, Input } from '@platform/sdk';
import { ordersList } from '@platform/sdk/operations';
import { ordersListRules } from '@platform/sdk/query-rules';
import type { SelectOption } from '@platform/ui-kit/skin';
import { listOf } from '../../../../shared/list/list.of.ts';
import type { ListContext, ListQuery } from '../../../../shared/list/list.types.ts';
import { orderMessages } from '../orders.messages.ts';

export type OrderQuery = ListQuery<'orders.list'>;
export type StatusId = NonNullable<Input<'orders.list'>['orderStatusId']>;

/** Status that lists exclude unless requested. */
export const hiddenStatus = 10;
/** The product whose variants are found by their main product. */
export const flaggedMainProduct = 3024;

/** Filter options that the role may request. */
export interface OrderFilterOptions {
  merchants: readonly SelectOption[];
  suppliers: readonly SelectOption[];
  /** Receiving and paying accounts. */
  accounts: readonly SelectOption[];
  products: readonly SelectOption[];
  losses: readonly SelectOption[];
  /** What amounts are entered in unless chosen otherwise: the chosen one, or the chosen product's. */
  currency: Currency;
}

/** Until they are loaded. */
export const noOptions: OrderFilterOptions = {
  merchants: [],
  suppliers: [],
  accounts: [],
  products: [],
  losses: [],
  currency: 'INR',
};

/** Differences between the order lists. All of them use one screen. */
export interface OrderGiven extends ListContext {
  options: OrderFilterOptions;
}

export const { column, filter, bulkAction, bulkJobAction, define } = listOf<OrderGiven>()(
  ordersList,
  ordersListRules,
  orderMessages,
);

/** Links of the funnel set the filter. It is offered while it is set, because only then its words are loaded. */
export const lossReasons = {
  of: ({ given }: { readonly given: OrderGiven }) => given.options.losses,
  offered: ({ options }: OrderGiven) => options.losses.length > 0,
};
