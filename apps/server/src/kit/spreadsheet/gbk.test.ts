import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeGbk, fitsGbk } from './gbk.ts';

const decode = (bytes: Uint8Array) => new TextDecoder('gbk', { fatal: true }).decode(bytes);

describe('GBK', () => {
  it('writes a name as a Chinese bank reads it', () => {
    expect([...encodeGbk('王A')]).toEqual([0xcd, 0xf5, 0x41]);
    expect(decode(encodeGbk('中国农业银行，臺灣'))).toBe('中国农业银行，臺灣');
  });

  it('names what it cannot hold instead of writing another character', () => {
    expect(fitsGbk('Ødegård')).toBe(false);
    expect(fitsGbk('😀')).toBe(false);
    expect(() => encodeGbk('😀')).toThrow('GBK');
  });

  it('gives back every text that fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (fitsGbk(text)) expect(decode(encodeGbk(text))).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });
});
