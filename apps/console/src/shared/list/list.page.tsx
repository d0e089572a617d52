import { isPlatformError, type OperationId } from '@platform/sdk';
import { type DataColumns, exportColumns, useDataTable } from '@platform/ui-kit/headless/table';
import { Card, DataTable, Pager, TableViewOptions } from '@platform/ui-kit/skin';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useErrorText } from '../error.text.ts';
import { useText, useWords } from '../messages.ts';
import { usePage } from '../page.tsx';
import { isSessionError } from '../query.ts';
import { useStore } from '../store.ts';
import { currentUser } from '../user.ts';
import type { BulkParts } from './bulk/use-bulk.tsx';
import { ExportJobButton, type ExportJobButtonProps } from './export.job.tsx';
import type { ListExport } from './export.request.ts';
import { FilterBar } from './filter.bar.tsx';
import type { FilterCodecs } from './filter.codecs.ts';
import { type FilterGroup, type FilterView, titlesOf } from './filter.view.ts';
import { ListEmpty } from './list.empty.tsx';
import { listMemory } from './list.memory.ts';
import { listMessages } from './list.messages.ts';
import { ListProblem } from './list.problem.tsx';
import type { ListAnswer } from './list.types.ts';
import { RefreshControl, type RefreshSeconds } from './refresh.control.tsx';
import { useTableLabels } from './table.labels.ts';
import type { List, ListDefinition } from './use-list.ts';
import type { StableRows } from './use-stable-rows.ts';
import type { ListTree } from './use-tree.ts';
import { ViewsMenu } from './views/views.menu.tsx';
import type { ViewedList } from './views/views.model.ts';
import { WaitingBar } from './waiting.bar.tsx';

export interface ListPageProps<Row extends object, Codecs extends FilterCodecs, Key extends string> {
  /** The table's accessible name. */
  label: string;
  definition: ListDefinition<Codecs, Key>;
  /** The list's call. Saved views are stored under its id. */
  operation: { readonly id: OperationId };
  list: List<Codecs, Key>;
  filters: { main: readonly FilterView[]; more: readonly FilterGroup[] };
  query: UseQueryResult<ListAnswer<Row>, Error>;
  /** The rows on screen, and the new rows that wait to be shown. */
  standing: StableRows<Row>;
  columns: DataColumns<Row>;
  rowId: (row: Row) => string;
  /** A row's name for the user, if the id means nothing to users. */
  rowName?: ((row: Row) => string) | undefined;
  /** Refresh interval, and the action of the refresh button. */
  seconds: RefreshSeconds;
  onSeconds: (seconds: RefreshSeconds) => void;
  onRefresh?: () => void;
  /** Server export of all matching or of the selected rows. */
  exporting?: ListExport & Partial<Pick<ExportJobButtonProps, 'total' | 'shownIds'>>;
  /** The page's actions, last in the title line. */
  actions?: ReactNode;
  /** Between title and filters: status tiles. */
  tiles?: ReactNode;
  /** Above the rows, in the table's card: totals. */
  summary?: ReactNode;
  /** Shown if the list is empty even without a filter. */
  nothing: ReactNode;
  onRowOpen: (id: string) => void;
  /** Enables row selection and bulk actions. */
  bulk?: BulkParts | undefined;
  /** Rows for which it is false cannot be selected. Stable. */
  isSelectable?: (row: Row) => boolean;
  visitedIds: ReadonlySet<string>;
  /** The rows as a tree. */
  tree?: ListTree | undefined;
  /**
   * The row's drawer. If it is a lazy part, its code is fetched when the pointer or the focus is on the rows,
   * so that the first drawer opens at once.
   */
  drawer?: ReactElement<object, ComponentType<object> & { fetch?: () => Promise<void> }>;
}

/**
 * The layout of every list: title line, filters in the URL, table, pager. Props define what differs between
 * lists. A list's settings are stored per user and path.
 */
export function ListPage<Row extends object, Codecs extends FilterCodecs, Key extends string>(
  props: ListPageProps<Row, Codecs, Key>,
) {
  const { label, definition, list, filters, query, standing, columns, rowId, seconds, onSeconds } = props;
  const { exporting, actions, tiles, summary, nothing, onRowOpen, visitedIds, tree, drawer } = props;
  const say = useText(listMessages);
  const words = useWords();
  const { screen } = usePage();
  const userId = useStore(currentUser)?.user_id ?? '';
  const { place } = list;
  // A page with several lists keeps the layout of each.
  const isFirst = screen.operations[0] === props.operation.id;
  const layoutName = isFirst ? screen.path : `${screen.path} ${props.operation.id}`;
  const { data, isPlaceholderData, dataUpdatedAt } = query;
  const { rows: newest, pinned } = standing;
  // The first rows render after the rest of the page: a page of rows renders in slices, so the browser stays
  // responsive. Later responses render at once, so that count and rows are from the same response.
  const isFirstDue = useDeferredValue(newest !== undefined);
  const rows = isFirstDue ? newest : undefined;
  const labels = useTableLabels(useRowName(rows, rowId, props.rowName));
  const total = data?.total ?? null;
  const refresh = props.onRefresh ?? (() => void query.refetch());
  const model = useDataTable<Row>({
    columns,
    rows,
    rowId,
    total,
    selection: props.bulk?.selection,
    isSelectable: props.isSelectable,
    onSelectionChange: props.bulk?.onSelectionChange,
    memory: useMemo(() => listMemory(userId, layoutName, 'columns'), [userId, layoutName]),
    sort: useMemo(() => ({ columnId: place.sort.by, direction: place.sort.order }), [place.sort]),
    isUsualSort: place.sort === definition.sort,
    onSortChange: (sort) => {
      const by = definition.sortKeys.find((key) => key === sort?.columnId);
      list.sort(sort && by ? { by, order: sort.direction } : null);
    },
  });
  const viewed = useMemo(() => viewedList(definition.filters, filters), [definition, filters]);
  const titles = useMemo(() => titlesOf(filters), [filters]);
  const problem = useErrorText(isSessionError(query.error) ? null : query.error, titles);
  // The cursor of an address that somebody changed, or that is older than the list's order.
  const isPlaceLost = isPlatformError(query.error) && query.error.codeName === 'pageCursorInvalid';
  const hasNext =
    data?.nextCursor === undefined
      ? total !== null && place.page * place.pageSize < total
      : data.nextCursor !== null;

  const prefetchDrawer = () => void drawer?.type.fetch?.().catch(() => undefined);

  return (
    <div className="flex min-h-full flex-col gap-3 p-3 sm:p-4 md:h-full md:min-h-[36rem]">
      <header className="flex flex-wrap items-center gap-2">
        <h1 className="mr-auto text-lg font-semibold">{words(screen.title)}</h1>
        <RefreshControl
          seconds={seconds}
          onSeconds={onSeconds}
          fetching={query.isFetching}
          updatedAtMs={dataUpdatedAt}
          onRefresh={refresh}
        />
        {exporting && (
          <ExportJobButton
            total={total}
            filtered={{ filters, search: list.search }}
            shownIds={() => exportColumns(model, columns).map(({ id }) => id)}
            {...exporting}
          />
        )}
        <TableViewOptions model={model} labels={labels.table} />
        {actions}
      </header>
      {tiles}
      <FilterBar
        {...filters}
        codecs={definition.filters}
        search={list.search}
        broken={list.broken}
        onChange={list.filter}
        onClear={list.clear}
        trailing={
          <ViewsMenu operation={props.operation.id} list={list} viewed={viewed} layout={model.layout} />
        }
      />
      <Card
        className="flex min-h-0 flex-1 flex-col overflow-clip"
        onPointerOver={prefetchDrawer}
        onFocus={prefetchDrawer}
      >
        {summary}
        <WaitingBar
          count={place.page === 1 && pinned ? pinned.waiting : 0}
          more={pinned !== null && pinned.waiting === place.pageSize}
          onShow={standing.showWaiting}
        />
        <DataTable
          className="flex-1"
          model={model}
          label={label}
          labels={isPlaceLost ? { ...labels.table, retry: say('firstPage') } : labels.table}
          loading={query.isPending || (rows === undefined && newest !== undefined)}
          refreshing={isPlaceholderData}
          problem={
            problem && {
              title: rows ? say('stale') : say('loadFailed'),
              description: <ListProblem {...problem} />,
            }
          }
          onRetry={isPlaceLost ? () => list.goTo(1) : refresh}
          empty={
            <ListEmpty list={list} total={total} ranges={viewed.ranges}>
              {nothing}
            </ListEmpty>
          }
          onRowOpen={onRowOpen}
          {...(props.bulk && { bulkActions: props.bulk.bulkActions })}
          openedId={list.open}
          visitedIds={visitedIds}
          {...(tree
            ? { placeOf: tree.placeOf, onRowExpand: tree.toggle }
            : { firstRowIndex: (place.page - 1) * place.pageSize, total })}
          skeletonRowCount={15}
        />
        {data && (
          <Pager
            className="border-t"
            labels={labels.pager}
            page={place.page}
            pageSize={place.pageSize}
            total={total}
            hasNext={hasNext}
            onPageChange={(page) =>
              list.goTo(page, page === place.page + 1 ? (data.nextCursor ?? null) : null)
            }
            onPageSizeChange={list.resize}
          />
        )}
      </Card>
      {drawer && <OnceOpened open={list.open !== null}>{drawer}</OnceOpened>}
    </div>
  );
}

/** Mounts a drawer when it is first opened. It stays, so that it can animate its closing. */
function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen && <Suspense fallback={null}>{children}</Suspense>;
}

/** The part of the list's state that a saved view stores. */
function viewedList(
  codecs: FilterCodecs,
  { main, more }: { main: readonly FilterView[]; more: readonly FilterGroup[] },
): ViewedList {
  const views = [...main, ...more.flatMap((group) => group.views)];
  return {
    names: Object.keys(codecs),
    ranges: views.flatMap((view) => (view.kind === 'times' ? [{ from: view.from, to: view.to }] : [])),
  };
}

/** A stable function while the page is mounted. A new function would render every row again. */
function useRowName<Row>(
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
  rowName: ((row: Row) => string) | undefined,
): (id: string) => string {
  const names = useMemo(
    () => new Map(rowName && rows?.map((row) => [rowId(row), rowName(row)])),
    [rows, rowId, rowName],
  );
  const latest = useRef(names);
  latest.current = names;
  return useCallback((id) => latest.current.get(id) ?? id, []);
}
