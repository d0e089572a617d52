import type { OperationId, Output } from '@platform/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { setClient } from '../shared/client.ts';
import { browserSession, hasToken } from './session.store.ts';
import { currentUser, enter, expire, forget, loadUser, sessionExpired, signOut } from './session.ts';

const user = (account: string, access = 'admin') =>
  ({
    user_id: `id-of-${account}`,
    account,
    name: account,
    access,
    bindRequired: false,
  }) as Output<'session.info'>;

/** A client that answers by operation. */
function answering(answers: Partial<Record<OperationId, () => unknown>>) {
  const asked: OperationId[] = [];
  setClient(async () => {
    const call = async ({ id }: { id: OperationId }) => {
      asked.push(id);
      return answers[id]?.();
    };
    return { call: call as never };
  });
  return asked;
}

const failure = () => {
  throw new Error('no answer');
};

beforeEach(() => {
  forget();
  localStorage.clear();
});

it('loads the user info once, however many ask', async () => {
  const asked = answering({ 'session.info': () => user('admin') });
  const [first, second] = await Promise.all([loadUser(), loadUser()]);
  await loadUser();
  expect(first).toBe(second);
  expect(asked).toEqual(['session.info']);
});

it('clears the token when the user info cannot be loaded', async () => {
  browserSession.set('token', 'unknown-to-the-server');
  expect(hasToken()).toBe(true);
  answering({ 'session.info': failure });
  await expect(loadUser()).rejects.toThrow();
  expect(hasToken()).toBe(false);
  expect(currentUser.get()).toBeNull();
});

it('does not let in a role that this console does not know', async () => {
  answering({ 'session.info': () => user('x', 'auditor') });
  await expect(loadUser()).rejects.toThrow('auditor');
  expect(currentUser.get()).toBeNull();
});

it('lets the same user go on after an expiry, and tells another one apart', async () => {
  answering({ 'session.info': () => user('admin') });
  await loadUser();
  expire();
  expect(sessionExpired.get()).toBe(true);
  await expect(enter()).resolves.toMatchObject({ isOther: false });

  answering({ 'session.info': () => user('merchant', 'merchant') });
  await expect(enter()).resolves.toMatchObject({ isOther: true });
  // The page still belongs to the first; whoever reloads it gets the second.
  expect(currentUser.get()?.account).toBe('admin');
});

it('has nothing to expire where nobody has signed in', () => {
  expire();
  expect(sessionExpired.get()).toBe(false);
});

it('forgets everything at sign-out, also when the server does not hear of it', async () => {
  answering({ 'session.info': () => user('admin'), 'session.logout': failure });
  await loadUser();
  browserSession.set('token', 't');
  browserSession.set('token2', 't2');
  browserSession.set('heartbeatKey', 'k');
  await signOut();
  for (const name of ['token', 'token2', 'heartbeatKey'] as const)
    expect(browserSession.get(name)).toBeNull();
  expect(currentUser.get()).toBeNull();
});

it('tells the other windows', async () => {
  const heard = vi.fn();
  const channel = new BroadcastChannel('platform.session');
  channel.addEventListener('message', ({ data }) => heard(data));
  answering({ 'session.info': () => user('admin') });
  await enter();
  await signOut();
  await vi.waitFor(() =>
    expect(heard.mock.calls.flat()).toEqual([
      { kind: 'signedIn', userId: 'id-of-admin' },
      { kind: 'signedOut' },
    ]),
  );
  channel.close();
});
