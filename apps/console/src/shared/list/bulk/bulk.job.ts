import type { OperationId } from '@platform/sdk';
import type { BulkResult } from './bulk.model.ts';

/** Something that the platform does to many rows by itself, once it is asked. */
export interface BulkJob<Row> {
  /** Whoever may call it may have the work done. */
  operation: OperationId;
  /** Answers by what it is known from then on. */
  start: (rows: readonly Row[]) => Promise<string>;
  read: (id: string) => Promise<BulkJobState>;
  /** Why rows were not done, by their names: read again when there are more. */
  problems: (id: string) => Promise<ReadonlyMap<string, string>>;
  stop: (id: string) => Promise<unknown>;
  /** By what it names a row. */
  nameOf: (row: Row) => string;
}

export interface BulkJobState {
  done: number;
  failed: number;
  ended: boolean;
}

export interface BulkJobProgress<Row> {
  done: number;
  failures: readonly BulkResult<Row>[];
  /** How many had no turn yet. */
  waiting: number;
}

export interface BulkJobRun<Row> {
  rows: readonly Row[];
  job: BulkJob<Row>;
  onProgress: (progress: BulkJobProgress<Row>) => void;
  signal: AbortSignal;
  /** Between two looks. */
  pause: () => Promise<void>;
}

/** Starts it and follows it to its end. A stop is passed on: what has had its turn by then is done. */
export async function runJob<Row>({ rows, job, onProgress, signal, pause }: BulkJobRun<Row>): Promise<void> {
  const id = await job.start(rows);
  const byName = new Map(rows.map((row) => [job.nameOf(row), row]));
  let failures: readonly BulkResult<Row>[] = [];
  let stopped = false;
  for (;;) {
    if (signal.aborted && !stopped) {
      stopped = true;
      await job.stop(id);
    }
    const { done, failed, ended } = await job.read(id);
    if (failed > failures.length) {
      const problems = await job.problems(id);
      failures = [...problems].flatMap(([name, problem]) => {
        const row = byName.get(name);
        return row === undefined ? [] : [{ row, problem }];
      });
    }
    onProgress({ done, failures, waiting: rows.length - done - failed });
    if (ended) return;
    await pause();
  }
}
