import { useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from './lazy-part.ts';

const againAfterMs = 1_000;

/**
 * The part once it is here, null until then. While it is wanted it is asked for until it comes: whoever pressed a button
 * without a connection sees what he asked for when the connection is back.
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
