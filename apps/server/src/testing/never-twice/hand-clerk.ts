import type { Output } from '@platform/sdk';
import { payoutStatusIds } from '@platform/sdk/rules';
import type { BankBook } from './bank-book.ts';
import { Died, liveUntil } from './lives.ts';
import { Patience, pause } from './patience.ts';
import { amountsOf, type Payouts } from './payouts.ts';
import { type Person, refusalOf } from './person.ts';
import type { ServerProcesses } from './server-processes.ts';

type Held = Output<'payoutClaims.held'>['list'][number];
type Claimed = Pick<Held, 'orderCode' | 'orderId'>;

export interface HandClerkTools {
  readonly person: Person;
  readonly bank: BankBook;
  readonly payouts: Payouts;
  readonly servers: ServerProcesses;
  readonly isOver: () => boolean;
}

/** What goes wrong when one payout is paid by hand. */
const faults = {
  dies: [
    ['never', 20],
    ['after claiming', 1],
    ['for long after claiming', 1],
    ['after beginning', 2],
    ['for long after beginning', 1],
    ['after paying', 2],
    ['for long after paying', 1],
  ],
  gives: [
    ['pays', 12],
    ['back', 1],
    ['rejects', 1],
  ],
  bank: [
    ['pays', 10],
    ['declines', 2],
    ['pays and cuts the line', 1],
    ['cuts the line', 1],
  ],
} as const;

/**
 * A person who pays by hand. Whatever it had in hand before it died it finds at its next life, and what was begun it
 * looks up in the bank's book before it does anything.
 */
export class HandClerk {
  readonly #tools: HandClerkTools;
  readonly #patience = new Patience();

  constructor(tools: HandClerkTools) {
    this.#tools = tools;
  }

  work(): Promise<void> {
    return liveUntil(this.#tools.isOver, () => this.#live());
  }

  async #live(): Promise<void> {
    const { person, isOver } = this.#tools;
    for (const held of (await person.ask((platform) => platform.payoutClaims.held())).list) {
      if (held.payoutStatus === payoutStatusIds.paying) await this.#lookUp(held);
      else await this.#pay(held);
    }
    while (!isOver()) {
      // Twice the same call would be two claims; a claim that was lost is found among the held ones.
      const { answer } = await person.once((platform) =>
        platform.payoutClaims.next({ ...amountsOf('hand'), currency: 'INR' }),
      );
      if (!answer) return;
      const { claim } = answer.value;
      if (claim) {
        this.#patience.foundWork();
        await this.#pay(claim);
      } else {
        // A claim whose answer was lost may have come to be since.
        await this.#patience.foundNone();
        return;
      }
    }
  }

  /** An earlier life began it. */
  async #lookUp(held: Held): Promise<void> {
    const { bank, payouts } = this.#tools;
    const reference = bank.referenceOf(held.orderCode);
    if (reference !== undefined) return this.#prove(held, reference);
    switch (payouts.dice(held.orderCode, 'look up').dice.pick(['pays', 'declined', 'unknown'])) {
      case 'pays':
        return this.#prove(held, bank.pay(held.orderCode));
      case 'declined':
        return this.#giveUp(held, 'reportDeclined');
      default:
        return this.#giveUp(held, 'reportUnknown');
    }
  }

  async #pay(claimed: Claimed): Promise<void> {
    const { bank, person, payouts } = this.#tools;
    const { orderCode, orderId } = claimed;
    const { dice, time } = payouts.dice(orderCode, 'pay');
    const dies = dice.weighted(faults.dies);
    const gives = dice.weighted(faults.gives);
    const does = dice.weighted(faults.bank);
    if (dies.endsWith('after claiming')) await this.#die(dies, orderCode);
    // Once: what a person gave back is not offered to the same person again for a while.
    if (gives === 'back' && time === 1)
      return this.#repeat(() => person.once((it) => it.payoutClaims.cancel({ orderId })));
    if (gives === 'rejects')
      return this.#repeat(() =>
        person.once((it) => it.orders.reject({ orderCode, rejectReason: 'beneficiaryWrong' })),
      );
    if (!(await this.#begin(claimed, dice.chance(0.2)))) return;
    if (dies.endsWith('after beginning')) await this.#die(dies, orderCode);
    if (does === 'declines') return this.#giveUp(claimed, 'reportDeclined');
    const reference = does === 'cuts the line' ? undefined : bank.pay(orderCode);
    if (dies.endsWith('after paying')) await this.#die(dies, orderCode);
    if (reference === undefined || does === 'pays and cuts the line')
      return this.#giveUp(claimed, 'reportUnknown');
    await this.#prove(claimed, reference);
    if (dice.chance(0.2)) await this.#prove(claimed, reference);
  }

  async #die(dies: string, orderCode: string): Promise<never> {
    const { servers, isOver } = this.#tools;
    if (dies.startsWith('for long')) await servers.lapse(orderCode, isOver);
    throw new Died();
  }

  /** @returns whether it is begun, and by this life: only then may it be paid */
  async #begin({ orderCode }: Claimed, losesAnswer: boolean): Promise<boolean> {
    const { person } = this.#tools;
    for (;;) {
      try {
        const { answer } = await person.once((it) => it.orders.supplement({ orderCode }));
        if (answer && !losesAnswer) return answer.value.payoutStatus === payoutStatusIds.paying;
      } catch (error) {
        refusalOf(error);
      }
      // No answer, or refused because the lost call was carried out: nobody but the holder begins it.
      const { list } = await person.ask((it) => it.payoutClaims.held());
      const held = list.find((one) => one.orderCode === orderCode);
      if (!held) return false;
      if (held.payoutStatus === payoutStatusIds.paying) return true;
    }
  }

  /** The same proof until it is answered. A refusal says that somebody has decided. */
  async #prove({ orderCode }: Claimed, utr: string): Promise<void> {
    await this.#repeat(() => this.#tools.person.once((it) => it.orders.supplement({ orderCode, utr })));
  }

  async #giveUp({ orderCode }: Claimed, call: 'reportDeclined' | 'reportUnknown'): Promise<void> {
    const reason = call === 'reportDeclined' ? 'bankUnavailable' : 'The line was cut';
    await this.#repeat(() => this.#tools.person.once((it) => it.payouts[call]({ orderCode, reason })));
  }

  async #repeat(call: () => ReturnType<Person['once']>): Promise<void> {
    try {
      while (!(await call()).answer) await pause();
    } catch (error) {
      refusalOf(error);
    }
  }
}
