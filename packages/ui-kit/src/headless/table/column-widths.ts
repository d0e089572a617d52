export interface WidthColumn {
  id: string;
  widthPx: number;
  /** Does not grow: resized by the user, or declared rigid. */
  rigid: boolean;
}

/**
 * Widths that fill the available space. Each column keeps at least its own width. The rest is shared in
 * proportion among columns that may grow; the last of them takes the rounding.
 */
export function fillWidths(
  columns: readonly WidthColumn[],
  availablePx: number,
): ReadonlyMap<string, number> {
  const widths = new Map(columns.map((column) => [column.id, column.widthPx]));
  const totalPx = columns.reduce((sum, column) => sum + column.widthPx, 0);
  const growing = columns.filter((column) => !column.rigid);
  const sparePx = Math.floor(availablePx) - totalPx;
  if (sparePx <= 0 || growing.length === 0) return widths;

  const growingPx = growing.reduce((sum, column) => sum + column.widthPx, 0);
  let leftPx = sparePx;
  growing.forEach((column, index) => {
    const isLast = index === growing.length - 1;
    const sharePx = isLast ? leftPx : Math.floor((sparePx * column.widthPx) / growingPx);
    leftPx -= sharePx;
    widths.set(column.id, column.widthPx + sharePx);
  });
  return widths;
}
