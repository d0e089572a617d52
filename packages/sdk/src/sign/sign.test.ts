import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText } from './canonical.ts';
import type { SignProfile } from './profiles.ts';
import { explain, sign, verify } from './sign.ts';
import { explainOrder, signOrder } from './sign-order.ts';

// The example that WeChat Pay v2 publishes.
const published = {
  appid: 'wxd930ea5d5a258f4f',
  body: 'test',
  device_info: '1000',
  mch_id: '10000100',
  nonce_str: 'ibuaiVcKdpRxkhJA',
};
const publishedSecret = '192006250b4c09247ec02edce69f6a2d';

describe('sign', () => {
  it('returns the published signatures', () => {
    expect(sign(published, publishedSecret)).toBe('9A0A8659F005D6984697E2CA0A9CF3B7');
    expect(sign(published, publishedSecret, 'hmac-sha256')).toBe(
      '6A9AE1657590FD6257D693A078E1C3E4BB6BA4DC30B23E0EE2496E54170DACD6',
    );
  });

  it.each([
    [
      'keys in ASCII order, capitals first',
      { b: 1, a: 2, B: 3, A: 4, _: 5, a1: 6 },
      'A=4&B=3&_=5&a=2&a1=6&b=1',
    ],
    [
      'null, empty and the signature itself left out',
      { a: null, b: '', c: undefined, sign: 'X', d: 'd' },
      'd=d',
    ],
    ['0 and false kept', { a: 0, b: false, c: '0' }, 'a=0&b=false&c=0'],
    ['values raw, not escaped', { a: 'x y&z=1+%20', b: '中文😀' }, 'a=x y&z=1+%20&b=中文😀'],
    [
      'objects as JSON with sorted keys',
      { e: { b: '1', a: { d: '2', c: null } } },
      'e={"a":{"c":null,"d":"2"},"b":"1"}',
    ],
    [
      'keys that look like numbers in ASCII order as well',
      { e: { 10: 'a', 9: 'b' } },
      'e={"10":"a","9":"b"}',
    ],
    ['lists in their order', { e: [3, { b: 1, a: 2 }, undefined] }, 'e=[3,{"a":2,"b":1},null]'],
    ['an empty object kept', { e: {} }, 'e={}'],
    ['spaces around values kept', { a: ' x ' }, 'a= x '],
  ])('%s', (_rule, params, text) => {
    expect(canonicalText(params)).toBe(text);
  });

  it('equals the digest of another implementation', () => {
    const anyValue = fc.oneof(
      fc.string(),
      fc.maxSafeInteger(),
      fc.boolean(),
      fc.constant(null),
      fc.dictionary(fc.string(), fc.string()),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), anyValue), fc.string({ minLength: 1 }), (params, secret) => {
        const text = canonicalText(params);
        const base = text ? `${text}&key=${secret}` : `key=${secret}`;
        expect(sign(params, secret)).toBe(createHash('md5').update(base).digest('hex').toUpperCase());
        expect(sign(params, secret, 'hmac-sha256')).toBe(
          createHmac('sha256', secret).update(base).digest('hex').toUpperCase(),
        );
      }),
    );
  });

  it('does not depend on the order of the fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (params) => {
        const reversed = Object.fromEntries(Object.entries(params).reverse());
        expect(sign(reversed, 'k')).toBe(sign(params, 'k'));
      }),
    );
  });

  it('refuses values without a wire form, and an invalid secret', () => {
    expect(() => sign({ a: Number.NaN }, 'k')).toThrow(TypeError);
    expect(() => sign({ a: () => 1 }, 'k')).toThrow(TypeError);
    expect(() => sign({ a: 1 }, '')).toThrow('no signing secret');
    // @ts-expect-error: what a script without types passes on where its environment has no such variable
    expect(() => sign({ a: 1 }, process.env.NO_SUCH_SECRET)).toThrow('no signing secret');
    expect(() => sign({ a: 1 }, 'k', 'md4' as 'md5-sorted')).toThrow('No sign profile "md4"');
  });

  it('supports custom profiles', () => {
    const plain: SignProfile = { name: 'plain', description: 'as it is', digest: (text) => text };
    expect(sign({ a: 1 }, 'k', plain)).toBe('a=1&key=k');
  });
});

describe('verify', () => {
  const signed = { ...published, sign: sign(published, publishedSecret) };

  it('accepts the right signature, in either case', () => {
    expect(verify(signed, publishedSecret)).toBe(true);
    expect(verify({ ...signed, sign: signed.sign.toLowerCase() }, publishedSecret)).toBe(true);
  });

  it.each([
    ['another body', { ...signed, body: 'test2' }],
    ['a further field', { ...signed, extra: '1' }],
    ['a shorter signature', { ...signed, sign: signed.sign.slice(1) }],
    ['a longer signature', { ...signed, sign: `${signed.sign}0` }],
    ['an empty signature', { ...signed, sign: '' }],
    ['no signature', published],
    ['a signature that is no text', { ...signed, sign: 1 }],
  ])('refuses %s', (_what, params) => {
    expect(verify(params, publishedSecret)).toBe(false);
  });

  it('refuses another secret and another profile', () => {
    expect(verify(signed, 'other')).toBe(false);
    expect(verify(signed, publishedSecret, 'hmac-sha256')).toBe(false);
  });
});

describe('explain', () => {
  it('shows the base string without the secret, and the omitted fields', () => {
    const explanation = explain({ b: 1, a: '', c: null, sign: 'x' }, 'top-secret');
    expect(explanation).toEqual({
      profile: 'md5-sorted',
      baseString: 'b=1&key=******',
      digestInput: 'MD5 of the UTF-8 bytes, in upper-case hexadecimal',
      dropped: [
        { field: 'a', reason: 'isEmpty' },
        { field: 'c', reason: 'isNull' },
        { field: 'sign', reason: 'isSignature' },
      ],
      sign: sign({ b: 1 }, 'top-secret'),
    });
    expect(JSON.stringify(explanation)).not.toContain('top-secret');
  });
});

describe('signOrder', () => {
  const order = {
    mchId: '10000101',
    productId: 1045,
    mchOrderNo: 'M-1',
    amount: 50,
    extra: { b: '2', a: '1' },
  };

  it('signs the amount in its wire form and returns it in minor units', () => {
    const signed = signOrder(order, 'k');
    expect(signed.amount).toBe(50);
    expect(verify({ ...signed, amount: 500_000 }, 'k')).toBe(true);
    expect(signOrder({ ...order, productId: 3001 }, 'k').sign).toBe(sign({ ...order, productId: 3001 }, 'k'));
  });

  it('explains the same signature', () => {
    const explanation = explainOrder(order, 'k');
    expect(explanation.sign).toBe(signOrder(order, 'k').sign);
    expect(explanation.baseString).toBe(
      'amount=500000&extra={"a":"1","b":"2"}&mchId=10000101&mchOrderNo=M-1&productId=1045&key=******',
    );
  });
});
