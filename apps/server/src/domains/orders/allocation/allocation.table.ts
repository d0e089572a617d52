import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { products, suppliers } from '../../parties/parties.public.ts';
import { orders } from '../orders/orders.table.ts';
import { resources } from '../resources/resources.table.ts';
import type { AttemptState, CandidateRecord } from './allocation.types.ts';

const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/**
 * Current load of an account. Separate from `resources`, because every allocation and every end of one locks
 * this row; heartbeats and changes of limits then do not wait for orders. It can always be recounted from the
 * attempts.
 */
export const resourceLoads = pgTable(
  'resource_loads',
  {
    resourceId: uuid('resource_id')
      .primaryKey()
      .references(() => resources.id),
    /** Orders that hold a slot now, and the sum of their amounts. */
    processingCount: integer('processing_count').notNull().default(0),
    reservedMinor: minorUnits('reserved_minor').notNull().default(0),
    /** Payments of the day `paid_on` in the account's time zone. On any other day the count is zero. */
    paidOn: date('paid_on', { mode: 'string' }),
    paidCount: integer('paid_count').notNull().default(0),
    paidMinor: minorUnits('paid_minor').notNull().default(0),
    /**
     * Set when the account is deleted. Refuses new slots, also for transactions with a stale candidate list.
     */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** The account's own, kept by a trigger, so that lists in the order of loads read no accounts. */
    groupId: integer('group_id'),
  },
  (table) => [
    check(
      'resource_loads_counters',
      sql`${table.processingCount} >= 0 and ${table.reservedMinor} >= 0 and ${table.paidCount} >= 0 and ${table.paidMinor} >= 0
        and (${table.processingCount} > 0 or ${table.reservedMinor} = 0)`,
    ),
  ],
);

/**
 * Each attempt to place an order on an account. Two deadlines: `expires_at` releases the slot (`ended_at`),
 * `match_until` the amount (`released_at`), so that late money is still matched to its order and to no other.
 *
 * The account that pays a payout holds a slot too, but no unique amount: `match_until` is null and `released_at`
 * is set from the start. Its deadline is the lease of the claim. An order on an account of a gateway is known by its
 * link, so others may ask for the same amount.
 */
export const allocationAttempts = pgTable(
  'allocation_attempts',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The order's attempt. A payout is counted by its accounts: one attempt may be claimed several times. */
    attempt: integer('attempt').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Null when no account could take the order. */
    resourceId: uuid('resource_id').references(() => resources.id),
    supplierId: uuid('supplier_id').references(() => suppliers.id),
    state: text('state').$type<AttemptState>().notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    /** Amount the payer is asked for. Unique per account until it is released, unless it is shared. */
    payAmountMinor: minorUnits('pay_amount_minor'),
    sharesAmount: boolean('shares_amount').notNull().default(false),
    /** Why it ended without payment. */
    failure: text('failure'),
    /** The user that requested it by hand. */
    operatorId: uuid('operator_id').references(() => users.id),
    allocatedAt: timestamp('allocated_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    matchUntil: timestamp('match_until', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    releasedAt: timestamp('released_at', { withTimezone: true }),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The candidates of the attempt, and why each was refused. */
    candidates: jsonb('candidates').$type<readonly CandidateRecord[]>().notNull().default([]),
  },
  (table) => [
    unique('allocation_attempts_number').on(table.orderId, table.attempt),
    uniqueIndex('allocation_attempts_amount')
      .on(table.resourceId, table.payAmountMinor)
      .where(sql`released_at is null and not shares_amount`),
    uniqueIndex('allocation_attempts_live').on(table.orderId).where(sql`ended_at is null`),
    index('allocation_attempts_resource').on(table.resourceId, table.allocatedAt),
    // What suppliers have reserved to pay. Collections are not in it.
    index('allocation_attempts_paying')
      .on(table.resourceId)
      .where(sql`ended_at is null and match_until is null`),
    index('allocation_attempts_due').on(table.matchUntil).where(sql`released_at is null`),
    check(
      'allocation_attempts_state',
      sql`${table.state} in ('reserved', 'sent', 'paid', 'expired', 'released', 'declined', 'unknown')`,
    ),
    check(
      'allocation_attempts_reserved',
      sql`(${table.state} = 'reserved') = (${table.endedAt} is null)
        and (${table.releasedAt} is null or ${table.endedAt} is not null or ${table.matchUntil} is null)
        and (${table.state} = 'paid') = (${table.paidAt} is not null)`,
    ),
    check(
      'allocation_attempts_resource_known',
      sql`(${table.resourceId} is null) = (${table.payAmountMinor} is null) and (${table.resourceId} is not null or ${table.releasedAt} is not null)`,
    ),
    check('allocation_attempts_amounts', sql`${table.amountMinor} > 0 and ${table.payAmountMinor} > 0`),
  ],
);
