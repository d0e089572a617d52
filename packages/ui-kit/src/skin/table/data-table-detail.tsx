// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid of divs, because table rows cannot be positioned one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the cell is focused, as in the ARIA grid pattern
import type { ReactNode } from 'react';
import { focusClass } from './data-table-style.ts';

interface DetailLineProps {
  gridRow: number;
  rowIndex: number;
  columnCount: number;
  active: boolean;
  /** Width of the scroller: details stay in view during horizontal scrolling. */
  availablePx: number;
  topPx: number | null;
  index: number;
  measure: (element: HTMLElement | null) => void;
  children: ReactNode;
}

/** Details of a row on a line of their own: one cell of full table width and of its content's height. */
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
