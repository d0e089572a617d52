import { describe, expect, it } from 'vitest';
import { webhookHeaders } from '../generated/webhooks.ts';
import { hmacSha256 } from '../sign/profiles.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import type { CallbackHeaders, CallbackRefusal, CallbackResult } from './callback-types.ts';
import { createCallbacks } from './callbacks.ts';
import { callbackHeaders, signCallback } from './sign-callback.ts';

const clock = createManualClock();
const key = 'demo-secret';
const callbacks = createCallbacks({ key, clock });
const good = callbacks.generateTest();
const success = { status: 200, body: 'success' };

const reasonOf = (result: CallbackResult): CallbackRefusal | 'accepted' =>
  result.ok ? 'accepted' : result.reason;
const judge = async (rawBody: string | Uint8Array, headers: CallbackHeaders) =>
  reasonOf(await callbacks.verify(rawBody, headers));

describe('a callback as the platform sends it', () => {
  it.each(['json', 'form'] as const)('is accepted as %s, with its content', async (format) => {
    const { rawBody, headers, event } = callbacks.generateTest({ format });
    const result = await callbacks.verify(rawBody, headers);
    expect(result).toEqual({ ok: true, event: { ...event, sign: expect.any(String) }, answer: success });
  });

  it('is accepted as text and as bytes, with headers in any container', async () => {
    const { rawBody, headers } = good;
    const lowered = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    for (const body of [rawBody, Buffer.from(rawBody), new TextEncoder().encode(rawBody)]) {
      for (const given of [
        headers,
        lowered,
        new Headers(headers),
        { ...lowered, host: 'x', via: ['a', 'b'] },
      ])
        expect(await judge(body, given)).toBe('accepted');
    }
  });

  it('has headers that the contract names', () => {
    expect(webhookHeaders.orderCallback).toEqual(Object.values(callbackHeaders));
    expect(Object.keys(good.headers)).toEqual(['Content-Type', ...Object.values(callbackHeaders)]);
  });

  it('is generated with custom fields and address, each with its own id', () => {
    const url = 'https://merchant.example/callback';
    const test = callbacks.generateTest({ payload: { status: 'rejected', orderType: 2 }, url });
    expect(test).toMatchObject({ url, event: { status: 'rejected', orderType: 2 } });
    expect(JSON.parse(test.rawBody)).toMatchObject(test.event);
    expect(test.event.eventId).not.toBe(good.event.eventId);
  });

  it('may contain extras named like fields', async () => {
    const extra = { sign: 'x', amountMinor: '1', eventId: '' };
    for (const format of ['json', 'form'] as const) {
      const { rawBody, headers } = callbacks.generateTest({ format, payload: { extra } });
      expect(await callbacks.verify(rawBody, headers)).toMatchObject({ ok: true, event: { extra } });
    }
  });

  it('omits empty fields', async () => {
    const { receivedMinor: _, utr: __, extra: ___, ...payload } = good.event;
    for (const format of ['json', 'form'] as const) {
      const { rawBody, headers } = signCallback(payload, { keys: [key], format, sentAtMs: clock.now() });
      expect(await callbacks.verify(rawBody, headers)).toMatchObject({ ok: true, event: payload });
    }
  });

  it('may contain fields and values of a newer platform', async () => {
    const newer = { ...good.event, status: 'frozen', riskScore: 7 };
    const { rawBody, headers } = signCallback(newer, { keys: [key], sentAtMs: clock.now() });
    expect(await callbacks.verify(rawBody, headers)).toMatchObject({ ok: true, event: { status: 'frozen' } });
  });

  it('is signed by the merchant’s profile', async () => {
    for (const signProfile of ['hmac-sha256', hmacSha256] as const) {
      const other = createCallbacks({ key, signProfile, clock });
      const { rawBody, headers } = other.generateTest();
      expect(reasonOf(await other.verify(rawBody, headers))).toBe('accepted');
      expect(await judge(rawBody, headers)).toBe('signMismatch');
    }
  });
});

describe('the timestamp', () => {
  const sentAfter = (offsetMs: number) => callbacks.generateTest({ sentAtMs: clock.now() + offsetMs });

  it.each([
    [-300_000, 'accepted'],
    [300_000, 'accepted'],
    [-301_000, 'timestampOutsideWindow'],
    [301_000, 'timestampOutsideWindow'],
  ])('%d ms from now: %s', async (offsetMs, reason) => {
    const { rawBody, headers } = sentAfter(offsetMs);
    expect(await judge(rawBody, headers)).toBe(reason);
  });

  it('has a configurable tolerance', async () => {
    const { rawBody, headers } = sentAfter(-86_400_000);
    const any = createCallbacks({ key, toleranceMs: Number.POSITIVE_INFINITY, clock });
    expect(reasonOf(await any.verify(rawBody, headers))).toBe('accepted');
    const none = createCallbacks({ key, toleranceMs: 0, clock });
    expect(reasonOf(await none.verify(good.rawBody, good.headers))).toBe('accepted');
    const second = sentAfter(1_000);
    expect(reasonOf(await none.verify(second.rawBody, second.headers))).toBe('timestampOutsideWindow');
  });
});

describe('an already handled event', () => {
  it('is refused as a replay and still acknowledged, on every attempt', async () => {
    const handled = new Set<string>();
    const once = createCallbacks({ key, clock, isReplay: ({ eventId }) => handled.has(eventId) });
    const first = await once.verify(good.rawBody, good.headers);
    if (first.ok) handled.add(first.event.eventId);
    const again = signCallback(good.event, { keys: [key], sentAtMs: clock.now() + 30_000 });
    for (const { rawBody, headers } of [good, again])
      expect(await once.verify(rawBody, headers)).toEqual({ ok: false, reason: 'replay', answer: success });
  });

  it('is looked up last, and awaited', async () => {
    const asked: string[] = [];
    const watched = createCallbacks({
      key,
      clock,
      isReplay: async ({ eventId }) => {
        asked.push(eventId);
        return false;
      },
    });
    await watched.verify(`${good.rawBody} `, good.headers);
    expect(asked).toEqual([]);
    expect(reasonOf(await watched.verify(good.rawBody, good.headers))).toBe('accepted');
    expect(asked).toEqual([good.event.eventId]);
  });

  it('is not lost when the event store fails', async () => {
    const broken = createCallbacks({
      key,
      clock,
      isReplay: () => Promise.reject(new Error('store is down')),
    });
    await expect(broken.verify(good.rawBody, good.headers)).rejects.toThrow('store is down');
  });
});

describe('during a key rotation', () => {
  const { rawBody, headers } = signCallback(good.event, { keys: ['new', 'old'], sentAtMs: clock.now() });

  it.each([
    [['old'], 'accepted'],
    [['new', 'old'], 'accepted'],
    [['old', 'new'], 'accepted'],
    // The body's `sign` uses the old key, so a receiver with the new key must keep the old one until the
    // change ends.
    [['new'], 'signMismatch'],
    [['other'], 'signatureMismatch'],
  ])('a receiver with the keys %j: %s', async (keys, reason) => {
    expect(reasonOf(await createCallbacks({ keys, clock }).verify(rawBody, headers))).toBe(reason);
  });

  it('the order of the two signatures does not matter', async () => {
    const [first, second] = (headers['X-Signature'] ?? '').split(',');
    const turned = { ...headers, 'X-Signature': `${second}, ${first}` };
    expect(reasonOf(await createCallbacks({ key: 'old', clock }).verify(rawBody, turned))).toBe('accepted');
  });
});
