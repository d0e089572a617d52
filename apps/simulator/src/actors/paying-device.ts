import {
  type Currency,
  currencyDigits,
  type Input,
  minorUnits,
  type Output,
  type Platform,
} from '@platform/sdk';
import { Dice } from '../plan/dice.ts';
import type { FaultRates } from '../plan/faults.ts';
import type { Timers } from '../timers.ts';
import type { Outgoing } from '../world/bank.ts';

type Instruction = NonNullable<Output<'payoutInstructions.take'>['instruction']>;
type Report = Omit<Input<'payoutInstructions.report'>, 'instructionId'>;

export interface PayingDeviceTools {
  /** Signs with the device's own credentials. */
  readonly platform: Platform;
  readonly timers: Timers;
  readonly isSilent: () => boolean;
  readonly haste: number;
  readonly seed: number;
  readonly faults: () => FaultRates;
  /** The bank tells its customer what left. */
  readonly onPaid?: (payment: Outgoing) => void;
}

const askEveryMs = 4_000;
const payingMs = { least: 1_500, most: 8_000 };
const referenceDigits = 12;
const hashDigits = 64;

/**
 * A phone or wallet agent that pays: it takes an instruction, says that it begins, pays at its bank and reports. What it
 * had begun before it was restarted it looks up in the bank's book and never pays again.
 */
export class PayingDevice {
  readonly #tools: PayingDeviceTools;
  /** What the bank has paid, by order code, with its reference. */
  readonly #book = new Map<string, string>();

  constructor(tools: PayingDeviceTools) {
    this.#tools = tools;
    const { timers, haste } = tools;
    timers.every(askEveryMs * haste, () => this.#turn());
  }

  /** How often the bank has paid: an order code is in it once, whatever was reported. */
  get book(): ReadonlyMap<string, string> {
    return this.#book;
  }

  async #turn(): Promise<void> {
    const { platform, timers, isSilent } = this.#tools;
    if (isSilent()) return;
    const { instruction } = await platform.payoutInstructions.take({}, { signal: timers.signal });
    if (!instruction) return;
    if (instruction.state === 'begun') return this.#report(instruction, this.#lookUp(instruction));
    await this.#report(instruction, { event: 'begun' });
    await this.#pay(instruction);
  }

  async #pay(instruction: Instruction): Promise<void> {
    const { timers, haste, seed, faults } = this.#tools;
    const { orderCode, attempt, amountMinor, currency } = instruction;
    const dice = new Dice(seed, 'paying', orderCode, attempt);
    const { payoutDeclined = 0, payoutLost = 0, payoutTwiceReported = 0 } = faults();
    await timers.wait(dice.integer(payingMs.least, payingMs.most) * haste);
    if (dice.chance(payoutDeclined))
      return this.#report(instruction, { event: 'declined', reason: 'Beneficiary account closed' });
    const digits = currency === 'USDT' ? hashDigits : referenceDigits;
    const reference = Array.from({ length: digits }, () => dice.integer(0, 9)).join('');
    this.#book.set(orderCode, reference);
    const outgoing = outgoingOf(instruction, reference);
    if (outgoing) this.#tools.onPaid?.(outgoing);
    // It has paid and cannot say so: the platform must leave it to a person.
    if (dice.chance(payoutLost)) return;
    const times = dice.chance(payoutTwiceReported) ? 2 : 1;
    for (let time = 0; time < times; time += 1)
      await this.#report(instruction, { event: 'paid', reference, amountMinor });
  }

  #lookUp({ orderCode }: Instruction): Report {
    const reference = this.#book.get(orderCode);
    return reference === undefined
      ? { event: 'unknown', reason: 'The bank does not show this payment' }
      : { event: 'paid', reference };
  }

  async #report({ instructionId }: Instruction, report: Report): Promise<void> {
    const { platform, timers } = this.#tools;
    await platform.payoutInstructions.report({ instructionId, ...report }, { signal: timers.signal });
  }
}

function outgoingOf(instruction: Instruction, reference: string): Outgoing | undefined {
  const { amountMinor, currency, userName, usdtAddress } = instruction;
  return isKnown(currency)
    ? {
        amountMinor: minorUnits(amountMinor),
        currency,
        payerName: (userName ?? 'BENEFICIARY').toUpperCase(),
        reference,
        ...(usdtAddress !== null && { toAddress: usdtAddress }),
      }
    : undefined;
}

const isKnown = (currency: string): currency is Currency => Object.hasOwn(currencyDigits, currency);
