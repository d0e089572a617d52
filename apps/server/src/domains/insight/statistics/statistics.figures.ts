import { exactInteger } from '../../../db/exact-integer.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { type MeasureTexts, measureNames, type OrderFigures } from './statistics.measures.ts';

export type SumRow = MeasureTexts & { readonly currency: OrderFigures['currency'] };

/**
 * The sums that this caller may see: a supplier does not see merchant fees, nor a merchant supplier
 * commissions.
 */
export function figuresOf(row: SumRow, { kind }: Scope): OrderFigures {
  const sums = Object.fromEntries(measureNames.map((name) => [name, exactInteger(row[name])])) as Omit<
    OrderFigures,
    'currency' | 'successRate'
  >;
  return {
    currency: row.currency,
    ...sums,
    feeMinor: kind === 'suppliers' ? null : sums.feeMinor,
    commissionMinor: kind === 'merchant' ? null : sums.commissionMinor,
    // Orders without a known outcome (live, exception) are excluded.
    successRate: share(sums.paidCount, sums.orderCount - sums.liveCount - sums.exceptionCount),
  };
}

export const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

export const compareCurrencies = (a: SumRow, b: SumRow): number =>
  a.currency < b.currency ? -1 : a.currency > b.currency ? 1 : 0;

/** The figures of no order. */
export const noSums = (currency: SumRow['currency']): SumRow => ({
  currency,
  ...(Object.fromEntries(measureNames.map((name) => [name, '0'])) as MeasureTexts),
});

/** One entry per currency, because amounts of different currencies cannot be added. */
export const figuresByCurrency = (rows: readonly SumRow[], scope: Scope): OrderFigures[] =>
  rows.toSorted(compareCurrencies).map((row) => figuresOf(row, scope));
