import type { SocketEvents } from '@platform/sdk/wire';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { stateOf } from './monitor-devices.list.ts';
import { monitorDevices } from './monitor-devices.table.ts';

export async function deviceUpdatedEvents(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, SocketEvents['device.updated']>> {
  const rows = await db
    .select()
    .from(monitorDevices)
    .where(inArray(monitorDevices.id, [...ids]));
  return new Map(
    rows.map((device) => [
      device.id,
      {
        topic: 'accounts',
        type: 'device.updated',
        monitorId: device.id,
        supplierId: device.supplierId,
        name: device.name,
        kind: device.kind,
        state: stateOf(device),
        lastHeartbeatAt: device.lastHeartbeatAt?.toISOString() ?? null,
      },
    ]),
  );
}
