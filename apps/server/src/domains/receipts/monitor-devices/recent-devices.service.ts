import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { monitorDevices } from './monitor-devices.table.ts';

const recentMs = 30 * 86_400_000;

/** From where each device that may report did so last, within the last 30 days, the newest first. */
export async function recentDevices(
  db: Queryable,
  now: Date,
): Promise<{ id: string; name: string; ip: string; lastAt: Date }[]> {
  const { id, name, lastIp, lastHeartbeatAt, enabled, revokedAt } = monitorDevices;
  const rows = await db
    .select({ id, name, ip: lastIp, lastAt: lastHeartbeatAt })
    .from(monitorDevices)
    .where(and(eq(enabled, true), isNull(revokedAt), gt(lastHeartbeatAt, new Date(now.getTime() - recentMs))))
    .orderBy(desc(lastHeartbeatAt), desc(id));
  return rows.flatMap(({ ip, lastAt, ...row }) =>
    ip === null || lastAt === null ? [] : [{ ...row, ip, lastAt }],
  );
}
