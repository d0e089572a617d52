import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../error.text.ts';
import { isSessionError } from '../../query.ts';
import type { Table, Telling } from '../list.types.ts';
import type { BulkAction } from './bulk.action.ts';
import { type BulkResult, runBulk } from './bulk.model.ts';

const usualPerSecond = 5;

export interface RunningBulk<Row> {
  state: 'idle' | 'running' | 'finished';
  total: number;
  done: number;
  failures: readonly BulkResult<Row>[];
  /** Rows that were not begun. */
  left: readonly Row[];
  /** What is done stays done: a second start takes only what it is given. */
  start: (rows: readonly Row[]) => Promise<void>;
  stop: () => void;
}

type Progress<Row> = Pick<RunningBulk<Row>, 'state' | 'total' | 'done' | 'failures' | 'left'>;

/** A run with its progress as the screen shows it. */
export function useBulkRun<Row, Words extends Table, Given>(
  action: BulkAction<Row, Words, Given>,
  telling: Telling<Words, Given>,
  choice: string,
): RunningBulk<Row> {
  const [progress, setProgress] = useState<Progress<Row>>({
    state: 'idle',
    total: 0,
    done: 0,
    failures: [],
    left: [],
  });
  const running = useRef<AbortController | null>(null);
  // A page that is gone begins no further row.
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
    }));
    const perform = async (row: Row): Promise<string | null> => {
      try {
        await action.run(row, choice);
        return null;
      } catch (thrown) {
        // Without a session every further row would fail for the same reason.
        if (isSessionError(thrown)) controller.abort();
        return errorText(thrown, telling.language).what;
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
      perSecond: action.perSecond ?? usualPerSecond,
    });
    setProgress((before) => ({ ...before, state: 'finished' }));
  };
  return { ...progress, start, stop: useCallback(() => running.current?.abort(), []) };
}
