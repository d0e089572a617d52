import { Button, EmptyState } from '@platform/ui-kit/skin';
import { type ReactNode, useMemo } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { botNames, botWord } from './bots.labels.ts';
import { useGroupOptions } from './bots.options.ts';
import { usePeopleActions } from './people.actions.tsx';
import {
  addRefusal,
  chatOf,
  column,
  define,
  filter,
  personOf,
  type RefusalRow,
  refusalLook,
  senderOf,
} from './refusals.parts.ts';

const RefusalDrawer = lazyPart(
  'bot refusal',
  async () => (await import('./refusals.drawer.tsx')).RefusalDrawer,
);

export const botRefusalList = define({
  label: 'table',
  rowId: 'id',
  openName: 'refusal',
  nameOf: senderOf,
  initial: { groups: [] },
  sort: { by: 'lastAt', order: 'desc' },
  sortKeys: ['lastAt', 'attempts'],
  filters: {
    main: [
      filter.choice('listed', 'state', {
        of: ({ say }) => [
          { value: 'false', label: say('unlisted') },
          { value: 'true', label: say('listed') },
        ],
      }),
      filter.text('name', 'nameFilter', { rule: 'partOf' }),
      filter.text('telegramUserId', 'telegramUserId', { rule: 'wholeId', mono: true }),
      filter.times('startTime', 'endTime', 'lastAt'),
    ],
    more: [
      {
        title: 'group',
        filters: [
          filter.choice('groupId', 'group', { of: ({ given }) => given.groups, searchable: true }),
          filter.choice('bot', 'bot', {
            of: ({ language }) => botNames.map((value) => ({ value, label: botWord(value, language) })),
          }),
        ],
      },
    ],
  },
  columns: [
    column.time('lastAt', 'lastAt', { sort: 'lastAt' }),
    column.words('userName', 'userName', ({ userName }) => (userName === null ? '' : `@${userName}`), {
      card: 'title',
      size: 152,
    }),
    column.orderNo('telegramUserId', 'telegramUserId', { size: 152 }),
    column.status('state', 'state', (row, { say }) => refusalLook(row, say), { card: 'badge', size: 128 }),
    column.words('command', 'command', ({ command }) => `/${command}`, { size: 112 }),
    column.count('attempts', 'attempts', { sort: 'attempts', size: 112 }),
    column.words('chatTitle', 'chatTitle', (row, { say }) => chatOf(row, say), { size: 192 }),
    column.text('groupName', 'group', { size: 160 }),
    column.words('bot', 'bot', ({ bot }, { language }) => botWord(bot, language), {
      card: 'none',
      size: 128,
    }),
    column.text('personName', 'personName', { card: 'none', size: 168 }),
    column.text('chatId', 'chatId', { card: 'none', size: 160 }),
  ],
});

/** People who are not on the white list and sent a command. `head` stands above them. */
export function RefusalList({ context, head }: { context: ListContext; head: ReactNode }) {
  const groups = useGroupOptions(context);
  const given = useMemo(() => ({ ...context, groups }), [context, groups]);
  const screen = useListScreen(botRefusalList, given);
  const { say } = screen.telling;
  const actions = usePeopleActions(context);
  const mayAdd = context.mayCall('botPeople.add');
  const controls = (row: RefusalRow): ReactNode => (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps presses on its button from opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the button itself
    <span className="inline-flex" onClick={(event) => event.stopPropagation()}>
      <Button
        size="sm"
        variant="ghost"
        aria-label={say('addOf', { name: senderOf(row) })}
        disabledReason={addRefusal(row, say)}
        onClick={() => void actions.add(personOf(row))}
      >
        {say('add')}
      </Button>
    </span>
  );
  return (
    <ListScreen
      of={botRefusalList}
      screen={screen}
      exported
      tiles={head}
      rowActions={mayAdd ? { cell: controls, label: say('actions'), size: 144 } : null}
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={
        <RefusalDrawer
          of={botRefusalList}
          screen={screen}
          role={context.user.access}
          onAdd={mayAdd ? (row) => void actions.add(personOf(row)) : null}
        />
      }
    />
  );
}
