import { useDeferredValue } from 'react';

/**
 * Number of list lines to render: the visible ones at once, the rest in slices between which the browser
 * paints and handles input. For lists that are rendered completely and start at the top.
 */
export function useLazyLines(count: number, seenFirst: number): number {
  const late = useDeferredValue(count, 0);
  return Math.min(count, Math.max(late, seenFirst));
}
