import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { statement } from '../../../db/statements.ts';
import { ledgerAccounts } from '../../money/money.public.ts';
import { products, supplierProducts, suppliers } from '../../parties/parties.public.ts';
import { lastHeartbeatAt } from '../resources/monitor-heartbeats.service.ts';
import { resourceProducts, resources } from '../resources/resources.table.ts';
import { type Candidate, floatReach, maxRecorded } from './allocation.choice.ts';
import type { AllocationRules } from './allocation.rules.ts';
import { allocationAttempts, resourceLoads } from './allocation.table.ts';

export interface CandidateQuery {
  readonly productId: number;
  readonly amountMinor: number;
  readonly currency: Candidate['currency'];
  readonly now: Date;
  /** Read all reserved amounts, not only those near this one. */
  readonly allTaken?: boolean;
  /** Only this account. */
  readonly resourceId?: string;
  /** Only the supplier's own accounts. */
  readonly supplierId?: string;
  /**
   * Only accounts whose product and supplier are enabled; or only the others, and of them a few. A platform has many
   * that are disabled for good, and none of them can take an order.
   */
  readonly offered?: boolean;
}

/** The date in an account's time zone. */
export const localDateOf = (timeZone: SQL | typeof resources.timeZone, at: Date | Placeholder): SQL =>
  sql`(${at instanceof Date ? at.toISOString() : at}::timestamptz at time zone ${timeZone})::date`;

/**
 * The amount a supplier can still receive: deposit plus payouts it paid, less what it owes and what is held,
 * and less the open reservations of its accounts when the rules count them. What it has reserved to pay does not
 * count: a payout that it makes adds to its balance.
 */
export function supplierAvailable({ reservesBalance }: Pick<AllocationRules, 'reservesBalance'>): SQL {
  const { kind, ownerId, currency } = ledgerAccounts;
  const { creditsPostedMinor, debitsPostedMinor, debitsPendingMinor } = ledgerAccounts;
  const balance = sql`coalesce((
    select sum(${creditsPostedMinor} - ${debitsPostedMinor} - ${debitsPendingMinor}) from ${ledgerAccounts}
    where ${ownerId} = ${resources.supplierId} and ${currency} = ${resources.currency}
      and ${kind} in ('supplierDeposit', 'supplierReceivable')), 0)`;
  if (!reservesBalance) return balance;
  return sql`${balance} - coalesce((
    select sum(held.reserved_minor) from ${resourceLoads} held join ${resources} own on own.id = held.resource_id
    where own.supplier_id = ${resources.supplierId} and own.currency = ${resources.currency}), 0) + coalesce((
    select sum(paying.pay_amount_minor) from ${allocationAttempts} paying join ${resources} own on own.id = paying.resource_id
    where own.supplier_id = ${resources.supplierId} and own.currency = ${resources.currency}
      and paying.ended_at is null and paying.match_until is null), 0)`;
}

/** Accounts that are not offered: an attempt with hundreds of them would say no more. */
const maxNotOffered = 20;

/** The options that change the SQL text. Everything else is a parameter. */
type Shape = Pick<AllocationRules, 'needsBalance' | 'reservesBalance'> &
  Pick<CandidateQuery, 'allTaken' | 'offered'> & { readonly of: 'all' | 'account' | 'supplier' };

const shapes = new Map<string, ReturnType<typeof candidatesStatement>>();

function statementOf({ needsBalance, reservesBalance, allTaken = false, of, offered }: Shape) {
  const key = [needsBalance, reservesBalance, allTaken, of, offered].join();
  const known = shapes.get(key);
  if (known) return known;
  const made = candidatesStatement({ needsBalance, reservesBalance, allTaken, of, offered });
  shapes.set(key, made);
  return made;
}

export const candidatesStatement = ({ needsBalance, reservesBalance, allTaken, of, offered }: Shape) =>
  statement((db) => {
    const isOffered = and(sql`${resourceProducts.enabled}`, sql`${suppliers.enabled}`);
    const near = allTaken
      ? sql``
      : sql`and ${allocationAttempts.payAmountMinor} between ${sql.placeholder('lowestMinor')} and ${sql.placeholder('highestMinor')}`;
    const available = needsBalance ? supplierAvailable({ reservesBalance }) : sql`null`;
    const found = db
      .select({
        resourceId: resources.id,
        supplierId: resources.supplierId,
        isProxy: sql<boolean>`${suppliers.parentId} is not null`,
        supplierEnabled: suppliers.enabled,
        enabled: resourceProducts.enabled,
        worksProduct: sql<boolean>`coalesce(${supplierProducts.enabled}, true) and ${products.enabled}`,
        currency: resources.currency,
        // The stricter of the account's limits and the limits agreed with its supplier.
        minAmountMinor:
          sql`greatest(${resources.minAmountMinor}, ${supplierProducts.minAmountMinor})`.mapWith(Number),
        maxAmountMinor: sql`least(${resources.maxAmountMinor}, ${supplierProducts.maxAmountMinor})`.mapWith(
          Number,
        ),
        dailyLimitMinor: resources.dailyLimitMinor,
        concurrencyLimit: concurrencyLimitOf({ redPacketLimit: sql.placeholder('redPacketLimit') }),
        weight: sql<number>`${resources.weight} * coalesce(${supplierProducts.weight}, 1)`,
        floatMode: resources.floatMode,
        paysBy: resources.paysBy,
        matchesByAmount: sql<boolean>`${products.matchBy} = 'amount'`,
        needsMonitor: products.needsMonitor,
        lastHeartbeatAt,
        usdtAddress: resources.usdtAddress,
        gatewayId: resources.gatewayId,
        commissionRate: supplierProducts.commissionRate,
        processingCount: resourceLoads.processingCount,
        reservedMinor: resourceLoads.reservedMinor,
        paidTodayMinor: paidToday(sql.placeholder('now')).mapWith(Number),
        supplierAvailableMinor: sql<string | null>`${available}`,
        takenMinor: sql<number[]>`coalesce((
          select json_agg(${allocationAttempts.payAmountMinor}) from ${allocationAttempts}
          where ${allocationAttempts.resourceId} = ${resources.id} and ${allocationAttempts.releasedAt} is null
            and not ${allocationAttempts.sharesAmount}
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
          eq(resourceProducts.productId, sql.placeholder('productId')),
          eq(resourceProducts.currency, sql.placeholder('currency')),
          isNull(resources.deletedAt),
          of === 'account' ? eq(resources.id, sql.placeholder('resourceId')) : undefined,
          of === 'supplier' ? eq(resources.supplierId, sql.placeholder('supplierId')) : undefined,
          offered === undefined ? undefined : offered ? isOffered : sql`not (${isOffered})`,
        ),
      )
      .orderBy(resources.id)
      .$dynamic();
    return offered === false ? found.limit(maxNotOffered) : found;
  });

/**
 * All accounts that serve the product, with the facts that decide whether each may take an order of this
 * amount.
 */
export async function findCandidates(
  db: Queryable,
  query: CandidateQuery,
  rules: AllocationRules,
): Promise<Candidate[]> {
  const { productId, currency, resourceId, supplierId, allTaken, offered } = query;
  const of = resourceId !== undefined ? 'account' : supplierId !== undefined ? 'supplier' : 'all';
  const rows = await statementOf({ ...rules, allTaken, of, offered })(db).execute({
    ...floatReach(query),
    productId,
    currency,
    resourceId,
    supplierId,
    now: query.now.toISOString(),
    redPacketLimit: rules.redPacketLimit,
  });
  return rows.map((row) => ({
    ...row,
    supplierAvailableMinor: row.supplierAvailableMinor === null ? null : Number(row.supplierAvailableMinor),
    takenMinor: new Set(row.takenMinor),
  }));
}

/** Every account that is offered, and a few of the others, so that an attempt can say why they were not chosen. */
export async function findSome(
  db: Queryable,
  query: Omit<CandidateQuery, 'offered'>,
  rules: AllocationRules,
): Promise<Candidate[]> {
  const offered = await findCandidates(db, { ...query, offered: true }, rules);
  // An attempt has no room for more, and to find a few among thousands that are offered would read them all again.
  if (offered.length >= maxRecorded) return offered;
  return [...offered, ...(await findCandidates(db, { ...query, offered: false }, rules))];
}

/** Maximum number of concurrent orders of an account for the product; null: unlimited. */
export const concurrencyLimitOf = ({
  redPacketLimit,
}: {
  readonly redPacketLimit: number | Placeholder;
}): SQL<number | null> =>
  sql<
    number | null
  >`case when ${products.redPacket} then least(${resources.concurrencyLimit}, ${redPacketLimit}::int)
    else ${resources.concurrencyLimit} end`;

/** Amount paid today, in the account's time zone. */
export const paidToday = (now: Date | Placeholder): SQL<number> =>
  sql<number>`case when ${resourceLoads.paidOn} = ${localDateOf(resources.timeZone, now)} then ${resourceLoads.paidMinor} else 0 end`;

/** Amount that counts towards an account's daily limit now. */
export const dailyUsed = (
  { countsReserved }: Pick<AllocationRules, 'countsReserved'>,
  now: Date | Placeholder,
): SQL => (countsReserved ? sql`${paidToday(now)} + ${resourceLoads.reservedMinor}` : paidToday(now));
