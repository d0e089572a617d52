import { columnsFor } from '../../../kit/exporting/export-columns.ts';
import { defineDocument } from '../../../kit/exporting/export-source.ts';
import { titles } from '../../../kit/exporting/export-titles.ts';
import type { Language } from '../../../kit/operation/context.ts';
import { periodName, periodOf } from './party-period.ts';
import { accountName, readStatement, type StatementLine } from './party-statement.document.ts';
import { ledgerWords, statementWords } from './party-statement.labels.ts';
import { partyMeant } from './party-statement.service.ts';

const column = columnsFor<StatementLine>();
const currencyOf = ({ currency }: StatementLine): string => currency;

/** What the line is: an entry's purpose, or the balance or sum that it states. */
function lineName({ line, purpose, isReversal, count }: StatementLine, language: Language): string {
  const purposeName = purpose === null ? '' : ledgerWords.purpose[purpose][language];
  const isEnglish = language === 'en-US';
  const bracketed = (text: string): string => (isEnglish ? ` (${text})` : `（${text}）`);
  if (line === 'sum') {
    return `${statementWords.sum[language]}${isEnglish ? ': ' : '：'}${purposeName}${bracketed(String(count))}`;
  }
  if (line !== 'entry') return statementWords[line][language];
  return isReversal ? `${purposeName}${bracketed(statementWords.reversal[language])}` : purposeName;
}

const maxNameLength = 60;
/** A name as part of a file's name: letters and digits of any script. */
const nameInFile = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, maxNameLength)
    .toWellFormed() || 'party';

/** The account statement of a merchant or supplier over a month or range. */
export const partyStatementExport = defineDocument('fundRecords.statement', {
  title: statementWords.title,
  fileStem: 'account-statement',
  formats: ['pdf', 'xlsx'],
  columns: [
    column.word('accountKind', statementWords.account, ledgerWords.accountKind),
    column.currency(currencyOf),
    column.time('at', titles.time),
    column.made('line', statementWords.line, 'text', lineName),
    column.text('orderCode', titles.orderCode),
    column.text('merchantOrderNo', titles.merchantOrderNo),
    column.number('count', statementWords.count),
    column.money('creditMinor', statementWords.in, currencyOf),
    column.money('debitMinor', statementWords.out, currencyOf),
    column.money('balanceMinor', statementWords.balance, currencyOf),
    column.text('reason', statementWords.note),
    column.text('transferId', statementWords.transfer),
  ],
  // The account and its currency head a section; transfers have their place in a workbook.
  printed: {
    at: 13,
    line: 17,
    orderCode: 18,
    merchantOrderNo: 18,
    creditMinor: 14,
    debitMinor: 14,
    balanceMinor: 15,
    reason: 16,
  },
  lookOf: (line, language) => ({
    ...(line.line === 'opening' && { section: accountName(line, language) }),
    isSum: line.line !== 'entry',
  }),
  fileName: async ({ db, scope, timeZone }, input, language) => {
    const period = periodOf(input, timeZone);
    const { name } = await partyMeant(db, input.ownerId, scope);
    return `${nameInFile(name)}_${periodName(input, period, timeZone)}_${language}`;
  },
  read: readStatement,
});
