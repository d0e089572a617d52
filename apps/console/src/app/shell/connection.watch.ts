import type { QueryClient } from '@tanstack/react-query';

/** A response that takes longer than this counts as slow. */
export const slowAfterMs = 6_000;

/**
 * Calls `tell` when a query becomes slow and when none is slow any more. Returns a function that stops
 * watching.
 */
export function watchSlowness(queries: QueryClient, tell: (slow: boolean) => void): () => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const late = new Set<string>();
  const settle = (hash: string) => {
    clearTimeout(waiting.get(hash));
    waiting.delete(hash);
    if (late.delete(hash) && late.size === 0) tell(false);
  };
  const stop = queries.getQueryCache().subscribe(({ type, query }) => {
    const hash = query.queryHash;
    // While offline no request is running; the offline notice covers that case.
    if (type === 'removed' || query.state.fetchStatus !== 'fetching') settle(hash);
    else if (!waiting.has(hash)) {
      waiting.set(
        hash,
        setTimeout(() => {
          late.add(hash);
          tell(true);
        }, slowAfterMs),
      );
    }
  });
  return () => {
    stop();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
