import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { RequestIssue } from '../../../kit/operation/issues.ts';
import type {
  GivenDefinition,
  ResultReading,
  TemplateColumn,
  TemplateDefinition,
} from './payout-templates.types.ts';

const mostRows = 500;

/** The definition with its defaults. @throws validationFailed where its parts contradict each other */
export function definitionOf(given: GivenDefinition): TemplateDefinition {
  const columns = given.columns.map(
    ({ title, source, constant, format, width, maxLength }): TemplateColumn => ({
      title,
      source,
      constant: constant ?? null,
      format: format ?? 'text',
      width: width ?? null,
      maxLength: maxLength ?? null,
    }),
  );
  const definition: TemplateDefinition = {
    format: given.format,
    encoding: given.encoding ?? 'utf8',
    separator: given.separator ?? 'comma',
    headerRows: given.headerRows ?? [],
    withTitles: given.withTitles ?? true,
    columns,
    amountStyle: given.amountStyle,
    dateFormat: given.dateFormat,
    maxRows: given.maxRows ?? mostRows,
    rawCells: given.rawCells ?? false,
    result: given.result ? readingOf(given.result) : null,
  };
  const issues = issuesOf(definition);
  if (issues.length > 0) throw new RequestFault('validationFailed', { issues });
  return definition;
}

function readingOf(given: NonNullable<GivenDefinition['result']>): ResultReading {
  return {
    skipRows: given.skipRows,
    keySource: given.keySource,
    keyColumn: given.keyColumn,
    referenceColumn: given.referenceColumn ?? null,
    statusColumn: given.statusColumn,
    amountColumn: given.amountColumn ?? null,
    reasonColumn: given.reasonColumn ?? null,
    paidWords: given.paidWords,
    failedWords: given.failedWords,
    unknownWords: given.unknownWords ?? [],
  };
}

/** How words of a bank are compared. */
export const plainWord = (word: string): string => word.trim().toLowerCase();

const keyNotWritten = texts(
  '模板没有写出结果文件用来识别订单的列',
  '範本沒有寫出結果檔案用來識別訂單的欄',
  'No column of the template writes what the result file finds orders by.',
);
const wordTwice = texts(
  '同一个状态词不能有两种含义',
  '同一個狀態詞不能有兩種意義',
  'A word cannot have two meanings.',
);
const wordsMissing = texts(
  '至少要有一个已付的状态词',
  '至少要有一個已付的狀態詞',
  'At least one word means paid.',
);
const constantMissing = texts('固定内容不能为空', '固定內容不能為空', 'A constant column needs its text.');
const amountMissing = texts(
  '模板必须有金额列',
  '範本必須有金額欄',
  'A template needs a column of the amount.',
);

function issuesOf({ columns, result }: TemplateDefinition): RequestIssue[] {
  const issues: RequestIssue[] = columns.flatMap(({ source, constant }, at) =>
    source === 'constant' && constant === null
      ? [{ path: `definition.columns.${at}.constant`, code: 'required', message: constantMissing }]
      : [],
  );
  if (!columns.some(({ source }) => source === 'amount'))
    issues.push({ path: 'definition.columns', code: 'amount_missing', message: amountMissing });
  if (!result) return issues;
  if (!columns.some(({ source }) => source === result.keySource))
    issues.push({ path: 'definition.result.keySource', code: 'key_not_written', message: keyNotWritten });
  if (result.paidWords.length === 0)
    issues.push({ path: 'definition.result.paidWords', code: 'required', message: wordsMissing });
  const words = [...result.paidWords, ...result.failedWords, ...result.unknownWords].map(plainWord);
  if (new Set(words).size < words.length)
    issues.push({ path: 'definition.result', code: 'word_twice', message: wordTwice });
  return issues;
}
