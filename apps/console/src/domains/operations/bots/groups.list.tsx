import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { botAt, commandsText, noticesText, reasonWord } from './bots.labels.ts';
import { type GroupCommand, useGroupActions } from './groups.actions.tsx';
import { OwnerCell } from './groups.cells.tsx';
import {
  column,
  define,
  filter,
  type GroupGiven,
  type GroupRow,
  groupLook,
  languageText,
  ownerText,
  quietText,
  testRefusal,
} from './groups.parts.ts';

const GroupDrawer = lazyPart('bot group', async () => (await import('./groups.drawer.tsx')).GroupDrawer);

/** The transfer bot sends no notices and answers no commands. */
const noticeColumns = [
  column.words('notices', 'notices', ({ notices }, { language }) => noticesText(notices, language), {
    size: 208,
  }),
  column.words('commands', 'commands', ({ commands }) => commandsText(commands), { size: 168 }),
];

export const botGroupList = define({
  label: 'table',
  rowId: 'id',
  openName: 'group',
  nameOf: ({ name }) => name,
  initial: { showSent: () => undefined },
  filters: {
    main: [
      filter.text('name', 'name', { rule: 'partOf' }),
      filter.choice('ownerKind', 'ownerKind', {
        of: { staff: 'staff', merchant: 'merchant', supplier: 'supplier' },
      }),
      filter.choice('state', 'state', { of: { waiting: 'waiting', bound: 'bound', lost: 'lost' } }),
    ],
  },
  columns: (context) => {
    const notifies = botAt(context) !== 'transfer';
    return [
      column.text('name', 'name', { pin: 'start', fixed: true, card: 'title', size: 176 }),
      column.status('state', 'state', (row, { say }) => groupLook(row, say), { card: 'badge', size: 112 }),
      column.drawn(
        'owner',
        'owner',
        {
          cell: (row, { given }) => <OwnerCell row={row} role={given.user.access} />,
          text: (row, { say }) => ownerText(row, say),
        },
        { size: 184 },
      ),
      ...(notifies ? noticeColumns : []),
      column.words('language', 'language', ({ language }) => languageText(language), { size: 104 }),
      ...(notifies ? [column.words('quietHours', 'quietHours', quietText, { size: 120 })] : []),
      column.time('lastSentAt', 'lastSentAt'),
      column.words(
        'lastError',
        'lastError',
        ({ lastError }, { language }) => reasonWord(lastError, language),
        {
          size: 208,
        },
      ),
      column.text('chatTitle', 'chatTitle', { card: 'none', size: 168 }),
      column.time('createdAt', 'createdAt', { card: 'none' }),
    ];
  },
});

/** Groups of one bot. `head` stands above them. */
export function GroupList({ given, head }: { given: GroupGiven; head: ReactNode }) {
  const screen = useListScreen(botGroupList, given);
  const { say } = screen.telling;
  const actions = useGroupActions(given);
  const mayChange = given.mayCall('botGroups.update');
  const controls = (row: GroupRow): ReactNode => (
    <RowControls<GroupCommand>
      label={say('actionsOf', { name: row.name })}
      turn={
        mayChange
          ? {
              label: say('switchOf', { name: row.name }),
              checked: row.enabled,
              onTurn: (enable) => void actions.turn(row, enable),
            }
          : undefined
      }
      commands={[
        { command: 'edit', label: say('edit') },
        { command: 'newCode', label: say('newCode') },
        { command: 'test', label: say('test'), refusal: testRefusal(row, say) },
        { command: 'sent', label: say('sent') },
        { command: 'remove', label: say('remove'), tone: 'danger' },
      ]}
      onCommand={(command) => void actions.run(command, row)}
    />
  );
  return (
    <ListScreen
      of={botGroupList}
      screen={screen}
      tiles={head}
      rowActions={{ cell: controls, label: say('actions'), size: 112, card: 'badge' }}
      actions={
        <Button variant="primary" onClick={() => void actions.add()}>
          <Plus aria-hidden />
          {say('add')}
        </Button>
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<GroupDrawer of={botGroupList} screen={screen} role={given.user.access} controls={controls} />}
    />
  );
}
