import { afterAll, beforeAll, expect, test } from 'vitest';
import { HubScene } from '../../../testing/hub-scene.ts';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { watchDevices } from '../monitor-outages/monitor-outages.jobs.ts';

let desk: StatementDesk;
const scene = new HubScene();
beforeAll(async () => {
  desk = await openStatementDesk();
});
afterAll(async () => {
  await scene.end();
  await desk.close();
});

const facts = (event: Record<string, unknown> | null) => ({
  type: event?.type,
  of: event?.id ?? event?.monitorId,
  ...(event?.state === undefined ? { deleted: event?.deleted } : { state: event.state }),
});

test('a change of an account or a device is heard by staff and by its supplier, and by nobody else', async () => {
  const { signedIn } = await scene.start(desk);
  const admin = await signedIn('admin');
  const supplier = await signedIn('supplier');
  const merchant = await signedIn('merchant');
  for (const client of [admin, supplier])
    expect((await client.send('subscribe', { topics: ['accounts'] })).code).toBe(200);
  expect((await merchant.send('subscribe', { topics: ['accounts'] })).code).not.toBe(200);

  const { own, foreign, foreignSupplier, ids } = desk;
  const superAdmin = await desk.signIn('superAdmin');
  const session = { token: superAdmin, token2: await desk.signInSecondLevel(superAdmin) };
  const call = async (path: string, body: object) => {
    const answer = await desk.post(`/v1.0/${path}`, body, session);
    expect(answer.code, answer.msg).toBe(200);
  };
  /** Waits until the administrator, who hears everything, has heard that many events. */
  const heard = (count: number) => expect.poll(() => admin.events.length, { timeout: 10_000 }).toBe(count);

  await call('resource/enableResource', { resourceId: foreign, productId: 1008, enable: false });
  await heard(1);
  await call('resource/enableResource', { resourceId: own, productId: 1008, enable: false });
  await heard(2);
  await call('monitorDevice/add', {
    monitorId: 'tablet',
    name: 'Tablet',
    kind: 'sms',
    supplierId: foreignSupplier,
    resourceIds: [foreign],
  });
  await heard(4);
  await call('monitorDevice/update', { monitorId: desk.phone.monitorId, enabled: false });
  await heard(5);
  await call('monitorDevice/update', { monitorId: desk.phone.monitorId, enabled: true });
  await heard(6);
  await call('resource/update', { resourceId: own, name: 'North 08' });
  await heard(7);

  const ofOwn = [
    { type: 'account.updated', of: own, deleted: false },
    { type: 'device.updated', of: desk.phone.monitorId, state: 'disabled' },
    { type: 'device.updated', of: desk.phone.monitorId, state: 'enabled' },
    { type: 'account.updated', of: own, deleted: false },
  ];
  expect(supplier.events.map(facts)).toEqual(ofOwn);
  expect(supplier.events.at(-1)).toMatchObject({ name: 'North 08', supplierId: ids.supplierId, kind: 'upi' });
  expect(admin.events.map(facts).filter(({ of }) => of === foreign || of === 'tablet')).toEqual([
    { type: 'account.updated', of: foreign, deleted: false },
    { type: 'device.updated', of: 'tablet', state: 'enabled' },
    { type: 'account.updated', of: foreign, deleted: false },
  ]);
  expect(merchant.events).toEqual([]);
});

test('a device that goes silent or is back is told', async () => {
  const { clock, settings, store, fanout } = desk;
  await desk.credit({ amount: '200.00', utr: '532100000001' });
  const listeningSince = clock.now();
  clock.advance(3_600_000);
  // Connected after the hour has passed, so that the connection does not count as silent too.
  const supplier = await (await scene.start(desk)).signedIn('supplier');
  await supplier.send('subscribe', { topics: ['accounts'] });
  const publish = (events: Parameters<typeof fanout.publish>[0]) => fanout.publish(events);
  const parts = { store, clock, settings: settings.reader(store.db), publish, listeningSince };
  const heard = (count: number) => expect.poll(() => supplier.events.length, { timeout: 10_000 }).toBe(count);
  await watchDevices(parts);
  await heard(1);
  await desk.credit({ amount: '200.00', utr: '532100000002' });
  await watchDevices(parts);
  await heard(2);
  const told = { type: 'device.updated', of: desk.phone.monitorId, state: 'enabled' };
  expect(supplier.events.map(facts)).toEqual([told, told]);
});

test('a deleted account is told as deleted', async () => {
  const { signedIn } = await scene.start(desk);
  const admin = await signedIn('admin');
  await admin.send('subscribe', { topics: ['accounts'] });
  const token = await desk.signIn('superAdmin');
  const session = { token, token2: await desk.signInSecondLevel(token) };
  const answer = await desk.post('/v1.0/resource/delete', { resourceId: desk.foreign }, session);
  expect(answer.code, answer.msg).toBe(200);
  await admin.find(({ data }) => data?.type === 'account.updated');
  expect(admin.events.map(facts)).toEqual([{ type: 'account.updated', of: desk.foreign, deleted: true }]);
});
