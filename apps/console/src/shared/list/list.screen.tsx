import type { ReactNode } from 'react';
import type { BulkAction } from './bulk/bulk.action.ts';
import { useBulk } from './bulk/use-bulk.tsx';
import type { ExportedOperation } from './export.request.ts';
import type { FilterCodecs } from './filter.codecs.ts';
import type { ListOf } from './list.of.ts';
import { ListPage, type ListPageProps } from './list.page.tsx';
import { type ListContext, type ListOperationId, type ListRow, type Table, wordOf } from './list.types.ts';
import { type RowActions, useColumns } from './use-columns.ts';
import type { ListScreenState } from './use-list-screen.ts';

export interface ListScreenProps<Id extends ListOperationId, Words extends Table, Given extends ListContext> {
  of: ListOf<Id, Words, Given>;
  /** What `useListScreen` gives. */
  screen: ListScreenState<Id, Words, Given>;
  /** Whether all of its rows can be had as a file. */
  exported?: Id extends ExportedOperation ? boolean : never;
  /** A file of another call, where the rows of this one are sums of what is worth keeping. */
  exporting?: ListPageProps<ListRow<Id>, FilterCodecs, string>['exporting'];
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
  exporting,
  bulk = [],
  rowActions,
  children,
  ...rest
}: ListScreenProps<Id, Words, Given>) {
  const { telling, list, query, answer, standing, refresh, seconds, setSeconds, views } = screen;
  const { place } = list;
  const bulkParts = useBulk(of, screen, bulk);
  const columns = useColumns(of, telling, rowActions);
  return (
    <ListPage
      {...rest}
      label={wordOf(telling, of.label)}
      definition={of.url}
      operation={of.operation}
      list={list}
      filters={views}
      query={answer}
      standing={standing}
      columns={columns}
      rowId={of.rowIdOf}
      rowName={of.nameOf}
      seconds={seconds}
      onSeconds={setSeconds}
      onRefresh={refresh}
      {...(exported && { exporting: { operation: of.operation, input: of.pageOf(query, place) } })}
      {...(exporting && { exporting })}
      onRowOpen={screen.open}
      bulk={bulkParts}
      visitedIds={screen.visitedIds}
    >
      {children}
    </ListPage>
  );
}
