import type { OperationIO } from '@platform/sdk';
import { share } from './statistics.figures.ts';
import { Histogram } from './statistics.histogram.ts';

export type PerformancePair = OperationIO['orders.profile']['output']['total'];
type OrderPerformance = PerformancePair['current'];

const counted = ['orders', 'allocated', 'paid', 'timed_out', 'acknowledged', 'ended'] as const;

export type PerformanceCounts = Readonly<Record<(typeof counted)[number], number>> & {
  /** How long these took to pay; null where nobody was waited for. */
  readonly pay_step: number | null;
};

/** Counts and times of one group of orders. */
export class Performance {
  readonly #counts = { orders: 0, allocated: 0, paid: 0, timed_out: 0, acknowledged: 0, ended: 0 };
  readonly #pay = new Histogram();
  readonly #allocation = new Histogram();

  addCounts(row: PerformanceCounts): void {
    for (const name of counted) this.#counts[name] += row[name];
    if (row.pay_step !== null) this.#pay.add(row.pay_step, row.orders);
  }

  addAllocations(step: number | null, count: number): void {
    if (step !== null) this.#allocation.add(step, count);
  }

  figures(): OrderPerformance {
    const { orders, allocated, paid, timed_out, acknowledged, ended } = this.#counts;
    return {
      orderCount: orders,
      allocatedCount: allocated,
      paidCount: paid,
      timedOutCount: timed_out,
      acknowledgedCount: acknowledged,
      allocationRate: share(allocated, orders),
      successRate: share(paid, ended),
      acknowledgementRate: share(acknowledged, paid),
      payTimeP50Ms: this.#pay.percentileMs(0.5),
      payTimeP90Ms: this.#pay.percentileMs(0.9),
      payTimeP99Ms: this.#pay.percentileMs(0.99),
      allocationTimeP90Ms: this.#allocation.percentileMs(0.9),
    };
  }
}
