import { sessionList } from '@platform/sdk/operations';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import type { UseQueryResult } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { PageDialogs } from '../../shared/dialogs/page.dialogs.tsx';
import { useFormats } from '../../shared/format.ts';
import { type ListAnswer, ListPage } from '../../shared/list/list.page.tsx';
import type { RefreshSeconds } from '../../shared/list/refresh.control.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { useOpenedRows } from '../../shared/list/use-opened-rows.ts';
import { useStandingRows } from '../../shared/list/use-standing-rows.ts';
import { useText } from '../../shared/messages.ts';
import { usePage } from '../../shared/page.tsx';
import { useOperation } from '../../shared/query.ts';
import { roleMessages } from '../../shared/role.messages.ts';
import { isRole } from '../../shared/roles.ts';
import { useStore } from '../../shared/store.ts';
import { currentUser, type User } from '../../shared/user.ts';
import { refusalOf, useSessionEnding } from './online-users.actions.ts';
import { onlineColumns } from './online-users.columns.tsx';
import { SessionDrawer } from './online-users.drawer.tsx';
import { onlineListDefinition, pageOf, useOnlineFilterViews } from './online-users.filters.ts';
import { onlineMessages } from './online-users.messages.ts';
import type { SessionRow } from './online-users.words.ts';

const tokenOf = (session: SessionRow) => session.token;

/** Who is signed in, from where and since when; ending sessions one by one, of an account, or all that are shown. */
export function OnlineUsersPage() {
  const user = useStore(currentUser);
  return (
    user && (
      <PageDialogs>
        <SessionList actor={user} />
      </PageDialogs>
    )
  );
}

function SessionList({ actor }: { actor: User }) {
  const say = useText(onlineMessages);
  const nameRole = useText(roleMessages);
  const roleName = useCallback((role: string) => (isRole(role) ? nameRole(role) : role), [nameRole]);
  const formats = useFormats();
  const list = useList(onlineListDefinition);
  const { values, place, setOpen } = list;
  const views = useOnlineFilterViews();
  const end = useSessionEnding();
  const [seconds, setSeconds] = useState<RefreshSeconds>(10);
  const input = useMemo(
    () => ({ ...values, sortBy: place.sort.by, sortOrder: place.sort.order }),
    [values, place.sort],
  );
  const everyMs = seconds > 0 && seconds * 1000;
  const read = useOperation(sessionList, input, { everyMs, keepPrevious: true });
  const found = read.data?.list;
  // Beside an open session stand the account's others, whatever the filter is.
  const { data: all } = useOperation(sessionList, {}, { everyMs, enabled: list.open !== null });
  const query = useMemo(
    () =>
      ({
        ...read,
        data: found && { list: pageOf(found, place), total: found.length },
      }) as UseQueryResult<ListAnswer<SessionRow>, Error>,
    [read, found, place],
  );
  const standing = useStandingRows(sessionList, { input, place }, query, tokenOf);
  const { open, visitedIds } = useOpenedRows(actor.user_id, usePage().screen.path, setOpen);
  const mayEnd = (session: SessionRow) => refusalOf(session, actor, say) === undefined;
  const endable = found?.filter(mayEnd) ?? [];
  const endButton = (session: SessionRow): ReactNode => (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps presses on its button from opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the button itself
    <span onClick={(event) => event.stopPropagation()}>
      <Button
        size="sm"
        variant="ghost"
        aria-label={say('endOne', { account: session.account })}
        disabledReason={refusalOf(session, actor, say)}
        onClick={() => void end([session])}
      >
        {say('end')}
      </Button>
    </span>
  );
  // The buttons follow the words, and the words the language: columns are made anew with them alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const columns = useMemo(() => onlineColumns(say, roleName, endButton), [say, roleName, actor.user_id]);

  return (
    <ListPage
      label={say('table')}
      definition={onlineListDefinition}
      list={list}
      filters={views}
      operation={sessionList}
      query={query}
      standing={standing}
      columns={columns}
      rowId={tokenOf}
      seconds={seconds}
      onSeconds={setSeconds}
      onRefresh={() => {
        standing.takeNext();
        void read.refetch();
      }}
      exporting={{ operation: sessionList, input }}
      actions={
        <Button
          size="sm"
          variant="danger-quiet"
          disabledReason={endable.length === 0 ? say('nothingToEnd') : undefined}
          onClick={() => void end(endable)}
        >
          <LogOut aria-hidden />
          <span className="max-sm:sr-only">{say('endShown', { count: formats.number(endable.length) })}</span>
        </Button>
      }
      nothing={<EmptyState title={say('none')} />}
      onRowOpen={open}
      visitedIds={visitedIds}
    >
      <SessionDrawer
        token={list.open}
        sessions={all?.list}
        roleName={roleName}
        endButton={endButton}
        endable={(userId) =>
          (all?.list ?? []).filter((session) => session.userId === userId && mayEnd(session))
        }
        onEnd={(sessions) => void end(sessions)}
        onClose={() => setOpen(null)}
      />
    </ListPage>
  );
}
