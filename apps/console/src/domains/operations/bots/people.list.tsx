import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { stateLooks, stateOf } from '../../../shared/enabled.looks.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { commandsText } from './bots.labels.ts';
import { usePeopleActions } from './people.actions.tsx';
import { column, define, filter, type PersonRow } from './people.parts.ts';

const PersonDrawer = lazyPart('bot person', async () => (await import('./people.drawer.tsx')).PersonDrawer);

export const botPeopleDefinition = define({
  label: 'table',
  rowId: 'id',
  openName: 'person',
  nameOf: ({ name }) => name,
  filters: {
    main: [
      filter.text('name', 'name', { rule: 'partOf' }),
      filter.text('telegramUserId', 'telegramUserId', { rule: 'wholeId', mono: true }),
      filter.choice('enabled', 'state', {
        of: ({ say }) => [
          { value: 'true', label: say('enabled') },
          { value: 'false', label: say('disabled') },
        ],
      }),
    ],
  },
  columns: [
    column.text('name', 'name', { pin: 'start', fixed: true, card: 'title', size: 160 }),
    column.orderNo('telegramUserId', 'telegramUserId', { size: 152 }),
    column.status(
      'state',
      'state',
      (row, { say }) => ({ ...stateLooks[stateOf(row)], word: say(stateOf(row)) }),
      { card: 'badge', size: 112 },
    ),
    column.words('userName', 'userName', ({ userName }) => (userName === null ? '' : `@${userName}`), {
      size: 144,
    }),
    column.words('commands', 'commands', ({ commands }) => commandsText(commands), { size: 208 }),
    column.boolean('mayBind', 'mayBind', { size: 104 }),
    column.words(
      'groups',
      'groups',
      ({ groupIds }, { say }) =>
        groupIds.length === 0 ? say('allGroups') : say('groupCount', { count: String(groupIds.length) }),
      { size: 112 },
    ),
    column.time('lastAskedAt', 'lastAskedAt'),
    column.count('refusedCount', 'refusedCount', { size: 96 }),
    column.text('note', 'note', { card: 'none', size: 200 }),
    column.time('updatedAt', 'updatedAt', { card: 'none' }),
  ],
});

/** The white list: only these people get answers from the bots. `head` stands above it. */
export function PeopleList({ context, head }: { context: ListContext; head: ReactNode }) {
  const screen = useListScreen(botPeopleDefinition, context);
  const { say } = screen.telling;
  const actions = usePeopleActions(context);
  const mayChange = context.mayCall('botPeople.update');
  const controls = (row: PersonRow): ReactNode =>
    mayChange && (
      <RowControls<'edit' | 'remove'>
        label={say('actionsOf', { name: row.name })}
        turn={{
          label: say('switchOf', { name: row.name }),
          checked: row.enabled,
          onTurn: (enable) => void actions.turn(row, enable),
        }}
        commands={[
          { command: 'edit', label: say('edit') },
          { command: 'remove', label: say('remove'), tone: 'danger' },
        ]}
        onCommand={(command) => void actions[command](row)}
      />
    );
  return (
    <ListScreen
      of={botPeopleDefinition}
      screen={screen}
      tiles={head}
      rowActions={mayChange ? { cell: controls, label: say('actions'), size: 112, card: 'badge' } : null}
      actions={
        mayChange && (
          <Button variant="primary" onClick={() => void actions.add()}>
            <Plus aria-hidden />
            {say('add')}
          </Button>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<PersonDrawer of={botPeopleDefinition} screen={screen} context={context} controls={controls} />}
    />
  );
}
