/** One page of what is read through: rows, and where the next page begins (null at the end). */
export interface RowsPage<Row> {
  rows: readonly Row[];
  next: string | null;
}

export interface CollectedRows<Row> {
  rows: readonly Row[];
  /** More rows match than were taken. */
  cut: boolean;
}

/**
 * Every row of a filter, page after page. A row that comes twice (one was created meanwhile) is taken once.
 * The signal ends it between pages and within one.
 */
export async function collectRows<Row>(
  fetchPage: (cursor: string | null, signal: AbortSignal) => Promise<RowsPage<Row>>,
  keyOf: (row: Row) => string,
  onProgress: (done: number) => void,
  signal: AbortSignal,
  limit = Number.POSITIVE_INFINITY,
): Promise<CollectedRows<Row>> {
  const rows = new Map<string, Row>();
  let cursor: string | null = null;
  do {
    signal.throwIfAborted();
    const page: RowsPage<Row> = await fetchPage(cursor, signal);
    for (const row of page.rows) {
      if (rows.size === limit && !rows.has(keyOf(row))) return { rows: [...rows.values()], cut: true };
      rows.set(keyOf(row), row);
    }
    onProgress(rows.size);
    cursor = page.next;
  } while (cursor !== null);
  return { rows: [...rows.values()], cut: false };
}
