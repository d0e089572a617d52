import { frozenIpsExtend, frozenIpsList, frozenIpsThaw } from '@platform/sdk/operations';
import { frozenIpsListRules } from '@platform/sdk/query-rules';
import { Button, EmptyState, toast } from '@platform/ui-kit/skin';
import { Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { expiryCells } from '../../../shared/expiry.cell.tsx';
import { expiresAtOf, expiryOptions, isExpiry } from '../../../shared/expiry.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { useText } from '../../../shared/messages.ts';
import { freezeMessages } from './freeze.messages.ts';
import { type FrozenIpRow, frozenLook } from './frozen-ips.labels.ts';
import { frozenIpMessages } from './frozen-ips.messages.ts';
import { useExtend, useFreeze } from './use-freeze.tsx';

const FrozenIpDrawer = lazyPart(
  'frozen address',
  async () => (await import('./frozen-ips.drawer.tsx')).FrozenIpDrawer,
);

const { column, filter, bulkAction, define } = listOf()(frozenIpsList, frozenIpsListRules, frozenIpMessages);

export const frozenIpList = define({
  label: 'table',
  rowId: 'id',
  openName: 'frozen',
  nameOf: ({ network }) => network,
  sortKeys: ['createdAt', 'expiresAt', 'network'],
  filters: {
    main: [
      filter.text('ip', 'ip', { rule: 'ipRule', mono: true }),
      filter.choice('state', 'state', { of: { live: 'live', expired: 'expired', thawed: 'thawed' } }),
      filter.text('reason', 'reason', { rule: 'partOf' }),
      filter.text('frozenBy', 'frozenBy', { rule: 'wholeAccount' }),
    ],
  },
  columns: [
    column.orderNo('network', 'network', { sort: 'network', pin: 'start', fixed: true, card: 'title' }),
    column.status('state', 'state', ({ state }, { say }) => frozenLook(state, say), {
      card: 'badge',
      size: 112,
    }),
    column.text('reason', 'reason', { size: 240 }),
    column.drawn('expiresAt', 'expiresAt', expiryCells, { sort: 'expiresAt', size: 184 }),
    column.text('frozenBy', 'frozenBy', { size: 128 }),
    column.time('createdAt', 'createdAt', { sort: 'createdAt' }),
    column.time('thawedAt', 'thawedAt', { card: 'none' }),
    column.text('thawedBy', 'thawedBy', { size: 128, card: 'none' }),
  ],
});

const endedOf =
  ({ say }: { say: (key: 'hasEnded') => string }) =>
  ({ state }: FrozenIpRow) =>
    state === 'live' ? undefined : say('hasEnded');

const bulk = [
  bulkAction(
    frozenIpsExtend,
    'extendMany',
    ({ id }, choice) => ({
      frozenIpId: id,
      expiresAt: expiresAtOf(isExpiry(choice) ? choice : 'week', Date.now()),
    }),
    {
      body: 'extendManyBody',
      choice: {
        label: 'expiresAt',
        options: ({ language }) => expiryOptions(language),
      },
      refusals: endedOf,
    },
  ),
  bulkAction(frozenIpsThaw, 'thawMany', ({ id }) => ({ frozenIpId: id }), {
    body: 'thawManyBody',
    refusals: endedOf,
  }),
];

/** Addresses that no new order may come from. */
export const FrozenIpsListPage = listPage('frozenIps.list', function FrozenIpList({ context }) {
  const screen = useListScreen(frozenIpList, context);
  const { say } = screen.telling;
  const sayFreeze = useText(freezeMessages);
  const freeze = useFreeze(frozenIpsList);
  const askExtend = useExtend(frozenIpsList);
  const { withQuestion } = useStep(frozenIpsList);
  const mayFreeze = context.mayCall('frozenIps.freeze');
  const extend = async ({ id, network }: FrozenIpRow) => {
    if (await askExtend(id, say('extendTitle', { network }))) toast.success(say('extendedNow', { network }));
  };
  const thaw = async ({ id, network }: FrozenIpRow) => {
    const asked = { title: say('thawTitle', { network }), body: say('thawBody'), confirmLabel: say('thaw') };
    if (await withQuestion(asked, () => call(frozenIpsThaw, { frozenIpId: id })))
      toast.success(say('thawedNow', { network }));
  };
  const controls = (row: FrozenIpRow): ReactNode => {
    const refusal = endedOf({ say })(row);
    return (
      <RowControls
        label={say('actionsOf', { network: row.network })}
        commands={[
          { command: 'extend' as const, label: say('extend'), refusal },
          { command: 'thaw' as const, label: say('thaw'), refusal },
        ]}
        onCommand={(command) => void (command === 'thaw' ? thaw(row) : extend(row))}
      />
    );
  };
  return (
    <ListScreen
      of={frozenIpList}
      screen={screen}
      exported
      bulk={bulk}
      rowActions={!mayFreeze ? undefined : { cell: controls, label: say('actions'), size: 80, card: 'badge' }}
      actions={
        mayFreeze && (
          <Button variant="primary" onClick={() => void freeze()}>
            <Snowflake aria-hidden />
            {sayFreeze('freeze')}
          </Button>
        )
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<FrozenIpDrawer of={frozenIpList} screen={screen} {...(mayFreeze && { controls })} />}
    />
  );
});
