import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { suppliers } from '../../parties/parties.public.ts';
import { monitorScripts } from '../monitor-scripts/monitor-scripts.table.ts';
import type { MonitorDeviceKind } from './monitor-devices.types.ts';

export type { MonitorDeviceKind };

/**
 * A device that watches receiving accounts and reports: a phone, a script beside a web page or a chain
 * watcher. `resources.monitor_id` links an account to its only device. A row is never deleted, because
 * statements refer to it.
 */
export const monitorDevices = pgTable(
  'monitor_devices',
  {
    /** The public `monitorId`, chosen by the user who adds the device. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind').$type<MonitorDeviceKind>().notNull(),
    /** The owner; null for a device of the platform. */
    supplierId: uuid('supplier_id').references(() => suppliers.id),
    tokenHash: text('token_hash').notNull().unique('monitor_devices_token'),
    signingSecretBox: text('signing_secret_box').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** Time of the last heartbeat or report. */
    lastHeartbeatAt: timestamp('last_heartbeat_at', { withTimezone: true }),
    /** The address of that heartbeat or report. */
    lastIp: text('last_ip'),
    /** Since when it has reported without a silence longer than MonitorLiveTime. */
    aliveSince: timestamp('alive_since', { withTimezone: true }),
    /** Its own script; null: the default script of its kind. */
    scriptId: uuid('script_id').references(() => monitorScripts.id),
    /** SHA-256 of the script that it runs, as it last reported. */
    scriptChecksum: text('script_checksum'),
    /** When it first reported this checksum. */
    scriptReportedAt: timestamp('script_reported_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('monitor_devices_newest').on(table.createdAt, table.id),
    index('monitor_devices_script').on(table.scriptId).where(sql`script_id is not null`),
    index('monitor_devices_supplier').on(table.supplierId).where(sql`supplier_id is not null`),
    check('monitor_devices_kind', sql`${table.kind} in ('sms', 'web', 'chain')`),
    check('monitor_devices_id', sql`${table.id} ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'`),
  ],
);
