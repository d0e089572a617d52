import type { OperationId } from '@platform/sdk';
import type { BulkResult } from './bulk.model.ts';

/** A job that the server runs over many rows. */
export interface BulkJob<Row> {
  /** A role that may call this operation may run the job. */
  operation: OperationId;
  /** Starts the job and returns its id. `choice` is what was chosen or entered before the start. */
  start: (rows: readonly Row[], choice: string) => Promise<string>;
  /** Runs the job without changing anything, and counts what the rows would become. */
  dryRun?: (rows: readonly Row[], signal: AbortSignal) => Promise<readonly BulkForecast[]>;
  read: (id: string) => Promise<BulkJobState>;
  /** The failed rows and their reasons, by row name. Read again when there are more failures. */
  problems: (id: string) => Promise<ReadonlyMap<string, string>>;
  stop: (id: string) => Promise<unknown>;
  /** The name of a row in the job's report. */
  nameOf: (row: Row) => string;
}

export interface BulkForecast {
  outcome: string;
  count: number;
}

export interface BulkJobState {
  done: number;
  failed: number;
  ended: boolean;
}

export interface BulkJobProgress<Row> {
  done: number;
  failures: readonly BulkResult<Row>[];
  /** Rows not processed yet. */
  waiting: number;
}

export interface BulkJobRun<Row> {
  rows: readonly Row[];
  choice: string;
  job: BulkJob<Row>;
  onProgress: (progress: BulkJobProgress<Row>) => void;
  signal: AbortSignal;
  /** The delay between two polls. */
  pause: () => Promise<void>;
}

/**
 * Starts a job and polls until it ends. On abort the job is asked to stop; rows processed by then stay
 * changed.
 */
export async function runJob<Row>(run: BulkJobRun<Row>): Promise<void> {
  const { rows, choice, job, onProgress, signal, pause } = run;
  const id = await job.start(rows, choice);
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
