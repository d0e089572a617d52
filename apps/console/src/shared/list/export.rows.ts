/** One page of an export: rows, and where the next page begins (null at the end). */
export interface ExportPage<Row> {
  rows: readonly Row[];
  next: string | null;
}

export interface ExportResult<Row> {
  rows: readonly Row[];
  /** More rows match than were taken. */
  cut: boolean;
}

/** More than a browser should hold, and more than a person reads. */
export const exportLimit = 10_000;

/**
 * Every row of a filter, page after page. A row that comes twice (one was created meanwhile) is taken once.
 * The signal ends it between pages and within one.
 */
export async function collectRows<Row>(
  fetchPage: (cursor: string | null, signal: AbortSignal) => Promise<ExportPage<Row>>,
  keyOf: (row: Row) => string,
  onProgress: (done: number) => void,
  signal: AbortSignal,
  limit: number = exportLimit,
): Promise<ExportResult<Row>> {
  const rows = new Map<string, Row>();
  let cursor: string | null = null;
  do {
    signal.throwIfAborted();
    const page: ExportPage<Row> = await fetchPage(cursor, signal);
    for (const row of page.rows) {
      if (rows.size === limit && !rows.has(keyOf(row))) return { rows: [...rows.values()], cut: true };
      rows.set(keyOf(row), row);
    }
    onProgress(rows.size);
    cursor = page.next;
  } while (cursor !== null);
  return { rows: [...rows.values()], cut: false };
}
