import type { OperationIO } from '@platform/sdk';
import { share } from './statistics.figures.ts';
import { Histogram } from './statistics.histogram.ts';
import {
  allocationStepOfCode,
  isAllocatedOfCode,
  payStepOfCode,
  statusOfCode,
} from './statistics.performance-codes.ts';

export type PerformancePair = OperationIO['orders.profile']['output']['total'];
type OrderPerformance = PerformancePair['current'];

/** Counts and times of one group of orders. */
export class Performance {
  #orders = 0;
  #allocated = 0;
  readonly #inStatus = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 10: 0 };
  readonly #pay = new Histogram();
  readonly #allocation = new Histogram();

  add(code: number): void {
    const status = statusOfCode(code);
    if (status === undefined) throw new Error(`No order has the code ${code}.`);
    this.#orders += 1;
    this.#inStatus[status] += 1;
    if (isAllocatedOfCode(code)) this.#allocated += 1;
    const payStep = payStepOfCode(code);
    if (payStep !== null) this.#pay.add(payStep);
    const allocationStep = allocationStepOfCode(code);
    if (allocationStep !== null) this.#allocation.add(allocationStep);
  }

  figures(): OrderPerformance {
    const { 3: timedOut, 4: acknowledged, 5: unacknowledged, 10: unallocated } = this.#inStatus;
    const paid = acknowledged + unacknowledged;
    return {
      orderCount: this.#orders,
      allocatedCount: this.#allocated,
      paidCount: paid,
      timedOutCount: timedOut,
      acknowledgedCount: acknowledged,
      allocationRate: share(this.#allocated, this.#orders),
      successRate: share(paid, paid + timedOut + unallocated),
      acknowledgementRate: share(acknowledged, paid),
      payTimeP50Ms: this.#pay.percentileMs(0.5),
      payTimeP90Ms: this.#pay.percentileMs(0.9),
      payTimeP99Ms: this.#pay.percentileMs(0.99),
      allocationTimeP90Ms: this.#allocation.percentileMs(0.9),
    };
  }
}
