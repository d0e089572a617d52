/** Where the lines of a grid stand, from above: rows of one height, and among them details as high as they turn out. */
export interface LineLayout {
  totalPx: number;
  topPxOf(line: number): number;
  /** The line at this distance from the top; the first or the last one beyond them. */
  lineAt(px: number): number;
}

export interface LineLayoutOptions {
  /** Rows and details together. */
  count: number;
  rowPx: number;
  /** Lines that are details, rising. */
  details: readonly number[];
  detailPxOf: (line: number) => number;
}

/** Worked out from the few details that are open: what a hundred thousand rows cost is nothing. */
export function lineLayout({ count, rowPx, details, detailPxOf }: LineLayoutOptions): LineLayout {
  // How much lower each line stands than if it and those above were rows.
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

/** How many of the rising numbers are smaller. */
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

/** Lines rendered beyond the view: where it is going, and where it comes from. */
const aheadLines = 8;
const behindLines = 3;

export interface ViewOptions {
  topPx: number;
  heightPx: number;
  count: number;
  backward: boolean;
  /** Not the lines beyond the view, which nobody sees: the first picture comes sooner. */
  exact: boolean;
}

/** The lines to render for what the view shows. */
export function linesInView(layout: LineLayout, view: ViewOptions): LineWindow {
  const first = layout.lineAt(view.topPx);
  const last = layout.lineAt(view.topPx + view.heightPx - 1);
  if (view.exact) return { first, last };
  const before = view.backward ? aheadLines : behindLines;
  const after = view.backward ? behindLines : aheadLines;
  return { first: Math.max(first - before, 0), last: Math.min(last + after, view.count - 1) };
}

/** The window's lines, and one more that has to stay. */
export function linesWith(keepLine: number, { first, last }: LineWindow, count: number): readonly number[] {
  const lines = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  if (keepLine < 0 || keepLine >= count || (keepLine >= first && keepLine <= last)) return lines;
  return keepLine < first ? [keepLine, ...lines] : [...lines, keepLine];
}
