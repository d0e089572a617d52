import { Skeleton } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { MoneyCell } from '../cells/cells.tsx';
import { useFormats } from '../format.ts';
import { useText } from '../messages.ts';
import { listMessages } from './list.messages.ts';

export interface Summary {
  count: number;
  paidCount: number;
  totals: readonly { currency: string; amountMinor: number; paidMinor: number }[];
}

/** Sums of the whole filter, not of the page. Currencies stand beside each other and are never added up. */
export function SummaryLine({ summary, loading }: { summary: Summary | null | undefined; loading: boolean }) {
  const say = useText(listMessages);
  const { number, percent } = useFormats();
  if (!summary) return loading ? <Skeleton className="my-1 h-4 w-80 max-w-full" /> : null;
  const { count, paidCount, totals } = summary;
  return (
    <dl className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      <div className="font-semibold">
        <dt className="sr-only">{say('total')}</dt>
        <dd className="numeric">{say('count', { count: number(count) })}</dd>
      </div>
      {count > 0 && (
        <Figure label={say('successRate')}>
          <span className="numeric font-semibold">{percent(paidCount / count)}</span>
          <span className="numeric text-muted-foreground">
            {' '}
            ({number(paidCount)}/{number(count)})
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
