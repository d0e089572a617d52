import type { OrderEvent } from '@platform/sdk/rules';

/** What may befall a collection order, with all that decides beside its status. */
export interface CollectionCommand {
  readonly event: OrderEvent;
  readonly withinGrace: boolean;
  readonly canTimeoutSupplement: boolean;
  readonly offset: boolean;
  readonly aboveLimit: boolean;
  readonly secondPerson: boolean;
}

type Status = 'created' | 'allocated' | 'timedOut' | 'allocationFailed' | 'unacknowledged' | 'acknowledged';

/** On the wire. */
const idOf: Readonly<Record<Status, number>> = {
  created: 1,
  allocated: 2,
  timedOut: 3,
  acknowledged: 4,
  unacknowledged: 5,
  allocationFailed: 10,
};

export interface CollectionTerms {
  readonly amount: number;
  /** In thousandths. */
  readonly feeRate: number;
  readonly commissionRate: number;
}

/** Sums by kind of account: what the order has moved in all. */
export type Net = Readonly<Record<string, number>>;

/**
 * A collection order as people tell it, without the rules table: what its status is, what it has moved, whom the
 * platform has told what, and how often it was tried.
 */
export class CollectionModel {
  readonly #terms: CollectionTerms;
  #status: Status = 'created';
  #hasSupplier = false;
  #isReversed = false;
  #attempt = 1;
  #net: Record<string, number> = {};
  /** What the last payment moved, to be taken back. */
  #paid: Net = {};
  readonly #told: string[] = [];
  readonly #timeline = ['create'];

  constructor(terms: CollectionTerms) {
    this.#terms = terms;
  }

  /** True where the command may be carried out; the model then has done so. */
  take(command: CollectionCommand): boolean {
    const isDone = this.#do(command);
    if (isDone) this.#timeline.push(command.event);
    return isDone;
  }

  shown() {
    const net = Object.entries(this.#net).filter(([, sum]) => sum !== 0);
    return {
      status: idOf[this.#status],
      attempt: this.#attempt,
      isReversed: this.#isReversed,
      timeline: this.#timeline,
      told: this.#told,
      net: Object.fromEntries(net),
    };
  }

  #do({ event, ...facts }: CollectionCommand): boolean {
    const status = this.#status;
    const isPaid = status === 'unacknowledged' || status === 'acknowledged';
    switch (event) {
      case 'allocate':
        if (status !== 'created') return false;
        this.#hasSupplier = true;
        return this.#become('allocated');
      case 'noCapacity':
        return status === 'created' && this.#become('allocationFailed');
      case 'expire':
      case 'freeResource':
        return status === 'allocated' && this.#become('timedOut', 'timedOut');
      case 'match': {
        const isLate = status === 'timedOut' && facts.withinGrace && !this.#isReversed;
        return (status === 'allocated' || isLate) && this.#pay(false);
      }
      case 'supplement': {
        const isLate = status === 'timedOut' && facts.canTimeoutSupplement;
        const isUnpaid =
          !this.#isReversed && (status === 'allocated' || status === 'allocationFailed' || isLate);
        // There is no supplier's side to settle where there is no supplier.
        return isUnpaid && (this.#hasSupplier || !facts.offset) && this.#pay(facts.offset);
      }
      case 'acknowledge':
        return status === 'unacknowledged' && this.#become('acknowledged');
      case 'resendCallback':
        return isPaid;
      case 'reselect':
        if (isPaid || this.#isReversed) return false;
        this.#hasSupplier = true;
        this.#attempt += 1;
        return this.#become('allocated');
      case 'reverse':
        if (!isPaid || (facts.aboveLimit && !facts.secondPerson)) return false;
        this.#isReversed = true;
        this.#book(this.#paid, -1);
        return this.#become('timedOut', 'reversed');
    }
  }

  #become(status: Status, told?: string): true {
    this.#status = status;
    if (told) this.#told.push(told);
    return true;
  }

  #pay(offset: boolean): true {
    const { amount, feeRate, commissionRate } = this.#terms;
    const fee = offset ? 0 : share(amount, feeRate);
    const commission = this.#hasSupplier ? share(amount, commissionRate) : 0;
    this.#paid = {
      [this.#hasSupplier ? 'supplierReceivable' : 'adjustment']: commission - amount,
      [offset ? 'adjustment' : 'merchantPayable']: amount - fee,
      feeIncome: fee,
      commissionExpense: -commission,
    };
    this.#book(this.#paid, 1);
    return this.#become('unacknowledged', 'paid');
  }

  #book(net: Net, sign: 1 | -1): void {
    for (const [kind, sum] of Object.entries(net)) this.#net[kind] = (this.#net[kind] ?? 0) + sign * sum;
  }
}

/** Of an amount so many thousandths, a half to the even neighbour. */
export function share(amount: number, thousandths: number): number {
  const whole = Math.floor((amount * thousandths) / 1_000);
  const rest = (amount * thousandths) % 1_000;
  return whole + Number(rest > 500 || (rest === 500 && whole % 2 === 1));
}
