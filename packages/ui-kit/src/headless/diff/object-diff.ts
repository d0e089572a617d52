export type DiffKind = 'added' | 'removed' | 'changed' | 'same';

export interface DiffRow {
  /** Path of the value: `['limits', 'dailyAmount']`; empty for two plain values. */
  readonly path: readonly string[];
  readonly kind: DiffKind;
  readonly before: unknown;
  readonly after: unknown;
}

/** Marks a missing property, as opposed to `undefined` or `null`. */
const nothing = Symbol('nothing');

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

const entriesOf = (value: object): [string, unknown][] => Object.entries(value);

function walk(path: readonly string[], before: unknown, after: unknown, rows: DiffRow[]): void {
  const both = isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after);
  if (both) {
    const later = new Map(entriesOf(after));
    const earlier = new Map(entriesOf(before));
    for (const key of new Set([...earlier.keys(), ...later.keys()])) {
      const inBefore = earlier.has(key) ? earlier.get(key) : nothing;
      const inAfter = later.has(key) ? later.get(key) : nothing;
      walk([...path, key], inBefore, inAfter, rows);
    }
    return;
  }
  const row = (kind: DiffKind) =>
    rows.push({
      path,
      kind,
      before: before === nothing ? undefined : before,
      after: after === nothing ? undefined : after,
    });
  if (before === nothing) row('added');
  else if (after === nothing) row('removed');
  else row(isSame(before, after) ? 'same' : 'changed');
}

function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  // Only dates, and a list compared with an object, remain: compare them as JSON.
  return isObject(before) && isObject(after) && JSON.stringify(before) === JSON.stringify(after);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Differences between two values, leaf by leaf: in the order of the old value, then new properties. A branch
 * that exists on one side only is one row.
 */
export function diffObjects(before: unknown, after: unknown): readonly DiffRow[] {
  const rows: DiffRow[] = [];
  walk([], before, after, rows);
  return rows;
}
