import type { Output } from '@platform/sdk';
import { sessionInfo, sessionLogout } from '@platform/sdk/operations';
import { call } from '../shared/client.ts';
import { isRole } from '../shared/roles.ts';
import { createStore } from '../shared/store.ts';
import { currentUser, type User } from '../shared/user.ts';
import { adoptAccountLanguage } from './language.choice.ts';
import { browserSession, hasToken } from './session.store.ts';

export { currentUser, type User };

/** True while the session has expired under an open page: sign-in stands in front of it. */
export const sessionExpired = createStore(false);

let loading: Promise<User> | null = null;

/** Loads the user info once, however many ask. A failure ends the session: nobody knows whose token it was. */
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
  currentUser.set(user);
  return user;
}

function hasKnownRole(user: Output<'session.info'>): user is User {
  return isRole(user.access);
}

/** Tells the other windows of this browser, whose token is the same cookie. */
type Notice = { kind: 'signedIn' | 'expired'; userId: string } | { kind: 'signedOut' };
const windows = 'BroadcastChannel' in globalThis ? new BroadcastChannel('platform.session') : null;

/** Hears of sign-in, sign-out and expiry in other windows. */
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
 * The token they share is gone: a window without a live connection would notice at its next call only. One that still sees
 * a token asks whether it counts: either somebody has signed in again, or it does not see yet what the other window did.
 */
async function expiredElsewhere(): Promise<void> {
  if (hasToken()) await call(sessionInfo, {}).catch(() => undefined);
  if (!hasToken()) sessionExpired.set(true);
}

/**
 * After session.login has kept its token: who is it? Someone else than the page was left by starts with a clean one,
 * so he is not taken over here.
 */
export async function enter(): Promise<{ user: User; isOther: boolean }> {
  const before = currentUser.get();
  const user = await fetchUser();
  windows?.postMessage({ kind: 'signedIn', userId: user.user_id } satisfies Notice);
  const isOther = before !== null && before.user_id !== user.user_id;
  if (!isOther) keep(user);
  return { user, isOther };
}

/** Ends the session here, on the server and in the other windows. */
export async function signOut(): Promise<void> {
  try {
    if (hasToken()) await call(sessionLogout, {});
  } catch {
    // The server did not hear of it: the token is forgotten all the same and expires there by itself.
  }
  forget();
  windows?.postMessage({ kind: 'signedOut' } satisfies Notice);
}

/** Forgets tokens and user. What was shown is gone with them. */
export function forget(): void {
  for (const name of ['token', 'token2', 'heartbeatKey'] as const) browserSession.set(name, null);
  currentUser.set(null);
  sessionExpired.set(false);
}

/**
 * The server no longer knows the session (1003). The SDK has forgotten tokens and heartbeat key; the page stays behind
 * the sign-in. Without a page to come back to, the guard leads to /login by itself.
 */
export function expire(): void {
  const user = currentUser.get();
  if (!user) return;
  sessionExpired.set(true);
  windows?.postMessage({ kind: 'expired', userId: user.user_id } satisfies Notice);
}
