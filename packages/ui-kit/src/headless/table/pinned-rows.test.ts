import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pinRows, rowsBelow } from './pinned-rows.ts';
import { type Answer, usePinnedRows } from './use-pinned-rows.ts';

interface Row {
  id: string;
  status: number;
}
const row = (id: string, status = 1): Row => ({ id, status });
const idOf = ({ id }: Row) => id;

describe('pinRows', () => {
  it('keeps every row in place with its newest values', () => {
    const pinned = pinRows([row('b'), row('a')], [row('c'), row('b', 4), row('a')], idOf);
    expect(pinned).toEqual({ rows: [row('b', 4), row('a')], waiting: 1 });
  });
  it('keeps a row that new rows have pushed off the page', () => {
    expect(pinRows([row('b'), row('a')], [row('d'), row('c')], idOf)).toEqual({
      rows: [row('b'), row('a')],
      waiting: 2,
    });
  });
});

describe('rowsBelow', () => {
  it('returns what follows the last pinned row, and nothing before it', () => {
    const fresh = [row('d'), row('c'), row('b'), row('a')];
    expect(rowsBelow([row('c'), row('gone')], fresh, idOf)).toEqual([row('b'), row('a')]);
    expect(rowsBelow([row('c'), row('a')], fresh, idOf)).toEqual([]);
  });
  it('returns nothing when no pinned row is left', () => {
    expect(rowsBelow([row('x')], [row('b'), row('a')], idOf)).toEqual([]);
  });
});

describe('usePinnedRows', () => {
  const answer = (key: string, rows: readonly Row[], version: number): Answer<Row> => ({
    key,
    rows,
    version,
  });
  const start = (first: Answer<Row> | undefined) =>
    renderHook(({ given }: { given: Answer<Row> | undefined }) => usePinnedRows(given, idOf), {
      initialProps: { given: first },
    });

  it('shows the first answer, and pins its rows for later ones', () => {
    const { result, rerender } = start(answer('q', [row('a')], 1));
    expect(result.current.pinned?.rows).toEqual([row('a')]);
    rerender({ given: answer('q', [row('b'), row('a', 3)], 2) });
    expect(result.current.pinned).toMatchObject({ rows: [row('a', 3)], waiting: 1 });
  });

  it('shows waiting rows on request', () => {
    const { result, rerender } = start(answer('q', [row('a')], 1));
    rerender({ given: answer('q', [row('b'), row('a')], 2) });
    act(() => result.current.release());
    expect(result.current.pinned).toMatchObject({ rows: [row('b'), row('a')], waiting: 0 });
    rerender({ given: answer('q', [row('c'), row('b'), row('a')], 3) });
    expect(result.current.pinned?.waiting).toBe(1);
  });

  it('shows the next answer in full when requested while it loads', () => {
    const { result, rerender } = start(answer('q', [row('a')], 1));
    act(() => result.current.release());
    rerender({ given: answer('q', [row('b'), row('a')], 2) });
    expect(result.current.pinned).toMatchObject({ rows: [row('b'), row('a')], waiting: 0 });
  });

  it('shows the user’s own change, even after an earlier answer', () => {
    const { result, rerender } = start(answer('q', [row('a')], 1));
    const before = answer('q', [row('b'), row('a')], 2);
    rerender({ given: before });
    act(() => result.current.takeNext());
    rerender({ given: before });
    expect(result.current.pinned).toMatchObject({ rows: [row('a')], waiting: 1 });
    rerender({ given: answer('q', [row('b')], 3) });
    expect(result.current.pinned).toMatchObject({ rows: [row('b')], waiting: 0 });
    rerender({ given: answer('q', [row('c'), row('b')], 4) });
    expect(result.current.pinned).toMatchObject({ rows: [row('b')], waiting: 1 });
  });

  it('shows the answer to another query at once', () => {
    const { result, rerender } = start(answer('q', [row('a')], 1));
    rerender({ given: undefined });
    expect(result.current.pinned).toBeNull();
    rerender({ given: answer('other', [row('x')], 2) });
    expect(result.current.pinned).toMatchObject({ rows: [row('x')], waiting: 0 });
  });
});
