/** A line of the grid's body: a row, or the details that are open below it. */
export interface GridLine<Row> {
  row: Row;
  /** Among the rows, from 0. */
  rowIndex: number;
  isDetail: boolean;
}

export interface GridLines<Row> {
  count: number;
  at(index: number): GridLine<Row> | undefined;
  /** These two are asked of every line there is. */
  keyAt(index: number): string | number;
  isDetailAt(index: number): boolean;
}

/** Rows with the details that are open. Nothing is copied while none are: there may be a hundred thousand rows. */
export function gridLines<Row extends { readonly id: string }>(
  rows: readonly Row[],
  expandedIds: ReadonlySet<string> | undefined,
): GridLines<Row> {
  if (!expandedIds || expandedIds.size === 0) {
    return {
      count: rows.length,
      at: (index) => {
        const row = rows[index];
        return row && { row, rowIndex: index, isDetail: false };
      },
      keyAt: (index) => rows[index]?.id ?? index,
      isDetailAt: () => false,
    };
  }
  const lines = rows.flatMap((row, rowIndex) => {
    const line = { row, rowIndex, isDetail: false };
    return expandedIds.has(row.id) ? [line, { row, rowIndex, isDetail: true }] : [line];
  });
  const isDetailAt = (index: number) => lines[index]?.isDetail ?? false;
  return {
    count: lines.length,
    at: (index) => lines[index],
    keyAt: (index) => `${lines[index]?.row.id ?? index}${isDetailAt(index) ? '/detail' : ''}`,
    isDetailAt,
  };
}
