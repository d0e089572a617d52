import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { products, suppliers } from '../../parties/parties.public.ts';
import { type AllocationRules, dailyUsed } from '../allocation/allocation.service.ts';
import { allocationAttempts, resourceLoads } from '../allocation/allocation.table.ts';
import { orders } from '../orders/orders.table.ts';
import { lastHeartbeatAt } from './monitor-heartbeats.service.ts';
import { figuresOfToday, noFigures } from './resources.figures.ts';
import { monitorStateOf, resourceScope } from './resources.service.ts';
import { accountOf, midnightOf, processingAmount, resourceStateOf } from './resources.shown.ts';
import { resourceProducts, resources } from './resources.table.ts';
import type { ResourceDetail } from './resources.types.ts';

const maxReservations = 200;

/** The details of one account, for one of its products. */
export async function resourceDetail(
  db: Queryable,
  { resourceId, productId }: { resourceId: string; productId: number },
  scope: Scope,
  rules: AllocationRules,
  now: Date,
): Promise<ResourceDetail> {
  const [found] = await db
    .select({
      resource: resources,
      heardAt: lastHeartbeatAt,
      enabled: resourceProducts.enabled,
      product: { names: products.names, needsMonitor: products.needsMonitor },
      supplier: { name: suppliers.name, parentId: suppliers.parentId },
      load: resourceLoads,
      dailyUsedMinor: dailyUsed(rules, now).mapWith(Number),
      midnight: midnightOf(now).mapWith(resources.createdAt),
    })
    .from(resourceProducts)
    .innerJoin(resources, eq(resources.id, resourceProducts.resourceId))
    .innerJoin(products, eq(products.id, resourceProducts.productId))
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .innerJoin(resourceLoads, eq(resourceLoads.resourceId, resources.id))
    .where(
      and(
        eq(resources.id, resourceId),
        isNull(resources.deletedAt),
        eq(resourceProducts.productId, productId),
        resourceScope(scope),
      ),
    );
  if (!found) throw new BusinessError('resourceNotFound');
  const { resource, enabled, product, supplier, load, dailyUsedMinor, heardAt, midnight } = found;
  const { monitorId, currency } = resource;
  const today = (await figuresOfToday(db, [resourceId], now)).get(resourceId) ?? noFigures;
  return {
    productId,
    productName: product.names,
    supplierName: supplier.name,
    isProxy: supplier.parentId !== null,
    state: resourceStateOf(enabled),
    ...accountOf(resource),
    monitorId,
    monitorState: monitorStateOf(
      { monitorId, heardAt, needsMonitor: product.needsMonitor },
      rules.monitorLiveMs,
      now,
    ),
    lastHeartbeatAt: heardAt?.toISOString() ?? null,
    processingOrderCount: load.processingCount,
    processingOrderAmount: processingAmount(load.reservedMinor, currency),
    today: { startedAt: midnight.toISOString(), ...today, dailyUsedMinor },
    reservations: await reservationsOf(db, resourceId),
    createdAt: resource.createdAt.toISOString(),
    updatedAt: resource.updatedAt.toISOString(),
  };
}

async function reservationsOf(db: Queryable, resourceId: string): Promise<ResourceDetail['reservations']> {
  const rows = await db
    .select({
      attempt: allocationAttempts,
      orderCode: orders.orderCode,
      leaseExpiresAt: orders.claimExpiresAt,
    })
    .from(allocationAttempts)
    .innerJoin(orders, eq(orders.id, allocationAttempts.orderId))
    .where(and(eq(allocationAttempts.resourceId, resourceId), isNull(allocationAttempts.endedAt)))
    .orderBy(asc(allocationAttempts.allocatedAt), asc(allocationAttempts.id))
    .limit(maxReservations);
  return rows.map(({ attempt, orderCode, leaseExpiresAt }) => {
    const { amountMinor, payAmountMinor, allocatedAt, expiresAt, matchUntil } = attempt;
    return {
      orderCode,
      amountMinor,
      payAmountMinor: payAmountMinor ?? amountMinor,
      allocatedAt: allocatedAt.toISOString(),
      expiresAt: (expiresAt ?? leaseExpiresAt ?? allocatedAt).toISOString(),
      matchUntil: (matchUntil ?? allocatedAt).toISOString(),
    };
  });
}
