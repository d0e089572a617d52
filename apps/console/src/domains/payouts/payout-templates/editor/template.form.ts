import type { Input } from '@platform/sdk';
import type { FieldRefusal } from '@platform/sdk/rules';
import { parse, unparse } from 'papaparse';
import type { TemplateRow } from '../templates.parts.ts';

export type TemplateDefinition = Input<'payoutTemplates.add'>['definition'];
type Column = TemplateDefinition['columns'][number];

export const sources = [
  'row',
  'reference',
  'merchantOrderNo',
  'userName',
  'account',
  'cardNumber',
  'vpa',
  'usdtAddress',
  'ifscCode',
  'bankName',
  'amount',
  'currency',
  'payoutTime',
  'batchCode',
  'payerAccount',
  'payerName',
  'constant',
  'blank',
] as const satisfies readonly Column['source'][];
export const encodings = ['utf8', 'utf8Bom', 'gbk'] as const;
export const separators = ['comma', 'semicolon', 'tab'] as const;
export const amountStyles = ['minor', 'decimalPoint', 'decimalComma'] as const;
export const dateFormats = [
  'yyyy-MM-dd',
  'yyyyMMdd',
  'dd/MM/yyyy',
  'dd-MM-yyyy',
  'MM/dd/yyyy',
  'yyyy-MM-dd HH:mm:ss',
] as const;
const formats = ['csv', 'xlsx'] as const;
const keySources = ['reference', 'row'] as const;

export interface ColumnForm {
  /** Identity on screen, while columns move. */
  key: number;
  title: string;
  source: Column['source'];
  constant: string;
  format: 'text' | 'number';
  width: number | null;
  maxLength: number | null;
}

/** Input of the editor. An empty text or null is no value. */
export interface TemplateForm {
  name: string;
  bankName: string;
  format: 'csv' | 'xlsx';
  encoding: (typeof encodings)[number];
  separator: (typeof separators)[number];
  /** One row a line, cells separated by commas, as in a CSV file. */
  headerRows: string;
  withTitles: boolean;
  columns: readonly ColumnForm[];
  amountStyle: (typeof amountStyles)[number];
  dateFormat: (typeof dateFormats)[number];
  maxRows: number | null;
  rawCells: boolean;
  /** Whether the bank's result file is read. */
  readsResults: boolean;
  skipRows: number | null;
  keySource: 'reference' | 'row';
  keyColumn: string;
  referenceColumn: string;
  statusColumn: string;
  amountColumn: string;
  reasonColumn: string;
  /** One word a line. */
  paidWords: string;
  failedWords: string;
  unknownWords: string;
}

let lastKey = 0;
export const newColumn = (source: Column['source'] = 'constant', title = ''): ColumnForm => {
  lastKey += 1;
  return { key: lastKey, title, source, constant: '', format: 'text', width: null, maxLength: null };
};

const oneOf = <Value extends string>(values: readonly Value[], value: string, usual: Value): Value =>
  values.find((each) => each === value) ?? usual;

/** The form of a stored template; of a new one, with the columns that nearly every bank needs. */
export function formOf(row?: TemplateRow): TemplateForm {
  const stored = row?.definition;
  const result = stored?.result;
  return {
    name: row?.name ?? '',
    bankName: row?.bankName ?? '',
    format: oneOf(formats, stored?.format ?? '', 'csv'),
    encoding: oneOf(encodings, stored?.encoding ?? '', 'utf8'),
    separator: oneOf(separators, stored?.separator ?? '', 'comma'),
    headerRows: stored ? unparse(stored.headerRows, { newline: '\n' }) : '',
    withTitles: stored?.withTitles ?? true,
    columns: stored
      ? stored.columns.map((column) => ({
          ...newColumn(oneOf(sources, column.source, 'blank'), column.title),
          constant: column.constant ?? '',
          format: oneOf(['text', 'number'], column.format, 'text'),
          width: column.width,
          maxLength: column.maxLength,
        }))
      : [
          newColumn('userName', 'Beneficiary'),
          newColumn('account', 'Account'),
          newColumn('ifscCode', 'IFSC'),
          { ...newColumn('amount', 'Amount'), format: 'number' },
          newColumn('reference', 'Remark'),
        ],
    amountStyle: oneOf(amountStyles, stored?.amountStyle ?? '', 'decimalPoint'),
    dateFormat: oneOf(dateFormats, stored?.dateFormat ?? '', 'yyyy-MM-dd'),
    maxRows: stored?.maxRows ?? null,
    rawCells: stored?.rawCells ?? false,
    readsResults: stored ? result !== null : true,
    skipRows: result?.skipRows ?? null,
    keySource: oneOf(keySources, result?.keySource ?? '', 'reference'),
    keyColumn: result?.keyColumn ?? '',
    referenceColumn: result?.referenceColumn ?? '',
    statusColumn: result?.statusColumn ?? '',
    amountColumn: result?.amountColumn ?? '',
    reasonColumn: result?.reasonColumn ?? '',
    paidWords: result?.paidWords.join('\n') ?? '',
    failedWords: result?.failedWords.join('\n') ?? '',
    unknownWords: result?.unknownWords.join('\n') ?? '',
  };
}

export const wordsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((word) => word.trim())
    .filter(Boolean);

export const headerIn = (text: string): string[][] =>
  text.trim() === '' ? [] : parse<string[]>(text.replace(/\n+$/, ''), { delimiter: ',' }).data;

/** Moves a column by one place; the same columns at the edge. */
export function moveColumn(columns: readonly ColumnForm[], key: number, by: 1 | -1): readonly ColumnForm[] {
  const from = columns.findIndex((column) => column.key === key);
  const to = from + by;
  const moved = columns[from];
  if (!moved || to < 0 || to >= columns.length) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, moved);
}

const mostColumns = 40;
const mostWords = 20;
const mostHeaderRows = 10;

export type TemplateRefusal =
  | FieldRefusal
  | 'noColumns'
  | 'tooManyColumns'
  | 'amountMissing'
  | 'keyMissing'
  | 'wordTwice'
  | 'headerTooLarge'
  | { column: number; why: 'constantMissing' | 'widthRange' | 'lengthRange' };
export type TemplateRefusals = Partial<Record<keyof TemplateForm, TemplateRefusal>>;

const within = (value: number | null, least: number, most: number): FieldRefusal | undefined => {
  if (value === null || (value >= least && value <= most)) return undefined;
  return value < least ? 'tooSmall' : 'tooLarge';
};
const filled = (text: string): FieldRefusal | undefined => (text.trim() === '' ? 'required' : undefined);

function columnsRefusal({ columns, format }: TemplateForm): TemplateRefusal | undefined {
  if (columns.length === 0) return 'noColumns';
  if (columns.length > mostColumns) return 'tooManyColumns';
  for (const [at, { source, constant, width, maxLength }] of columns.entries()) {
    const wrong = (why: 'constantMissing' | 'widthRange' | 'lengthRange') => ({ column: at + 1, why });
    if (source === 'constant' && constant === '') return wrong('constantMissing');
    if (format === 'xlsx' && within(width, 1, 100)) return wrong('widthRange');
    if (within(maxLength, 1, 256)) return wrong('lengthRange');
  }
  return columns.some(({ source }) => source === 'amount') ? undefined : 'amountMissing';
}

/** The problems that need no call, by field, in the order of the editor. */
export function formRefusals(form: TemplateForm): TemplateRefusals {
  const header = headerIn(form.headerRows);
  const lists = [form.paidWords, form.failedWords, form.unknownWords].map(wordsIn);
  const words = lists.flat().map((word) => word.toLowerCase());
  const isTwice = new Set(words).size < words.length;
  const wordRefusal = (list: readonly string[] = []): TemplateRefusal | undefined => {
    if (list.length > mostWords) return 'tooLarge';
    if (list.some((word) => word.length > 64)) return 'tooLong';
    const own = new Set(list.map((word) => word.toLowerCase()));
    return isTwice && (own.size < list.length || words.filter((word) => own.has(word)).length > own.size)
      ? 'wordTwice'
      : undefined;
  };
  const found: Partial<Record<keyof TemplateForm, TemplateRefusal | undefined>> = {
    name: filled(form.name),
    bankName: filled(form.bankName),
    maxRows: within(form.maxRows, 1, 500),
    headerRows:
      header.length > mostHeaderRows ||
      header.some((cells) => cells.length > mostColumns || cells.some((cell) => cell.length > 128))
        ? 'headerTooLarge'
        : undefined,
    columns: columnsRefusal(form),
    ...(form.readsResults && {
      skipRows: within(form.skipRows, 0, 20),
      keySource: form.columns.some(({ source }) => source === form.keySource) ? undefined : 'keyMissing',
      keyColumn: filled(form.keyColumn),
      statusColumn: filled(form.statusColumn),
      paidWords: filled(form.paidWords) ?? wordRefusal(lists[0]),
      failedWords: wordRefusal(lists[1]),
      unknownWords: wordRefusal(lists[2]),
    }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, why]) => why !== undefined));
}

/** The definition in the names of the contract. */
export function definitionOf(form: TemplateForm): TemplateDefinition {
  const name = (text: string) => text.trim() || null;
  return {
    format: form.format,
    encoding: form.encoding,
    separator: form.separator,
    headerRows: headerIn(form.headerRows),
    withTitles: form.withTitles,
    columns: form.columns.map(({ title, source, constant, format, width, maxLength }) => ({
      title: title.trim(),
      source,
      format,
      ...(source === 'constant' && { constant }),
      ...(form.format === 'xlsx' && width !== null && { width }),
      ...(maxLength !== null && { maxLength }),
    })),
    amountStyle: form.amountStyle,
    dateFormat: form.dateFormat,
    ...(form.maxRows !== null && { maxRows: form.maxRows }),
    rawCells: form.rawCells,
    result: form.readsResults
      ? {
          skipRows: form.skipRows ?? 0,
          keySource: form.keySource,
          keyColumn: form.keyColumn.trim(),
          referenceColumn: name(form.referenceColumn),
          statusColumn: form.statusColumn.trim(),
          amountColumn: name(form.amountColumn),
          reasonColumn: name(form.reasonColumn),
          paidWords: wordsIn(form.paidWords),
          failedWords: wordsIn(form.failedWords),
          unknownWords: wordsIn(form.unknownWords),
        }
      : null,
  };
}

/** The definition for a preview, without the reading of results, which the preview does not need. */
export const previewDefinition = (form: TemplateForm): TemplateDefinition => ({
  ...definitionOf(form),
  result: null,
});

/** The field of the form that a problem of the server is about: `definition.columns.2.constant` is about the columns. */
export function fieldOfPath(path: string): keyof TemplateForm | undefined {
  const [first = '', second, third] = path.split('.');
  const name = first !== 'definition' ? first : second === 'result' ? (third ?? 'paidWords') : second;
  return name !== undefined && name in formOf() ? (name as keyof TemplateForm) : undefined;
}
