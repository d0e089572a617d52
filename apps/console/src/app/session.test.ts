import type { Output } from '@platform/sdk';
import { sessionInfo } from '@platform/sdk/operations';
import { businessError, networkError } from '@platform/sdk/testing';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../shared/client.ts';
import { mockPlatform } from '../shared/testing/mock-platform.ts';
import { browserSession, hasToken } from './session.store.ts';
import {
  currentUser,
  enter,
  expire,
  forget,
  loadUser,
  sessionExpired,
  signOut,
  watchOtherWindows,
} from './session.ts';

const { asked, fixtures, handlers, use } = mockPlatform();

/** From now on the fake platform returns this user. Returns the user id. */
function signedInAs(account: string, access: Output<'session.info'>['access'] = 'admin'): string {
  const user_id = fixtures.userRow().id;
  use(handlers.session.info(() => fixtures.sessionInfo({ user_id, account, access, bindRequired: false })));
  return user_id;
}

beforeEach(() => {
  forget();
  localStorage.clear();
});

it('loads the user info once for concurrent requests', async () => {
  signedInAs('admin');
  const [first, second] = await Promise.all([loadUser(), loadUser()]);
  await loadUser();
  expect(first).toBe(second);
  expect(asked).toEqual(['/v1.0/user/getInfo']);
});

it('clears the token when the user info cannot be loaded', async () => {
  browserSession.set('token', 'unknown-to-the-server');
  expect(hasToken()).toBe(true);
  use(handlers.session.info(() => businessError('unavailable')));
  await expect(loadUser()).rejects.toThrow();
  expect(hasToken()).toBe(false);
  expect(currentUser.get()).toBeNull();
});

it('refuses a role that this console does not know', async () => {
  signedInAs('x', 'auditor');
  await expect(loadUser()).rejects.toThrow('auditor');
  expect(currentUser.get()).toBeNull();
});

it('continues for the same user after an expiry, and detects a different user', async () => {
  signedInAs('admin');
  await loadUser();
  expire();
  expect(sessionExpired.get()).toBe(true);
  await expect(enter()).resolves.toMatchObject({ isOther: false });

  signedInAs('merchant', 'merchant');
  await expect(enter()).resolves.toMatchObject({ isOther: true });
  // The page still belongs to the first user; a reload would load the second.
  expect(currentUser.get()?.account).toBe('admin');
});

it('does not expire without a signed-in user', () => {
  expire();
  expect(sessionExpired.get()).toBe(false);
});

it('clears everything at sign-out, even when the server is not reached', async () => {
  signedInAs('admin');
  use(handlers.session.logout(() => networkError()));
  await loadUser();
  browserSession.set('token', 't');
  browserSession.set('token2', 't2');
  browserSession.set('heartbeatKey', 'k');
  await signOut();
  for (const name of ['token', 'token2', 'heartbeatKey'] as const)
    expect(browserSession.get(name)).toBeNull();
  expect(currentUser.get()).toBeNull();
});

describe('an expiry noticed in another window', () => {
  const other = new BroadcastChannel('platform.session');
  const tell = async (userId: string) => {
    other.postMessage({ kind: 'expired', userId });
    // Messages of a window arrive in order. Once this one has arrived, so has the first.
    const heard = vi.fn();
    watchOtherWindows({ signedOut: () => undefined, otherUser: heard });
    other.postMessage({ kind: 'signedIn', userId: 'another' });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  };
  afterAll(() => other.close());

  it('ends the session here too, because the token is the same', async () => {
    const userId = signedInAs('admin');
    await loadUser();
    await tell(userId);
    expect(sessionExpired.get()).toBe(true);
  });

  it('is ignored when a user has signed in again meanwhile', async () => {
    const userId = signedInAs('admin');
    await loadUser();
    browserSession.set('token', 'renewed');
    await tell(userId);
    // One call for the user info, one to check the token.
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
    await call(sessionInfo, {});
    expect(sessionExpired.get()).toBe(false);
  });

  it('applies when the removed token is still visible here, after checking it', async () => {
    const userId = signedInAs('admin');
    await loadUser();
    browserSession.set('token', 'gone-elsewhere');
    use(
      handlers.session.info(() => {
        // As the client does when the server does not know the session.
        browserSession.set('token', null);
        return businessError('sessionExpired');
      }),
    );
    await tell(userId);
    await vi.waitFor(() => expect(sessionExpired.get()).toBe(true));
  });

  it('is ignored by another user’s page', async () => {
    signedInAs('admin');
    await loadUser();
    await tell('somebody-else');
    expect(sessionExpired.get()).toBe(false);
  });
});

it('is announced to the other windows', async () => {
  const heard = vi.fn();
  const channel = new BroadcastChannel('platform.session');
  channel.addEventListener('message', ({ data }) => heard(data));
  const userId = signedInAs('admin');
  await enter();
  expire();
  await signOut();
  await vi.waitFor(() =>
    expect(heard.mock.calls.flat()).toEqual([
      { kind: 'signedIn', userId },
      { kind: 'expired', userId },
      { kind: 'signedOut' },
    ]),
  );
  channel.close();
});
