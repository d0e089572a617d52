// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid of divisions, because table rows cannot be laid out by themselves
// biome-ignore-all lint/a11y/useFocusableInteractive: the cell takes the focus, as the ARIA grid has it
import type { ReactNode } from 'react';
import { focusClass } from './data-table-style.ts';

interface DetailLineProps {
  gridRow: number;
  rowIndex: number;
  columnCount: number;
  active: boolean;
  /** Of the scroller: the details stay in view while the columns scroll sideways. */
  availablePx: number;
  topPx: number | null;
  index: number;
  measure: (element: HTMLElement | null) => void;
  children: ReactNode;
}

/** The details of a row, on a line of their own: one cell as wide as the table, as high as what is in it. */
export function DetailLine(props: DetailLineProps) {
  return (
    <div
      ref={props.topPx === null ? undefined : props.measure}
      data-index={props.index}
      role="row"
      aria-rowindex={props.rowIndex}
      data-grid-row={props.gridRow}
      style={props.topPx === null ? undefined : { top: props.topPx }}
      className={`w-(--grid-width) border-b bg-muted ${props.topPx === null ? '' : 'absolute start-0'}`}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={props.columnCount}
        data-grid-span
        data-grid-controls
        tabIndex={props.active ? 0 : -1}
        style={props.availablePx > 0 ? { width: props.availablePx } : undefined}
        className={`${focusClass} sticky start-0 p-3`}
      >
        {props.children}
      </div>
    </div>
  );
}
