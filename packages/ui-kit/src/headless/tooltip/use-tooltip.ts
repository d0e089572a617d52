import { type FocusEvent, type PointerEvent, useCallback, useEffect, useId, useRef, useState } from 'react';

const openAfterMs = 400;
/** Who reads one tooltip after another does not wait again. */
const nextWithinMs = 200;
/** The way from the element to its tooltip, which may be read and copied. */
const leaveAfterMs = 120;

let lastClosedAt = Number.NEGATIVE_INFINITY;
/** Closes the one that is open: there is never a second. */
let closeOpen: (() => void) | null = null;

export interface TooltipControl {
  /** The element that it is about, while it is open. */
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
 * When a tooltip is there: after resting on its element, at once on keyboard focus; it stays while the pointer is on it and
 * goes by Escape, a press, or scrolling. Closed it is a handful of handlers, so that a table may have hundreds.
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
      // The dialog around it stays.
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
      // A move, not an entry: what opens under a pointer at rest was not pointed at, and Escape is meant for it.
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
        // A press focuses too, and says by itself what it does.
        pressed.current = true;
        const released = () => {
          pressed.current = false;
        };
        for (const end of ['pointerup', 'pointercancel'])
          document.addEventListener(end, released, { once: true });
        close();
      },
      onFocus: ({ currentTarget }) => {
        // Nor when a closed menu or dialog gives the focus back to whoever came by pointer.
        if (!pressed.current && currentTarget.matches(':focus-visible')) open(currentTarget);
      },
      onBlur: close,
    },
    content: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave },
  };
}
