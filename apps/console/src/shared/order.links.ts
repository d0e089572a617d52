import { type LinkFilter, listLink } from './list.links.ts';
import type { User } from './user.ts';

/** Orders are collections or payouts, and each type has lists of its own. */
export const orderTypes = { collections: 1, payouts: 2 } as const;
export type OrderKind = keyof typeof orderTypes;

/**
 * The role's list of orders of a type, if it has one. A supplier has two: its own, and its team's.
 *
 * @param supplierId the supplier whose orders these are, if they are of one
 * @example ordersOf(user, orderTypes.payouts, { resourceId }, account.supplierId)
 */
export const ordersOf = (
  { access, supplierId: own }: Pick<User, 'access' | 'supplierId'>,
  orderType: 1 | 2 | undefined,
  filter: LinkFilter,
  supplierId: string | null = null,
): string | undefined =>
  listLink('orders.list', access, {
    orderType,
    ...filter,
    ...(access === 'supplier' && supplierId !== null && { isProxy: supplierId !== own }),
  });
