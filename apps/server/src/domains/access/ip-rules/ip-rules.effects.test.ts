import { errorCodes, type Output, signDeviceRequest, signOrder } from '@platform/sdk';
import { and, desc, eq, exists } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rulesChanged } from '../../../kit/live/live-snapshot.ts';
import type { Role } from '../../../kit/operation/context.ts';
import { allowSomeProducts, HubScene } from '../../../testing/hub-scene.ts';
import { type People, peopleOf } from '../../../testing/people.ts';
import { accountOf, createTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { addTestDevice, type TestDevice } from '../../../testing/test-device.ts';
import { orderEvents, orders as orderTable } from '../../orders/orders/orders.table.ts';
import { auditRecords } from '../audit/audit.table.ts';
import { sessions } from '../session/session.table.ts';
import { IpRuleExpiry } from './ip-rules.jobs.ts';
import { allowedNetworks } from './ip-rules.service.ts';
import { ipRules } from './ip-rules.table.ts';

const inside = '198.51.100.9';
const outside = '203.0.113.9';
const elsewhere = '192.0.2.50';
/** Where the superAdmin who changes the rules is. */
const own = '127.0.0.1';
const networks = ['198.51.100.0/24'];

type Preview = Output<'ipRules.preview'>;
let app: TestApp;
let people: People;
let device: TestDevice;
const scene = new HubScene();
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: [own] });
  people = peopleOf(app);
  await allowSomeProducts(app);
  device = await addTestDevice(app, { monitorId: 'MON-RULES' });
});
beforeEach(async () => {
  await app.store.db.delete(ipRules);
  await app.store.db.delete(sessions).where(eq(sessions.userId, app.ids.technicalSupport));
  app.fanout.publish([rulesChanged(allowedNetworks)]);
});
afterEach(() => scene.end());
afterAll(() => app.close());

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const tokenFrom = async (role: Role, ip: string) => {
  const body = { userName: accountOf[role], password: testPassword };
  return (await app.post<{ token: string }>('/v1.0/user/login', body, from(ip))).data.token;
};
const info = (token: string, ip: string) => app.post('/v1.0/user/getInfo', {}, { token, ...from(ip) });
const save = (body: object) =>
  people.call<{ saved: string[]; endedSessionCount: number }>('superAdmin', 'ipRule/save', body);
const remove = (body: object) =>
  people.call<{ endedSessionCount: number }>('superAdmin', 'ipRule/remove', body);
const preview = async (body: object) =>
  (await people.call<Preview>('superAdmin', 'ipRule/preview', body)).data;
const allow = async (body: object) => {
  expect((await save(body)).code).toBe(errorCodes.success);
};
const rulesOf = async () => {
  const rows = await app.store.db.select().from(ipRules).orderBy(ipRules.network);
  return rows.map(({ id, network, enabled }) => ({ id, network, enabled }));
};
const support = { kind: 'role', role: 'technicalSupport' };

describe('the preview names the callers that a rule would refuse', () => {
  let orders = 0;
  const createFrom = async (ip: string) => {
    orders += 1;
    const order = {
      ...{ mchId: app.mchId, productId: 1008, mchOrderNo: `CALLER${orders}`, amount: 50_000 },
      notifyUrl: 'https://merchant.example/n',
    };
    const answer = await app.post('/v1.0/api/order/create', signOrder(order, app.signingKey), from(ip));
    expect(answer.code).toBe(errorCodes.success);
  };
  const callersOf = async (body: object) =>
    (await preview(body)).callers.map(({ kind, id, ip }) => `${kind} ${id} ${ip}`).sort();

  it('merchants, by the addresses of their last orders', async () => {
    await createFrom(outside);
    await createFrom(outside);
    await createFrom(inside);
    const seen = await preview({ kind: 'merchants', networks });
    expect(seen).toMatchObject({ sessionCount: 0, callerCount: 1 });
    expect(seen.refusedOrders).toBeNull();
    const ordersOf = async () =>
      (await preview({ kind: 'merchants', networks, withOrders: true })).refusedOrders;
    expect(await ordersOf()).toEqual({ orderCount: 2, goodCount: 0, badCount: 0 });
    const isFrom = exists(
      app.store.db
        .select()
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, orderTable.id), eq(orderEvents.ip, outside))),
    );
    await app.store.db.update(orderTable).set({ mark: 4 }).where(isFrom);
    expect(await ordersOf()).toEqual({ orderCount: 2, goodCount: 0, badCount: 2 });
    expect(seen.callers).toEqual([
      { kind: 'merchant', id: app.mchId, name: expect.any(String), ip: outside, lastAt: expect.any(String) },
    ]);
    expect(await callersOf({ kind: 'merchant', account: 'merchant', networks: [outside] })).toEqual([
      `merchant ${app.mchId} ${inside}`,
    ]);
    expect(await callersOf({ kind: 'merchants', networks: [inside, outside] })).toEqual([]);
    expect(await callersOf({ kind: 'merchants', networks, enabled: false })).toEqual([]);
    expect(await callersOf({ kind: 'role', role: 'merchant', networks })).toEqual([]);
  });

  it('and not by addresses of more than 30 days ago', async () => {
    app.clock.advance(31 * 86_400_000);
    expect(await callersOf({ kind: 'merchants', networks: [elsewhere] })).toEqual([]);
  });

  it('devices, by the address of their last report', async () => {
    const text = JSON.stringify({});
    const beat = async (ip: string) => {
      const signed = signDeviceRequest(device, text, app.clock.now().getTime());
      await app.post('/v1.0/monitor/heartbeat', text, { headers: { ...signed, ...from(ip).headers } });
      app.clock.advance(10_000);
    };
    await beat(inside);
    expect(await callersOf({ kind: 'devices', networks })).toEqual([]);
    await beat(outside);
    expect(await callersOf({ kind: 'devices', networks })).toEqual([`device MON-RULES ${outside}`]);
  });
});

describe('several rules', () => {
  it('are enabled as one change, which spares sessions that any of them allows', async () => {
    await allow({ ...support, networks: [inside, elsewhere], enabled: false });
    const [first, second, third] = [
      await tokenFrom('technicalSupport', inside),
      await tokenFrom('technicalSupport', elsewhere),
      await tokenFrom('technicalSupport', outside),
    ];
    const ipRuleIds = (await rulesOf()).map(({ id }) => id);
    const body = { ipRuleIds, enabled: true };
    expect(await preview(body)).toMatchObject({
      ...{ shutsOutCaller: false, sessionCount: 1 },
      sessions: [{ account: 'techsupport', ip: outside }],
    });
    expect((await rulesOf()).map(({ enabled }) => enabled)).toEqual([false, false]);
    expect((await save(body)).data).toMatchObject({ endedSessionCount: 1 });
    expect((await info(first, inside)).code).toBe(errorCodes.success);
    expect((await info(second, elsewhere)).code).toBe(errorCodes.success);
    expect((await info(third, outside)).code).toBe(errorCodes.sessionExpired);
  });

  it('are removed as one change: without its last rule a subject may come from anywhere', async () => {
    await allow({ ...support, networks: [inside, elsewhere] });
    const token = await tokenFrom('technicalSupport', inside);
    const rules = await rulesOf();
    const [kept, gone] = [rules.map(({ id }) => id), rules.slice(1).map(({ id }) => id)];
    expect(await preview({ ipRuleIds: kept, remove: true })).toMatchObject({ sessionCount: 0 });
    expect(await preview({ ipRuleIds: gone, remove: true })).toMatchObject({ sessionCount: 1 });
    expect((await remove({ ipRuleIds: kept })).data).toMatchObject({ id: null, endedSessionCount: 0 });
    expect(await rulesOf()).toEqual([]);
    expect((await info(token, outside)).code).toBe(errorCodes.success);
  });

  it('change for several subjects together, each with its record on the audit trail', async () => {
    await allow({ ...support, networks });
    await allow({ kind: 'devices', networks });
    const ipRuleIds = (await rulesOf()).map(({ id }) => id);
    expect((await save({ ipRuleIds, enabled: false })).code).toBe(errorCodes.success);
    for (const id of ipRuleIds) {
      const [last] = await app.store.db
        .select()
        .from(auditRecords)
        .where(eq(auditRecords.objectId, id))
        .orderBy(desc(auditRecords.id))
        .limit(1);
      expect(last).toMatchObject({ operation: 'ipRules.save', after: { enabled: false } });
    }
  });

  it('that would shut out their author are refused, all of them', async () => {
    await allow({ ...support, networks, enabled: false });
    await allow({ kind: 'role', role: 'superAdmin', networks, enabled: false });
    const ipRuleIds = (await rulesOf()).map(({ id }) => id);
    expect(await preview({ ipRuleIds, enabled: true })).toMatchObject({ shutsOutCaller: true });
    expect((await save({ ipRuleIds, enabled: true })).code).toBe(errorCodes.ownAddressNotAllowed);
    expect((await rulesOf()).map(({ enabled }) => enabled)).toEqual([false, false]);
    await allow({ kind: 'role', role: 'superAdmin', networks: [own] });
    const all = await rulesOf();
    const ownRule = all.filter(({ network }) => network === own).map(({ id }) => id);
    await allow({ ipRuleIds: all.map(({ id }) => id), enabled: true });
    expect((await remove({ ipRuleIds: ownRule })).code).toBe(errorCodes.ownAddressNotAllowed);
    expect((await remove({ ipRuleIds: all.map(({ id }) => id) })).code).toBe(errorCodes.success);
  });

  it.each([
    [{ note: 'x', enabled: true }, errorCodes.validationFailed],
    [{ networks, enabled: true }, errorCodes.validationFailed],
    [{}, errorCodes.validationFailed],
  ])('accept only enabling and removing: %j', async (more, code) => {
    await allow({ ...support, networks });
    const ipRuleIds = (await rulesOf()).map(({ id }) => id);
    expect((await save({ ipRuleIds, ...more })).code).toBe(code);
    const missing = [...ipRuleIds, app.ids.admin];
    expect((await save({ ipRuleIds: missing, enabled: false })).code).toBe(errorCodes.notFound);
    expect((await rulesOf()).map(({ enabled }) => enabled)).toEqual([true]);
  });
});

describe('when an allowing rule expires', () => {
  const inSeconds = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1_000).toISOString();

  it('the sessions that only it allowed end, with their websockets in every process', async () => {
    await allow({ ...support, networks: [inside], expiresAt: inSeconds(60) });
    await allow({ ...support, networks: [elsewhere] });
    const expiry = new IpRuleExpiry({
      ...{ store: app.store, clock: app.clock },
      publish: (events) => app.fanout.publish(events),
    });
    const [ended, kept] = [
      await tokenFrom('technicalSupport', inside),
      await tokenFrom('technicalSupport', elsewhere),
    ];
    const socketIn = async (token: string, ip: string) => {
      const { connect } = await scene.start(app);
      const client = await connect({ 'x-forwarded-for': ip });
      expect((await client.send('unsubscribe', { topics: ['system'] }, token)).code).toBe(200);
      return client;
    };
    // Each in a process of its own; the last one belongs to a session that stays.
    const [one, two] = [await socketIn(ended, inside), await socketIn(ended, inside)];
    const [moved, near] = [await socketIn(kept, inside), await socketIn(kept, elsewhere)];
    await expiry.turn();
    expect((await info(ended, inside)).code).toBe(errorCodes.success);
    const closed = [one.closed(), two.closed(), moved.closed()];
    app.clock.advance(61_000);
    await expiry.turn();
    for (const end of closed) expect(await end).toEqual({ code: 4001, reason: 'sessionEnded' });
    expect((await near.send('ack', {}, kept)).code).toBe(200);
    const [row] = await app.store.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, app.ids.technicalSupport))
      .orderBy(sessions.id)
      .limit(1);
    expect(row).toMatchObject({ ip: inside, revokedReason: 'addressNotAllowed' });
    expect((await info(ended, inside)).code).toBe(errorCodes.sessionExpired);
    expect((await info(kept, elsewhere)).code).toBe(errorCodes.success);
  });

  it('and it was the last one, nobody is cut off', async () => {
    await allow({ ...support, networks: [inside], expiresAt: inSeconds(60) });
    const token = await tokenFrom('technicalSupport', inside);
    const expiry = new IpRuleExpiry({
      ...{ store: app.store, clock: app.clock },
      publish: (events) => app.fanout.publish(events),
    });
    app.clock.advance(61_000);
    await expiry.turn();
    expect((await info(token, inside)).code).toBe(errorCodes.success);
  });
});
