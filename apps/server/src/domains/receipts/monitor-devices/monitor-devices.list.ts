import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { listOrder, type Sort } from '../../../db/list-order.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { type MonitorDevice, monitorDeviceScope } from './monitor-devices.service.ts';
import { type MonitorDeviceKind, monitorDevices } from './monitor-devices.table.ts';
import type { MonitorDeviceRow } from './monitor-devices.types.ts';

const sortKeys = {
  createdAt: monitorDevices.createdAt,
  name: sql`lower(${monitorDevices.name})`,
  lastHeartbeatAt: monitorDevices.lastHeartbeatAt,
};

export interface MonitorDeviceListRequest extends Sort<keyof typeof sortKeys> {
  readonly page: number;
  readonly pageSize: number;
  readonly monitorId?: string;
  readonly name?: string;
  readonly kind?: MonitorDeviceKind;
  readonly state?: MonitorDeviceRow['state'];
  readonly supplierId?: string;
}

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

export async function listMonitorDevices(
  db: Queryable,
  { page, pageSize, sortBy, sortOrder, ...filter }: MonitorDeviceListRequest,
  scope: Scope,
): Promise<{ list: MonitorDeviceRow[]; total: number }> {
  const { id, createdAt } = monitorDevices;
  const conditions = and(
    monitorDeviceScope(scope),
    given(filter.monitorId, (monitorId) => eq(id, monitorId)),
    given(filter.name, (part) => sql`position(lower(${part}) in lower(${monitorDevices.name})) > 0`),
    given(filter.kind, (kind) => eq(monitorDevices.kind, kind)),
    given(filter.state, inState),
    given(filter.supplierId, (supplierId) => eq(monitorDevices.supplierId, supplierId)),
  );
  const devices = await db
    .select()
    .from(monitorDevices)
    .where(conditions)
    .orderBy(...listOrder(sortKeys, { sortBy, sortOrder }, [createdAt, id]))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { list: await toDeviceRows(db, devices), total: await db.$count(monitorDevices, conditions) };
}

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

export async function toDeviceRows(
  db: Queryable,
  devices: readonly MonitorDevice[],
): Promise<MonitorDeviceRow[]> {
  const watched = await watchedBy(
    db,
    devices.map((device) => device.id),
  );
  const names = await supplierNames(
    db,
    devices.flatMap(({ supplierId }) => supplierId ?? []),
  );
  return devices.map(({ id, name, kind, supplierId, enabled, revokedAt, ...device }) => ({
    monitorId: id,
    name,
    kind,
    state: stateOf({ enabled, revokedAt }),
    supplierId,
    supplierName: supplierId === null ? null : (names.get(supplierId) ?? null),
    accounts: (watched.get(id) ?? []).map((account) => ({
      id: account.id,
      name: account.name,
      supplierId: account.supplierId,
    })),
    lastHeartbeatAt: device.lastHeartbeatAt?.toISOString() ?? null,
    createdAt: device.createdAt.toISOString(),
    updatedAt: device.updatedAt.toISOString(),
  }));
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
