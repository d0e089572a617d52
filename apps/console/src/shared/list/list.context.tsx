import { permissions, type Role } from '@platform/sdk/permissions';
import { type ComponentType, useMemo } from 'react';
import { PageDialogs } from '../dialogs/page.dialogs.tsx';
import { usePage } from '../page.tsx';
import { useStore } from '../store.ts';
import { currentUser, type User } from '../user.ts';
import type { ListContext, ListOperationId } from './list.types.ts';

/** What a role may do on a screen: read off the contract's permissions, never asked by the role's name. */
export function contextOf(operation: ListOperationId, path: string, user: User): ListContext {
  const role: Role = user.access;
  return {
    user,
    path,
    scope: permissions[operation].roles[role],
    mayCall: (other) => permissions[other].roles[role] !== undefined,
  };
}

/** A list's page: drawn for whoever is signed in, with the dialogs that its actions ask by. */
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
