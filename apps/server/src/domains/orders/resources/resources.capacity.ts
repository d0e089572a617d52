import type { OperationIO } from '@platform/sdk';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { products, suppliers } from '../../parties/parties.public.ts';
import { type AllocationRules, concurrencyLimitOf, dailyUsed } from '../allocation/allocation.service.ts';
import { resourceLoads } from '../allocation/allocation.table.ts';
import { lastHeartbeatAt } from './monitor-heartbeats.service.ts';
import { monitorStateOf, resourceScope } from './resources.service.ts';
import { processingAmount } from './resources.shown.ts';
import { resourceProducts, resources } from './resources.table.ts';

type CapacityRow = OperationIO['resources.staticInfo']['output']['list'][number];

/** Current capacity: one row for each supplier, product and currency. */
export async function resourceCapacity(
  db: Queryable,
  filters: { readonly supplierId?: string; readonly productId?: number },
  scope: Scope,
  rules: AllocationRules,
  now: Date,
): Promise<CapacityRow[]> {
  const rows = await servedProducts(db, filters, scope, rules, now);
  const groups = Map.groupBy(rows, ({ resource, productId }) =>
    [resource.supplierId, productId, resource.currency].join(' '),
  );
  return [...groups.values()].map((group) => capacityOf(group, rules, now));
}

/** Number of accounts that can take an order of at least one product now. */
export async function countReadyResources(db: Queryable, rules: AllocationRules, now: Date): Promise<number> {
  const rows = await servedProducts(db, {}, { kind: 'all' }, rules, now);
  return new Set(rows.filter((row) => isReady(row, rules, now)).map(({ resource }) => resource.id)).size;
}

type Served = Awaited<ReturnType<typeof servedProducts>>[number];

const servedProducts = (
  db: Queryable,
  { supplierId, productId }: { readonly supplierId?: string; readonly productId?: number },
  scope: Scope,
  rules: AllocationRules,
  now: Date,
) =>
  db
    .select({
      resource: resources,
      heardAt: lastHeartbeatAt,
      productId: resourceProducts.productId,
      enabled: resourceProducts.enabled,
      product: { names: products.names, needsMonitor: products.needsMonitor, enabled: products.enabled },
      supplier: { name: suppliers.name, enabled: suppliers.enabled },
      load: resourceLoads,
      concurrencyLimit: concurrencyLimitOf(rules),
      dailyUsedMinor: dailyUsed(rules, now).mapWith(Number),
    })
    .from(resourceProducts)
    .innerJoin(resources, eq(resources.id, resourceProducts.resourceId))
    .innerJoin(products, eq(products.id, resourceProducts.productId))
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .innerJoin(resourceLoads, eq(resourceLoads.resourceId, resources.id))
    .where(
      and(
        resourceScope(scope),
        isNull(resources.deletedAt),
        supplierId === undefined ? undefined : eq(resources.supplierId, supplierId),
        productId === undefined ? undefined : eq(resourceProducts.productId, productId),
      ),
    )
    .orderBy(asc(suppliers.name), asc(suppliers.id), asc(resourceProducts.productId), asc(resources.id));

function capacityOf(group: readonly Served[], rules: AllocationRules, now: Date): CapacityRow {
  const [first] = group;
  if (!first) throw new Error('A group has at least one row.');
  const ready = group.filter((row) => isReady(row, rules, now));
  const sum = (of: (row: Served) => number) => group.reduce((total, row) => total + of(row), 0);
  const limits = group.map(({ resource }) => resource.dailyLimitMinor);
  return {
    supplierId: first.resource.supplierId,
    supplierName: first.supplier.name,
    productId: first.productId,
    productName: first.product.names,
    currency: first.resource.currency,
    resourceCount: group.length,
    enabledCount: group.filter(({ enabled }) => enabled).length,
    readyCount: ready.length,
    processingOrderCount: sum(({ load }) => load.processingCount),
    processingOrderAmount: processingAmount(
      sum(({ load }) => load.reservedMinor),
      first.resource.currency,
    ),
    minAmountMinor:
      ready.length === 0 ? null : Math.min(...ready.map(({ resource }) => resource.minAmountMinor)),
    maxAmountMinor:
      ready.length === 0 ? null : Math.max(...ready.map(({ resource }) => resource.maxAmountMinor)),
    dailyLimitMinor: limits.includes(null) ? null : sum(({ resource }) => resource.dailyLimitMinor ?? 0),
    dailyUsedMinor: sum(({ dailyUsedMinor }) => dailyUsedMinor),
  };
}

/** Enabled, monitored if required, and below every limit. */
function isReady(row: Served, { monitorLiveMs }: AllocationRules, now: Date): boolean {
  const { resource, heardAt, product, supplier, load, enabled, concurrencyLimit, dailyUsedMinor } = row;
  const { dailyLimitMinor, monitorId, minAmountMinor } = resource;
  const { needsMonitor } = product;
  const watched = monitorStateOf({ monitorId, heardAt, needsMonitor }, monitorLiveMs, now);
  return (
    enabled &&
    product.enabled &&
    supplier.enabled &&
    (!needsMonitor || watched === 'online') &&
    (concurrencyLimit === null || load.processingCount < concurrencyLimit) &&
    (dailyLimitMinor === null || dailyUsedMinor + minAmountMinor <= dailyLimitMinor)
  );
}
