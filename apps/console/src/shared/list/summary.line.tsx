import { MoneyCell } from '../cells/cells.tsx';
import { useFormats } from '../format.ts';
import { useText } from '../messages.ts';
import { listMessages } from './list.messages.ts';
import { useSeenCurrencies } from './seen.currencies.ts';
import { SummaryFigure, SummaryFrame } from './summary.frame.tsx';

export interface Summary {
  count: number;
  /** Orders with a final result. The success rate is a share of these, as in all statistics. */
  endedCount: number;
  paidCount: number;
  totals: readonly { currency: string; amountMinor: number; paidMinor: number }[];
}

/**
 * Totals of the whole filter, not of the page. Currencies are shown side by side and never added.
 */
export function SummaryLine({ summary, loading }: { summary: Summary | null | undefined; loading: boolean }) {
  const currencies = useSeenCurrencies(summary?.totals);
  return (
    <SummaryFrame
      summary={summary}
      placeholder={placeholderSums(currencies)}
      loading={loading}
      draw={(sums) => <Sums summary={sums} />}
    />
  );
}

const placeholderSums = (currencies: readonly string[]): Summary => ({
  count: 10_000,
  endedCount: 10_000,
  paidCount: 5_000,
  totals: currencies.map((currency) => ({ currency, amountMinor: 1e9, paidMinor: 1e9 })),
});

function Sums({ summary }: { summary: Summary }) {
  const say = useText(listMessages);
  const { number, percent } = useFormats();
  const { count, endedCount, paidCount, totals } = summary;
  return (
    <>
      <SummaryFigure label={say('total')} hideLabel>
        <span className="numeric font-semibold">{say('count', { count: number(count) })}</span>
      </SummaryFigure>
      {endedCount > 0 && (
        <SummaryFigure label={say('successRate')}>
          <span className="numeric font-semibold">{percent(paidCount / endedCount)}</span>
          <span className="numeric text-muted-foreground">
            {' '}
            ({number(paidCount)}/{number(endedCount)})
          </span>
        </SummaryFigure>
      )}
      {totals.map(({ currency, amountMinor, paidMinor }) => (
        <SummaryFigure key={currency} label={currency}>
          <Amount amountMinor={amountMinor} currency={currency} />
          <span className="text-muted-foreground"> · {say('paid')} </span>
          <Amount amountMinor={paidMinor} currency={currency} />
        </SummaryFigure>
      ))}
    </>
  );
}

function Amount({ amountMinor, currency }: { amountMinor: number; currency: string }) {
  return <MoneyCell bare amountMinor={amountMinor} currency={currency} className="font-medium" />;
}
