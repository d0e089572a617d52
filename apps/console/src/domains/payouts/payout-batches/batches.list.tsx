import { payoutBatchesList, settingsGetShowBatchButton } from '@platform/sdk/operations';
import { Button, EmptyState, IconButton } from '@platform/ui-kit/skin';
import { FileCog, PanelRightOpen, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { currencyOptions } from '../../../shared/currency.options.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { AppLink } from '../../../shared/link.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { StatusTiles } from '../../../shared/list/status.tiles.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { listLink } from '../../../shared/list.links.ts';
import { useLive } from '../../../shared/live.ts';
import { useAccountOptions, useSupplierOptions } from '../../../shared/options.ts';
import { useInvalidate, useOperation } from '../../../shared/query.ts';
import { type BatchText, batchLook } from './batches.labels.ts';
import { type BatchGiven, column, define, filter, noOptions } from './batches.parts.ts';
import { BatchSummary } from './batches.summary.tsx';
import { useBatchTiles } from './batches.tiles.ts';
import { hasDraft } from './create/draft.store.ts';

const BatchDrawer = lazyPart('payout batch', async () => (await import('./batches.drawer.tsx')).BatchDrawer);

const number = { rule: 'ruleNumber', mono: true } as const;
const currency = 'currency';
const hidden = { hidden: true, card: 'none' } as const;

export const batchList = define({
  label: 'table',
  rowId: 'id',
  openName: 'batch',
  nameOf: ({ batchCode }) => batchCode,
  initial: { options: noOptions },
  sortKeys: ['createdAt', 'payoutTime', 'orderCount', 'amountMinor'],
  filters: {
    main: [
      filter.times('startTime', 'endTime', 'createdAt'),
      filter.text('batchCode', 'batchCode', number),
      filter.text('orderCode', 'orderCode', number),
      filter.choice('state', 'state', {
        of: {
          created: 'created',
          exported: 'exported',
          confirming: 'confirming',
          closed: 'closed',
          cancelled: 'cancelled',
        },
      }),
    ],
    more: [
      {
        title: 'groupParties',
        filters: [
          filter.choice('supplierId', 'supplier', {
            of: ({ given }) => given.options.suppliers,
            searchable: true,
            offered: ({ mayCall }) => mayCall('users.supplierOptions'),
          }),
          filter.choice('resourceId', 'account', {
            of: ({ given }) => given.options.accounts,
            searchable: true,
            offered: ({ mayCall }) => mayCall('resources.list'),
          }),
        ],
      },
      {
        title: 'groupOther',
        filters: [
          filter.choice('currency', 'currency', { of: () => currencyOptions }),
          filter.text('templateName', 'template', { rule: 'rulePart' }),
          filter.text('payoutBatchId', 'batchId', { rule: 'ruleUuid', mono: true }),
        ],
      },
    ],
  },
  columns: [
    column.orderNo('batchCode', 'batchCode', { pin: 'start', fixed: true, card: 'title', size: 216 }),
    column.time('createdAt', 'createdAt', { sort: 'createdAt' }),
    column.status('state', 'state', ({ state }, { say }) => batchLook(state, say), {
      card: 'badge',
      size: 152,
    }),
    column.count('orderCount', 'orderCount', { sort: 'orderCount', size: 96 }),
    column.money('amountMinor', 'amount', { currency, sort: 'amountMinor' }),
    column.count('openCount', 'open', { size: 88 }),
    column.count('paidCount', 'paidCount', { size: 96 }),
    column.money('paidMinor', 'paidAmount', { currency }),
    column.count('exceptionCount', 'exceptions', { size: 88 }),
    column.text('resourceName', 'account', { size: 152 }),
    column.party('supplierName', 'supplier'),
    column.text('templateName', 'template', { size: 192 }),
    column.time('payoutTime', 'payoutTime', { sort: 'payoutTime' }),
    column.text('createdByName', 'createdBy', { size: 120, card: 'none' }),
    column.time('exportedAt', 'exportedAt', hidden),
    column.time('closedAt', 'closedAt', hidden),
    column.time('cancelledAt', 'cancelledAt', hidden),
    column.text('fileName', 'fileName', { ...hidden, size: 200 }),
    column.orderNo('fileSha256', 'fileSha256', hidden),
  ],
  withPage: { withSummary: true },
});

/** Batches that pay many payouts by one file of a bank. */
export const PayoutBatchesListPage = listPage('payoutBatches.list', function PayoutBatchList({ context }) {
  const given = useBatchGiven(context);
  const reread = useInvalidate();
  const recount = () => reread(payoutBatchesList);
  const screen = useListScreen(batchList, given, recount);
  const { telling, list, query, answer, open } = screen;
  const { say } = telling;
  useLive(['payouts'], recount);
  const tiles = useBatchTiles(query, list.search.state, answer.data?.total ?? null, list.filter, say);
  return (
    <ListScreen
      of={batchList}
      screen={screen}
      exported
      rowActions={{
        cell: ({ id, batchCode }) => (
          <IconButton
            label={say('openDetails', { batch: batchCode })}
            size="icon-xs"
            onClick={() => open(id)}
          >
            <PanelRightOpen aria-hidden />
          </IconButton>
        ),
        label: say('actions'),
        size: 80,
        card: 'badge',
      }}
      actions={<PageActions given={given} say={say} />}
      tiles={<StatusTiles label={say('stateTiles')} tiles={tiles} />}
      summary={<BatchSummary summary={answer.data?.summary} loading={answer.isPending} />}
      nothing={<EmptyState title={say('none')} description={say('noneHelp')} />}
      drawer={<BatchDrawer of={batchList} screen={screen} given={given} />}
    />
  );
});

/** The way to the wizard, unless the setting ShowBatchButton hides it, and to the templates. */
function PageActions({ given, say }: { given: BatchGiven; say: BatchText }) {
  const { user, mayCall } = given;
  const mayCreate = mayCall('payoutBatches.create');
  const setting = useOperation(settingsGetShowBatchButton, {}, { enabled: mayCreate, staleMs: 60_000 }).data;
  const create = setting?.enable ? listLink('payoutBatches.preview', user.access) : undefined;
  const templates = mayCall('payoutTemplates.list')
    ? listLink('payoutTemplates.list', user.access)
    : undefined;
  return (
    <>
      {templates && (
        <Button asChild>
          <AppLink href={templates}>
            <FileCog aria-hidden />
            {say('templates')}
          </AppLink>
        </Button>
      )}
      {create && (
        <Button asChild variant="primary">
          <AppLink href={create}>
            <Plus aria-hidden />
            {say(hasDraft(user.user_id) ? 'continueDraft' : 'newBatch')}
          </AppLink>
        </Button>
      )}
    </>
  );
}

/** Suppliers and accounts to filter by, where the role may read them. */
function useBatchGiven(context: ListContext): BatchGiven {
  const suppliers = useSupplierOptions(context);
  const accounts = useAccountOptions(context, { productKind: 'payout' });
  return useMemo(() => ({ ...context, options: { suppliers, accounts } }), [context, suppliers, accounts]);
}
