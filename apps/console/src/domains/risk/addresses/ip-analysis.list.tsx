import { frozenIpsFreeze, payerIpsList } from '@platform/sdk/operations';
import { payerIpsListRules } from '@platform/sdk/query-rules';
import { EmptyState, Input } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { expiresAtOf } from '../../../shared/expiry.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useGo } from '../../../shared/link.tsx';
import type { BulkEntryProps } from '../../../shared/list/bulk/bulk.action.ts';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { listLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import { countedOrders, frozenLook, type IpFigures, percentText, sumsText } from './ip-analysis.labels.ts';
import { ipAnalysisMessages } from './ip-analysis.messages.ts';
import { useFreeze } from './use-freeze.tsx';

const IpDrawer = lazyPart('address', async () => (await import('./ip-analysis.drawer.tsx')).IpDrawer);

const { column, filter, bulkAction, define } = listOf()(payerIpsList, payerIpsListRules, ipAnalysisMessages);

export const ipAnalysisOf = define({
  label: 'table',
  rowId: 'ip',
  openName: 'address',
  nameOf: ({ ip }) => ip,
  sort: { by: 'orderCount', order: 'desc' },
  sortKeys: [
    'orderCount',
    'paidCount',
    'successRate',
    'merchantCount',
    'payerNameCount',
    'accountCount',
    'firstAt',
    'lastAt',
  ],
  filters: {
    main: [
      filter.times('startTime', 'endTime', 'period'),
      filter.text('ip', 'ip', { rule: 'wholeAddress', mono: true }),
      filter.integer('fewestOrders', 'fewestOrders', { rule: 'wholeNumber' }),
    ],
  },
  columns: [
    column.orderNo('ip', 'ip', { pin: 'start', fixed: true, card: 'title', size: 168 }),
    column.status('state', 'state', (row, { say }) => frozenLook(row, say), { card: 'badge', size: 136 }),
    column.count('orderCount', 'orderCount', { sort: 'orderCount' }),
    column.count('paidCount', 'paidCount', { sort: 'paidCount' }),
    column.words('successRate', 'successRate', percentText, { sort: 'successRate', size: 136, align: 'end' }),
    column.words('sums', 'sums', sumsText, { size: 200, align: 'end' }),
    column.count('merchantCount', 'merchantCount', { sort: 'merchantCount', size: 120 }),
    column.count('payerNameCount', 'payerNameCount', { sort: 'payerNameCount', size: 136 }),
    column.count('accountCount', 'accountCount', { sort: 'accountCount', size: 120 }),
    column.time('firstAt', 'firstAt', { sort: 'firstAt', card: 'none' }),
    column.time('lastAt', 'lastAt', { sort: 'lastAt' }),
  ],
});

function ReasonEntry({ value, onValueChange }: BulkEntryProps) {
  const say = useText(ipAnalysisMessages);
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
    frozenIpsFreeze,
    'freezeMany',
    ({ ip }, reason) => ({
      networks: [ip],
      reason: reason.trim(),
      expiresAt: expiresAtOf('week', Date.now()),
    }),
    {
      body: 'freezeManyBody',
      tone: 'danger',
      entry: {
        initial: '',
        control: ReasonEntry,
        refusal: (reason) => (reason.trim() === '' ? 'reasonMissing' : undefined),
      },
      refusals:
        ({ say }) =>
        ({ frozen }) =>
          frozen ? say('alreadyFrozen') : undefined,
    },
  ),
];

/** Addresses that orders of a period came from. */
export const IpAnalysisPage = listPage('payerIps.list', function IpAnalysis({ context }) {
  const screen = useListScreen(ipAnalysisOf, context);
  const { say } = screen.telling;
  const go = useGo();
  const freeze = useFreeze(payerIpsList);
  const mayFreeze = context.mayCall('frozenIps.freeze');
  const ordersOf = (row: IpFigures) => listLink('orders.list', context.user.access, countedOrders(row));
  const controls = (row: IpFigures): ReactNode => (
    <RowControls
      label={say('actionsOf', { ip: row.ip })}
      commands={[
        { command: 'orders' as const, label: say('orders') },
        ...(mayFreeze
          ? [
              {
                command: 'freeze' as const,
                label: say('freeze'),
                refusal: row.frozen ? say('alreadyFrozen') : undefined,
                tone: 'danger' as const,
              },
            ]
          : []),
      ]}
      onCommand={(command) => {
        const orders = ordersOf(row);
        if (command === 'freeze') void freeze([row.ip]);
        else if (orders) go(orders);
      }}
    />
  );
  return (
    <ListScreen
      of={ipAnalysisOf}
      screen={screen}
      exported
      bulk={bulk}
      rowActions={{ cell: controls, label: say('actions'), size: 80, card: 'badge' }}
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<IpDrawer of={ipAnalysisOf} screen={screen} controls={controls} ordersOf={ordersOf} />}
    />
  );
});
