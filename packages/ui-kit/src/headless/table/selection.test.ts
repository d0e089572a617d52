import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allSelected,
  countSelected,
  idsBetween,
  isSelected,
  nothingSelected,
  pageSelection,
  type Selection,
  withSelected,
} from './selection.ts';

const page = ['a', 'b', 'c', 'd'];
const someIds = fc.subarray(page);
const selections: fc.Arbitrary<Selection> = fc.oneof(
  someIds.map((ids): Selection => ({ mode: 'some', ids: new Set(ids) })),
  someIds.map((ids): Selection => ({ mode: 'all', except: new Set(ids) })),
);

describe('a selection', () => {
  it('of everything contains every row except removed ones', () => {
    const butOne = withSelected(allSelected, ['b'], false);
    expect(butOne).toEqual({ mode: 'all', except: new Set(['b']) });
    expect(isSelected(butOne, 'b')).toBe(false);
    expect(isSelected(butOne, 'a row nobody has loaded')).toBe(true);
    expect(countSelected(butOne, 1_000)).toBe(999);
    expect(withSelected(butOne, ['b'], true)).toEqual(allSelected);
  });

  it('of everything has no count without a total', () => {
    expect(countSelected(allSelected, null)).toBeNull();
    expect(countSelected(nothingSelected, null)).toBe(0);
  });

  it('contains exactly the added rows, and does not change others', () => {
    fc.assert(
      fc.property(selections, someIds, fc.boolean(), (before, ids, selected) => {
        const after = withSelected(before, ids, selected);
        expect(after.mode).toBe(before.mode);
        for (const id of page) {
          expect(isSelected(after, id)).toBe(ids.includes(id) ? selected : isSelected(before, id));
        }
      }),
    );
  });

  it('counts its rows', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const held = page.filter((id) => isSelected(selection, id)).length;
        expect(countSelected(selection, page.length)).toBe(held);
        const state = pageSelection(selection, { count: page.length, ids: () => page });
        expect(state).toBe(held === 0 ? 'none' : held === page.length ? 'all' : 'some');
      }),
    );
  });

  it('is immutable', () => {
    fc.assert(
      fc.property(selections, someIds, fc.boolean(), (before, ids, selected) => {
        const copy = structuredClone(before);
        withSelected(before, ids, selected);
        expect(before).toEqual(copy);
      }),
    );
  });
});

describe('a range', () => {
  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['c', 'c', ['c']],
    [null, 'c', ['c']],
    ['on another page', 'c', ['c']],
    ['b', 'gone', []],
  ])('from %s to %s is %j', (from, to, ids) => {
    expect(idsBetween(page, from, to)).toEqual(ids);
  });
});

it('an empty page does not count as selected', () => {
  expect(pageSelection(allSelected, { count: 0, ids: () => [] })).toBe('none');
});
