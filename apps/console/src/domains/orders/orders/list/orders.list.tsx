import { Switch } from '@platform/ui-kit/skin';
import { type ReactNode, Suspense, useId } from 'react';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { listPage } from '../../../../shared/list/list.context.tsx';
import { ListScreen } from '../../../../shared/list/list.screen.tsx';
import { StatusTiles } from '../../../../shared/list/status.tiles.tsx';
import { SummaryLine } from '../../../../shared/list/summary.line.tsx';
import { useListScreen } from '../../../../shared/list/use-list-screen.ts';
import { useOrderGiven } from '../orders.options.ts';
import { orderBulk } from './orders.bulk.ts';
import { useRecount, useStatusCounts } from './orders.counts.ts';
import { orderList } from './orders.definition.ts';
import { OrderOpener } from './orders.opener.tsx';
import { statusTiles } from './orders.tiles.ts';

const NoOrders = lazyPart('noOrders', async () => (await import('./orders.empty.tsx')).NoOrders);
const OrderDrawer = lazyPart('order', async () => (await import('../dossier/orders.drawer.tsx')).OrderDrawer);

/** All order lists. They differ only by route and role, which are data. */
export const OrdersListPage = listPage('orders.list', function OrderList({ context }) {
  const given = useOrderGiven(context);
  const screen = useListScreen(orderList, given, useRecount());
  const { telling, list, query, answer, open } = screen;
  const { say } = telling;
  const { data } = answer;
  const counts = useStatusCounts(query);

  return (
    <ListScreen
      of={orderList}
      screen={screen}
      exported
      rowActions={{
        cell: ({ orderCode }) => <OrderOpener orderCode={orderCode} say={say} open={open} />,
        label: say('actions'),
        size: 80,
        card: 'badge',
      }}
      bulk={orderBulk}
      tiles={
        <StatusTiles
          label={say('statusTiles')}
          tiles={statusTiles(say, list.search.orderStatusId, data?.total ?? null, counts, list.filter)}
        />
      }
      summary={
        <div className="flex items-start gap-x-4 gap-y-2 border-b px-3 py-2 max-sm:flex-col">
          <div className="min-w-0 flex-1">
            <SummaryLine summary={data?.summary} loading={answer.isPending} />
          </div>
          <HiddenToggle
            label={say('showAllocationFailed')}
            checked={list.search.notInOrderStatusIds === 'none'}
            onChange={(on) => list.filter({ notInOrderStatusIds: on ? 'none' : '' })}
          />
        </div>
      }
      nothing={
        <Suspense fallback={null}>
          <NoOrders merchant={given.scope === 'ownMerchant'} />
        </Suspense>
      }
      drawer={<OrderDrawer of={orderList} screen={screen} given={given} />}
    />
  );
});

/** Orders with failed allocation are hidden by default; a chip says so. */
function HiddenToggle({
  label,
  checked,
  onChange,
}: {
  label: ReactNode;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex shrink-0 items-center gap-2 text-sm">
      <Switch id={id} checked={checked} onCheckedChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
