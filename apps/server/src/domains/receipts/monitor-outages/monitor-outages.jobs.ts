import { and, count, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import type { Clock } from '../../../kit/clock.ts';
import { newId } from '../../../kit/ids.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import { resources } from '../../orders/orders.public.ts';
import { deviceEvent } from '../monitor-devices/monitor-devices.service.ts';
import { monitorDevices } from '../monitor-devices/monitor-devices.table.ts';
import { appendMonitorLogs } from '../monitor-logs/monitor-logs.service.ts';
import { monitorOutages } from './monitor-outages.table.ts';
import {
  notifyReturnedDevices,
  notifySilentDevices,
  type ReturnedDevice,
  type SilentDevice,
} from './outage-notices.ts';

export interface OutageParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: SettingsReader;
  readonly publish: (events: readonly FanoutEvent[]) => void;
  /** When this process started listening. Devices are not counted as silent before that. */
  readonly listeningSince: Date;
}

type Device = typeof monitorDevices.$inferSelect;
type Outage = typeof monitorOutages.$inferSelect;

const secondMs = 1_000;
const minuteMs = 60_000;
/**
 * An outage ends when the device has reported for this many MonitorLiveTimes without falling silent again. A
 * device that comes and goes therefore causes one notice.
 */
const backAfter = 2;

/**
 * Finds devices that are silent for longer than MonitorLiveTime, and devices that are back. The people
 * responsible are notified once of each. Any number of processes may run it: a device locked by another
 * process is skipped.
 */
export async function watchDevices({
  store,
  clock,
  settings,
  publish,
  listeningSince,
}: OutageParts): Promise<void> {
  const now = clock.now();
  const liveMs = (await settings.get('MonitorLiveTime')) * secondMs;
  const events: FanoutEvent[] = [];
  await store.transaction(async (tx) => {
    events.length = 0;
    const facts = { now, liveMs, publish: (event: FanoutEvent) => void events.push(event) };
    const silent: SilentDevice[] = [];
    const hasListened = now.getTime() - listeningSince.getTime() > liveMs;
    for (const device of hasListened ? await silentDevices(tx, facts) : []) {
      silent.push(...(await beginOutage(tx, device, facts)));
    }
    await notifySilentDevices(tx, silent, liveMs / secondMs, facts);
    const returned: ReturnedDevice[] = [];
    for (const found of await openOutages(tx)) returned.push(...(await followOutage(tx, found, facts)));
    await notifyReturnedDevices(tx, returned, facts);
  });
  publish(events);
}

interface Facts {
  readonly now: Date;
  readonly liveMs: number;
  readonly publish: (event: FanoutEvent) => void;
}

/** Devices that watch an account and went silent. A device that never reported has no outage. */
async function silentDevices(tx: Queryable, { now, liveMs }: Facts): Promise<Device[]> {
  const { id, enabled, revokedAt, lastHeartbeatAt } = monitorDevices;
  return tx
    .select()
    .from(monitorDevices)
    .where(
      and(
        eq(enabled, true),
        isNull(revokedAt),
        lt(lastHeartbeatAt, new Date(now.getTime() - liveMs)),
        sql`exists (select from ${resources} where ${resources.monitorId} = ${id})`,
        sql`not exists (select from ${monitorOutages} where ${monitorOutages.monitorId} = ${id} and ended_at is null)`,
      ),
    )
    .orderBy(id)
    .for('no key update', { skipLocked: true });
}

async function beginOutage(
  tx: Queryable,
  device: Device,
  { now, liveMs, publish }: Facts,
): Promise<SilentDevice[]> {
  if (device.lastHeartbeatAt === null) return [];
  const [watched] = await tx
    .select({ accounts: count() })
    .from(resources)
    .where(eq(resources.monitorId, device.id));
  const accounts = watched?.accounts ?? 0;
  const begun = await tx
    .insert(monitorOutages)
    .values({
      id: newId(now),
      monitorId: device.id,
      accountCount: accounts,
      silentSince: device.lastHeartbeatAt,
      foundAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: monitorOutages.id });
  // Another process has just opened this outage and sent its notice.
  if (begun.length === 0) return [];
  const details = { seconds: String(liveMs / secondMs) };
  const line = { ...lineOf(device), level: 'error', name: 'deviceSilent', details } as const;
  await appendMonitorLogs(tx, [line], now);
  publish(deviceEvent(device));
  return [{ monitorId: device.id, accounts }];
}

async function openOutages(tx: Queryable): Promise<{ outage: Outage; device: Device; watches: boolean }[]> {
  return tx
    .select({
      outage: monitorOutages,
      device: monitorDevices,
      watches: sql<boolean>`exists (select from ${resources} where ${resources.monitorId} = ${monitorDevices.id})`,
    })
    .from(monitorOutages)
    .innerJoin(monitorDevices, eq(monitorDevices.id, monitorOutages.monitorId))
    .where(isNull(monitorOutages.endedAt))
    .orderBy(monitorOutages.monitorId)
    .for('update', { of: monitorOutages, skipLocked: true });
}

async function followOutage(
  tx: Queryable,
  { outage, device, watches }: { outage: Outage; device: Device; watches: boolean },
  { now, liveMs, publish }: Facts,
): Promise<ReturnedDevice[]> {
  const change = (changes: Partial<Outage>) =>
    tx.update(monitorOutages).set(changes).where(eq(monitorOutages.id, outage.id));
  // The device is disabled or revoked, or watches no account: the outage ends without a notice.
  if (!device.enabled || device.revokedAt !== null || !watches) {
    await change({ endedAt: now });
    return [];
  }
  const heardAt = device.lastHeartbeatAt?.getTime() ?? 0;
  if (heardAt < now.getTime() - liveMs) {
    if (outage.backSince !== null) {
      await change({ backSince: null });
      publish(deviceEvent(device));
    }
    return [];
  }
  const backSince = outage.backSince ?? device.lastHeartbeatAt ?? now;
  if (outage.backSince === null) {
    await change({ backSince });
    publish(deviceEvent(device));
  }
  if (now.getTime() - backSince.getTime() < backAfter * liveMs) return [];
  await change({ endedAt: now });
  await appendMonitorLogs(tx, [{ ...lineOf(device), name: 'deviceOnline', details: {} }], now);
  publish(deviceEvent(device));
  const minutes = Math.max(1, Math.round((backSince.getTime() - outage.silentSince.getTime()) / minuteMs));
  return [{ monitorId: device.id, minutes }];
}

const lineOf = ({ id, supplierId }: Device) => ({ monitorId: id, supplierId, phase: 'heartbeat' }) as const;
