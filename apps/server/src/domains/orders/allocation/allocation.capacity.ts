import type { Currency } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';
import { agreedProducts } from '../../parties/parties.public.ts';
import type { Order } from '../orders/orders.table.ts';
import { servesOrder } from '../orders/usable-products.service.ts';
import { findCandidates } from './allocation.candidates.ts';
import { type Candidate, dailyUsedOf } from './allocation.choice.ts';
import { type GatewayRefusals, judgeForCollection } from './allocation.gateways.ts';
import type { AllocationRules } from './allocation.rules.ts';

/** What the accounts of a product have room for. */
export interface ProductCapacity {
  readonly productId: number;
  readonly currency: Currency;
  /** Accounts that can take the order now. */
  readonly accountCount: number;
  /** The largest amount that one of them could take; 0 without one. */
  readonly maxAmountMinor: number;
}

interface CapacityOptions {
  readonly rules: AllocationRules;
  readonly now: Date;
  readonly gatewayRefusals?: GatewayRefusals | undefined;
}

/** A summary names at most so many products. */
const maxProducts = 200;

/**
 * The room of every product that may serve the order, by the rules that allocate it. Reads only: by the time of the
 * allocation others may have taken the room.
 */
export async function productCapacity(
  db: Queryable,
  order: Order,
  { rules, now, gatewayRefusals }: CapacityOptions,
): Promise<ProductCapacity[]> {
  const { merchantId, amountMinor, currency } = order;
  const wanted = { amountMinor, currency, now };
  const capacity: ProductCapacity[] = [];
  const agreed = await agreedProducts(db, { merchantId, kind: 'collection', currency }, maxProducts);
  for (const terms of agreed) {
    if (!servesOrder(terms, order)) continue;
    const productId = terms.product.id;
    const candidates = await findCandidates(db, { ...wanted, productId, offered: true }, rules);
    const ofProduct = { ...wanted, productId };
    const judged = await judgeForCollection(db, candidates, ofProduct, rules, gatewayRefusals);
    const free = judged.filter(({ refusals }) => refusals.length === 0);
    const largest = free.map(({ candidate }) => largestAmount(candidate, rules));
    capacity.push({
      productId,
      currency,
      accountCount: free.length,
      maxAmountMinor: Math.max(0, ...largest),
    });
  }
  return capacity;
}

function largestAmount(candidate: Candidate, rules: AllocationRules): number {
  const { maxAmountMinor, dailyLimitMinor, supplierAvailableMinor } = candidate;
  return Math.min(
    maxAmountMinor,
    (dailyLimitMinor ?? Number.MAX_SAFE_INTEGER) - dailyUsedOf(candidate, rules),
    supplierAvailableMinor ?? Number.MAX_SAFE_INTEGER,
  );
}
