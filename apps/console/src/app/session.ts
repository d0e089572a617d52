import type { Output } from '@platform/sdk';
import { sessionInfo, sessionLogout } from '@platform/sdk/operations';
import { call } from '../shared/client.ts';
import { isRole } from '../shared/roles.ts';
import { createStore } from '../shared/store.ts';
import { currentUser, type User } from '../shared/user.ts';
import { adoptAccountLanguage } from './language.choice.ts';
import { browserSession, hasToken } from './session.store.ts';
import { adoptAccountZone } from './time-zone/time-zone.choice.ts';

export { currentUser, type User };

/** True while the session has expired and the sign-in dialog covers the open page. */
export const sessionExpired = createStore(false);

let loading: Promise<User> | null = null;

/**
 * Loads the user info. Concurrent calls share one request. A failure ends the session, because the owner of
 * the token is unknown.
 */
export function loadUser(): Promise<User> {
  const known = currentUser.get();
  if (known) return Promise.resolve(known);
  loading ??= fetchUser()
    .then(keep, (error: unknown) => {
      forget();
      throw error;
    })
    .finally(() => {
      loading = null;
    });
  return loading;
}

async function fetchUser(): Promise<User> {
  const user = await call(sessionInfo, {});
  if (!hasKnownRole(user)) throw new Error(`This console does not know the role ${user.access}.`);
  return user;
}

function keep(user: User): User {
  adoptAccountLanguage(user);
  adoptAccountZone(user);
  currentUser.set(user);
  return user;
}

function hasKnownRole(user: Output<'session.info'>): user is User {
  return isRole(user.access);
}

/** Message to the other windows of this browser, which share the token cookie. */
type Notice = { kind: 'signedIn' | 'expired'; userId: string } | { kind: 'signedOut' };
const windows = 'BroadcastChannel' in globalThis ? new BroadcastChannel('platform.session') : null;

/** Handles sign-in, sign-out and expiry in other windows. */
export function watchOtherWindows(on: { signedOut: () => void; otherUser: () => void }): void {
  windows?.addEventListener('message', ({ data }: MessageEvent<Notice>) => {
    if (data.kind === 'signedOut') {
      currentUser.set(null);
      sessionExpired.set(false);
      on.signedOut();
      return;
    }
    const user = currentUser.get();
    const isSame = user?.user_id === data.userId;
    if (data.kind === 'expired') {
      if (isSame) void expiredElsewhere();
    } else if (user && !isSame) on.otherUser();
    else sessionExpired.set(false);
  });
}

/**
 * Handles an expiry reported by another window: the shared token is invalid, and without a live connection
 * this window would notice only at its next call. If there is still a token, check it with the server: the
 * user may have signed in again, or this window may not see the cleared cookie yet.
 */
async function expiredElsewhere(): Promise<void> {
  if (hasToken()) await call(sessionInfo, {}).catch(() => undefined);
  if (!hasToken()) sessionExpired.set(true);
}

/**
 * Loads the user after session.login has stored the token. A different user than before needs a fresh page,
 * so this user is not applied to the open page.
 */
export async function enter(): Promise<{ user: User; isOther: boolean }> {
  const before = currentUser.get();
  const user = await fetchUser();
  windows?.postMessage({ kind: 'signedIn', userId: user.user_id } satisfies Notice);
  const isOther = before !== null && before.user_id !== user.user_id;
  if (!isOther) keep(user);
  return { user, isOther };
}

/** Ends the session in this window, on the server and in the other windows. */
export async function signOut(): Promise<void> {
  try {
    if (hasToken()) await call(sessionLogout, {});
  } catch {
    // The call failed. The token is cleared anyway and expires on the server.
  }
  forget();
  windows?.postMessage({ kind: 'signedOut' } satisfies Notice);
}

/** Clears tokens and user, and with them the page's data. */
export function forget(): void {
  for (const name of ['token', 'token2', 'heartbeatKey'] as const) browserSession.set(name, null);
  currentUser.set(null);
  sessionExpired.set(false);
}

/**
 * Handles code 1003: the server no longer knows the session. The SDK has cleared tokens and heartbeat key;
 * the page stays open behind the sign-in dialog. If no page is open, the guard redirects to /login.
 */
export function expire(): void {
  const user = currentUser.get();
  if (!user) return;
  sessionExpired.set(true);
  windows?.postMessage({ kind: 'expired', userId: user.user_id } satisfies Notice);
}
