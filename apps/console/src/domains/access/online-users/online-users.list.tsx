import { sessionForceLogout, sessionList } from '@platform/sdk/operations';
import { sessionListRules } from '@platform/sdk/query-rules';
import { Badge, EmptyState } from '@platform/ui-kit/skin';
import { Ago } from '../../../shared/ago.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useBulkDialog } from '../../../shared/list/bulk/use-bulk.tsx';
import { useRowActions } from '../../../shared/list/list.actions.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { roleName } from '../../../shared/role.messages.ts';
import { roles } from '../../../shared/roles.ts';
import { agentText } from '../../../shared/user-agent.ts';
import { presenceLooks, presenceOf } from './online-users.labels.ts';
import { onlineMessages } from './online-users.messages.ts';
import { refusalOf } from './online-users.refusal.ts';

const SessionDrawer = lazyPart(
  'session',
  async () => (await import('./online-users.drawer.tsx')).SessionDrawer,
);

const { column, filter, action, bulkAction, define } = listOf()(
  sessionList,
  sessionListRules,
  onlineMessages,
);

export const onlineList = define({
  label: 'table',
  rowId: 'token',
  openName: 'session',
  nameOf: ({ account, ip }) => `${account} ${ip}`,
  sort: { by: 'lastSeenAt', order: 'desc' },
  sortKeys: ['account', 'access', 'ip', 'createdAt', 'lastSeenAt'],
  // The last active session comes first and shifts the others, so reading page by page would miss some.
  readAllBy: { by: 'createdAt', order: 'asc' },
  seconds: 10,
  filters: {
    main: [
      filter.text('account', 'account', { rule: 'partOf' }),
      filter.choice('access', 'role', {
        of: ({ language }) => roles.map((role) => ({ value: role, label: roleName(role, language) })),
      }),
      filter.text('ip', 'ip', { rule: 'beginning', mono: true }),
      filter.switch('online', 'onlyOnline', { on: true }),
    ],
  },
  columns: [
    // Together they fit 1440 pixels beside the open menu.
    column.drawn(
      'account',
      'account',
      {
        cell: ({ account, current }, { say }) => (
          <span className="flex min-w-0 items-center gap-2">
            <CopyText value={account} oneLine />
            {current && <Badge tone="info">{say('current')}</Badge>}
          </span>
        ),
        text: ({ account }) => account,
      },
      { sort: 'account', size: 184, pin: 'start', fixed: true, card: 'title' },
    ),
    // The drawer shows it; account and role identify the user here.
    column.text('name', 'name', { size: 112, hidden: true, card: 'none' }),
    column.words('access', 'role', ({ access }, { language }) => roleName(access, language), {
      sort: 'access',
      size: 148,
    }),
    column.status(
      'online',
      'presence',
      (session, { say }) => {
        const presence = presenceOf(session);
        return { ...presenceLooks[presence], word: say(presence) };
      },
      { card: 'badge', size: 96 },
    ),
    column.drawn(
      'lastSeenAt',
      'lastSeenAt',
      { cell: ({ lastSeenAt }) => <Ago value={lastSeenAt} />, text: ({ lastSeenAt }) => lastSeenAt },
      { sort: 'lastSeenAt', size: 134 },
    ),
    column.orderNo('ip', 'ip', { sort: 'ip', size: 136 }),
    column.words('userAgent', 'agent', ({ userAgent }) => agentText(userAgent), { size: 126 }),
    column.time('createdAt', 'createdAt', { sort: 'createdAt', size: 178 }),
  ],
});

const actions = [
  action(sessionForceLogout, 'end', ({ token }) => ({ token }), {
    name: ({ account }, { say }) => say('endOne', { account }),
    done: ({ account }, { say }) => say('ended', { account }),
    refusal: (session, { say, given }) => refusalOf(session, given.user, say),
    question: ({ account }, { say }) => ({ title: say('endTitle', { account }), body: say('endBody') }),
    tone: 'danger',
  }),
];

const endMany = bulkAction(sessionForceLogout, 'end', ({ token }) => ({ token }), {
  body: 'endManyBody',
  tone: 'danger',
  refusals:
    ({ say, given }) =>
    (session) =>
      refusalOf(session, given.user, say),
});
const bulk = [endMany];

/** Online sessions with address and sign-in time. Ends one session, all of an account, or selected ones. */
export const OnlineUsersPage = listPage('session.list', function OnlineUserList({ context }) {
  const screen = useListScreen(onlineList, context);
  const { telling } = screen;
  const { say } = telling;
  const buttons = useRowActions(actions, telling, sessionList);
  const askMany = useBulkDialog(onlineList, telling);
  return (
    <ListScreen
      of={onlineList}
      screen={screen}
      exported
      bulk={bulk}
      rowActions={buttons && { cell: buttons, label: say('actions'), size: 104 }}
      nothing={<EmptyState title={say('none')} />}
      drawer={
        <SessionDrawer
          of={onlineList}
          screen={screen}
          endButton={buttons}
          onEndAll={(sessions) =>
            void askMany(endMany, {
              isSelected: () => true,
              read: async () => ({ rows: sessions, next: null }),
            })
          }
        />
      }
    />
  );
});
