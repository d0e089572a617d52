import { describe, expect, it } from 'vitest';
import { moveTo, placeAt } from './order.model.ts';

const list = ['a', 'b', 'c'].map((id) => ({ id }));
const moved = (id: string, to: number) =>
  moveTo(list, id, to)
    .map((item) => item.id)
    .join('');

describe('a template moves to a place', () => {
  it('and the others make room', () => {
    expect([moved('a', 2), moved('c', 0), moved('b', 0)]).toEqual(['bca', 'cab', 'bac']);
  });

  it('but not beyond the ends', () => {
    expect(moveTo(list, 'a', -1)).toBe(list);
    expect(moveTo(list, 'c', 3)).toBe(list);
    expect(moveTo(list, 'b', 1)).toBe(list);
    expect(moveTo(list, 'x', 1)).toBe(list);
  });
});

it('a pointer is over the item that it is on, or over the nearest one', () => {
  const tops = [
    { top: 0, bottom: 10 },
    { top: 10, bottom: 20 },
  ];
  expect([-5, 5, 15, 99].map((y) => placeAt(tops, y))).toEqual([0, 0, 1, 1]);
});
