import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { DeviceActor, HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { resources } from '../../orders/orders.public.ts';
import {
  deviceEvent,
  recordHeartbeat,
  recordRunningScript,
} from '../monitor-devices/monitor-devices.service.ts';
import { type WantedScript, wantedScriptOf } from '../monitor-scripts/wanted-scripts.service.ts';
import { appendMonitorLogs } from './monitor-logs.service.ts';
import { monitorLogs } from './monitor-logs.table.ts';
import type { MonitorLogLevel, MonitorLogPhase } from './monitor-logs.types.ts';

/** A line as a device sends it. */
export interface ReportedLine {
  readonly logPhase: MonitorLogPhase;
  readonly level?: MonitorLogLevel;
  readonly message: string;
  readonly details?: Readonly<Record<string, string>>;
  readonly resourceId?: string;
  readonly orderCode?: string;
  readonly durationMs?: number;
}

export interface ReportTaken {
  serverTime: string;
  liveSeconds: number;
  accountCount: number;
  storedCount: number;
  /** The version that the device should run. */
  script: WantedScript | null;
}

const minuteMs = 60_000;
const linesPerMinute = 600;

/** Takes a heartbeat and log lines from a device. */
export async function takeReport(
  context: Pick<HandlerContext, 'db' | 'ip' | 'now' | 'settings' | 'publish'>,
  device: DeviceActor,
  lines: readonly ReportedLine[],
  scriptChecksum: string | undefined,
): Promise<ReportTaken> {
  const { db, now, settings, publish } = context;
  await mustHaveRoom(db, device.monitorId, lines.length, now);
  const watched = await db
    .select({ id: resources.id, supplierId: resources.supplierId })
    .from(resources)
    .where(eq(resources.monitorId, device.monitorId));
  const supplierOf = new Map(watched.map(({ id, supplierId }) => [id, supplierId]));
  for (const { resourceId } of lines) {
    if (resourceId !== undefined && !supplierOf.has(resourceId)) throw new BusinessError('resourceNotFound');
  }
  await recordHeartbeat(context, device.monitorId);
  if (scriptChecksum !== undefined && (await recordRunningScript(db, device.monitorId, scriptChecksum, now)))
    publish(deviceEvent({ id: device.monitorId, supplierId: device.supplierId ?? null }));
  await appendMonitorLogs(
    db,
    lines.map(({ logPhase, resourceId, ...line }) => ({
      ...line,
      phase: logPhase,
      monitorId: device.monitorId,
      resourceId: resourceId ?? null,
      supplierId: supplierOf.get(resourceId ?? '') ?? device.supplierId ?? null,
    })),
    now,
  );
  return {
    serverTime: now.toISOString(),
    liveSeconds: await settings.get('MonitorLiveTime'),
    accountCount: watched.length,
    storedCount: lines.length,
    script: await wantedScriptOf(db, device.monitorId),
  };
}

/** Limits the lines of a device: a device in a loop must not fill the database. */
async function mustHaveRoom(db: Queryable, monitorId: string, more: number, now: Date): Promise<void> {
  if (more === 0) return;
  const since = new Date(now.getTime() - minuteMs);
  const recent = await db.$count(
    monitorLogs,
    and(eq(monitorLogs.monitorId, monitorId), gt(monitorLogs.createdAt, since)),
  );
  if (recent + more <= linesPerMinute) return;
  const seconds = minuteMs / 1_000;
  throw new BusinessError('tooManyRequests', { seconds }, { retryAfterSeconds: seconds });
}
