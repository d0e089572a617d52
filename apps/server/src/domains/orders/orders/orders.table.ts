import type { Currency } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { merchants, products, suppliers } from '../../parties/parties.public.ts';
import { resources } from '../resources/resources.table.ts';
import type { OrderMarkId, OrderRow, OrderStatusId, OrderTypeId, PayoutStatusId } from './orders.types.ts';

/**
 * Orders are read newest first, of everyone, of one merchant or of one supplier: each has an index in exactly
 * that order (read from its end, where new rows are added), so that any page costs what the first one costs. What a person pastes into a search box (a code,
 * a number, a UTR, a card, an address) has an index for equality.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    orderCode: text('order_code').notNull(),
    merchantId: uuid('merchant_id')
      .notNull()
      .references(() => merchants.id),
    merchantOrderNo: text('merchant_order_no').notNull(),
    supplierId: uuid('supplier_id').references(() => suppliers.id),
    /** The account that the money is to arrive on. */
    resourceId: uuid('resource_id').references(() => resources.id),
    /** The channel the order runs on now; reselecting changes it. */
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** The product that the channel was a variant of when the order was placed. */
    mainProductId: integer('main_product_id'),
    orderType: smallint('order_type').$type<OrderTypeId>().notNull(),
    status: smallint('status').$type<OrderStatusId>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** What the payer is asked for: the amount plus the float that makes it unique on one account. */
    payAmountMinor: bigint('pay_amount_minor', { mode: 'number' }),
    receivedMinor: bigint('received_minor', { mode: 'number' }),
    /** The merchant's rate when the order was placed; decimal text. */
    feeRate: text('fee_rate').notNull(),
    /** Known once the order is paid. */
    feeMinor: bigint('fee_minor', { mode: 'number' }),
    /** The supplier's rate when the order was allocated to it; decimal text. */
    commissionRate: text('commission_rate'),
    /** Known once the order is paid. */
    commissionMinor: bigint('commission_minor', { mode: 'number' }),
    currency: text('currency').$type<Currency>().notNull(),
    mark: smallint('mark').$type<OrderMarkId>().notNull().default(0),
    /** The supplier is a team proxy. */
    isProxy: boolean('is_proxy').notNull().default(false),

    subject: text('subject'),
    body: text('body'),
    description: text('description'),
    notifyUrl: text('notify_url').notNull(),
    returnUrl: text('return_url'),
    /** The link to the payer's page as it was given out; null where the order has none of its own. */
    payUrl: text('pay_url'),
    clientIp: text('client_ip'),
    extra: jsonb('extra').$type<Record<string, string>>().notNull().default({}),

    userName: text('user_name'),
    cardNumber: text('card_number'),
    ifscCode: text('ifsc_code'),
    bankName: text('bank_name'),
    vpa: text('vpa'),
    mode: text('mode'),
    address: text('address'),
    usdtAddress: text('usdt_address'),
    /** Millionths of a USDT. */
    usdtCountMicro: bigint('usdt_count_micro', { mode: 'number' }),

    utr: text('utr'),
    identifyCode: text('identify_code'),
    validateUserName: text('validate_user_name'),
    supplementStatus: smallint('supplement_status')
      .$type<OrderRow['supplementStatus']>()
      .notNull()
      .default(0),
    supplementType: smallint('supplement_type').$type<NonNullable<OrderRow['supplementType']>>(),
    batchId: uuid('batch_id'),
    payoutStatus: smallint('payout_status').$type<PayoutStatusId>(),
    processState: smallint('process_state').$type<NonNullable<OrderRow['processState']>>(),

    /** Who has the leased right to pay this payout, and until when; kept once payment has begun. */
    claimedBy: uuid('claimed_by').references(() => users.id),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    claimExpiresAt: timestamp('claim_expires_at', { withTimezone: true }),
    /** A reason of the contract's list, or one in words. */
    rejectReason: text('reject_reason'),

    /** Which attempt runs: reselecting starts the next one. */
    attempt: integer('attempt').notNull().default(1),
    callbackAttempts: integer('callback_attempts').notNull().default(0),
    lastCallbackAt: timestamp('last_callback_at', { withTimezone: true }),
    /** SHA-256 of the creation request, so that the same number with another body is seen. */
    bodyHash: text('body_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** When the attempt that runs got its account. */
    allocatedAt: timestamp('allocated_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    reversedAt: timestamp('reversed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('orders_code').on(table.orderCode),
    // The number comes first: the same index serves idempotency and an operator searching for a merchant's number.
    uniqueIndex('orders_merchant_order_no').on(table.merchantOrderNo, table.merchantId),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_merchant_newest').on(table.merchantId, table.createdAt, table.id),
    index('orders_supplier_newest')
      .on(table.supplierId, table.createdAt, table.id)
      .where(sql`supplier_id is not null`),
    index('orders_utr').on(table.utr).where(sql`utr is not null`),
    index('orders_card_number').on(table.cardNumber).where(sql`card_number is not null`),
    // A search box knows the end of a card, and an address in any letters.
    index('orders_card_tail')
      .on(sql`reverse(${table.cardNumber}) text_pattern_ops`)
      .where(sql`card_number is not null`),
    // In the order of lists: many orders wait for one address, and of one that nobody has the store expects as many.
    index('orders_usdt_address')
      .on(sql`lower(${table.usdtAddress})`, table.createdAt, table.id)
      .where(sql`usdt_address is not null`),
    index('orders_client_ip').on(table.clientIp, table.createdAt, table.id).where(sql`client_ip is not null`),
    index('orders_pool').on(table.createdAt, table.id).where(sql`payout_status = 1`),
    // What the allocator and the clock look for; both hold live orders alone and stay small.
    index('orders_to_allocate').on(table.createdAt, table.id).where(sql`status = 1 and order_type = 1`),
    index('orders_to_expire').on(table.expiresAt).where(sql`status = 2`),
    // What a list of a few orders among millions would search long for; none of them is in one of these when it is created.
    index('orders_marked').on(table.createdAt, table.id).where(sql`mark <> 0`),
    // Every order passes through the first three, and few are in one at a time; timed out and paid ones are on every page.
    index('orders_unsettled').on(table.status, table.createdAt, table.id).where(sql`status in (1, 2, 5, 10)`),
    // Few orders are of one amount, unless it is a round one.
    index('orders_amount').on(table.amountMinor, table.createdAt, table.id),
    index('orders_open_payouts')
      .on(table.createdAt, table.id)
      .where(sql`payout_status in (2, 3, 6, 8, 9, 10)`),
    // By the time of completion: what is looked at once more some time afterwards.
    index('orders_completed')
      .on(table.completedAt.desc().nullsLast(), table.createdAt.desc(), table.id.desc())
      .where(sql`completed_at is not null`),
    // Few are completed so long after their creation. Where the oldest of them is known, a list by completion ends there.
    index('orders_completed_late')
      .on(table.completedAt, table.createdAt)
      .where(sql`completed_at - created_at > interval '1 hour'`),
    index('orders_claim_expiry').on(table.claimExpiresAt).where(sql`claim_expires_at is not null`),
    check('orders_payout_status', sql`(${table.orderType} = 2) = (${table.payoutStatus} is not null)`),
    check('orders_amount', sql`${table.amountMinor} > 0`),
  ],
);

export type Order = typeof orders.$inferSelect;

/** The timeline of an order: one row for each step, never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    id: uuid('id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    event: text('event').notNull(),
    /** Of a payout: its payout statuses. */
    fromStatus: smallint('from_status').$type<OrderStatusId | PayoutStatusId>(),
    toStatus: smallint('to_status').$type<OrderStatusId | PayoutStatusId>().notNull(),
    actorKind: text('actor_kind').$type<'merchant' | 'user' | 'system'>().notNull(),
    actorId: text('actor_id'),
    reason: text('reason'),
    ip: text('ip'),
    details: jsonb('details').$type<Readonly<Record<string, string>>>(),
  },
  (table) => [
    uniqueIndex('order_events_order').on(table.orderId, table.id),
    // Reversals that somebody asked for and two people decide: few, and looked for among all steps of all orders.
    index('order_events_requested').on(table.id).where(sql`event = 'reverseRequested'`),
  ],
);
