export interface ColumnWindowOptions {
  /** Of all columns, in their order. */
  widthsPx: readonly number[];
  /** Number of pinned columns at each edge. */
  pinnedStart: number;
  pinnedEnd: number;
  /** Width of the cells before the first column. */
  leadPx: number;
}

export interface SidewaysView {
  /** Scroll offset from the start of the line. */
  startPx: number;
  widthPx: number;
}

/**
 * First and last scrolling column in view, plus the overscan on both sides, as indexes among all columns.
 * When there is none, last is before first.
 */
export function columnsInView(
  { widthsPx, pinnedStart, pinnedEnd, leadPx }: ColumnWindowOptions,
  { startPx, widthPx }: SidewaysView,
  beyond: number,
): { first: number; last: number } {
  const end = widthsPx.length - pinnedEnd;
  let leftPx = leadPx;
  for (let index = 0; index < pinnedStart; index += 1) leftPx += widthsPx[index] ?? 0;
  // Columns under the pinned ones count as in view: this renders a few too many, never too few.
  let first = end;
  let last = pinnedStart - 1;
  for (let index = pinnedStart; index < end; index += 1) {
    const rightPx = leftPx + (widthsPx[index] ?? 0);
    if (rightPx > startPx && leftPx < startPx + widthPx) {
      first = Math.min(first, index);
      last = index;
    }
    leftPx = rightPx;
  }
  if (last < first) return { first: pinnedStart, last: pinnedStart - 1 };
  return { first: Math.max(first - beyond, pinnedStart), last: Math.min(last + beyond, end - 1) };
}

/** The pinned columns, those in view, and one that must stay rendered; ascending. */
export function columnsWith(
  keepIndex: number,
  { widthsPx, pinnedStart, pinnedEnd }: ColumnWindowOptions,
  { first, last }: { first: number; last: number },
): readonly number[] {
  const end = widthsPx.length - pinnedEnd;
  return widthsPx.flatMap((_, index) =>
    index < pinnedStart || index >= end || (index >= first && index <= last) || index === keepIndex
      ? [index]
      : [],
  );
}
