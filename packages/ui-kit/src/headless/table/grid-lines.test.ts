import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gridLines } from './grid-lines.ts';
import { headerCommand } from './header-keys.ts';
import { overflowingText } from './use-overflow-hint.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const list = {
  count: rows.length,
  at: (index: number) => rows[index],
  idAt: (index: number) => rows[index]?.id,
};

it('lines are the rows in order, each with its open details below it', () => {
  fc.assert(
    fc.property(fc.subarray(rows.map(({ id }) => id)), (open) => {
      const lines = gridLines(list, new Set([...open, 'on another page']));
      const all = Array.from({ length: lines.count }, (_, index) => lines.at(index)!);
      expect(lines.count).toBe(rows.length + open.length);
      expect(lines.details).toEqual(all.flatMap(({ isDetail }, index) => (isDetail ? [index] : [])));
      expect(all.filter(({ isDetail }) => !isDetail).map(({ row }) => row)).toEqual(rows);
      expect(all.filter(({ isDetail }) => isDetail).map(({ row }) => row.id)).toEqual(open);
      all.forEach(({ isDetail, row, rowIndex }, index) => {
        expect(rows[rowIndex]).toBe(row);
        expect(lines.isDetailAt(index)).toBe(isDetail);
        expect(lines.rowIdAt(index)).toBe(isDetail ? undefined : row.id);
        if (isDetail) expect(all[index - 1]?.row).toBe(row);
      });
      const keys = all.map((_, index) => lines.keyAt(index));
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

it.each([
  [
    { key: 'ArrowLeft', shiftKey: true },
    { kind: 'resize', byPx: -16 },
  ],
  [
    { key: 'ArrowRight', shiftKey: true },
    { kind: 'resize', byPx: 16 },
  ],
  [
    { key: 'ArrowLeft', ctrlKey: true },
    { kind: 'move', step: -1 },
  ],
  [
    { key: 'ArrowRight', metaKey: true },
    { kind: 'move', step: 1 },
  ],
  [{ key: 'ArrowRight' }, null],
  [{ key: 'ArrowRight', ctrlKey: true, shiftKey: true }, null],
  [{ key: 'ArrowRight', shiftKey: true, altKey: true }, null],
  [{ key: 'ArrowDown', shiftKey: true }, null],
])('%j on a header is %j', (keys, command) => {
  const event = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...keys };
  expect(headerCommand(event)).toEqual(command);
});

it('only a truncated text gets a hint, unless it has its own', () => {
  const cell = document.createElement('div');
  const part = document.createElement('span');
  part.textContent = 'Monsoon Travel 10000103';
  cell.append(part);
  const lay = (scrollWidth: number, clientWidth: number) => {
    Object.defineProperty(part, 'scrollWidth', { value: scrollWidth, configurable: true });
    Object.defineProperty(part, 'clientWidth', { value: clientWidth, configurable: true });
  };
  part.style.overflow = 'hidden';
  lay(100, 100);
  expect(overflowingText(cell)).toBeNull();
  lay(180, 100);
  expect(overflowingText(cell)).toBe('Monsoon Travel 10000103');
  part.title = 'Monsoon Travel 10000103';
  expect(overflowingText(cell)).toBeNull();

  // A text-only cell clips its own content.
  part.style.overflow = 'clip';
  expect(overflowingText(part)).toBeNull();
  part.removeAttribute('title');
  expect(overflowingText(part)).toBe('Monsoon Travel 10000103');

  // The name of a column without a visible header.
  lay(180, 1);
  expect(overflowingText(cell)).toBeNull();
});
