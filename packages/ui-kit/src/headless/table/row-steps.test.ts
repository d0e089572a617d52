import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeAfter } from './row-steps.ts';

const ids = (count: number, prefix = 'r') => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe('rows that are rendered in slices', () => {
  it('start with those above, and end when none waits', () => {
    const first = wholeAfter(ids(25), new Set());
    expect([...(first ?? [])]).toEqual(ids(10));
    const second = wholeAfter(ids(25), first ?? new Set());
    expect([...(second ?? [])]).toEqual(ids(20));
    expect(wholeAfter(ids(25), wholeAfter(ids(25), second ?? new Set()) ?? new Set())).toBeNull();
    expect(wholeAfter([], new Set(['gone']))).toBeNull();
  });

  it('stay complete wherever they move, and are removed from memory with their row', () => {
    const id = fc.constantFrom(...ids(40));
    fc.assert(
      fc.property(fc.uniqueArray(id), fc.uniqueArray(id), (shown, before) => {
        const whole = new Set(before);
        const after = wholeAfter(shown, whole);
        expect(after === null).toBe(shown.every((one) => whole.has(one)));
        if (after === null) return;
        for (const one of shown) if (whole.has(one)) expect(after.has(one)).toBe(true);
        for (const one of after) expect(shown).toContain(one);
        const waiting = shown.filter((one) => !whole.has(one));
        expect(shown.filter((one) => after.has(one) && !whole.has(one))).toEqual(
          waiting.slice(0, after.size - shown.filter((one) => whole.has(one)).length),
        );
        expect(after.size).toBeGreaterThan(shown.length - waiting.length);
      }),
    );
  });
});
