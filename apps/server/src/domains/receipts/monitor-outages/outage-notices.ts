import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { sendMessage, users, usersInRoles } from '../../access/access.public.ts';
import { resources } from '../../orders/orders.public.ts';
import { suppliers } from '../../parties/parties.public.ts';
import { monitorDevices } from '../monitor-devices/monitor-devices.table.ts';

type Facts = Pick<HandlerContext, 'now' | 'publish'>;

export interface SilentDevice {
  readonly monitorId: string;
  readonly accounts: number;
}

export interface ReturnedDevice {
  readonly monitorId: string;
  /** Length of the outage in minutes. */
  readonly minutes: number;
}

/** Above this number of devices one notice covers all: if a network is down, a notice per device is noise. */
const oneByOne = 3;
const logs = '/monitorLog/monitorLog';

export async function notifySilentDevices(
  tx: Queryable,
  devices: readonly SilentDevice[],
  seconds: number,
  facts: Facts,
): Promise<void> {
  for (const [reader, own] of await readersOf(tx, devices)) {
    if (own.length > oneByOne) {
      const accounts = own.reduce((sum, device) => sum + device.accounts, 0);
      const filling = { count: own.length, seconds, accounts };
      await sendMessage(facts, tx, [reader.userId], { name: 'monitorsSilent', filling, ...linkOf(reader) });
      continue;
    }
    for (const { monitorId, accounts } of own) {
      const filling = { monitorId, seconds, accounts };
      const message = { name: 'monitorSilent' as const, filling, ...linkOf(reader, monitorId) };
      await sendMessage(facts, tx, [reader.userId], message);
    }
  }
}

export async function notifyReturnedDevices(
  tx: Queryable,
  devices: readonly ReturnedDevice[],
  facts: Facts,
): Promise<void> {
  for (const [reader, own] of await readersOf(tx, devices)) {
    if (own.length > oneByOne) {
      const message = { name: 'monitorsBack' as const, filling: { count: own.length }, ...linkOf(reader) };
      await sendMessage(facts, tx, [reader.userId], message);
      continue;
    }
    for (const filling of own) {
      const message = { name: 'monitorBack' as const, filling, ...linkOf(reader, filling.monitorId) };
      await sendMessage(facts, tx, [reader.userId], message);
    }
  }
}

interface Reader {
  readonly userId: string;
  readonly isStaff: boolean;
}

const linkOf = ({ isStaff }: Reader, monitorId?: string): { link?: string } => {
  if (!isStaff) return {};
  return { link: monitorId === undefined ? logs : `${logs}?monitorId=${encodeURIComponent(monitorId)}` };
};

/** Readers with their devices: owners of a device, owners of its accounts, and the administrators with all. */
async function readersOf<Device extends { readonly monitorId: string }>(
  tx: Queryable,
  devices: readonly Device[],
): Promise<Map<Reader, readonly Device[]>> {
  const readers = new Map<Reader, readonly Device[]>();
  if (devices.length === 0) return readers;
  const ids = devices.map(({ monitorId }) => monitorId);
  const devicesOwned = await tx
    .select({ monitorId: monitorDevices.id, supplierId: monitorDevices.supplierId })
    .from(monitorDevices)
    .where(inArray(monitorDevices.id, ids));
  const accountsOwned = await tx
    .selectDistinct({ monitorId: resources.monitorId, supplierId: resources.supplierId })
    .from(resources)
    .where(inArray(resources.monitorId, ids));
  const owned = [...devicesOwned, ...accountsOwned];
  const supplierIds = owned.flatMap(({ supplierId }) => supplierId ?? []);
  const owners = await tx
    .select({ supplierId: suppliers.id, userId: users.id })
    .from(suppliers)
    .innerJoin(users, eq(users.id, suppliers.userId))
    .where(and(inArray(suppliers.id, supplierIds), eq(users.enabled, true), isNull(users.deletedAt)));
  for (const { supplierId, userId } of owners) {
    const theirs = new Set(
      owned.filter((one) => one.supplierId === supplierId).map(({ monitorId }) => monitorId),
    );
    readers.set(
      { userId, isStaff: false },
      devices.filter(({ monitorId }) => theirs.has(monitorId)),
    );
  }
  for (const userId of await usersInRoles(tx, ['superAdmin', 'admin'])) {
    readers.set({ userId, isStaff: true }, devices);
  }
  return readers;
}
