import type { Input, Operation, OperationId } from '@platform/sdk';
import type { SelectOption } from '@platform/ui-kit/skin';
import { call } from '../../client.ts';
import type { PlainKey, Table, Telling } from '../list.types.ts';
import type { BulkJob } from './bulk.job.ts';

/** What may be done to many rows at once, each by a call of its own. */
export interface BulkAction<Row, Words extends Table, Given> {
  word: PlainKey<Words>;
  operation: OperationId;
  /** What is done, in words, before it is. */
  body: PlainKey<Words>;
  run: (row: Row, choice: string) => Promise<unknown>;
  /** Why a row is skipped. Made anew for every run: it may remember what it has seen. */
  refusals: (telling: Telling<Words, Given>, choice: string) => (row: Row) => string | undefined;
  /** One thing to choose first, for all rows. */
  choice?: { label: PlainKey<Words>; options: (telling: Telling<Words, Given>) => readonly SelectOption[] };
  /** How many calls a second; five without it. */
  perSecond?: number;
  /** Whoever may call this has the platform do all of it, in place of a call a row. */
  job?: BulkJob<Row> & { operation: OperationId };
}

type Rest<Row, Words extends Table, Given> = Omit<
  BulkAction<Row, Words, Given>,
  'word' | 'operation' | 'run'
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
