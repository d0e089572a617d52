import type { Output } from '@platform/sdk';
import { residueKindsOf, splitShares } from '@platform/sdk';

export type SplitCandidate = Output<'statements.candidates'>['list'][number];

interface Money {
  readonly amountMinor: number;
}

/** What a choice of records and orders comes to. */
export interface SplitSum {
  readonly recordedMinor: number;
  readonly askedMinor: number;
  readonly residueMinor: number;
  /** Index of the order that carries the residue; −1 without an order. */
  readonly carrier: number;
}

/** Why a choice cannot be matched yet. */
export type SplitRefusal = 'shape' | 'tolerance' | 'residue' | 'reason';

export function sumOf(records: readonly Money[], orders: readonly Money[]): SplitSum {
  const amounts = (of: readonly Money[]) => of.map(({ amountMinor }) => amountMinor);
  if (orders.length === 0) {
    const recordedMinor = amounts(records).reduce((sum, amount) => sum + amount, 0);
    return { recordedMinor, askedMinor: 0, residueMinor: recordedMinor, carrier: -1 };
  }
  return splitShares(amounts(records), amounts(orders));
}

/** One side is a single one, and the other has several. */
export const isSplit = (records: number, orders: number): boolean =>
  Math.min(records, orders) === 1 && Math.max(records, orders) > 1;

export interface SplitWords {
  readonly kind: string;
  readonly note: string;
  readonly reason: string;
}

/** The first refusal, checked as the server does. Without a known tolerance the server decides. */
export function refusalOf(
  records: readonly Money[],
  orders: readonly Money[],
  { kind, note, reason }: SplitWords,
  toleranceMinor: number | undefined,
): SplitRefusal | undefined {
  if (!isSplit(records.length, orders.length)) return 'shape';
  const { residueMinor } = sumOf(records, orders);
  if (toleranceMinor !== undefined && Math.abs(residueMinor) > toleranceMinor) return 'tolerance';
  const isExplained =
    residueMinor === 0 || (residueKindsOf(residueMinor).some((each) => each === kind) && note.trim() !== '');
  if (!isExplained) return 'residue';
  return reason.trim() === '' ? 'reason' : undefined;
}
