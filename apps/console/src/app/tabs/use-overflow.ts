import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Overflow {
  any: boolean;
  atStart: boolean;
  atEnd: boolean;
  measure: () => void;
}

/** Whether a strip is wider than its place, and whether it stands at an end. `content` re-measures when it changes. */
export function useOverflow(strip: RefObject<HTMLElement | null>, content: unknown): Overflow {
  const [state, setState] = useState({ any: false, atStart: true, atEnd: true });

  const measure = useCallback(() => {
    const element = strip.current;
    if (!element) return;
    const end = element.scrollWidth - element.clientWidth;
    const next = { any: end > 1, atStart: element.scrollLeft <= 1, atEnd: element.scrollLeft >= end - 1 };
    setState((old) =>
      old.any === next.any && old.atStart === next.atStart && old.atEnd === next.atEnd ? old : next,
    );
  }, [strip]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip, measure]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new content is the reason to measure again.
  useEffect(measure, [content, measure]);
  return { ...state, measure };
}
