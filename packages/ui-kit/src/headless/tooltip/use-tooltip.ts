import { type FocusEvent, type PointerEvent, useCallback, useEffect, useId, useRef, useState } from 'react';

const openAfterMs = 400;
/** Within this time after a tooltip closed, the next one opens without delay. */
const nextWithinMs = 200;
/** Time for the pointer to move from the element to its tooltip, which can be read and copied. */
const leaveAfterMs = 120;

let lastClosedAt = Number.NEGATIVE_INFINITY;
/** Closes the open tooltip: only one is open at a time. */
let closeOpen: (() => void) | null = null;

export interface TooltipControl {
  /** The element it describes, while it is open. */
  anchor: HTMLElement | null;
  id: string;
  /** For the element. */
  trigger: {
    'aria-describedby': string | undefined;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
  /** For the tooltip itself. */
  content: { onPointerEnter: () => void; onPointerLeave: () => void };
}

/**
 * A tooltip opens after hovering for a while, or at once on keyboard focus. It stays while the pointer is on
 * it and closes on Escape, a press, or scrolling. While closed it is only a few handlers, so a table can have
 * hundreds.
 */
export function useTooltip(): TooltipControl {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef(false);
  const hovered = useRef(false);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(null);
  }, []);
  const open = (element: HTMLElement) => {
    clearTimeout(timer.current);
    if (!element.isConnected) return;
    if (closeOpen !== close) closeOpen?.();
    closeOpen = close;
    setAnchor(element);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, leaveAfterMs);
  };

  useEffect(() => close, [close]);
  useEffect(() => {
    if (!anchor) return;
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keep the surrounding dialog open.
      event.stopPropagation();
      close();
    };
    const scrolled = (event: Event) => {
      if (event.target instanceof Node && event.target.contains(anchor)) close();
    };
    window.addEventListener('keydown', closeByEscape, true);
    window.addEventListener('scroll', scrolled, true);
    return () => {
      window.removeEventListener('keydown', closeByEscape, true);
      window.removeEventListener('scroll', scrolled, true);
      lastClosedAt = performance.now();
      if (closeOpen === close) closeOpen = null;
    };
  }, [anchor, close]);

  return {
    anchor,
    id,
    trigger: {
      'aria-describedby': anchor ? id : undefined,
      // On move, not on enter: an element that appears under a resting pointer must not open its tooltip and
      // take the Escape key.
      onPointerMove: ({ pointerType, currentTarget }) => {
        if (pointerType === 'touch' || hovered.current) return;
        hovered.current = true;
        clearTimeout(timer.current);
        const soon = performance.now() - lastClosedAt < nextWithinMs || closeOpen !== null;
        timer.current = setTimeout(() => open(currentTarget), soon ? 0 : openAfterMs);
      },
      onPointerLeave: () => {
        hovered.current = false;
        leave();
      },
      onPointerDown: () => {
        // A press also focuses the element, but must not open the tooltip.
        pressed.current = true;
        const released = () => {
          pressed.current = false;
        };
        for (const end of ['pointerup', 'pointercancel'])
          document.addEventListener(end, released, { once: true });
        close();
      },
      onFocus: ({ currentTarget }) => {
        // Also not when a closing menu or dialog returns the focus after pointer use.
        if (!pressed.current && currentTarget.matches(':focus-visible')) open(currentTarget);
      },
      onBlur: close,
    },
    content: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave },
  };
}
