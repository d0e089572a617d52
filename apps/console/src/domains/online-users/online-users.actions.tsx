import { sessionForceLogout, sessionList } from '@platform/sdk/operations';
import { managedRoles } from '@platform/sdk/permissions';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { call } from '../../shared/client.ts';
import { errorText } from '../../shared/error.text.ts';
import { bulkAction } from '../../shared/list/bulk/bulk.action.ts';
import { BulkDialog } from '../../shared/list/bulk/use-bulk.tsx';
import { useLanguage, useText } from '../../shared/messages.ts';
import { isSessionError, useRefresh } from '../../shared/query.ts';
import type { Role } from '../../shared/roles.ts';
import type { User } from '../../shared/user.ts';
import { onlineMessages } from './online-users.messages.ts';
import type { OnlineText, SessionRow } from './online-users.words.ts';

/** Why this user may not end a session; undefined where he may. */
export function refusalOf(session: SessionRow, actor: User, say: OnlineText): string | undefined {
  if (session.current) return say('ownSession');
  const role: Role = actor.access;
  const managed: readonly string[] = managedRoles[role];
  return session.userId === actor.user_id || managed.includes(session.access) ? undefined : say('notYours');
}

const ending = bulkAction<SessionRow, typeof onlineMessages.table, { actor: User }>()(
  sessionForceLogout,
  'end',
  ({ token }) => ({ token }),
  {
    body: 'endManyBody',
    refusals:
      ({ given, say }) =>
      (session) =>
        refusalOf(session, given.actor, say),
  },
);

/** What a person knows a session by: its number says nothing to him. */
const nameOf = ({ account, ip }: SessionRow): string => `${account} ${ip}`;
const keyOf = ({ token }: SessionRow): string => token;

/** Ends one session or many, after saying whose and what it does. */
export function useSessionEnding(actor: User): (sessions: readonly SessionRow[]) => Promise<void> {
  const say = useText(onlineMessages);
  const language = useLanguage();
  const refresh = useRefresh();
  const dialogs = useDialogs();

  const endOne = async ({ token, account }: SessionRow) => {
    const gone = await dialogs.confirm({
      title: say('endTitle', { account }),
      body: say('endBody'),
      confirmLabel: say('end'),
      cancelLabel: say('cancel'),
      tone: 'danger',
      onConfirm: async () => {
        try {
          await call(sessionForceLogout, { token });
          return undefined;
        } catch (thrown) {
          return isSessionError(thrown) ? undefined : errorText(thrown, language).what;
        }
      },
    });
    if (gone) toast.success(say('ended', { account }));
  };

  const endMany = (sessions: readonly SessionRow[]) =>
    dialogs.open({
      size: 'md',
      render: (control) => (
        <BulkDialog
          control={control}
          onBegin={() => undefined}
          action={ending}
          telling={{ say, language, given: { actor } }}
          nameOf={nameOf}
          read={{
            limit: sessions.length,
            keyOf,
            isSelected: () => true,
            read: async () => ({ rows: sessions, next: null }),
          }}
        />
      ),
    });

  return async (sessions) => {
    const [only, ...more] = sessions;
    if (!only) return;
    await (more.length === 0 ? endOne(only) : endMany(sessions));
    refresh(sessionList);
  };
}
