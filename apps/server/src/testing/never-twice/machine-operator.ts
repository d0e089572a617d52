import { pause } from './patience.ts';
import type { Payout, Payouts } from './payouts.ts';
import { filterOf, type OrderRow, type Way } from './payouts.ts';
import { type Person, refusalOf } from './person.ts';

export interface MachineOperatorTools {
  readonly way: Way;
  /** Who looks at the pool, and sometimes takes back what was handed over. */
  readonly person: Person;
  readonly payouts: Payouts;
  /** Gives a payout to a machine. Refused, or without an answer, it is still in the pool or not: the pool shows it. */
  readonly handOver: (row: OrderRow) => Promise<void>;
  readonly isOver: () => boolean;
}

const pageSize = 50;
const atOnce = 4;

/** Hands the payouts that wait in the pool to gateways or to accounts whose devices pay. */
export class MachineOperator {
  readonly #tools: MachineOperatorTools;

  constructor(tools: MachineOperatorTools) {
    this.#tools = tools;
  }

  async work(): Promise<void> {
    const { isOver, person, way } = this.#tools;
    while (!isOver()) {
      const { list } = await person.ask((it) =>
        it.orders.list({ ...filterOf(way), payoutStatus: 1, pageSize, sortOrder: 'asc' }),
      );
      for (let from = 0; from < list.length; from += atOnce)
        await Promise.all(list.slice(from, from + atOnce).map((row) => this.#handOver(row)));
      await pause();
    }
  }

  async #handOver(row: OrderRow): Promise<void> {
    const { payouts, handOver, person } = this.#tools;
    const known: Payout | undefined = payouts.of(row.orderCode);
    if (!known) return;
    const { dice } = payouts.dice(row.orderCode, 'hand over');
    try {
      await handOver(row);
      // Before the machine begins, the payout is taken back; afterwards it is refused.
      if (dice.chance(0.1)) await person.once((it) => it.orders.unlock({ orderCodes: [row.orderCode] }));
    } catch (error) {
      refusalOf(error);
    }
  }
}
