import { demoMerchants, demoProducts } from './demo-catalogue.ts';
import type { PlannedOrder } from './demo-plan.ts';
import { shopHostOf } from './demo-shops.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** An Indian payment product, whose payers have a name and a VPA. */
const productId = 1008;

/** Of the networks for measurements (RFC 2544), which no other payer of the demo has. */
const patterns = [
  { count: 14, hour: 6, ipOf: () => '198.18.66.6', nameOf: (index: number) => `Visitor ${index + 1}` },
  { count: 7, hour: 9, ipOf: (index: number) => `198.18.70.${index + 1}`, nameOf: () => 'Kiran Dutta' },
] as const;

/**
 * Collections that the order analysis finds: one address whose orders are not paid, and one payer whose orders time
 * out. All are of one day of UTC, because an order counts in the window of its creation.
 */
export function planPatterns(now: Date): readonly PlannedOrder[] {
  const product = demoProducts.find(({ id }) => id === productId);
  if (!product) throw new Error(`The demo has no product ${productId}.`);
  const yesterday = Math.floor(now.getTime() / dayMs - 1) * dayMs;
  return patterns.flatMap(({ count, hour, ipOf, nameOf }, pattern) =>
    Array.from({ length: count }, (_, index): PlannedOrder => {
      const userName = nameOf(index);
      const merchant = index % 2;
      return {
        at: new Date(yesterday + hour * 60 * minuteMs + index * 9 * minuteMs),
        merchant,
        product,
        payerName: userName,
        fate: 'timedOut',
        mark: 0,
        request: {
          productId,
          mchOrderNo: `P${pattern}${String(index + 1).padStart(6, '0')}`,
          // An account expects each amount once.
          amount: 50_000 + pattern * 300 + index * 1_700,
          notifyUrl: `https://${shopHostOf(demoMerchants[merchant]?.[0] ?? '')}/payments/callback`,
          clientIp: ipOf(index),
          userName,
          vpa: `visitor${pattern}.${index}@malabar`,
        },
      };
    }),
  );
}
