import type { Output } from '@platform/sdk';
import { MoneyCell } from '../../../shared/cells/cells.tsx';
import { useFormats } from '../../../shared/format.ts';
import { useSeenCurrencies } from '../../../shared/list/seen.currencies.ts';
import { SummaryFigure, SummaryFrame } from '../../../shared/list/summary.frame.tsx';
import { useText } from '../../../shared/messages.ts';
import { statementMessages } from './statements.messages.ts';

type Summary = NonNullable<Output<'statements.list'>['summary']>;

/** Money in and out of the whole filter, by currency and never added. */
export function StatementSummary({
  summary,
  loading,
}: {
  summary: Summary | null | undefined;
  loading: boolean;
}) {
  const currencies = useSeenCurrencies(summary?.totals);
  return (
    <div className="border-b px-3 py-2">
      <SummaryFrame
        summary={summary}
        placeholder={placeholder(currencies)}
        loading={loading}
        draw={(sums) => <Sums summary={sums} />}
      />
    </div>
  );
}

/** Totals of typical width, to keep their place. */
const placeholder = (currencies: readonly string[]): Summary => ({
  count: 1000,
  exact: true,
  totals: currencies.map((currency) => ({
    currency: currency as Summary['totals'][number]['currency'],
    inCount: 1000,
    inMinor: 1e9 as never,
    outCount: 0,
    outMinor: 0 as never,
  })),
});

function Sums({ summary: { count, exact, totals } }: { summary: Summary }) {
  const say = useText(statementMessages);
  const { number } = useFormats();
  return (
    <>
      <SummaryFigure label={say('sums')} hideLabel>
        <span className="numeric font-semibold">
          {say(exact ? 'countRecords' : 'countAtLeast', { count: number(count) })}
        </span>
      </SummaryFigure>
      {totals.map(({ currency, inMinor, outCount, outMinor }) => (
        <SummaryFigure key={currency} label={currency}>
          <span className="text-muted-foreground">{say('sumIn')} </span>
          <MoneyCell bare amountMinor={inMinor} currency={currency} className="font-medium" />
          {outCount > 0 && (
            <>
              <span className="text-muted-foreground"> · {say('sumOut')} </span>
              <MoneyCell bare amountMinor={outMinor} currency={currency} className="font-medium" />
            </>
          )}
        </SummaryFigure>
      ))}
    </>
  );
}
