import type { OrderCallback } from '@platform/sdk/callbacks';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../access/access.public.ts';
import { merchants } from '../../parties/parties.public.ts';
import { orders } from '../orders/orders.table.ts';
import type {
  CallbackMethod,
  CallbackOutcome,
  CallbackState,
  CallbackTrigger,
} from './order-callbacks.types.ts';

/** A callback's fields without the merchant id and the signature, which are added when it is sent. */
export type CallbackFields = Omit<OrderCallback, 'eventId' | 'mchId' | 'sign'>;

/**
 * The outbox: one message to one merchant. Its id is the event id, the same for all attempts. Its content is
 * fixed when it is written, in the transaction of the event.
 */
export const orderCallbacks = pgTable(
  'order_callbacks',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    merchantId: uuid('merchant_id')
      .notNull()
      .references(() => merchants.id),
    status: text('status').$type<CallbackFields['status']>().notNull(),
    url: text('url').notNull(),
    fields: jsonb('fields').$type<CallbackFields>().notNull(),
    state: text('state').$type<CallbackState>().notNull().default('waiting'),
    /** Attempts made, scheduled or by hand. */
    attempts: integer('attempts').notNull().default(0),
    /** Scheduled attempts among them. */
    scheduledAttempts: integer('scheduled_attempts').notNull().default(0),
    /** Next scheduled attempt; null when the schedule is over. */
    scheduledAt: timestamp('scheduled_at', { withTimezone: true }),
    /**
     * When a worker should take it: the scheduled time, the time of a manual resend, or, while it is being
     * sent, the end of the lease. Null when nothing is to be done.
     */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Lease of the worker that is sending it. */
    leaseId: uuid('lease_id'),
    /** Role that requested a resend beside the schedule; null when none is pending. */
    resendTrigger: text('resend_trigger').$type<Exclude<CallbackTrigger, 'schedule'>>(),
    resendBy: uuid('resend_by').references(() => users.id),
    resendRequestedAt: timestamp('resend_requested_at', { withTimezone: true }),
    lastOutcome: text('last_outcome').$type<CallbackOutcome>(),
    lastStatus: integer('last_status'),
    lastAttemptAt: timestamp('last_attempt_at', { withTimezone: true }),
    acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Used by the workers, merchant by merchant. Contains only pending deliveries.
    index('order_callbacks_due').on(table.merchantId, table.dueAt).where(sql`due_at is not null`),
    index('order_callbacks_order').on(table.orderId, table.id),
    index('order_callbacks_newest').on(table.createdAt, table.id),
    // In both directions; a delivery without an attempt counts as the earliest.
    index('order_callbacks_attempted').on(table.lastAttemptAt.nullsFirst(), table.createdAt, table.id),
    index('order_callbacks_dead').on(table.merchantId, table.lastAttemptAt).where(sql`state = 'dead'`),
    check(
      'order_callbacks_state',
      sql`${table.state} in ('waiting', 'sending', 'retrying', 'acknowledged', 'dead', 'superseded')`,
    ),
    check('order_callbacks_lease', sql`(${table.state} = 'sending') = (${table.leaseId} is not null)`),
    check('order_callbacks_lease_ends', sql`${table.leaseId} is null or ${table.dueAt} is not null`),
  ],
);

export type Delivery = typeof orderCallbacks.$inferSelect;

/** Request and answer of an attempt. Secrets are masked before it is written. */
export const orderCallbackAttempts = pgTable(
  'order_callback_attempts',
  {
    id: uuid('id').primaryKey(),
    callbackId: uuid('callback_id')
      .notNull()
      .references(() => orderCallbacks.id, { onDelete: 'cascade' }),
    attempt: integer('attempt').notNull(),
    trigger: text('trigger').$type<CallbackTrigger>().notNull(),
    triggeredBy: uuid('triggered_by').references(() => users.id),
    systemFlag: text('system_flag').notNull(),
    httpMethod: text('http_method').$type<CallbackMethod>().notNull().default('POST'),
    url: text('url').notNull(),
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>().notNull(),
    requestBody: text('request_body').notNull(),
    outcome: text('outcome').$type<CallbackOutcome>().notNull(),
    responseStatus: integer('response_status'),
    responseHeaders: jsonb('response_headers').$type<Record<string, string>>().notNull().default({}),
    responseBody: text('response_body'),
    responseTruncated: boolean('response_truncated').notNull().default(false),
    error: text('error'),
    latencyMs: integer('latency_ms'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('order_callback_attempts_number').on(table.callbackId, table.attempt),
    index('order_callback_attempts_newest').on(table.sentAt, table.id),
    index('order_callback_attempts_latency').on(table.latencyMs.nullsFirst(), table.sentAt, table.id),
  ],
);
