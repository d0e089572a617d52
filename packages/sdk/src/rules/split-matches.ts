import type { Currency } from '../units/money.ts';

/** Why the records of a match of several differ from what its orders ask. */
export type ResidueKind = 'bankFee' | 'underpaid' | 'overpaid' | 'rounding' | 'other';

interface ToleranceBounds {
  readonly defaultMinor: number;
  /** The highest tolerance that may be set. */
  readonly boundMinor: number;
}

/** Largest residue of a match of several, in minor units, until it is set, and the bound of every setting. */
export const splitTolerances: Readonly<Record<Currency, ToleranceBounds>> = {
  INR: { defaultMinor: 1_000, boundMinor: 100_000 },
  CNY: { defaultMinor: 100, boundMinor: 10_000 },
  KES: { defaultMinor: 1_000, boundMinor: 100_000 },
  USDT: { defaultMinor: 1_000_000, boundMinor: 10_000_000 },
};

/** The kinds that fit a residue of this sign; none without a residue. */
export function residueKindsOf(residueMinor: number): readonly ResidueKind[] {
  if (residueMinor === 0) return [];
  return residueMinor < 0 ? ['bankFee', 'underpaid', 'rounding', 'other'] : ['overpaid', 'rounding', 'other'];
}

export interface SplitShares {
  readonly recordedMinor: number;
  readonly askedMinor: number;
  /** Money of the records less what the orders ask. */
  readonly residueMinor: number;
  /** Index of the order that carries the residue: the one that asks the most, the first of equals. */
  readonly carrier: number;
  /** What each order gets. Equals what it asks, except for the carrier. */
  readonly receivedMinor: readonly number[];
}

/**
 * Shares the money of one or several records among orders. Every minor unit of the records is given to an order:
 * the carrier gets the residue.
 *
 * @throws RangeError when the sums exceed safe integers, or an order is missing
 */
export function splitShares(records: readonly number[], asked: readonly number[]): SplitShares {
  const [recordedMinor, askedMinor] = [sumOf(records), sumOf(asked)];
  const residueMinor = recordedMinor - askedMinor;
  const carrier = asked.indexOf(Math.max(...asked));
  if (carrier < 0) throw new RangeError('A match needs an order.');
  return {
    recordedMinor,
    askedMinor,
    residueMinor,
    carrier,
    receivedMinor: asked.map((amount, index) => (index === carrier ? amount + residueMinor : amount)),
  };
}

function sumOf(amounts: readonly number[]): number {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (!Number.isSafeInteger(sum)) throw new RangeError(`The sum ${sum} exceeds safe integers.`);
  return sum;
}
