import { type RefObject, useEffect } from 'react';

const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a section into view and keeps it there while lazy sections above it load, until the user scrolls or
 * presses anything.
 */
export function useScrollToPart(list: RefObject<HTMLElement | null>, partId: string | undefined): void {
  useEffect(() => {
    const element = list.current;
    if (!partId || !element) return;
    const observer = new ResizeObserver(() => {
      document.getElementById(partId)?.scrollIntoView({ block: 'start' });
    });
    observer.observe(element);
    const stop = () => observer.disconnect();
    for (const move of moves) addEventListener(move, stop, { capture: true, passive: true, once: true });
    return () => {
      stop();
      for (const move of moves) removeEventListener(move, stop, { capture: true });
    };
  }, [list, partId]);
}
