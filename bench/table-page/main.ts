import './page.css';
import { measureScroll, nextPaint } from './frames.ts';
import { mountOurs } from './ours.tsx';
import { mountRevoGrid } from './revo-grid.ts';
import { type BenchRow, makeRows } from './rows.ts';

const contenders = { ours: mountOurs, revoGrid: mountRevoGrid };

declare global {
  interface Window {
    /** Makes the rows, which is no part of what is measured. */
    makeTable: (rowCount: number, columnCount: number) => void;
    /** Of V8, where it is started with `--expose-gc`. */
    gc?: (options: { type: 'major'; execution: 'sync' }) => void;
    /** Shows the rows in an empty page, and says after how many milliseconds they were painted. */
    showTable: (contender: string) => Promise<number>;
    /** Scrolls what was shown, and says how long each frame took. */
    scrollTable: (frames: number) => Promise<number[]>;
  }
}

let scroller: HTMLElement | null = null;

let given: { rows: BenchRow[]; columnCount: number } = { rows: [], columnCount: 0 };
window.makeTable = (rowCount, columnCount) => {
  if (!window.gc) throw new Error('The browser has to be started with --js-flags=--expose-gc.');
  given = { rows: makeRows(rowCount, columnCount), columnCount };
  // Up to six million texts are made at once. Collecting what that leaves behind would fall into the first frames
  // of whoever shows its rows soonest, on all processors, and be taken for its work.
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
