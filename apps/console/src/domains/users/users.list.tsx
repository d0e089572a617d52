import { adminListUsers } from '@platform/sdk/operations';
import { Button, DialogsProvider, EmptyState } from '@platform/ui-kit/skin';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ListPage } from '../../shared/list/list.page.tsx';
import type { RefreshSeconds } from '../../shared/list/refresh.control.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useText } from '../../shared/messages.ts';
import { useOperation } from '../../shared/query.ts';
import { roleMessages } from '../../shared/role.messages.ts';
import { isRole } from '../../shared/roles.ts';
import { useStore } from '../../shared/store.ts';
import { currentUser, type User } from '../../shared/user.ts';
import { useUserActions } from './users.actions.tsx';
import { userColumns } from './users.columns.tsx';
import { UserDrawer } from './users.drawer.tsx';
import { exportColumns, exportPage } from './users.export.ts';
import { useUserFilterViews } from './users.filter-views.ts';
import { filterInput, pageInput, userListDefinition } from './users.filters.ts';
import { UserMenu } from './users.menu.tsx';
import { userMessages } from './users.messages.ts';
import type { UserRow } from './users.words.ts';

const accountOf = (user: UserRow) => user.account;

/** The accounts of the platform: who may sign in, as what, and what is done about them. */
export function UsersListPage() {
  const user = useStore(currentUser);
  return (
    user && (
      <DialogsProvider>
        <UserList actor={user} />
      </DialogsProvider>
    )
  );
}

function UserList({ actor }: { actor: User }) {
  const say = useText(userMessages);
  const nameRole = useText(roleMessages);
  const roleName = useCallback((role: string) => (isRole(role) ? nameRole(role) : role), [nameRole]);
  const list = useList(userListDefinition);
  const { values, place, setOpen } = list;
  const views = useUserFilterViews();
  const actions = useUserActions(actor);
  const { run } = actions;

  const filters = useMemo(() => filterInput(values), [values]);
  const input = useMemo(() => pageInput(filters, place), [filters, place]);
  const [seconds, setSeconds] = useState<RefreshSeconds>(30);
  const query = useOperation(adminListUsers, input, {
    everyMs: seconds > 0 && seconds * 1000,
    keepPrevious: true,
  });
  const menu = (user: UserRow): ReactNode => (
    <UserMenu user={user} ownId={actor.user_id} onCommand={(command, row) => void run(command, row)} />
  );
  // The menu's actions follow the words, and the words the language: columns are made anew with them alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const columns = useMemo(() => userColumns(say, roleName, menu), [say, roleName, actor.user_id]);

  return (
    <ListPage
      label={say('table')}
      definition={userListDefinition}
      list={list}
      filters={views}
      query={query}
      columns={columns}
      rowId={accountOf}
      seconds={seconds}
      onSeconds={setSeconds}
      exporting={{
        fetchPage: (cursor, signal) => exportPage(filters, cursor, signal),
        columns: exportColumns(say, roleName),
        fileName: say('exportName'),
      }}
      actions={
        <Button variant="primary" onClick={() => void actions.add()}>
          <UserPlus aria-hidden />
          {say('add')}
        </Button>
      }
      nothing={<EmptyState title={say('noUsers')} />}
      onRowOpen={setOpen}
    >
      <UserDrawer
        account={list.open}
        rows={query.data?.list ?? []}
        menu={menu}
        onClose={() => setOpen(null)}
      />
    </ListPage>
  );
}
