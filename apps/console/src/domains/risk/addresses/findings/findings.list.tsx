import { orderFindingsDecide, orderFindingsList } from '@platform/sdk/operations';
import { orderFindingsListRules } from '@platform/sdk/query-rules';
import { EmptyState, Input } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import type { BulkEntryProps } from '../../../../shared/list/bulk/bulk.action.ts';
import { listOf } from '../../../../shared/list/list.of.ts';
import { ListScreen } from '../../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { RowControls } from '../../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../../shared/list/use-list-screen.ts';
import { useLive } from '../../../../shared/live.ts';
import { useText } from '../../../../shared/messages.ts';
import {
  findingLook,
  kindWord,
  ruleKeys,
  ruleWord,
  severityLook,
  subjectKinds,
  subjectOf,
} from './findings.labels.ts';
import { findingMessages } from './findings.messages.ts';
import { useFindingActions } from './use-finding-actions.tsx';

const FindingDrawer = lazyPart(
  'order finding',
  async () => (await import('./findings.drawer.tsx')).FindingDrawer,
);

const { column, filter, bulkAction, define } = listOf()(
  orderFindingsList,
  orderFindingsListRules,
  findingMessages,
);

export const orderFindingList = define({
  label: 'table',
  rowId: 'id',
  openName: 'finding',
  nameOf: subjectOf,
  sort: { by: 'lastAt', order: 'desc' },
  sortKeys: ['lastAt', 'foundAt', 'orderCount'],
  filters: {
    main: [
      filter.choice('state', 'state', {
        of: { open: 'open', dismissed: 'dismissed', confirmed: 'confirmed' },
      }),
      filter.choice('rule', 'rule', { of: ruleKeys }),
      filter.choice('subjectKind', 'subjectKind', { of: subjectKinds }),
      filter.text('subject', 'subject', { rule: 'partOf' }),
    ],
  },
  columns: [
    column.words('subject', 'subject', subjectOf, { pin: 'start', fixed: true, card: 'title', size: 176 }),
    column.status('state', 'state', ({ state }, { say }) => findingLook(state, say), {
      card: 'badge',
      size: 128,
    }),
    column.words('rule', 'rule', ({ rule }, { say }) => ruleWord(rule, say), { size: 176 }),
    column.status('severity', 'severity', ({ severity }, { say }) => severityLook(severity, say), {
      size: 116,
    }),
    column.count('count', 'count', { size: 80 }),
    column.count('total', 'total', { size: 80 }),
    column.count('percent', 'percent', { size: 96 }),
    column.time('lastAt', 'lastAt', { sort: 'lastAt' }),
    column.count('orderCount', 'orderCount', { sort: 'orderCount', size: 96 }),
    column.words('subjectKind', 'subjectKind', ({ subjectKind }, { say }) => kindWord(subjectKind, say), {
      size: 136,
      card: 'none',
    }),
    column.money('amountMinor', 'amount', { currency: 'currency', card: 'none' }),
    column.count('comparedPercent', 'comparedPercent', { size: 168, card: 'none' }),
    column.time('firstAt', 'firstAt', { card: 'none' }),
    column.time('foundAt', 'foundAt', { sort: 'foundAt', card: 'none' }),
    column.text('reason', 'reason', { size: 200, card: 'none' }),
    column.text('decidedBy', 'decidedBy', { size: 120, card: 'none' }),
    column.time('decidedAt', 'decidedAt', { card: 'none' }),
  ],
});

function ReasonEntry({ value, onValueChange }: BulkEntryProps) {
  const say = useText(findingMessages);
  return (
    <Input
      aria-label={say('reason')}
      placeholder={say('reason')}
      maxLength={200}
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
}

const bulk = [
  bulkAction(
    orderFindingsDecide,
    'dismissMany',
    ({ id, state }, reason) => ({
      ...{ findingId: id, decision: 'dismissed' as const, reason: reason.trim() },
      expectedState: state,
    }),
    {
      body: 'dismissManyBody',
      entry: {
        initial: '',
        control: ReasonEntry,
        refusal: (reason) => (reason.trim() === '' ? 'reasonMissing' : undefined),
      },
      refusals:
        ({ say }) =>
        ({ state }) =>
          state === 'dismissed' ? say('isDismissed') : undefined,
    },
  ),
];

/** What the rules found. */
export function FindingList({ context, views }: { context: ListContext; views: ReactNode }) {
  const screen = useListScreen(orderFindingList, context);
  const actions = useFindingActions(context);
  const { say } = screen.telling;
  useLive(['findings'], () => void screen.answer.refetch());
  return (
    <ListScreen
      of={orderFindingList}
      screen={screen}
      exported
      bulk={bulk}
      tiles={views}
      rowActions={{
        cell: (row) => (
          <RowControls
            label={say('actionsOf', { name: subjectOf(row) })}
            commands={actions.commandsOf(row)}
            onCommand={(command) => actions.perform(command, row)}
          />
        ),
        label: say('actions'),
        size: 80,
        card: 'badge',
      }}
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<FindingDrawer of={orderFindingList} screen={screen} actions={actions} />}
    />
  );
}
