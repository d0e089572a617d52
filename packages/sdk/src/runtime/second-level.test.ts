import { describe, expect, it, vi } from 'vitest';
import { merchantsSigningKey, sessionLoginSecondLevel } from '../generated/operations.ts';
import { createRecordedFetch, refusal, success } from '../testing/recorded-fetch.ts';
import { createClient } from './client.ts';
import { createMemorySession } from './session.ts';

const key = { mchId: '10000101', signingKey: 'k' };

/** A platform that accepts only "good" as `token2`. */
function guarded(refusalCode = 1024) {
  return createRecordedFetch((request) =>
    request.headers.get('token2') === 'good' ? success(key) : refusal(refusalCode),
  );
}

describe('second-level password', () => {
  it.each([1024, 1025])('is prompted for at code %d, and the call is sent once more', async (code) => {
    const session = createMemorySession({ token: 't', token2: 'expired' });
    const { fetch, requests } = guarded(code);
    const onSecondLevel = vi.fn(() => session.set('token2', 'good'));
    const client = createClient({ baseUrl: 'https://p.example', fetch, session, hooks: { onSecondLevel } });
    await expect(client.call(merchantsSigningKey)).resolves.toEqual(key);
    expect(onSecondLevel).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code }));
    expect(requests).toHaveLength(2);
  });

  it('is prompted for once by concurrently refused calls', async () => {
    const session = createMemorySession({ token: 't' });
    const { fetch } = guarded();
    let answer: () => void = () => undefined;
    const onSecondLevel = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          answer = () => {
            session.set('token2', 'good');
            resolve();
          };
        }),
    );
    const client = createClient({ baseUrl: 'https://p.example', fetch, session, hooks: { onSecondLevel } });
    const calls = [1, 2, 3].map(() => client.call(merchantsSigningKey));
    await vi.waitFor(() => expect(onSecondLevel).toHaveBeenCalled());
    answer();
    await expect(Promise.all(calls)).resolves.toEqual([key, key, key]);
    expect(onSecondLevel).toHaveBeenCalledOnce();
  });

  it.each([
    ['declines', () => Promise.reject(new Error('cancelled'))],
    ['gives no token', () => undefined],
  ])('keeps the refusal when the user %s', async (_what, onSecondLevel) => {
    const { fetch, requests } = guarded();
    const client = createClient({ baseUrl: 'https://p.example', fetch, hooks: { onSecondLevel } });
    await expect(client.call(merchantsSigningKey)).rejects.toMatchObject({ codeName: 'secondLevelRequired' });
    expect(requests).toHaveLength(1);
  });

  it('gives up after one more refusal', async () => {
    const session = createMemorySession({ token: 't' });
    const { fetch, requests } = createRecordedFetch(refusal(1025));
    let count = 0;
    const onSecondLevel = vi.fn(() => session.set('token2', `attempt ${++count}`));
    const client = createClient({ baseUrl: 'https://p.example', fetch, session, hooks: { onSecondLevel } });
    await expect(client.call(merchantsSigningKey)).rejects.toMatchObject({ codeName: 'secondLevelInvalid' });
    expect(onSecondLevel).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(2);
  });

  it('does not prompt for its own sign-in', async () => {
    const onSecondLevel = vi.fn();
    const { fetch } = createRecordedFetch(refusal(1024));
    const client = createClient({ baseUrl: 'https://p.example', fetch, hooks: { onSecondLevel } });
    await expect(client.call(sessionLoginSecondLevel, { password: 'p', logInReason: 'r' })).rejects.toThrow();
    expect(onSecondLevel).not.toHaveBeenCalled();
  });

  it('stops waiting for the user when the call is aborted', async () => {
    const { fetch } = guarded();
    const onSecondLevel = vi.fn(() => new Promise(() => undefined));
    const client = createClient({ baseUrl: 'https://p.example', fetch, hooks: { onSecondLevel } });
    const controller = new AbortController();
    const call = client.call(merchantsSigningKey, {}, { signal: controller.signal });
    await vi.waitFor(() => expect(onSecondLevel).toHaveBeenCalled());
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortedError' });
  });
});
