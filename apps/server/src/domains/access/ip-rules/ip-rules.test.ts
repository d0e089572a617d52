import { errorCodes, signDeviceRequest, signOrder } from '@platform/sdk';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rulesChanged } from '../../../kit/live/live-snapshot.ts';
import type { Role } from '../../../kit/operation/context.ts';
import { allowSomeProducts, HubScene } from '../../../testing/hub-scene.ts';
import { type People, peopleOf } from '../../../testing/people.ts';
import { accountOf, createTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { addTestDevice, type TestDevice } from '../../../testing/test-device.ts';
import { auditRecords } from '../audit/audit.table.ts';
import { sessions } from '../session/session.table.ts';
import { updateUser } from '../users/users.service.ts';
import type { ShownIpRule } from './ip-rules.list.ts';
import { allowedNetworks } from './ip-rules.service.ts';
import { ipRules } from './ip-rules.table.ts';

const inside = '198.51.100.9';
const outside = '203.0.113.9';
/** Where the superAdmin who changes the rules is. */
const own = '127.0.0.1';

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
  app.fanout.publish([rulesChanged(allowedNetworks)]);
});
afterEach(() => scene.end());
afterAll(() => app.close());

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const login = (role: Role, ip: string) =>
  app.post<{ token: string }>(
    '/v1.0/user/login',
    { userName: accountOf[role], password: testPassword },
    from(ip),
  );
const info = (token: string, ip: string) => app.post('/v1.0/user/getInfo', {}, { token, ...from(ip) });
const tokenFrom = async (role: Role, ip: string) => (await login(role, ip)).data.token;

type Saved = { saved: string[]; alreadyListed: string[]; endedSessionCount: number };
const save = (body: object, as: Role = 'superAdmin') => people.call<Saved>(as, 'ipRule/save', body);
const allow = async (body: object) => {
  const answer = await save(body);
  expect(answer.code, JSON.stringify(answer)).toBe(errorCodes.success);
  return answer.data;
};
const remove = (ipRuleId: string) => people.call('superAdmin', 'ipRule/remove', { ipRuleId });
const rows = async (query = '') =>
  (await people.read<{ list: ShownIpRule[] }>('technicalMaintenance', `ipRule/getList?${query}`)).data.list;
const idOf = async (query: string) => (await rows(query))[0]?.id ?? '';
const inSeconds = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1_000).toISOString();

let orders = 0;
/** Each way in that a rule can close, from an address. Answers the code. */
const ways: Readonly<Record<string, (ip: string) => Promise<number | undefined>>> = {
  'sign-in': async (ip) => (await login('admin', ip)).code,
  request: async (ip) => (await info(await tokenFrom('admin', inside), ip)).code,
  websocket: async (ip) => {
    const { connect } = await scene.start(app);
    const client = await connect({ 'x-forwarded-for': ip });
    return (await client.send('ack', {}, await tokenFrom('admin', inside))).code;
  },
  'signed call': async (ip) => {
    orders += 1;
    const order = {
      ...{ mchId: app.mchId, productId: 1008, mchOrderNo: `IP${orders}`, amount: 50_000 },
      notifyUrl: 'https://merchant.example/n',
    };
    return (await app.post('/v1.0/api/order/create', signOrder(order, app.signingKey), from(ip))).code;
  },
  'device report': (ip) => sendAsDevice('/v1.0/statement/ingest', { records: [] }, ip),
  'device heartbeat': (ip) => sendAsDevice('/v1.0/monitor/heartbeat', {}, ip),
};
async function sendAsDevice(path: string, body: object, ip: string): Promise<number> {
  const text = JSON.stringify(body);
  const signed = signDeviceRequest(device, text, app.clock.now().getTime());
  const { code } = await app.post(path, text, { headers: { ...signed, ...from(ip).headers } });
  return code === errorCodes.validationFailed ? errorCodes.success : code;
}
const refusedFrom = async (ip: string): Promise<string[]> => {
  const codes: [string, number | undefined][] = [];
  for (const [name, enter] of Object.entries(ways)) codes.push([name, await enter(ip)]);
  for (const [name, code] of codes)
    expect([errorCodes.success, errorCodes.ipNotAllowed], `${name}: ${code}`).toContain(code);
  return codes.filter(([, code]) => code === errorCodes.ipNotAllowed).map(([name]) => name);
};

const ofAccount = ['sign-in', 'request', 'websocket'];
const networks = ['198.51.100.0/24'];
const subjects: [subject: object, closed: string[]][] = [
  [{ kind: 'role', role: 'admin' }, ofAccount],
  [{ kind: 'account', account: 'ADMIN' }, ofAccount],
  [{ kind: 'role', role: 'customerService' }, []],
  [{ kind: 'account', account: 'service' }, []],
  [{ kind: 'merchants' }, ['signed call']],
  [{ kind: 'merchant', account: 'merchant' }, ['signed call']],
  [{ kind: 'account', account: 'merchant' }, []],
  [{ kind: 'role', role: 'merchant' }, []],
  [{ kind: 'devices' }, ['device report', 'device heartbeat']],
];
describe.each(subjects)('a rule for %j', (subject, closed) => {
  it(`closes ${closed.join(', ') || 'nothing of others'} to other addresses`, async () => {
    expect(await refusedFrom(outside)).toEqual([]);
    await allow({ ...subject, networks });
    expect(await refusedFrom(outside)).toEqual(closed);
    expect(await refusedFrom(inside)).toEqual([]);
    const ipRuleId = await idOf('');
    await allow({ ipRuleId, enabled: false });
    expect(await refusedFrom(outside)).toEqual([]);
  });
});

describe('the addresses of a rule', () => {
  it.each<[network: string, kept: string, address: string, allowed: boolean]>([
    ['198.51.100.77/24', '198.51.100.0/24', '198.51.100.1', true],
    ['198.51.100.0/24', '198.51.100.0/24', '198.51.101.0', false],
    ['::ffff:198.51.100.9', '198.51.100.9', '198.51.100.9', true],
    ['198.51.100.9', '198.51.100.9', '::ffff:198.51.100.9', true],
    ['2001:DB8::/32', '2001:db8::/32', '2001:db8:0:0:1::1', true],
    ['2001:DB8::/32', '2001:db8::/32', '2001:db9::1', false],
    ['0.0.0.0/0', '0.0.0.0/0', '2001:db8::1', false],
    ['0.0.0.0/0', '0.0.0.0/0', outside, true],
  ])('%s are kept as %s, and %s is allowed: %s', async (network, kept, address, allowed) => {
    expect((await allow({ kind: 'role', role: 'admin', networks: [network] })).saved).toEqual([kept]);
    expect((await login('admin', address)).code === errorCodes.success).toBe(allowed);
    expect((await rows(`ip=${encodeURIComponent(kept)}`)).map((row) => row.network)).toEqual([kept]);
  });

  it('are added once for a subject', async () => {
    const subject = { kind: 'role', role: 'admin' };
    expect(await allow({ ...subject, networks: ['198.51.100.0/24', '198.51.100.7/24'] })).toMatchObject({
      saved: ['198.51.100.0/24'],
    });
    expect(await allow({ ...subject, networks: [...networks, outside] })).toMatchObject({
      saved: [outside],
      alreadyListed: networks,
    });
    expect(await allow({ kind: 'devices', networks })).toMatchObject({ saved: networks });
    const ipRuleId = await idOf(`ip=${outside}`);
    expect((await save({ ipRuleId, networks })).code).toBe(errorCodes.conflict);
    expect((await save({ ipRuleId, networks: ['192.0.2.1'] })).data.saved).toEqual(['192.0.2.1']);
  });

  it.each<[body: object, path: string]>([
    [{ networks }, 'kind'],
    [{ kind: 'role', networks }, 'role'],
    [{ kind: 'devices', role: 'admin', networks }, 'role'],
    [{ kind: 'account', networks }, 'account'],
    [{ kind: 'account', account: 'nobody', networks }, 'account'],
    [{ kind: 'merchant', account: 'admin', networks }, 'account'],
    [{ kind: 'devices' }, 'networks'],
    [{ kind: 'devices', networks: ['10.0.0.1', '10.0.0.256'] }, 'networks.1'],
    [{ kind: 'devices', networks, expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  ])('%j is refused at %s', async (body, path) => {
    const answer = await people.call<{ issues: { path: string }[] }>('superAdmin', 'ipRule/save', body);
    expect(answer.code).toBe(errorCodes.validationFailed);
    expect(answer.data.issues.map((issue) => issue.path)).toEqual([path]);
    expect(await rows()).toEqual([]);
  });

  it('of a rule that is there can change, not its subject', async () => {
    await allow({ kind: 'devices', networks });
    const ipRuleId = await idOf('');
    const refusedAt = async (body: object) =>
      (await people.call<{ issues: { path: string }[] }>('superAdmin', 'ipRule/save', { ipRuleId, ...body }))
        .data.issues[0]?.path;
    expect(await refusedAt({ kind: 'merchants' })).toBe('kind');
    expect(await refusedAt({ networks: [inside, outside] })).toBe('networks.1');
    const missing = { ipRuleId: app.ids.admin, enabled: false };
    expect((await save(missing)).code).toBe(errorCodes.notFound);
  });
});

describe('rules that meet', () => {
  it('must all allow an address: those of the role, of the account, and the list of the account', async () => {
    await allow({ kind: 'role', role: 'merchant', networks: ['198.51.100.0/24'] });
    await allow({ kind: 'account', account: 'merchant', networks: [inside, outside] });
    expect((await login('merchant', '198.51.100.1')).code).toBe(errorCodes.ipNotAllowed);
    expect((await login('merchant', outside)).code).toBe(errorCodes.ipNotAllowed);
    expect((await login('merchant', inside)).code).toBe(errorCodes.success);
    const { db } = app.store;
    await updateUser(db, app.ids.merchant, { ipWhitelist: ['192.0.2.1'] }, app.clock.now());
    expect((await login('merchant', inside)).code).toBe(errorCodes.ipNotAllowed);
    await updateUser(db, app.ids.merchant, { ipWhitelist: null }, app.clock.now());
  });

  it('open a subject again when its last rule has expired', async () => {
    await allow({ kind: 'role', role: 'admin', networks: [inside], expiresAt: inSeconds(60) });
    await allow({ kind: 'role', role: 'admin', networks: ['192.0.2.1'], expiresAt: inSeconds(120) });
    expect((await login('admin', inside)).code).toBe(errorCodes.success);
    app.clock.advance(60_000);
    expect((await login('admin', inside)).code).toBe(errorCodes.ipNotAllowed);
    expect((await login('admin', '192.0.2.1')).code).toBe(errorCodes.success);
    expect((await rows('state=expired')).map(({ network }) => network)).toEqual([inside]);
    app.clock.advance(60_000);
    expect((await login('admin', outside)).code).toBe(errorCodes.success);
  });
});

describe('a change', () => {
  it('ends the sessions outside it, and their websockets', async () => {
    const [kept, ended] = [await tokenFrom('admin', inside), await tokenFrom('admin', outside)];
    const other = await tokenFrom('customerService', outside);
    const { connect } = await scene.start(app);
    const socketOf = async (token: string, ip: string) => {
      const client = await connect({ 'x-forwarded-for': ip });
      expect((await client.send('unsubscribe', { topics: ['system'] }, token)).code).toBe(200);
      return client;
    };
    const [near, far, moved] = [
      await socketOf(kept, inside),
      await socketOf(ended, outside),
      // The session is inside, this connection of it is not.
      await socketOf(kept, outside),
    ];
    const closed = [far.closed(), moved.closed()];
    const open = and(eq(sessions.userId, app.ids.admin), eq(sessions.ip, outside));
    const { endedSessionCount } = await allow({ kind: 'role', role: 'admin', networks });
    expect(endedSessionCount).toBeGreaterThanOrEqual(1);
    for (const end of closed) expect(await end).toEqual({ code: 4001, reason: 'sessionEnded' });
    expect((await near.send('ack', {}, kept)).code).toBe(200);
    expect((await info(kept, inside)).code).toBe(errorCodes.success);
    expect((await info(ended, inside)).code).toBe(errorCodes.sessionExpired);
    expect((await info(other, outside)).code).toBe(errorCodes.success);
    const [row] = await app.store.db.select().from(sessions).where(open);
    expect(row?.revokedReason).toBe('addressNotAllowed');
  });

  it('is shown before: the sessions that it would end, and that nothing is stored', async () => {
    const token = await tokenFrom('technicalSupport', outside);
    await tokenFrom('technicalSupport', inside);
    const preview = (body: object) =>
      people.call<Record<string, unknown>>('superAdmin', 'ipRule/preview', body);
    const body = { kind: 'role', role: 'technicalSupport', networks };
    expect((await preview(body)).data).toMatchObject({
      ...{ ip: own, shutsOutCaller: false, sessionCount: 1 },
      sessions: [{ account: 'techsupport', role: 'technicalSupport', ip: outside }],
    });
    expect((await preview({ ...body, enabled: false })).data).toMatchObject({ sessionCount: 0 });
    expect((await preview({ kind: 'devices', networks })).data).toMatchObject({ sessionCount: 0 });
    expect((await preview({ ...body, role: 'superAdmin' })).data).toMatchObject({ shutsOutCaller: true });
    expect(await rows()).toEqual([]);
    expect((await info(token, outside)).code).toBe(errorCodes.success);
    await allow({ ...body, networks: [outside, inside] });
    const ipRuleId = await idOf(`ip=${outside}`);
    expect((await preview({ ipRuleId, remove: true })).data).toMatchObject({ sessionCount: 1 });
  });

  it.each([
    ['role', { kind: 'role', role: 'superAdmin' }],
    ['account', { kind: 'account', account: 'superadmin' }],
  ])('that shuts out its author by the rules of its %s is refused', async (_kind, subject) => {
    const refusal = await save({ ...subject, networks });
    expect(refusal.code).toBe(errorCodes.ownAddressNotAllowed);
    expect(refusal.msg).toContain(own);
    expect(await rows()).toEqual([]);
    await allow({ ...subject, networks: [own, inside] });
    const ipRuleId = await idOf(`ip=${own}`);
    for (const change of [{ enabled: false }, { networks: [outside] }])
      expect((await save({ ipRuleId, ...change })).code).toBe(errorCodes.ownAddressNotAllowed);
    expect((await remove(ipRuleId)).code).toBe(errorCodes.ownAddressNotAllowed);
    expect(await rows()).toHaveLength(2);
    // The last rule may go: then any address is allowed.
    expect((await remove(await idOf(`ip=${inside}`))).code).toBe(errorCodes.success);
    expect((await remove(ipRuleId)).code).toBe(errorCodes.success);
    expect((await login('superAdmin', outside)).code).toBe(errorCodes.success);
  });

  it('keeps the session of its author, who has moved since signing in', async () => {
    const token = await tokenFrom('superAdmin', outside);
    const token2 = await app.signInSecondLevel(token);
    const answer = await app.post(
      '/v1.0/ipRule/save',
      { kind: 'account', account: 'superadmin', networks: [inside, own] },
      { token, token2, ...from(inside) },
    );
    expect(answer.code).toBe(errorCodes.success);
    expect((await info(token, inside)).code).toBe(errorCodes.success);
    expect((await info(token, outside)).code).toBe(errorCodes.ipNotAllowed);
  });

  it('is on the audit trail with the facts before and after', async () => {
    await allow({ kind: 'account', account: 'admin', networks, note: ' Office ' });
    const ipRuleId = await idOf('');
    await allow({ ipRuleId, enabled: false });
    await remove(ipRuleId);
    const records = await app.store.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.objectId, ipRuleId))
      .orderBy(auditRecords.createdAt, auditRecords.id);
    const facts = { kind: 'account', userId: app.ids.admin, network: networks[0], note: 'Office' };
    expect(records).toMatchObject([
      { operation: 'ipRules.save', after: { ...facts, account: 'admin', enabled: true } },
      { operation: 'ipRules.save', before: { ...facts, enabled: true }, after: { enabled: false } },
      { operation: 'ipRules.remove', objectType: 'ipRule', before: { ...facts, enabled: false } },
    ]);
  });

  it('is made by superAdmins with the second level only', async () => {
    const body = { kind: 'devices', networks };
    for (const role of ['admin', 'technicalMaintenance', 'customerService', 'merchant'] as const)
      expect((await save(body, role)).code).toBe(errorCodes.forbidden);
    const token = await app.signIn('superAdmin');
    expect((await app.post('/v1.0/ipRule/save', body, { token })).code).toBe(errorCodes.secondLevelRequired);
    expect((await people.read('admin', 'ipRule/getList')).code).toBe(errorCodes.forbidden);
  });
});

it('rules are found by subject, state, note and address', async () => {
  await allow({ kind: 'role', role: 'admin', networks, note: 'Office' });
  await allow({ kind: 'account', account: 'admin', networks: ['198.51.100.0/25'], enabled: false });
  await allow({ kind: 'devices', networks: [outside], note: 'Phones' });
  const found = async (query: string) => (await rows(query)).map(({ kind }) => kind).sort();
  expect(await found('kind=devices')).toEqual(['devices']);
  expect(await found('role=admin')).toEqual(['role']);
  expect(await found('account=ADMIN')).toEqual(['account']);
  expect(await found('state=disabled')).toEqual(['account']);
  expect(await found('state=active')).toEqual(['devices', 'role']);
  expect(await found('note=off')).toEqual(['role']);
  expect(await found('ip=198.51.100.1')).toEqual(['account', 'role']);
  expect(await found('ip=198.51.100.200')).toEqual(['role']);
  expect(await rows('kind=account')).toMatchObject([
    { account: 'admin', nickname: 'admin', role: null, createdBy: 'superadmin', note: '' },
  ]);
});
