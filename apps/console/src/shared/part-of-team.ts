import type { LinkFilter } from './list.links.ts';
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
