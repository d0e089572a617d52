import { EmptyState } from '@platform/ui-kit/skin';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { listPage } from '../../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../../shared/list/list.screen.tsx';
import { StatusTiles } from '../../../../shared/list/status.tiles.tsx';
import { SummaryLine } from '../../../../shared/list/summary.line.tsx';
import { useListScreen } from '../../../../shared/list/use-list-screen.ts';
import { useLive } from '../../../../shared/live.ts';
import { useRecount, useStatusCounts } from '../list/orders.counts.ts';
import { OrderOpener } from '../list/orders.opener.tsx';
import { useOrderGiven } from '../orders.options.ts';
import { payoutBulk } from './payouts.bulk.ts';
import { payoutList } from './payouts.definition.ts';
import { payoutTiles } from './payouts.tiles.ts';

const OrderDrawer = lazyPart('order', async () => (await import('../dossier/orders.drawer.tsx')).OrderDrawer);

/** All payout lists. They differ only by route and role, which are data. */
export const PayoutsListPage = listPage('orders.list', function PayoutList({ context }) {
  const given = useOrderGiven(context);
  const recount = useRecount();
  const screen = useListScreen(payoutList, given, recount);
  const { telling, list, query, answer, open } = screen;
  const { say } = telling;
  const { data } = answer;
  const counts = useStatusCounts(query);
  useLive(['payouts'], () => {
    void answer.refetch();
    recount();
  });

  return (
    <ListScreen
      of={payoutList}
      screen={screen}
      exported
      rowActions={{
        cell: ({ orderCode }) => <OrderOpener orderCode={orderCode} say={say} open={open} />,
        label: say('actions'),
        size: 80,
        card: 'badge',
      }}
      bulk={payoutBulk}
      tiles={
        <StatusTiles
          label={say('statusTiles')}
          tiles={payoutTiles(say, list.search.payoutStatus, data?.total ?? null, counts, list.filter)}
        />
      }
      summary={
        <div className="border-b px-3 py-2">
          <SummaryLine summary={data?.summary} loading={answer.isPending} />
        </div>
      }
      nothing={<EmptyState title={say('noPayouts')} description={say('noPayoutsHelp')} />}
      drawer={<OrderDrawer of={payoutList} screen={screen} given={given} />}
    />
  );
});
