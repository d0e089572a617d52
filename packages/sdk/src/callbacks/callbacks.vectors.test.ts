import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createCallbacks } from './callbacks.ts';
import { signCallback } from './sign-callback.ts';

interface Vector {
  readonly name: string;
  readonly keys: readonly string[];
  readonly signProfile: 'md5-sorted' | 'hmac-sha256';
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string;
  readonly signBaseString: string;
}

describe('test vectors for integrators in other languages', () => {
  const { vectors } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../vectors/callbacks.json'), 'utf8'),
  ) as { vectors: Vector[] };

  it.each(vectors)(
    '$name: the signatures are correct',
    ({ keys, signProfile, headers, rawBody, signBaseString }) => {
      const text = `${headers['X-Callback-Id']}.${headers['X-Callback-Timestamp']}.${rawBody}`;
      const signatures = keys.map((each) => `v1=${createHmac('sha256', each).update(text).digest('hex')}`);
      expect(headers['X-Signature']).toBe(signatures.join(','));
      const digest =
        signProfile === 'md5-sorted' ? createHash('md5') : createHmac('sha256', keys.at(-1) ?? 'no key');
      expect(rawBody).toContain(digest.update(signBaseString).digest('hex').toUpperCase());
    },
  );

  it.each(vectors)('$name: are accepted, and generating them again gives the same', async (vector) => {
    const { keys, signProfile, headers, rawBody } = vector;
    const sentAtMs = Number(headers['X-Callback-Timestamp']) * 1_000;
    const receiver = createCallbacks({ keys, signProfile, clock: createManualClock(sentAtMs) });
    const result = await receiver.verify(rawBody, headers);
    if (!result.ok) throw new Error(result.reason);
    const { sign: _, ...payload } = result.event;
    const format = headers['Content-Type'] === 'application/json' ? 'json' : 'form';
    const again = signCallback(payload, { keys, signProfile, format, sentAtMs });
    const read = await receiver.verify(again.rawBody, again.headers);
    expect(read).toEqual(result);
  });
});
