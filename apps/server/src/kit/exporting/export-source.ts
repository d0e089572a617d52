import type { OperationId, OperationIO } from '@platform/sdk';
import type { Texts } from '@platform/sdk/errors';
import type { HandlerContext, Language, Scope } from '../operation/context.ts';

export type ExportedOperation = OperationIO['exports.columns']['handlerInput']['operation'];
export type ExportFormat = OperationIO['exports.start']['handlerInput']['format'];
export type ColumnKind = 'text' | 'number' | 'money' | 'time';

/** A row of a list, as the list call returns it. */
export type RowOf<Id extends OperationId> = OperationIO[Id]['output'] extends { list: (infer Row)[] }
  ? Row
  : never;

/** An amount and the number of decimal places of its currency. */
export interface MoneyCell {
  readonly amountMinor: number;
  readonly digits: number;
}

/** The value of a cell before it is formatted. A time is ISO text; null is an empty cell. */
export type CellValue = string | number | MoneyCell | null;

export interface ExportColumn<Row = never> {
  readonly id: string;
  readonly title: Texts;
  readonly kind: ColumnKind;
  /** Scopes for which the column is always empty, such as the supplier in a merchant's orders. */
  readonly hiddenFrom?: readonly Scope['kind'][];
  /** Of a column that shows codes: the word of each. */
  readonly words?: Readonly<Record<string | number, Texts | undefined>>;
  readonly value: (row: Row, language: Language) => CellValue;
}

/**
 * How to read all rows: a list by `cursor` where it has one, else by `pages`; figures come `whole`, in one
 * answer. A row can move between pages during the export.
 */
export type Paging = 'cursor' | 'pages' | 'whole';

/** A list that can be exported, with its title and columns. Its domain defines it. */
export interface ExportSource {
  readonly operation: ExportedOperation;
  readonly title: Texts;
  /** Start of the file name. */
  readonly fileStem: string;
  readonly columns: readonly ExportColumn[];
  /** Identity of a row, for finding duplicates. */
  readonly keyOf: (row: never) => string;
  /** The rows in an answer with figures. A list has its own. */
  readonly rowsOf?: (answer: never) => readonly object[];
  readonly pagingFor: (filters: Readonly<Record<string, unknown>>) => Paging;
  /**
   * The filters for the whole run of an export: rows created after its start are left out, so that the other
   * rows do not move.
   */
  readonly pinned: (filters: Readonly<Record<string, unknown>>, startedAt: Date) => Record<string, unknown>;
  /** Names of the list and of its columns that depend on the filters, as a query string has them. */
  readonly namesFor?: (filters: Readonly<Record<string, string>>) => ExportNames | undefined;
  /**
   * The filters for an export of selected rows, which hide none of them. Defined where the list's handler reads
   * `rowIds` of its context. Other lists are read by the given filters, and the selected rows are picked out.
   */
  readonly forSelected?: (filters: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** Defined for a document, which reads its own lines. */
  readonly document?: ExportDocument;
}

/** Facts about the file (name and value), for a reader who opens it a year later. */
export type FileFacts = readonly (readonly [name: string, value: string])[];

/** How a line of a document looks in a file that has looks. */
export interface LineLook {
  /** The heading above the line, where a new section begins. */
  readonly section?: string;
  /** The columns of a line that sums up are set in bold. */
  readonly isSum?: boolean;
}

/** Some lines of a document. `facts` of the first lines head the document; the others stand at its end. */
export interface DocumentLines<Line extends object> {
  readonly lines: readonly Line[];
  readonly total: number;
  readonly facts?: FileFacts;
}

export interface DocumentRun {
  readonly startedAt: Date;
  /** Lines that the file may have. */
  readonly lineLimit: number;
  readonly pageRows: number;
}

/** A document: lines in one order, with a heading, that is complete or does not exist. */
export interface ExportDocument<Input = never, Line extends object = never> {
  readonly formats: readonly ExportFormat[];
  /** The columns of a page to print, with their shares of its width. */
  readonly printed: Readonly<Record<string, number>>;
  readonly lookOf: (line: Line, language: Language) => LineLook;
  /** The name of the file without its ending. @throws BusinessError for what the caller may not read */
  readonly fileName: (context: HandlerContext, input: Input, language: Language) => Promise<string>;
  /** Reads the lines. `contextNow` checks the user's rights again, and is called before each read. */
  readonly read: (
    contextNow: () => Promise<HandlerContext>,
    input: Input,
    run: DocumentRun,
  ) => AsyncGenerator<DocumentLines<object>>;
}

/** Names of one kind of rows in a list of several kinds. */
export interface ExportNames {
  readonly title: Texts;
  readonly fileStem: string;
  /** Titles that differ, by column. */
  readonly columns: Readonly<Record<string, Texts>>;
}

/** The list with the names that its filters give it. Its columns and rows stay the same. */
export function namedFor(source: ExportSource, filters: Readonly<Record<string, string>>): ExportSource {
  const names = source.namesFor?.(filters);
  if (!names) return source;
  const { title, fileStem, columns } = names;
  return {
    ...source,
    title,
    fileStem,
    columns: source.columns.map((column) => ({ ...column, title: columns[column.id] ?? column.title })),
  };
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
  readonly forSelected?: (filters: OperationIO[Id]['handlerInput']) => OperationIO[Id]['handlerInput'];
  readonly namesFor?: ExportSource['namesFor'];
}

/** Ties a definition to its call: a column for a field that the rows do not have does not compile. */
export function defineExport<Id extends ExportedOperation>(
  operation: Id,
  { paging, pinned = (filters) => filters, forSelected, ...source }: SourceDefinition<Id>,
): ExportSource {
  // From here on the types are those of any list. The signature above has checked the match.
  return {
    operation,
    ...source,
    pagingFor: typeof paging === 'function' ? (paging as ExportSource['pagingFor']) : () => paging,
    pinned: pinned as ExportSource['pinned'],
    ...(forSelected && { forSelected: forSelected as NonNullable<ExportSource['forSelected']> }),
  };
}

export interface FiguresDefinition<Id extends ExportedOperation, Row extends object> {
  readonly title: Texts;
  readonly fileStem: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rowsOf: (answer: OperationIO[Id]['output']) => readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** The same for a call that answers figures: they become rows of one table. */
export function defineFigures<Id extends ExportedOperation, Row extends object>(
  operation: Id,
  definition: FiguresDefinition<Id, Row>,
): ExportSource {
  return { operation, ...definition, pagingFor: () => 'whole', pinned: (filters) => ({ ...filters }) };
}

export interface DocumentDefinition<Id extends ExportedOperation, Line extends object>
  extends ExportDocument<OperationIO[Id]['handlerInput'], Line> {
  readonly title: Texts;
  readonly fileStem: string;
  readonly columns: readonly ExportColumn<Line>[];
}

/** The same for a document, which is written from lines of its own. */
export function defineDocument<Id extends ExportedOperation, Line extends object>(
  operation: Id,
  { title, fileStem, columns, ...document }: DocumentDefinition<Id, Line>,
): ExportSource {
  return {
    operation,
    title,
    fileStem,
    columns,
    keyOf: () => '',
    pagingFor: () => 'whole',
    pinned: (filters) => ({ ...filters }),
    document: document as ExportDocument,
  };
}
