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
import type { LossReason } from './loss-reasons.service.ts';
import type { OrderMarkId, OrderRow, OrderStatusId, OrderTypeId, PayoutStatusId } from './orders.types.ts';

/**
 * Orders are listed newest first: all, of one merchant or of one supplier. Each case has an index in that
 * order (read from the end where new rows are added), so every page costs the same. Values that an operator
 * searches for (a code, a number, a UTR, a card, an address) have an equality index.
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
    /** The account that is to receive the money, or of a payout the one that pays it. */
    resourceId: uuid('resource_id').references(() => resources.id),
    /** The channel the order uses now; reselecting changes it. */
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** The main product of the channel when the order was placed. */
    mainProductId: integer('main_product_id'),
    /** The dynamic product that the merchant asked for, whose script chooses the channel; null for other orders. */
    askedProductId: integer('asked_product_id'),
    orderType: smallint('order_type').$type<OrderTypeId>().notNull(),
    status: smallint('status').$type<OrderStatusId>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /**
     * The amount shown to the payer: the order's amount plus the float that makes it unique on one account.
     */
    payAmountMinor: bigint('pay_amount_minor', { mode: 'number' }),
    receivedMinor: bigint('received_minor', { mode: 'number' }),
    /** The merchant's rate when the order was placed; decimal text. */
    feeRate: text('fee_rate').notNull(),
    /** Set when the order is paid. */
    feeMinor: bigint('fee_minor', { mode: 'number' }),
    /** The supplier's rate when the order was allocated; decimal text. */
    commissionRate: text('commission_rate'),
    /** Set when the order is paid. */
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
    /** The pay link as returned to the merchant; null when the order has none of its own. */
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
    /** The file from which the order was created. */
    batchId: uuid('batch_id'),
    /** The payout batch that pays or paid it. Cleared when it goes back to the pool. */
    payoutBatchId: uuid('payout_batch_id'),
    payoutStatus: smallint('payout_status').$type<PayoutStatusId>(),
    processState: smallint('process_state').$type<NonNullable<OrderRow['processState']>>(),

    /** Holder of the claim (a lease on paying this payout) and its expiry. Kept once payment has begun. */
    claimedBy: uuid('claimed_by').references(() => users.id),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
    claimExpiresAt: timestamp('claim_expires_at', { withTimezone: true }),
    /** A reason from the contract's list, or free text. */
    rejectReason: text('reject_reason'),
    /** Why the order is lost, where its status does not say it. Means nothing in other statuses. */
    lossReason: text('loss_reason').$type<LossReason>(),

    /** Number of the current attempt; reselecting starts the next one. */
    attempt: integer('attempt').notNull().default(1),
    callbackAttempts: integer('callback_attempts').notNull().default(0),
    lastCallbackAt: timestamp('last_callback_at', { withTimezone: true }),
    /** SHA-256 of the creation request. Detects a reused number with another body. */
    bodyHash: text('body_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** When the current attempt got its account. */
    allocatedAt: timestamp('allocated_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    reversedAt: timestamp('reversed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('orders_code').on(table.orderCode),
    // The number comes first, so that one index serves idempotency and an operator's search for a merchant's
    // number.
    uniqueIndex('orders_merchant_order_no').on(table.merchantOrderNo, table.merchantId),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_merchant_newest').on(table.merchantId, table.createdAt, table.id),
    index('orders_supplier_newest')
      .on(table.supplierId, table.createdAt, table.id)
      .where(sql`supplier_id is not null`),
    // An order gets its account at its allocation, so that a creation does not write this index.
    index('orders_resource_newest')
      .on(table.resourceId, table.createdAt, table.id)
      .where(sql`resource_id is not null`),
    index('orders_utr').on(table.utr).where(sql`utr is not null`),
    // Few orders are of a dynamic product.
    index('orders_asked_product')
      .on(table.askedProductId, table.createdAt, table.id)
      .where(sql`asked_product_id is not null`),
    index('orders_card_number').on(table.cardNumber).where(sql`card_number is not null`),
    // A search by the last digits of a card.
    index('orders_card_tail')
      .on(sql`reverse(${table.cardNumber}) text_pattern_ops`)
      .where(sql`card_number is not null`),
    // The index follows the list order: many orders may share one address, and for an unknown address the
    // planner expects as many. Lower case, because addresses are searched case-insensitively.
    index('orders_usdt_address')
      .on(sql`lower(${table.usdtAddress})`, table.createdAt, table.id)
      .where(sql`usdt_address is not null`),
    index('orders_client_ip').on(table.clientIp, table.createdAt, table.id).where(sql`client_ip is not null`),
    index('orders_pool').on(table.createdAt, table.id).where(sql`payout_status = 1`),
    // Used by the allocator and the expiry job. Both hold only live orders and stay small.
    index('orders_to_allocate').on(table.createdAt, table.id).where(sql`status = 1 and order_type = 1`),
    index('orders_to_expire').on(table.expiresAt).where(sql`status = 2`),
    // Lists of rare orders, which would otherwise scan millions. A new order is in none of these.
    index('orders_marked').on(table.createdAt, table.id).where(sql`mark <> 0`),
    // Every order passes through the first three statuses, but few are in one at a time. Timed-out and paid
    // orders are on every page and need no index.
    index('orders_unsettled').on(table.status, table.createdAt, table.id).where(sql`status in (1, 2, 5, 10)`),
    // Most lost orders were simply not paid, which their status says.
    index('orders_lost').on(table.lossReason, table.createdAt, table.id).where(sql`loss_reason is not null`),
    // Few orders share an amount, except round ones.
    index('orders_amount').on(table.amountMinor, table.createdAt, table.id),
    index('orders_open_payouts')
      .on(table.createdAt, table.id)
      .where(sql`payout_status in (2, 3, 6, 8, 9, 10)`),
    // By completion time, for orders that are reviewed some time afterwards.
    index('orders_completed')
      .on(table.completedAt.desc().nullsLast(), table.createdAt.desc(), table.id.desc())
      .where(sql`completed_at is not null`),
    // Few orders complete this long after creation. The oldest of them bounds a list by completion time.
    index('orders_completed_late')
      .on(table.completedAt, table.createdAt)
      .where(sql`completed_at - created_at > interval '1 hour'`),
    index('orders_payout_batch')
      .on(table.payoutBatchId, table.createdAt, table.id)
      .where(sql`payout_batch_id is not null`),
    index('orders_claim_expiry').on(table.claimExpiresAt).where(sql`claim_expires_at is not null`),
    check('orders_payout_status', sql`(${table.orderType} = 2) = (${table.payoutStatus} is not null)`),
    check('orders_amount', sql`${table.amountMinor} > 0`),
  ],
);

export type Order = typeof orders.$inferSelect;

/** The timeline of an order: one row for each step, append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    id: uuid('id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    event: text('event').notNull(),
    /** For a payout: payout statuses. */
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
    // Reversals that were requested and await a second decision: few, and listed across all orders.
    index('order_events_requested').on(table.id).where(sql`event = 'reverseRequested'`),
  ],
);
