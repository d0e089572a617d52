import type { Output } from '@platform/sdk';
import { MoneyCell } from '../../../shared/cells/cells.tsx';
import { useFormats } from '../../../shared/format.ts';
import { useSeenCurrencies } from '../../../shared/list/seen.currencies.ts';
import { SummaryFigure, SummaryFrame } from '../../../shared/list/summary.frame.tsx';
import { useText } from '../../../shared/messages.ts';
import { resourceMessages } from './resources.messages.ts';

type Summary = NonNullable<Output<'resources.list'>['summary']>;

export interface ResourceSummaryProps {
  summary: Summary | null | undefined;
  loading: boolean;
}

/** Totals of the whole filter: how many accounts, and by currency what they hold and used today. */
export function ResourceSummary({ summary, loading }: ResourceSummaryProps) {
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
  count: 100,
  enabledCount: 100,
  processingOrderCount: 100,
  totals: currencies.map((currency) => ({
    currency: currency as Summary['totals'][number]['currency'],
    count: 100,
    reservedMinor: 1e8 as never,
    paidMinor: 1e8 as never,
    dailyUsedMinor: 1e8 as never,
    dailyLimitMinor: null,
  })),
});

function Sums({ summary }: { summary: Summary }) {
  const say = useText(resourceMessages);
  const { number } = useFormats();
  return (
    <>
      <SummaryFigure label={say('sums')} hideLabel>
        <span className="numeric font-semibold">
          {say('countAccounts', { count: number(summary.count) })}
        </span>
        <span className="numeric text-muted-foreground">
          {' · '}
          {say('countEnabled', { count: number(summary.enabledCount) })}
        </span>
      </SummaryFigure>
      {summary.totals.map(({ currency, reservedMinor, dailyUsedMinor, dailyLimitMinor }) => (
        <SummaryFigure key={currency} label={currency}>
          <span className="text-muted-foreground">{say('sumHeld')} </span>
          <Amount amountMinor={reservedMinor} currency={currency} />
          <span className="text-muted-foreground"> · {say('sumUsed')} </span>
          <Amount amountMinor={dailyUsedMinor} currency={currency} />
          {dailyLimitMinor !== null && (
            <>
              <span className="text-muted-foreground"> · {say('sumLimit')} </span>
              <Amount amountMinor={dailyLimitMinor} currency={currency} />
            </>
          )}
        </SummaryFigure>
      ))}
    </>
  );
}

function Amount({ amountMinor, currency }: { amountMinor: number; currency: string }) {
  return <MoneyCell bare amountMinor={amountMinor} currency={currency} className="font-medium" />;
}
