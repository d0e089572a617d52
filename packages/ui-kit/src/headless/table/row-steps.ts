/** How much of a row is drawn: all of it, its cells in sight, or nothing yet. */
export type RowStep = 'whole' | 'inSight' | 'later';

/** So many rows become whole at a time: the page answers in between. */
const rowsASlice = 10;

/** The rows that are whole once some more of them are, those above first; `null` where all of them are. */
export function wholeAfter(ids: readonly string[], whole: ReadonlySet<string>): ReadonlySet<string> | null {
  const waiting = ids.filter((id) => !whole.has(id));
  if (waiting.length === 0) return null;
  return new Set([...ids.filter((id) => whole.has(id)), ...waiting.slice(0, rowsASlice)]);
}
