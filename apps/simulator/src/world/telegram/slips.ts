/** What a payer's app shows of a payment. */
export interface Slip {
  readonly orderNo: string;
  /** With its currency, such as INR 1,250.00. */
  readonly amount: string;
  readonly payee: string;
  /** The bank's. */
  readonly reference: string;
  readonly atMs: number;
}

const keptOfMerchant = 3;

/** The latest payments at each merchant, for readers who want to send a picture to a bot. */
export class Slips {
  readonly #latest = new Map<string, readonly Slip[]>();

  add(mchId: string, slip: Slip): void {
    this.#latest.set(mchId, [slip, ...this.of(mchId)].slice(0, keptOfMerchant));
  }

  /** The newest first. */
  of(mchId: string): readonly Slip[] {
    return this.#latest.get(mchId) ?? [];
  }
}
