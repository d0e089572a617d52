import { type RefObject, useEffect } from 'react';

const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings a part into view and stays with it while those above it, which load by themselves, push it down: until somebody
 * moves or presses anything.
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
