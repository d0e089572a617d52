import { getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { columnValues, statement } from '../../../db/statements.ts';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { isSecretName } from '../../../kit/secrets/masking.ts';
import { redactSecrets } from '../../../kit/secrets/redact-text.ts';
import { type MonitorLogFilling, type MonitorLogText, textOfLog } from './monitor-logs.labels.ts';
import { monitorLogs } from './monitor-logs.table.ts';
import type { MonitorLogLevel, MonitorLogPhase } from './monitor-logs.types.ts';

export { textOfLog };

/** The device, the account and the step that a line is about. */
interface MonitorLogFacts {
  readonly monitorId: string;
  readonly supplierId?: string | null;
  readonly resourceId?: string | null;
  readonly orderCode?: string | null;
  readonly phase: MonitorLogPhase;
  readonly level?: MonitorLogLevel;
  readonly durationMs?: number;
}

/** A line of the platform: the name of its text. */
export interface PlatformLog<Name extends MonitorLogText> extends MonitorLogFacts {
  readonly name: Name;
  readonly details: MonitorLogFilling<Name>;
}

/** A line of a device: its own text. */
export interface DeviceLog extends MonitorLogFacts {
  readonly message: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** Any line; a line with a known text name must have the placeholder values of that text. */
export type MonitorLog = DeviceLog | { [Name in MonitorLogText]: PlatformLog<Name> }[MonitorLogText];

/**
 * Appends lines to the monitor logs in the given order. Call it in the transaction of the logged change, so
 * that a rollback removes the line as well.
 */
export async function appendMonitorLogs(
  tx: Queryable,
  lines: readonly MonitorLog[],
  now: Date,
): Promise<void> {
  const [first, ...others] = lines.map((line) => rowOf(line, now));
  if (!first) return;
  if (others.length === 0) await insertOne(tx).execute(first);
  else await tx.insert(monitorLogs).values([first, ...others]);
}

const insertOne = statement((db) =>
  db.insert(monitorLogs).values(columnValues(getTableColumns(monitorLogs))),
);

const rowOf = (line: MonitorLog, now: Date): typeof monitorLogs.$inferSelect => ({
  id: newId(now),
  monitorId: line.monitorId,
  supplierId: line.supplierId ?? null,
  resourceId: line.resourceId ?? null,
  orderCode: line.orderCode ?? null,
  phase: line.phase,
  level: line.level ?? 'info',
  template: 'name' in line ? line.name : null,
  message: 'name' in line ? null : redactSecrets(line.message),
  details: keptDetails(line.details ?? {}),
  durationMs: line.durationMs ?? null,
  createdAt: now,
});

const keptDetails = (details: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(details).map(([name, text]) => [name, isSecretName(name) ? '***' : redactSecrets(text)]),
  );

/** Deletes all lines. The audit trail keeps their number, their steps and their time range. */
export async function clearMonitorLogs(
  context: Pick<HandlerContext, 'db' | 'audit'>,
): Promise<{ clearedCount: number }> {
  const { db } = context;
  // The lock blocks writers, so that exactly the counted lines are deleted.
  await db.execute(sql`lock table ${monitorLogs} in access exclusive mode`);
  const { rows } = await db.execute<{ phase: string; count: number; oldest: string; newest: string }>(sql`
    select phase, count(*)::int as count, min(created_at)::text as oldest, max(created_at)::text as newest
    from ${monitorLogs} group by phase order by phase`);
  // The cost of truncate does not grow with the number of rows.
  await db.execute(sql`truncate ${monitorLogs}`);
  const clearedCount = rows.reduce((sum, { count }) => sum + count, 0);
  const moments = rows.flatMap(({ oldest, newest }) => [new Date(oldest), new Date(newest)]);
  const at = (pick: (...times: number[]) => number) =>
    moments.length === 0 ? null : new Date(pick(...moments.map((time) => time.getTime()))).toISOString();
  context.audit({
    objectType: 'monitorLog',
    objectId: 'all',
    before: {
      count: clearedCount,
      phases: Object.fromEntries(rows.map(({ phase, count }) => [phase, count])),
      oldestAt: at(Math.min),
      newestAt: at(Math.max),
    },
    after: { count: 0 },
  });
  return { clearedCount };
}
