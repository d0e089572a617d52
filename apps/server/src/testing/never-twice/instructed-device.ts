import type { Input, Output } from '@platform/sdk';
import type { BankBook } from './bank-book.ts';
import { Died, liveUntil } from './lives.ts';
import { Patience } from './patience.ts';
import type { Payouts, Way } from './payouts.ts';
import { refusalOf, type SigningDevice } from './person.ts';
import type { ServerProcesses } from './server-processes.ts';

export type Instruction = NonNullable<Output<'payoutInstructions.take'>['instruction']>;
type Report = Omit<Input<'payoutInstructions.report'>, 'instructionId'>;

export interface InstructedDeviceTools {
  readonly way: Way;
  readonly device: SigningDevice;
  readonly resourceId: string;
  readonly bank: BankBook;
  readonly payouts: Payouts;
  readonly servers: ServerProcesses;
  /** What else happens when it has paid, such as the record of the chain. */
  readonly onPaid?: (instruction: Instruction, reference: string) => Promise<void>;
  readonly isOver: () => boolean;
}

const faults = {
  dies: [
    ['never', 20],
    ['before beginning', 1],
    ['for long before beginning', 1],
    ['before paying', 1],
    ['for long before paying', 1],
    ['after paying', 1],
    ['for long after paying', 1],
  ],
  bank: [
    ['pays', 9],
    ['declines', 2],
    ['pays and cuts the line', 1],
    ['cuts the line', 1],
  ],
} as const;

/**
 * A phone or a wallet agent that pays what it is instructed to. It says that it begins before it pays; what it had begun
 * before it died it looks up in the bank's book and never pays again.
 */
export class InstructedDevice {
  readonly #tools: InstructedDeviceTools;
  readonly #patience = new Patience();

  constructor(tools: InstructedDeviceTools) {
    this.#tools = tools;
  }

  work(): Promise<void> {
    return liveUntil(this.#tools.isOver, () => this.#turn());
  }

  async #turn(): Promise<void> {
    const { device, resourceId, payouts } = this.#tools;
    const { instruction } = await device.ask((it) => it.payoutInstructions.take({ resourceId }));
    if (!instruction) return this.#patience.foundNone();
    this.#patience.foundWork();
    if (!payouts.of(instruction.orderCode)) throw new Error(`Not ordered: ${instruction.orderCode}`);
    if (instruction.state === 'begun') return this.#report(instruction, this.#lookUp(instruction));
    await this.#pay(instruction);
  }

  async #pay(instruction: Instruction): Promise<void> {
    const { payouts, bank, onPaid } = this.#tools;
    const { orderCode, amountMinor } = instruction;
    const { dice } = payouts.dice(orderCode, 'pay');
    const dies = dice.weighted(faults.dies);
    const does = dice.weighted(faults.bank);
    if (dies.endsWith('before beginning')) await this.#die(dies, orderCode);
    if (!(await this.#begin(instruction, dice.chance(0.2)))) return;
    if (dies.endsWith('before paying')) await this.#die(dies, orderCode);
    const reference = does.startsWith('pays') ? bank.pay(orderCode) : undefined;
    if (reference !== undefined) await onPaid?.(instruction, reference);
    if (dies.endsWith('after paying')) await this.#die(dies, orderCode);
    const report: Report =
      does === 'declines'
        ? { event: 'declined', reason: 'Account closed' }
        : does === 'pays' && reference !== undefined
          ? { event: 'paid', reference, ...(dice.chance(0.5) ? { amountMinor } : {}) }
          : { event: 'unknown', reason: 'The line was cut' };
    for (let time = 0; time < (dice.chance(0.2) ? 2 : 1); time += 1) await this.#report(instruction, report);
  }

  /** @returns whether it may pay */
  async #begin({ instructionId }: Instruction, losesAnswer: boolean): Promise<boolean> {
    const { device } = this.#tools;
    const begin = () => device.ask((it) => it.payoutInstructions.report({ instructionId, event: 'begun' }));
    try {
      if (losesAnswer) await begin();
      return (await begin()).state === 'begun';
    } catch (error) {
      refusalOf(error);
      return false;
    }
  }

  async #report({ instructionId }: Instruction, report: Report): Promise<void> {
    try {
      await this.#tools.device.ask((it) => it.payoutInstructions.report({ instructionId, ...report }));
    } catch (error) {
      refusalOf(error);
    }
  }

  #lookUp({ orderCode }: Instruction): Report {
    const { bank } = this.#tools;
    const reference = bank.referenceOf(orderCode);
    return reference === undefined
      ? { event: 'unknown', reason: 'The bank does not show it' }
      : { event: 'paid', reference };
  }

  async #die(dies: string, orderCode: string): Promise<never> {
    const { servers, isOver } = this.#tools;
    if (dies.startsWith('for long')) await servers.lapse(orderCode, isOver);
    throw new Died();
  }
}
