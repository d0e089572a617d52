import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../../db/advisory-locks.ts';
import type { Queryable } from '../../../db/connection.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { type Order, orders } from '../orders/orders.table.ts';
import { resources } from '../resources/resources.table.ts';
import { localDateOf } from './allocation.candidates.ts';
import { allocationAttempts, resourceLoads } from './allocation.table.ts';
import { byAccount, endAttempt, payAttempt } from './reservations.service.ts';

/** A contradiction between an account's load and its orders. */
export interface LoadFinding {
  readonly resourceId: string;
  readonly problem: 'staleReservation' | 'missingReservation' | 'wrongProcessingCount' | 'wrongDailyUse';
  readonly before: string | null;
  readonly after: string | null;
  readonly fixed: boolean;
}

/** @throws maintenanceInProgress when another run holds the lock. */
export async function beginUpkeep(tx: Queryable): Promise<void> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.allocationUpkeep}) as locked`,
  );
  if (!rows[0]?.locked) throw new BusinessError('maintenanceInProgress');
}

/** Of a collection: it waits for its money. Of a payout: it is claimed and may have been paid. */
const allocated = 2;
const paidStatuses: readonly number[] = [4, 5];
const payout = 2;

/**
 * A reservation belongs to its order while the order waits on it: a collection's by the number of the attempt, a
 * payout's by the account, because a payout counts its accounts.
 */
const isOfItsOrder = sql`case when ${orders.orderType} = ${payout}
  then ${orders.resourceId} is not distinct from ${allocationAttempts.resourceId}
  else ${orders.attempt} = ${allocationAttempts.attempt} end`;

/**
 * Ends every reservation whose order no longer waits on it. When the money arrived or was paid out, it counts as paid.
 */
export async function endStaleReservations(tx: Queryable, now: Date): Promise<LoadFinding[]> {
  const { attempt, endedAt, resourceId, orderId } = allocationAttempts;
  const stale = await tx
    .select({ resourceId, attempt, order: orders, isOwn: sql<boolean>`${isOfItsOrder}` })
    .from(allocationAttempts)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(isNull(endedAt), or(ne(orders.status, allocated), sql`not ${isOfItsOrder}`)))
    .orderBy(asc(orders.id))
    .for('update', { of: orders });
  const findings: LoadFinding[] = [];
  for (const found of stale.toSorted(byAccount)) {
    const { order } = found;
    const isPaid = paidStatuses.includes(order.status) && found.isOwn;
    const ended = isPaid
      ? await payAttempt(tx, { id: order.id, attempt: found.attempt }, order.completedAt ?? now)
      : await endAttempt(tx, order.id, 'released', now, 'orderEnded');
    if (!ended || found.resourceId === null) continue;
    findings.push({
      resourceId: found.resourceId,
      problem: 'staleReservation',
      before: order.orderCode,
      after: null,
      fixed: true,
    });
  }
  return findings;
}

/**
 * Restores the lost reservations of allocated orders, when the amount is still free on their account, and of payouts
 * under way.
 */
export async function restoreReservations(tx: Queryable, now: Date): Promise<LoadFinding[]> {
  const { orderId, attempt, endedAt } = allocationAttempts;
  const placed = sql`case when ${orders.orderType} = ${payout} then (
    select max(number.attempt) from ${allocationAttempts} number
    where number.order_id = ${orders.id} and number.resource_id = ${orders.resourceId}
    ) else ${orders.attempt} end`;
  const lost = await tx
    .select({ order: orders, attempt })
    .from(orders)
    .innerJoin(allocationAttempts, and(eq(orderId, orders.id), eq(attempt, placed)))
    .where(and(eq(orders.status, allocated), isNotNull(endedAt), isNotNull(orders.resourceId)))
    .orderBy(asc(orders.id))
    .for('update', { of: orders });
  const findings: LoadFinding[] = [];
  for (const { order, attempt: number } of lost) {
    findings.push({
      resourceId: order.resourceId ?? '',
      problem: 'missingReservation',
      before: null,
      after: order.orderCode,
      fixed: await restoreReservation(tx, order, number, now),
    });
  }
  return findings;
}

async function restoreReservation(tx: Queryable, order: Order, number: number, now: Date): Promise<boolean> {
  // Expired orders are left to the expiry job.
  if (order.expiresAt && order.expiresAt <= now) return false;
  const { orderId, attempt, resourceId, payAmountMinor, releasedAt, matchUntil, sharesAmount } =
    allocationAttempts;
  const { rows } = await tx.execute(sql`
    with restored as (
      update ${allocationAttempts} set state = 'reserved', failure = null, ended_at = null, paid_at = null,
        released_at = case when ${matchUntil} is null then ${releasedAt} end
      where ${orderId} = ${order.id} and ${attempt} = ${number} and not exists (
        select from ${allocationAttempts} other
        where other.resource_id = ${resourceId} and other.pay_amount_minor = ${payAmountMinor}
          and other.released_at is null and not other.shares_amount and other.order_id <> ${order.id} and ${releasedAt} is not null
          and ${matchUntil} is not null and not ${sharesAmount})
      returning resource_id, pay_amount_minor
    )
    update ${resourceLoads} set processing_count = ${resourceLoads.processingCount} + 1,
      reserved_minor = ${resourceLoads.reservedMinor} + restored.pay_amount_minor
    from restored where ${resourceLoads.resourceId} = restored.resource_id
    returning restored.resource_id`);
  return rows.length > 0;
}

/** Recounts what every account holds and was paid today, and corrects differing counters. */
export async function recountLoads(
  tx: Queryable,
  now: Date,
): Promise<{ resourceCount: number; findings: LoadFinding[] }> {
  // Locked first: a transaction that changes an attempt has either finished or waits.
  const held = await tx.select().from(resourceLoads).orderBy(asc(resourceLoads.resourceId)).for('update');
  const { resourceId, endedAt, payAmountMinor, paidAt } = allocationAttempts;
  const today = localDateOf(resources.timeZone, now);
  const paidToday = sql`(${paidAt} at time zone ${resources.timeZone})::date = ${today}`;
  const counted = await tx
    .select({
      resourceId: resources.id,
      today: sql<string>`${today}::text`,
      processingCount: sql<number>`(count(*) filter (where ${resourceId} is not null and ${endedAt} is null))::int`,
      reservedMinor: sql`coalesce(sum(${payAmountMinor}) filter (where ${endedAt} is null), 0)`.mapWith(
        Number,
      ),
      paidCount: sql<number>`(count(*) filter (where ${paidToday}))::int`,
      paidMinor: sql`coalesce(sum(${payAmountMinor}) filter (where ${paidToday}), 0)`.mapWith(Number),
    })
    .from(resources)
    .leftJoin(
      allocationAttempts,
      and(eq(resourceId, resources.id), or(isNull(endedAt), sql`${paidAt} > ${yesterday(now)}::timestamptz`)),
    )
    .groupBy(resources.id)
    .orderBy(asc(resources.id));
  const right = new Map(counted.map((row) => [row.resourceId, row]));
  const findings: LoadFinding[] = [];
  for (const load of held) {
    const count = right.get(load.resourceId);
    if (!count) continue;
    const { processingCount, reservedMinor, paidCount, paidMinor } = count;
    const isToday = load.paidOn === count.today;
    const paidBefore = isToday ? { count: load.paidCount, minor: load.paidMinor } : { count: 0, minor: 0 };
    const found = { resourceId: load.resourceId, fixed: true };
    const wrong: LoadFinding[] = [];
    if (load.processingCount !== processingCount || load.reservedMinor !== reservedMinor) {
      const before = `${load.processingCount} (${load.reservedMinor})`;
      wrong.push({
        ...found,
        problem: 'wrongProcessingCount',
        before,
        after: `${processingCount} (${reservedMinor})`,
      });
    }
    if (paidBefore.count !== paidCount || paidBefore.minor !== paidMinor) {
      const before = `${paidBefore.count} (${paidBefore.minor})`;
      wrong.push({ ...found, problem: 'wrongDailyUse', before, after: `${paidCount} (${paidMinor})` });
    }
    if (wrong.length === 0) continue;
    findings.push(...wrong);
    await tx
      .update(resourceLoads)
      .set({ processingCount, reservedMinor, paidCount, paidMinor, paidOn: count.today })
      .where(eq(resourceLoads.resourceId, load.resourceId));
  }
  return { resourceCount: held.length, findings };
}

/** Two days, because time zones differ from UTC by at most fourteen hours. */
const yesterday = (now: Date): string => new Date(now.getTime() - 2 * 86_400_000).toISOString();

/** Names of the accounts in findings. */
export async function namesOfResources(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { resourceName: string; supplierName: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: resources.id, resourceName: resources.name, supplierName: suppliers.name })
    .from(resources)
    .innerJoin(suppliers, eq(suppliers.id, resources.supplierId))
    .where(inArray(resources.id, [...ids]));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
