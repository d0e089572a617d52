/** A line of the grid body: a row, or the open details below it. */
export interface GridLine<Row> {
  row: Row;
  /** Row index, from 0. */
  rowIndex: number;
  isDetail: boolean;
}

export interface GridLines<Row> {
  count: number;
  at(index: number): GridLine<Row> | undefined;
  /** Available for every line. */
  keyAt(index: number): string | number;
  isDetailAt(index: number): boolean;
  /** Indexes of the detail lines, ascending. */
  details: readonly number[];
  /** Id of the row on that line; `undefined` for details. */
  rowIdAt(index: number): string | undefined;
}

/** Rows by index, and their ids without creating the rows. */
export interface RowList<Row> {
  count: number;
  at(index: number): Row | undefined;
  idAt(index: number): string | undefined;
}

/** One shared function for lists without details, so that the layout survives a page change. */
const placeOf = (index: number): number => index;
const never = (): boolean => false;
const none: readonly number[] = [];

/** Lines of rows and open details. Nothing is copied: there may be a hundred thousand rows. */
export function gridLines<Row>(
  rows: RowList<Row>,
  expandedIds: ReadonlySet<string> | undefined,
): GridLines<Row> {
  const opened = openedRows(rows, expandedIds);
  if (opened.length === 0) {
    return {
      count: rows.count,
      at(index) {
        const row = rows.at(index);
        return row && { row, rowIndex: index, isDetail: false };
      },
      keyAt: placeOf,
      isDetailAt: never,
      details: none,
      rowIdAt: rows.idAt,
    };
  }
  const locate = (line: number) => {
    const before = detailsBefore(opened, line);
    const isDetail = before > 0 && (opened[before - 1] ?? 0) + before === line;
    return { rowIndex: line - before, isDetail };
  };
  return {
    count: rows.count + opened.length,
    at(index) {
      const { rowIndex, isDetail } = locate(index);
      const row = rows.at(rowIndex);
      return row && { row, rowIndex, isDetail };
    },
    keyAt(index) {
      const { rowIndex, isDetail } = locate(index);
      return isDetail ? `${rows.idAt(rowIndex)}/detail` : rowIndex;
    },
    isDetailAt: (index) => locate(index).isDetail,
    details: opened.map((rowIndex, place) => rowIndex + place + 1),
    rowIdAt(index) {
      const { rowIndex, isDetail } = locate(index);
      return isDetail ? undefined : rows.idAt(rowIndex);
    },
  };
}

/** Indexes of the rows with open details, ascending. */
function openedRows<Row>(rows: RowList<Row>, expandedIds: ReadonlySet<string> | undefined): number[] {
  const opened: number[] = [];
  if (!expandedIds || expandedIds.size === 0) return opened;
  for (let index = 0; index < rows.count; index += 1) {
    const id = rows.idAt(index);
    if (id !== undefined && expandedIds.has(id)) opened.push(index);
  }
  return opened;
}

/**
 * Number of detail lines up to and including a line. The n-th detail line is n lines below the index of its
 * row.
 */
function detailsBefore(opened: readonly number[], line: number): number {
  let from = 0;
  let to = opened.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((opened[middle] ?? 0) + middle + 1 <= line) from = middle + 1;
    else to = middle;
  }
  return from;
}
