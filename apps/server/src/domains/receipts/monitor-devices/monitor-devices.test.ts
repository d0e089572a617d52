import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeskDevice, openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { resources } from '../../orders/resources/resources.table.ts';
import { monitorDevices } from './monitor-devices.table.ts';
import type { MonitorDeviceRow } from './monitor-devices.types.ts';

type Session = { readonly token: string; readonly token2?: string };

let desk: StatementDesk;
let boss: Session;
let supplier: Session;
let number = 0;
beforeAll(async () => {
  desk = await openStatementDesk();
  const signIn = async (role: 'superAdmin' | 'supplier') => {
    const token = await desk.signIn(role);
    return { token, token2: await desk.signInSecondLevel(token) };
  };
  [boss, supplier] = [await signIn('superAdmin'), await signIn('supplier')];
});
afterAll(() => desk.close());

const call = <Data = MonitorDeviceRow>(verb: string, body: object, session = boss) =>
  desk.post<Data>(`/v1.0/monitorDevice/${verb}`, body, session);
const add = async (body: object = {}, session = boss): Promise<DeskDevice> => {
  number += 1;
  const given = { monitorId: `device-${number}`, name: `Device ${number}`, kind: 'sms', ...body };
  const { code, msg, data } = await call<DeskDevice>('add', given, session);
  if (code !== errorCodes.success) throw new Error(`${code} ${msg}`);
  return data;
};
const reports = async (device: DeskDevice): Promise<boolean> =>
  desk.report([desk.sms('hello')], device).then(
    () => true,
    () => false,
  );
const watcherOf = async (resourceId: string) => {
  const [row] = await desk.store.db.select().from(resources).where(eq(resources.id, resourceId));
  return row?.monitorId;
};

describe('a device', () => {
  test('reports with the credentials shown when it was added, which cannot be read again', async () => {
    const device = await add();
    expect(await reports(device)).toBe(true);
    const [row] = await desk.store.db
      .select()
      .from(monitorDevices)
      .where(eq(monitorDevices.id, device.monitorId));
    expect(JSON.stringify(row)).not.toContain(device.token);
    expect(JSON.stringify(row)).not.toContain(device.secret);
    const audit = JSON.stringify(await desk.lastAudit());
    for (const secret of [device.token, device.secret]) {
      expect(audit).not.toContain(secret);
      expect(desk.logLines.join('')).not.toContain(secret);
    }
  });

  test('has a unique id, which stays taken after it is revoked', async () => {
    const { monitorId } = await add();
    const again = { monitorId, name: 'again', kind: 'sms' };
    expect((await call('add', again)).code).toBe(errorCodes.monitorExists);
    await call('revoke', { monitorId });
    expect((await call('add', again)).code).toBe(errorCodes.monitorExists);
  });

  test.each(['-begins', 'has space', '<b>', 'ü', 'x'.repeat(65)])('cannot be named %s', async (monitorId) => {
    expect((await call('add', { monitorId, name: 'n', kind: 'sms' })).status).toBe(400);
  });

  test('is refused while disabled, and works again when enabled', async () => {
    const device = await add();
    const { monitorId } = device;
    const { data } = await call('update', { monitorId, enabled: false, name: 'Renamed' });
    expect(data).toMatchObject({ state: 'disabled', name: 'Renamed' });
    expect(await reports(device)).toBe(false);
    await call('update', { monitorId, enabled: true });
    expect(await reports(device)).toBe(true);
  });

  test('is refused with its old credentials after a rotation', async () => {
    const device = await add();
    const { data } = await call<DeskDevice>('rotateToken', { monitorId: device.monitorId });
    expect([await reports(device), await reports(data)]).toEqual([false, true]);
    expect(await reports({ ...data, secret: device.secret })).toBe(false);
  });

  test('that is revoked is refused for good and watches no account', async () => {
    const device = await add({ resourceIds: [desk.own] });
    const { monitorId } = device;
    expect(await watcherOf(desk.own)).toBe(monitorId);
    expect((await call('revoke', { monitorId })).data).toMatchObject({ state: 'revoked', accounts: [] });
    expect(await reports(device)).toBe(false);
    expect(await watcherOf(desk.own)).toBeNull();
    for (const verb of ['update', 'rotateToken', 'revoke']) {
      expect((await call(verb, { monitorId })).code).toBe(errorCodes.monitorRevoked);
    }
  });

  test('takes over an account from the device that watched it before', async () => {
    const [first, second] = [await add({ resourceIds: [desk.own] }), await add()];
    const { data } = await call('update', { monitorId: second.monitorId, resourceIds: [desk.own] });
    expect(data.accounts.map(({ id }) => id)).toEqual([desk.own]);
    expect(await watcherOf(desk.own)).toBe(second.monitorId);
    const { data: left } = await call('update', { monitorId: first.monitorId, resourceIds: [] });
    expect(left.accounts).toEqual([]);
    expect(await watcherOf(desk.own)).toBe(second.monitorId);
  });
});

describe('AllowOneMonitorAccountMoreUser', () => {
  const both = () => ({ resourceIds: [desk.own, desk.foreign] });

  test('off: a device watches accounts of one supplier, or of its owner if it has one', async () => {
    number += 1;
    const device = { monitorId: `shared-${number}`, name: 'n', kind: 'sms' };
    expect((await call('add', { ...device, ...both() })).code).toBe(errorCodes.monitorSharedRefused);
    const foreign = { supplierId: desk.ids.supplierId, resourceIds: [desk.foreign] };
    expect((await call('add', { ...device, ...foreign })).code).toBe(errorCodes.monitorSharedRefused);
    const { monitorId } = await add({ resourceIds: [desk.foreign] });
    expect((await call('update', { monitorId, ...both() })).code).toBe(errorCodes.monitorSharedRefused);
  });

  test('on: a device watches accounts of several suppliers', async () => {
    await desk.set('AllowOneMonitorAccountMoreUser', true);
    const { monitorId } = await add(both());
    expect([await watcherOf(desk.own), await watcherOf(desk.foreign)]).toEqual([monitorId, monitorId]);
    await desk.set('AllowOneMonitorAccountMoreUser', false);
  });
});

describe('a supplier', () => {
  test('adds its own devices, for its own accounts only', async () => {
    const { monitorId } = await add({ resourceIds: [desk.own] }, supplier);
    const { data } = await desk.get<{ list: MonitorDeviceRow[]; total: number }>(
      '/v1.0/monitorDevice/getList?pageNum=200',
      supplier,
    );
    expect(new Set(data.list.map(({ supplierId }) => supplierId))).toEqual(new Set([desk.ids.supplierId]));
    expect(data.list.map((row) => row.monitorId)).toContain(monitorId);
    const foreign = { monitorId: 'foreign', name: 'n', kind: 'sms', resourceIds: [desk.foreign] };
    expect((await call('add', foreign, supplier)).code).toBe(errorCodes.resourceNotFound);
    const theirs = { monitorId: 'theirs', name: 'n', kind: 'sms', supplierId: desk.foreignSupplier };
    expect((await call('add', theirs, supplier)).code).toBe(errorCodes.supplierNotFound);
  });

  test('cannot change devices of others', async () => {
    const { monitorId } = await add({ supplierId: desk.foreignSupplier });
    for (const verb of ['update', 'rotateToken', 'revoke']) {
      expect((await call(verb, { monitorId }, supplier)).code).toBe(errorCodes.monitorNotFound);
    }
  });
});

test('the list filters by id, part of the name, kind, state and owner', async () => {
  const { monitorId } = await add({ name: 'Needle in HAY', kind: 'chain', supplierId: desk.foreignSupplier });
  const find = async (query: string) => {
    const { data } = await desk.get<{ list: MonitorDeviceRow[] }>(
      `/v1.0/monitorDevice/getList?pageNum=200&${query}`,
      boss,
    );
    return data.list.map((row) => row.monitorId);
  };
  for (const query of [`monitorId=${monitorId}`, 'name=needle%20in', 'kind=chain&name=hay']) {
    expect([query, await find(query)]).toEqual([query, [monitorId]]);
  }
  expect(await find(`supplierId=${desk.foreignSupplier}&state=enabled`)).toContain(monitorId);
  await call('update', { monitorId, enabled: false });
  expect(await find('state=disabled')).toEqual([monitorId]);
  expect(await find('state=enabled')).not.toContain(monitorId);
});
