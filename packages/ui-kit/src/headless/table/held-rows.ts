export interface HeldRows<Row> {
  /** Rows on screen, in the order they had. */
  rows: readonly Row[];
  /** Rows that match and wait to be shown. */
  waiting: number;
}

/**
 * What stays on screen when a newer answer arrives by itself: the same rows in the same places with their newest
 * values. A row that is no longer on the page keeps its last value; new ones wait until they are asked for.
 */
export function holdRows<Row>(
  shown: readonly Row[],
  fresh: readonly Row[],
  keyOf: (row: Row) => string,
): HeldRows<Row> {
  const newest = new Map(fresh.map((row) => [keyOf(row), row]));
  const kept = new Set(shown.map(keyOf));
  return {
    rows: shown.map((row) => newest.get(keyOf(row)) ?? row),
    waiting: fresh.reduce((count, row) => count + (kept.has(keyOf(row)) ? 0 : 1), 0),
  };
}

/** What follows the rows that are held: where more of a list is asked for, it comes below them. None where none of them is left. */
export function rowsBelow<Row>(
  shown: readonly Row[],
  fresh: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const kept = new Set(shown.map(keyOf));
  const lastKept = fresh.findLastIndex((row) => kept.has(keyOf(row)));
  return lastKept < 0 ? [] : fresh.slice(lastKept + 1);
}
