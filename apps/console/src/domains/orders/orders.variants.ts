import type { OperationId } from '@platform/sdk';
import { permissions, type Role, type Scope } from '@platform/sdk/permissions';
import type { OrderFilterValues } from './orders.filters.ts';

/** What makes one of the order lists different from the others. All of them are one screen. */
export interface OrderVariant {
  /** Whose orders the role sees. */
  scope: Scope;
  /** Filters that belong to the address and that nobody can take away. */
  fixed: OrderFilterValues;
  mayCall: (operation: OperationId) => boolean;
}

/** Own orders and those of the team are two addresses of the same supplier. */
const fixedByPath: Readonly<Record<string, OrderFilterValues>> = {
  '/order/list/supplier': { isProxy: false },
  '/order/list/supplierProxy': { isProxy: true },
};

export function orderVariant(path: string, role: Role): OrderVariant {
  const scope = permissions['orders.list'].roles[role];
  // Without the list itself nothing else matters; the guard has not let such a role in.
  return {
    scope: scope ?? 'self',
    fixed: fixedByPath[path] ?? {},
    mayCall: (operation) => permissions[operation].roles[role] !== undefined,
  };
}
