import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { RefusalReason } from './monitor-logs.labels.ts';
import { appendMonitorLogs } from './monitor-logs.service.ts';
import { monitorLogs } from './monitor-logs.table.ts';

export type { RefusalReason };

/** A refused device keeps retrying, so its refusals are logged at most once a minute. */
const quietMs = 60_000;

/** Logs a refused request that carried the token of a known device. */
export async function logRefusedDevice(
  db: Queryable,
  { id, supplierId }: { readonly id: string; readonly supplierId: string | null },
  reason: RefusalReason,
  now: Date,
): Promise<void> {
  const isRecent = and(
    eq(monitorLogs.monitorId, id),
    eq(monitorLogs.phase, 'signIn'),
    gt(monitorLogs.createdAt, new Date(now.getTime() - quietMs)),
  );
  if ((await db.$count(monitorLogs, isRecent)) > 0) return;
  const facts = { monitorId: id, supplierId, phase: 'signIn', level: 'error' } as const;
  await appendMonitorLogs(db, [{ ...facts, name: 'deviceRefused', details: { reason } }], now);
}
