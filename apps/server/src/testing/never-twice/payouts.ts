import { minorUnits, type Output, signOrder } from '@platform/sdk';
import { Dice } from '@platform/simulator/dice';
import { Shop } from './person.ts';

export const ways = ['hand', 'batch', 'gateway', 'device', 'wallet'] as const;
export type Way = (typeof ways)[number];
export type OrderRow = Output<'orders.list'>['list'][number];

export const productOf = (way: Way): number => (way === 'wallet' ? 3016 : 1050);

/** Each way has amounts of its own, by which its people find its payouts in the common pool. */
const bands: Readonly<Record<Way, number>> = {
  hand: 10_000,
  batch: 12_500,
  gateway: 15_000,
  device: 17_500,
  wallet: 5_000_000,
};
const bandWidth = 2_500;

export const amountsOf = (way: Way) => ({
  minAmountMinor: minorUnits(bands[way]),
  maxAmountMinor: minorUnits(bands[way] + bandWidth - 1),
});

/** The filter of lists for the payouts of one way. */
export const filterOf = (way: Way) => ({
  orderType: 2 as const,
  productId: productOf(way),
  minAmount: minorUnits(bands[way]),
  maxAmount: minorUnits(bands[way] + bandWidth - 1),
});

export interface PayoutsOptions {
  readonly urls: () => readonly string[];
  readonly merchant: { readonly mchId: string; readonly signingKey: string };
  readonly notifyUrl: string;
  readonly seed: number;
  /** Of each way. */
  readonly count: number;
}

export interface Payout {
  readonly way: Way;
  readonly number: number;
  readonly orderCode: string;
}

const atOnce = 4;
const beneficiary = { userName: 'B Sample', cardNumber: '50100012345678', ifscCode: 'EXMP0000123' };
/** Nobody has its key. */
export const beneficiaryAddress = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** The payouts of the run, as the merchant ordered them. */
export class Payouts {
  readonly #options: PayoutsOptions;
  readonly #byCode = new Map<string, Payout>();
  readonly #drawn = new Map<string, number>();
  isComplete = false;

  constructor(options: PayoutsOptions) {
    this.#options = options;
  }

  get all(): readonly Payout[] {
    return [...this.#byCode.values()];
  }

  of(orderCode: string): Payout | undefined {
    return this.#byCode.get(orderCode);
  }

  /**
   * What is drawn when a step of a payout is taken for the first time, the second time …: the same in each run of the
   * seed, whatever else happened before.
   */
  dice(orderCode: string, step: string): { readonly dice: Dice; readonly time: number } {
    const payout = this.of(orderCode);
    const label = [payout?.way ?? '', payout?.number ?? 0, step].join(' ');
    const time = (this.#drawn.get(label) ?? 0) + 1;
    this.#drawn.set(label, time);
    return { dice: new Dice(this.#options.seed, label, time), time };
  }

  /** Orders them all, of each way by turns, so that all ways are at work from the beginning. */
  async order(): Promise<void> {
    const { count, urls } = this.#options;
    const wanted = Array.from({ length: count }, (_, number) => ways.map((way) => ({ way, number }))).flat();
    const worker = async () => {
      const shop = new Shop(urls);
      for (let next = wanted.shift(); next; next = wanted.shift()) await this.#orderOne(shop, next);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    this.isComplete = true;
  }

  /** The same signed order is sent until it is answered: one number is one payout. */
  async #orderOne(shop: Shop, { way, number }: { way: Way; number: number }): Promise<void> {
    const { merchant, notifyUrl } = this.#options;
    const order = {
      mchId: merchant.mchId,
      productId: productOf(way),
      mchOrderNo: `N-${way}-${number}`,
      amount: minorUnits(bands[way] + (number % bandWidth)),
      notifyUrl,
      ...(way === 'wallet' ? { address: beneficiaryAddress } : beneficiary),
    };
    const signed = signOrder(order, merchant.signingKey);
    const { orderCode } = await shop.ask((platform) => platform.orders.create(signed));
    this.#byCode.set(orderCode, { way, number, orderCode });
  }
}
