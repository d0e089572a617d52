import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { constraintOf } from '../../../db/constraint.ts';
import { statement } from '../../../db/statements.ts';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import type { HandlerContext, Scope } from '../../../kit/operation/context.ts';
import { ownedRows } from '../../../kit/operation/owned-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import {
  assignMonitor,
  hearOfMonitor,
  ownersOfAccounts,
  type WatchedAccount,
} from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { newCredentials } from './device-authentication.service.ts';
import { type MonitorDeviceKind, monitorDevices } from './monitor-devices.table.ts';

export type MonitorDevice = typeof monitorDevices.$inferSelect;

export interface NewMonitorDevice {
  readonly monitorId: string;
  readonly name: string;
  readonly kind: MonitorDeviceKind;
  /** Null for a device of the platform. */
  readonly supplierId: string | null;
  readonly resourceIds: readonly string[];
}

/** Limits on the accounts that a device may watch. */
export interface WatchRules {
  /** AllowOneMonitorAccountMoreUser: one device may watch accounts of several suppliers. */
  readonly mayShare: boolean;
}

/** Goes to staff, and to the owner of the device and its leaders. */
export const deviceEvent = ({ id, supplierId }: Pick<MonitorDevice, 'id' | 'supplierId'>): FanoutEvent => ({
  topic: 'accounts',
  type: 'device.updated',
  id,
  ...(supplierId === null ? {} : { supplierId }),
});

/**
 * @returns the credentials, and the accounts that got the device
 * @throws monitorExists if the id is taken
 */
export async function addMonitorDevice(
  tx: Queryable,
  secrets: SecretBox,
  { monitorId, name, kind, supplierId, resourceIds }: NewMonitorDevice,
  { scope, now, ...rules }: WatchRules & { readonly scope: Scope; readonly now: Date },
): Promise<{ monitorId: string; token: string; secret: string; accounts: readonly WatchedAccount[] }> {
  await ownerMustBeSeen(tx, supplierId, scope);
  const { shown, stored } = newCredentials(secrets);
  const device = { id: monitorId, name, kind, supplierId, ...stored, createdAt: now, updatedAt: now };
  try {
    await tx.insert(monitorDevices).values(device);
  } catch (error) {
    if (constraintOf(error) === 'monitor_devices_pkey')
      throw new BusinessError('monitorExists', { monitorId });
    throw error;
  }
  const watched = { id: monitorId, supplierId };
  const accounts = await watchAccounts(tx, watched, resourceIds, { scope, now, ...rules });
  return { monitorId, ...shown, accounts };
}

async function ownerMustBeSeen(db: Queryable, supplierId: string | null, scope: Scope): Promise<void> {
  if (scope.kind === 'suppliers' && (supplierId === null || !scope.supplierIds.includes(supplierId))) {
    throw new BusinessError('supplierNotFound');
  }
  if (supplierId === null) return;
  const [owner] = await db.select({ id: suppliers.id }).from(suppliers).where(eq(suppliers.id, supplierId));
  if (!owner) throw new BusinessError('supplierNotFound');
}

/** Limits a query to the devices that the caller may see and change. */
export const monitorDeviceScope = (scope: Scope): SQL =>
  ownedRows(scope, { supplier: monitorDevices.supplierId });

/** Reads the device and locks it until the transaction ends. */
export async function lockMonitorDevice(
  tx: Queryable,
  monitorId: string,
  scope: Scope,
): Promise<MonitorDevice> {
  const [device] = await tx
    .select()
    .from(monitorDevices)
    .where(and(eq(monitorDevices.id, monitorId), monitorDeviceScope(scope)))
    .for('update');
  if (!device) throw new BusinessError('monitorNotFound', { monitorId });
  return device;
}

/** Replaces the accounts that the device watches. @returns the accounts that got or lost it */
export async function watchAccounts(
  tx: Queryable,
  device: Pick<MonitorDevice, 'id' | 'supplierId'>,
  resourceIds: readonly string[],
  { scope, now, mayShare }: WatchRules & { readonly scope: Scope; readonly now: Date },
): Promise<readonly WatchedAccount[]> {
  const wanted = [...new Set(resourceIds)];
  const accounts = await ownersOfAccounts(tx, wanted, scope);
  if (accounts.length < wanted.length) throw new BusinessError('resourceNotFound');
  const owners = new Set(accounts.map(({ supplierId }) => supplierId));
  if (device.supplierId !== null) owners.add(device.supplierId);
  if (owners.size > 1 && !mayShare) throw new BusinessError('monitorSharedRefused');
  return assignMonitor(tx, device.id, wanted, now);
}

const secondMs = 1_000;
const heardOfEveryMs = 5_000;

const heard = statement((db) => {
  const { id, lastHeartbeatAt, lastIp, aliveSince } = monitorDevices;
  return db
    .update(monitorDevices)
    .set({
      lastHeartbeatAt: sql`${sql.param(sql.placeholder('now'), lastHeartbeatAt)}`,
      lastIp: sql`${sql.param(sql.placeholder('ip'), lastIp)}`,
      aliveSince: sql`case when ${lastHeartbeatAt} >= ${sql.placeholder('silentBefore')}::timestamptz
        then coalesce(${aliveSince}, ${lastHeartbeatAt}) else ${sql.placeholder('at')}::timestamptz end`,
    })
    .where(
      and(
        eq(id, sql.placeholder('id')),
        or(isNull(lastHeartbeatAt), lt(lastHeartbeatAt, sql.placeholder('before'))),
      ),
    )
    .returning({ id });
});

/**
 * Records that a device and the accounts it watches are alive. A report counts as a heartbeat. Of several
 * within a few seconds, only the first is written.
 */
export async function recordHeartbeat(
  { db, now, settings, ip }: Pick<HandlerContext, 'db' | 'now' | 'settings' | 'ip'>,
  monitorId: string,
): Promise<void> {
  const before = new Date(now.getTime() - heardOfEveryMs);
  const liveMs = (await settings.get('MonitorLiveTime')) * secondMs;
  const silentBefore = new Date(now.getTime() - liveMs).toISOString();
  const at = now.toISOString();
  const written = await heard(db).execute({ id: monitorId, now, at, ip, silentBefore, before });
  if (written.length === 0) return;
  await hearOfMonitor(db, monitorId, now);
}

/** Records the checksum of the script that a device runs. @returns whether it is another one than before */
export async function recordRunningScript(
  db: Queryable,
  monitorId: string,
  checksum: string,
  now: Date,
): Promise<boolean> {
  const { id, scriptChecksum } = monitorDevices;
  const changed = await db
    .update(monitorDevices)
    .set({ scriptChecksum: checksum, scriptReportedAt: now })
    .where(and(eq(id, monitorId), sql`${scriptChecksum} is distinct from ${checksum}`))
    .returning({ id });
  return changed.length > 0;
}

/**
 * Gives devices a script of their own, or returns them to the default of their kind.
 *
 * @returns the devices that changed, as they were before
 * @throws monitorNotFound, monitorRevoked, scriptKindDiffers
 */
export async function assignScript(
  tx: Queryable,
  monitorIds: readonly string[],
  script: { readonly id: string; readonly kind: MonitorDeviceKind } | null,
  now: Date,
): Promise<MonitorDevice[]> {
  const wanted = [...new Set(monitorIds)];
  const devices = await tx
    .select()
    .from(monitorDevices)
    .where(inArray(monitorDevices.id, wanted))
    .orderBy(asc(monitorDevices.id))
    .for('update');
  mustContain(devices, wanted);
  for (const { id, kind, revokedAt } of devices) {
    if (revokedAt !== null) throw new BusinessError('monitorRevoked', { monitorId: id });
    if (script && kind !== script.kind) throw new BusinessError('scriptKindDiffers', { monitorId: id });
  }
  const scriptId = script?.id ?? null;
  const changed = devices.filter((device) => device.scriptId !== scriptId);
  const ids = changed.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(monitorDevices).set({ scriptId, updatedAt: now }).where(inArray(monitorDevices.id, ids));
  return changed;
}

/** @throws monitorNotFound, naming the first that is not there */
export async function devicesMustExist(db: Queryable, monitorIds: readonly string[]): Promise<void> {
  if (monitorIds.length === 0) return;
  const { id } = monitorDevices;
  const found = await db
    .select({ id })
    .from(monitorDevices)
    .where(inArray(id, [...monitorIds]));
  mustContain(found, monitorIds);
}

function mustContain(found: readonly { readonly id: string }[], wanted: readonly string[]): void {
  const ids = new Set(found.map(({ id }) => id));
  const monitorId = wanted.find((one) => !ids.has(one));
  if (monitorId !== undefined) throw new BusinessError('monitorNotFound', { monitorId });
}

const deviceById = statement((db) =>
  db
    .select()
    .from(monitorDevices)
    .where(eq(monitorDevices.id, sql.placeholder('id'))),
);

/** Undefined if the device does not exist. */
export async function monitorDeviceOf(db: Queryable, monitorId: string): Promise<MonitorDevice | undefined> {
  const [device] = await deviceById(db).execute({ id: monitorId });
  return device;
}
