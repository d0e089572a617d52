import { describe, expect, it } from 'vitest';
import { type BulkClock, type BulkResult, once, planBulk, runBulk } from './bulk.model.ts';

describe('the dry run', () => {
  it('reports the number of rows, and the skipped ones by reason', () => {
    const plan = planBulk([1, 2, 3, 4, 5], (row) => (row % 2 === 0 ? undefined : row > 3 ? 'large' : 'odd'));
    expect(plan).toEqual({
      eligible: [2, 4],
      skipped: [
        { reason: 'odd', rows: [1, 3] },
        { reason: 'large', rows: [5] },
      ],
    });
  });

  it('takes rows with the same meaning once', () => {
    const twice = once((order: string) => order, 'again');
    expect(planBulk(['a', 'b', 'a'], twice).skipped).toEqual([{ reason: 'again', rows: ['a'] }]);
  });
});

describe('the run', () => {
  /** A fake clock: time passes only by waiting and by the work. */
  function clockOf(): BulkClock & { passedMs: number } {
    const clock = {
      passedMs: 0,
      nowMs: () => clock.passedMs,
      wait: async (ms: number) => {
        clock.passedMs += ms;
      },
    };
    return clock;
  }

  it('handles every row with its own result, within the rate limit', async () => {
    const clock = clockOf();
    const results: BulkResult<number>[] = [];
    await runBulk({
      rows: [1, 2, 3, 4],
      perform: async (row) => {
        clock.passedMs += 40;
        return row === 3 ? 'refused' : null;
      },
      onResult: (result) => results.push(result),
      signal: new AbortController().signal,
      perSecond: 5,
      clock,
    });
    expect(results.map(({ problem }) => problem)).toEqual([null, null, 'refused', null]);
    expect(clock.passedMs).toBe(800);
  });

  it('does not wait when the work itself takes long enough', async () => {
    const clock = clockOf();
    await runBulk({
      rows: [1, 2],
      perform: async () => {
        clock.passedMs += 900;
        return null;
      },
      onResult: () => undefined,
      signal: new AbortController().signal,
      perSecond: 5,
      clock,
    });
    expect(clock.passedMs).toBe(1800);
  });

  it('finishes the current row when it is stopped, and starts no other', async () => {
    const controller = new AbortController();
    const done: number[] = [];
    await runBulk({
      rows: [1, 2, 3],
      perform: async (row) => {
        if (row === 2) controller.abort();
        return null;
      },
      onResult: ({ row }) => done.push(row),
      signal: controller.signal,
      perSecond: 1000,
    });
    expect(done).toEqual([1, 2]);
  });
});
