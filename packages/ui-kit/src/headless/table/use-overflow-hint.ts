import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

export interface OverflowHint {
  text: string;
  cell: Element;
}

export interface OverflowHintControl {
  hint: OverflowHint | null;
  /** For the element that contains the cells. */
  containerProps: {
    onPointerOver: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
  /** For the hint: it stays open while the pointer is on it. */
  hintProps: { onPointerEnter: () => void; onPointerLeave: () => void };
}

const openDelayMs = 400;
/** Time for the pointer to move from the cell to the hint. */
const closeDelayMs = 120;
const cellSelector = '[role="gridcell"], [role="columnheader"]';

/** Full text of a truncated cell, shown on hover and focus. */
export function useOverflowHint(): OverflowHintControl {
  const [hint, setHint] = useState<OverflowHint | null>(null);
  const pending = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const cell = useRef<Element | null>(null);

  const later = useCallback((next: () => OverflowHint | null, delayMs: number) => {
    clearTimeout(pending.current);
    pending.current = setTimeout(() => setHint(next()), delayMs);
  }, []);
  const close = useCallback(() => {
    cell.current = null;
    later(() => null, closeDelayMs);
  }, [later]);
  const point = useCallback(
    (target: EventTarget) => {
      const over = target instanceof Element ? target.closest(cellSelector) : null;
      if (over === cell.current) return;
      cell.current = over;
      if (!over || overflowingText(over) === null) later(() => null, closeDelayMs);
      else later(() => hintOf(over), openDelayMs);
    },
    [later],
  );

  const isOpen = hint !== null;
  useEffect(() => {
    if (!isOpen) return;
    const dismiss = () => setHint(null);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dismiss();
    // Scrolling moves the cell away from the hint.
    globalThis.addEventListener('scroll', dismiss, { capture: true, passive: true });
    globalThis.addEventListener('keydown', onKey);
    return () => {
      globalThis.removeEventListener('scroll', dismiss, { capture: true });
      globalThis.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  useEffect(() => () => clearTimeout(pending.current), []);

  return {
    hint,
    containerProps: {
      onPointerOver: (event) => {
        if (event.pointerType !== 'touch') point(event.target);
      },
      onPointerLeave: close,
      onFocus: (event) => {
        // Hover handles the pointer; a click on a cell must not open the hint.
        if (event.target.matches(':focus-visible')) point(event.target);
      },
      onBlur: close,
    },
    hintProps: { onPointerEnter: () => clearTimeout(pending.current), onPointerLeave: close },
  };
}

/** Evaluated when the hint opens: by then the cell may be out of view or show another row. */
function hintOf(cell: Element): OverflowHint | null {
  if (!cell.isConnected || !cell.matches(':hover, :focus, :focus-within')) return null;
  const text = overflowingText(cell);
  return text === null ? null : { text, cell };
}

/** A text for screen readers alone is clipped to a pixel on purpose. */
const widthOfHiddenPx = 1;

/** The text of a truncated cell; `null` when it fits, or when the part has a `title`. */
export function overflowingText(cell: Element): string | null {
  for (const part of [cell, ...cell.querySelectorAll('*')]) {
    if (part.scrollWidth <= part.clientWidth || getComputedStyle(part).overflowX === 'visible') continue;
    if (part.clientWidth <= widthOfHiddenPx) continue;
    if (part.closest('[title]') && cell.contains(part.closest('[title]'))) return null;
    return part.textContent?.trim() || null;
  }
  return null;
}
