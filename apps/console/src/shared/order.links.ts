import { type LinkFilter, listLink } from './list.links.ts';
import type { User } from './user.ts';

/**
 * Which of a supplier's two lists of orders has those of a supplier: its own, or its team's. Other roles have one list.
 *
 * @example listLink('orders.list', user.access, { orderType: 1, supplierId, ...partOfTeam(user, supplierId) })
 */
export const partOfTeam = (
  { access, supplierId: own }: Pick<User, 'access' | 'supplierId'>,
  supplierId: string | null,
): LinkFilter => (access === 'supplier' && supplierId !== null ? { isProxy: supplierId !== own } : {});

const orderTypes = { collections: 1, payouts: 2 } as const;
export type OrderKind = keyof typeof orderTypes;

/**
 * The list of the collections or the payouts of an account, a supplier or a merchant, if the role has one: there may be
 * both, and each has a list of its own.
 *
 * @param supplierId the supplier whose orders these are, if they are of one
 */
export const ordersOf = (
  user: User,
  kind: OrderKind,
  filter: LinkFilter,
  supplierId: string | null = null,
): string | undefined =>
  listLink('orders.list', user.access, {
    orderType: orderTypes[kind],
    ...filter,
    ...partOfTeam(user, supplierId),
  });
