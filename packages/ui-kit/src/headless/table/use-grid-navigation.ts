import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { type GridPosition, nextGridPosition } from './grid-navigation.ts';

export interface GridNavigationSettings {
  grid: RefObject<HTMLElement | null>;
  rowCount: number;
  columnCount: number;
  pageRows: number;
  /** Brings a row that is not rendered into view, before it can be focused. */
  scrollToRow?: (row: number) => void;
  /** Enter on a cell of a row that holds no control. */
  onRowEnter?: (row: number) => void;
  /** Space on a cell of a row. */
  onRowSpace?: (row: number) => void;
}

export interface GridNavigation {
  /** The one cell that Tab reaches. */
  active: GridPosition;
  gridProps: { onKeyDown: (event: KeyboardEvent) => void; onFocus: (event: FocusEvent) => void };
  focus: (position: GridPosition) => void;
}

const cellSelector = '[data-grid-row][data-grid-column]';
const controlSelector =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [role="checkbox"], [role="button"]';

function positionOf(cell: Element): GridPosition {
  return {
    row: Number(cell.getAttribute('data-grid-row')),
    column: Number(cell.getAttribute('data-grid-column')),
  };
}

function controlsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controlSelector)];
}

function takesArrows(element: Element): boolean {
  return element.matches('input:not([type="checkbox"]), textarea, select, [role="combobox"]');
}

/**
 * Keyboard of an ARIA grid over rendered cells that carry `data-grid-row` and `data-grid-column`.
 * Arrows move between cells; Enter or F2 goes into a cell's controls, Escape comes out; Left and Right walk them.
 */
export function useGridNavigation(settings: GridNavigationSettings): GridNavigation {
  const [wanted, setWanted] = useState<GridPosition>({ row: 0, column: 0 });
  const latest = useRef(settings);
  latest.current = settings;

  const active = {
    row: Math.min(wanted.row, Math.max(settings.rowCount - 1, 0)),
    column: Math.min(wanted.column, Math.max(settings.columnCount - 1, 0)),
  };

  const findCell = useCallback(
    ({ row, column }: GridPosition) =>
      latest.current.grid.current?.querySelector<HTMLElement>(
        `[data-grid-row="${row}"][data-grid-column="${column}"]`,
      ) ?? null,
    [],
  );

  const focus = useCallback(
    (position: GridPosition) => {
      setWanted(position);
      const cell = findCell(position);
      if (cell) {
        cell.focus();
        cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
        return;
      }
      latest.current.scrollToRow?.(position.row);
      // The row is rendered after the scrolling; two frames later it is there.
      requestAnimationFrame(() => requestAnimationFrame(() => findCell(position)?.focus()));
    },
    [findCell],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const cell = target?.closest<HTMLElement>(cellSelector);
      // A menu or dialog opened from a cell bubbles through React, but is not inside the grid.
      if (!target || !cell || event.altKey) return;
      const position = positionOf(cell);
      const inside = target !== cell;
      if (inside && onKeyInside(event, target, cell)) return;
      if (event.defaultPrevented) return;
      if (inside && (event.key === 'Enter' || event.key === ' ' || takesArrows(target))) return;
      if (inside && target.hasAttribute('aria-haspopup') && event.key === 'ArrowDown') return;

      if (onKeyAtCell(event, cell, position, latest.current)) return;
      const { rowCount, columnCount, pageRows } = latest.current;
      const next = nextGridPosition(position, event, { rowCount, columnCount, pageRows });
      if (!next) return;
      event.preventDefault();
      focus(next);
    },
    [focus],
  );

  const onFocus = useCallback((event: FocusEvent) => {
    const cell = event.target.closest(cellSelector);
    if (!cell) return;
    const { row, column } = positionOf(cell);
    setWanted((previous) =>
      previous.row === row && previous.column === column ? previous : { row, column },
    );
  }, []);

  return { active, gridProps: { onKeyDown, onFocus }, focus };
}

/** Keys on a control inside a cell: Escape comes out, Left and Right go to its neighbour in the same cell. */
function onKeyInside(event: KeyboardEvent, target: HTMLElement, cell: HTMLElement): boolean {
  if (event.key === 'Escape') {
    // Also when a tooltip on the control has already taken this Escape for itself.
    event.preventDefault();
    cell.focus();
    return true;
  }
  if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || takesArrows(target)) return false;
  const controls = controlsIn(cell);
  const neighbour = controls[controls.indexOf(target) + (event.key === 'ArrowRight' ? 1 : -1)];
  if (!neighbour) return false;
  event.preventDefault();
  neighbour.focus();
  return true;
}

function onKeyAtCell(
  event: KeyboardEvent,
  cell: HTMLElement,
  { row }: GridPosition,
  { onRowEnter, onRowSpace }: GridNavigationSettings,
): boolean {
  if (event.target !== cell) return false;
  if (event.key === 'Enter' || event.key === 'F2') {
    const control = controlsIn(cell)[0];
    if (control) control.focus();
    else if (event.key === 'Enter' && row > 0) onRowEnter?.(row);
    event.preventDefault();
    return true;
  }
  if (event.key === ' ' && row > 0) {
    onRowSpace?.(row);
    event.preventDefault();
    return true;
  }
  return false;
}
