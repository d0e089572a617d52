import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../error.text.ts';
import type { Language } from '../../language.ts';
import { isSessionError } from '../../query.ts';
import type { BulkWork } from './bulk.action.ts';
import { type BulkJob, runJob } from './bulk.job.ts';
import { type BulkResult, browserClock, runBulk } from './bulk.model.ts';

const perSecond = 5;
const lookEveryMs = 1_000;

export interface RunningBulk<Row> {
  state: 'idle' | 'running' | 'finished';
  total: number;
  done: number;
  failures: readonly BulkResult<Row>[];
  /** Rows that were not started. */
  left: readonly Row[];
  /** The error that ended the run early. */
  error: unknown;
  /** Starts a run with the given rows only. Earlier results stay. */
  start: (rows: readonly Row[]) => Promise<void>;
  stop: () => void;
}

type Progress<Row> = Pick<RunningBulk<Row>, 'state' | 'total' | 'done' | 'failures' | 'left' | 'error'>;

/** State of a bulk run for the screen, with its progress. */
export function useBulkRun<Row>(
  { job, run, runAll }: BulkWork<Row>,
  language: Language,
  choice = '',
): RunningBulk<Row> {
  const [progress, setProgress] = useState<Progress<Row>>({
    state: 'idle',
    total: 0,
    done: 0,
    failures: [],
    left: [],
    error: null,
  });
  const running = useRef<AbortController | null>(null);
  // When the page is unmounted, start no further row.
  useEffect(() => () => running.current?.abort(), []);

  const start = async (rows: readonly Row[]) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress((before) => ({
      state: 'running',
      total: before.done + rows.length,
      done: before.done,
      failures: [],
      left: rows,
      error: null,
    }));
    try {
      if (job) await followJob(job, rows, controller.signal);
      else if (runAll) await runTogether(runAll, rows);
      else await runRows(run, rows, controller);
    } catch (error) {
      if (!isSessionError(error)) setProgress((before) => ({ ...before, error }));
    }
    setProgress((before) => ({ ...before, state: 'finished' }));
  };

  const followJob = async (given: BulkJob<Row>, rows: readonly Row[], signal: AbortSignal) => {
    let doneBefore = 0;
    await runJob({
      rows,
      choice,
      job: given,
      signal,
      pause: () => browserClock.wait(lookEveryMs, signal),
      onProgress: ({ done, failures, waiting }) => {
        const more = done - doneBefore;
        doneBefore = done;
        // The server processes the rows in the given order, so the last ones are still waiting.
        const left = waiting === 0 ? [] : rows.slice(-waiting);
        setProgress((before) => ({ ...before, done: before.done + more, failures, left }));
      },
    });
  };

  const runTogether = async (work: (rows: readonly Row[]) => Promise<unknown>, rows: readonly Row[]) => {
    await work(rows);
    setProgress((before) => ({ ...before, done: before.done + rows.length, left: [] }));
  };

  const runRows = async (
    work: (row: Row, choice: string) => Promise<unknown>,
    rows: readonly Row[],
    controller: AbortController,
  ) => {
    const perform = async (row: Row): Promise<string | null> => {
      try {
        await work(row, choice);
        return null;
      } catch (thrown) {
        // Without a session every further row would fail for the same reason.
        if (isSessionError(thrown)) controller.abort();
        return errorText(thrown, language).what;
      }
    };
    await runBulk({
      rows,
      perform,
      onResult: (result) =>
        setProgress((before) => ({
          ...before,
          done: before.done + (result.problem === null ? 1 : 0),
          failures: result.problem === null ? before.failures : [...before.failures, result],
          left: before.left.slice(1),
        })),
      signal: controller.signal,
      perSecond,
    });
  };
  return { ...progress, start, stop: useCallback(() => running.current?.abort(), []) };
}
