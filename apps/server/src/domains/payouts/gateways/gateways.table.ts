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
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders, resources } from '../../orders/orders.public.ts';
import { products } from '../../parties/parties.public.ts';
import { type GatewayDirection, payScripts } from '../pay-scripts/pay-scripts.table.ts';

/** Companies that pay out or collect by their API. */
export const payGateways = pgTable(
  'pay_gateways',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    baseUrl: text('base_url').notNull(),
    /** Other hosts that its script may call. */
    hosts: text('hosts').array().notNull().default(sql`'{}'::text[]`),
    /** Sealed values by name. */
    credentialBoxes: jsonb('credential_boxes').$type<Readonly<Record<string, string>>>().notNull(),
    /** Values that the script reads. Not secret. */
    parameters: jsonb('parameters').$type<Readonly<Record<string, string>>>().notNull(),
    scriptId: uuid('script_id')
      .notNull()
      .references(() => payScripts.id),
    direction: text('direction').$type<GatewayDirection>().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    currency: text('currency').$type<Currency>().notNull(),
    timeoutMs: integer('timeout_ms').notNull(),
    runTimeoutMs: integer('run_timeout_ms').notNull(),
    /** Runs at the same time, in all processes together. */
    parallelRequests: integer('parallel_requests').notNull(),
    minAmountMinor: bigint('min_amount_minor', { mode: 'number' }).notNull(),
    maxAmountMinor: bigint('max_amount_minor', { mode: 'number' }).notNull(),
    enabled: boolean('enabled').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('pay_gateways_name').on(sql`lower(${table.name})`),
    check(
      'pay_gateways_limits',
      sql`${table.minAmountMinor} > 0 and ${table.minAmountMinor} <= ${table.maxAmountMinor}`,
    ),
  ],
);

/**
 * sending: the key is saved and the order is being sent, or the process died meanwhile; a collection is sent again with
 * the same key. open: sent, and the gateway is asked for the outcome until it is known. ended: the outcome is known, or
 * a person decided.
 */
export type GatewayAttemptState = 'sending' | 'open' | 'ended';

/**
 * Attempts to pay or collect by a gateway. The row is committed before the first byte leaves, and its key is the only
 * one that the attempt ever uses. It is also the queue of the worker: `dueAt` says when the next step is due.
 */
export const gatewayAttempts = pgTable(
  'gateway_attempts',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Attempt of the order. */
    attempt: integer('attempt').notNull(),
    key: text('key').notNull(),
    gatewayId: uuid('gateway_id')
      .notNull()
      .references(() => payGateways.id),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id),
    state: text('state').$type<GatewayAttemptState>().notNull(),
    /** Number of the order at the gateway, once known. */
    reference: text('reference'),
    /** How often a collection was sent. */
    creates: integer('creates').notNull().default(0),
    queries: integer('queries').notNull().default(0),
    /** Why a collection got no link, or its link takes no payment any more. */
    reason: text('reason'),
    /** When the next step is due; null once it has ended. While it is leased: the end of the lease. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    leaseId: uuid('lease_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    unique('gateway_attempts_attempt').on(table.orderId, table.attempt),
    unique('gateway_attempts_key').on(table.key),
    index('gateway_attempts_due').on(table.gatewayId, table.dueAt).where(sql`due_at is not null`),
    index('gateway_attempts_reference')
      .on(table.gatewayId, table.reference)
      .where(sql`reference is not null`),
    check('gateway_attempts_ended', sql`(${table.state} = 'ended') = (${table.dueAt} is null)`),
  ],
);

export type PayGateway = typeof payGateways.$inferSelect;
export type GatewayAttempt = typeof gatewayAttempts.$inferSelect;
