import type { Candidate } from './allocation.choice.ts';

/** How old what is remembered may be. Of what has changed since, reserving a place finds out all the same. */
const rememberedMs = 100;

/**
 * Accounts by product as they were a moment ago, so that one reading serves the orders that come together. What this
 * process places itself is counted at once.
 */
export class CandidatePool {
  readonly #byProduct = new Map<string, { readonly readAtMs: number; candidates: readonly Candidate[] }>();
  readonly #clockMs: () => number;

  constructor(clockMs: () => number = () => performance.now()) {
    this.#clockMs = clockMs;
  }

  get(product: string): readonly Candidate[] | undefined {
    const known = this.#byProduct.get(product);
    return known && this.#clockMs() - known.readAtMs <= rememberedMs ? known.candidates : undefined;
  }

  remember(product: string, candidates: readonly Candidate[]): void {
    this.#byProduct.set(product, { readAtMs: this.#clockMs(), candidates });
  }

  /** An order has been placed on the account; other products that it serves see it too. */
  took(resourceId: string, payAmountMinor: number): void {
    for (const known of this.#byProduct.values()) {
      known.candidates = known.candidates.map((candidate) =>
        candidate.resourceId === resourceId ? withOrder(candidate, payAmountMinor) : candidate,
      );
    }
  }
}

const withOrder = (candidate: Candidate, payAmountMinor: number): Candidate => ({
  ...candidate,
  processingCount: candidate.processingCount + 1,
  reservedMinor: candidate.reservedMinor + payAmountMinor,
  takenMinor: new Set(candidate.takenMinor).add(payAmountMinor),
});
