import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AccountDesk, openAccountDesk, upiAccount } from '../../../testing/account-desk.ts';
import { addTestDevice, type TestDevice } from '../../../testing/test-device.ts';
import { messages } from '../../access/messages/messages.table.ts';
import { addResource } from '../../orders/resources/resources.service.ts';
import { monitorDevices } from '../monitor-devices/monitor-devices.table.ts';
import { monitorLogs } from '../monitor-logs/monitor-logs.table.ts';
import { watchDevices } from './monitor-outages.jobs.ts';

let desk: AccountDesk;
let device: TestDevice;
beforeEach(async () => {
  desk = await openAccountDesk();
  device = await addTestDevice(desk, { monitorId: 'phone-07', resourceIds: [desk.own] });
});
afterEach(() => desk.close());

const secondMs = 1_000;
const longAgo = new Date(0);
const look = (listeningSince = longAgo) => watchDevices({ ...desk.parts, listeningSince });

/** Advances the clock and runs the job at intervals. */
async function pass(seconds: number, beatEvery?: number): Promise<void> {
  for (let at = 15; at <= seconds; at += 15) {
    desk.clock.advance(15 * secondMs);
    if (beatEvery !== undefined && at % beatEvery === 0) await device.report();
    await look();
  }
}

/** Notices sent, in order, with their readers. */
async function told(): Promise<string[]> {
  const rows = await desk.store.db.select().from(messages).orderBy(messages.id);
  const roleOf = new Map(Object.entries(desk.ids).map(([role, id]) => [id, role]));
  return rows.map(({ userId, template }) => `${template} to ${roleOf.get(userId)}`);
}

const toldEach = (name: string) => ['admin', 'superAdmin', 'supplier'].map((role) => `${name} to ${role}`);

test('a silent device is notified once to its owner and the administrators, and once when it is back', async () => {
  await device.report();
  await pass(120);
  expect(await told()).toEqual([]);
  await pass(300);
  expect((await told()).sort()).toEqual(toldEach('monitorSilent'));
  await pass(300, 30);
  expect((await told()).slice(3).sort()).toEqual(toldEach('monitorBack'));
});

test('the notices name the device, the number of its accounts and the length of the outage', async () => {
  await device.report();
  await pass(630);
  await pass(300, 30);
  const rows = await desk.store.db.select().from(messages).orderBy(messages.id);
  expect(rows[0]?.params).toEqual({ monitorId: 'phone-07', seconds: 120, accounts: 1 });
  expect(rows[3]?.params).toEqual({ monitorId: 'phone-07', minutes: 11 });
  const links = new Map(rows.map(({ userId, link }) => [userId, link]));
  expect(links.get(desk.ids.admin)).toBe('/monitorLog/monitorLog?monitorId=phone-07');
  expect(links.get(desk.ids.supplier)).toBeNull();
});

test('a device that comes and goes causes one notice until it stays online', async () => {
  await device.report();
  await pass(150);
  for (let times = 0; times < 4; times += 1) {
    await device.report();
    await pass(150);
  }
  expect((await told()).sort()).toEqual(toldEach('monitorSilent'));
  await pass(300, 30);
  expect(await told()).toHaveLength(6);
});

test('the monitor logs contain the start and the end of an outage', async () => {
  await device.report();
  await pass(135);
  await pass(300, 30);
  const rows = await desk.store.db.select().from(monitorLogs).orderBy(monitorLogs.id);
  expect(rows).toMatchObject([
    { template: 'deviceSilent', phase: 'heartbeat', level: 'error', supplierId: desk.ids.supplierId },
    { template: 'deviceOnline', phase: 'heartbeat', level: 'info' },
  ]);
});

test.each<[what: string, change: Partial<typeof monitorDevices.$inferInsert>]>([
  ['was switched off', { enabled: false }],
  ['was shut out', { revokedAt: new Date() }],
  ['never began', { lastHeartbeatAt: null }],
])('no notice is sent of a device that %s', async (_what, change) => {
  await device.report();
  await desk.store.db.update(monitorDevices).set(change);
  await pass(300);
  expect(await told()).toEqual([]);
});

test('no notice is sent of a device without accounts, nor of the return of one that was disabled meanwhile', async () => {
  const idle = await addTestDevice(desk, { monitorId: 'phone-08' });
  await idle.report();
  await device.report();
  await pass(135);
  expect(await told()).toHaveLength(3);
  await desk.store.db.update(monitorDevices).set({ enabled: false });
  await look();
  await desk.store.db.update(monitorDevices).set({ enabled: true });
  await device.report();
  await pass(300, 30);
  expect(await told()).toHaveLength(3);
});

test('MonitorLiveTime is read at every run', async () => {
  const { superAdmin: token, token2 } = await desk.signAllIn();
  const live = (value: number) =>
    desk.post('/v1.0/system-config/setMonitorLiveTime', { value }, { token, token2 });
  await device.report();
  await live(600);
  await pass(240);
  expect(await told()).toEqual([]);
  await live(120);
  await look();
  expect(await told()).toHaveLength(3);
});

test('concurrent runs send one notice', async () => {
  await device.report();
  desk.clock.advance(121 * secondMs);
  await Promise.all(Array.from({ length: 8 }, () => look()));
  expect(await told()).toHaveLength(3);
});

test('silence before the process started to listen is not counted', async () => {
  await device.report();
  desk.clock.advance(3_600 * secondMs);
  const startedAt = desk.clock.now();
  desk.clock.advance(60 * secondMs);
  await look(startedAt);
  expect(await told()).toEqual([]);
  desk.clock.advance(61 * secondMs);
  await look(startedAt);
  expect(await told()).toHaveLength(3);
});

test('many devices that fail or return together are one notice', async () => {
  const others: TestDevice[] = [];
  const more = ['a', 'b', 'c', 'd'];
  for (const monitorId of more) {
    const { id } = await desk.store.transaction((tx) =>
      addResource(
        tx,
        {
          ...upiAccount,
          name: monitorId,
          vpa: `${monitorId}@bank`,
          supplierId: desk.ids.supplierId,
          monitorId: null,
        },
        desk.clock.now(),
      ),
    );
    const other = await addTestDevice(desk, { monitorId, resourceIds: [id] });
    await other.report();
    others.push(other);
  }
  await device.report();
  await pass(135);
  expect((await told()).sort()).toEqual(toldEach('monitorsSilent'));
  const [message] = await desk.store.db.select().from(messages);
  expect(message?.params).toEqual({ count: 5, seconds: 120, accounts: 5 });
  for (let times = 0; times < 12; times += 1) {
    for (const each of [device, ...others]) await each.report();
    await pass(30);
  }
  expect((await told()).slice(3).sort()).toEqual(toldEach('monitorsBack'));
});
