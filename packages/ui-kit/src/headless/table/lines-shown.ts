export interface LinesShown {
  isVirtual: boolean;
  /** Lines to render, by their places. */
  indexes: readonly number[];
  /** Of a line, or `null` where it lies in the page's own flow; also of one that is not to be rendered. */
  topPxOf: (index: number) => number | null;
  /** Of all lines; `null` where they lie in the page's own flow. */
  totalPx: number | null;
  /** For lines whose height is their content's: as `ref`, with `data-index`. */
  measure: (element: HTMLElement | null) => void;
}
