import type { OrderEvent } from '@platform/sdk/rules';

/** A command on a collection order, with all facts besides the status that decide about it. */
export interface CollectionCommand {
  readonly event: OrderEvent;
  readonly withinGrace: boolean;
  readonly canTimeoutSupplement: boolean;
  readonly offset: boolean;
  readonly aboveLimit: boolean;
  readonly secondPerson: boolean;
}

type Status = 'created' | 'allocated' | 'timedOut' | 'allocationFailed' | 'unacknowledged' | 'acknowledged';

/** Status ids on the wire. */
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

/** The order's total movements per kind of account. */
export type Net = Readonly<Record<string, number>>;

/**
 * In-memory model of a collection order, independent of the rules table: its status, the money it has moved,
 * the notifications sent, and its number of attempts.
 */
export class CollectionModel {
  readonly #terms: CollectionTerms;
  #status: Status = 'created';
  #hasSupplier = false;
  #isReversed = false;
  /** The supplier's side was settled without completing the order. */
  #isSettled = false;
  #attempt = 1;
  #net: Record<string, number> = {};
  /** Movements of the last payment, needed to reverse it. */
  #paid: Net = {};
  readonly #told: string[] = [];
  readonly #timeline = ['create'];

  constructor(terms: CollectionTerms) {
    this.#terms = terms;
  }

  /** Applies the command if it is allowed. @returns whether it was */
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
        return status === 'allocated' && this.#become('timedOut', 'timedOut');
      case 'freeResource':
        if (status !== 'allocated') return false;
        this.#isSettled = facts.offset;
        if (facts.offset) this.#settle(true);
        return this.#become('timedOut', 'timedOut');
      case 'match': {
        const isLate = status === 'timedOut' && facts.withinGrace && !this.#isEnded;
        return (status === 'allocated' || isLate) && this.#pay(false);
      }
      case 'supplement': {
        const isLate = status === 'timedOut' && facts.canTimeoutSupplement;
        const isUnpaid =
          !this.#isEnded && (status === 'allocated' || status === 'allocationFailed' || isLate);
        // Without a supplier there is no supplier's side to settle.
        return isUnpaid && (this.#hasSupplier || !facts.offset) && this.#pay(facts.offset);
      }
      case 'acknowledge':
        return status === 'unacknowledged' && this.#become('acknowledged');
      case 'resendCallback':
        return isPaid;
      case 'reselect':
        if (isPaid || this.#isEnded) return false;
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

  get #isEnded(): boolean {
    return this.#isReversed || this.#isSettled;
  }

  #pay(offset: boolean): true {
    this.#settle(offset);
    return this.#become('unacknowledged', 'paid');
  }

  #settle(offset: boolean): void {
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
  }

  #book(net: Net, sign: 1 | -1): void {
    for (const [kind, sum] of Object.entries(net)) this.#net[kind] = (this.#net[kind] ?? 0) + sign * sum;
  }
}

/** The given thousandths of an amount, rounded half to even. */
export function share(amount: number, thousandths: number): number {
  const whole = Math.floor((amount * thousandths) / 1_000);
  const rest = (amount * thousandths) % 1_000;
  return whole + Number(rest > 500 || (rest === 500 && whole % 2 === 1));
}
