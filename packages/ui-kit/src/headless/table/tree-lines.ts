/** Where a row stands in a tree. */
export interface TreePlace {
  /** 0 at the top. */
  depth: number;
  /** Whether rows below it exist, and are shown. */
  branch: 'none' | 'closed' | 'loading' | 'open';
}

export interface TreeInput<Row> {
  roots: readonly Row[];
  idOf: (row: Row) => string;
  /** Whether rows exist below this one. */
  isBranch: (row: Row) => boolean;
  openIds: ReadonlySet<string>;
  /** The rows below an open row; undefined while they load. */
  childrenOf: (id: string) => readonly Row[] | undefined;
}

export interface TreeLines<Row> {
  /** The rows on screen, each followed by the open rows below it. */
  rows: readonly Row[];
  placeOf: (id: string) => TreePlace | undefined;
}

/**
 * A tree as lines, for a table. A row is shown once: one that is already on screen (it moved between two answers) is
 * left out, so that a cycle in the data ends too.
 */
export function treeLines<Row>({
  roots,
  idOf,
  isBranch,
  openIds,
  childrenOf,
}: TreeInput<Row>): TreeLines<Row> {
  const rows: Row[] = [];
  const places = new Map<string, TreePlace>();
  const add = (row: Row, depth: number): void => {
    const id = idOf(row);
    if (places.has(id)) return;
    rows.push(row);
    const isOpen = isBranch(row) && openIds.has(id);
    const below = isOpen ? childrenOf(id) : undefined;
    const branch = !isBranch(row) ? 'none' : !isOpen ? 'closed' : below ? 'open' : 'loading';
    places.set(id, { depth, branch });
    for (const child of below ?? []) add(child, depth + 1);
  };
  for (const root of roots) add(root, 0);
  return { rows, placeOf: (id) => places.get(id) };
}
