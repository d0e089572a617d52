import { describe, expect, it } from 'vitest';
import { isSameName } from './payer-names.ts';

describe('two names are equal', () => {
  it.each([
    ['Ravi Kumar', 'RAVI KUMAR'],
    ['Ravi Kumar', 'Mr. KUMAR,  Ravi'],
    ['Wang Fang', 'ＷＡＮＧ ＦＡＮＧ'],
    ['王芳', ' 王芳 '],
  ])('%s and %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });
});

describe('two names differ', () => {
  it.each([
    ['others', 'Ravi Kumar', 'Ravi Kumari'],
    ['a part of the name alone', 'Ravi Kumar', 'Kumar'],
    ['masked', 'Ravi Kumar', 'R*** K****'],
    ['both not known', null, null],
    ['both empty', '', ' '],
    ['both nothing but a title', 'Mr', 'Mrs.'],
    ['one not known', 'Ravi Kumar', null],
  ])('when they are %s', (_, one, other) => {
    expect(isSameName(one, other)).toBe(false);
    expect(isSameName(other, one)).toBe(false);
  });
});
