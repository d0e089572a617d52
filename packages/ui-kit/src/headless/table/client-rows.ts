import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { cellText, cellValue, columnIdOf, type DataColumns, hasValue } from './data-columns.ts';
import type { DataSort } from './use-data-table.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

export interface ColumnFilter {
  columnId: string;
  accepts: (value: unknown) => boolean;
}

export interface ClientRowsOptions<Row extends object> {
  columns: DataColumns<Row>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Every word must occur in one of the row's texts. */
  search: string;
  filters: readonly ColumnFilter[];
  sort: DataSort | null;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Locale for sorting texts; numbers inside texts sort as numbers. */
  locale: string;
}

/** Sorting, filtering and pagination in memory, by the row models of the table library. */
export function useClientRows<Row extends object>(
  options: ClientRowsOptions<Row>,
): { rows: readonly Row[]; total: number } {
  const { rows, rowId, filters, sort, page, pageSize, locale } = options;
  const columns = useMemo(() => {
    const compare = comparer(locale);
    return options.columns.filter(hasValue).map((column) => ({
      id: columnIdOf(column),
      accessorFn: (row: Row) => cellValue(column, row),
      sortFn: (
        a: { getValue: (id: string) => unknown },
        b: { getValue: (id: string) => unknown },
        id: string,
      ) => compare(a.getValue(id), b.getValue(id)),
      sortUndefined: 'last' as const,
      filterFn: (row: { getValue: (id: string) => unknown }, id: string, accepts: ColumnFilter['accepts']) =>
        accepts(row.getValue(id)),
    }));
  }, [options.columns, locale]);
  const words = useMemo(() => wordsOf(options.search), [options.search]);
  const textOfRow = useMemo(() => {
    const texts = new WeakMap<Row, string>();
    return (row: Row) => {
      const known = texts.get(row);
      if (known !== undefined) return known;
      const text = fold(options.columns.map((column) => cellText(column, row)).join('\n'));
      texts.set(row, text);
      return text;
    };
  }, [options.columns]);
  const globalFilterFn = useMemo(
    () => (row: { original: Row }, _columnId: string, wanted: readonly string[]) =>
      wanted.every((word) => textOfRow(row.original).includes(word)),
    [textOfRow],
  );
  const state = useMemo(
    () => ({
      columnFilters: filters.map(({ columnId, accepts }) => ({ id: columnId, value: accepts })),
      globalFilter: words.length > 0 ? words : undefined,
      sorting: sort ? [{ id: sort.columnId, desc: sort.direction === 'desc' }] : [],
      pagination: { pageIndex: page - 1, pageSize },
    }),
    [filters, words, sort, page, pageSize],
  );
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    globalFilterFn,
    getColumnCanGlobalFilter: () => true,
    autoResetPageIndex: false,
    state,
  });
  // Without sorting or search, no table library rows need to be created.
  const asTheyAre = sort === null && filters.length === 0 && words.length === 0;
  const answer = asTheyAre ? null : table.getRowModel().rows;
  return {
    rows: useMemo(() => {
      if (answer) return answer.map((row) => row.original);
      return page === 1 && rows.length <= pageSize
        ? rows
        : rows.slice((page - 1) * pageSize, page * pageSize);
    }, [answer, rows, page, pageSize]),
    total: answer ? table.getFilteredRowModel().rows.length : rows.length,
  };
}

function wordsOf(search: string): readonly string[] {
  return fold(search).split(/\s+/u).filter(Boolean);
}

/** Search ignores full-width forms and case. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * Compares numbers, dates and booleans by value, texts by locale. A missing value sorts first, as the
 * smallest.
 */
export function comparer(locale: string): (a: unknown, b: unknown) => number {
  const collator = new Intl.Collator(locale, { numeric: true });
  const rank = (value: unknown) =>
    value === null || value === undefined ? 0 : typeof value === 'string' ? 2 : 1;
  return (a, b) => {
    const byRank = rank(a) - rank(b);
    if (byRank !== 0 || rank(a) === 0) return byRank;
    if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
    return compareSizes(a as number, b as number);
  };
}

/** Without subtraction, which does not work between bigint and number. */
function compareSizes(a: number | bigint | Date | boolean, b: number | bigint | Date | boolean): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
