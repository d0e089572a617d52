import type { ReactNode } from 'react';
import type { BulkAction } from './bulk/bulk.action.ts';
import { useBulk } from './bulk/use-bulk.tsx';
import type { ExportedOperation } from './export.request.ts';
import type { FilterCodecs } from './filter.codecs.ts';
import type { ListOf } from './list.of.ts';
import { ListPage, type ListPageProps } from './list.page.tsx';
import {
  type ListContext,
  type ListOperationId,
  type ListQuery,
  type ListRow,
  type Table,
  wordOf,
} from './list.types.ts';
import { type RowActions, useColumns } from './use-columns.ts';
import type { ListScreenState } from './use-list-screen.ts';
import type { ListTree } from './use-tree.ts';

export interface ListScreenProps<Id extends ListOperationId, Words extends Table, Given extends ListContext> {
  of: ListOf<Id, Words, Given>;
  /** The result of `useListScreen`. */
  screen: ListScreenState<Id, Words, Given>;
  /** Whether all or selected rows can be exported. */
  exported?: Id extends ExportedOperation ? boolean : never;
  /** The filters of an export, if not those of the rows on screen. */
  exportedQuery?: ListQuery<Id>;
  /** Export of another call, for lists whose rows are only totals. */
  exporting?: ListPageProps<ListRow<Id>, FilterCodecs, string>['exporting'];
  /** Rows for which it is false cannot be selected. Stable. */
  isSelectable?: (row: ListRow<Id>) => boolean;
  /** Actions on many rows. */
  bulk?: readonly BulkAction<ListRow<Id>, Words, Given>[];
  /** The column with the row actions, last and always visible. */
  rowActions?: RowActions<ListRow<Id>> | null;
  /** The page's actions, last in the title line. */
  actions?: ReactNode;
  /** Between title and filters. */
  tiles?: ReactNode;
  /** Above the rows, in the table's card. */
  summary?: ReactNode;
  /** Shown if the list is empty even without a filter. */
  nothing: ReactNode;
  /** The rows as a tree: the result of `useTree`. */
  tree?: ListTree | undefined;
  /** The row's drawer, as a lazy part: few visits of a list open one. */
  drawer?: ListPageProps<ListRow<Id>, FilterCodecs, string>['drawer'];
}

/** Renders a list page from its definition, with everything that all lists have in common. */
export function ListScreen<Id extends ListOperationId, Words extends Table, Given extends ListContext>({
  of,
  screen,
  exported,
  exportedQuery,
  exporting,
  bulk = [],
  rowActions,
  ...rest
}: ListScreenProps<Id, Words, Given>) {
  const { telling, definition, list, query, answer, standing, refresh, seconds, setSeconds, views } = screen;
  const { place } = list;
  const bulkParts = useBulk(of, screen, bulk, exported ?? false);
  const columns = useColumns(of, telling, rowActions);
  return (
    <ListPage
      {...rest}
      label={wordOf(telling, of.label)}
      definition={definition}
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
      {...(exported && {
        exporting: {
          operation: of.operation,
          input: of.pageOf(exportedQuery ?? query, place),
          selected: bulkParts?.selected ?? null,
        },
      })}
      {...(exporting && { exporting })}
      onRowOpen={screen.open}
      bulk={bulkParts}
      visitedIds={screen.visitedIds}
    />
  );
}
