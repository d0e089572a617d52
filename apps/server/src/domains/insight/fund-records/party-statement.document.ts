import { createHash } from 'node:crypto';
import { formatMoney, formatPlatformTime, minorUnits } from '@platform/sdk';
import type { DocumentLines, DocumentRun } from '../../../kit/exporting/export-source.ts';
import type { HandlerContext, Language } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { TransferPurpose } from '../../money/money.public.ts';
import { type Period, periodOf, type StatementInput } from './party-period.ts';
import { nextEntries } from './party-statement.entries.ts';
import { ledgerWords, statementWords } from './party-statement.labels.ts';
import { type AccountPeriod, type Party, partyMeant, readAccounts } from './party-statement.service.ts';

/** A line of an account statement. */
export interface StatementLine {
  readonly line: 'opening' | 'entry' | 'sum' | 'closing';
  readonly accountKind: AccountPeriod['accountKind'];
  readonly currency: AccountPeriod['currency'];
  readonly at: string | null;
  readonly purpose: TransferPurpose | null;
  readonly isReversal: boolean;
  readonly count: number | null;
  readonly creditMinor: number | null;
  readonly debitMinor: number | null;
  readonly balanceMinor: number | null;
  readonly orderCode: string | null;
  readonly merchantOrderNo: string | null;
  readonly reason: string | null;
  readonly transferId: string | null;
}

/**
 * Reads the lines of the statement account by account, and proves at the end that they are the ledger's: the
 * balances are read again, and any difference ends the export. A period that has not ended is cut at the start of the export.
 *
 * @throws exportInterrupted when money was posted to the period meanwhile
 */
export async function* readStatement(
  contextNow: () => Promise<HandlerContext>,
  input: StatementInput,
  { startedAt, lineLimit, pageRows }: DocumentRun,
): AsyncGenerator<DocumentLines<StatementLine>> {
  const { db, scope, timeZone, language } = await contextNow();
  const asked = periodOf(input, timeZone);
  const isOpen = asked.end > startedAt;
  const period = isOpen ? { start: asked.start, end: startedAt } : asked;
  const party = await partyMeant(db, input.ownerId, scope);
  const accounts = (await readAccounts(db, party, period, input)).filter(hasLines);
  const total = accounts.reduce((sum, { count, purposes }) => sum + count + purposes.length + 2, 0);
  if (total > lineLimit) throw new BusinessError('documentTooLong');
  yield {
    lines: [],
    total,
    facts: headingOf(party, asked, isOpen ? startedAt : undefined, { timeZone, language }),
  };

  const checksum = createHash('sha256');
  for (const account of accounts) {
    checksum.update(`${account.accountKind} ${account.currency} ${account.openingMinor}\n`);
    yield { lines: [{ ...blank(account), line: 'opening', balanceMinor: account.openingMinor }], total };
    let balanceMinor = account.openingMinor;
    let after: string | undefined;
    for (;;) {
      const context = await contextNow();
      await partyMeant(context.db, party.id, context.scope);
      const entries = await nextEntries(context.db, account.accountId, period, after, pageRows);
      const lines = entries.map(({ amountMinor, at, ...entry }): StatementLine => {
        balanceMinor += amountMinor;
        checksum.update(`${entry.transferId} ${amountMinor} ${balanceMinor}\n`);
        return {
          ...blank(account),
          ...entry,
          line: 'entry',
          at: at.toISOString(),
          creditMinor: amountMinor > 0 ? amountMinor : null,
          debitMinor: amountMinor < 0 ? 0 - amountMinor : null,
          balanceMinor,
        };
      });
      if (lines.length > 0) yield { lines, total };
      after = entries.at(-1)?.transferId;
      if (entries.length < pageRows) break;
    }
    if (balanceMinor !== account.closingMinor) throw new BusinessError('exportInterrupted');
    yield { lines: endOf(account), total };
  }
  const { db: last } = await contextNow();
  const again = (await readAccounts(last, party, period, input)).filter(hasLines);
  if (JSON.stringify(again) !== JSON.stringify(accounts)) throw new BusinessError('exportInterrupted');
  yield { lines: [], total, facts: totalsOf(accounts, checksum.digest('hex'), language) };
}

const hasLines = ({ count, openingMinor }: AccountPeriod): boolean => count > 0 || openingMinor !== 0;

const blank = ({ accountKind, currency }: AccountPeriod): Omit<StatementLine, 'line'> => ({
  accountKind,
  currency,
  at: null,
  purpose: null,
  isReversal: false,
  count: null,
  creditMinor: null,
  debitMinor: null,
  balanceMinor: null,
  orderCode: null,
  merchantOrderNo: null,
  reason: null,
  transferId: null,
});

/** Sums by purpose, and the closing balance with the sums of the account. */
const endOf = (account: AccountPeriod): StatementLine[] => [
  ...account.purposes.map((sums): StatementLine => ({ ...blank(account), ...sums, line: 'sum' })),
  {
    ...blank(account),
    line: 'closing',
    count: account.count,
    creditMinor: account.creditMinor,
    debitMinor: account.debitMinor,
    balanceMinor: account.closingMinor,
  },
];

function headingOf(
  { kind, name }: Party,
  { start, end }: Period,
  until: Date | undefined,
  { timeZone, language }: Pick<HandlerContext, 'timeZone' | 'language'>,
): [string, string][] {
  const say = (key: keyof typeof statementWords): string => statementWords[key][language];
  const time = (moment: Date): string => formatPlatformTime(moment, timeZone);
  return [
    [say(kind), name],
    [say('period'), `${time(start)} – ${time(new Date(end.getTime() - 1_000))}`],
    ...(until ? [[say('until'), time(until)] satisfies [string, string]] : []),
    [say('timeZone'), timeZone],
  ];
}

const totalsOf = (
  accounts: readonly AccountPeriod[],
  checksum: string,
  language: Language,
): [string, string][] => [
  ...accounts.map(
    ({ accountKind, currency, openingMinor, creditMinor, debitMinor, closingMinor }): [string, string] => {
      const amount = (minor: number): string => formatMoney(minorUnits(minor), currency);
      const say = (key: 'opening' | 'in' | 'out' | 'closing'): string => statementWords[key][language];
      return [
        accountName({ accountKind, currency }, language),
        `${say('opening')} ${amount(openingMinor)} · ${say('in')} ${amount(creditMinor)} · ${say('out')} ${amount(debitMinor)} · ${say('closing')} ${amount(closingMinor)}`,
      ];
    },
  ),
  [statementWords.checksum[language], checksum],
];

export const accountName = (
  { accountKind, currency }: Pick<StatementLine, 'accountKind' | 'currency'>,
  language: Language,
): string => `${ledgerWords.accountKind[accountKind][language]} · ${currency}`;
