import type { PayoutEvent } from '@platform/sdk/rules';
import { share } from './collection-model.ts';

/** A command on a payout, with all facts besides the status that decide about it. */
export interface PayoutCommand {
  readonly event: PayoutEvent;
  /** For `claim` and `assign`: a supplier pays, not the platform's own staff. */
  readonly bySupplier: boolean;
  readonly holdsClaim: boolean;
  readonly gatewayRejectsToPool: boolean;
  readonly offset: boolean;
  readonly aboveLimit: boolean;
  readonly secondPerson: boolean;
}

/** Index = status id on the wire minus one. */
const statuses = [
  'awaiting',
  'preparing',
  'paying',
  'completed',
  'cancelled',
  'rejecting',
  'rejected',
  'pendingConfirmation',
  'submitted',
  'exception',
] as const;
type Status = (typeof statuses)[number];

/** What a batch shows of its payout. */
const placeOf: Readonly<Record<Status, string>> = {
  awaiting: 'returned',
  preparing: 'prepared',
  paying: 'paying',
  completed: 'paid',
  cancelled: 'rejected',
  rejecting: 'rejecting',
  rejected: 'rejected',
  pendingConfirmation: 'proven',
  submitted: 'paying',
  exception: 'exception',
};

/** In-memory balance of a merchant. Spending and holding back are limited to what is available. */
export class PayoutPurse {
  balance = 0;
  held = 0;

  get available(): number {
    return this.balance - this.held;
  }
}

/** In thousandths of the amount. */
interface Rates {
  /** Paid by the merchant. */
  readonly fee: number;
  /** Earned by the supplier that pays. */
  readonly commission: number;
}

/** In-memory model of a payout, independent of the rules table. */
export class PayoutModel {
  readonly #amount: number;
  readonly #fee: number;
  readonly #commission: number;
  readonly #purse: PayoutPurse;
  #status: Status = 'awaiting';
  #hasSupplier = false;
  #onAccount = false;
  #inBatch = false;
  readonly #places: string[] = [];
  #paidFromAccount = 0;
  #isReversed = false;
  #attempt = 1;
  #held: number;
  #net: Readonly<Record<string, number>> = {};
  readonly #told: string[] = [];
  readonly #timeline = ['create'];

  private constructor(amount: number, { fee, commission }: Rates, purse: PayoutPurse) {
    this.#amount = amount;
    this.#fee = share(amount, fee);
    this.#commission = share(amount, commission);
    this.#purse = purse;
    this.#held = amount + this.#fee;
    purse.held += this.#held;
  }

  /** Undefined if the balance is too low. */
  static place(amount: number, rates: Rates, purse: PayoutPurse): PayoutModel | undefined {
    return purse.available < amount + share(amount, rates.fee)
      ? undefined
      : new PayoutModel(amount, rates, purse);
  }

  /** Applies the command if it is allowed. @returns whether it was */
  take(command: PayoutCommand): boolean {
    const isDone = this.#do(command);
    if (isDone) this.#timeline.push(command.event);
    return isDone;
  }

  shown() {
    const net = Object.entries(this.#net).filter(([, sum]) => sum !== 0);
    return {
      status: statuses.indexOf(this.#status) + 1,
      attempt: this.#attempt,
      isReversed: this.#isReversed,
      timeline: this.#timeline,
      told: this.#told,
      held: this.#held,
      places: this.#places,
      onAccount: this.#onAccount,
      heldPlaces: Number(this.#onAccount && !['completed', 'rejected'].includes(this.#status)),
      paidFromAccount: this.#paidFromAccount,
      net: Object.fromEntries(net),
    };
  }

  #do({ event, bySupplier, holdsClaim, offset, ...facts }: PayoutCommand): boolean {
    const is = (...some: Status[]): boolean => some.includes(this.#status);
    const isApproved = !facts.aboveLimit || facts.secondPerson;
    if (this.#inBatch && is('preparing') && event !== 'leaveBatch' && event !== 'sendBatch') return false;
    switch (event) {
      case 'enterBatch':
        if (!is('awaiting')) return false;
        this.#inBatch = true;
        this.#places.push('prepared');
        this.#hasSupplier = true;
        this.#onAccount = true;
        return this.#become('preparing');
      case 'leaveBatch':
        return is('preparing') && this.#inBatch && this.#backToPool(false);
      case 'sendBatch':
        return is('preparing') && this.#inBatch && this.#become('paying');
      case 'returnUnpaid':
        return is('paying') && this.#inBatch && this.#backToPool(true);
      case 'claim':
      case 'assign':
        if (!is('awaiting') && !(event === 'claim' && is('preparing') && holdsClaim)) return false;
        this.#hasSupplier = bySupplier;
        // The platform itself pays from no account. A renewed claim keeps the one that it has.
        this.#onAccount ||= bySupplier;
        return this.#become('preparing');
      case 'cancelClaim':
        return is('preparing') && holdsClaim && this.#backToPool(false);
      case 'unlock':
      case 'expireClaim':
        return is('preparing') && this.#backToPool(false);
      case 'cancel':
        return is('awaiting') && this.#giveBack('cancelled');
      case 'reject':
        return is('awaiting', 'preparing') && this.#becomeRejecting();
      case 'reselect':
        return is('awaiting', 'preparing', 'rejecting') && this.#backToPool(true);
      case 'approveRejection':
        return is('rejecting') && this.#giveBack('rejected');
      case 'refuseRejection':
        return is('rejecting') && this.#backToPool(true);
      case 'submit':
        return is('preparing') && this.#become('submitted');
      case 'send':
        return is('preparing') && holdsClaim && this.#become('paying');
      case 'accept':
        return is('submitted') && this.#become('paying');
      case 'decline':
        if (!is('submitted', 'paying')) return false;
        return facts.gatewayRejectsToPool ? this.#backToPool(true) : this.#becomeRejecting();
      case 'loseOutcome':
        return is('submitted', 'paying') && this.#become('exception');
      case 'submitProof':
        return is('paying') && this.#become('pendingConfirmation');
      case 'confirm':
        return is('paying', 'pendingConfirmation') && isApproved && this.#complete(offset);
      case 'dispute':
        return is('pendingConfirmation') && this.#become('exception');
      case 'findPaid':
        return is('exception') && isApproved && this.#complete(false);
      case 'findFailed':
        return is('exception') && this.#backToPool(true);
      case 'reverse':
        if (!is('completed') || !isApproved) return false;
        this.#isReversed = true;
        this.#purse.balance -= this.#net['merchantPayable'] ?? 0;
        this.#net = {};
        this.#told.push('reversed');
        return this.#become('rejected');
    }
  }

  #become(status: Status): true {
    this.#status = status;
    if (this.#inBatch) this.#places[this.#places.length - 1] = placeOf[status];
    return true;
  }

  #becomeRejecting(): true {
    this.#onAccount = false;
    return this.#become('rejecting');
  }

  #backToPool(anew: boolean): true {
    this.#hasSupplier = false;
    this.#onAccount = false;
    if (anew) this.#attempt += 1;
    this.#become('awaiting');
    this.#inBatch = false;
    return true;
  }

  #giveBack(status: 'cancelled' | 'rejected'): true {
    this.#release();
    this.#told.push(status);
    return this.#become(status);
  }

  #complete(offset: boolean): true {
    const payer = this.#hasSupplier ? 'supplierReceivable' : 'adjustment';
    this.#release();
    if (!offset) {
      this.#net = {
        merchantPayable: -this.#amount - this.#fee,
        [payer]: this.#amount,
        feeIncome: this.#fee,
      };
      this.#purse.balance -= this.#amount + this.#fee;
    } else if (this.#hasSupplier) {
      this.#net = { adjustment: -this.#amount, supplierReceivable: this.#amount };
    }
    if (this.#hasSupplier) {
      this.#net = {
        ...this.#net,
        supplierReceivable: this.#amount + this.#commission,
        commissionExpense: -this.#commission,
      };
    }
    this.#paidFromAccount += Number(this.#onAccount);
    this.#told.push('completed');
    return this.#become('completed');
  }

  #release(): void {
    this.#purse.held -= this.#held;
    this.#held = 0;
  }
}
