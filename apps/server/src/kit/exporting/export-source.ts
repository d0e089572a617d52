import type { OperationId, OperationIO } from '@platform/sdk';
import type { Texts } from '@platform/sdk/errors';
import type { Language, Scope } from '../operation/context.ts';

export type ExportedOperation = OperationIO['exports.columns']['handlerInput']['operation'];
export type ColumnKind = 'text' | 'number' | 'money' | 'time';

/** A row of a list, as its call answers it. */
export type RowOf<Id extends OperationId> = OperationIO[Id]['output'] extends { list: (infer Row)[] }
  ? Row
  : never;

/** An amount with the digits that its currency has below one. */
export interface MoneyCell {
  readonly amountMinor: number;
  readonly digits: number;
}

/** What a cell holds, before a format writes it: a time is ISO text, null is empty. */
export type CellValue = string | number | MoneyCell | null;

export interface ExportColumn<Row = never> {
  readonly id: string;
  readonly title: Texts;
  readonly kind: ColumnKind;
  /** Whose rows never say anything here, such as the supplier in a merchant's orders. */
  readonly hiddenFrom?: readonly Scope['kind'][];
  readonly value: (row: Row, language: Language) => CellValue;
}

/**
 * How a list gives out all of its rows. By `cursor` where it has one; by `limit` where it has that alone; by `pages`, which
 * a row may move between while they are read.
 */
export type Paging = 'cursor' | 'limit' | 'pages';

/** A list that can be exported: what it is called and which columns it has, said once by its domain. */
export interface ExportSource {
  readonly operation: ExportedOperation;
  readonly title: Texts;
  /** Begins the file's name. */
  readonly fileStem: string;
  readonly columns: readonly ExportColumn[];
  /** By what two rows are the same one. */
  readonly keyOf: (row: never) => string;
  readonly pagingFor: (filters: Readonly<Record<string, unknown>>) => Paging;
  /** The filters as they hold while an export runs: newer rows are left out, so that none of the others moves. */
  readonly pinned: (filters: Readonly<Record<string, unknown>>, startedAt: Date) => Record<string, unknown>;
}

export interface SourceDefinition<Id extends ExportedOperation> {
  readonly title: Texts;
  readonly fileStem: string;
  readonly columns: readonly ExportColumn<RowOf<Id>>[];
  readonly keyOf: (row: RowOf<Id>) => string;
  readonly paging: Paging | ((filters: OperationIO[Id]['handlerInput']) => Paging);
  readonly pinned?: (
    filters: OperationIO[Id]['handlerInput'],
    startedAt: Date,
  ) => OperationIO[Id]['handlerInput'];
}

/** Ties a definition to its call: a column of a field that the rows do not have does not compile. */
export function defineExport<Id extends ExportedOperation>(
  operation: Id,
  { paging, pinned = (filters) => filters, ...source }: SourceDefinition<Id>,
): ExportSource {
  // Beyond this point rows and filters are those of any list; that they are this one's has been checked above.
  return {
    operation,
    ...source,
    pagingFor: typeof paging === 'function' ? (paging as ExportSource['pagingFor']) : () => paging,
    pinned: pinned as ExportSource['pinned'],
  };
}
