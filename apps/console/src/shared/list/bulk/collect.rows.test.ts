import { describe, expect, it } from 'vitest';
import { collectRows } from './collect.rows.ts';

const pages = (...given: string[][]) => {
  const fetched: (string | null)[] = [];
  const fetchPage = async (cursor: string | null) => {
    fetched.push(cursor);
    const index = cursor === null ? 0 : Number(cursor);
    return { rows: given[index] ?? [], next: index + 1 < given.length ? String(index + 1) : null };
  };
  return { fetchPage, fetched };
};
const self = (row: string) => row;
const collect = (from: ReturnType<typeof pages>, limit?: number, signal = new AbortController().signal) =>
  collectRows(from.fetchPage, self, () => undefined, signal, limit);

describe('reading all rows', () => {
  it('reads every page to the end', async () => {
    const source = pages(['a', 'b'], ['c'], ['d']);
    expect(await collect(source)).toEqual({ rows: ['a', 'b', 'c', 'd'], cut: false });
    expect(source.fetched).toEqual([null, '1', '2']);
  });

  it('takes a row once when it appears twice', async () => {
    expect((await collect(pages(['a', 'b'], ['b', 'c']))).rows).toEqual(['a', 'b', 'c']);
  });

  it('stops at the limit and reports it', async () => {
    const source = pages(['a', 'b'], ['c', 'd'], ['e']);
    expect(await collect(source, 3)).toEqual({ rows: ['a', 'b', 'c'], cut: true });
    expect(source.fetched).toHaveLength(2);
  });

  it('is complete when there are exactly as many rows as the limit', async () => {
    expect(await collect(pages(['a', 'b'], ['c']), 3)).toEqual({ rows: ['a', 'b', 'c'], cut: false });
  });

  it('reports its progress', async () => {
    const told: number[] = [];
    await collectRows(
      pages(['a', 'b'], ['c']).fetchPage,
      self,
      (done) => told.push(done),
      new AbortController().signal,
    );
    expect(told).toEqual([2, 3]);
  });

  it('ends when it is cancelled, without reading another page', async () => {
    const controller = new AbortController();
    const source = pages(['a'], ['b']);
    const fetchPage = async (cursor: string | null) => {
      controller.abort(new Error('enough'));
      return source.fetchPage(cursor);
    };
    await expect(collectRows(fetchPage, self, () => undefined, controller.signal)).rejects.toThrow('enough');
    expect(source.fetched).toEqual([null]);
  });
});
