import type { OperationId } from '@platform/sdk';
import { permissions, type Role } from '@platform/sdk/permissions';
import { type ComponentType, useMemo } from 'react';
import { PageDialogs } from '../dialogs/page.dialogs.tsx';
import { usePage } from '../page.tsx';
import type { Screen } from '../screen.ts';
import { useStore } from '../store.ts';
import { currentUser, type User } from '../user.ts';
import type { ListContext } from './list.types.ts';

/** What the role may do on a screen, derived from the API permissions and not from role names. */
export function contextOf(
  operation: OperationId,
  { path, fixed }: Pick<Screen, 'path' | 'fixed'>,
  user: User,
): ListContext {
  const role: Role = user.access;
  return {
    user,
    path,
    fixed,
    scope: permissions[operation].roles[role],
    mayCall: (other) => permissions[other].roles[role] !== undefined,
  };
}

/** The page component of a list for the signed-in user, with the dialogs of its actions. */
export function listPage(
  operation: OperationId,
  Content: ComponentType<{ context: ListContext }>,
): ComponentType {
  return function ListPageOf() {
    const user = useStore(currentUser);
    const { screen } = usePage();
    const context = useMemo(() => user && contextOf(operation, screen, user), [screen, user]);
    return (
      context && (
        <PageDialogs>
          <Content context={context} />
        </PageDialogs>
      )
    );
  };
}
