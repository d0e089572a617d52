import { useState } from 'react';
import { type ColumnFilter, useClientRows } from './client-rows.ts';
import type { Paging } from './paging.ts';
import { type DataSort, type DataTableModel, type DataTableOptions, useDataTable } from './use-data-table.ts';

export interface ClientTableOptions<Row extends object>
  extends Omit<DataTableOptions<Row>, 'rows' | 'sort' | 'onSortChange' | 'total'> {
  /** All rows; a new array means new rows. `undefined` while they load. */
  rows: readonly Row[] | undefined;
  locale: string;
  /** Initial rows per page. Without it there is one page and only rows in view are rendered. */
  pageSize?: number;
  initialSort?: DataSort | null;
  search?: string;
  /** Stable: memoised, or made outside the component. */
  filters?: readonly ColumnFilter[];
}

export interface ClientTable<Row extends object> {
  model: DataTableModel<Row>;
  /** For a pager; the total counts the matching rows. */
  paging: Paging;
  goTo: (page: number) => void;
  resize: (pageSize: number, page: number) => void;
}

const noRows: readonly never[] = [];
const noFilters: readonly ColumnFilter[] = [];

/** A table with all rows in memory: it sorts, filters and paginates them. */
export function useClientTable<Row extends object>(options: ClientTableOptions<Row>): ClientTable<Row> {
  const { columns, rows, rowId, locale, search = '', filters = noFilters, initialSort = null } = options;
  const [sort, setSort] = useState<DataSort | null>(initialSort);
  const [place, setPlace] = useState({ page: 1, pageSize: options.pageSize ?? Number.MAX_SAFE_INTEGER });

  // A new search, filter or sort starts at page one.
  const [asked, setAsked] = useState({ search, filters, sort });
  if (asked.search !== search || asked.filters !== filters || asked.sort !== sort) {
    setAsked({ search, filters, sort });
    setPlace((now) => ({ ...now, page: 1 }));
  }
  const answer = useClientRows({
    columns,
    rows: rows ?? noRows,
    rowId,
    locale,
    search,
    filters,
    sort,
    ...place,
  });
  // The last page may have disappeared with removed rows.
  const lastPage = Math.max(1, Math.ceil(answer.total / place.pageSize));
  if (place.page > lastPage) setPlace((now) => ({ ...now, page: lastPage }));

  const model = useDataTable({
    ...options,
    rows: rows && answer.rows,
    total: answer.total,
    sort,
    onSortChange: setSort,
  });
  return {
    model,
    paging: { ...place, total: answer.total },
    goTo: (page) => setPlace((now) => ({ ...now, page })),
    resize: (pageSize, page) => setPlace({ page, pageSize }),
  };
}
