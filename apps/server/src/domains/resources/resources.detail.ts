import { formatDecimal } from '@platform/sdk';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import { BusinessError } from '../../kit/business-error.ts';
import type { Scope } from '../../kit/context.ts';
import { type AllocationRules, dailyUsed, localDateOf } from '../allocation/allocation.service.ts';
import { allocationAttempts, resourceLoads } from '../allocation/allocation.table.ts';
import { orders } from '../orders/orders.table.ts';
import { type Currency, products } from '../products/products.table.ts';
import { suppliers } from '../suppliers/suppliers.table.ts';
import { monitorStateOf, type Resource, resourceScope } from './resources.service.ts';
import { resourceProducts, resources } from './resources.table.ts';
import type { ResourceDetail } from './resources.types.ts';

const maxReservations = 200;

const stateIds = { enabled: 0, disabled: 1 } as const;
export const resourceStateOf = (enabled: boolean): ResourceDetail['state'] =>
  enabled ? stateIds.enabled : stateIds.disabled;

/** Everything about one account, as it stands for one of its products. */
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
  const { resource, enabled, product, supplier, load, dailyUsedMinor, midnight } = found;
  const { monitorId, lastHeartbeatAt, currency } = resource;
  const today = await figuresSince(db, resourceId, midnight);
  return {
    productId,
    productName: product.names,
    supplierName: supplier.name,
    isProxy: supplier.parentId !== null,
    state: resourceStateOf(enabled),
    ...accountOf(resource),
    monitorId,
    monitorState: monitorStateOf(
      { monitorId, lastHeartbeatAt, needsMonitor: product.needsMonitor },
      rules.monitorLiveMs,
      now,
    ),
    lastHeartbeatAt: lastHeartbeatAt?.toISOString() ?? null,
    processingOrderCount: load.processingCount,
    processingOrderAmount: processingAmount(load.reservedMinor, currency),
    today: { startedAt: midnight.toISOString(), ...today, dailyUsedMinor },
    reservations: await reservationsOf(db, resourceId),
    createdAt: resource.createdAt.toISOString(),
    updatedAt: resource.updatedAt.toISOString(),
  };
}

/** When the account's own day began. */
const midnightOf = (now: Date) =>
  sql`${localDateOf(resources.timeZone, now)}::timestamp at time zone ${resources.timeZone}`;

/** Two digits, whatever the currency has: what is below a hundredth is left out. */
export function processingAmount(amountMinor: number, currency: Currency): string {
  const digits = currency === 'USDT' ? 6 : 2;
  const [whole, fraction = ''] = formatDecimal(amountMinor, digits, { grouping: 'none' }).split('.');
  return `${whole}.${fraction.slice(0, 2)}`;
}

const masked = (text: string | null): string | null => (text === null ? null : `****${text.slice(-4)}`);

function accountOf(resource: Resource) {
  const { id, kind, name, supplierId, currency, bankName, accountName, cardNumber, ifscCode } = resource;
  const {
    vpa,
    mobileNumber,
    paybillNumber,
    paybillAccount,
    tillNumber,
    usdtAddress,
    usdtNetwork,
    gatewayName,
    link,
    jumpLink,
    qrCode,
  } = resource;
  const { minAmountMinor, maxAmountMinor, dailyLimitMinor, concurrencyLimit, weight, floatMode } = resource;
  return {
    id,
    kind,
    name,
    supplierId,
    currency,
    bankName,
    accountName,
    cardNumberMasked: masked(cardNumber),
    ifscCode,
    vpa,
    mobileNumberMasked: masked(mobileNumber),
    paybillNumber,
    paybillAccount,
    tillNumber,
    usdtAddress,
    usdtNetwork,
    gatewayName,
    link,
    jumpLink,
    qrCode,
    minAmountMinor,
    maxAmountMinor,
    dailyLimitMinor,
    concurrencyLimit,
    weight,
    floatMode,
  };
}

/** What became of the orders that the account was given since then. */
async function figuresSince(db: Queryable, resourceId: string, since: Date) {
  const { state, payAmountMinor, allocatedAt } = allocationAttempts;
  const [row] = await db
    .select({
      orderCount: sql<number>`count(*)::int`,
      endedCount: sql<number>`(count(*) filter (where ${state} <> 'reserved'))::int`,
      paidCount: sql<number>`(count(*) filter (where ${state} = 'paid'))::int`,
      paidMinor: sql`coalesce(sum(${payAmountMinor}) filter (where ${state} = 'paid'), 0)`.mapWith(Number),
    })
    .from(allocationAttempts)
    .where(and(eq(allocationAttempts.resourceId, resourceId), gte(allocatedAt, since)));
  const { orderCount = 0, endedCount = 0, paidCount = 0, paidMinor = 0 } = row ?? {};
  return { orderCount, paidCount, paidMinor, successRate: endedCount === 0 ? null : paidCount / endedCount };
}

async function reservationsOf(db: Queryable, resourceId: string): Promise<ResourceDetail['reservations']> {
  const rows = await db
    .select({ attempt: allocationAttempts, orderCode: orders.orderCode })
    .from(allocationAttempts)
    .innerJoin(orders, eq(orders.id, allocationAttempts.orderId))
    .where(and(eq(allocationAttempts.resourceId, resourceId), isNull(allocationAttempts.endedAt)))
    .orderBy(asc(allocationAttempts.allocatedAt), asc(allocationAttempts.id))
    .limit(maxReservations);
  return rows.map(({ attempt, orderCode }) => {
    const { amountMinor, payAmountMinor, allocatedAt, expiresAt, matchUntil } = attempt;
    return {
      orderCode,
      amountMinor,
      payAmountMinor: payAmountMinor ?? amountMinor,
      allocatedAt: allocatedAt.toISOString(),
      expiresAt: (expiresAt ?? allocatedAt).toISOString(),
      matchUntil: (matchUntil ?? allocatedAt).toISOString(),
    };
  });
}
