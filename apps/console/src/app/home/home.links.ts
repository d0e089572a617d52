import { type LinkFilter, listLink, payoutLink } from '../../shared/list.links.ts';
import type { Role } from '../../shared/roles.ts';
import { useHome } from './home.context.ts';

/** Where the orders behind a figure are listed; undefined where no page of the console shows them to the role. */
export interface OrderLinks {
  /** Collections of every status, unless the filter says which: a list by itself leaves out those that nobody took. */
  collections(filter: LinkFilter): string | undefined;
  payouts(filter: LinkFilter): string | undefined;
}

/** Statuses that are not paid: leaving them out leaves the paid ones. */
export const unpaidStatuses = '1,2,3,10';
/** Statuses of orders that have come to their end: leaving them out leaves those under way. */
export const endedStatuses = '3,4,5,10';
/** How a list's address says that nothing is left out. */
const none = 'none';

/** `isProxy` as in `Home`: a team's lists stand beside those of its leader, at addresses of their own. */
export function orderLinks(role: Role, isProxy: boolean | undefined): OrderLinks {
  const of = (href: string | undefined) => (isProxy ? href?.replace('/supplier', '/supplierProxy') : href);
  return {
    collections: (filter) => {
      const all = filter.orderStatusId === undefined ? { notInOrderStatusIds: none } : {};
      return of(listLink('orders.list', role, { orderType: 1, ...all, ...filter }));
    },
    payouts: (filter) => of(payoutLink(role, filter)),
  };
}

export function useOrderLinks(): OrderLinks {
  const { user, isProxy } = useHome();
  return orderLinks(user.access, isProxy);
}
