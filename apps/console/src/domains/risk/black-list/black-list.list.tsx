import { blackListList, blackListRemove, blackListUpdate } from '@platform/sdk/operations';
import { blackListListRules } from '@platform/sdk/query-rules';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { FileUp, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { expiryCells } from '../../../shared/expiry.cell.tsx';
import { expiresAtOf, expiryOptions, isExpiry } from '../../../shared/expiry.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { useBlackListActions } from './black-list.actions.tsx';
import { type BlackListRow, stateLook, wordOf } from './black-list.labels.ts';
import { blackListMessages } from './black-list.messages.ts';

const BlackListDrawer = lazyPart(
  'black list entry',
  async () => (await import('./black-list.drawer.tsx')).BlackListDrawer,
);

const { column, filter, bulkAction, define } = listOf()(blackListList, blackListListRules, blackListMessages);

export const blackListOf = define({
  label: 'table',
  rowId: 'id',
  openName: 'entry',
  nameOf: ({ value }) => value,
  sortKeys: ['createdAt', 'expiresAt', 'hits', 'lastHitAt'],
  filters: {
    main: [
      filter.text('value', 'value', { rule: 'valueRule' }),
      filter.choice('kind', 'kind', {
        of: {
          name: 'name',
          accountNumber: 'accountNumber',
          vpa: 'vpa',
          phone: 'phone',
          usdtAddress: 'usdtAddress',
        },
      }),
      filter.choice('state', 'state', {
        of: { live: 'live', disabled: 'disabled', expired: 'expired', removed: 'removed' },
      }),
      filter.choice('effect', 'effect', { of: { refuse: 'refuse', suspicious: 'suspicious' } }),
    ],
    more: [
      {
        title: 'direction',
        filters: [
          filter.choice('direction', 'direction', {
            of: { collections: 'collections', payouts: 'payouts', both: 'both' },
          }),
          filter.text('reason', 'reason', { rule: 'partOf' }),
        ],
      },
    ],
  },
  columns: [
    column.text('value', 'value', { pin: 'start', fixed: true, card: 'title', size: 208 }),
    column.words('kind', 'kind', ({ kind }, { say }) => wordOf(kind, say), { size: 128 }),
    column.status('state', 'state', ({ state }, { say }) => stateLook(state, say), {
      card: 'badge',
      size: 112,
    }),
    column.words('direction', 'direction', ({ direction }, { say }) => wordOf(direction, say), { size: 168 }),
    column.words('effect', 'effect', ({ effect }, { say }) => wordOf(effect, say), { size: 136 }),
    column.text('reason', 'reason', { size: 208 }),
    column.drawn('expiresAt', 'expiresAt', expiryCells, { sort: 'expiresAt', size: 184 }),
    column.count('hits', 'hits', { sort: 'hits', size: 96 }),
    column.time('lastHitAt', 'lastHitAt', { sort: 'lastHitAt' }),
    column.text('addedBy', 'addedBy', { size: 128, card: 'none' }),
    column.time('createdAt', 'createdAt', { sort: 'createdAt', card: 'none' }),
    column.time('removedAt', 'removedAt', { card: 'none' }),
    column.text('removedBy', 'removedBy', { size: 128, card: 'none' }),
  ],
});

const endedOf =
  ({ say }: { say: (key: 'hasEnded') => string }) =>
  ({ state }: BlackListRow) =>
    state === 'removed' ? say('hasEnded') : undefined;

const bulk = [
  bulkAction(
    blackListUpdate,
    'extendMany',
    ({ id }, choice) => ({
      blackListId: id,
      expiresAt: expiresAtOf(isExpiry(choice) ? choice : 'month', Date.now()),
    }),
    {
      body: 'extendManyBody',
      choice: { label: 'expiresAt', options: ({ language }) => expiryOptions(language) },
      refusals: endedOf,
    },
  ),
  bulkAction(blackListRemove, 'removeMany', ({ id }) => ({ blackListId: id }), {
    body: 'removeManyBody',
    refusals: endedOf,
  }),
];

/** Payers and beneficiaries whose new orders are refused or marked. */
export const BlackListPage = listPage('blackList.list', function BlackList({ context }) {
  const screen = useListScreen(blackListOf, context);
  const { say } = screen.telling;
  const actions = useBlackListActions();
  const mayChange = context.mayCall('blackList.update');
  const controls = (row: BlackListRow): ReactNode => {
    const refusal = endedOf({ say })(row);
    const { value } = row;
    return (
      <RowControls
        label={say('actionsOf', { value })}
        turn={{
          label: say('switchOf', { value }),
          checked: row.enabled && !refusal,
          disabled: refusal !== undefined,
          onTurn: (enable) => void actions.turn(row, enable),
        }}
        commands={[
          { command: 'edit' as const, label: say('edit'), refusal },
          { command: 'extend' as const, label: say('extend'), refusal },
          { command: 'remove' as const, label: say('remove'), refusal },
        ]}
        onCommand={(command) => void actions[command](row)}
      />
    );
  };
  return (
    <ListScreen
      of={blackListOf}
      screen={screen}
      exported
      bulk={bulk}
      rowActions={
        !mayChange ? undefined : { cell: controls, label: say('actions'), size: 112, card: 'badge' }
      }
      actions={
        mayChange && (
          <>
            <Button onClick={() => void actions.importFile()}>
              <FileUp aria-hidden />
              {say('importFile')}
            </Button>
            <Button variant="primary" onClick={() => void actions.add()}>
              <Plus aria-hidden />
              {say('add')}
            </Button>
          </>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<BlackListDrawer of={blackListOf} screen={screen} {...(mayChange && { controls })} />}
    />
  );
});
