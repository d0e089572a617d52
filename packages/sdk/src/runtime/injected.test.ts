import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../create-platform.ts';
import { createRecordedFetch, fault, refusal, success } from '../testing/recorded-fetch.ts';
import type { Clock } from './clock.ts';
import type { SessionName, SessionStore } from './session.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A session store that answers asynchronously and records its calls. */
function createVault() {
  const kept = new Map<SessionName, string>();
  const asked = new Set<string>();
  const store: SessionStore = {
    get: async (name) => {
      asked.add(`get ${name}`);
      return kept.get(name);
    },
    set: async (name, value) => {
      asked.add(`set ${name}`);
      if (value === null) kept.delete(name);
      else kept.set(name, value);
    },
  };
  return { store, kept, asked };
}

/** A clock that advances as soon as a pause waits for it; time-outs are never reached. */
function createOwnClock() {
  let nowMs = Date.parse('2026-11-20T04:00:00Z');
  const pausesMs: number[] = [];
  const clock: Clock = {
    now: () => nowMs,
    after: (delayMs, callback) => {
      if (delayMs >= 30_000) return () => undefined;
      pausesMs.push(delayMs);
      nowMs += delayMs;
      queueMicrotask(callback);
      return () => undefined;
    },
  };
  return { clock, pausesMs };
}

describe('clock, fetch, storage and random source', () => {
  it('are always the injected ones', async () => {
    vi.stubGlobal('fetch', () => expect.fail('the global fetch was called'));
    const sources = [
      vi.spyOn(Date, 'now'),
      vi.spyOn(Math, 'random'),
      vi.spyOn(globalThis, 'setTimeout'),
      vi.spyOn(crypto, 'getRandomValues'),
    ];
    const { store, kept, asked } = createVault();
    const { clock, pausesMs } = createOwnClock();
    const { fetch, requests } = createRecordedFetch(
      success({ token: 'first', bindRequired: false }),
      fault(503, null),
      fault(429, null, { 'retry-after': 'Fri, 20 Nov 2026 04:00:05 GMT' }),
      success({ list: [], total: 0, nextCursor: null, summary: null }),
      refusal(1024),
      success({ token: 'second', expiresAt: '2026-11-20T12:05:00+08:00' }),
      success({ mchId: '1' }),
      success({}),
    );
    const platform = createPlatform({
      baseUrl: 'https://p.example',
      session: store,
      clock,
      fetch,
      random: () => 0.5,
      validation: { response: 'off' },
      hooks: { onSecondLevel: () => platform.session.loginSecondLevel({ password: 'p', logInReason: 'r' }) },
    });
    await platform.session.login({ userName: 'merchant', password: 'p' });
    await platform.orders.reconcile({ mchId: '1', mchOrderNo: 'M-1' });
    await platform.merchants.signingKey();
    expect(Object.fromEntries(kept)).toEqual({ token: 'first', token2: 'second' });
    await platform.session.logout();

    expect(kept.size).toBe(0);
    expect(asked).toContain('get token2');
    // Half of the first limit; then until the time that the server named, by the injected clock.
    expect(pausesMs).toEqual([150, 4_850]);
    expect(requests.map(({ headers }) => headers.get('x-request-id'))).toEqual(
      [1, 2, 2, 2, 3, 4, 3, 5].map((call) => `18ce53un18g-${call}`),
    );
    for (const source of sources) expect(source).not.toHaveBeenCalled();
  });
});
