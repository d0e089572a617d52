import { permissions } from '@platform/sdk/permissions';
import type { Role } from '../../shared/roles.ts';
import { createStore } from '../../shared/store.ts';

/** Acknowledges the new orders that are being told; null while there are none. */
export const acknowledgeOrders = createStore<(() => void) | null>(null);

/** New orders are told to everyone who may see orders, except merchants. */
export function hearsOfOrders(role: Role): boolean {
  return role !== 'merchant' && permissions['orders.latest'].roles[role] !== undefined;
}
