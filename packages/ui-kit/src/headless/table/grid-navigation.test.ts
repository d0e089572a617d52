import { describe, expect, it } from 'vitest';
import { nextGridPosition } from './grid-navigation.ts';
import { pageForSize, pageOfJump, viewOfPaging } from './paging.ts';

const bounds = { rowCount: 101, columnCount: 5, pageRows: 10 };
const press = (row: number, column: number, key: string, ctrlKey = false) =>
  nextGridPosition({ row, column }, { key, ctrlKey }, bounds);

describe('keys of the grid', () => {
  it.each([
    [5, 2, 'ArrowUp', false, 4, 2],
    [5, 2, 'ArrowDown', false, 6, 2],
    [5, 2, 'ArrowLeft', false, 5, 1],
    [5, 2, 'ArrowRight', false, 5, 3],
    [5, 2, 'Home', false, 5, 0],
    [5, 2, 'End', false, 5, 4],
    [5, 2, 'Home', true, 0, 0],
    [5, 2, 'End', true, 100, 4],
    [35, 2, 'PageDown', false, 45, 2],
    [95, 2, 'PageDown', false, 100, 2],
    [5, 2, 'PageUp', false, 1, 2],
    [1, 2, 'PageUp', false, 0, 2],
  ])('from %i,%i %s (control: %s) leads to %i,%i', (row, column, key, control, toRow, toColumn) => {
    expect(press(row, column, key, control)).toEqual({ row: toRow, column: toColumn });
  });

  it.each([
    [0, 0, 'ArrowUp'],
    [0, 0, 'ArrowLeft'],
    [100, 4, 'ArrowDown'],
    [100, 4, 'ArrowRight'],
  ])('at the edge %i,%i %s stays', (row, column, key) => {
    expect(press(row, column, key)).toEqual({ row, column });
  });

  it('ignores other keys', () => {
    expect(press(1, 1, 'a')).toBeNull();
    expect(press(1, 1, 'ArrowLeft', true)).toBeNull();
  });
});

describe('paging', () => {
  it('counts from one to the last row of the page', () => {
    expect(viewOfPaging({ page: 3, pageSize: 50, total: 120 })).toEqual({
      pageCount: 3,
      firstRow: 101,
      lastRow: 120,
      canGoBack: true,
      canGoOn: false,
    });
  });

  it('of an empty list is one page without rows', () => {
    expect(viewOfPaging({ page: 1, pageSize: 50, total: 0 })).toMatchObject({
      pageCount: 1,
      firstRow: 0,
      lastRow: 0,
      canGoOn: false,
    });
  });

  it('continues by the server’s answer when there is no total', () => {
    expect(viewOfPaging({ page: 2, pageSize: 50, total: null, hasNext: true })).toMatchObject({
      pageCount: null,
      firstRow: 51,
      canGoBack: true,
      canGoOn: true,
    });
  });

  it.each([
    ['3', 12, 3],
    ['99', 12, 12],
    ['0', 12, 1],
    ['１２', 20, 12],
    ['99', null, 99],
    ['', 12, null],
    ['-1', 12, null],
    ['2.5', 12, null],
    ['two', 12, null],
  ])('a jump to %j of %s pages leads to %s', (text, pageCount, page) => {
    expect(pageOfJump(text, pageCount)).toBe(page);
  });

  it('keeps the first row in view when the page size changes', () => {
    expect(pageForSize({ page: 5, pageSize: 20, total: 500 }, 50)).toBe(2);
    expect(pageForSize({ page: 2, pageSize: 50, total: 500 }, 20)).toBe(3);
  });
});
