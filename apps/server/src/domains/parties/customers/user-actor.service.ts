import type { OperationId } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope, UserActor } from '../../../kit/operation/context.ts';
import { scopeOf } from '../../../kit/operation/scope.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { findUser } from '../../access/access.public.ts';
import { merchantOfUser } from '../merchants/merchants.service.ts';
import { supplierOfUser, supplierTree } from '../suppliers/suppliers.service.ts';

/** A user as the actor of a call outside a request. @throws accountDisabled when the user is disabled or deleted */
export async function userActor(db: Queryable, userId: string, sessionId: string): Promise<UserActor> {
  const user = await findUser(db, userId);
  if (!user?.enabled) throw new BusinessError('accountDisabled');
  const { account, role } = user;
  const merchant = role === 'merchant' ? await merchantOfUser(db, userId) : undefined;
  const supplier = role === 'supplier' ? await supplierOfUser(db, userId) : undefined;
  return {
    kind: 'user',
    userId,
    account,
    role,
    sessionId,
    ...(merchant && { merchantId: merchant.id }),
    ...(supplier && { supplierId: supplier.id }),
  };
}

/** The rows that the user may read by the call now. @throws forbidden when there are none */
export const scopeNow = (db: Queryable, operation: OperationId, actor: UserActor): Promise<Scope> =>
  scopeOf(operation, actor, async ({ supplierId }) => (supplierId ? supplierTree(db, supplierId) : []));
