/** Why the records of a match of several differ from what its orders ask. */
export type ResidueKind = 'bankFee' | 'underpaid' | 'overpaid' | 'rounding' | 'other';

/** The kinds that fit a residue of this sign; none without a residue. */
export function residueKindsOf(residueMinor: number): readonly ResidueKind[] {
  if (residueMinor === 0) return [];
  return residueMinor < 0 ? ['bankFee', 'underpaid', 'rounding', 'other'] : ['overpaid', 'rounding', 'other'];
}

/** How the money of a match of several is shared; amounts in minor units. */
export interface SplitShares {
  /** Sum of the records. */
  readonly recordedMinor: number;
  /** Sum of what the orders ask. */
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
 *
 * @example splitShares([79_800], [50_000, 30_000]) // residueMinor: -200, receivedMinor: [49_800, 30_000]
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
