import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { monitorHeartbeats } from './monitor-heartbeats.table.ts';
import { resources } from './resources.table.ts';

/** Records that a device, and with it each of its accounts, was heard of. */
export async function hearOfMonitor(db: Queryable, monitorId: string, heardAt: Date): Promise<void> {
  await db
    .insert(monitorHeartbeats)
    .values({ monitorId, heardAt })
    .onConflictDoUpdate({ target: monitorHeartbeats.monitorId, set: { heardAt } });
}

/** When the device of an account was last heard of; null for never. For queries that join `resources`. */
export const lastHeartbeatAt: SQL<Date | null> = sql`(select heard.heard_at from ${monitorHeartbeats} heard
  where heard.monitor_id = ${resources}.monitor_id)`.mapWith(monitorHeartbeats.heardAt);
