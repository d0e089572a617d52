import { describe, expect, it } from 'vitest';
import { leftIds } from './pool.left.ts';

const row = (minute: number, amountMinor = 100) => ({
  id: `p${minute}`,
  createdAt: new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString(),
  amountMinor,
});
const oldestFirst = { by: 'createdAt', order: 'asc' as const };
const newestFirst = { by: 'createdAt', order: 'desc' as const };
const left = (...given: Parameters<typeof leftIds<ReturnType<typeof row>>>) => [...leftIds(...given)];

describe('a row on screen that is missing in the newest answer', () => {
  it('has left the pool if rows after it are still there', () => {
    const list = [row(1), row(3), row(4)];
    expect(left([row(1), row(2), row(3)], { list, page: 1, pageSize: 3, sort: oldestFirst })).toEqual(['p2']);
    expect(left([row(0), row(1), row(3)], { list, page: 1, pageSize: 3, sort: oldestFirst })).toEqual(['p0']);
  });

  it('has left the pool if the page is not full', () => {
    const place = { page: 1, pageSize: 3, sort: oldestFirst };
    expect(left([row(1), row(2)], { ...place, list: [row(1)] })).toEqual(['p2']);
    expect(left([row(1), row(2)], { ...place, list: [] })).toEqual(['p1', 'p2']);
  });

  it('may only have moved to the next page, and is then not marked', () => {
    // Newer payouts pushed it down.
    const list = [row(9), row(8), row(7)];
    expect(left([row(7), row(6), row(5)], { list, page: 1, pageSize: 3, sort: newestFirst })).toEqual([]);
    // An older one was unlocked.
    const older = [row(0), row(1), row(2)];
    expect(left([row(1), row(2), row(3)], { list: older, page: 1, pageSize: 3, sort: oldestFirst })).toEqual(
      [],
    );
  });

  it('may only have moved to the page before, and is then not marked', () => {
    const place = { page: 2, pageSize: 3, sort: oldestFirst };
    const list = [row(6), row(7), row(8)];
    expect(left([row(5), row(6), row(7)], { ...place, list })).toEqual([]);
    expect(left([row(4), row(6), row(8)], { ...place, list: [row(4), row(8), row(9)] })).toEqual(['p6']);
    expect(left([row(4)], { ...place, list: [] })).toEqual([]);
  });

  it('is judged by the amount where the list is sorted by it, and not marked among equal amounts', () => {
    const place = { page: 1, pageSize: 2, sort: { by: 'amount', order: 'desc' as const } };
    const list = [row(1, 900), row(2, 500)];
    expect(left([row(3, 700), row(4, 500), row(5, 300)], { ...place, list })).toEqual(['p3']);
  });
});
