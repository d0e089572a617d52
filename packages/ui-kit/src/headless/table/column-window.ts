export interface ColumnWindowOptions {
  /** Of all columns, in their order. */
  widthsPx: readonly number[];
  /** How many stay in view at either edge. */
  pinnedStart: number;
  pinnedEnd: number;
  /** What stands before the first column. */
  leadPx: number;
}

export interface SidewaysView {
  /** How far it has been scrolled from where the line starts. */
  startPx: number;
  widthPx: number;
}

/**
 * The first and the last of the columns that scroll, among all columns, that the view shows, and so many beyond either
 * edge of it; none: last before first.
 */
export function columnsInView(
  { widthsPx, pinnedStart, pinnedEnd, leadPx }: ColumnWindowOptions,
  { startPx, widthPx }: SidewaysView,
  beyond: number,
): { first: number; last: number } {
  const end = widthsPx.length - pinnedEnd;
  let leftPx = leadPx;
  for (let index = 0; index < pinnedStart; index += 1) leftPx += widthsPx[index] ?? 0;
  // What is under the pinned columns counts as in view: it is a few columns more, and never one too few.
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

/** The pinned columns, those in view, and one more that has to stay; rising. */
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
