import { payoutStatusIds } from '@platform/sdk/rules';
import type { Bank } from './bank-book.ts';
import { pause } from './patience.ts';
import type { OrderRow, Payouts, Way } from './payouts.ts';
import { type Person, refusalOf } from './person.ts';

const { awaiting, preparing, submitted, paying, pendingConfirmation, rejecting, exception } = payoutStatusIds;
const openStatuses = [
  awaiting,
  preparing,
  submitted,
  paying,
  pendingConfirmation,
  rejecting,
  exception,
] as const;

export interface SettlingPersonTools {
  readonly person: Person;
  readonly merchantId: string;
  readonly banks: Readonly<Record<Way, Bank>>;
  readonly payouts: Payouts;
}

const pageSize = 100;
const atOnce = 8;
const mostAttempts = 6;

/**
 * The person who decides what only a person may: looks into the bank's book, ends exceptions, reviews rejections and
 * confirms what was proven. Goes on until no payout is open.
 */
export class SettlingPerson {
  readonly #tools: SettlingPersonTools;
  readonly counts = {
    exceptionsPaid: 0,
    exceptionsNotPaid: 0,
    confirmed: 0,
    disputed: 0,
    reviewed: 0,
    cancelled: 0,
  };
  readonly #seenAttempt = new Map<string, number>();
  isOver = false;
  /** Open payouts at the last look, by status. */
  open: Readonly<Record<number, number>> = {};

  constructor(tools: SettlingPersonTools) {
    this.#tools = tools;
  }

  /** Ends the run although payouts are open. */
  giveUp(): void {
    this.isOver = true;
  }

  async work(): Promise<void> {
    const { payouts } = this.#tools;
    while (!this.isOver) {
      const wasComplete = payouts.isComplete;
      const open: Record<number, number> = {};
      for (const status of openStatuses) {
        const rows = (await this.#rows(status)).filter(({ orderCode }) => payouts.of(orderCode));
        if (rows.length > 0) open[status] = rows.length;
        for (let from = 0; from < rows.length; from += atOnce)
          await Promise.all(rows.slice(from, from + atOnce).map((row) => this.#decide(row)));
      }
      this.open = open;
      // A payout that moved while the lists were read can have been on none of them: all lists are read once more.
      const looksOver = wasComplete && Object.keys(open).length === 0;
      if (looksOver && (await this.#isNothingOpen())) this.isOver = true;
      if (!this.isOver) await pause();
    }
  }

  async #isNothingOpen(): Promise<boolean> {
    const { payouts } = this.#tools;
    for (const status of openStatuses.toReversed())
      if ((await this.#rows(status)).some(({ orderCode }) => payouts.of(orderCode))) return false;
    return true;
  }

  async #rows(payoutStatus: (typeof openStatuses)[number]): Promise<readonly OrderRow[]> {
    const { person, merchantId } = this.#tools;
    const filter = { merchantId, orderType: 2, payoutStatus, pageSize } as const;
    return (await person.ask((it) => it.orders.list(filter))).list;
  }

  async #decide(row: OrderRow): Promise<void> {
    try {
      if (row.payoutStatus === exception) await this.#endException(row);
      if (row.payoutStatus === rejecting) await this.#review(row);
      if (row.payoutStatus === pendingConfirmation) await this.#confirm(row);
      if (row.payoutStatus === preparing) await this.#unlockSome(row);
      if (row.payoutStatus === awaiting) await this.#cancelSome(row);
    } catch (error) {
      // Decided meanwhile, by a machine or by an earlier call whose answer was lost.
      refusalOf(error);
    }
  }

  async #endException({ orderCode }: OrderRow): Promise<void> {
    const { person } = this.#tools;
    const bank = this.#bankOf(orderCode);
    if (!bank.isSettled(orderCode)) return;
    const utr = bank.referenceOf(orderCode);
    const outcome =
      utr === undefined ? ({ outcome: 'notPaid' } as const) : ({ outcome: 'paid', utr } as const);
    const { answer } = await person.once((it) => it.payouts.resolveException({ orderCode, ...outcome }));
    if (answer) this.counts[utr === undefined ? 'exceptionsNotPaid' : 'exceptionsPaid'] += 1;
  }

  async #review({ orderCode, attempt }: OrderRow): Promise<void> {
    const { person, payouts } = this.#tools;
    // Enough attempts: it is rejected, so that each payout comes to its end.
    const approves = attempt >= mostAttempts || payouts.dice(orderCode, 'review').dice.chance(0.5);
    const { answer } = await person.once((it) =>
      approves ? it.payouts.approveRejection({ orderCode }) : it.payouts.refuseRejection({ orderCode }),
    );
    if (answer) this.counts.reviewed += 1;
  }

  async #confirm({ orderCode }: OrderRow): Promise<void> {
    const { person, payouts } = this.#tools;
    if (this.#bankOf(orderCode).paymentsOf(orderCode) === 0)
      throw new Error(`The bank has not paid ${orderCode}, which is pending confirmation.`);
    const { dice } = payouts.dice(orderCode, 'confirm');
    if (dice.chance(0.1)) {
      await person.once((it) => it.payouts.dispute({ orderCode, reason: 'Not received' }));
      this.counts.disputed += 1;
      return;
    }
    const { answer } = await person.once((it) => it.orders.supplement({ orderCode }));
    if (answer) this.counts.confirmed += 1;
  }

  async #unlockSome({ orderCode }: OrderRow): Promise<void> {
    const { person, payouts } = this.#tools;
    if (payouts.dice(orderCode, 'unlock').dice.chance(0.05))
      await person.once((it) => it.orders.unlock({ orderCodes: [orderCode] }));
  }

  async #cancelSome({ orderCode, attempt }: OrderRow): Promise<void> {
    const { person, payouts } = this.#tools;
    const isNew = this.#seenAttempt.get(orderCode) !== attempt;
    this.#seenAttempt.set(orderCode, attempt);
    const wants = (isNew && payouts.dice(orderCode, 'cancel').dice.chance(0.04)) || attempt > mostAttempts;
    if (!wants) return;
    const { answer } = await person.once((it) => it.payouts.cancel({ orderCode }));
    if (answer) this.counts.cancelled += 1;
  }

  #bankOf(orderCode: string): Bank {
    const { banks, payouts } = this.#tools;
    return banks[payouts.of(orderCode)?.way ?? 'hand'];
  }
}
