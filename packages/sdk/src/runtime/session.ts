import type { BusinessError } from '../errors/business-error.ts';
import type { ClientHooks } from './client-hooks.ts';

/** What a session remembers: the sign-in's token, the second-level token, and the websocket's heartbeat key. */
export type SessionName = 'token' | 'token2' | 'heartbeatKey';

type MaybePromise<T> = T | Promise<T>;

/** Where tokens are kept: memory by default; a browser brings cookies or storage, a bot a file or a vault. */
export interface SessionStore {
  /** Null or undefined where nothing is kept. */
  get(name: SessionName): MaybePromise<string | null | undefined>;
  /** `null` forgets. */
  set(name: SessionName, value: string | null): MaybePromise<void>;
}

/** A store that answers at once. */
export interface MemorySession extends SessionStore {
  /** Null where nothing is kept. */
  get(name: SessionName): string | null;
  set(name: SessionName, value: string | null): void;
}

/** A store that forgets when the program ends. */
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

/** Calls whose success changes the session: a token is kept in its place, a sign-out forgets everything. */
const effects: Readonly<Record<string, SessionName | 'clear'>> = {
  'session.login': 'token',
  'session.loginSecondLevel': 'token2',
  'session.logout': 'clear',
};

export const changesSession = (operationId: string): boolean => operationId in effects;

export async function keepSession(session: SessionStore, operationId: string, data: unknown): Promise<void> {
  const effect = effects[operationId];
  if (!effect) return;
  // A new sign-in, like a sign-out, leaves nothing of an earlier session.
  if (effect !== 'token2') await clearSession(session);
  const { token }: { token?: unknown } = Object(data);
  if (effect !== 'clear' && typeof token === 'string') await session.set(effect, token);
}

/** Ends a session that the server no longer knows, and tells its owner once, however many calls hear of it. */
export function createSessionLoss(session: SessionStore, onSessionLost: ClientHooks['onSessionLost']) {
  let lostToken: string | undefined;
  return async (error: BusinessError, refusedToken: string | null | undefined): Promise<void> => {
    const current = await session.get('token');
    // A late refusal of an old token must not end a session that has begun since.
    if (current && current !== refusedToken) return;
    if (refusedToken && refusedToken === lostToken) return;
    lostToken = refusedToken ?? undefined;
    await clearSession(session);
    onSessionLost?.(error);
  };
}
