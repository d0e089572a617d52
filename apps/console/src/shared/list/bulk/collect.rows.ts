/** One page of rows, and the start of the next page (null at the end). */
export interface RowsPage<Row> {
  rows: readonly Row[];
  next: string | null;
}

export interface CollectedRows<Row> {
  rows: readonly Row[];
  /** True if more rows match than were read. */
  cut: boolean;
}

/**
 * Reads every row that matches a filter, page by page. A row that appears twice (because a new row shifted
 * the pages) is kept once. The signal aborts between pages and during one.
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
