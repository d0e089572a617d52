import type { Input, Output } from '@platform/sdk';
import { fundRecordsStatement } from '@platform/sdk/operations';
import { MoneyCell } from '../../../shared/cells/cells.tsx';
import { useFormats } from '../../../shared/format.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { SummaryFigure, SummaryFrame } from '../../../shared/list/summary.frame.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { knownWord } from './fund-records.labels.ts';
import { fundRecordMessages } from './fund-records.messages.ts';

type Query = Pick<
  Input<'fundRecords.list'>,
  | 'ownerId'
  | 'startTime'
  | 'endTime'
  | 'accountKind'
  | 'currency'
  | 'orderCode'
  | 'purpose'
  | 'direction'
  | 'amountMinor'
>;
type Sums = NonNullable<Output<'fundRecords.list'>['summary']>;
type Account = Output<'fundRecords.statement'>['accounts'][number];

/** As often as a list reads its rows unless its reader chooses otherwise. */
const balancesMs = 30_000;

export interface FundSummaryProps {
  query: Query;
  given: ListContext;
  summary: Sums | null | undefined;
  loading: boolean;
}

/**
 * Sums of the filter by account and currency. For one party and a period without other conditions they begin with the
 * opening balance and end with the closing one, from the ledger at one moment.
 */
export function FundSummary({ query, given, summary, loading }: FundSummaryProps) {
  const say = useText(fundRecordMessages);
  const period = periodOf(query, given);
  const { data } = useOperation(fundRecordsStatement, period ?? {}, {
    enabled: period !== undefined,
    everyMs: balancesMs,
  });
  const accounts = period && data?.accounts;
  const isBroad = !accounts && (summary?.length ?? 0) > mostLines;
  return (
    <div className="border-b px-3 py-2">
      {isBroad ? (
        <p className="text-sm text-muted-foreground">{say('chooseForSums')}</p>
      ) : accounts ? (
        <SummaryFrame
          summary={accounts}
          placeholder={accounts}
          loading={false}
          draw={(shown) =>
            shown.map((account) => <AccountSums key={keyOf(account)} of={account} account={account} />)
          }
        />
      ) : (
        <SummaryFrame
          summary={summary}
          placeholder={placeholder}
          loading={loading}
          draw={(sums) => sums.map((sum) => <AccountSums key={keyOf(sum)} of={sum} />)}
        />
      )}
    </div>
  );
}

/** The call for opening and closing balances, where the filter is one party's whole period. */
function periodOf(
  { ownerId, startTime, endTime, accountKind, currency, orderCode, purpose, direction, amountMinor }: Query,
  { user, mayCall }: ListContext,
): Input<'fundRecords.statement'> | undefined {
  const isOwn = user.access === 'merchant';
  const isPart = [orderCode, purpose, direction, amountMinor].some((value) => value !== undefined);
  if (!mayCall('fundRecords.statement') || isPart || !startTime || !endTime) return undefined;
  if (ownerId === undefined && !isOwn) return undefined;
  return {
    startTime,
    endTime,
    ...(ownerId !== undefined && { ownerId }),
    ...(accountKind !== undefined && { accountKind }),
    ...(currency !== undefined && { currency }),
  };
}

/** More accounts than these push the rows off the screen; then the filter is too broad for sums. */
const mostLines = 8;

const keyOf = ({ accountKind, currency }: Pick<Account, 'accountKind' | 'currency'>): string =>
  `${accountKind} ${currency}`;

const placeholder: Sums = [
  {
    accountKind: 'merchantPayable',
    currency: 'INR',
    count: 1_000,
    creditMinor: 1e9 as never,
    debitMinor: 1e9 as never,
  },
];

function AccountSums({ of, account }: { of: Sums[number]; account?: Account }) {
  const say = useText(fundRecordMessages);
  const { number } = useFormats();
  const { currency, accountKind, count, creditMinor, debitMinor } = of;
  const amounts = [
    ...(account ? [['opening', account.openingMinor] as const] : []),
    ['credit', creditMinor] as const,
    ['debit', debitMinor] as const,
    ...(account ? [['closing', account.closingMinor] as const] : []),
  ];
  return (
    <SummaryFigure label={`${knownWord(accountKind, say)} · ${currency}`}>
      <span className="inline-flex flex-wrap items-baseline gap-x-3">
        {amounts.map(([name, amountMinor]) => (
          <span key={name}>
            <span className="text-muted-foreground">{say(name)} </span>
            <MoneyCell bare amountMinor={amountMinor} currency={currency} className="font-medium" />
          </span>
        ))}
        <span className="numeric text-muted-foreground">{say('countEntries', { count: number(count) })}</span>
      </span>
    </SummaryFigure>
  );
}
