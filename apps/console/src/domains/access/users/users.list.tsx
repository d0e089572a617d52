import { adminListUsers } from '@platform/sdk/operations';
import { adminListUsersRules } from '@platform/sdk/query-rules';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { roleName } from '../../../shared/role.messages.ts';
import { roles } from '../../../shared/roles.ts';
import { useUserActions } from './users.actions.tsx';
import { authenticatorOf, authenticatorTones, stateLooks, stateOf, type UserRow } from './users.labels.ts';
import { UserMenu } from './users.menu.tsx';
import { userMessages } from './users.messages.ts';

const UserDrawer = lazyPart('user', async () => (await import('./users.drawer.tsx')).UserDrawer);

const { column, filter, define } = listOf()(adminListUsers, adminListUsersRules, userMessages);

export const userList = define({
  label: 'table',
  rowId: 'account',
  openName: 'user',
  sortKeys: ['createdAt', 'account', 'role', 'lastSignInAt'],
  filters: {
    main: [
      filter.text('account', 'account', { rule: 'partOf' }),
      filter.text('nickname', 'nickname', { rule: 'partOf' }),
      filter.choice('role', 'role', {
        of: ({ language }) => roles.map((role) => ({ value: role, label: roleName(role, language) })),
      }),
    ],
    more: [
      { title: 'groupOther', filters: [filter.switch('includeDeleted', 'includeDeleted', { on: true })] },
    ],
  },
  columns: [
    column.orderNo('account', 'account', {
      sort: 'account',
      pin: 'start',
      fixed: true,
      card: 'title',
      size: 176,
    }),
    column.text('nickname', 'nickname', { size: 160 }),
    column.words('role', 'role', ({ access }, { language }) => roleName(access, language), {
      sort: 'role',
      size: 160,
    }),
    column.status(
      'state',
      'state',
      (user, { say }) => ({ ...stateLooks[stateOf(user)], word: say(stateOf(user)) }),
      { card: 'badge', size: 136 },
    ),
    column.party('partyName', 'party', { number: 'partyCode' }),
    column.status(
      'authenticator',
      'authenticator',
      (user, { say }) => {
        const binding = authenticatorOf(user);
        return { tone: authenticatorTones[binding], word: say(binding) };
      },
      { size: 136 },
    ),
    column.time('lastSignInAt', 'lastSignIn', { sort: 'lastSignInAt' }),
    column.text('lastSignInIp', 'lastSignInIp', { card: 'none', size: 144 }),
    column.boolean('allowModify', 'allowModify', { card: 'none', size: 136 }),
    column.time('createdAt', 'createdAt', { sort: 'createdAt', card: 'none' }),
  ],
});

/** Accounts of the platform with role, state and actions. */
export const UsersListPage = listPage('admin.listUsers', function UserList({ context }) {
  const screen = useListScreen(userList, context);
  const { say } = screen.telling;
  const { add, run } = useUserActions(context.user);
  const menu = (user: UserRow): ReactNode => (
    <UserMenu user={user} ownId={context.user.user_id} onCommand={(command, row) => void run(command, row)} />
  );
  return (
    <ListScreen
      of={userList}
      screen={screen}
      exported
      rowActions={{ cell: menu, label: say('actions'), size: 80, card: 'badge' }}
      actions={
        <Button variant="primary" onClick={() => void add()}>
          <UserPlus aria-hidden />
          {say('add')}
        </Button>
      }
      nothing={<EmptyState title={say('noUsers')} />}
      drawer={<UserDrawer of={userList} screen={screen} menu={menu} />}
    />
  );
});
