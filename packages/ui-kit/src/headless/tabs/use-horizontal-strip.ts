import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readsToLeft } from '../direction/index.ts';

/** Scroll distance of one arrow press. */
const stripStepPx = 240;

interface StripState {
  overflows: boolean;
  atStart: boolean;
  atEnd: boolean;
}

export interface HorizontalStrip extends StripState {
  scrollBy: (direction: -1 | 1) => void;
  /** Measures again, after the content changed. */
  update: () => void;
}

/**
 * Arrow buttons and wheel for a row that scrolls horizontally without a scrollbar; `onResize` runs when its
 * width changes.
 */
export function useHorizontalStrip(
  scroller: RefObject<HTMLElement | null>,
  onResize?: () => void,
): HorizontalStrip {
  const resized = useRef(onResize);
  resized.current = onResize;
  const [state, setState] = useState<StripState>({ overflows: false, atStart: true, atEnd: true });

  const update = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const overflows = element.scrollWidth > element.clientWidth + 1;
    // From the start of the line: negative in right-to-left text.
    const scrolledPx = Math.abs(element.scrollLeft);
    const atStart = scrolledPx <= 0;
    const atEnd = scrolledPx + element.clientWidth >= element.scrollWidth - 1;
    setState((previous) =>
      previous.overflows === overflows && previous.atStart === atStart && previous.atEnd === atEnd
        ? previous
        : { overflows, atStart, atEnd },
    );
  }, [scroller]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      if (element.scrollWidth <= element.clientWidth) return;
      element.scrollLeft += readsToLeft(element) ? -event.deltaY : event.deltaY;
      event.preventDefault();
    };
    // React registers a passive wheel listener, which cannot stop the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('scroll', update, { passive: true });
    const onWidth = () => {
      resized.current?.();
      update();
    };
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onWidth);
    observer?.observe(element);
    update();
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('scroll', update);
      observer?.disconnect();
    };
  }, [scroller, update]);

  const scrollBy = (direction: -1 | 1) => {
    const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    const element = scroller.current;
    if (!element) return;
    const leftPx = (readsToLeft(element) ? -direction : direction) * stripStepPx;
    element.scrollBy({ left: leftPx, behavior: calm ? 'instant' : 'smooth' });
  };

  return { ...state, scrollBy, update };
}

/** Opens the context menu at the element; not every browser does so for Shift+F10. */
export function openContextMenuAt(element: HTMLElement): void {
  const box = element.getBoundingClientRect();
  const event = new MouseEvent('contextmenu', {
    bubbles: true,
    cancelable: true,
    clientX: box.left + 8,
    clientY: box.bottom,
  });
  element.dispatchEvent(event);
}
