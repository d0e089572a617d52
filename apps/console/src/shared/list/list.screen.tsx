import type { DataColumns } from '@platform/ui-kit/headless/table';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { BulkAction } from './bulk/bulk.action.ts';
import { useBulk } from './bulk/use-bulk.tsx';
import type { ExportedOperation } from './export.request.ts';
import type { ListOf } from './list.of.ts';
import { ListPage } from './list.page.tsx';
import { type ListContext, type ListOperationId, type ListRow, type Table, wordOf } from './list.types.ts';
import type { ListScreenState } from './use-list-screen.ts';
import { WaitingBar } from './waiting.bar.tsx';

interface RowActions<Row> {
  cell: (row: Row) => ReactNode;
  label: string;
  size: number;
  /** On a card: a line of its own for buttons, or beside the title for one sign. */
  card?: 'actions' | 'badge';
}

export interface ListScreenProps<Id extends ListOperationId, Words extends Table, Given extends ListContext> {
  of: ListOf<Id, Words, Given>;
  /** What `useListScreen` gives. */
  screen: ListScreenState<Id, Words, Given>;
  /** Whether all of its rows can be had as a file. */
  exported?: Id extends ExportedOperation ? boolean : never;
  /** What may be done to many rows at once. */
  bulk?: readonly BulkAction<ListRow<Id>, Words, Given>[];
  /** The column of what is done to one row, last and always in sight. */
  rowActions?: RowActions<ListRow<Id>> | null;
  /** The page's own actions, last in the title line. */
  actions?: ReactNode;
  /** Between title and filters. */
  tiles?: ReactNode;
  /** Above the rows, in the table's card. */
  summary?: ReactNode;
  /** Where there is nothing even without a filter. */
  nothing: ReactNode;
  /** Drawers and dialogs. */
  children?: ReactNode;
}

/** A list page from its definition: everything that is the same for all lists. */
export function ListScreen<Id extends ListOperationId, Words extends Table, Given extends ListContext>({
  of,
  screen,
  exported,
  bulk = [],
  rowActions,
  summary,
  children,
  ...rest
}: ListScreenProps<Id, Words, Given>) {
  const { telling, list, query, answer, rows, held, refresh, seconds, setSeconds, views } = screen;
  const { place } = list;
  const bulkParts = useBulk(of, screen, bulk);
  const plain = useMemo(() => columnsOf(of, telling), [of, telling]);
  // Actions follow the words, and words the language: the column is made anew with them alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const columns = useMemo(
    () => (rowActions ? [...plain, actionsColumn(rowActions)] : plain),
    [plain, rowActions === null || rowActions === undefined],
  );
  return (
    <ListPage
      {...rest}
      label={wordOf(telling, of.label)}
      definition={of.url}
      operation={of.operation}
      list={list}
      filters={views}
      query={answer}
      rows={rows}
      columns={columns}
      rowId={of.rowIdOf}
      seconds={seconds}
      onSeconds={setSeconds}
      onRefresh={refresh}
      {...(exported && { exporting: { operation: of.operation, input: of.pageOf(query, place) } })}
      summary={
        <>
          {summary}
          <WaitingBar
            count={place.page === 1 && held ? held.waiting : 0}
            more={held !== null && held.waiting === place.pageSize}
            onShow={screen.showWaiting}
          />
        </>
      }
      onRowOpen={screen.open}
      bulk={bulkParts}
      visitedIds={screen.visitedIds}
    >
      {children}
    </ListPage>
  );
}

type Columns<Id extends ListOperationId> = DataColumns<ListRow<Id>>;

export function columnsOf<Id extends ListOperationId, Words extends Table, Given extends ListContext>(
  { columns }: ListOf<Id, Words, Given>,
  telling: ListScreenState<Id, Words, Given>['telling'],
): Columns<Id> {
  const listed = typeof columns === 'function' ? columns(telling.given) : columns;
  return listed.map((column) => column(telling));
}

function actionsColumn<Id extends ListOperationId>({
  cell,
  label,
  size,
  card = 'actions',
}: RowActions<ListRow<Id>>): Columns<Id>[number] {
  return {
    id: 'actions',
    header: '',
    size,
    enableSorting: false,
    meta: { label, pin: 'end', fixed: true, rigid: true, align: 'end', card },
    cell: ({ row }) => cell(row.original),
  };
}
