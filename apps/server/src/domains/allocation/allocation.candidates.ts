import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connection.ts';
import { ledgerAccounts } from '../ledger/ledger.table.ts';
import { products, supplierProducts } from '../products/products.table.ts';
import { resourceProducts, resources } from '../resources/resources.table.ts';
import { suppliers } from '../suppliers/suppliers.table.ts';
import { type Candidate, floatReach } from './allocation.choice.ts';
import type { AllocationRules } from './allocation.rules.ts';
import { allocationAttempts, resourceLoads } from './allocation.table.ts';

export interface CandidateQuery {
  readonly productId: number;
  readonly amountMinor: number;
  readonly currency: Candidate['currency'];
  readonly now: Date;
  /** All amounts that are taken, not only those near this one. */
  readonly allTaken?: boolean;
  /** Only this account. */
  readonly resourceId?: string;
}

/** The day that it is at an account. */
export const localDateOf = (timeZone: SQL | typeof resources.timeZone, at: Date | Placeholder): SQL =>
  sql`(${at instanceof Date ? at.toISOString() : at}::timestamptz at time zone ${timeZone})::date`;

/**
 * What a supplier could still take in: its deposit and what it has paid out, less what it owes and what it holds back,
 * and less what its accounts are waiting for where that counts.
 */
export function supplierAvailable({ reservesBalance }: AllocationRules): SQL {
  const { kind, ownerId, currency } = ledgerAccounts;
  const { creditsPostedMinor, debitsPostedMinor, debitsPendingMinor } = ledgerAccounts;
  const balance = sql`coalesce((
    select sum(${creditsPostedMinor} - ${debitsPostedMinor} - ${debitsPendingMinor}) from ${ledgerAccounts}
    where ${ownerId} = ${resources.supplierId} and ${currency} = ${resources.currency}
      and ${kind} in ('supplierDeposit', 'supplierReceivable')), 0)`;
  if (!reservesBalance) return balance;
  return sql`${balance} - coalesce((
    select sum(held.reserved_minor) from ${resourceLoads} held join ${resources} own on own.id = held.resource_id
    where own.supplier_id = ${resources.supplierId} and own.currency = ${resources.currency}), 0)`;
}

/** Every account that serves the product, with what decides whether it may take an order of this amount. */
export async function findCandidates(
  db: Queryable,
  query: CandidateQuery,
  rules: AllocationRules,
): Promise<Candidate[]> {
  const { lowestMinor, highestMinor } = floatReach(query);
  const near = query.allTaken
    ? sql``
    : sql`and ${allocationAttempts.payAmountMinor} between ${lowestMinor} and ${highestMinor}`;
  const available = rules.needsBalance ? supplierAvailable(rules) : sql`null`;
  const rows = await db
    .select({
      resourceId: resources.id,
      supplierId: resources.supplierId,
      isProxy: sql<boolean>`${suppliers.parentId} is not null`,
      supplierEnabled: suppliers.enabled,
      enabled: resourceProducts.enabled,
      worksProduct: sql<boolean>`coalesce(${supplierProducts.enabled}, true) and ${products.enabled}`,
      currency: resources.currency,
      // The stricter of the account's limits and of what its supplier has agreed.
      minAmountMinor: sql`greatest(${resources.minAmountMinor}, ${supplierProducts.minAmountMinor})`.mapWith(
        Number,
      ),
      maxAmountMinor: sql`least(${resources.maxAmountMinor}, ${supplierProducts.maxAmountMinor})`.mapWith(
        Number,
      ),
      dailyLimitMinor: resources.dailyLimitMinor,
      concurrencyLimit: concurrencyLimitOf(rules),
      weight: sql<number>`${resources.weight} * coalesce(${supplierProducts.weight}, 1)`,
      floatMode: resources.floatMode,
      matchesByAmount: sql<boolean>`${products.matchBy} = 'amount'`,
      needsMonitor: products.needsMonitor,
      lastHeartbeatAt: resources.lastHeartbeatAt,
      usdtAddress: resources.usdtAddress,
      commissionRate: supplierProducts.commissionRate,
      processingCount: resourceLoads.processingCount,
      reservedMinor: resourceLoads.reservedMinor,
      paidTodayMinor: paidToday(query.now).mapWith(Number),
      supplierAvailableMinor: sql<string | null>`${available}`,
      takenMinor: sql<number[]>`coalesce((
        select json_agg(${allocationAttempts.payAmountMinor}) from ${allocationAttempts}
        where ${allocationAttempts.resourceId} = ${resources.id} and ${allocationAttempts.releasedAt} is null
          ${near}), '[]'::json)`,
    })
    .from(resourceProducts)
    .innerJoin(products, eq(products.id, resourceProducts.productId))
    .innerJoin(resources, eq(resources.id, resourceProducts.resourceId))
    .innerJoin(resourceLoads, eq(resourceLoads.resourceId, resources.id))
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .leftJoin(
      supplierProducts,
      and(
        eq(supplierProducts.supplierId, resources.supplierId),
        eq(supplierProducts.productId, resourceProducts.productId),
      ),
    )
    .where(
      and(
        eq(resourceProducts.productId, query.productId),
        eq(resourceProducts.currency, query.currency),
        isNull(resources.deletedAt),
        query.resourceId === undefined ? undefined : eq(resources.id, query.resourceId),
      ),
    )
    .orderBy(resources.id);
  return rows.map((row) => ({
    ...row,
    supplierAvailableMinor: row.supplierAvailableMinor === null ? null : Number(row.supplierAvailableMinor),
  }));
}

/** Orders that an account takes at a time through the product; null where there is no limit. */
export const concurrencyLimitOf = ({ redPacketLimit }: AllocationRules): SQL<number | null> =>
  sql<
    number | null
  >`case when ${products.redPacket} then least(${resources.concurrencyLimit}, ${redPacketLimit}::int)
    else ${resources.concurrencyLimit} end`;

/** What was paid on the account's own day. */
export const paidToday = (now: Date | Placeholder): SQL<number> =>
  sql<number>`case when ${resourceLoads.paidOn} = ${localDateOf(resources.timeZone, now)} then ${resourceLoads.paidMinor} else 0 end`;

/** What counts towards the daily limit of an account now. */
export const dailyUsed = (
  { countsReserved }: Pick<AllocationRules, 'countsReserved'>,
  now: Date | Placeholder,
): SQL => (countsReserved ? sql`${paidToday(now)} + ${resourceLoads.reservedMinor}` : paidToday(now));
