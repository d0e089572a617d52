import { type KeyboardEvent, useState } from 'react';

export interface ChartCursorSettings {
  /** Number of positions. */
  readonly count: number;
  /** In a grid: positions per row. Up and Down move by this many. */
  readonly columns?: number;
  /** Enter, Space or a click opens the item at the position. */
  readonly onOpen?: ((index: number) => void) | undefined;
}

export interface ChartCursor {
  /** Current position; -1 for none. */
  readonly index: number;
  /** Reached by the keyboard, so the value is announced. */
  readonly spoken: boolean;
  point(index: number): void;
  leave(): void;
  /** Announce the current value from now on. */
  speak(): void;
  open(index: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Moves a cursor over the values of a chart, with the pointer or the keyboard. */
export function useChartCursor({ count, columns, onOpen }: ChartCursorSettings): ChartCursor {
  const [place, setPlace] = useState({ index: -1, spoken: false });
  const index = place.index < count ? place.index : -1;
  const open = (at: number) => {
    if (at >= 0 && at < count) onOpen?.(at);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, index, count, columns);
    if (next !== undefined) {
      setPlace({ index: next, spoken: true });
    } else if (event.key === 'Escape' && index >= 0) {
      setPlace({ index: -1, spoken: false });
    } else if ((event.key === 'Enter' || event.key === ' ') && index >= 0 && onOpen) {
      open(index);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    index,
    spoken: place.spoken && index >= 0,
    point: (at) => setPlace((now) => (now.index === at && !now.spoken ? now : { index: at, spoken: false })),
    speak: () => setPlace({ index, spoken: index >= 0 }),
    leave: () => setPlace({ index: -1, spoken: false }),
    open,
    onKeyDown,
  };
}

/** The position that a key moves to; undefined for other keys. */
export function nextIndex(key: string, index: number, count: number, columns?: number): number | undefined {
  if (count === 0) return undefined;
  const clamp = (wanted: number) => Math.min(Math.max(wanted, 0), count - 1);
  const start = index < 0;
  switch (key) {
    case 'ArrowRight':
      return start ? 0 : clamp(index + 1);
    case 'ArrowLeft':
      return start ? count - 1 : clamp(index - 1);
    case 'ArrowDown':
      return columns === undefined ? undefined : moveBy(index, columns, count);
    case 'ArrowUp':
      return columns === undefined ? undefined : moveBy(index, -columns, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function moveBy(index: number, by: number, count: number): number {
  if (index < 0) return 0;
  const next = index + by;
  return next < 0 || next >= count ? index : next;
}
