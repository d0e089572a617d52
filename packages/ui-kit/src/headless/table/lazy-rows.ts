import { constructRow, type Row, type RowModel, type Table, type TableFeatures } from '@tanstack/react-table';

type AnyTable = Table<TableFeatures, object>;
type AnyRow = Row<TableFeatures, object>;

/**
 * Replaces the table library's core row model. A row is created on first access, so a hundred thousand rows
 * cost as much as those in view. The same object at the same index keeps its row even in a newer answer, so
 * visible rows are not rendered again.
 */
export function lazyRowModel(table: AnyTable): () => RowModel<TableFeatures, object> {
  const known = new WeakMap<object, AnyRow>();
  const rowOf = (original: object, index: number): AnyRow => {
    const id = table.getRowId(original, index);
    const before = known.get(original);
    if (before?.id === id && before.index === index) return before;
    const row = constructRow(table, id, original, index, 0);
    known.set(original, row);
    return row;
  };
  let made: { data: readonly object[]; model: RowModel<TableFeatures, object> } | null = null;
  return () => {
    const { data } = table.options;
    if (made?.data !== data) made = { data, model: modelOf(data, rowOf) };
    return made.model;
  };
}

function modelOf(
  data: readonly object[],
  rowOf: (original: object, index: number) => AnyRow,
): RowModel<TableFeatures, object> {
  const rows = lazyArray(data.length, (index) => rowOf(data[index] as object, index));
  let byId: Record<string, AnyRow> | null = null;
  return {
    rows,
    flatRows: rows,
    get rowsById() {
      byId ??= Object.fromEntries(rows.map((row) => [row.id, row]));
      return byId;
    },
  };
}

/** An array whose items are created on first read. */
export function lazyArray<Item extends object>(length: number, make: (index: number) => Item): Item[] {
  // Holes are items that have not been read yet.
  return new Proxy(new Array<Item | undefined>(length), {
    get(items, key, receiver) {
      if (!isIndex(key, length)) return Reflect.get(items, key, receiver);
      const index = Number(key);
      items[index] ??= make(index);
      return items[index];
    },
    has: (items, key) => isIndex(key, length) || Reflect.has(items, key),
  }) as Item[];
}

function isIndex(key: string | symbol, length: number): boolean {
  if (typeof key !== 'string') return false;
  const index = Number(key);
  return index >= 0 && index < length;
}
