import type { Operation } from '@platform/sdk';
import { coerceQuery } from '@platform/sdk/wire';
import { currencyColumnId, texts } from '../../../kit/exporting/export-columns.ts';
import type { ExportColumn, ExportFormat, ExportSource } from '../../../kit/exporting/export-source.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { decodeInput, validateInput } from '../../../kit/http/read-input.ts';
import type { Language, Scope } from '../../../kit/operation/context.ts';
import type { RequestIssue } from '../../../kit/operation/issues.ts';
import type { StartRequest } from './exports.types.ts';

const paging = new Set(['pageIndex', 'pageNum', 'pageSize', 'cursor', 'limit', 'withSummary']);

const refused = (issues: readonly RequestIssue[]): RequestFault =>
  new RequestFault('validationFailed', { issues });

const listFormats: readonly ExportFormat[] = ['csv', 'xlsx'];

/** A document has its own formats and no selection. @throws validationFailed for another one */
export function checkFormat(
  { document }: ExportSource,
  { format, selection }: Pick<StartRequest, 'format' | 'selection'>,
): void {
  const issues: RequestIssue[] = [];
  if (!(document?.formats ?? listFormats).includes(format))
    issues.push({
      path: 'format',
      code: 'unsupported',
      message: texts('不支持此格式', '不支援此格式', 'This format is not available here.'),
    });
  if (document && selection)
    issues.push({
      path: 'selection',
      code: 'unsupported',
      message: texts(
        '对账单不能只选部分行',
        '對帳單不能只選部分列',
        'A statement is complete; it has no selection.',
      ),
    });
  if (issues.length > 0) throw refused(issues);
}

/** The columns that are relevant for the reader of these rows. */
export const columnsIn = ({ columns }: ExportSource, scope: Scope): readonly ExportColumn[] =>
  columns.filter(({ hiddenFrom }) => !hiddenFrom?.includes(scope.kind));

/**
 * The requested columns in the requested order; all columns when none are requested. An amount always comes
 * with its currency.
 *
 * @throws validationFailed for an unknown column
 */
export function chosenColumns(
  source: ExportSource,
  scope: Scope,
  ids: readonly string[] | undefined,
): readonly ExportColumn[] {
  const known = new Map(columnsIn(source, scope).map((column) => [column.id, column]));
  if (!ids) return [...known.values()];
  const chosen: ExportColumn[] = [];
  const issues: RequestIssue[] = [];
  for (const [at, id] of ids.entries()) {
    const column = known.get(id);
    if (!column)
      issues.push({
        path: `columns.${at}`,
        code: 'unknown_column',
        message: texts('没有这一列', '沒有這個欄位', 'There is no such column.'),
      });
    else if (ids.indexOf(id) < at)
      issues.push({
        path: `columns.${at}`,
        code: 'repeated',
        message: texts('该列出现了两次', '該欄位出現了兩次', 'The column is named twice.'),
      });
    else chosen.push(column);
  }
  if (issues.length > 0) throw refused(issues);
  const currency = known.get(currencyColumnId);
  const firstAmount = chosen.findIndex(({ kind }) => kind === 'money');
  if (currency && firstAmount !== -1 && !chosen.includes(currency)) chosen.splice(firstAmount, 0, currency);
  return chosen;
}

/**
 * The filters as the list's handler gets them, validated by the same rules as the list's query string.
 *
 * @throws validationFailed with the paths below `filters`
 */
export function listInput(
  operation: Operation,
  filters: Readonly<Record<string, string>>,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): Record<string, unknown> {
  const pagingNames = Object.keys(filters).filter((name) => paging.has(name));
  if (pagingNames.length > 0) {
    throw refused(
      pagingNames.map((name) => ({
        path: `filters.${name}`,
        code: 'unknown_field',
        message: texts('导出包含所有页', '匯出包含所有頁', 'An export has all pages.'),
      })),
    );
  }
  try {
    const wire = coerceQuery(operation, new URLSearchParams(filters));
    return decodeInput(operation, validateInput(operation, wire, language), timeZone);
  } catch (error) {
    if (!(error instanceof RequestFault)) throw error;
    throw refused(
      error.issues.map((issue) => ({ ...issue, path: ['filters', issue.path].filter(Boolean).join('.') })),
    );
  }
}
