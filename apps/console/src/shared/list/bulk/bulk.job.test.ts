import { expect, it } from 'vitest';
import { type BulkJob, type BulkJobProgress, runJob } from './bulk.job.ts';

/** A fake job that finishes two rows per poll. Rows that begin with x fail. */
function jobOf(rows: readonly string[]) {
  let judged = 0;
  let ended = false;
  const taken = () => rows.slice(0, judged);
  const refused = () => taken().filter((row) => row.startsWith('x'));
  const job: BulkJob<string> = {
    operation: 'orderCallbacks.resendMany',
    start: async () => 'job',
    read: async () => ({
      done: judged - refused().length,
      failed: refused().length,
      ended: ended || judged === rows.length,
    }),
    problems: async () => new Map(refused().map((row) => [row, `not ${row}`])),
    stop: async () => {
      ended = true;
    },
    nameOf: (row) => row,
  };
  const pause = async () => {
    judged = Math.min(rows.length, judged + 2);
  };
  return { rows, choice: '', job, pause };
}

it('is followed to its end, and reports failed rows with their reason', async () => {
  const seen: BulkJobProgress<string>[] = [];
  const { signal } = new AbortController();
  await runJob({ ...jobOf(['a', 'x1', 'b', 'x2', 'c']), signal, onProgress: (one) => seen.push(one) });
  expect(seen.map(({ done, waiting }) => [done, waiting])).toEqual([
    [0, 5],
    [1, 3],
    [2, 1],
    [3, 0],
  ]);
  expect(seen.at(-1)?.failures).toEqual([
    { row: 'x1', problem: 'not x1' },
    { row: 'x2', problem: 'not x2' },
  ]);
});

it('can be stopped, and then reports the rows that were not reached', async () => {
  const controller = new AbortController();
  let last: BulkJobProgress<string> | undefined;
  const given = jobOf(['a', 'b', 'c', 'd']);
  await runJob({
    ...given,
    pause: async () => {
      await given.pause();
      controller.abort();
    },
    signal: controller.signal,
    onProgress: (one) => {
      last = one;
    },
  });
  expect(last).toEqual({ done: 2, failures: [], waiting: 2 });
});

it('fails as a whole when it cannot be started', async () => {
  const given = jobOf(['a']);
  const job = { ...given.job, start: () => Promise.reject(new Error('one is running')) };
  const run = runJob({ ...given, job, signal: new AbortController().signal, onProgress: () => undefined });
  await expect(run).rejects.toThrow('one is running');
});
