import { useDeferredValue } from 'react';

/**
 * How many lines of a list are drawn now: those that are seen first at once, the rest right after, in slices between
 * which the browser paints and answers. For lists that are drawn whole and begin at the top.
 */
export function useLateLines(count: number, seenFirst: number): number {
  const late = useDeferredValue(count, 0);
  return Math.min(count, Math.max(late, seenFirst));
}
