import { and, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { contains } from '../../../db/contains.ts';
import { listOrder, type Sort } from '../../../db/list-order.ts';
import type { HandlerContext, Scope } from '../../../kit/operation/context.ts';
import { resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { monitorScripts } from '../monitor-scripts/monitor-scripts.table.ts';
import {
  isActive,
  runningVersion,
  type ScriptState,
  scriptOfDevice,
  scriptState,
  versionOfDevice,
  wantedVersions,
} from '../monitor-scripts/wanted-scripts.service.ts';
import { type MonitorDevice, monitorDeviceScope } from './monitor-devices.service.ts';
import { monitorDevices } from './monitor-devices.table.ts';
import type { DeviceLife, MonitorDeviceKind, MonitorDeviceRow } from './monitor-devices.types.ts';

const sortKeys = {
  createdAt: monitorDevices.createdAt,
  name: sql`lower(${monitorDevices.name})`,
  lastHeartbeatAt: monitorDevices.lastHeartbeatAt,
  aliveSince: monitorDevices.aliveSince,
};
const secondMs = 1_000;

type ListContext = Pick<HandlerContext, 'db' | 'now' | 'settings'>;

export interface MonitorDeviceListRequest extends Sort<keyof typeof sortKeys> {
  readonly page: number;
  readonly pageSize: number;
  readonly monitorId?: string;
  readonly name?: string;
  readonly kind?: MonitorDeviceKind;
  readonly state?: MonitorDeviceRow['state'];
  readonly life?: DeviceLife;
  readonly supplierId?: string;
  readonly resourceId?: string;
  readonly scriptId?: string;
  readonly scriptState?: ScriptState;
}

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

export async function listMonitorDevices(
  context: ListContext,
  { page, pageSize, sortBy, sortOrder, ...filter }: MonitorDeviceListRequest,
  scope: Scope,
): Promise<{ list: MonitorDeviceRow[]; total: number }> {
  const { db } = context;
  const { id, createdAt } = monitorDevices;
  const life = await lifeAt(context);
  const conditions = and(
    monitorDeviceScope(scope),
    given(filter.monitorId, (monitorId) => eq(id, monitorId)),
    contains(monitorDevices.name, filter.name),
    given(filter.kind, (kind) => eq(monitorDevices.kind, kind)),
    given(filter.state, inState),
    given(filter.life, (wanted) => and(isActive, sql`${life} = ${wanted}`)),
    given(filter.supplierId, (supplierId) => eq(monitorDevices.supplierId, supplierId)),
    given(filter.resourceId, (resourceId) => exists(watching(db, resourceId))),
    given(filter.scriptId, (scriptId) => eq(monitorScripts.id, scriptId)),
    given(filter.scriptState, (state) => sql`${scriptState} = ${state}`),
  );
  const devices = await deviceRows(db, conditions, life)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [createdAt, id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(monitorDevices)
    .leftJoin(monitorScripts, scriptOfDevice)
    .leftJoin(wantedVersions, versionOfDevice)
    .where(conditions);
  return { list: await shown(db, devices), total: counted?.total ?? 0 };
}

/** One device as the list shows it; the caller has locked it. */
export async function showMonitorDevice(context: ListContext, monitorId: string): Promise<MonitorDeviceRow> {
  const devices = deviceRows(context.db, eq(monitorDevices.id, monitorId), await lifeAt(context));
  const [row] = await shown(context.db, await devices);
  if (!row) throw new Error(`The device ${monitorId} is gone.`);
  return row;
}

/** What MonitorLiveTime says of a device that may report. */
async function lifeAt({ now, settings }: ListContext): Promise<SQL<DeviceLife>> {
  const liveMs = (await settings.get('MonitorLiveTime')) * secondMs;
  const { lastHeartbeatAt } = monitorDevices;
  return sql<DeviceLife>`case when ${lastHeartbeatAt} is null then 'never'
    when ${lastHeartbeatAt} < ${new Date(now.getTime() - liveMs).toISOString()}::timestamptz then 'silent'
    else 'alive' end`;
}

const watching = (db: Queryable, resourceId: string) =>
  db
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.id, resourceId), eq(resources.monitorId, monitorDevices.id)));

const deviceRows = (db: Queryable, conditions: SQL | undefined, life: SQL<DeviceLife>) =>
  db
    .select({
      device: monitorDevices,
      life,
      script: {
        scriptId: monitorScripts.id,
        name: monitorScripts.name,
        versionId: wantedVersions.id,
        version: wantedVersions.version,
        checksum: wantedVersions.checksum,
      },
      scriptState,
      runningVersion,
    })
    .from(monitorDevices)
    .leftJoin(monitorScripts, scriptOfDevice)
    .leftJoin(wantedVersions, versionOfDevice)
    .where(conditions)
    .$dynamic();

function inState(state: MonitorDeviceRow['state']): SQL {
  const { enabled, revokedAt } = monitorDevices;
  return state === 'revoked'
    ? isNotNull(revokedAt)
    : sql`${isNull(revokedAt)} and ${eq(enabled, state === 'enabled')}`;
}

export const stateOf = ({
  enabled,
  revokedAt,
}: Pick<MonitorDevice, 'enabled' | 'revokedAt'>): MonitorDeviceRow['state'] =>
  revokedAt ? 'revoked' : enabled ? 'enabled' : 'disabled';

async function shown(
  db: Queryable,
  rows: Awaited<ReturnType<typeof deviceRows>>,
): Promise<MonitorDeviceRow[]> {
  const watched = await watchedBy(
    db,
    rows.map(({ device }) => device.id),
  );
  const names = await supplierNames(
    db,
    rows.flatMap(({ device }) => device.supplierId ?? []),
  );
  return rows.map(({ device, life, script, scriptState: state, runningVersion: running }) => ({
    monitorId: device.id,
    name: device.name,
    kind: device.kind,
    state: stateOf(device),
    supplierId: device.supplierId,
    supplierName: device.supplierId === null ? null : (names.get(device.supplierId) ?? null),
    accounts: (watched.get(device.id) ?? []).map((account) => ({
      id: account.id,
      name: account.name,
      supplierId: account.supplierId,
    })),
    life: stateOf(device) === 'enabled' ? life : null,
    lastHeartbeatAt: device.lastHeartbeatAt?.toISOString() ?? null,
    aliveSince: life === 'alive' ? (device.aliveSince?.toISOString() ?? null) : null,
    script: wantedScript(script),
    scriptState: state,
    runningVersion: running,
    runningChecksum: device.scriptChecksum,
    scriptReportedAt: device.scriptReportedAt?.toISOString() ?? null,
    createdAt: device.createdAt.toISOString(),
    updatedAt: device.updatedAt.toISOString(),
  }));
}

/** A device can have a script that has no version for it. */
function wantedScript({
  scriptId,
  name,
  versionId,
  version,
  checksum,
}: Awaited<ReturnType<typeof deviceRows>>[number]['script']): MonitorDeviceRow['script'] {
  if (scriptId === null || name === null || versionId === null || version === null || checksum === null)
    return null;
  return { scriptId, name, versionId, version, checksum };
}

async function watchedBy(db: Queryable, monitorIds: readonly string[]) {
  const { id, name, supplierId, monitorId } = resources;
  const rows =
    monitorIds.length === 0
      ? []
      : await db
          .select({ id, name, supplierId, monitorId })
          .from(resources)
          .where(inArray(monitorId, [...monitorIds]))
          .orderBy(name, id);
  return Map.groupBy(rows, (row) => row.monitorId ?? '');
}

async function supplierNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(inArray(suppliers.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
