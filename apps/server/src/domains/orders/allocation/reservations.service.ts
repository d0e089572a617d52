import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { sqlStatement, statement } from '../../../db/statements.ts';
import { newId } from '../../../kit/ids.ts';
import type { Order } from '../orders/orders.table.ts';
import { resources } from '../resources/resources.table.ts';
import { dailyUsed, localDateOf } from './allocation.candidates.ts';
import type { AllocationRules } from './allocation.rules.ts';
import { allocationAttempts, resourceLoads } from './allocation.table.ts';
import type { CandidateRecord } from './allocation.types.ts';

/** Creates the empty load row of an account. Every account has one from its creation. */
export async function openResourceLoad(tx: Queryable, resourceId: string): Promise<void> {
  await tx.insert(resourceLoads).values({ resourceId });
}

/**
 * Refuses new slots on the account and returns how many are held. When some are, the caller must roll back. A
 * concurrent reservation has either finished or finds the account closed.
 */
export async function closeResourceLoad(tx: Queryable, resourceId: string, now: Date): Promise<number> {
  const [row] = await tx
    .update(resourceLoads)
    .set({ closedAt: now })
    .where(eq(resourceLoads.resourceId, resourceId))
    .returning({ held: resourceLoads.processingCount });
  return row?.held ?? 0;
}

/** Order in which loads are locked when a transaction needs several, so that two cannot deadlock. */
export const byAccount = (
  a: { readonly resourceId: string | null },
  b: { readonly resourceId: string | null },
): number => (a.resourceId ?? '').localeCompare(b.resourceId ?? '');

/** A slot on an account, and for a collection an amount that is unique among its open orders, unless it is shared. */
export interface Reservation {
  readonly order: Pick<Order, 'id' | 'amountMinor'>;
  readonly attempt: number;
  readonly productId: number;
  readonly resourceId: string;
  readonly supplierId: string;
  readonly payAmountMinor: number;
  /** The order is known by more than its amount. */
  readonly sharesAmount?: boolean;
  readonly now: Date;
  /** Both absent for a payout: the lease of its claim ends the slot, and it holds no amount. */
  readonly expiresAt?: Date;
  readonly matchUntil?: Date;
  readonly operatorId?: string;
  readonly candidates?: readonly CandidateRecord[];
  /** Concurrency limit for this product, when it is lower than the account's own. */
  readonly concurrencyLimit?: number | null;
  readonly rules: Pick<AllocationRules, 'countsReserved'>;
}

/**
 * Inserts the attempt and updates the load. When the load refuses, the caller must delete the attempt again.
 */
const reserveStatement = (rules: Reservation['rules'], holds: 'amount' | 'slot') =>
  sqlStatement<{ placed: boolean; held: boolean }>((db) => {
    const payAmountMinor = sql.placeholder('payAmountMinor');
    const concurrencyLimit = sql.placeholder('concurrencyLimit');
    const placed = db
      .insert(allocationAttempts)
      .values({
        id: sql.placeholder('id'),
        orderId: sql.placeholder('orderId'),
        attempt: sql.placeholder('attempt'),
        productId: sql.placeholder('productId'),
        resourceId: sql.placeholder('resourceId'),
        supplierId: sql.placeholder('supplierId'),
        state: 'reserved',
        amountMinor: sql.placeholder('amountMinor'),
        payAmountMinor,
        sharesAmount: sql.placeholder('sharesAmount'),
        operatorId: sql.placeholder('operatorId'),
        allocatedAt: sql.placeholder('now'),
        ...(holds === 'amount'
          ? { expiresAt: sql.placeholder('expiresAt'), matchUntil: sql.placeholder('matchUntil') }
          : { releasedAt: sql.placeholder('now') }),
        candidates: sql.placeholder('candidates'),
      })
      .onConflictDoNothing({
        target: [allocationAttempts.resourceId, allocationAttempts.payAmountMinor],
        where: sql`released_at is null and not shares_amount`,
      })
      .returning({ resourceId: allocationAttempts.resourceId });
    return sql`
    with placed as ${placed}, held as (
      update ${resourceLoads}
      set processing_count = ${resourceLoads.processingCount} + 1,
        reserved_minor = ${resourceLoads.reservedMinor} + ${payAmountMinor}::bigint
      from placed join ${resources} on ${resources.id} = placed.resource_id
      where ${resourceLoads.resourceId} = placed.resource_id and ${resourceLoads.closedAt} is null
        and (${resources.concurrencyLimit} is null or ${resourceLoads.processingCount} < ${resources.concurrencyLimit})
        and (${concurrencyLimit}::int is null or ${resourceLoads.processingCount} < ${concurrencyLimit}::int)
        and (${resources.dailyLimitMinor} is null
          or ${dailyUsed(rules, sql.placeholder('at'))} + ${payAmountMinor}::bigint <= ${resources.dailyLimitMinor})
      returning ${resourceLoads.resourceId}
    )
    select exists(select from placed) as placed, exists(select from held) as held`;
  });

const reserveCountingReserved = {
  amount: reserveStatement({ countsReserved: true }, 'amount'),
  slot: reserveStatement({ countsReserved: true }, 'slot'),
};
const reserveCountingPaid = {
  amount: reserveStatement({ countsReserved: false }, 'amount'),
  slot: reserveStatement({ countsReserved: false }, 'slot'),
};

/**
 * Reserves a slot, or returns why there is none. The row of the load and a unique index enforce the account's
 * limits and the uniqueness of the amount, whatever was read before: of concurrent transactions that want the
 * same, one gets it. The caller has locked the order.
 */
export async function reservePlace(
  tx: Queryable,
  {
    order,
    candidates = [],
    concurrencyLimit = null,
    sharesAmount = false,
    operatorId,
    rules,
    ...place
  }: Reservation,
): Promise<'reserved' | 'amountTaken' | 'limitReached'> {
  const { now, attempt, productId, resourceId, supplierId, payAmountMinor, expiresAt, matchUntil } = place;
  const id = newId(now);
  const reserve = rules.countsReserved ? reserveCountingReserved : reserveCountingPaid;
  const { rows } = await reserve[matchUntil ? 'amount' : 'slot'](tx).execute({
    id,
    orderId: order.id,
    attempt,
    productId,
    resourceId,
    supplierId,
    amountMinor: order.amountMinor,
    payAmountMinor,
    sharesAmount,
    operatorId: operatorId ?? null,
    now,
    at: now.toISOString(),
    expiresAt,
    matchUntil,
    candidates,
    concurrencyLimit,
  });
  const [outcome] = rows;
  if (!outcome?.placed) return 'amountTaken';
  if (outcome.held) return 'reserved';
  await takeBack(tx).execute({ id });
  return 'limitReached';
}

const takeBack = statement((db) =>
  db.delete(allocationAttempts).where(eq(allocationAttempts.id, sql.placeholder('id'))),
);

const failedAttempt = statement((db) =>
  db.insert(allocationAttempts).values({
    id: sql.placeholder('id'),
    orderId: sql.placeholder('orderId'),
    attempt: sql.placeholder('attempt'),
    productId: sql.placeholder('productId'),
    state: 'declined',
    amountMinor: sql.placeholder('amountMinor'),
    failure: 'noCapacity',
    allocatedAt: sql.placeholder('now'),
    endedAt: sql.placeholder('now'),
    releasedAt: sql.placeholder('now'),
    candidates: sql.placeholder('candidates'),
  }),
);

/** Records that no account could take the order, with the candidates considered. */
export async function recordFailedAttempt(
  tx: Queryable,
  order: Order,
  now: Date,
  candidates: readonly CandidateRecord[],
): Promise<void> {
  await failedAttempt(tx).execute({
    id: newId(now),
    orderId: order.id,
    attempt: order.attempt,
    productId: order.productId,
    amountMinor: order.amountMinor,
    now,
    candidates,
  });
}

/**
 * Releases the slot of an order's attempt. Idempotent. An expired attempt keeps its amount until late money
 * is no longer accepted; one that an operator ended releases it at once. A payout holds no amount.
 */
export async function endAttempt(
  tx: Queryable,
  orderId: string,
  state: 'expired' | 'released',
  now: Date,
  failure: string,
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const freed =
    state === 'released' ? at : sql`case when ${allocationAttempts.matchUntil} <= ${at} then ${at} end`;
  const releasedAt = sql`coalesce(${allocationAttempts.releasedAt}, ${freed})`;
  const { rows } = await tx.execute(sql`
    with ended as (
      update ${allocationAttempts} set state = ${state}, failure = ${failure}, ended_at = ${at}, released_at = ${releasedAt}
      where ${allocationAttempts.orderId} = ${orderId} and ${allocationAttempts.endedAt} is null
      returning resource_id, pay_amount_minor
    )
    update ${resourceLoads}
    set processing_count = ${resourceLoads.processingCount} - 1,
      reserved_minor = ${resourceLoads.reservedMinor} - ended.pay_amount_minor
    from ended where ${resourceLoads.resourceId} = ended.resource_id
    returning ended.resource_id`);
  return rows.length > 0;
}

/**
 * Records the payment of an attempt: releases its slot and amount, and counts the sum on the current day of
 * the account's time zone. An attempt whose slot was already released is paid all the same.
 */
export const payAttempt = (
  tx: Queryable,
  attempt: Pick<Order, 'id' | 'attempt'>,
  now: Date,
): Promise<boolean> => payAttempts(tx, [attempt], now);

/** The same for several orders' attempts on one account, whose load is written once. */
export async function payAttempts(
  tx: Queryable,
  attempts: readonly Pick<Order, 'id' | 'attempt'>[],
  now: Date,
): Promise<boolean> {
  const [only, ...others] = attempts;
  if (!only) return false;
  const at = now.toISOString();
  const { rows } = await (others.length === 0
    ? payOne(tx).execute({ at, orderId: only.id, attempt: only.attempt })
    : payMany(tx).execute({
        at,
        orderIds: attempts.map(({ id }) => id),
        attempts: JSON.stringify(attempts.map(({ id, attempt }) => ({ order_id: id, attempt }))),
      }));
  return rows.length > 0;
}

const payStatement = (isGiven: SQL | undefined) =>
  sqlStatement(() => {
    const at = sql`${sql.placeholder('at')}::timestamptz`;
    const today = localDateOf(resources.timeZone, sql.placeholder('at'));
    const { paidOn, paidCount, paidMinor, processingCount, reservedMinor } = resourceLoads;
    /** Adds to today's count, or starts a new one when the stored count is of an earlier day. */
    const counted = (column: typeof paidCount | typeof paidMinor, more: ReturnType<typeof sql>) =>
      sql`case when ${paidOn} = ${today} then ${column} + ${more} when ${paidOn} > ${today} then ${column} else ${more} end`;
    return sql`
    with before as (
      select id, resource_id, pay_amount_minor, ended_at is null as live from ${allocationAttempts}
      where ${isGiven} and resource_id is not null and paid_at is null
      for update
    ), paid as (
      update ${allocationAttempts} set state = 'paid', failure = null, paid_at = ${at},
        ended_at = coalesce(ended_at, ${at}), released_at = coalesce(released_at, ${at})
      from before where ${allocationAttempts.id} = before.id
    ), more as (
      select resource_id, count(*)::int as paid_count, sum(pay_amount_minor)::bigint as paid_minor,
        count(*) filter (where live)::int as live_count,
        coalesce(sum(pay_amount_minor) filter (where live), 0)::bigint as live_minor
      from before group by resource_id
    )
    update ${resourceLoads}
    set processing_count = ${processingCount} - more.live_count,
      reserved_minor = ${reservedMinor} - more.live_minor,
      paid_count = ${counted(paidCount, sql`more.paid_count`)},
      paid_minor = ${counted(paidMinor, sql`more.paid_minor`)},
      paid_on = greatest(${paidOn}, ${today})
    from more join ${resources} on ${resources.id} = more.resource_id
    where ${resourceLoads.resourceId} = more.resource_id
    returning more.resource_id`;
  });

// One attempt is compared, not searched in a list: its plan uses the index even if it was made for a small table.
const payOne = payStatement(
  and(
    eq(allocationAttempts.orderId, sql.placeholder('orderId')),
    eq(allocationAttempts.attempt, sql.placeholder('attempt')),
  ),
);
const payMany = payStatement(
  sql`${allocationAttempts.orderId} = any(${sql.placeholder('orderIds')}::uuid[])
    and (${allocationAttempts.orderId}, ${allocationAttempts.attempt}) in (
      select order_id, attempt from json_to_recordset(${sql.placeholder('attempts')}::json)
        as given(order_id uuid, attempt int))`,
);

/** Releases the amounts of the order's earlier attempts. */
export async function releaseAmountsOf(tx: Queryable, orderId: string, now: Date): Promise<void> {
  const { endedAt, releasedAt } = allocationAttempts;
  await tx
    .update(allocationAttempts)
    .set({ releasedAt: now })
    .where(and(eq(allocationAttempts.orderId, orderId), isNotNull(endedAt), isNull(releasedAt)));
}

/** Releases amounts for which late money is no longer accepted. Several processes may run it concurrently. */
export async function releaseDueAmounts(db: Queryable, now: Date, limit = 1_000): Promise<number> {
  const { rows } = await db.execute(sql`
    update ${allocationAttempts} set released_at = ${now.toISOString()}::timestamptz
    where id in (
      select id from ${allocationAttempts}
      where released_at is null and ended_at is not null and match_until <= ${now.toISOString()}::timestamptz
      order by match_until limit ${limit} for update skip locked
    )
    returning id`);
  return rows.length;
}
