import { ordersList } from '@platform/sdk/operations';
import { useHeldRows, useVisitedRows } from '@platform/ui-kit/headless/table';
import { Switch } from '@platform/ui-kit/skin';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { listMemory } from '../../shared/list/list.memory.ts';
import { listMessages } from '../../shared/list/list.messages.ts';
import { ListPage } from '../../shared/list/list.page.tsx';
import type { RefreshSeconds } from '../../shared/list/refresh.control.tsx';
import { type StatusTile, StatusTiles } from '../../shared/list/status.tiles.tsx';
import { SummaryLine } from '../../shared/list/summary.line.tsx';
import { useList } from '../../shared/list/use-list.ts';
import { WaitingBar } from '../../shared/list/waiting.bar.tsx';
import { useText } from '../../shared/messages.ts';
import { usePage } from '../../shared/page.tsx';
import { useOperation } from '../../shared/query.ts';
import { useStore } from '../../shared/store.ts';
import { currentUser, type User } from '../../shared/user.ts';
import { orderColumns } from './orders.columns.tsx';
import { useStatusCounts } from './orders.counts.ts';
import { OrderDrawer } from './orders.drawer.tsx';
import { NoOrders } from './orders.empty.tsx';
import { exportColumns, exportPage } from './orders.export.ts';
import { orderFields } from './orders.fields.ts';
import { useOrderFilterOptions, useOrderFilterViews } from './orders.filter-views.ts';
import { orderListDefinition, type StatusId } from './orders.filters.ts';
import { orderMessages } from './orders.messages.ts';
import { filterInput, pageInput } from './orders.query.ts';
import { orderVariant } from './orders.variants.ts';
import { type OrderRow, statusKeys, statusLooks } from './orders.words.ts';

const codeOf = (order: OrderRow) => order.orderCode;
const tileStatuses: readonly StatusId[] = [1, 2, 4, 5, 3, 10];
/** Counting every status of more rows than this would cost more than it tells. */
const countedRows = 200_000;

/** All the order lists: what differs between them is the variant, which is data. */
export function OrdersListPage() {
  const user = useStore(currentUser);
  return user && <OrderList user={user} />;
}

function OrderList({ user }: { user: User }) {
  const say = useText(orderMessages);
  const sayList = useText(listMessages);
  const { screen } = usePage();
  const variant = useMemo(() => orderVariant(screen.path, user.access), [screen.path, user.access]);
  const list = useList(orderListDefinition);
  const { values, place } = list;
  const options = useOrderFilterOptions(variant, values.productId);
  const views = useOrderFilterViews(variant, options);

  const filters = useMemo(() => filterInput(values, variant.fixed), [values, variant.fixed]);
  const input = useMemo(() => pageInput(filters, place), [filters, place]);
  const [seconds, setSeconds] = useState<RefreshSeconds>(30);
  const query = useOperation(ordersList, input, {
    everyMs: seconds > 0 && seconds * 1000,
    keepPrevious: true,
  });
  const { data, isPlaceholderData, dataUpdatedAt } = query;
  const { held, release } = useHeldRows(
    data && !isPlaceholderData
      ? { key: JSON.stringify(input), rows: data.list, version: dataUpdatedAt }
      : undefined,
    codeOf,
  );
  // A page that was hidden runs its effects anew: it shows what came meanwhile, for nobody's cursor is on it yet.
  const shownBefore = useRef(false);
  useEffect(() => {
    if (shownBefore.current) release();
    shownBefore.current = true;
  }, [release]);
  const rows = held?.rows ?? data?.list;
  const refresh = () => {
    release();
    recount();
    void query.refetch();
  };

  const { counts, recount } = useStatusCounts(
    filters,
    tileStatuses,
    data !== undefined && data.total !== null && data.total <= countedRows,
  );
  const { visitedIds, markVisited } = useVisitedRows(
    useMemo(() => listMemory(user.user_id, screen.path, 'visited'), [user.user_id, screen.path]),
  );
  const { setOpen } = list;
  const open = useCallback(
    (orderCode: string | null) => {
      if (orderCode !== null) markVisited(orderCode);
      setOpen(orderCode);
    },
    [markVisited, setOpen],
  );
  const columns = useMemo(() => orderColumns(say, variant.scope, open), [say, variant.scope, open]);
  const groups = orderFields(say, variant.scope, {
    yesNo: (value) => sayList(value ? 'yes' : 'no'),
    product: (id) => options.products.find(({ value }) => value === String(id))?.label ?? String(id),
  });
  const showsHidden = values.notInOrderStatusIds?.length === 0;

  return (
    <ListPage
      label={say('table')}
      definition={orderListDefinition}
      list={list}
      filters={views}
      query={query}
      rows={rows}
      columns={columns}
      rowId={codeOf}
      seconds={seconds}
      onSeconds={setSeconds}
      onRefresh={refresh}
      exporting={{
        fetchPage: (cursor, signal) => exportPage(filters, cursor, signal),
        columns: exportColumns(groups, sayList('currency'), say('extra')),
        fileName: say('exportName'),
      }}
      tiles={<StatusTiles label={say('statusTiles')} tiles={tiles()} />}
      summary={
        <>
          <div className="flex items-start gap-x-4 gap-y-2 border-b px-3 py-2 max-sm:flex-col">
            <div className="min-w-0 flex-1">
              <SummaryLine summary={data?.summary} loading={query.isPending} />
            </div>
            <HiddenToggle
              label={say('showAllocationFailed')}
              checked={showsHidden}
              onChange={(on) => list.filter({ notInOrderStatusIds: on ? 'none' : '' })}
            />
          </div>
          <WaitingBar
            count={place.page === 1 && held ? held.waiting : 0}
            more={held !== null && held.waiting === place.pageSize}
            onShow={refresh}
          />
        </>
      }
      nothing={<NoOrders merchant={variant.scope === 'ownMerchant'} />}
      onRowOpen={open}
      visitedIds={visitedIds}
    >
      <OrderDrawer orderCode={list.open} rows={rows ?? []} groups={groups} onOpen={open} />
    </ListPage>
  );

  function tiles(): StatusTile[] {
    const chosen = values.orderStatusId;
    const all: StatusTile = {
      key: 'all',
      label: say('allStatuses'),
      count: chosen === undefined ? (data?.total ?? null) : null,
      active: chosen === undefined,
      onSelect: () => list.filter({ orderStatusId: '' }),
    };
    return [
      all,
      ...tileStatuses.flatMap((status): StatusTile[] => {
        const key = statusKeys[status];
        if (!key) return [];
        return [
          {
            key,
            label: say(key),
            count: counts[status] ?? null,
            active: chosen === status,
            look: statusLooks[key],
            // A status that is left out by name could not be chosen and seen at once.
            onSelect: () =>
              list.filter({
                orderStatusId: chosen === status ? '' : String(status),
                notInOrderStatusIds: '',
              }),
          },
        ];
      }),
    ];
  }
}

/** Orders that found no account are left out unless asked for, and that is said, not hidden. */
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
