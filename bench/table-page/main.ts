import './page.css';
import { measureScroll, nextPaint } from './frames.ts';
import { mountOurs } from './ours.tsx';
import { mountRevoGrid } from './revo-grid.ts';
import { type BenchRow, makeRows } from './rows.ts';

const contenders = { ours: mountOurs, revoGrid: mountRevoGrid };

declare global {
  interface Window {
    /** Creates the rows; not part of the measurement. */
    makeTable: (rowCount: number, columnCount: number) => void;
    /** Of V8, available with `--expose-gc`. */
    gc?: (options: { type: 'major'; execution: 'sync' }) => void;
    /** Renders the rows into an empty page; returns the milliseconds until they are painted. */
    showTable: (contender: string) => Promise<number>;
    /** Scrolls the table; returns the time of each frame. */
    scrollTable: (frames: number) => Promise<number[]>;
  }
}

let scroller: HTMLElement | null = null;

let given: { rows: BenchRow[]; columnCount: number } = { rows: [], columnCount: 0 };
window.makeTable = (rowCount, columnCount) => {
  if (!window.gc) throw new Error('The browser has to be started with --js-flags=--expose-gc.');
  given = { rows: makeRows(rowCount, columnCount), columnCount };
  // Up to six million strings are created at once. Their garbage collection would otherwise fall into the
  // first frames of the faster contender and be counted as its work.
  window.gc({ type: 'major', execution: 'sync' });
};

window.showTable = async (contender) => {
  const mount = contenders[contender as keyof typeof contenders];
  const place = document.querySelector<HTMLElement>('#place');
  if (!mount || !place) throw new Error(`There is no ${contender}.`);
  await nextPaint();
  const startedAt = performance.now();
  scroller = await mount(place, given.rows, given.columnCount);
  await nextPaint();
  return performance.now() - startedAt;
};

window.scrollTable = async (frames) => {
  if (!scroller) throw new Error('Nothing is shown yet.');
  const startPx = scroller.scrollTop;
  const frameMs = await measureScroll(scroller, frames);
  if (scroller.scrollTop === startPx) throw new Error('It did not scroll.');
  return frameMs;
};
