import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { addTestDevice, type TestDevice } from '../../../testing/test-device.ts';
import { monitorDevices } from './monitor-devices.table.ts';
import type { MonitorDeviceRow } from './monitor-devices.types.ts';

let desk: AccountDesk;
let token: string;
let phone: TestDevice;
beforeAll(async () => {
  desk = await openAccountDesk();
  token = await desk.signIn('superAdmin');
  phone = await addTestDevice(desk, { monitorId: 'phone-07' });
});
afterAll(() => desk.close());

const devices = async (filter = '') =>
  (
    await desk.get<{ list: MonitorDeviceRow[]; total: number }>(`/v1.0/monitorDevice/getList?${filter}`, {
      token,
    })
  ).data;
const row = async () => (await devices()).list[0];
const count = async (life: string) => (await devices(`life=${life}`)).total;

test('a device is alive since its first report after a silence', async () => {
  const startedAt = desk.clock.now().toISOString();
  expect(await row()).toMatchObject({ life: 'never', aliveSince: null });
  expect(await count('never')).toBe(1);
  await phone.report();
  desk.clock.advance(60_000);
  await phone.report();
  expect(await row()).toMatchObject({ life: 'alive', aliveSince: startedAt });
  desk.clock.advance(121_000);
  expect(await row()).toMatchObject({ life: 'silent', aliveSince: null });
  expect([await count('alive'), await count('silent')]).toEqual([0, 1]);
  const backAt = desk.clock.now().toISOString();
  await phone.report();
  expect(await row()).toMatchObject({ life: 'alive', aliveSince: backAt });
  await desk.store.db.update(monitorDevices).set({ enabled: false });
  expect(await row()).toMatchObject({ life: null });
  expect(await count('alive')).toBe(0);
});
