import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explain, sign, verify } from './sign.ts';

interface Vector {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly secret: string;
  readonly baseString: string;
  readonly 'md5-sorted': string;
  readonly 'hmac-sha256': string;
}

const { vectors } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../vectors/signing.json'), 'utf8'),
) as { vectors: Vector[] };

const upper = (digest: string) => digest.toUpperCase();

describe('test vectors for integrators in other languages', () => {
  it('contain the published example', () => {
    expect(vectors[0]).toMatchObject({
      'md5-sorted': '9A0A8659F005D6984697E2CA0A9CF3B7',
      'hmac-sha256': '6A9AE1657590FD6257D693A078E1C3E4BB6BA4DC30B23E0EE2496E54170DACD6',
    });
    expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length);
  });

  it.each(vectors)('$name: are digests of their base string', (vector) => {
    const { baseString, secret } = vector;
    expect(vector['md5-sorted']).toBe(upper(createHash('md5').update(baseString).digest('hex')));
    expect(vector['hmac-sha256']).toBe(upper(createHmac('sha256', secret).update(baseString).digest('hex')));
  });

  it.each(vectors)('$name: are signed and accepted by this SDK', (vector) => {
    const { params, secret, baseString } = vector;
    for (const profile of ['md5-sorted', 'hmac-sha256'] as const) {
      expect(sign(params, secret, profile)).toBe(vector[profile]);
      expect(verify({ ...params, sign: vector[profile] }, secret, profile)).toBe(true);
      const masked = `${baseString.slice(0, -secret.length)}******`;
      expect(explain(params, secret, profile).baseString).toBe(masked);
    }
  });

  it('contain names with composed and decomposed characters, which differ', () => {
    const named = (name: string) => vectors.find((vector) => vector.name === name);
    const [combining, composed] = [named('combining characters'), named('composed characters')];
    expect(String(combining?.params.userName).normalize()).toBe(composed?.params.userName);
    expect(combining?.['md5-sorted']).not.toBe(composed?.['md5-sorted']);
  });
});
