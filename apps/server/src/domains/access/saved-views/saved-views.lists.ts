import type { OperationId } from '@platform/sdk';
import { permissions } from '@platform/sdk/permissions';
import type { Role } from '../../../kit/operation/context.ts';

/**
 * Whether a list is an operation that the role may call. Views of other lists can be neither saved nor
 * shared.
 */
export function mayOpenList(list: string, role: Role): boolean {
  if (!Object.hasOwn(permissions, list)) return false;
  return permissions[list as OperationId].roles[role] !== undefined;
}
