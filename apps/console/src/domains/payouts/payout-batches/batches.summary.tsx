import type { Output } from '@platform/sdk';
import { MoneyCell } from '../../../shared/cells/cells.tsx';
import { useFormats } from '../../../shared/format.ts';
import { useSeenCurrencies } from '../../../shared/list/seen.currencies.ts';
import { SummaryFigure, SummaryFrame } from '../../../shared/list/summary.frame.tsx';
import { useText } from '../../../shared/messages.ts';
import { batchMessages } from './batches.messages.ts';

type Summary = NonNullable<Output<'payoutBatches.list'>['summary']>;

/** Totals of the whole filter, by currency and never added. */
export function BatchSummary({
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
  count: 100,
  totals: currencies.map((currency) => ({
    currency: currency as Summary['totals'][number]['currency'],
    count: 100,
    orderCount: 1000,
    amountMinor: 1e9 as never,
    paidCount: 1000,
    paidMinor: 1e9 as never,
  })),
});

function Sums({ summary: { count, totals } }: { summary: Summary }) {
  const say = useText(batchMessages);
  const { number } = useFormats();
  return (
    <>
      <SummaryFigure label={say('sums')} hideLabel>
        <span className="numeric font-semibold">{say('countBatches', { count: number(count) })}</span>
      </SummaryFigure>
      {totals.map(({ currency, orderCount, amountMinor, paidMinor }) => (
        <SummaryFigure key={currency} label={currency}>
          <MoneyCell bare amountMinor={amountMinor} currency={currency} className="font-medium" />
          <span className="numeric text-muted-foreground">
            {' · '}
            {say('countOrders', { count: number(orderCount) })}
            {' · '}
            {say('sumPaid')}{' '}
          </span>
          <MoneyCell bare amountMinor={paidMinor} currency={currency} className="font-medium" />
        </SummaryFigure>
      ))}
    </>
  );
}
