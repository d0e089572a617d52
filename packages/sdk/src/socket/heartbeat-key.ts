import type { SessionStore } from '../runtime/session.ts';

/**
 * Deletes a refused heartbeat key; the next connection starts without one. A newer key that another window of
 * the session has stored is kept: deleting it would lock out both windows.
 */
export async function dropKey(session: SessionStore, refused: string | null): Promise<void> {
  const stored = (await session.get('heartbeatKey')) ?? null;
  if (stored === refused) await session.set('heartbeatKey', null);
}
