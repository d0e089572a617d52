import type { WakeSignals } from './socket-types.ts';

interface EventSource {
  addEventListener?(type: string, listener: () => void): void;
  removeEventListener?(type: string, listener: () => void): void;
}

/** The network is back, or the page is shown again, where there is a page. Read at each call: a test may bring one. */
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
