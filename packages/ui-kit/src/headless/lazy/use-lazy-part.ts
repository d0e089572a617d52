import { useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from './lazy-part.ts';

const againAfterMs = 1_000;

/**
 * Returns the part when it is loaded, null before that. While `wanted`, loading is retried until it succeeds,
 * so that a button pressed while offline opens its part when the connection is back.
 */
export function useLazyPart<Part>(late: LazyPart<Part>, wanted: boolean): Part | null {
  const part = useSyncExternalStore(late.subscribe, late.get, late.get);
  const missing = wanted && part === null;
  useEffect(() => {
    if (!missing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      late.load().catch(() => {
        timer = setTimeout(ask, againAfterMs);
      });
    };
    ask();
    return () => clearTimeout(timer);
  }, [late, missing]);
  return part;
}
