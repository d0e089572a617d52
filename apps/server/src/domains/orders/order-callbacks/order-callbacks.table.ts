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

/** What a callback says, but for whose it is and its signature: those are added when it is sent. */
export type CallbackFields = Omit<OrderCallback, 'eventId' | 'mchId' | 'sign'>;

/**
 * One message to one merchant: the outbox. Its id is the event's, the same over all attempts, and what it says is fixed
 * when it is written, in the transaction of what happened.
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
    /** Attempts made, whoever asked for them. */
    attempts: integer('attempts').notNull().default(0),
    /** Attempts of the schedule among them. */
    scheduledAttempts: integer('scheduled_attempts').notNull().default(0),
    /** When the schedule tries next; null once it is over. */
    scheduledAt: timestamp('scheduled_at', { withTimezone: true }),
    /**
     * When somebody is to take it up: for the schedule, for whoever asked by hand, or, while it is being sent, because
     * its sender has not come back by then. Null where nothing is to be done.
     */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Whoever is sending it now. */
    leaseId: uuid('lease_id'),
    /** Who asked for the attempt that is to come beside the schedule; null where nobody did. */
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
    // What a worker looks for, merchant by merchant: holds only what is still to be done.
    index('order_callbacks_due').on(table.merchantId, table.dueAt).where(sql`due_at is not null`),
    index('order_callbacks_order').on(table.orderId, table.id),
    index('order_callbacks_newest').on(table.createdAt, table.id),
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

/** What was sent and what came back; secrets are masked before it is written. */
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
  ],
);
