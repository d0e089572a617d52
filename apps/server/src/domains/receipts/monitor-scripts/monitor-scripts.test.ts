import { createHash } from 'node:crypto';
import { errorCodes, signDeviceRequest } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../../../testing/account-desk.ts';
import { addTestDevice, type TestDevice } from '../../../testing/test-device.ts';
import { monitorDevices } from '../monitor-devices/monitor-devices.table.ts';
import type { MonitorDeviceRow } from '../monitor-devices/monitor-devices.types.ts';
import type { MonitorScriptRow, MonitorScriptVersionRow, WantedScript } from './monitor-scripts.types.ts';

let desk: AccountDesk;
let boss: { readonly token: string; readonly token2: string };
let phone: TestDevice;
beforeEach(async () => {
  desk = await openAccountDesk();
  const token = await desk.signIn('superAdmin');
  boss = { token, token2: await desk.signInSecondLevel(token) };
  phone = await addTestDevice(desk, { monitorId: 'phone-07' });
});
afterEach(() => desk.close());

const checksumOf = (content: string) => createHash('sha256').update(content).digest('hex');
const post = <Data = MonitorScriptRow>(verb: string, body: object) =>
  desk.post<Data>(`/v1.0/monitorScript/${verb}`, body, boss);
const read = async <Data>(path: string) => (await desk.get<Data>(`/v1.0/${path}`, boss)).data;
const add = async (name = 'Forwarder', more: object = {}) =>
  (await post('add', { name, kind: 'sms', ...more })).data;
const versionsOf = async (scriptId: string) =>
  (await read<{ list: MonitorScriptVersionRow[] }>(`monitorScript/getVersions?scriptId=${scriptId}`)).list;

async function upload(scriptId: string, content: BlobPart, note = 'A change') {
  const form = new FormData();
  form.set('scriptId', scriptId);
  form.set('note', note);
  form.set('file', new Blob([content]), 'script.js');
  const init = { method: 'POST', headers: { ...boss, 'accept-language': 'en-US' }, body: form };
  const response = await desk.hono.request('/v1.0/monitorScript/addVersion', init);
  return (await response.json()) as { code: number; data: MonitorScriptVersionRow };
}
const live = async (scriptId: string, content: string, rollOut: object = {}) => {
  const { data } = await upload(scriptId, content);
  await post('goLive', { versionId: data.id, ...rollOut });
  return data;
};

interface Fetched {
  readonly status: number;
  readonly etag: string | null;
  readonly script: (WantedScript & { content: string }) | null | undefined;
}
/** Fetches as a device does, with a signature over an empty body. */
async function fetchScript(device = phone, headers: Record<string, string> = {}): Promise<Fetched> {
  const signed = signDeviceRequest(device, '', desk.clock.now().getTime());
  const response = await desk.hono.request('/v1.0/monitor/script', { headers: { ...signed, ...headers } });
  const text = await response.text();
  const { data } = (text === '' ? {} : JSON.parse(text)) as { data?: { script: Fetched['script'] } };
  return { status: response.status, etag: response.headers.get('etag'), script: data?.script };
}
const beat = async (content?: string, device = phone) => {
  const body = content === undefined ? {} : { scriptChecksum: checksumOf(content) };
  return (await device.send<{ script: WantedScript | null }>('/v1.0/monitor/heartbeat', body)).data.script;
};
const devices = (filter: string) =>
  read<{ list: MonitorDeviceRow[]; total: number }>(`monitorDevice/getList?${filter}`);
const rowOf = async (monitorId = 'phone-07') => (await devices(`monitorId=${monitorId}`)).list[0];

describe('a version', () => {
  test('never changes: it has a number, a checksum, a note and an author', async () => {
    const { id } = await add();
    const first = await upload(id, 'one', ' First ');
    const { data } = await upload(id, 'two');
    expect(data).toMatchObject({ version: 2, checksum: checksumOf('two'), sizeBytes: 3, isLive: false });
    expect(await versionsOf(id)).toMatchObject([
      { version: 2, note: 'A change', author: 'superadmin', wentLiveBy: null },
      { version: 1, note: 'First', author: 'superadmin' },
    ]);
    expect(await read(`monitorScript/getVersion?versionId=${first.data.id}`)).toMatchObject({
      content: 'one',
    });
    expect(await desk.lastAudit()).toMatchObject({ after: { version: 2, checksum: checksumOf('two') } });
  });

  test('says who put it live, also by bringing it back', async () => {
    const { id } = await add();
    await live(id, 'one');
    await live(id, 'two');
    const wentLiveAt = desk.clock.now().toISOString();
    desk.clock.advance(60_000);
    await post('bringBack', { scriptId: id });
    expect(await versionsOf(id)).toMatchObject([
      { wentLiveBy: 'superadmin', wentLiveAt },
      { wentLiveBy: 'superadmin', wentLiveAt: desk.clock.now().toISOString() },
    ]);
  });

  test.each([
    ['an empty file', ' \n'],
    ['bytes that are no UTF-8', new Uint8Array([0x61, 0xff])],
    ['a NUL', 'a\u0000b'],
  ])('is not made of %s', async (_what, content) => {
    const { id } = await add();
    expect((await upload(id, content)).code).toBe(errorCodes.scriptInvalid);
  });

  test('has at most 1 MiB, and no byte order mark', async () => {
    const { id } = await add();
    const content = 'x'.repeat(1_048_576);
    expect((await upload(id, `${content}y`)).code).toBe(errorCodes.payloadTooLarge);
    expect((await upload(id, content)).data.sizeBytes).toBe(1_048_576);
    const run = 'run("₹")';
    await live(id, `\ufeff${run}`);
    expect((await fetchScript()).script).toMatchObject({ content: run, checksum: checksumOf(run) });
  });
});

describe('a device', () => {
  test('is told the live version of the default script of its kind, fetches it and reports it', async () => {
    expect(await beat()).toBeNull();
    expect((await fetchScript()).script).toBeNull();
    const { id } = await add();
    expect(await beat()).toBeNull();
    const { id: versionId } = await live(id, 'one');
    const wanted = { scriptId: id, name: 'Forwarder', versionId, version: 1, checksum: checksumOf('one') };
    expect(await beat()).toEqual(wanted);
    expect((await fetchScript()).script).toEqual({ ...wanted, content: 'one' });
    expect(await rowOf()).toMatchObject({ scriptState: 'lagging', runningVersion: null });
    const at = desk.clock.now().toISOString();
    await beat('one');
    desk.clock.advance(60_000);
    await beat('one');
    expect(await rowOf()).toMatchObject({
      script: wanted,
      scriptState: 'current',
      runningVersion: 1,
      runningChecksum: checksumOf('one'),
      scriptReportedAt: at,
    });
  });

  test('gets the content once: with its tag the answer is 304 and empty, until the version changes', async () => {
    const { id } = await add();
    await live(id, 'one');
    const { etag } = await fetchScript();
    const again = { 'if-none-match': etag ?? '' };
    expect(await fetchScript(phone, again)).toEqual({ status: 304, etag, script: undefined });
    await live(id, 'two');
    expect(await fetchScript(phone, again)).toMatchObject({ status: 200, script: { content: 'two' } });
  });

  test('that is not the signer, is late or is disabled gets nothing', async () => {
    const { id } = await add();
    await live(id, 'one');
    const get = async (headers: Record<string, string>) => {
      const response = await desk.hono.request('/v1.0/monitor/script', { headers });
      return ((await response.json()) as { code: number }).code;
    };
    const now = desk.clock.now().getTime();
    expect(await get({})).toBe(errorCodes.deviceUnauthorized);
    expect(await get({ token: boss.token })).toBe(errorCodes.deviceUnauthorized);
    expect(await get(signDeviceRequest(phone, '{}', now))).toBe(errorCodes.deviceUnauthorized);
    expect(await get(signDeviceRequest(phone, '', now - 301_000))).toBe(errorCodes.deviceUnauthorized);
    await desk.store.db.update(monitorDevices).set({ enabled: false });
    expect(await get(signDeviceRequest(phone, '', now))).toBe(errorCodes.deviceUnauthorized);
  });

  test('with a script of its own runs that one; of another kind it may not have it', async () => {
    const { id: usual } = await add();
    await live(usual, 'one');
    const { id: own } = await add('For the north');
    await live(own, 'north');
    expect(await beat()).toMatchObject({ name: 'Forwarder' });
    expect((await post('assign', { scriptId: own, monitorIds: ['phone-07'] })).data).toEqual({
      changedCount: 1,
    });
    expect(await beat()).toMatchObject({ name: 'For the north' });
    const { id: web } = await add('Pages', { kind: 'web' });
    const refused = await post('assign', { scriptId: web, monitorIds: ['phone-07'] });
    expect(refused.code).toBe(errorCodes.scriptKindDiffers);
    const unknown = await post('assign', { scriptId: own, monitorIds: ['phone-07', 'phone-99'] });
    expect(unknown.code).toBe(errorCodes.monitorNotFound);
    await post('assign', { scriptId: null, monitorIds: ['phone-07'] });
    expect(await beat()).toMatchObject({ name: 'Forwarder' });
  });

  test('that reports an older or unknown content lags, and is found by it', async () => {
    const { id } = await add();
    await live(id, 'one');
    await live(id, 'two');
    await beat('one');
    expect(await rowOf()).toMatchObject({
      scriptState: 'lagging',
      runningVersion: 1,
      script: { version: 2 },
    });
    await addTestDevice(desk, { monitorId: 'phone-08' }).then((other) => beat('my own', other));
    expect(await rowOf('phone-08')).toMatchObject({ scriptState: 'lagging', runningVersion: null });
    const lagging = await devices(`scriptId=${id}&scriptState=lagging`);
    expect([lagging.total, lagging.list.map(({ monitorId }) => monitorId).sort()]).toEqual([
      2,
      ['phone-07', 'phone-08'],
    ]);
    expect(await read(`monitorScript/getDevices?scriptId=${id}`)).toMatchObject({
      list: [
        { version: 2, wantedCount: 2, runningCount: 0 },
        { version: 1, wantedCount: 0, runningCount: 1 },
        { version: null, wantedCount: 0, runningCount: 1 },
      ],
    });
    await beat('two');
    expect((await devices(`scriptState=lagging`)).list.map(({ monitorId }) => monitorId)).toEqual([
      'phone-08',
    ]);
    expect(
      (await read<{ list: MonitorScriptRow[] }>('monitorScript/getList?lagging=true')).list,
    ).toMatchObject([{ id, deviceCount: 2, laggingCount: 1 }]);
  });

  test('that is disabled or revoked counts nowhere', async () => {
    const { id } = await add();
    await live(id, 'one');
    await desk.store.db
      .update(monitorDevices)
      .set({ revokedAt: desk.clock.now() })
      .where(eq(monitorDevices.id, 'phone-07'));
    const { list } = await read<{ list: MonitorScriptRow[] }>('monitorScript/getList');
    expect(list).toMatchObject([{ deviceCount: 0, laggingCount: 0 }]);
    expect(await read(`monitorScript/getDevices?scriptId=${id}`)).toEqual({ list: [] });
  });
});

describe('a roll-out', () => {
  const many = 60;
  const open = async () => {
    for (let number = 0; number < many; number += 1)
      await addTestDevice(desk, { monitorId: `many-${number}` });
    const { id } = await add();
    await live(id, 'one');
    return id;
  };
  const wanted = async (version: number) => {
    const { list } = await devices('pageNum=200');
    return new Set(
      list.filter(({ script }) => script?.version === version).map(({ monitorId }) => monitorId),
    );
  };

  test('to a share reaches the same devices every time, a larger one those of a smaller one, as shown before', async () => {
    const id = await open();
    let before = new Set<string>();
    await live(id, 'two', { rollOut: 'share', percent: 0 });
    for (const percent of [0, 10, 50, 90, 100]) {
      const plan = await read<{ deviceCount: number; reachedCount: number }>(
        `monitorScript/getReach?scriptId=${id}&rollOut=share&percent=${percent}`,
      );
      const { data } = await post('setRollOut', { scriptId: id, rollOut: 'share', percent });
      const reached = await wanted(2);
      expect([plan.deviceCount, plan.reachedCount, data.reachedCount]).toEqual([
        many + 1,
        reached.size,
        reached.size,
      ]);
      expect([...before].filter((one) => !reached.has(one))).toEqual([]);
      before = reached;
      expect(reached.size + (await wanted(1)).size).toBe(many + 1);
    }
    expect(before.size).toBe(many + 1);
  });

  test('to half of many devices reaches about half', async () => {
    const id = await open();
    const { reachedCount } = await read<{ reachedCount: number }>(
      `monitorScript/getReach?scriptId=${id}&rollOut=share&percent=50`,
    );
    expect(reachedCount).toBeGreaterThan(many / 4);
    expect(reachedCount).toBeLessThan((many * 3) / 4);
  });

  test('to named devices reaches those; the others stay at the version before', async () => {
    const id = await open();
    await live(id, 'two', { rollOut: 'named', monitorIds: ['many-1', 'phone-07'] });
    expect(await wanted(2)).toEqual(new Set(['many-1', 'phone-07']));
    expect((await wanted(1)).size).toBe(many - 1);
    const plan = { scriptId: id, rollOut: 'named', monitorIds: ['many-999'] };
    expect((await post('setRollOut', plan)).code).toBe(errorCodes.monitorNotFound);
    const late = { ...plan, monitorIds: ['many-1'], liveVersionId: id };
    expect((await post('setRollOut', late)).code).toBe(errorCodes.conflict);
  });

  test('without its share or its devices is refused', async () => {
    const { id } = await add();
    for (const rollOut of ['share', 'named']) {
      const answer = await post<{ issues: object[] }>('setRollOut', { scriptId: id, rollOut });
      expect([answer.status, answer.code]).toEqual([400, errorCodes.validationFailed]);
    }
    expect((await post('setRollOut', { scriptId: id, rollOut: 'all' })).code).toBe(errorCodes.scriptNotLive);
  });

  test('that is partial leaves the version of all devices as the one to bring back', async () => {
    const { id } = await add();
    await live(id, 'one');
    expect((await post('bringBack', { scriptId: id })).code).toBe(errorCodes.scriptNotLive);
    await live(id, 'two', { rollOut: 'share', percent: 0 });
    await live(id, 'three', { rollOut: 'share', percent: 0 });
    expect(await beat()).toMatchObject({ version: 1 });
    const { data } = await post('bringBack', { scriptId: id });
    expect(data).toMatchObject({ liveVersion: 1, previousVersion: 3, rollOut: 'all', percent: null });
    expect((await post('bringBack', { scriptId: id, version: 1 })).code).toBe(errorCodes.conflict);
    expect(await beat()).toMatchObject({ version: 1 });
    const again = await post('bringBack', { scriptId: id });
    expect(again.data).toMatchObject({ liveVersion: 3, previousVersion: 1 });
    expect(await beat()).toMatchObject({ version: 3 });
  });
});

describe('the default of a kind', () => {
  test('is the first script, until another takes its place', async () => {
    const first = await add();
    const second = await add('Second');
    expect([first.isDefault, second.isDefault]).toEqual([true, false]);
    expect((await add('Pages', { kind: 'web' })).isDefault).toBe(true);
    expect((await post('update', { scriptId: second.id, isDefault: true })).data.isDefault).toBe(true);
    const { list } = await read<{ list: MonitorScriptRow[] }>('monitorScript/getList?kind=sms');
    expect(list.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Forwarder', false],
      ['Second', true],
    ]);
  });

  test('is one, however many take its place at once', async () => {
    const scripts = [await add(), await add('Second'), await add('Third')];
    const answers = await Promise.all(
      scripts.map(({ id }) => post('update', { scriptId: id, isDefault: true })),
    );
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    const { list } = await read<{ list: MonitorScriptRow[] }>('monitorScript/getList');
    expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

test('names are unique in any case, and superAdmin alone changes scripts', async () => {
  const { id } = await add();
  expect((await post('add', { name: 'FORWARDER', kind: 'web' })).code).toBe(errorCodes.scriptExists);
  const maintenance = await desk.signIn('technicalMaintenance');
  expect((await desk.get('/v1.0/monitorScript/getList', { token: maintenance })).code).toBe(200);
  const refused = await desk.post('/v1.0/monitorScript/bringBack', { scriptId: id }, { token: maintenance });
  expect(refused.code).toBe(errorCodes.forbidden);
  const admin = await desk.signIn('admin');
  expect((await desk.get('/v1.0/monitorScript/getList', { token: admin })).code).toBe(errorCodes.forbidden);
});
