export interface LinesShown {
  isVirtual: boolean;
  /** Indexes of the lines to render. */
  indexes: readonly number[];
  /** Top of a line, also of one that is not rendered; `null` in normal document flow. */
  topPxOf: (index: number) => number | null;
  /** Height of all lines; `null` in normal document flow. */
  totalPx: number | null;
  /** For lines with variable height: pass as `ref`, with `data-index`. */
  measure: (element: HTMLElement | null) => void;
}
