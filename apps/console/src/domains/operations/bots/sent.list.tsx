import { botGroupsList, botMessagesList, botMessagesResend } from '@platform/sdk/operations';
import { EmptyState } from '@platform/ui-kit/skin';
import { type ReactNode, useMemo } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useRowActions } from '../../../shared/list/list.actions.tsx';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { botAt, botWord, reasonWord } from './bots.labels.ts';
import { useGroupOptions } from './bots.options.ts';
import {
  action,
  column,
  define,
  filter,
  kindWord,
  mayHaveArrived,
  receiverWord,
  resendRefusal,
  sentLook,
} from './sent.parts.ts';

const SentDrawer = lazyPart('bot message', async () => (await import('./sent.drawer.tsx')).SentDrawer);

export const sentList = define({
  label: 'table',
  rowId: 'id',
  openName: 'message',
  nameOf: ({ groupName, text }) => groupName ?? text,
  initial: { groups: [] },
  filters: {
    main: [
      filter.choice('groupId', 'group', { of: ({ given }) => given.groups, searchable: true }),
      filter.choice('state', 'state', {
        of: { waiting: 'waiting', sending: 'sending', sent: 'sent', dead: 'dead' },
      }),
      filter.choice('kind', 'kind', {
        of: { notice: 'notice', answer: 'answer', test: 'test', sms: 'sms', callback: 'callback' },
      }),
      filter.times('startTime', 'endTime', 'createdAt'),
    ],
  },
  columns: [
    column.time('createdAt', 'createdAt'),
    column.words('groupName', 'receiver', (row, { say }) => receiverWord(row, say), {
      card: 'title',
      size: 160,
    }),
    column.status('state', 'state', (row, { say }) => sentLook(row, say), { card: 'badge', size: 120 }),
    column.words('kind', 'kind', (row, { say }) => kindWord(row, say), { size: 88 }),
    column.words(
      'notice',
      'about',
      ({ notice }, { language }) => (notice === null ? '' : botWord(notice, language)),
      { size: 152 },
    ),
    column.text('text', 'text', { size: 296 }),
    column.count('attempts', 'attempts', { size: 96 }),
    column.time('nextAttemptAt', 'nextAttemptAt'),
    column.words('lastError', 'lastError', ({ lastError }, { language }) => reasonWord(lastError, language), {
      size: 208,
    }),
    column.time('sentAt', 'sentAt', { card: 'none' }),
    column.words('bot', 'bot', ({ bot }, { language }) => botWord(bot, language), {
      card: 'none',
      size: 128,
    }),
  ],
});

const actions = [
  action(botMessagesResend, 'resend', ({ id }) => ({ messageId: id }), {
    name: (row, { say }) => say('resendTo', { group: receiverWord(row, say) }),
    done: (row, { say }) => say('resent', { group: receiverWord(row, say) }),
    refusal: (row, { say }) => resendRefusal(row, say),
    question: (row, { say }) =>
      mayHaveArrived(row)
        ? { title: say('resendTo', { group: receiverWord(row, say) }), body: say('mayRepeat') }
        : undefined,
  }),
];

/** What the bots sent, or could not send. `head` stands above it. */
export function SentList({ context, head }: { context: ListContext; head: ReactNode }) {
  const groups = useGroupOptions(context, botAt(context));
  const given = useMemo(() => ({ ...context, groups }), [context, groups]);
  const screen = useListScreen(sentList, given);
  const { telling } = screen;
  const { say } = telling;
  const buttons = useRowActions(actions, telling, botMessagesList, botGroupsList);
  return (
    <ListScreen
      of={sentList}
      screen={screen}
      tiles={head}
      rowActions={buttons && { cell: buttons, label: say('actions'), size: 136 }}
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<SentDrawer of={sentList} screen={screen} role={context.user.access} buttons={buttons} />}
    />
  );
}
