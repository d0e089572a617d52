import type { SessionStore } from '../runtime/session.ts';

/**
 * A key that does not fit is of no use: the next connection begins without one. Where another window of the same session
 * has stored a newer one meanwhile, it begins with that; taking it away would lock both out.
 */
export async function dropKey(session: SessionStore, refused: string | null): Promise<void> {
  const stored = (await session.get('heartbeatKey')) ?? null;
  if (stored === refused) await session.set('heartbeatKey', null);
}
