import { securityPatchesList } from '@platform/sdk/operations';
import { securityPatchesListRules } from '@platform/sdk/query-rules';
import { Button, EmptyState } from '@platform/ui-kit/skin';
import { Wrench } from 'lucide-react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { listPage } from '../../../shared/list/list.context.tsx';
import { listOf } from '../../../shared/list/list.of.ts';
import { ListScreen } from '../../../shared/list/list.screen.tsx';
import { useListScreen } from '../../../shared/list/use-list-screen.ts';
import { securityChainMessages } from './security-chain.messages.ts';
import { type ChainGiven, noOptions, useChainGiven } from './security-chain.options.ts';
import { useChainActions } from './use-chain-actions.tsx';

const PatchDrawer = lazyPart('repair', async () => (await import('./patches.drawer.tsx')).PatchDrawer);

const { column, filter, define } = listOf<ChainGiven>()(
  securityPatchesList,
  securityPatchesListRules,
  securityChainMessages,
);

export const patchList = define({
  label: 'patchTable',
  rowId: 'id',
  openName: 'patch',
  nameOf: ({ resourceName }) => resourceName,
  initial: { options: noOptions },
  sort: { by: 'createdAt', order: 'desc' },
  sortKeys: ['createdAt', 'breakCount', 'supplementCount'],
  filters: {
    main: [
      filter.choice('resourceId', 'account', { of: ({ given }) => given.options.accounts, searchable: true }),
      filter.choice('supplierId', 'supplier', {
        of: ({ given }) => given.options.suppliers,
        searchable: true,
      }),
      filter.times('startTime', 'endTime', 'repairedAt'),
    ],
  },
  columns: [
    column.time('createdAt', 'repairedAt', { sort: 'createdAt', pin: 'start', fixed: true, card: 'title' }),
    column.text('resourceName', 'account', { size: 160 }),
    column.text('supplierName', 'supplier', { size: 144 }),
    column.count('breakCount', 'breakCount', { sort: 'breakCount', size: 136 }),
    column.count('supplementCount', 'supplementCount', { sort: 'supplementCount', size: 144 }),
    column.text('reason', 'reason', { size: 320 }),
    column.text('operator', 'operator', { size: 128 }),
  ],
});

/** Repairs of chains. A new one is previewed before it is confirmed. */
export const PatchesListPage = listPage('securityPatches.list', function PatchList({ context }) {
  const given = useChainGiven(context);
  const screen = useListScreen(patchList, given);
  const { say } = screen.telling;
  const actions = useChainActions();
  return (
    <ListScreen
      of={patchList}
      screen={screen}
      exported
      actions={
        <Button variant="primary" onClick={() => void actions.chooseAndRepair()}>
          <Wrench aria-hidden />
          {say('repairChain')}
        </Button>
      }
      nothing={<EmptyState title={say('noPatches')} description={say('noPatchesHelp')} />}
      drawer={<PatchDrawer of={patchList} screen={screen} given={given} />}
    />
  );
});
