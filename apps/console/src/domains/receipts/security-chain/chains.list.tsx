import { securityNodesAccounts } from '@platform/sdk/operations';
import { securityNodesAccountsRules } from '@platform/sdk/query-rules';
import { EmptyState } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { TimeCell } from '../../../shared/cells/cells.tsx';
import { plainTime } from '../../../shared/format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { RowControls } from '../../../shared/list/row.controls.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { usePage } from '../../../shared/page.tsx';
import { type ChainRow, chainLook } from './security-chain.labels.ts';
import { securityChainMessages } from './security-chain.messages.ts';
import { type ChainGiven, noOptions } from './security-chain.options.ts';
import { useChainActions } from './use-chain-actions.tsx';

const ChainDrawer = lazyPart('chain', async () => (await import('./chains.drawer.tsx')).ChainDrawer);

const { column, filter, define } = listOf<ChainGiven>()(
  securityNodesAccounts,
  securityNodesAccountsRules,
  securityChainMessages,
);

export const chainList = define({
  label: 'chainTable',
  rowId: 'resourceId',
  openName: 'chain',
  nameOf: ({ resourceName }) => resourceName,
  initial: { options: noOptions },
  sort: { by: 'brokenSince', order: 'asc' },
  sortKeys: [
    'brokenSince',
    'resourceName',
    'supplierName',
    'openBreakCount',
    'supplementCount',
    'lastPatchAt',
  ],
  filters: {
    main: [
      filter.choice('state', 'state', {
        of: ({ say }) => [
          { value: 'broken', label: say('chainBroken') },
          { value: 'whole', label: say('whole') },
        ],
      }),
      filter.choice('resourceId', 'account', { of: ({ given }) => given.options.accounts, searchable: true }),
      filter.choice('supplierId', 'supplier', {
        of: ({ given }) => given.options.suppliers,
        searchable: true,
      }),
    ],
  },
  columns: [
    column.text('resourceName', 'account', {
      sort: 'resourceName',
      pin: 'start',
      fixed: true,
      card: 'title',
      size: 208,
    }),
    column.status('state', 'state', (row, { say }) => chainLook(row, say), { card: 'badge', size: 112 }),
    column.count('openBreakCount', 'openBreakCount', { sort: 'openBreakCount', size: 120 }),
    column.drawn(
      'brokenSince',
      'brokenSince',
      {
        cell: ({ brokenSince }) => <TimeCell value={brokenSince} />,
        text: ({ brokenSince }) => (brokenSince === null ? '' : plainTime(brokenSince)),
      },
      { sort: 'brokenSince', size: 184 },
    ),
    column.words(
      'supplementCount',
      'supplements',
      ({ supplementCount, supplementLimit }, { say }) =>
        say('supplementsOf', { count: supplementCount, limit: supplementLimit }),
      { sort: 'supplementCount', size: 144 },
    ),
    column.time('lastPatchAt', 'lastPatchAt', { sort: 'lastPatchAt' }),
    column.text('supplierName', 'supplier', { sort: 'supplierName', size: 144 }),
    column.maskedAccount('cardNumberMasked', 'cardNumber'),
    column.text('currency', 'currency', { size: 80, card: 'none' }),
  ],
});

type ChainCommand = 'repair' | 'messages' | 'findings';

/** The chains of accounts, broken ones first. */
export function ChainList({ given, views }: { given: ChainGiven; views: ReactNode }) {
  const screen = useListScreen(chainList, given);
  const { say } = screen.telling;
  const { setSearch } = usePage();
  const actions = useChainActions();
  const perform = (command: ChainCommand, { resourceId }: ChainRow): void => {
    if (command === 'repair') void actions.repairChain(resourceId);
    else setSearch({ view: command, resourceId });
  };
  const controls = (row: ChainRow): ReactNode => (
    <RowControls<ChainCommand>
      label={say('actionsOf', { name: row.resourceName })}
      commands={[
        { command: 'messages', label: say('showMessages') },
        { command: 'findings', label: say('showFindings') },
        {
          command: 'repair',
          label: say('repairChain'),
          refusal: row.openBreakCount > 0 ? undefined : say('notBroken'),
        },
      ]}
      onCommand={(command) => perform(command, row)}
    />
  );
  return (
    <ListScreen
      of={chainList}
      screen={screen}
      exported
      tiles={views}
      rowActions={{ cell: controls, label: say('actions'), size: 72, card: 'badge' }}
      nothing={<EmptyState title={say('noChains')} description={say('noChainsHelp')} />}
      drawer={<ChainDrawer of={chainList} screen={screen} given={given} controls={controls} />}
    />
  );
}
