import { dataColumns } from '@platform/ui-kit/headless/table';
import { Badge } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { Ago } from '../../shared/ago.tsx';
import { TextCell } from '../../shared/cells/cells.tsx';
import { CopyText } from '../../shared/cells/copy.cell.tsx';
import { status, time } from '../../shared/cells/presets.tsx';
import { agentText } from '../../shared/user-agent.ts';
import { type OnlineText, presenceLooks, presenceOf, type SessionRow } from './online-users.words.ts';

const column = dataColumns<SessionRow>();
const unsorted = { enableSorting: false };

export function onlineColumns(
  say: OnlineText,
  roleName: (role: string) => string,
  actions: (session: SessionRow) => ReactNode,
) {
  return column.columns([
    // Together they fit a screen of 1440 pixels beside the open menu.
    column.accessor('account', {
      id: 'account',
      header: say('account'),
      size: 184,
      meta: { pin: 'start', fixed: true, card: 'title' },
      cell: ({ row }) => (
        <span className="flex min-w-0 items-center gap-2">
          <CopyText value={row.original.account} />
          {row.original.current && <Badge tone="info">{say('current')}</Badge>}
        </span>
      ),
    }),
    column.accessor('name', {
      header: say('name'),
      ...unsorted,
      size: 112,
      // The drawer says it: account and role tell who it is.
      meta: { hidden: true, card: 'none' },
      cell: ({ getValue }) => <TextCell value={getValue()} />,
    }),
    column.accessor('access', {
      id: 'access',
      header: say('role'),
      size: 136,
      cell: ({ getValue }) => <TextCell value={roleName(getValue())} />,
    }),
    column.accessor(presenceOf, {
      id: 'online',
      header: say('presence'),
      ...unsorted,
      ...status<SessionRow>(
        (session) => {
          const presence = presenceOf(session);
          return { ...presenceLooks[presence], word: say(presence) };
        },
        { card: 'badge' },
      ),
      size: 104,
    }),
    column.accessor('lastSeenAt', {
      id: 'lastSeenAt',
      header: say('lastSeenAt'),
      size: 136,
      cell: ({ getValue }) => <Ago value={getValue()} />,
    }),
    column.accessor('ip', {
      id: 'ip',
      header: say('ip'),
      size: 136,
      cell: ({ getValue }) => <CopyText value={getValue()} className="font-mono text-sm" />,
    }),
    column.accessor((session) => agentText(session.userAgent), {
      id: 'userAgent',
      header: say('agent'),
      ...unsorted,
      size: 168,
      cell: ({ getValue }) => <TextCell value={getValue()} />,
    }),
    column.accessor('createdAt', { id: 'createdAt', header: say('createdAt'), ...time() }),
    column.display({
      id: 'actions',
      header: '',
      size: 96,
      meta: { label: say('actions'), pin: 'end', fixed: true, rigid: true, align: 'end', card: 'actions' },
      cell: ({ row }) => actions(row.original),
    }),
  ]);
}
