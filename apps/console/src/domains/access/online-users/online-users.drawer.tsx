import { sessionList } from '@platform/sdk/operations';
import {
  Badge,
  Button,
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
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '../../../shared/ago.tsx';
import { StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { roleName } from '../../../shared/role.messages.ts';
import { agentText } from '../../../shared/user-agent.ts';
import { presenceLooks, presenceOf, type SessionRow } from './online-users.labels.ts';
import { onlineMessages } from './online-users.messages.ts';

export interface SessionDrawerProps {
  /** Handle of the session. */
  token: string | null;
  rows: readonly SessionRow[];
  endButton: ((session: SessionRow) => ReactNode) | null;
  /** Ends all sessions of one account after confirmation. */
  onEndAll: (sessions: readonly SessionRow[]) => void;
  onClose: () => void;
}

/** One session and others of its account at its own URL (`?session=`). It need not be in the rows. */
export function SessionDrawer({ token, onClose, ...props }: SessionDrawerProps) {
  return (
    <Sheet open={token !== null} onOpenChange={(open) => !open && onClose()}>
      <SheetContent size="md">
        {token !== null && <Content key={token} token={token} {...props} />}
      </SheetContent>
    </Sheet>
  );
}

const everyMs = 10_000;
const othersAtMost = 200;
const handle = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function Content({
  token,
  rows,
  endButton,
  onEndAll,
}: Omit<SessionDrawerProps, 'token' | 'onClose'> & { token: string }) {
  const say = useText(onlineMessages);
  const isKnown = handle.test(token);
  const listed = rows.find((row) => row.token === token);
  const read = useOperation(sessionList, { token }, { everyMs, enabled: isKnown && listed === undefined });
  const session = listed ?? read.data?.list[0];
  const userId = session?.userId ?? '';
  const account = useOperation(
    sessionList,
    { userId, pageSize: othersAtMost },
    { everyMs, enabled: session !== undefined },
  );
  if (!session) {
    return (
      <>
        <SheetHeader className="pe-14">
          <SheetTitle>{say('details')}</SheetTitle>
          <SheetDescription className="sr-only">{say('details')}</SheetDescription>
        </SheetHeader>
        <SheetBody>
          {isKnown && read.isPending ? (
            <Skeleton className="h-48" />
          ) : read.error ? (
            <ErrorNotice error={read.error} />
          ) : (
            <EmptyState icon={UserX} title={say('notFound')} />
          )}
        </SheetBody>
      </>
    );
  }
  const ofAccount = account.data?.list ?? [];
  const others = ofAccount.filter((row) => row.token !== token);
  return (
    <>
      <SheetHeader className="pe-14">
        <SheetTitle className="flex flex-wrap items-center gap-2">
          <CopyText value={session.account} />
          {session.current && <Badge tone="info">{say('current')}</Badge>}
        </SheetTitle>
        <SheetDescription>{session.name}</SheetDescription>
      </SheetHeader>
      <SheetBody className="grid content-start gap-5 pt-4">
        <Facts session={session} />
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
      </SheetBody>
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
