/** How much of a row is rendered: all cells, the cells in view, or nothing yet. */
export type RowStep = 'whole' | 'inSight' | 'later';

/** Rows completed per slice. The browser handles input between slices. */
const rowsASlice = 10;

/** The complete rows after the next slice, from the top; `null` when all are complete. */
export function wholeAfter(ids: readonly string[], whole: ReadonlySet<string>): ReadonlySet<string> | null {
  const waiting = ids.filter((id) => !whole.has(id));
  if (waiting.length === 0) return null;
  return new Set([...ids.filter((id) => whole.has(id)), ...waiting.slice(0, rowsASlice)]);
}
