import { type LinkFilter, listLink } from '../../shared/list.links.ts';
import type { Role } from '../../shared/roles.ts';
import { useHome } from './home.context.ts';

/** Links to the orders behind a figure; undefined if the role has no list page for them. */
export interface OrderLinks {
  /**
   * Collections of every status, unless the filter sets one. Without this the list hides orders whose
   * allocation failed.
   */
  collections(filter: LinkFilter): string | undefined;
  payouts(filter: LinkFilter): string | undefined;
}

/** Ids of unpaid statuses. Excluding them leaves the paid orders. */
export const unpaidStatuses = '1,2,3,10';
/** Ids of final statuses. Excluding them leaves the orders in progress. */
export const endedStatuses = '3,4,5,10';
/** Value of the list's address parameter for "exclude nothing". */
const none = 'none';
/** Figures leave test orders out. */
const counted = { isTest: 'false' };

/** `isProxy` as in `Home`: a supplier's own orders and those of its team have their own addresses. */
export function orderLinks(role: Role, isProxy: boolean | undefined): OrderLinks {
  return {
    collections: (filter) => {
      const all = filter.orderStatusId === undefined ? { notInOrderStatusIds: none } : {};
      return listLink('orders.list', role, { orderType: 1, isProxy, ...counted, ...all, ...filter });
    },
    payouts: (filter) => listLink('orders.list', role, { orderType: 2, isProxy, ...counted, ...filter }),
  };
}

export function useOrderLinks(): OrderLinks {
  const { user, isProxy } = useHome();
  return orderLinks(user.access, isProxy);
}
