import type { OperationId } from '@platform/sdk';
import { permissions } from '@platform/sdk/permissions';
import { BusinessError } from '../refusals/business-error.ts';
import type { Scope, SuppliersScope, UserActor } from './context.ts';

/**
 * The rows that this user may access through this operation. Throws forbidden if the role may not call it.
 */
export async function scopeOf(
  operation: OperationId,
  actor: UserActor,
  supplierTree: (actor: UserActor) => Promise<readonly string[]>,
): Promise<Scope> {
  const { roles } = permissions[operation];
  const kind = Object.hasOwn(roles, actor.role) ? roles[actor.role] : undefined;
  switch (kind) {
    case 'all':
      return { kind: 'all' };
    case 'self':
      return { kind: 'self', userId: actor.userId };
    case 'ownMerchant':
      if (!actor.merchantId) throw new BusinessError('forbidden');
      return { kind: 'merchant', merchantId: actor.merchantId };
    case 'supplierTree':
      if (!actor.supplierId) throw new BusinessError('forbidden');
      return { kind: 'suppliers', supplierId: actor.supplierId, supplierIds: await supplierTree(actor) };
    default:
      throw new BusinessError('forbidden');
  }
}

/** Limits a supplier with its team to the team (`isProxy`) or to the supplier. */
export const partOfTeam = (scope: SuppliersScope, isProxy: boolean): SuppliersScope => ({
  ...scope,
  supplierIds: scope.supplierIds.filter((id) => (id !== scope.supplierId) === isProxy),
});
