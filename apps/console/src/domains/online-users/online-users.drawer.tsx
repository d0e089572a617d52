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
} from '@platform/ui-kit/skin';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '../../shared/ago.tsx';
import { StatusCell, TimeCell } from '../../shared/cells/cells.tsx';
import { CopyText } from '../../shared/cells/copy.cell.tsx';
import { useText } from '../../shared/messages.ts';
import { agentText } from '../../shared/user-agent.ts';
import { onlineMessages } from './online-users.messages.ts';
import { presenceLooks, presenceOf, type SessionRow } from './online-users.words.ts';

export interface SessionDrawerProps {
  /** Handle of the session. */
  token: string | null;
  /** All that are open; undefined until they are known. */
  sessions: readonly SessionRow[] | undefined;
  roleName: (role: string) => string;
  endButton: (session: SessionRow) => ReactNode;
  /** Those of one account that may be ended. */
  endable: (userId: string) => readonly SessionRow[];
  onEnd: (sessions: readonly SessionRow[]) => void;
  onClose: () => void;
}

/** One session and the account's others, under its own address (`?session=`). */
export function SessionDrawer(props: SessionDrawerProps) {
  const { token, onClose } = props;
  return (
    <Sheet open={token !== null} onOpenChange={(open) => !open && onClose()}>
      <SheetContent size="md">
        {token !== null && <Content key={token} {...props} token={token} />}
      </SheetContent>
    </Sheet>
  );
}

function Content({ token, sessions, roleName, endButton, endable, onEnd }: SessionDrawerProps) {
  const say = useText(onlineMessages);
  const session = sessions?.find((row) => row.token === token);
  if (!session) {
    return (
      <>
        <SheetHeader className="pe-14">
          <SheetTitle>{say('details')}</SheetTitle>
          <SheetDescription className="sr-only">{say('details')}</SheetDescription>
        </SheetHeader>
        <SheetBody>{sessions && <EmptyState icon={UserX} title={say('notFound')} />}</SheetBody>
      </>
    );
  }
  const others = sessions?.filter((row) => row.userId === session.userId && row.token !== token) ?? [];
  const ofAccount = endable(session.userId);
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
        <Facts session={session} roleName={roleName} />
        <div className="flex flex-wrap gap-2">
          {endButton(session)}
          {ofAccount.length > 1 && (
            <Button size="sm" variant="danger-quiet" onClick={() => onEnd(ofAccount)}>
              {say('endAllOf', { count: ofAccount.length })}
            </Button>
          )}
        </div>
        <section aria-label={say('others')} className="grid gap-2">
          <h3 className="font-semibold">{say('others')}</h3>
          {others.length === 0 && <p className="text-sm text-muted-foreground">{say('noOthers')}</p>}
          <ul className="grid gap-2">
            {others.map((row) => (
              <li
                key={row.token}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border px-3 py-2"
              >
                <span className="me-auto grid min-w-0">
                  <span className="truncate">{agentText(row.userAgent)}</span>
                  <span className="text-xs text-muted-foreground">
                    <span className="font-mono">{row.ip}</span> · <Ago value={row.lastSeenAt} />
                  </span>
                </span>
                {row.current && <Badge tone="info">{say('current')}</Badge>}
                {endButton(row)}
              </li>
            ))}
          </ul>
        </section>
      </SheetBody>
    </>
  );
}

function Facts({ session, roleName }: { session: SessionRow; roleName: (role: string) => string }) {
  const say = useText(onlineMessages);
  const presence = presenceOf(session);
  return (
    <KeyValueList
      items={[
        { key: 'role', label: say('role'), value: roleName(session.access) },
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
