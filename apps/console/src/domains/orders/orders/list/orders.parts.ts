import type { Currency, Input } from '@platform/sdk';
import { ordersList } from '@platform/sdk/operations';
import { ordersListRules } from '@platform/sdk/query-rules';
import type { SelectOption } from '@platform/ui-kit/skin';
import { listOf } from '../../../../shared/list/list.of.ts';
import type { ListContext, ListQuery } from '../../../../shared/list/list.types.ts';
import { orderMessages } from '../orders.messages.ts';

export type OrderQuery = ListQuery<'orders.list'>;
export type StatusId = NonNullable<Input<'orders.list'>['orderStatusId']>;

/** Lists leave this status out unless it is asked for. */
export const hiddenStatus = 10;
/** The product whose variants are found by their main product. */
export const flaggedMainProduct = 3024;

/** What the choices of the filters are, as far as the role may ask for them. */
export interface OrderFilterOptions {
  merchants: readonly SelectOption[];
  suppliers: readonly SelectOption[];
  products: readonly SelectOption[];
  /** What amounts are entered in unless chosen otherwise: the chosen one, or the chosen product's. */
  currency: Currency;
}

/** What makes one of the order lists different from the others. All of them are one screen. */
export interface OrderGiven extends ListContext {
  /** Filters that belong to the address and that nobody can take away. */
  fixed: Readonly<Pick<OrderQuery, 'isProxy'>>;
  options: OrderFilterOptions;
}

/** Own orders and those of the team are two addresses of the same supplier. */
const fixedByPath: Readonly<Record<string, OrderGiven['fixed']>> = {
  '/order/list/supplier': { isProxy: false },
  '/order/list/supplierProxy': { isProxy: true },
};
export const fixedOf = (path: string): OrderGiven['fixed'] => fixedByPath[path] ?? {};

export const { column, filter, bulkAction, bulkJobAction, define } = listOf<OrderGiven>()(
  ordersList,
  ordersListRules,
  orderMessages,
);
