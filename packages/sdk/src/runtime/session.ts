import type { BusinessError } from '../errors/business-error.ts';
import type { ClientHooks } from './client-hooks.ts';

/** Values of a session: the sign-in token, the second-level token, and the websocket's heartbeat key. */
export type SessionName = 'token' | 'token2' | 'heartbeatKey';

type MaybePromise<T> = T | Promise<T>;

/** Stores tokens: in memory by default; a browser uses cookies or storage, a bot a file or a vault. */
export interface SessionStore {
  /** Returns null or undefined if there is no value. */
  get(name: SessionName): MaybePromise<string | null | undefined>;
  /** Stores a value; `null` deletes it. */
  set(name: SessionName, value: string | null): MaybePromise<void>;
}

/** A synchronous store. */
export interface MemorySession extends SessionStore {
  /** Returns null if there is no value. */
  get(name: SessionName): string | null;
  set(name: SessionName, value: string | null): void;
}

/** Creates a store in memory; it is empty after a restart. */
export function createMemorySession(initial: Partial<Record<SessionName, string>> = {}): MemorySession {
  const values: Partial<Record<SessionName, string | null>> = { ...initial };
  return {
    get: (name) => values[name] ?? null,
    set: (name, value) => {
      values[name] = value;
    },
  };
}

const sessionNames = ['token', 'token2', 'heartbeatKey'] as const satisfies readonly SessionName[];

export async function clearSession(session: SessionStore): Promise<void> {
  for (const name of sessionNames) await session.set(name, null);
}

/** Operations that change the session: a sign-in stores its token, a sign-out deletes everything. */
const effects: Readonly<Record<string, SessionName | 'clear'>> = {
  'session.login': 'token',
  'session.loginSecondLevel': 'token2',
  'session.logout': 'clear',
};

export const changesSession = (operationId: string): boolean => operationId in effects;

export async function keepSession(session: SessionStore, operationId: string, data: unknown): Promise<void> {
  const effect = effects[operationId];
  if (!effect) return;
  // A sign-in or sign-out deletes everything of an earlier session.
  if (effect !== 'token2') await clearSession(session);
  const { token }: { token?: unknown } = Object(data);
  if (effect !== 'clear' && typeof token === 'string') await session.set(effect, token);
}

/**
 * Ends a session that the server no longer knows. Calls `onSessionLost` once per session, even if several
 * calls fail.
 */
export function createSessionLoss(session: SessionStore, onSessionLost: ClientHooks['onSessionLost']) {
  let lostToken: string | undefined;
  return async (error: BusinessError, refusedToken: string | null | undefined): Promise<void> => {
    const current = await session.get('token');
    // A late refusal of an old token must not end a newer session.
    if (current && current !== refusedToken) return;
    if (refusedToken && refusedToken === lostToken) return;
    lostToken = refusedToken ?? undefined;
    await clearSession(session);
    onSessionLost?.(error);
  };
}
