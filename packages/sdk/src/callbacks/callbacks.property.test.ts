import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createCallbacks } from './callbacks.ts';
import { bodySignature, signCallback } from './sign-callback.ts';

const clock = createManualClock();
const key = 'demo-secret';
const callbacks = createCallbacks({ key, clock });
const anyFormat = fc.constantFrom('json', 'form');
const anyText = fc.string({ unit: 'grapheme' });
// The platform refuses an order with a key `__proto__`, so no callback has one: see the test below.
const anyKey = fc.stringMatching(/^[A-Za-z0-9_.-]{1,64}$/).filter((key) => key !== '__proto__');
const anyAmount = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const anyPayload = fc.record(
  {
    amountMinor: anyAmount,
    receivedMinor: anyAmount,
    mchOrderNo: fc.stringMatching(/^[A-Za-z0-9_.-]{1,64}$/),
    utr: fc.stringMatching(/^[A-Za-z0-9]{6,40}$/),
    eventId: fc.uuid(),
    extra: fc.dictionary(anyKey, anyText, {
      maxKeys: 20,
      noNullPrototype: true,
    }),
  },
  { requiredKeys: [] },
);
const anyCallback = fc.tuple(anyPayload, anyFormat).map(([payload, format]) => ({
  ...callbacks.generateTest({ payload, format }),
  format,
}));
const isAccepted = async (rawBody: string | Uint8Array, headers: Readonly<Record<string, string>>) =>
  (await callbacks.verify(rawBody, headers)).ok;

describe('any callback', () => {
  it('is parsed to its original content, as JSON and as a form', async () => {
    await fc.assert(
      fc.asyncProperty(anyCallback, async ({ rawBody, headers, event }) => {
        const result = await callbacks.verify(rawBody, headers);
        expect(result).toMatchObject({ ok: true });
        if (!result.ok) return;
        const { sign: _, ...said } = result.event;
        expect(said).toEqual(event);
      }),
    );
  });

  it('cannot set the prototype of the parsed object, whatever its signer', async () => {
    const extra: Record<string, string> = JSON.parse('{"__proto__":"x","table":"12"}');
    for (const format of ['json', 'form'] as const) {
      const { rawBody, headers } = callbacks.generateTest({ payload: { extra }, format });
      expect(rawBody).toContain('__proto__');
      const result = await callbacks.verify(rawBody, headers);
      expect(result).toMatchObject({ ok: true, event: { extra: { table: '12' } } });
      if (!result.ok) return;
      expect(Object.keys(result.event.extra ?? {})).toEqual(['table']);
      expect(Object.getPrototypeOf(result.event.extra)).toBe(Object.prototype);
    }
  });

  it('is refused with any bit of its body flipped', async () => {
    await fc.assert(
      fc.asyncProperty(anyCallback, fc.nat(), fc.nat({ max: 7 }), async ({ rawBody, headers }, at, bit) => {
        const body = new TextEncoder().encode(rawBody);
        const place = at % body.length;
        body[place] = (body[place] ?? 0) ^ (1 << bit);
        expect(await isAccepted(body, headers)).toBe(false);
      }),
    );
  });

  it('is refused with any character of a signed header replaced', async () => {
    const anyHeader = fc.constantFrom('X-Callback-Id', 'X-Callback-Timestamp', 'X-Signature');
    const anyCharacter = fc.constantFrom(...'0123456789abcdefv=-., ');
    await fc.assert(
      fc.asyncProperty(
        anyCallback,
        anyHeader,
        fc.nat(),
        anyCharacter,
        async (callback, name, at, character) => {
          const value = callback.headers[name] ?? '';
          const place = at % value.length;
          fc.pre(value[place] !== character);
          const changed = `${value.slice(0, place)}${character}${value.slice(place + 1)}`;
          expect(await isAccepted(callback.rawBody, { ...callback.headers, [name]: changed })).toBe(false);
        },
      ),
    );
  });

  it('is refused when it is truncated or extended', async () => {
    await fc.assert(
      fc.asyncProperty(anyCallback, fc.nat(), fc.string({ minLength: 1 }), async (callback, at, tail) => {
        const { rawBody, headers } = callback;
        expect(await isAccepted(rawBody.slice(0, at % rawBody.length), headers)).toBe(false);
        expect(await isAccepted(rawBody + tail, headers)).toBe(false);
      }),
    );
  });

  it('is refused with the headers of another callback', async () => {
    await fc.assert(
      fc.asyncProperty(anyCallback, anyCallback, async (one, other) => {
        fc.pre(one.rawBody !== other.rawBody);
        expect(await isAccepted(one.rawBody, other.headers)).toBe(false);
        const mixed = { ...one.headers, 'X-Callback-Id': other.headers['X-Callback-Id'] ?? '' };
        expect(await isAccepted(one.rawBody, mixed)).toBe(false);
      }),
    );
  });

  it('is refused when it is signed with any other key', async () => {
    await fc.assert(
      fc.asyncProperty(anyCallback, fc.string({ minLength: 1 }), async ({ event, format }, other) => {
        fc.pre(other !== key);
        const { rawBody, headers } = signCallback(event, { keys: [other], format, sentAtMs: clock.now() });
        expect(await isAccepted(rawBody, headers)).toBe(false);
      }),
    );
  });

  it('is never ambiguous: a repeated field is refused', async () => {
    await fc.assert(
      fc.asyncProperty(anyCallback, fc.nat(), async ({ event, format, headers }, at) => {
        const { rawBody } = signCallback(event, { keys: [key], format, sentAtMs: clock.now() });
        const names = Object.keys(event);
        const name = names[at % names.length] ?? '';
        const body =
          format === 'form' ? `${name}=1&${rawBody}` : rawBody.replace('{', `{${JSON.stringify(name)}:1,`);
        // Correctly signed: only the repeated field is wrong.
        const { 'X-Callback-Id': id = '', 'X-Callback-Timestamp': timestamp = '' } = headers;
        const signature = bodySignature(key, id, timestamp, new TextEncoder().encode(body));
        const result = await callbacks.verify(body, { ...headers, 'X-Signature': `v1=${signature}` });
        expect(result).toMatchObject({ ok: false, reason: 'fieldRepeated' });
      }),
    );
  });

  it('gets a verdict and never an exception, for any input', async () => {
    const anyHeaders = fc.record({
      'Content-Type': fc.constantFrom('application/json', 'application/x-www-form-urlencoded', ''),
      'X-Callback-Id': fc.string(),
      'X-Callback-Timestamp': fc.string(),
      'X-Signature': fc.string(),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.uint8Array()), anyHeaders, async (body, headers) => {
        expect(await isAccepted(body, headers)).toBe(false);
      }),
    );
  });
});
