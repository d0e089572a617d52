import { securityNodesHandleLeak, securityNodesLeaks } from '@platform/sdk/operations';
import { securityNodesLeaksRules } from '@platform/sdk/query-rules';
import { EmptyState, Field, Textarea } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import type { BulkEntryProps } from '../../../shared/list/bulk/bulk.action.ts';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { useText } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { type FindingRow, findingLook, findingWord } from './security-chain.labels.ts';
import { securityChainMessages } from './security-chain.messages.ts';
import { type ChainGiven, noOptions } from './security-chain.options.ts';
import { useChainActions } from './use-chain-actions.tsx';

const FindingDrawer = lazyPart('finding', async () => (await import('./findings.drawer.tsx')).FindingDrawer);

const { column, filter, bulkAction, define } = listOf<ChainGiven>()(
  securityNodesLeaks,
  securityNodesLeaksRules,
  securityChainMessages,
);

export const findingList = define({
  label: 'findingTable',
  rowId: 'id',
  openName: 'finding',
  nameOf: ({ resourceName }) => resourceName,
  initial: { options: noOptions },
  sort: { by: 'foundAt', order: 'desc' },
  sortKeys: ['foundAt', 'messageCount', 'handledAt'],
  filters: {
    main: [
      filter.choice('state', 'state', { of: { open: 'open', handled: 'handled' } }),
      filter.choice('kind', 'kind', { of: { break: 'break', replay: 'replay', frequency: 'frequency' } }),
      filter.choice('resourceId', 'account', { of: ({ given }) => given.options.accounts, searchable: true }),
      filter.times('startTime', 'endTime', 'foundAt'),
    ],
    more: [
      {
        title: 'more',
        filters: [
          filter.choice('supplierId', 'supplier', {
            of: ({ given }) => given.options.suppliers,
            searchable: true,
          }),
        ],
      },
    ],
  },
  columns: [
    column.time('foundAt', 'foundAt', { sort: 'foundAt', pin: 'start', fixed: true, card: 'title' }),
    column.status('state', 'state', (row, { say }) => findingLook(row, say), { card: 'badge', size: 112 }),
    column.words('kind', 'kind', ({ kind }, { say }) => findingWord(kind, say), { size: 144 }),
    column.text('resourceName', 'account', { size: 192 }),
    column.text('supplierName', 'supplier', { size: 144 }),
    column.count('messageCount', 'messageCount', { sort: 'messageCount' }),
    column.text('note', 'note', { size: 208, card: 'none' }),
    column.text('handledBy', 'handledBy', { size: 120, card: 'none' }),
    column.time('handledAt', 'handledAt', { sort: 'handledAt', card: 'none' }),
  ],
});

function NoteEntry({ value, onValueChange }: BulkEntryProps) {
  const say = useText(securityChainMessages);
  return (
    <Field label={say('note')} required>
      <Textarea
        rows={2}
        maxLength={500}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      />
    </Field>
  );
}

const bulk = [
  bulkAction(securityNodesHandleLeak, 'handleMany', ({ id }, note) => ({ id, note: note.trim() }), {
    body: 'handleManyBody',
    entry: {
      initial: '',
      control: NoteEntry,
      refusal: (note) => (note.trim() === '' ? 'noteMissing' : undefined),
    },
    refusals:
      ({ say }) =>
      ({ state }) =>
        state === 'handled' ? say('alreadyHandled') : undefined,
  }),
];

type FindingCommand = 'handle' | 'reopen' | 'message';

/** Findings of the periodic check, with their state. */
export function FindingList({ given, views }: { given: ChainGiven; views: ReactNode }) {
  const screen = useListScreen(findingList, given);
  const { say } = screen.telling;
  const { setSearch } = usePage();
  const actions = useChainActions();
  const perform = (command: FindingCommand, row: FindingRow): void => {
    if (command === 'message') {
      const { resourceId, nodeId } = row;
      setSearch({ view: 'messages', resourceId, ...(nodeId !== null && { node: nodeId }) });
    } else void actions[command](row);
  };
  const controls = (row: FindingRow): ReactNode => (
    <RowControls<FindingCommand>
      label={say('actionsOf', { name: row.resourceName })}
      commands={[
        { command: 'message', label: say(row.nodeId === null ? 'showMessages' : 'showMessage') },
        row.state === 'handled'
          ? { command: 'reopen', label: say('reopen') }
          : { command: 'handle', label: say('handle') },
      ]}
      onCommand={(command) => perform(command, row)}
    />
  );
  return (
    <ListScreen
      of={findingList}
      screen={screen}
      exported
      bulk={bulk}
      tiles={views}
      rowActions={{ cell: controls, label: say('actions'), size: 72, card: 'badge' }}
      nothing={<EmptyState title={say('noFindings')} description={say('noFindingsHelp')} />}
      drawer={<FindingDrawer of={findingList} screen={screen} perform={perform} />}
    />
  );
}
