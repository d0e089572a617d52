import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lazyArray } from './lazy-rows.ts';
import { longestRise, putInOrder } from './line-order.ts';
import { fillSlots, type LineSlot } from './line-slots.ts';

const idAt = (index: number) => (index >= 0 && index < 200 ? `row ${index}` : undefined);
const views = fc.array(
  fc.record({ first: fc.nat(180), count: fc.integer({ min: 1, max: 30 }), kept: fc.nat(199) }),
  { minLength: 1, maxLength: 20 },
);
const linesOf = ({ first, count, kept }: { first: number; count: number; kept: number }) =>
  [...new Set([...Array.from({ length: count }, (_, index) => first + index), kept])].filter(
    (index) => idAt(index) !== undefined,
  );

it('every line in view has one slot, and keeps it while it is in view', () => {
  fc.assert(
    fc.property(views, (steps) => {
      let slots: readonly LineSlot[] = [];
      for (const step of steps) {
        const wanted = linesOf(step);
        const next = fillSlots(slots, wanted, idAt);
        expect(next.map(({ index }) => index)).toEqual(expect.arrayContaining(wanted));
        expect(new Set(next.map(({ key }) => key)).size).toBe(next.length);
        expect(new Set(next.map(({ index }) => index)).size).toBe(next.length);
        for (const { key, index, id } of next) {
          expect(id).toBe(idAt(index));
          const before = slots.find((slot) => slot.index === index);
          if (before && wanted.includes(index)) expect(key).toBe(before.key);
        }
        slots = next;
      }
    }),
  );
});

it('scrolling creates and removes no slots', () => {
  let slots = fillSlots([], linesOf({ first: 0, count: 25, kept: 0 }), idAt);
  const keys = () => slots.map(({ key }) => key).sort();
  slots = fillSlots(slots, linesOf({ first: 1, count: 26, kept: 0 }), idAt);
  const before = keys();
  for (let first = 1; first < 150; first += 6) {
    slots = fillSlots(slots, linesOf({ first, count: 25 + (first % 2), kept: 0 }), idAt);
    expect(keys()).toEqual(before);
  }
});

it('the same view returns the same slots, so nothing renders needlessly', () => {
  const slots = fillSlots([], [3, 4, 5], idAt);
  expect(fillSlots(slots, [3, 4, 5], idAt)).toBe(slots);
});

it('changed rows are shown, and a moved row takes its slot with it', () => {
  const slots = fillSlots([], [3, 4, 5], idAt);
  const moved = fillSlots(slots, [3, 4, 5], (index) => idAt(index === 3 ? 100 : index - 1));
  expect(moved.map(({ id, index }) => [index, id])).toEqual([
    [4, 'row 3'],
    [5, 'row 4'],
    [3, 'row 100'],
  ]);
});

it('sorts elements with the fewest moves, and does not move the focused one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60), { minLength: 1, maxLength: 12 }), fc.nat(11), (places, at) => {
      const parent = document.createElement('div');
      for (const place of places) {
        const element = document.createElement('button');
        element.dataset.place = String(place);
        parent.append(element);
      }
      document.body.append(parent);
      const focused = parent.children[at % places.length] as HTMLElement;
      focused.focus();
      const removed: Node[] = [];
      const insert = parent.insertBefore.bind(parent);
      parent.insertBefore = (node, next) => {
        removed.push(node);
        return insert(node, next);
      };
      putInOrder(parent, (element) => Number((element as HTMLElement).dataset.place));
      const after = [...parent.children].map((element) => Number((element as HTMLElement).dataset.place));
      expect(after).toEqual(places.toSorted((a, b) => a - b));
      expect(document.activeElement).toBe(focused);
      expect(removed).not.toContain(focused);
      expect(removed).toHaveLength(
        after.every((place, index) => place === places[index])
          ? 0
          : places.length - longestRise(places, at % places.length).length,
      );
      parent.remove();
    }),
  );
});

it('the longest increasing subsequence is as long as any', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 9 }), (numbers) => {
      const rise = longestRise(numbers, -1).map((index) => numbers[index] ?? 0);
      expect(rise).toEqual(rise.toSorted((a, b) => a - b));
      let best = 0;
      for (let choice = 0; choice < 2 ** numbers.length; choice += 1) {
        const chosen = numbers.filter((_, index) => choice & (1 << index));
        const rises = chosen.every((number, index) => index === 0 || number > (chosen[index - 1] ?? 0));
        if (rises) best = Math.max(best, chosen.length);
      }
      expect(rise).toHaveLength(best);
    }),
  );
});

it('a lazy array computes each read item once, and otherwise behaves like an array', () => {
  const made: number[] = [];
  const squares = lazyArray(100_000, (index) => {
    made.push(index);
    return { square: index * index };
  });
  expect(squares[300]).toBe(squares[300]);
  expect(made).toEqual([300]);
  expect(squares).toHaveLength(100_000);
  expect(squares[100_000]).toBeUndefined();
  expect(squares.slice(2, 4).map(({ square }) => square)).toEqual([4, 9]);
  expect(made).toEqual([300, 2, 3]);
  expect(7 in squares).toBe(true);
  expect(100_000 in squares).toBe(false);
  expect(made).toHaveLength(3);
  expect(squares.filter(({ square }) => square === 49)).toEqual([{ square: 49 }]);
});
