import type { OperationId } from '@platform/sdk';
import { permissions } from '@platform/sdk/permissions';
import type { Role } from '../../../kit/operation/context.ts';

/** Whether a name is that of a call which the role may make: nobody keeps or gets views of what he may not read. */
export function mayOpenList(list: string, role: Role): boolean {
  if (!Object.hasOwn(permissions, list)) return false;
  return permissions[list as OperationId].roles[role] !== undefined;
}
