import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import type { MonitorLogLevel, MonitorLogPhase } from './monitor-logs.types.ts';

/**
 * Log of the devices and scripts that watch accounts: their reports and the result of each step. A line of
 * the platform is stored as a text name with details, so that each reader gets it in their language. A line
 * of a device is stored unchanged.
 */
export const monitorLogs = pgTable(
  'monitor_logs',
  {
    id: uuid('id').primaryKey(),
    monitorId: text('monitor_id').notNull(),
    resourceId: uuid('resource_id').references(() => resources.id),
    supplierId: uuid('supplier_id').references(() => suppliers.id),
    orderCode: text('order_code'),
    phase: text('phase').$type<MonitorLogPhase>().notNull(),
    level: text('level').$type<MonitorLogLevel>().notNull(),
    /** A name of `monitorLogTexts`; null for a device's own text. */
    template: text('template'),
    message: text('message'),
    details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull(),
    durationMs: integer('duration_ms'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    // The list is read newest first. Each filter has its own index.
    index('monitor_logs_newest').on(table.createdAt, table.id),
    index('monitor_logs_monitor').on(table.monitorId, table.createdAt, table.id),
    index('monitor_logs_resource').on(table.resourceId, table.createdAt, table.id),
    index('monitor_logs_phase').on(table.phase, table.createdAt, table.id),
    index('monitor_logs_level').on(table.level, table.createdAt, table.id),
    index('monitor_logs_supplier').on(table.supplierId, table.createdAt, table.id),
    index('monitor_logs_order').on(table.orderCode, table.createdAt).where(sql`order_code is not null`),
    check('monitor_logs_message', sql`(${table.template} is null) <> (${table.message} is null)`),
  ],
);
