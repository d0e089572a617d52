import type { OperationIO } from '@platform/sdk';
import { desc, eq, gt, isNull, sql } from 'drizzle-orm';
import server from '../../../../package.json' with { type: 'json' };
import type { Queryable, Store } from '../../../db/connection.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { countSessions } from '../../access/access.public.ts';
import {
  countBrokenChains,
  monitorDevices,
  monitorOutages,
  securityChecks,
  securityLeaks,
} from '../../receipts/receipts.public.ts';
import { dataClearings } from '../data-clearing/data-clearing.table.ts';
import { systemChecks } from '../system-check/system-check.table.ts';
import { readQueues } from './system-health.queues.ts';

type SystemHealth = OperationIO['system.health']['output'];

export interface HealthParts {
  readonly store: Store;
  /** Verifies the newest audit records. A command verifies the whole trail. */
  readonly verifyNewest: (
    count: number,
  ) => Promise<{ intact: boolean; checkedCount: number; sealedCount: number }>;
}

const dayMs = 86_400_000;
const auditRecordsChecked = 200;

/**
 * Health of the platform, read from indexes and single rows, because it is requested most during incidents.
 */
export async function readHealth(
  { store, verifyNewest }: HealthParts,
  { db, now, settings }: Pick<HandlerContext, 'db' | 'now' | 'settings'>,
): Promise<SystemHealth> {
  const trail = await verifyNewest(auditRecordsChecked);
  return {
    process: {
      version: server.version,
      nodeVersion: process.version,
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      memoryBytes: process.memoryUsage.rss(),
    },
    store: await storeHealth(store, db),
    queues: await readQueues(db, now),
    systemCheck: await checkHealth(db, await settings.get('EnableSystemCheck')),
    audit: {
      sealedCount: trail.sealedCount,
      newestIntact: trail.intact,
      checkedCount: trail.checkedCount,
    },
    securityChains: {
      checkedAt: (await db.select().from(securityChecks).limit(1))[0]?.checkedAt.toISOString() ?? null,
      brokenCount: await countBrokenChains(db, settings),
      leakCount: await db.$count(securityLeaks, gt(securityLeaks.foundAt, new Date(now.getTime() - dayMs))),
    },
    devices: await deviceHealth(db),
    sessions: await countSessions(db, now),
    dataClearing: await clearingHealth(db, await settings.get('DataClearCycle')),
  };
}

async function storeHealth({ kind, ping }: Store, db: Queryable): Promise<SystemHealth['store']> {
  const startedAt = performance.now();
  await ping();
  const answerMs = Math.round(performance.now() - startedAt);
  const { rows } = await db.execute<{ version: string; size: string }>(
    sql`select current_setting('server_version') as version, pg_database_size(current_database())::text as size`,
  );
  return { kind, version: rows[0]?.version ?? '', sizeBytes: Number(rows[0]?.size ?? 0), answerMs };
}

async function checkHealth(db: Queryable, enabled: boolean): Promise<SystemHealth['systemCheck']> {
  const [last] = await db.select().from(systemChecks).limit(1);
  return {
    enabled,
    checkedAt: last?.checkedAt.toISOString() ?? null,
    findings: (last?.broken ?? []).map(({ examples, ...finding }) => ({
      ...finding,
      examples: [...examples],
    })),
  };
}

async function deviceHealth(db: Queryable): Promise<SystemHealth['devices']> {
  const { enabled, revokedAt } = monitorDevices;
  const [silent] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(monitorOutages)
    .innerJoin(monitorDevices, eq(monitorDevices.id, monitorOutages.monitorId))
    .where(sql`${monitorOutages.endedAt} is null and ${enabled} and ${revokedAt} is null`);
  return {
    count: await db.$count(monitorDevices, sql`${enabled} and ${isNull(revokedAt)}`),
    silentCount: silent?.count ?? 0,
  };
}

async function clearingHealth(db: Queryable, cycleDays: number): Promise<SystemHealth['dataClearing']> {
  const { createdAt, id } = dataClearings;
  const [last] = await db.select().from(dataClearings).orderBy(desc(createdAt), desc(id)).limit(1);
  return { cycleDays, lastAt: last?.createdAt.toISOString() ?? null, lastRowCount: last?.rowCount ?? null };
}
