import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedForm, listedKinds, textsOf } from './listed-values.ts';

const kinds = fc.constantFrom(...listedKinds);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'張张陳陈乾干後后里裡台臺A ａÉé.-@９9०प्र') }),
);

describe('the form of a value', () => {
  it('is its own form', () => {
    fc.assert(
      fc.property(kinds, anyText, (kind, text) => {
        const form = listedForm(kind, text);
        expect(listedForm(kind, form)).toBe(form);
      }),
      // Without its bracket this character combines with the next one.
      { numRuns: 2_000, examples: [['name', '㈀ㅏ']] },
    );
  });

  it('does not depend on spaces, and on case where a letter has one of each', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019張é') });
    fc.assert(
      fc.property(kinds, word, word, (kind, one, other) => {
        const form = listedForm(kind, `${one}${other}`);
        expect(listedForm(kind, ` ${one}\u00a0 ${other}\t`)).toBe(form);
        expect(listedForm(kind, `${one}${other}`.toUpperCase())).toBe(form);
      }),
    );
  });

  it.each([
    ['name', 'Ramesh Patel', 'RAMESH  PATEL.'],
    ['name', 'José Núñez', 'jose-nunez'],
    ['name', 'Ｒａｍｅｓｈ', 'ramesh'],
    ['name', '張學友', '张学友'],
    ['name', '陳·後', '陈后'],
    ['name', '乾隆', '干隆'],
    ['accountNumber', '6222 0212-3456', '６２２２０２１２３４５６'],
    ['accountNumber', 'GB33 bukb', 'GB33BUKB'],
    ['vpa', 'A.B@Ybl', 'a.b@ybl '],
    ['phone', '+91 98765-43210', '09876543210'],
    ['phone', '0086 138 0013 8000', '13800138000'],
    ['phone', '+254 712 345678', '0712345678'],
    ['usdtAddress', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', 'tqn9y2khesljw1chvwfmsmerdow5kcblse'],
  ] as const)('of a %s is the same for %s and %s', (kind, one, other) => {
    expect(listedForm(kind, one)).toBe(listedForm(kind, other));
    expect(listedForm(kind, one)).not.toBe('');
  });

  it.each([
    ['vpa', 'a.b@ybl', 'ab@ybl'],
    ['name', 'रम', 'रामा'],
    ['name', '张三', '张山'],
    ['phone', '9876543210', '9876543211'],
    ['accountNumber', '0012', '12'],
  ] as const)('of a %s differs for %s and %s', (kind, one, other) => {
    expect(listedForm(kind, one)).not.toBe(listedForm(kind, other));
  });
});

it('finds a phone in an account number, in a VPA and in the further fields', () => {
  const party = {
    cardNumber: '254712345678',
    vpa: '9876543210@ybl',
    extra: { mobile: '+91 91234 56789', x: '1' },
  };
  expect(textsOf('phone', party)).toEqual(['254712345678', '9876543210', '+91 91234 56789']);
  expect(textsOf('phone', { cardNumber: 'GB33BUKB', vpa: 'ramesh@ybl' })).toEqual([]);
});
