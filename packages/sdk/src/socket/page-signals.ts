import type { WakeSignals } from './socket-types.ts';

interface EventSource {
  addEventListener?(type: string, listener: () => void): void;
  removeEventListener?(type: string, listener: () => void): void;
}

/**
 * Calls `wake` when the network returns or the page is shown again; does nothing outside a page. The globals
 * are read at each call, so that a test can replace them.
 */
export const pageSignals: WakeSignals = (wake) => {
  const scope = globalThis as EventSource & { document?: EventSource & { visibilityState?: string } };
  const page = scope.document;
  const onOnline = () => wake();
  const onVisibility = () => {
    if (page?.visibilityState === 'visible') wake();
  };
  scope.addEventListener?.('online', onOnline);
  page?.addEventListener?.('visibilitychange', onVisibility);
  return () => {
    scope.removeEventListener?.('online', onOnline);
    page?.removeEventListener?.('visibilitychange', onVisibility);
  };
};
