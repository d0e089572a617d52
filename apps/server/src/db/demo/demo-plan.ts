import type { OrderRequest } from '../../domains/orders/orders/orders.new-order.ts';
import type { OrderMarkId } from '../../domains/orders/orders/orders.types.ts';
import type { NewProduct } from '../../domains/parties/products/products.service.ts';
import {
  demoMerchants,
  demoProducts,
  hourShares,
  payoutShares,
  productShares,
  typicalAmounts,
} from './demo-catalogue.ts';
import { beneficiaryFields, payerAddress, payerFields, payerName } from './demo-payers.ts';
import { DemoRandom } from './demo-random.ts';
import { shopHostOf } from './demo-shops.ts';

export type DemoFate = 'acknowledged' | 'timedOut' | 'allocationFailed' | 'unacknowledged' | 'live';
export type DemoPayoutFate =
  | 'completed'
  | 'rejected'
  | 'rejecting'
  | 'paying'
  | 'proven'
  | 'exception'
  | 'cancelled'
  | 'waiting';

/** One order to write: its request, its time and its outcome. */
export interface PlannedOrder {
  readonly at: Date;
  /** Indexes into the catalogue. */
  readonly merchant: number;
  readonly product: NewProduct;
  readonly request: OrderRequest;
  readonly payerName: string;
  readonly fate: DemoFate | DemoPayoutFate;
  readonly mark: OrderMarkId;
}

const seed = 20_261_120;
const demoDays = 60;
/**
 * Order volume grows by a factor of e in this many days, so most orders are from the last weeks, which the
 * pages show.
 */
const growthDays = 14;
const dayMs = 86_400_000;
const minuteMs = 60_000;

const fates: readonly (readonly [DemoFate, number])[] = [
  ['acknowledged', 57],
  ['timedOut', 33],
  ['allocationFailed', 5],
  ['unacknowledged', 3],
  ['live', 2],
];
const payoutFates: readonly (readonly [DemoPayoutFate, number])[] = [
  ['completed', 91],
  ['rejected', 4],
  ['exception', 1],
  ['cancelled', 1],
  ['waiting', 3],
];
const marks: readonly (readonly [OrderMarkId, number])[] = [
  [0, 92],
  [1, 3],
  [2, 2],
  [3, 2],
  [4, 1],
];
const subjects = [
  'Top-up',
  'Wallet recharge',
  'Ticket',
  'Course fee',
  'Order payment',
  '会员充值',
  '商品订单',
] as const;

/** All demo orders, oldest first. The same size and time give the same orders. */
export function planOrders(
  count: number,
  now: Date,
  timeZone: string,
): { random: DemoRandom; orders: PlannedOrder[] } {
  const random = new DemoRandom(seed);
  const zoneOffsetMs = offsetOf(now, timeZone);
  const productsById = new Map(demoProducts.map((product) => [product.id, product]));
  const merchantShares = demoMerchants.map(([, share], index) => [index, share] as const);
  const orders = random
    .dealt([...productShares, ...payoutShares], count)
    .map((productId, index): PlannedOrder => {
      const product = productsById.get(productId);
      if (!product) throw new Error('A product has a share and is not in the catalogue.');
      const isPayout = product.kind === 'payout';
      const fate = isPayout ? random.weighted(payoutFates) : random.weighted(fates);
      const merchant = random.weighted(merchantShares);
      const shop = shopHostOf(demoMerchants[merchant]?.[0] ?? '');
      const name = payerName(random, product.currency);
      return {
        at: stillRuns(fate) ? recently(random, now) : momentOf(random, now, zoneOffsetMs),
        merchant,
        product,
        payerName: name,
        fate,
        mark: random.weighted(marks),
        request: {
          productId: product.id,
          mchOrderNo: `D${String(index + 1).padStart(7, '0')}`,
          amount: amountOf(random, product),
          notifyUrl: `https://${shop}/payments/callback`,
          returnUrl: `https://${shop}/thanks`,
          subject: random.pick(subjects),
          clientIp: payerAddress(random),
          ...(isPayout
            ? beneficiaryFields(random, product.currency, name)
            : payerFields(random, product.currency, name)),
          ...(random.chance(0.3) ? { extra: { customer: `u${random.digits(6)}` } } : {}),
        },
      };
    });
  return { random, orders: orders.sort((a, b) => a.at.getTime() - b.at.getTime()) };
}

const stillRuns = (fate: PlannedOrder['fate']): boolean => fate === 'live' || fate === 'waiting';

/**
 * A time within the last days, weighted by the hours at which people pay, and never within the last quarter
 * of an hour.
 */
function momentOf(random: DemoRandom, now: Date, zoneOffsetMs: number): Date {
  const localMidnightMs = Math.floor((now.getTime() + zoneOffsetMs) / dayMs) * dayMs - zoneOffsetMs;
  const hour = random.weighted(hourShares.map((share, index) => [index, share] as const));
  const inDayMs = hour * 60 * minuteMs + random.integer(0, 60 * minuteMs - 1);
  const share = random.next() * (1 - Math.exp(-demoDays / growthDays));
  const day = Math.floor(-growthDays * Math.log(1 - share));
  const at = localMidnightMs - day * dayMs + inDayMs;
  const latestMs = now.getTime() - 15 * minuteMs;
  if (at <= latestMs) return new Date(at);
  // The remaining hours of today are mapped into the past ones, so that today is never empty.
  if (latestMs > localMidnightMs) {
    return new Date(localMidnightMs + Math.floor((inDayMs / dayMs) * (latestMs - localMidnightMs)));
  }
  return new Date(at - dayMs);
}

/** Open orders were placed within the last few minutes. */
const recently = (random: DemoRandom, now: Date): Date =>
  new Date(now.getTime() - random.integer(20_000, 8 * minuteMs));

function amountOf(random: DemoRandom, { currency, minAmountMinor, maxAmountMinor }: NewProduct): number {
  const { medianMinor, spread, roundToMinor } = typicalAmounts[currency];
  const raw = medianMinor * Math.exp(spread * random.normal());
  // Most people pay round amounts; some pay an exact price.
  const step = random.chance(0.8) ? random.pick(roundToMinor) : 100;
  const rounded = Math.max(step, Math.round(raw / step) * step);
  return Math.min(Math.max(rounded, minAmountMinor), maxAmountMinor);
}

function offsetOf(now: Date, timeZone: string): number {
  const part = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(part ?? '') ?? [];
  const offsetMinutes = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return (sign === '-' ? -1 : 1) * offsetMinutes * minuteMs;
}
