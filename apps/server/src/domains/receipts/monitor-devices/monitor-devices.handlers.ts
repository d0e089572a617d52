import type { HandlerMap } from '@platform/sdk/wire';
import { eq } from 'drizzle-orm';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { accountEvent, accountsOfMonitor } from '../../orders/orders.public.ts';
import { newCredentials } from './device-authentication.service.ts';
import { listMonitorDevices, showMonitorDevice } from './monitor-devices.list.ts';
import {
  addMonitorDevice,
  deviceEvent,
  lockMonitorDevice,
  type MonitorDevice,
  watchAccounts,
} from './monitor-devices.service.ts';
import { monitorDevices } from './monitor-devices.table.ts';
import type { MonitorDeviceRow } from './monitor-devices.types.ts';

export const monitorDevicesHandlers = {
  'monitorDevices.list': (input, context) => {
    const { page = 1, pageSize = 20, sortBy = 'createdAt', sortOrder = 'desc', ...filter } = input;
    return listMonitorDevices(context, { page, pageSize, sortBy, sortOrder, ...filter }, context.scope);
  },

  'monitorDevices.add': async ({ monitorId, name, kind, supplierId, resourceIds = [] }, context) => {
    const { db, now, scope, secrets, audit, publish } = context;
    const owner = supplierId ?? actingUser(context).supplierId ?? null;
    const device = { monitorId, name, kind, supplierId: owner, resourceIds };
    const { accounts, ...credentials } = await addMonitorDevice(db, secrets, device, {
      scope,
      now,
      ...(await rulesOf(context)),
    });
    audit({ objectType: 'monitorDevice', objectId: monitorId, after: device });
    publish(deviceEvent({ id: monitorId, supplierId: owner }));
    for (const account of accounts) publish(accountEvent(account));
    return credentials;
  },

  'monitorDevices.update': async ({ monitorId, name, enabled, resourceIds }, context) => {
    const { db, now, scope } = context;
    const device = await lockUnrevoked(context, monitorId);
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(enabled === undefined ? {} : { enabled }),
      updatedAt: now,
    };
    const before = (await accountsOfMonitor(db, monitorId)).map(({ id }) => id);
    if (resourceIds !== undefined) {
      const rules = { scope, now, ...(await rulesOf(context)) };
      for (const account of await watchAccounts(db, device, resourceIds, rules))
        context.publish(accountEvent(account));
    }
    return changed(context, device, changes, {
      before: { name: device.name, enabled: device.enabled, resourceIds: before },
      after: { ...changes, resourceIds: resourceIds ?? before },
    });
  },

  'monitorDevices.rotateToken': async ({ monitorId }, context) => {
    const device = await lockUnrevoked(context, monitorId);
    const { shown, stored } = newCredentials(context.secrets);
    // The audit record notes the rotation, never the credentials.
    await changed(context, device, { ...stored, updatedAt: context.now }, { after: { rotated: true } });
    return { monitorId, ...shown };
  },

  'monitorDevices.revoke': async ({ monitorId }, context) => {
    const { db, now, scope } = context;
    const device = await lockUnrevoked(context, monitorId);
    const before = (await accountsOfMonitor(db, monitorId)).map(({ id }) => id);
    for (const account of await watchAccounts(db, device, [], { scope, now, mayShare: true }))
      context.publish(accountEvent(account));
    return changed(
      context,
      device,
      { revokedAt: now, updatedAt: now },
      { before: { resourceIds: before }, after: { revokedAt: now } },
    );
  },
} satisfies Partial<HandlerMap<HandlerContext>>;

const rulesOf = async ({ settings }: HandlerContext) => ({
  mayShare: await settings.get('AllowOneMonitorAccountMoreUser'),
});

async function lockUnrevoked({ db, scope }: HandlerContext, monitorId: string): Promise<MonitorDevice> {
  const device = await lockMonitorDevice(db, monitorId, scope);
  if (device.revokedAt !== null) throw new BusinessError('monitorRevoked', { monitorId });
  return device;
}

async function changed(
  context: HandlerContext,
  device: MonitorDevice,
  changes: Partial<MonitorDevice>,
  note: { readonly before?: Record<string, unknown>; readonly after: Record<string, unknown> },
): Promise<MonitorDeviceRow> {
  const { db, audit, publish } = context;
  await db.update(monitorDevices).set(changes).where(eq(monitorDevices.id, device.id));
  audit({ objectType: 'monitorDevice', objectId: device.id, ...note });
  publish(deviceEvent(device));
  return showMonitorDevice(context, device.id);
}
