export interface PinnedRows<Row> {
  /** The rows on screen, in their previous order. */
  rows: readonly Row[];
  /** Number of matching rows that wait to be shown. */
  waiting: number;
}

/**
 * Keeps the rows on screen in place when a newer answer arrives unasked, with their latest values. A row that
 * is no longer on the page keeps its last value. New rows wait until the user asks for them.
 */
export function pinRows<Row>(
  shown: readonly Row[],
  fresh: readonly Row[],
  keyOf: (row: Row) => string,
): PinnedRows<Row> {
  const newest = new Map(fresh.map((row) => [keyOf(row), row]));
  const kept = new Set(shown.map(keyOf));
  return {
    rows: shown.map((row) => newest.get(keyOf(row)) ?? row),
    waiting: fresh.reduce((count, row) => count + (kept.has(keyOf(row)) ? 0 : 1), 0),
  };
}

/**
 * Rows after the pinned ones: further pages of a list are appended. Empty when none of the pinned rows is left.
 */
export function rowsBelow<Row>(
  shown: readonly Row[],
  fresh: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const kept = new Set(shown.map(keyOf));
  const lastKept = fresh.findLastIndex((row) => kept.has(keyOf(row)));
  return lastKept < 0 ? [] : fresh.slice(lastKept + 1);
}
