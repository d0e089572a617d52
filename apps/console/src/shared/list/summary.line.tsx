import { cn, Skeleton } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { MoneyCell } from '../cells/cells.tsx';
import { useFormats } from '../format.ts';
import { useText } from '../messages.ts';
import { listMessages } from './list.messages.ts';
import { useSeenCurrencies } from './seen.currencies.ts';

export interface Summary {
  count: number;
  /** Orders with a final result. The success rate is a share of these, as in all statistics. */
  endedCount: number;
  paidCount: number;
  totals: readonly { currency: string; amountMinor: number; paidMinor: number }[];
}

/**
 * Totals of the whole filter, not of the page. Currencies are shown side by side and never added. Space is
 * reserved while the totals load, so that the rows below do not move.
 */
export function SummaryLine({ summary, loading }: { summary: Summary | null | undefined; loading: boolean }) {
  const currencies = useSeenCurrencies(summary?.totals);
  if (summary) return <Sums summary={summary} />;
  if (!loading) return null;
  return (
    <div aria-hidden className="relative">
      <Sums summary={placeholderSums(currencies)} className="invisible" />
      <Skeleton className="absolute top-0.5 h-4 w-80 max-w-full" />
    </div>
  );
}

/** Placeholder totals of typical width. They are not visible. */
const placeholderSums = (currencies: readonly string[]): Summary => ({
  count: 10_000,
  endedCount: 10_000,
  paidCount: 5_000,
  totals: currencies.map((currency) => ({ currency, amountMinor: 1e9, paidMinor: 1e9 })),
});

function Sums({ summary, className }: { summary: Summary; className?: string }) {
  const say = useText(listMessages);
  const { number, percent } = useFormats();
  const { count, endedCount, paidCount, totals } = summary;
  return (
    <dl className={cn('flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm', className)}>
      <div className="font-semibold">
        <dt className="sr-only">{say('total')}</dt>
        <dd className="numeric">{say('count', { count: number(count) })}</dd>
      </div>
      {endedCount > 0 && (
        <Figure label={say('successRate')}>
          <span className="numeric font-semibold">{percent(paidCount / endedCount)}</span>
          <span className="numeric text-muted-foreground">
            {' '}
            ({number(paidCount)}/{number(endedCount)})
          </span>
        </Figure>
      )}
      {totals.map(({ currency, amountMinor, paidMinor }) => (
        <Figure key={currency} label={currency}>
          <Amount amountMinor={amountMinor} currency={currency} />
          <span className="text-muted-foreground"> · {say('paid')} </span>
          <Amount amountMinor={paidMinor} currency={currency} />
        </Figure>
      ))}
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="text-muted-foreground">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Amount({ amountMinor, currency }: { amountMinor: number; currency: string }) {
  return <MoneyCell bare amountMinor={amountMinor} currency={currency} className="font-medium" />;
}
