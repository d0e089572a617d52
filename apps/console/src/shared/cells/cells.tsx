import { StatusBadge, type StatusBadgeProps } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { useFormats } from '../format.ts';
import { CopyText } from './copy.cell.tsx';
import { moneyText } from './money.text.ts';
import { rateText } from './rate.text.ts';

/** An empty cell. Screen readers skip the dash. */
export function NoValue() {
  return (
    <span aria-hidden className="text-muted-foreground">
      –
    </span>
  );
}

export function TextCell({ value, mono = false }: { value: string | null; mono?: boolean }) {
  if (value === null || value === '') return <NoValue />;
  return (
    <span title={value} className={mono ? 'block truncate font-mono text-sm' : 'block truncate'}>
      {value}
    </span>
  );
}

/** A number of an order or transaction: monospaced, copied with a click. */
export function NumberCell({ value }: { value: string | null }) {
  return value ? <CopyText value={value} oneLine className="font-mono text-sm" /> : <NoValue />;
}

export interface MoneyCellProps {
  amountMinor: number | null;
  currency: string;
  /** Omit the currency, if it is shown nearby. */
  bare?: boolean;
  className?: string;
}

export function MoneyCell({ amountMinor, currency, bare = false, className }: MoneyCellProps) {
  if (amountMinor === null) return <NoValue />;
  return (
    <span className={className ? `numeric ${className}` : 'numeric'}>
      {moneyText(amountMinor, currency)}
      {!bare && <span className="text-xs text-muted-foreground"> {currency}</span>}
    </span>
  );
}

/** A time in the reader's time zone, which the tooltip names. */
export function TimeCell({ value }: { value: string | null }) {
  const { dateTime, full } = useFormats();
  if (value === null) return <NoValue />;
  return (
    <time dateTime={value} title={full(value)} className="numeric">
      {dateTime(value)}
    </time>
  );
}

export function StatusCell({
  looks,
  children,
}: {
  looks: Omit<StatusBadgeProps, 'children'>;
  children: ReactNode;
}) {
  return <StatusBadge {...looks}>{children}</StatusBadge>;
}

/**
 * A name with its account number. A table row truncates the name if there is no room; a card uses more lines.
 */
export function PartyCell({ name, number }: { name: string | null; number?: string | null }) {
  if (!name && !number) return <NoValue />;
  return (
    <span
      title={[name, number].filter(Boolean).join(' ')}
      className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 in-[[role=row]]:flex-nowrap"
    >
      {name && <span className="truncate">{name}</span>}
      {number && <span className="numeric shrink-0 text-sm text-muted-foreground">{number}</span>}
    </span>
  );
}

/** An account number masked by the server. No copy button: a masked number is useless elsewhere. */
export function MaskedCell({ value }: { value: string | null }) {
  if (value === null) return <NoValue />;
  return <span className="numeric font-mono text-sm">{value}</span>;
}

/** A count. */
export function CountCell({ count }: { count: number | null }) {
  const { number } = useFormats();
  if (count === null) return <NoValue />;
  return <span className="numeric">{number(count)}</span>;
}

/** A duration. Below ten seconds in milliseconds. */
export function DurationCell({ ms }: { ms: number | null }) {
  const { number } = useFormats();
  if (ms === null) return <NoValue />;
  return (
    <span className="numeric">{ms < 10_000 ? `${number(ms)} ms` : `${number(Math.round(ms / 1000))} s`}</span>
  );
}

/** A rate from the API ("0.005") as a percentage: 0.5%. */
export function RateCell({ rate }: { rate: string | null }) {
  if (rate === null) return <NoValue />;
  return <span className="numeric">{rateText(rate)}</span>;
}
