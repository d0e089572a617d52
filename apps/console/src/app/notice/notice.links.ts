import { orderTypeOf } from '@platform/sdk/rules';
import { listLink } from '../../shared/list.links.ts';
import type { Role } from '../../shared/roles.ts';

/**
 * Where a role finds a new order. A payout is in the pool, and in no list of a supplier until it has claimed it. A
 * collection of a supplier may be its team's, so it opens in the drawer, which shows it in either list.
 */
export function newOrderLink(orderCode: string, role: Role): string | undefined {
  const orderType = orderTypeOf(orderCode);
  const suppliers = orderType === 2 ? { payoutStatus: 1, orderCode } : { order: orderCode };
  return listLink('orders.list', role, { orderType, ...(role === 'supplier' ? suppliers : { orderCode }) });
}
