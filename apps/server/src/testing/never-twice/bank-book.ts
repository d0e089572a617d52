/** A bank as its customers see it: how often money left for a payout, and under which reference. */
export interface Bank {
  paymentsOf(orderCode: string): number;
  referenceOf(orderCode: string): string | undefined;
  /** False while the bank itself does not know yet whether the money leaves. */
  isSettled(orderCode: string): boolean;
}

const hexBase = 16;

/**
 * A bank's book. It pays whatever it is asked, as often as it is asked: only the platform and its rules keep anybody
 * from paying twice.
 */
export class BankBook implements Bank {
  readonly #references = new Map<string, string[]>();
  readonly #first: bigint;
  readonly #digits: { readonly base: number; readonly length: number };
  #number = 0n;

  /** @param first makes the references of several banks different */
  constructor(first: number, kind: 'bank' | 'chain' = 'bank') {
    this.#first = BigInt(first);
    this.#digits = kind === 'bank' ? { base: 10, length: 12 } : { base: hexBase, length: 64 };
  }

  pay(orderCode: string): string {
    this.#number += 1n;
    const { base, length } = this.#digits;
    const leading = 10n ** 9n * this.#first;
    const reference = (leading + this.#number).toString(base).padStart(length, '7');
    this.#references.set(orderCode, [...(this.#references.get(orderCode) ?? []), reference]);
    return reference;
  }

  paymentsOf(orderCode: string): number {
    return this.#references.get(orderCode)?.length ?? 0;
  }

  referenceOf(orderCode: string): string | undefined {
    return this.#references.get(orderCode)?.[0];
  }

  isSettled(): boolean {
    return true;
  }
}
