import type { OperationIO } from '@platform/sdk';

export type ShownTemplate = OperationIO['payoutTemplates.list']['output']['list'][number];

/** A template as a request gives it. */
export type GivenDefinition = OperationIO['payoutTemplates.add']['handlerInput']['definition'];
type GivenColumn = GivenDefinition['columns'][number];
type GivenReading = NonNullable<GivenDefinition['result']>;

export interface TemplateColumn {
  readonly title: string;
  readonly source: GivenColumn['source'];
  readonly constant: string | null;
  readonly format: NonNullable<GivenColumn['format']>;
  readonly width: number | null;
  readonly maxLength: number | null;
}

/** How the bank's result file is read. */
export interface ResultReading {
  readonly skipRows: number;
  readonly keySource: GivenReading['keySource'];
  readonly keyColumn: string;
  readonly referenceColumn: string | null;
  readonly statusColumn: string;
  readonly amountColumn: string | null;
  readonly reasonColumn: string | null;
  readonly paidWords: string[];
  readonly failedWords: string[];
  readonly unknownWords: string[];
}

/** A template as it is stored: all fields, with their defaults. */
export interface TemplateDefinition {
  readonly format: GivenDefinition['format'];
  readonly encoding: NonNullable<GivenDefinition['encoding']>;
  readonly separator: NonNullable<GivenDefinition['separator']>;
  readonly headerRows: string[][];
  readonly withTitles: boolean;
  readonly columns: TemplateColumn[];
  readonly amountStyle: GivenDefinition['amountStyle'];
  readonly dateFormat: GivenDefinition['dateFormat'];
  readonly maxRows: number;
  readonly rawCells: boolean;
  readonly result: ResultReading | null;
}

export type ListTemplates = OperationIO['payoutTemplates.list']['handlerInput'];
