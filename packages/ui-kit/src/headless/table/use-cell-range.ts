import { type ClipboardEvent, type MouseEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type CellRange, type CopiedCells, rangeBetween } from './cell-range.ts';
import { cellOf, type GridPosition, positionOf } from './grid-navigation.ts';

export interface CellRangeSettings {
  grid: RefObject<HTMLElement | null>;
  /** Number of leading columns, which are not copied. */
  leads: number;
  /** Names the cells of a column and of a line. A selection ends when other cells take their place. */
  columnKey: string;
  rowKeyAt: (row: number) => string | number | undefined;
  copy: (range: CellRange) => CopiedCells;
  focus: (position: GridPosition) => void;
}

export interface RangeState {
  range: CellRange;
  isCopied: boolean;
}

/** The selected cells. Kept outside of React's state, so that a drag renders only the rows that change. */
export interface CellRangeControl {
  subscribe: (listener: () => void) => () => void;
  get: () => RangeState | null;
  /** Extends the selection by a step of the keyboard. */
  extend: (from: GridPosition, to: GridPosition) => void;
  /** Returns false if nothing was selected. */
  clear: () => boolean;
  gridProps: {
    onMouseDown: (event: MouseEvent<HTMLElement>) => void;
    onClickCapture: (event: MouseEvent<HTMLElement>) => void;
    onCopy: (event: ClipboardEvent<HTMLElement>) => void;
  };
}

/** Controls that have their own press or drag. */
const ownPress = 'a[href], input, select, textarea, label, [role="checkbox"], [data-stop-row]';

/**
 * Selects a rectangle of cells, as in a spreadsheet: by drag, by Shift with a click, by Shift with the arrow
 * keys. The copy command writes it to the clipboard. A drag inside one cell selects its text, until the pointer
 * enters another cell.
 */
export function useCellRange(settings: CellRangeSettings): CellRangeControl {
  const latest = useRef(settings);
  latest.current = settings;
  const control = useMemo(() => createCellRange(() => latest.current), []);
  const { check, stop } = control;
  useEffect(check);
  useEffect(() => stop, [stop]);
  return control;
}

interface Ends {
  anchor: GridPosition;
  head: GridPosition;
  /** Of the cells at the ends, to notice that others have taken their place. */
  keys: string;
}

function createCellRange(
  settings: () => CellRangeSettings,
): CellRangeControl & { check: () => void; stop: () => void } {
  const listeners = new Set<() => void>();
  let ends: Ends | null = null;
  let state: RangeState | null = null;
  let isClickDropped = false;
  let stop: () => void = () => undefined;

  const set = (next: RangeState | null) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const keysOf = (anchor: GridPosition, head: GridPosition): string => {
    const { columnKey, rowKeyAt } = settings();
    return [columnKey, rowKeyAt(anchor.row), rowKeyAt(head.row)].join('\n');
  };
  const clear = (): boolean => {
    if (!state) return false;
    ends = null;
    set(null);
    return true;
  };
  const select = (anchor: GridPosition, head: GridPosition) => {
    ends = { anchor, head, keys: keysOf(anchor, head) };
    globalThis.getSelection?.()?.removeAllRanges();
    set({ range: rangeBetween(anchor, head, settings().leads), isCopied: false });
  };
  /** The body cell of an event, without leading cells. */
  const at = (target: EventTarget | null): GridPosition | null => {
    const { grid, leads } = settings();
    const cell = target instanceof Element && grid.current?.contains(target) ? cellOf(target) : null;
    if (!cell || cell.hasAttribute('data-grid-span')) return null;
    const position = positionOf(cell);
    return position.row > 0 && position.column >= leads ? position : null;
  };

  const drag = (start: GridPosition) => {
    const { grid } = settings();
    let isDragging = false;
    const onMove = (event: globalThis.MouseEvent) => {
      if ((event.buttons & 1) === 0) return stop();
      const position = at(event.target);
      if (!position || (!isDragging && isSame(position, start))) return;
      if (!isDragging) grid.current?.setAttribute('data-range-drag', '');
      isDragging = true;
      if (!ends || !isSame(ends.head, position)) select(start, position);
    };
    const onUp = () => {
      isClickDropped = isDragging;
      stop();
      if (isDragging && ends) settings().focus(ends.head);
    };
    stop = () => {
      grid.current?.removeAttribute('data-range-drag');
      document.removeEventListener('mousemove', onMove);
      document.removeEventListener('mouseup', onUp);
    };
    document.addEventListener('mousemove', onMove);
    document.addEventListener('mouseup', onUp);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    extend: (from, to) => select(ends && isSame(ends.head, from) ? ends.anchor : from, to),
    clear,
    check: () => {
      if (ends && ends.keys !== keysOf(ends.anchor, ends.head)) clear();
    },
    stop: () => stop(),
    gridProps: {
      onMouseDown(event) {
        isClickDropped = false;
        stop();
        if (event.button !== 0) return;
        const position = at(event.target);
        const isOwn = event.target instanceof Element && event.target.closest(ownPress) !== null;
        if (!position || isOwn) return;
        const focused = at(document.activeElement);
        if (event.shiftKey && (ends || focused)) {
          // Without this the browser would select the text up to here.
          event.preventDefault();
          isClickDropped = true;
          select(ends?.anchor ?? focused ?? position, position);
          settings().focus(position);
          return;
        }
        clear();
        drag(position);
      },
      // A click after a drag would open the row. A click by keyboard has no detail.
      onClickCapture(event) {
        if (!isClickDropped || event.detail === 0) return;
        isClickDropped = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onCopy(event) {
        const isText = event.target instanceof Element && event.target.matches('input, textarea');
        if (!state || isText || globalThis.getSelection?.()?.toString()) return;
        const { text, html } = settings().copy(state.range);
        event.clipboardData.setData('text/plain', text);
        event.clipboardData.setData('text/html', html);
        event.preventDefault();
        set({ ...state, isCopied: true });
      },
    },
  };
}

const isSame = (one: GridPosition, other: GridPosition): boolean =>
  one.row === other.row && one.column === other.column;
