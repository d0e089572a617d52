import type { Input, Operation, OperationId } from '@platform/sdk';
import type { SelectOption } from '@platform/ui-kit/skin';
import type { ComponentType, ReactNode } from 'react';
import { call } from '../../client.ts';
import type { PlainKey, Table, Telling } from '../list.types.ts';
import type { BulkJob } from './bulk.job.ts';

/** One call per row, one call for all rows, or a job that the server runs. */
export type BulkWork<Row> =
  | { run: (row: Row, choice: string) => Promise<unknown>; runAll?: undefined; job?: undefined }
  | { runAll: (rows: readonly Row[]) => Promise<unknown>; run?: undefined; job?: undefined }
  | { job: BulkJob<Row>; run?: undefined; runAll?: undefined };

/** The control of a value that is entered before an action starts. */
export interface BulkEntryProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** A value to enter before the start, the same for all rows, by a control of the action's own. */
export interface BulkEntry<Word extends string> {
  initial: string;
  control: ComponentType<BulkEntryProps>;
  /** Why the action cannot start with the value. */
  refusal: (value: string) => Word | undefined;
}

/** An action on many rows. */
export type BulkAction<Row, Words extends Table, Given> = BulkWork<Row> & {
  word: PlainKey<Words>;
  operation: OperationId;
  /** Explanation shown before the action starts. */
  body: PlainKey<Words>;
  /** Marks the start button of an action that cannot be undone. */
  tone?: 'danger';
  /** Returns why a row is skipped. Created for every run, because it may remember earlier rows. */
  refusals: (telling: Telling<Words, Given>, choice: string) => (row: Row) => string | undefined;
  /** A value to choose before the start, the same for all rows. */
  choice?: { label: PlainKey<Words>; options: (telling: Telling<Words, Given>) => readonly SelectOption[] };
  entry?: BulkEntry<PlainKey<Words>>;
  /** Words for the outcomes of the job's dry run. */
  outcomes?: (telling: Telling<Words, Given>) => (outcome: string) => string;
  /** What the action would do to these rows, shown before it starts. */
  effect?: (rows: readonly Row[]) => ReactNode;
};

type Rest<Row, Words extends Table, Given> = Omit<
  BulkAction<Row, Words, Given>,
  'word' | 'operation' | 'run' | 'runAll' | 'job'
>;

/** Declares an action on many rows. `input` builds the call's input from a row; the compiler checks it. */
export function bulkAction<Row, Words extends Table, Given>() {
  return <Id extends OperationId>(
    operation: Operation<Id>,
    word: PlainKey<Words>,
    input: (row: Row, choice: string) => Input<Id>,
    rest: Rest<Row, Words, Given>,
  ): BulkAction<Row, Words, Given> => ({
    ...rest,
    word,
    operation: operation.id,
    run: (row, choice) => call(operation, input(row, choice)),
  });
}

/** Declares an action that changes all rows by one call: either all of them change, or none. */
export function bulkCallAction<Row, Words extends Table, Given>() {
  return <Id extends OperationId>(
    operation: Operation<Id>,
    word: PlainKey<Words>,
    input: (rows: readonly Row[]) => Input<Id>,
    rest: Rest<Row, Words, Given>,
  ): BulkAction<Row, Words, Given> => ({
    ...rest,
    word,
    operation: operation.id,
    runAll: (rows) => call(operation, input(rows)),
  });
}

/** Declares an action on many rows as a server job. It requires permission to start the job. */
export function bulkJobAction<Row, Words extends Table, Given>() {
  return (
    job: BulkJob<Row>,
    word: PlainKey<Words>,
    rest: Rest<Row, Words, Given>,
  ): BulkAction<Row, Words, Given> => ({ ...rest, word, operation: job.operation, job });
}
