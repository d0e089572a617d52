import { sessionList } from '@platform/sdk/operations';
import { Badge, Button, KeyValueList } from '@platform/ui-kit/skin';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '../../../shared/ago.tsx';
import { StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { roleName } from '../../../shared/role.messages.ts';
import { agentText } from '../../../shared/user-agent.ts';
import { presenceLooks, presenceOf, type SessionRow } from './online-users.labels.ts';
import { onlineMessages } from './online-users.messages.ts';

type Drawer = RowDrawerProps<SessionRow, SessionRow>;
export interface SessionDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  endButton: ((session: SessionRow) => ReactNode) | null;
  /** Ends all sessions of one account after confirmation. */
  onEndAll: (sessions: readonly SessionRow[]) => void;
}

const everyMs = 10_000;
const othersAtMost = 200;
const handle = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One session and others of its account at its own URL (`?session=`). */
export function SessionDrawer({ of, screen, endButton, onEndAll }: SessionDrawerProps) {
  const say = useText(onlineMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      label={say('details')}
      useRow={useSession}
      missing={{ title: say('notFound'), icon: UserX }}
      head={(session) =>
        session
          ? {
              title: (
                <>
                  <CopyText value={session.account} />
                  {session.current && <Badge tone="info">{say('current')}</Badge>}
                </>
              ),
              note: session.name,
            }
          : {}
      }
    >
      {(session) => (
        <>
          <Facts session={session} />
          <Others session={session} endButton={endButton} onEndAll={onEndAll} />
        </>
      )}
    </RowDrawer>
  );
}

const useSession: Drawer['useRow'] = (token, listed) => {
  const isKnown = handle.test(token);
  const read = useOperation(sessionList, { token }, { everyMs, enabled: isKnown && listed === undefined });
  return { data: listed ?? read.data?.list[0], isPending: isKnown && read.isPending, error: read.error };
};

/** The account's other sessions, and the buttons that end them. */
function Others({
  session,
  endButton,
  onEndAll,
}: Pick<SessionDrawerProps, 'endButton' | 'onEndAll'> & { session: SessionRow }) {
  const say = useText(onlineMessages);
  const { userId, token } = session;
  const account = useOperation(sessionList, { userId, pageSize: othersAtMost }, { everyMs });
  const ofAccount = account.data?.list ?? [];
  const others = ofAccount.filter((row) => row.token !== token);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {endButton?.(session)}
        {endButton && others.length > 0 && (
          <Button size="sm" variant="danger-quiet" onClick={() => onEndAll(ofAccount)}>
            {say('endAllOf', { count: ofAccount.length })}
          </Button>
        )}
      </div>
      <section aria-label={say('others')} className="grid gap-2">
        <h3 className="font-semibold">{say('others')}</h3>
        <ErrorNotice error={account.error} />
        {account.data && others.length === 0 && (
          <p className="text-sm text-muted-foreground">{say('noOthers')}</p>
        )}
        <ul className="grid gap-2">
          {others.map((row) => (
            <li
              key={row.token}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border px-3 py-2"
            >
              <span className="me-auto grid min-w-0">
                <span title={row.userAgent} className="truncate">
                  {agentText(row.userAgent)}
                </span>
                <span className="text-xs text-muted-foreground">
                  <span className="font-mono">{row.ip}</span> · <Ago value={row.lastSeenAt} />
                </span>
              </span>
              {row.current && <Badge tone="info">{say('current')}</Badge>}
              {endButton?.(row)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Facts({ session }: { session: SessionRow }) {
  const say = useText(onlineMessages);
  const language = useLanguage();
  const presence = presenceOf(session);
  return (
    <KeyValueList
      items={[
        { key: 'role', label: say('role'), value: roleName(session.access, language) },
        {
          key: 'presence',
          label: say('presence'),
          value: <StatusCell looks={presenceLooks[presence]}>{say(presence)}</StatusCell>,
        },
        { key: 'createdAt', label: say('createdAt'), value: <TimeCell value={session.createdAt} /> },
        { key: 'lastSeenAt', label: say('lastSeenAt'), value: <TimeCell value={session.lastSeenAt} /> },
        { key: 'ip', label: say('ip'), value: <CopyText value={session.ip} className="font-mono" /> },
        { key: 'agent', label: say('agent'), value: agentText(session.userAgent) },
        {
          key: 'rawAgent',
          label: say('rawAgent'),
          value: <span className="text-sm">{session.userAgent || '–'}</span>,
        },
        {
          key: 'handle',
          label: say('handle'),
          value: <CopyText value={session.token} className="font-mono text-sm" />,
        },
      ]}
    />
  );
}
