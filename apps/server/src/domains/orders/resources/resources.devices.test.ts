import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openRegistryDesk,
  type RegisteredResource,
  type RegistryDesk,
} from '../../../testing/registry-desk.ts';
import { addTestDevice } from '../../../testing/test-device.ts';
import { monitorDevices } from '../../receipts/monitor-devices/monitor-devices.table.ts';

let desk: RegistryDesk;
let foreignSupplierId: string;
beforeAll(async () => {
  desk = await openRegistryDesk();
  foreignSupplierId = (await desk.addTeam('foreignDevices')).supplierId;
  await addTestDevice(desk, { monitorId: 'own-phone' });
  await addTestDevice(desk, { monitorId: 'platform-phone', supplierId: null });
  await addTestDevice(desk, { monitorId: 'foreign-phone', supplierId: foreignSupplierId });
  await addTestDevice(desk, { monitorId: 'revoked-phone' });
  await desk.store.db
    .update(monitorDevices)
    .set({ revokedAt: desk.clock.now() })
    .where(eq(monitorDevices.id, 'revoked-phone'));
});
afterAll(() => desk.close());

const add = (monitorId: string) =>
  desk.call<RegisteredResource>('admin', 'resource/add', desk.account({ monitorId }));

describe('the device of an account', () => {
  it('is one of its supplier or of the platform', async () => {
    expect((await add('own-phone')).code).toBe(errorCodes.success);
    expect((await add('platform-phone')).code).toBe(errorCodes.success);
    expect((await add('no-phone')).code).toBe(errorCodes.monitorNotFound);
    expect((await add('revoked-phone')).code).toBe(errorCodes.monitorNotFound);
  });

  it('is another supplier’s only while devices may be shared', async () => {
    expect((await add('foreign-phone')).code).toBe(errorCodes.monitorSharedRefused);
    await desk.set('AllowOneMonitorAccountMoreUser', true);
    expect((await add('foreign-phone')).code).toBe(errorCodes.success);
    await desk.set('AllowOneMonitorAccountMoreUser', false);
  });

  it('is checked when it changes, and can always be taken off', async () => {
    const { data: account } = await add('own-phone');
    const change = (monitorId: string | null) =>
      desk.call('admin', 'resource/update', { resourceId: account.id, monitorId });
    expect((await change('no-phone')).code).toBe(errorCodes.monitorNotFound);
    expect((await change('platform-phone')).code).toBe(errorCodes.success);
    expect((await change(null)).code).toBe(errorCodes.success);
  });
});
