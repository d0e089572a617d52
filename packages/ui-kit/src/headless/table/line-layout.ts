/**
 * Vertical positions of the lines of a grid: rows of one height, and details of varying height between them.
 */
export interface LineLayout {
  totalPx: number;
  topPxOf(line: number): number;
  /** The line at this distance from the top, limited to the first and the last one. */
  lineAt(px: number): number;
}

export interface LineLayoutOptions {
  /** Rows and details together. */
  count: number;
  rowPx: number;
  /** Indexes of the detail lines, ascending. */
  details: readonly number[];
  detailPxOf: (line: number) => number;
}

/** Computed from the open details alone, so that the number of rows does not matter. */
export function lineLayout({ count, rowPx, details, detailPxOf }: LineLayoutOptions): LineLayout {
  // Offset of each detail line compared to a grid of rows only.
  const shiftsPx: number[] = [];
  let shiftPx = 0;
  for (const line of details) {
    shiftPx += detailPxOf(line) - rowPx;
    shiftsPx.push(shiftPx);
  }
  const topPxOf = (line: number) => line * rowPx + (shiftsPx[countBelow(details, line) - 1] ?? 0);
  return {
    totalPx: topPxOf(count),
    topPxOf,
    lineAt(px) {
      let from = 0;
      let to = count - 1;
      while (from < to) {
        const middle = (from + to + 1) >>> 1;
        if (topPxOf(middle) <= px) from = middle;
        else to = middle - 1;
      }
      return from;
    },
  };
}

/** Number of values below the limit in an ascending list. */
function countBelow(numbers: readonly number[], limit: number): number {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((numbers[middle] ?? 0) < limit) from = middle + 1;
    else to = middle;
  }
  return from;
}

export interface LineWindow {
  first: number;
  last: number;
}

/** Overscan: lines rendered above and below the view. */
const aheadLines = 8;
const behindLines = 3;

export interface ViewOptions {
  topPx: number;
  heightPx: number;
  count: number;
  backward: boolean;
  /** Without overscan, so that the first render is faster. */
  exact: boolean;
}

/** The lines to render for the current view. */
export function linesInView(layout: LineLayout, view: ViewOptions): LineWindow {
  const first = layout.lineAt(view.topPx);
  const last = layout.lineAt(view.topPx + view.heightPx - 1);
  if (view.exact) return { first, last };
  const before = view.backward ? aheadLines : behindLines;
  const after = view.backward ? behindLines : aheadLines;
  return { first: Math.max(first - before, 0), last: Math.min(last + after, view.count - 1) };
}

/** The lines of the window, and one more that must stay rendered. */
export function linesWith(keepLine: number, { first, last }: LineWindow, count: number): readonly number[] {
  const lines = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  if (keepLine < 0 || keepLine >= count || (keepLine >= first && keepLine <= last)) return lines;
  return keepLine < first ? [keepLine, ...lines] : [...lines, keepLine];
}
