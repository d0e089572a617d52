import type { OperationIO } from '@platform/sdk';
import { share } from './statistics.figures.ts';
import { Histogram } from './statistics.histogram.ts';
import {
  allocationStepOfCode,
  type Outcome,
  outcomeCount,
  payStepOfCode,
  readOutcome,
} from './statistics.performance-codes.ts';

export type PerformancePair = OperationIO['orders.profile']['output']['total'];
type OrderPerformance = PerformancePair['current'];

/** Counts and durations of one group of orders. */
export class Performance {
  readonly #counts = new Uint32Array(outcomeCount);
  readonly #pay = new Histogram();
  readonly #allocation = new Histogram();

  /** Called for every order of a profile. */
  addDurations(code: number): void {
    this.#pay.add(payStepOfCode(code));
    this.#allocation.add(allocationStepOfCode(code));
  }

  addOutcome(outcome: number, count: number): void {
    (this.#counts[outcome] as number) += count;
  }

  addAll(other: Performance): void {
    for (let outcome = 0; outcome < outcomeCount; outcome += 1)
      (this.#counts[outcome] as number) += other.#counts[outcome] as number;
    this.#pay.addAll(other.#pay);
    this.#allocation.addAll(other.#allocation);
  }

  clear(): void {
    this.#counts.fill(0);
    this.#pay.clear();
    this.#allocation.clear();
  }

  figures(): OrderPerformance {
    const count = (matches: (outcome: Outcome) => boolean): number =>
      this.#counts.reduce((sum, orders, outcome) => (matches(readOutcome(outcome)) ? sum + orders : sum), 0);
    const inStatus = (wanted: number): number => count(({ status }) => status === wanted);
    const [timedOut, acknowledged, unallocated] = [inStatus(3), inStatus(4), inStatus(10)];
    const paid = acknowledged + inStatus(5);
    const orders = count(() => true);
    const allocated = count(({ isAllocated }) => isAllocated);
    return {
      orderCount: orders,
      allocatedCount: allocated,
      paidCount: paid,
      timedOutCount: timedOut,
      acknowledgedCount: acknowledged,
      allocationRate: share(allocated, orders),
      successRate: share(paid, paid + timedOut + unallocated),
      acknowledgementRate: share(acknowledged, paid),
      payTimeP50Ms: this.#pay.percentileMs(0.5),
      payTimeP90Ms: this.#pay.percentileMs(0.9),
      payTimeP99Ms: this.#pay.percentileMs(0.99),
      allocationTimeP90Ms: this.#allocation.percentileMs(0.9),
    };
  }
}
