import { useEffect, useState } from 'react';
import { collectRows, type RowsPage } from './collect.rows.ts';

/** The selected rows: either in memory, or all rows that match a filter, read page by page. */
export interface BulkRows<Row> {
  /** Maximum number of rows in one run. */
  limit: number;
  read: (cursor: string | null, signal: AbortSignal) => Promise<RowsPage<Row>>;
  keyOf: (row: Row) => string;
  isSelected: (id: string) => boolean;
}

export interface ReadRows<Row> {
  /** Null while loading. */
  rows: readonly Row[] | null;
  count: number;
  cut: boolean;
  error: unknown;
}

/** Reads the selected rows when the dialog opens. */
export function useBulkRows<Row>({ limit, read, keyOf, isSelected }: BulkRows<Row>): ReadRows<Row> {
  const [state, setState] = useState<ReadRows<Row>>({ rows: null, count: 0, cut: false, error: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection cannot change while the dialog is open.
  useEffect(() => {
    const controller = new AbortController();
    const progress = (count: number) => setState((before) => ({ ...before, count }));
    const selected = async (cursor: string | null, signal: AbortSignal) => {
      const page = await read(cursor, signal);
      return { ...page, rows: page.rows.filter((row) => isSelected(keyOf(row))) };
    };
    collectRows(selected, keyOf, progress, controller.signal, limit).then(
      ({ rows, cut }) => setState({ rows, count: rows.length, cut, error: null }),
      (error: unknown) => !controller.signal.aborted && setState((before) => ({ ...before, error })),
    );
    return () => controller.abort();
  }, []);
  return state;
}
