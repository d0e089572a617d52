import type { Input, Operation, OperationId } from '@platform/sdk';
import type { SelectOption } from '@platform/ui-kit/skin';
import { call } from '../../client.ts';
import type { PlainKey, Table, Telling } from '../list.types.ts';
import type { BulkJob } from './bulk.job.ts';

/** Whose work it is: a call for each row, or the platform's own once it is asked. */
type BulkWork<Row> =
  | { run: (row: Row, choice: string) => Promise<unknown>; job?: undefined }
  | { job: BulkJob<Row>; run?: undefined };

/** What may be done to many rows at once. */
export type BulkAction<Row, Words extends Table, Given> = BulkWork<Row> & {
  word: PlainKey<Words>;
  operation: OperationId;
  /** What is done, in words, before it is. */
  body: PlainKey<Words>;
  /** What cannot be taken back is worn by the button that begins it. */
  tone?: 'danger';
  /** Why a row is skipped. Made anew for every run: it may remember what it has seen. */
  refusals: (telling: Telling<Words, Given>, choice: string) => (row: Row) => string | undefined;
  /** One thing to choose first, for all rows. */
  choice?: { label: PlainKey<Words>; options: (telling: Telling<Words, Given>) => readonly SelectOption[] };
};

type Rest<Row, Words extends Table, Given> = Omit<
  BulkAction<Row, Words, Given>,
  'word' | 'operation' | 'run' | 'job'
>;

/** Declares an action on many rows: `input` makes what the call takes of each, and what it does not take does not compile. */
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

/** Declares an action on many rows that the platform does by itself; whoever may start the job may do it. */
export function bulkJobAction<Row, Words extends Table, Given>() {
  return (
    job: BulkJob<Row>,
    word: PlainKey<Words>,
    rest: Rest<Row, Words, Given>,
  ): BulkAction<Row, Words, Given> => ({ ...rest, word, operation: job.operation, job });
}
