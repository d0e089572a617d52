import { demoMerchants, demoProducts } from './demo-catalogue.ts';
import { beneficiaryFields, payerName } from './demo-payers.ts';
import type { DemoPayoutFate, PlannedOrder } from './demo-plan.ts';
import { DemoRandom } from './demo-random.ts';
import { shopHostOf } from './demo-shops.ts';

/** Not the seed of the other orders, so that these change nothing about them. */
const seed = 20_261_201;
const minuteMs = 60_000;

/** What a payout clerk finds in the morning: minutes ago, product, amount, fate. */
const morning: readonly (readonly [
  minutesAgo: number,
  productId: number,
  amountMinor: number,
  DemoPayoutFate,
])[] = [
  [96, 1050, 184_000, 'exception'],
  [88, 1050, 52_500, 'exception'],
  [81, 1050, 240_000, 'rejecting'],
  [74, 1050, 31_900, 'rejecting'],
  [67, 1050, 96_000, 'proven'],
  [58, 1050, 125_000, 'proven'],
  [49, 1050, 73_200, 'paying'],
  [33, 1050, 150_000, 'waiting'],
  [27, 1050, 48_000, 'waiting'],
  [24, 1050, 215_000, 'waiting'],
  [19, 1050, 99_900, 'waiting'],
  [13, 1050, 62_000, 'waiting'],
  [9, 1050, 310_000, 'waiting'],
  [6, 1050, 27_500, 'waiting'],
  [2, 1050, 88_000, 'waiting'],
];
/** Merchants with enough money, in turn. */
const payers = 3;

/** Payouts that wait for people, whatever the number of the other orders. */
export function planOpenPayouts(now: Date): readonly PlannedOrder[] {
  const random = new DemoRandom(seed);
  return morning.map(([minutesAgo, productId, amount, fate], index) => {
    const product = demoProducts.find(({ id }) => id === productId);
    if (!product) throw new Error(`The demo has no product ${productId}.`);
    const merchant = index % payers;
    const name = payerName(random, product.currency);
    return {
      at: new Date(now.getTime() - minutesAgo * minuteMs),
      merchant,
      product,
      payerName: name,
      fate,
      mark: 0,
      request: {
        productId,
        mchOrderNo: `W${String(index + 1).padStart(7, '0')}`,
        amount,
        notifyUrl: `https://${shopHostOf(demoMerchants[merchant]?.[0] ?? '')}/payments/callback`,
        ...beneficiaryFields(random, product.currency, name),
      },
    };
  });
}
