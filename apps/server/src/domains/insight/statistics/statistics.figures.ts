import { exactInteger } from '../../../db/exact-integer.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { type MeasureTexts, measureNames, type OrderFigures } from './statistics.measures.ts';

export type SumRow = MeasureTexts & { readonly currency: OrderFigures['currency'] };

/** Sums as this caller may know them: a supplier does not learn what merchants pay, nor a merchant what suppliers get. */
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
    // What is not known to have ended well or badly has not ended.
    successRate: share(sums.paidCount, sums.orderCount - sums.liveCount - sums.exceptionCount),
  };
}

export const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

export const compareCurrencies = (a: SumRow, b: SumRow): number =>
  a.currency < b.currency ? -1 : a.currency > b.currency ? 1 : 0;

/** One entry a currency: amounts of two have no sum. */
export const figuresByCurrency = (rows: readonly SumRow[], scope: Scope): OrderFigures[] =>
  rows.toSorted(compareCurrencies).map((row) => figuresOf(row, scope));
