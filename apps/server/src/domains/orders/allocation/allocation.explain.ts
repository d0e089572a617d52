import type { OperationIO } from '@platform/sdk';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { products } from '../../parties/parties.public.ts';
import { resourceScope } from '../resources/resources.service.ts';
import { resourceProducts, resources } from '../resources/resources.table.ts';
import { findCandidates } from './allocation.candidates.ts';
import { dailyUsedOf, freeAmounts, refusalsOf } from './allocation.choice.ts';
import { type GatewayRefusals, judgeForCollection } from './allocation.gateways.ts';
import type { AllocationRules } from './allocation.rules.ts';
import { findPayers, payingRules } from './paying.service.ts';

type Question = OperationIO['resources.explain']['handlerInput'];
type Verdict = OperationIO['resources.explain']['output'];

/**
 * What the allocation rules say of one account for an order of the product and amount, by the same functions
 * that place orders and payouts. Reads only; nothing is reserved.
 *
 * @throws resourceNotFound when it is not in scope or does not serve the product.
 */
export async function explainAccount(
  db: Queryable,
  { resourceId, productId, amountMinor }: Question,
  {
    scope,
    rules: settings,
    now,
    gatewayRefusals,
  }: {
    scope: Scope;
    rules: AllocationRules;
    now: Date;
    gatewayRefusals?: GatewayRefusals | undefined;
  },
): Promise<Verdict> {
  const [account] = await db
    .select({ currency: resources.currency, kind: products.kind })
    .from(resourceProducts)
    .innerJoin(resources, eq(resources.id, resourceProducts.resourceId))
    .innerJoin(products, eq(products.id, resourceProducts.productId))
    .where(
      and(
        eq(resources.id, resourceId),
        eq(products.id, productId),
        isNull(resources.deletedAt),
        resourceScope(scope),
      ),
    );
  if (!account) throw new BusinessError('resourceNotFound');
  const { currency, kind } = account;
  const wanted = { amountMinor, currency, now };
  const isPayout = kind === 'payout';
  const rules = isPayout ? payingRules(settings) : settings;
  const find = isPayout ? findPayers : findCandidates;
  const [candidate] = await find(db, { ...wanted, productId, resourceId }, rules);
  if (!candidate) throw new BusinessError('resourceNotFound');
  const ofProduct = { ...wanted, productId };
  const judged = isPayout
    ? undefined
    : await judgeForCollection(db, [candidate], ofProduct, rules, gatewayRefusals);
  return {
    resourceId,
    productId,
    currency,
    amountMinor,
    refusals: [...(judged?.[0]?.refusals ?? refusalsOf(candidate, wanted, rules))],
    freeAmountCount: freeAmounts(candidate, wanted, rules).length,
    minAmountMinor: candidate.minAmountMinor,
    maxAmountMinor: candidate.maxAmountMinor,
    dailyUsedMinor: dailyUsedOf(candidate, rules),
    dailyLimitMinor: candidate.dailyLimitMinor,
    processingOrderCount: candidate.processingCount,
    concurrencyLimit: candidate.concurrencyLimit,
    supplierAvailableMinor: candidate.supplierAvailableMinor,
    weight: candidate.weight,
    lastHeartbeatAt: candidate.lastHeartbeatAt?.toISOString() ?? null,
    monitorLiveMs: rules.monitorLiveMs,
  };
}
