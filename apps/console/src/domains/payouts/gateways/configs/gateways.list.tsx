import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { TimeCell } from '../../../../shared/cells/cells.tsx';
import { RatioCell } from '../../../../shared/cells/ratio.cell.tsx';
import { ratioText } from '../../../../shared/cells/ratio.text.ts';
import { stateLooks, stateOf } from '../../../../shared/enabled.looks.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { listPage } from '../../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { RowControls } from '../../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../../shared/list/use-list-screen.ts';
import { answeredRatio, directionWord } from '../../../../shared/script-run/run.labels.ts';
import { useGatewayActions } from './gateways.actions.tsx';
import { UnknownCount } from './gateways.cells.tsx';
import { useGatewayOptions } from './gateways.options.ts';
import { column, define, filter, type GatewayGiven, type GatewayRow, scriptText } from './gateways.parts.ts';

const GatewayDrawer = lazyPart('gateway', async () => (await import('./gateways.drawer.tsx')).GatewayDrawer);

export const gatewayList = define({
  label: 'table',
  rowId: 'id',
  openName: 'gateway',
  nameOf: ({ name }) => name,
  initial: { scripts: [], products: [] },
  sort: { by: 'name', order: 'asc' },
  sortKeys: ['name', 'createdAt', 'updatedAt'],
  filters: {
    main: [
      filter.text('name', 'name', { rule: 'partOf' }),
      filter.choice('enabled', 'state', {
        of: ({ say }) => [
          { value: 'true', label: say('enabled') },
          { value: 'false', label: say('disabled') },
        ],
      }),
      filter.choice('scriptId', 'script', { of: ({ given }) => given.scripts, searchable: true }),
      filter.choice('productId', 'product', { of: ({ given }) => given.products, searchable: true }),
    ],
    more: [
      {
        title: 'groupOther',
        filters: [
          filter.choice('direction', 'direction', { of: { collection: 'collection', payout: 'payout' } }),
        ],
      },
    ],
  },
  columns: [
    column.text('name', 'name', { sort: 'name', pin: 'start', fixed: true, card: 'title', size: 208 }),
    column.status(
      'state',
      'state',
      (row, { say }) => ({ ...stateLooks[stateOf(row)], word: say(stateOf(row)) }),
      { card: 'badge', size: 112 },
    ),
    column.words('script', 'script', (row, { say }) => scriptText(row, say), { size: 240 }),
    column.drawn(
      'lastCallAt',
      'lastCallAt',
      {
        cell: ({ health }) => <TimeCell value={health.lastCallAt} />,
        text: ({ health }) => health.lastCallAt ?? '',
      },
      { size: 184 },
    ),
    column.drawn(
      'successRate',
      'successRate',
      {
        cell: ({ health }) => <RatioCell ratio={answeredRatio(health.errorRate)} />,
        text: ({ health }, { language }) => ratioText(answeredRatio(health.errorRate), language),
      },
      { align: 'end', size: 104 },
    ),
    column.drawn(
      'unknownCount',
      'unknownCount',
      {
        cell: ({ health }) => <UnknownCount count={health.unknownCount} />,
        text: ({ health }) => String(health.unknownCount),
      },
      { align: 'end', size: 104 },
    ),
    column.words(
      'product',
      'product',
      ({ productId, productName }, { language }) => `${productId} ${productName[language]}`,
      { size: 176 },
    ),
    column.words('direction', 'direction', ({ direction }, { say }) => directionWord(direction, say), {
      card: 'none',
      size: 96,
    }),
    column.text('baseUrl', 'baseUrl', { size: 240 }),
    column.count('accountCount', 'accountCount', { card: 'none', size: 88 }),
    column.time('updatedAt', 'updatedAt', { sort: 'updatedAt', card: 'none' }),
    column.time('createdAt', 'createdAt', { sort: 'createdAt', card: 'none' }),
  ],
});

/** Gateways: companies that pay out by their API. */
export const GatewaysListPage = listPage('payGateways.list', function GatewayList({ context }) {
  const given = useGatewayGiven(context);
  const screen = useListScreen(gatewayList, given);
  const { say } = screen.telling;
  const actions = useGatewayActions(given);
  const controls = (row: GatewayRow): ReactNode => (
    <RowControls
      label={say('actionsOf', { name: row.name })}
      turn={{
        label: say('switchOf', { name: row.name }),
        checked: row.enabled,
        onTurn: (enable) => void actions.turn(row, enable),
      }}
      commands={(['test', 'edit', 'runs', 'accounts'] as const).map((command) => ({
        command,
        label: say(command),
      }))}
      onCommand={(command) => void actions.run(command, row)}
    />
  );
  return (
    <ListScreen
      of={gatewayList}
      screen={screen}
      exported
      rowActions={{ cell: controls, label: say('actions'), size: 112, card: 'badge' }}
      actions={
        <Button variant="primary" onClick={() => void actions.add()}>
          <Plus aria-hidden />
          {say('add')}
        </Button>
      }
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={
        <GatewayDrawer
          of={gatewayList}
          screen={screen}
          given={given}
          controls={controls}
          onTest={(row) => void actions.run('test', row)}
        />
      }
    />
  );
});

function useGatewayGiven(context: ListContext): GatewayGiven {
  const options = useGatewayOptions();
  return useMemo(() => ({ ...context, ...options }), [context, options]);
}
