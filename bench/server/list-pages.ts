import type { Store } from '../../apps/server/src/db/connection.ts';
import { encodeCursor } from '../../apps/server/src/kit/page-cursor.ts';
import { median, percentile } from '../stats.ts';
import { figureRow, type Row, ratioRow } from '../table.ts';
import { processorClock } from './processor-time.ts';

/** Milliseconds of each call, by how deep in the list its page lies: 0 for the first pages, 1 for the last. */
export type PageTimes = ReadonlyMap<number, readonly number[]>;

/** Enough calls that the p99 is the fifth slowest. The slowest alone would say how quiet the machine was. */
const callCount = 400;
const warmUpCount = 25;
const numberedDepths = [0, 0.25, 0.5, 0.75, 1];
/** Pages by cursor start at a moment. Behind the last one there would be no row. */
const cursorDepths = [0, 0.1, 0.5, 0.9, 0.99];
const pagesOnInARow = 3;

/** Pages by number, evenly over the list: the middle is farthest from both ends. */
export async function timeNumberedPages(
  store: Store,
  pageCount: number,
  read: (page: number) => Promise<unknown>,
): Promise<PageTimes> {
  return timePages(store, numberedDepths, async (depth, timed) => {
    await timed(() => read(1 + Math.round(depth * (pageCount - 1))));
  });
}

/**
 * Pages by cursor, some in a row, from several pages of a list in any order. Those from which they start are read by
 * number and not timed, but for the first of the list.
 */
export async function timePagesOn(
  store: Store,
  pageCount: number,
  read: (
    place: { readonly page: number } | { readonly cursor: string },
  ) => Promise<{ readonly nextCursor: string | null }>,
): Promise<PageTimes> {
  return timePages(store, cursorDepths, async (depth, timed) => {
    const from = { page: 1 + Math.round(depth * (pageCount - 1)) };
    let { nextCursor } = await (depth === 0 ? timed(() => read(from)) : read(from));
    for (let page = 0; page < pagesOnInARow && nextCursor; page += 1) {
      const cursor = nextCursor;
      ({ nextCursor } = await timed(() => read({ cursor })));
    }
  });
}

/** A span of time whose rows are listed, newest first. */
export interface ListedSpan {
  readonly since: Date;
  readonly until: Date;
  /** Pages read one after the other from each depth. */
  readonly pagesInARow: number;
}

/** Pages by cursor (HighPerfOrderQuery): some in a row from several moments of the span. */
export async function timeCursorPages(
  store: Store,
  { since, until, pagesInARow }: ListedSpan,
  read: (cursor: string | undefined) => Promise<{ readonly nextCursor?: string | null | undefined }>,
): Promise<PageTimes> {
  return timePages(store, cursorDepths, async (depth, timed) => {
    const moment = new Date(until.getTime() - depth * (until.getTime() - since.getTime()));
    let cursor =
      depth === 0
        ? undefined
        : encodeCursor({ createdAt: moment, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' });
    for (let page = 0; page < pagesInARow; page += 1) {
      const { nextCursor } = await timed(() => read(cursor));
      if (!nextCursor) break;
      cursor = nextCursor;
    }
  });
}

type Timed = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Rounds over all depths until there are enough calls, so that a slow moment of the machine affects all alike. */
async function timePages(
  store: Store,
  depths: readonly number[],
  readAt: (depth: number, timed: Timed) => Promise<void>,
): Promise<PageTimes> {
  const clock = await processorClock(store);
  const times = new Map<number, number[]>(depths.map((depth) => [depth, []]));
  // The first calls open plans and load pages into memory.
  for (let calls = 0; calls < warmUpCount; ) {
    for (const depth of depths)
      await readAt(depth, (work) => {
        calls += 1;
        return work();
      });
  }
  for (let calls = 0; calls < callCount; ) {
    for (const depth of depths) {
      await readAt(depth, async (work) => {
        const startedAt = await clock();
        const result = await work();
        times.get(depth)?.push((await clock()) - startedAt);
        calls += 1;
        return result;
      });
    }
  }
  return times;
}

/** Each list is its own reference: its slowest depth is compared with its first pages. */
export function listRows(what: string, name: string, times: PageTimes, say: (text: string) => void): Row[] {
  const first = median(times.get(0) ?? []);
  const deep = Math.max(...[...times].filter(([depth]) => depth > 0).map(([, took]) => median(took)));
  const p99 = percentile([...times.values()].flat(), 0.99);
  say(`${name}: first ${first.toFixed(1)} ms, deep ${deep.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  return [
    ratioRow(`${what}, ${name}: a deep page`, deep, { name: 'its first', value: first }, 'ms', { atMost: 2 }),
    figureRow('… any page, p99', p99, 'ms', { atMost: 50 }),
  ];
}
