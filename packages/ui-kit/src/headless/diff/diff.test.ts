import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffObjects, diffText } from './index.ts';

const kinds = (before: unknown, after: unknown) =>
  diffObjects(before, after).map(({ path, kind }) => `${path.join('.')} ${kind}`);

describe('the difference of two objects', () => {
  it('is listed leaf by leaf', () => {
    const before = { name: 'A', limits: { day: 100, once: 5 }, tags: ['x', 'y'], old: { deep: 1 } };
    const after = { name: 'A', limits: { day: 200, once: 5, month: 9 }, tags: ['x'], note: null };
    expect(kinds(before, after)).toEqual([
      'name same',
      'limits.day changed',
      'limits.once same',
      'limits.month added',
      'tags.0 same',
      'tags.1 removed',
      'old removed',
      'note added',
    ]);
  });

  it('distinguishes absent, null and undefined', () => {
    expect(kinds({ a: undefined }, {})).toEqual(['a removed']);
    expect(kinds({ a: null }, { a: undefined })).toEqual(['a changed']);
    expect(kinds({ a: Number.NaN }, { a: Number.NaN })).toEqual(['a same']);
  });

  it('handles a value that becomes a branch, and a list that becomes an object', () => {
    expect(kinds({ a: 1 }, { a: { b: 1 } })).toEqual(['a changed']);
    expect(kinds({ a: [1] }, { a: { 0: 1 } })).toEqual(['a changed']);
    expect(kinds(1, 2)).toEqual([' changed']);
  });

  it('handles names like __proto__ as names', () => {
    expect(kinds(JSON.parse('{}'), JSON.parse('{"__proto__":1}'))).toEqual(['__proto__ added']);
  });

  it('of a value and itself is empty, and both directions are mirror images', () => {
    const mirrored: Record<string, string> = { added: 'removed', removed: 'added' };
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(diffObjects(one, structuredClone(one)).every(({ kind }) => kind === 'same')).toBe(true);
        const there = kinds(one, other).map((row) =>
          row.replace(/(added|removed)$/, (kind) => mirrored[kind] ?? kind),
        );
        expect(there.sort()).toEqual(kinds(other, one).sort());
      }),
    );
  });
});

describe('the difference of two texts', () => {
  it('keeps the common lines and counts both sides', () => {
    expect(diffText('a\nb\nc', 'a\nx\nc\nd')).toEqual([
      { kind: 'same', text: 'a', beforeLine: 1, afterLine: 1 },
      { kind: 'removed', text: 'b', beforeLine: 2, afterLine: null },
      { kind: 'added', text: 'x', beforeLine: null, afterLine: 2 },
      { kind: 'same', text: 'c', beforeLine: 3, afterLine: 3 },
      { kind: 'added', text: 'd', beforeLine: null, afterLine: 4 },
    ]);
  });

  it('reproduces both texts, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 30 })
      .map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffText(before, after);
        const side = (other: string) =>
          lines.flatMap((line) => (line.kind === other ? [] : [line.text])).join('\n');
        expect(side('added')).toBe(before);
        expect(side('removed')).toBe(after);
        expect(diffText(before, before).every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });

  it('of two long texts with nothing in common is fast', () => {
    const long = (letter: string) => Array.from({ length: 20_000 }, (_, at) => `${letter}${at}`).join('\n');
    expect(diffText(long('a'), long('b'))).toHaveLength(40_000);
  });
});
