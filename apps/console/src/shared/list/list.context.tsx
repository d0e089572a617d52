import { permissions, type Role } from '@platform/sdk/permissions';
import { type ComponentType, useMemo } from 'react';
import { PageDialogs } from '../dialogs/page.dialogs.tsx';
import { usePage } from '../page.tsx';
import { useStore } from '../store.ts';
import { currentUser, type User } from '../user.ts';
import type { ListContext, ListOperationId } from './list.types.ts';

/** What the role may do on a screen, derived from the API permissions and not from role names. */
export function contextOf(operation: ListOperationId, path: string, user: User): ListContext {
  const role: Role = user.access;
  return {
    user,
    path,
    scope: permissions[operation].roles[role],
    mayCall: (other) => permissions[other].roles[role] !== undefined,
  };
}

/** The page component of a list for the signed-in user, with the dialogs of its actions. */
export function listPage(
  operation: ListOperationId,
  Content: ComponentType<{ context: ListContext }>,
): ComponentType {
  return function ListPageOf() {
    const user = useStore(currentUser);
    const { path } = usePage().screen;
    const context = useMemo(() => user && contextOf(operation, path, user), [path, user]);
    return (
      context && (
        <PageDialogs>
          <Content context={context} />
        </PageDialogs>
      )
    );
  };
}
