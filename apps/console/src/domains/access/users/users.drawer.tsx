import { adminListUsers } from '@platform/sdk/operations';
import {
  EmptyState,
  KeyValueList,
  Sheet,
  SheetBody,
  SheetContent,
  SheetDescription,
  SheetHeader,
  SheetTitle,
  Skeleton,
} from '@platform/ui-kit/skin';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { roleMessages } from '../../../shared/role.messages.ts';
import { isRole } from '../../../shared/roles.ts';
import { authenticatorOf, stateLooks, stateOf, type UserRow } from './users.labels.ts';
import { userMessages } from './users.messages.ts';

export interface UserDrawerProps {
  account: string | null;
  rows: readonly UserRow[];
  menu: (user: UserRow) => ReactNode;
  onClose: () => void;
}

/** One account at its own URL (`?user=`). It need not be in the loaded rows. */
export function UserDrawer({ account, rows, menu, onClose }: UserDrawerProps) {
  return (
    <Sheet open={account !== null} onOpenChange={(open) => !open && onClose()}>
      <SheetContent size="md">
        {account !== null && <Content key={account} account={account} rows={rows} menu={menu} />}
      </SheetContent>
    </Sheet>
  );
}

function Content({
  account,
  rows,
  menu,
}: Omit<UserDrawerProps, 'onClose' | 'account'> & { account: string }) {
  const say = useText(userMessages);
  const listed = rows.find((row) => row.account === account);
  const input = { account: account.slice(0, 64), includeDeleted: true, pageSize: 200 };
  const read = useOperation(adminListUsers, input, { enabled: listed === undefined });
  const user = listed ?? read.data?.list.find((row) => row.account === account);
  return (
    <>
      <SheetHeader className="pe-14">
        <SheetTitle>
          <CopyText value={account} />
        </SheetTitle>
        <SheetDescription>{user?.nickname ?? say('details')}</SheetDescription>
        {user && <div className="absolute top-3 end-12">{menu(user)}</div>}
      </SheetHeader>
      <SheetBody className="grid content-start gap-5 pt-4">
        {user ? (
          <Details user={user} />
        ) : read.isPending ? (
          <Skeleton className="h-48" />
        ) : read.error ? (
          <ErrorNotice error={read.error} />
        ) : (
          <EmptyState icon={SearchX} title={say('notFound')} />
        )}
      </SheetBody>
    </>
  );
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
        fact('payPassword', user.hasPayPassword ? say('isSet') : null),
        fact('lastSignIn', <TimeCell value={user.lastSignInAt} />),
        fact('lastSignInIp', user.lastSignInIp),
        fact('createdAt', <TimeCell value={user.createdAt} />),
        fact('updatedAt', <TimeCell value={user.updatedAt} />),
      ]}
    />
  );
}
