import { permissions } from '@platform/sdk/permissions';
import type { Role } from '../../shared/roles.ts';
import { createStore } from '../../shared/store.ts';

/** Acknowledges the new orders in the notice; null if there are none. */
export const acknowledgeOrders = createStore<(() => void) | null>(null);

/** Whether the role gets new-order notices: every role that may see orders, except merchants. */
export function receivesOrderNotices(role: Role): boolean {
  return role !== 'merchant' && permissions['orders.latest'].roles[role] !== undefined;
}
