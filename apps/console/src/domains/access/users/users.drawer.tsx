import { adminListUsers } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { RowDrawer, type RowDrawerProps, type RowRead } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { roleMessages } from '../../../shared/role.messages.ts';
import { isRole } from '../../../shared/roles.ts';
import { authenticatorOf, stateLooks, stateOf, type UserRow } from './users.labels.ts';
import { userMessages } from './users.messages.ts';

export interface UserDrawerProps {
  of: RowDrawerProps<UserRow, UserRow>['of'];
  screen: RowDrawerProps<UserRow, UserRow>['screen'];
  menu: (user: UserRow) => ReactNode;
}

/** One account at its own URL (`?user=`). */
export function UserDrawer({ of, screen, menu }: UserDrawerProps) {
  const say = useText(userMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useUser}
      missing={{ title: say('notFound') }}
      head={(user, account) => ({
        title: <CopyText value={account} />,
        note: user?.nickname,
        corner: user && menu(user),
        auditId: user?.id ?? '',
      })}
    >
      {(user) => <Details user={user} />}
    </RowDrawer>
  );
}

function useUser(account: string, listed: UserRow | undefined): RowRead<UserRow> {
  const input = { account: account.slice(0, 64), includeDeleted: true, pageSize: 200 };
  const { data, isPending, error } = useOperation(adminListUsers, input, { enabled: listed === undefined });
  return { data: listed ?? data?.list.find((row) => row.account === account), isPending, error };
}

function Details({ user }: { user: UserRow }) {
  const say = useText(userMessages);
  const roleName = useText(roleMessages);
  const state = stateOf(user);
  const yesNo = (value: boolean) => say(value ? 'yes' : 'no');
  const fact = (key: Parameters<typeof say>[0], value: ReactNode) => ({
    key,
    label: (say as (name: string) => string)(key),
    value: value ?? <NoValue />,
  });
  const party = [user.partyName, user.partyCode].filter(Boolean).join(' ');
  return (
    <KeyValueList
      items={[
        fact('state', <StatusCell looks={stateLooks[state]}>{say(state)}</StatusCell>),
        ...(user.signInDelayedUntil
          ? [fact('delayedUntil', <TimeCell value={user.signInDelayedUntil} />)]
          : []),
        fact('role', isRole(user.access) ? roleName(user.access) : user.access),
        fact('party', party || null),
        fact('authenticator', say(authenticatorOf(user))),
        fact('mustVerify', yesNo(user.enableGoogleVerify)),
        fact('allowModify', yesNo(user.allowModify)),
        fact('allowedAddresses', user.allowedAddresses.join(', ') || say('anyAddress')),
        fact('payPassword', user.hasPayPassword ? say('isSet') : null),
        fact('lastSignIn', <TimeCell value={user.lastSignInAt} />),
        fact('lastSignInIp', user.lastSignInIp),
        fact('createdAt', <TimeCell value={user.createdAt} />),
        fact('updatedAt', <TimeCell value={user.updatedAt} />),
      ]}
    />
  );
}
