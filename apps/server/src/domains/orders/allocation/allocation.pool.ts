import { type Candidate, sharesAmounts } from './allocation.choice.ts';

/** Maximum age of a cache entry. Reserving a slot checks the current state anyway. */
const rememberedMs = 100;

/**
 * Cache of candidates by product, so that one read serves several orders. Slots taken by this process are
 * counted at once.
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

  /** Another process has filled an account, so what was read is no longer true. */
  forget(): void {
    this.#byProduct.clear();
  }

  /** Counts a new order on the account, for every cached product that it serves. */
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
  takenMinor: sharesAmounts(candidate)
    ? candidate.takenMinor
    : new Set(candidate.takenMinor).add(payAmountMinor),
});
