import type { QueryClient } from '@tanstack/react-query';

/** An answer that takes longer than this is worth a word. */
export const slowAfterMs = 6_000;

/** Tells when some reading has waited too long, and when none does any more. Answers how to stop. */
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
    // Nothing is asked while the network is gone: that is said by itself.
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
