import { defineCustomElements } from '@revolist/revogrid/loader';
import { nextPaint } from './frames.ts';
import type { BenchRow } from './rows.ts';

/** The reference: a grid for many rows, with its default settings. */
export async function mountRevoGrid(
  place: HTMLElement,
  rows: readonly BenchRow[],
  columnCount: number,
): Promise<HTMLElement> {
  defineCustomElements();
  const grid = document.createElement('revo-grid');
  grid.style.height = '100%';
  Object.assign(grid, {
    rowSize: 36,
    readonly: true,
    columns: Array.from({ length: columnCount }, (_, index) => ({
      prop: `c${index}`,
      name: `Column ${index}`,
      size: 140,
      sortable: true,
    })),
    source: rows,
  });
  place.append(grid);
  // It renders asynchronously, some frames later.
  while (place.querySelectorAll('.rgRow').length < 10) await nextPaint();
  const scroller = place.querySelector<HTMLElement>('revogr-viewport-scroll.rgCol .vertical-inner');
  if (!scroller) throw new Error('RevoGrid has no scroller where this version should have one.');
  return scroller;
}
