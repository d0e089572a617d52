import { Button, EmptyState } from '@platform/ui-kit/skin';
import { FileUp, Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { currencyOptions } from '../../../shared/currency.options.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { useLive } from '../../../shared/live.ts';
import { useResourceActions } from './resources.actions.tsx';
import { resourceBulkAt } from './resources.bulk.ts';
import { columnsAt } from './resources.columns.tsx';
import { commandsFor } from './resources.commands.ts';
import { kindsAt, kindWord, type ResourceRow } from './resources.labels.ts';
import { noOptions, useResourceOptions } from './resources.options.ts';
import { define, filter, type ResourceGiven } from './resources.parts.ts';
import { ResourceSummary } from './resources.summary.tsx';

const ResourceDrawer = lazyPart(
  'resource',
  async () => (await import('./resources.drawer.tsx')).ResourceDrawer,
);

const seesSeveral = ({ fixed }: ResourceGiven) => kindsAt(fixed).length > 1;

/** The lists of accounts as data. Their addresses fix kinds, products and currencies. */
export const resourceList = define({
  label: 'table',
  rowId: 'id',
  openName: 'account',
  nameOf: ({ name }) => name,
  initial: { options: noOptions },
  sort: { by: 'supplierName', order: 'asc' },
  sortKeys: ['name', 'supplierName', 'createdAt', 'weight', 'processingOrderCount', 'dailyUsed'],
  readAllBy: { by: 'createdAt', order: 'asc' },
  filters: {
    main: [
      filter.text('name', 'name', { rule: 'partOf' }),
      filter.text('accountNumber', 'accountNumber', { rule: 'wholeOrLastFour', mono: true }),
      filter.choice('state', 'state', { of: { 0: 'enabled', 1: 'disabled' } }),
      filter.choice('supplierId', 'supplier', {
        of: ({ given }) => given.options.suppliers,
        searchable: true,
        offered: ({ mayCall }) => mayCall('users.supplierOptions'),
      }),
    ],
    more: [
      {
        title: 'groupOther',
        filters: [
          filter.choice('monitorState', 'monitor', {
            of: { notNeeded: 'notNeeded', online: 'online', stale: 'stale', offline: 'offline' },
          }),
          filter.choice('kind', 'kind', {
            of: ({ say, given }) =>
              kindsAt(given.fixed).map((kind) => ({ value: kind, label: kindWord(kind, say) })),
            offered: seesSeveral,
          }),
          filter.choice('productId', 'product', {
            of: ({ given }) => given.options.products,
            searchable: true,
          }),
          filter.choice('productKind', 'productKind', {
            of: { collection: 'collection', payout: 'payout' },
          }),
          filter.choice('gatewayId', 'gateway', {
            of: ({ given }) => given.options.gateways,
            searchable: true,
            offered: ({ mayCall, fixed }) =>
              mayCall('payGateways.options') && kindsAt(fixed).includes('gateway'),
          }),
          filter.choice('currency', 'currency', {
            of: () => currencyOptions,
            offered: seesSeveral,
          }),
        ],
      },
    ],
  },
  columns: ({ fixed }) => columnsAt(fixed),
  withPage: { withSummary: true },
});

/** All account lists. They differ only by address and role, which are data. */
export const ResourcesListPage = listPage('resources.list', function ResourceList({ context }) {
  const given = useResourceGiven(context);
  const screen = useListScreen(resourceList, given);
  const { telling, answer } = screen;
  // Switches and new accounts show at once; what orders hold is polled.
  useLive(['accounts'], () => void answer.refetch());
  const { say } = telling;
  const actions = useResourceActions(given);
  const bulk = useMemo(() => resourceBulkAt(given.fixed), [given.fixed]);
  const mayTurn = given.mayCall('resources.setEnabled');
  const controls = (row: ResourceRow): ReactNode => (
    <RowControls
      label={say('actionsOf', { name: row.name })}
      turn={
        mayTurn
          ? {
              label: say('switchOf', { name: row.name }),
              checked: row.state === 0,
              disabled: row.products.length === 0,
              onTurn: (enable) => void actions.turn(row, enable),
            }
          : undefined
      }
      commands={commandsFor(row, given, say)}
      onCommand={(command) => void actions.run(command, row)}
    />
  );
  return (
    <ListScreen
      of={resourceList}
      screen={screen}
      exported
      bulk={bulk}
      rowActions={{ cell: controls, label: say('actions'), size: 112, card: 'badge' }}
      actions={
        given.mayCall('resources.add') && (
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
      summary={<ResourceSummary summary={answer.data?.summary} loading={answer.isPending} />}
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={
        <ResourceDrawer
          of={resourceList}
          screen={screen}
          given={given}
          controls={controls}
          onTurn={actions.turn}
        />
      }
    />
  );
});

function useResourceGiven(context: ListContext): ResourceGiven {
  const options = useResourceOptions(context);
  return useMemo(() => ({ ...context, options }), [context, options]);
}
