import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keyAlongLine } from '../direction/index.ts';
import { cellOf, type GridPosition, nextGridPosition, positionOf } from './grid-navigation.ts';

export interface GridNavigationSettings {
  grid: RefObject<HTMLElement | null>;
  /** Number of lines, including the header. */
  rowCount: number;
  columnCount: number;
  /** Rows per Page Up and Page Down. */
  pageRows: () => number;
  /** Enter on a cell. Without it, Enter moves into the cell's controls like F2. */
  onRowEnter?: ((row: number) => void) | undefined;
  /** Space on a cell; with Shift the range up to this row. */
  onRowSpace?: (row: number, range: boolean) => void;
  /** Shift with a key that moves extends the selection to the next cell. */
  onExtend?: (from: GridPosition, to: GridPosition) => void;
  /** A key that moves, without Shift. */
  onMove?: () => void;
  /** Escape on a cell. Returns false if there was nothing to end. */
  onEscape?: () => boolean;
  /** Control with A. */
  onSelectAll?: () => void;
}

export interface GridNavigation {
  /** The only cell in the Tab order. It must be rendered even when it is out of view. */
  active: GridPosition;
  gridProps: { onKeyDown: (event: KeyboardEvent) => void; onFocus: (event: FocusEvent) => void };
  focus: (position: GridPosition) => void;
}

const controlSelector =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [role="checkbox"], [role="button"]';

function controlsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controlSelector)];
}

function takesArrows(element: Element): boolean {
  return element.matches('input:not([type="checkbox"]), textarea, select, [role="combobox"]');
}

/**
 * Keyboard of an ARIA grid. Lines carry `data-grid-row` (0 is the header), cells carry `aria-colindex`.
 * Arrows move between cells, Enter opens a row, Space selects it. F2 moves into the controls of a cell (Left
 * and Right move between them), Escape returns to the cell. In a cell with a `data-grid-action` control,
 * Enter and Space click that control. A cell across the whole line is marked `data-grid-span`; a cell with nothing
 * but controls is marked `data-grid-controls`.
 */
export function useGridNavigation(settings: GridNavigationSettings): GridNavigation {
  const [wanted, setWanted] = useState<GridPosition>({ row: 0, column: 0 });
  const awaited = useRef<GridPosition | null>(null);
  const latest = useRef(settings);
  latest.current = settings;

  const active = {
    row: Math.min(wanted.row, Math.max(settings.rowCount - 1, 0)),
    column: Math.min(wanted.column, Math.max(settings.columnCount - 1, 0)),
  };

  const findCell = useCallback(({ row, column }: GridPosition) => {
    const find = (cell: string) =>
      latest.current.grid.current?.querySelector<HTMLElement>(`[data-grid-row="${row}"] > ${cell}`);
    return find(`[aria-colindex="${column + 1}"]`) ?? find('[data-grid-span]') ?? null;
  }, []);

  const focus = useCallback(
    (position: GridPosition) => {
      setWanted(position);
      const cell = findCell(position);
      awaited.current = cell ? null : position;
      if (cell) show(cell);
    },
    [findCell],
  );
  // The active cell is rendered now even if it was out of view before.
  useLayoutEffect(() => {
    const cell = awaited.current && findCell(awaited.current);
    if (!cell) return;
    awaited.current = null;
    show(cell);
  });

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const cell = target && cellOf(target);
      // Events of a menu or dialog opened from a cell bubble through React, but come from outside the grid.
      if (!target || !cell || event.altKey) return;
      const inside = target !== cell;
      if (inside && onKeyInside(event, target, cell)) return;
      if (event.defaultPrevented) return;
      if (inside && (event.key === 'Enter' || event.key === ' ' || takesArrows(target))) return;
      if (inside && target.hasAttribute('aria-haspopup') && event.key === 'ArrowDown') return;

      const position = positionOf(cell);
      // Leave a spanning cell in the column from which it was entered.
      if (cell.hasAttribute('data-grid-span')) position.column = wanted.column;
      if (!inside && onKeyAtCell(event, cell, position, latest.current)) return;
      const { rowCount, columnCount, pageRows, onExtend, onMove } = latest.current;
      const bounds = { rowCount, columnCount, pageRows: pageRows() };
      const { ctrlKey, metaKey } = event;
      const next = nextGridPosition(
        position,
        { key: keyAlongLine(event.key, cell), ctrlKey, metaKey },
        bounds,
      );
      if (!next) return;
      event.preventDefault();
      if (!event.shiftKey) onMove?.();
      else if (position.row > 0 && next.row > 0) onExtend?.(position, next);
      focus(next);
    },
    [focus, wanted.column],
  );

  const onFocus = useCallback((event: FocusEvent) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    const { row, column } = positionOf(cell);
    setWanted((previous) => {
      if (previous.row === row && (previous.column === column || cell.hasAttribute('data-grid-span'))) {
        return previous;
      }
      return { row, column };
    });
  }, []);

  return { active, gridProps: { onKeyDown, onFocus }, focus };
}

/** Without scrolling: a table would scroll to the unpinned position of a pinned cell. */
function focusInPlace(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
}

function show(cell: HTMLElement): void {
  focusInPlace(cell);
  // A sticky cell is in view sideways. Its line is as wide as the table, so that does not scroll sideways either.
  const shown = getComputedStyle(cell).position === 'sticky' ? cell.parentElement : cell;
  shown?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Keys on a control inside a cell: Escape returns to the cell, Left and Right move to the next control. */
function onKeyInside(event: KeyboardEvent, target: HTMLElement, cell: HTMLElement): boolean {
  if (event.key === 'Escape') {
    // Also when a tooltip on the control has already handled this Escape.
    event.preventDefault();
    focusInPlace(cell);
    return true;
  }
  const key = keyAlongLine(event.key, cell);
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || takesArrows(target)) return false;
  const controls = controlsIn(cell);
  const neighbour = controls[controls.indexOf(target) + (key === 'ArrowRight' ? 1 : -1)];
  if (!neighbour) return false;
  event.preventDefault();
  focusInPlace(neighbour);
  return true;
}

/** Keys on the cell that do not move the focus. */
function onKeyAtCell(
  event: KeyboardEvent,
  cell: HTMLElement,
  { row }: GridPosition,
  { onRowEnter, onRowSpace, onSelectAll, onEscape }: GridNavigationSettings,
): boolean {
  const done = () => {
    event.preventDefault();
    return true;
  };
  if (event.key === 'Escape' && onEscape?.()) {
    event.stopPropagation();
    return done();
  }
  if (event.key === 'F2') {
    focusInPlace(controlsIn(cell)[0]);
    return done();
  }
  if (event.key === 'Enter' || (event.key === ' ' && !event.shiftKey)) {
    const action = cell.querySelector<HTMLElement>('[data-grid-action]');
    if (action) {
      action.click();
      return done();
    }
  }
  if (event.key === 'Enter') {
    const enters = row > 0 && onRowEnter && !cell.hasAttribute('data-grid-controls');
    if (enters) onRowEnter(row);
    else focusInPlace(controlsIn(cell)[0]);
    return done();
  }
  if (event.key === ' ') {
    if (row > 0) onRowSpace?.(row, event.shiftKey);
    return done();
  }
  if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && onSelectAll) {
    onSelectAll();
    return done();
  }
  return false;
}
