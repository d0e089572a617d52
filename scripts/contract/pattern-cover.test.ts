import { describe, expect, it } from 'vitest';
import { coversPattern } from './pattern-cover.ts';

const wider: [wider: string, narrower: string][] = [
  ['^[A-Za-z0-9]{6,80}$', '^[A-Za-z0-9]{6,40}$'],
  ['^[A-Za-z0-9]{1,40}$', '^[A-Za-z0-9]{6,40}$'],
  ['^[A-Za-z0-9_-]{6,40}$', '^[0-9a-f]{6,40}$'],
  ['^[0-9]+$', '^[0-9]{12}$'],
  ['^[0-9]*$', '^[0-9]{6,}$'],
  ['^[0-9]{1,2}$', '^[5]$'],
];

const neither: [why: string, one: string, other: string][] = [
  ['each is longer at one end', '^[a-z]{1,10}$', '^[a-z]{5,20}$'],
  ['each has letters of its own', '^[a-f]{6}$', '^[d-z]{6}$'],
  ['one is not anchored', '[a-z]{6}', '^[a-z]{6}$'],
  ['one is made of parts', '^[A-Z]{4}0[A-Z0-9]{6}$', '^[A-Z0-9]{11}$'],
  ['one is what the set is not', '^[^a-z]{6}$', '^[0-9]{6}$'],
  ['one is a class by name', '^[\\w]{6}$', '^[a-z]{6}$'],
];

describe('a pattern covers another', () => {
  it.each(wider)('%s covers %s, but not the other way round', (one, other) => {
    expect(coversPattern(one, other)).toBe(true);
    expect(coversPattern(other, one)).toBe(false);
  });

  it('when they are equal', () => {
    expect(coversPattern('^(?:a|b)$', '^(?:a|b)$')).toBe(true);
  });

  it.each(neither)('but not when %s', (_, one, other) => {
    expect(coversPattern(one, other)).toBe(false);
    expect(coversPattern(other, one)).toBe(false);
  });
});
