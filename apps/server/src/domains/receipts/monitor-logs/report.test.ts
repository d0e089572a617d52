import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { addTestDevice, type TestDevice } from '../../../testing/test-device.ts';
import { products } from '../../parties/products/products.table.ts';
import { monitorDevices } from '../monitor-devices/monitor-devices.table.ts';
import { monitorLogs } from './monitor-logs.table.ts';

interface HeardAccounts {
  readonly list: readonly { readonly id: string; readonly lastHeartbeatAt: string | null }[];
}

let desk: AccountDesk;
let device: TestDevice;
beforeEach(async () => {
  desk = await openAccountDesk();
  device = await addTestDevice(desk, { monitorId: 'phone-07', resourceIds: [desk.own] });
});
afterEach(() => desk.close());

const line = (more = {}) => ({ logPhase: 'fetch', message: 'looked', ...more });
const kept = () => desk.store.db.select().from(monitorLogs).orderBy(monitorLogs.id);

test('a heartbeat refreshes the device and its accounts, and no others', async () => {
  expect((await device.report()).data).toMatchObject({ liveSeconds: 120, accountCount: 1, storedCount: 0 });
  const [heard] = await desk.store.db.select().from(monitorDevices);
  expect(heard?.lastHeartbeatAt).toEqual(desk.clock.now());
  const token = await desk.signIn('admin');
  const { data } = await desk.get<HeardAccounts>('/v1.0/resource/getList', { token });
  const heardAt = new Map(data.list.map(({ id, lastHeartbeatAt }) => [id, lastHeartbeatAt]));
  expect(heardAt.get(desk.own)).toBe(desk.clock.now().toISOString());
  expect(heardAt.get(desk.foreign)).toBeNull();
});

test('lines are stored in order, with the account and its supplier', async () => {
  const answer = await device.report([
    line({ message: 'one', resourceId: desk.own, level: 'warning', durationMs: 8 }),
    line({ message: 'two', orderCode: 'C1', details: { page: '3' } }),
  ]);
  expect(answer.data.storedCount).toBe(2);
  expect(await kept()).toMatchObject([
    {
      message: 'one',
      resourceId: desk.own,
      supplierId: desk.ids.supplierId,
      level: 'warning',
      durationMs: 8,
    },
    { message: 'two', resourceId: null, orderCode: 'C1', level: 'info', details: { page: '3' } },
  ]);
});

test('a line about another device’s account is refused with the whole call', async () => {
  const answer = await device.report([line(), line({ resourceId: desk.foreign })]);
  expect(answer.code).toBe(errorCodes.resourceNotFound);
  expect(await kept()).toEqual([]);
});

test('a device may send 600 lines a minute', async () => {
  const hundred = Array.from({ length: 100 }, () => line());
  for (let call = 0; call < 6; call += 1) expect((await device.report(hundred)).data.storedCount).toBe(100);
  expect((await device.report([line()])).code).toBe(errorCodes.tooManyRequests);
  expect((await device.report()).code).toBe(errorCodes.success);
  desk.clock.advance(61_000);
  expect((await device.report([line()])).code).toBe(errorCodes.success);
});

test.each([
  ['an unknown phase', line({ logPhase: 'dance' })],
  ['an empty message', line({ message: '' })],
  ['a long message', line({ message: 'x'.repeat(501) })],
  ['a strange name', line({ details: { 'a b': 'c' } })],
  ['an unknown field', line({ password: 'x' })],
])('%s is refused', async (_name, bad) => {
  expect((await device.report([bad])).code).toBe(errorCodes.validationFailed);
  expect(await kept()).toEqual([]);
});

test('a NUL character is stored as a replacement character', async () => {
  expect((await device.report([line({ message: 'a\u0000b' })])).data.storedCount).toBe(1);
  expect(await kept()).toMatchObject([{ message: 'a\uFFFDb' }]);
});

test('only a correctly signed current request of the device is accepted', async () => {
  const path = '/v1.0/monitor/heartbeat';
  expect((await desk.post(path, {})).code).toBe(errorCodes.deviceUnauthorized);
  const late = new Date(desk.clock.now().getTime() - 301_000);
  expect((await device.send(path, {}, late)).code).toBe(errorCodes.deviceUnauthorized);
  const token = await desk.signIn('superAdmin');
  expect((await desk.post(path, {}, { token })).code).toBe(errorCodes.deviceUnauthorized);
  await desk.store.db.update(monitorDevices).set({ revokedAt: desk.clock.now() });
  expect((await device.report()).code).toBe(errorCodes.deviceUnauthorized);
});

test('a refused device is logged with the reason once a minute; an unknown one is not logged', async () => {
  const path = '/v1.0/monitor/heartbeat';
  const long = new Date(desk.clock.now().getTime() - 301_000);
  for (let times = 0; times < 3; times += 1) await device.send(path, {}, long);
  await desk.post(path, {}, { headers: { 'x-device-token': 'x'.repeat(43), 'x-device-signature': 'v1=0' } });
  const lines = () => desk.store.db.select().from(monitorLogs).orderBy(monitorLogs.id);
  expect(await lines()).toMatchObject([
    {
      monitorId: 'phone-07',
      phase: 'signIn',
      level: 'error',
      template: 'deviceRefused',
      details: { reason: 'timestamp' },
    },
  ]);
  desk.clock.advance(61_000);
  await desk.store.db.update(monitorDevices).set({ enabled: false });
  await device.report();
  expect((await lines()).map(({ details }) => details)).toEqual([
    { reason: 'timestamp' },
    { reason: 'disabled' },
  ]);
});

test('the current MonitorLiveTime decides whether an account that needs a monitor gets orders', async () => {
  await desk.store.db.update(products).set({ needsMonitor: true }).where(eq(products.id, 1008));
  const { superAdmin: token, token2 } = await desk.signAllIn();
  const live = (value: number) =>
    desk.post('/v1.0/system-config/setMonitorLiveTime', { value }, { token, token2 });
  let amountMinor = 20_000;
  const statusOfNew = async () => {
    amountMinor += 100;
    return (await desk.allocated(amountMinor)).status;
  };
  const [allocated, failed] = [2, 10];
  expect(await statusOfNew()).toBe(failed);
  await device.report();
  expect(await statusOfNew()).toBe(allocated);
  desk.clock.advance(121_000);
  expect(await statusOfNew()).toBe(failed);
  await live(300);
  expect(await statusOfNew()).toBe(allocated);
  expect((await device.report()).data.liveSeconds).toBe(300);
  await live(30);
  desk.clock.advance(31_000);
  expect(await statusOfNew()).toBe(failed);
});
