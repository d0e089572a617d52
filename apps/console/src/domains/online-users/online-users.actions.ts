import { sessionForceLogout, sessionList } from '@platform/sdk/operations';
import { managedRoles } from '@platform/sdk/permissions';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { call } from '../../shared/client.ts';
import { errorText } from '../../shared/error.text.ts';
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

const namesShown = 5;

/** "a, b, c and others, 12 in all" */
function namesOf(sessions: readonly SessionRow[], say: OnlineText): string {
  const accounts = [...new Set(sessions.map(({ account }) => account))];
  const names = accounts.slice(0, namesShown).join(', ');
  return accounts.length > namesShown ? say('andMore', { names, count: accounts.length }) : names;
}

/** Ends one session or many, after saying whose and what it does. */
export function useSessionEnding(): (sessions: readonly SessionRow[]) => Promise<void> {
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

  const endMany = async (sessions: readonly SessionRow[]) => {
    let failed = 0;
    const confirmed = await dialogs.confirm({
      title: say('endManyTitle', { count: sessions.length }),
      body: say('endManyBody', { accounts: namesOf(sessions, say) }),
      confirmLabel: say('end'),
      cancelLabel: say('cancel'),
      tone: 'danger',
      onConfirm: async () => {
        // One after the other: each is a write of its own on the audit trail, and one that has ended meanwhile is no harm.
        for (const { token } of sessions) {
          await call(sessionForceLogout, { token }).catch(() => {
            failed += 1;
          });
        }
        return undefined;
      },
    });
    if (!confirmed) return;
    const done = sessions.length - failed;
    if (failed === 0) toast.success(say('endedMany', { count: done }));
    else toast.warning(say('endedSome', { done, failed }));
  };

  return async (sessions) => {
    const [only, ...more] = sessions;
    if (!only) return;
    await (more.length === 0 ? endOne(only) : endMany(sessions));
    refresh(sessionList);
  };
}
