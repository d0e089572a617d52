import { errorCodes, sign } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type App, createApp } from '../../../app.ts';
import { openStore, type Store } from '../../../db/connection.ts';
import { type Fanout, LocalFanout } from '../../../kit/live/fanout.ts';
import { PostgresFanout } from '../../../kit/live/postgres-fanout.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestStore, type TestStore, testStoreKind } from '../../../testing/test-store.ts';
import { readAllocationRules } from '../../orders/allocation/allocation.rules.ts';
import { addProducts, allowProducts } from '../../parties/products/products.service.ts';
import { PasswordHasher } from '../session/password.ts';
import { SettingsService } from './settings.service.ts';

const complaints: unknown[] = [];
const complain = (error: unknown): void => void complaints.push(error);

// The embedded store supports only one process.
describe.runIf(testStoreKind === 'postgres')('a setting changed by one process', () => {
  let opened: TestStore;
  let otherStore: Store;
  let first: TestApp;
  let second: App;
  /** Service of a process whose notification connection is lost without being noticed. */
  let deaf: SettingsService;
  let deafTimeMs = 0;
  const fanouts: Fanout[] = [];

  beforeAll(async () => {
    opened = await openTestStore();
    otherStore = await openStore({ databaseUrl: opened.databaseUrl ?? '' });
    const fanoutOf = async ({ notifications }: Store): Promise<Fanout> => {
      if (!notifications) throw new Error('no notifications');
      const fanout = await PostgresFanout.open(notifications, complain);
      fanouts.push(fanout);
      return fanout;
    };
    first = await createTestApp({ store: opened.store, fanout: await fanoutOf(opened.store) });
    const { clock, log, secrets } = first.dependencies;
    second = createApp({
      ...{ store: otherStore, clock, log, secrets, fanout: await fanoutOf(otherStore) },
      hasher: new PasswordHasher({ log2N: 4, r: 8, p: 1 }),
      timeZone: 'Asia/Shanghai',
      responseValidation: 'strict',
    });
    deaf = new SettingsService(secrets, new LocalFanout(complain), () => deafTimeMs);
    const names = { 'zh-CN': 'UPI', 'zh-TW': 'UPI', 'en-US': 'UPI' };
    const limits = { minAmountMinor: 100, maxAmountMinor: 10_000_000 };
    await addProducts(opened.store.db, [{ id: 1008, names, kind: 'collection', currency: 'INR', ...limits }]);
    await allowProducts(opened.store.db, [
      { merchantId: first.ids.merchantId, productId: 1008, feeRate: '0.01' },
    ]);
  });
  afterEach(() => expect(complaints.splice(0)).toEqual([]));
  afterAll(async () => {
    for (const fanout of fanouts) await fanout.close();
    await otherStore.close();
    await opened.close();
  });

  const post = async (app: App, path: string, body: object, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const response = await app.hono.request(path, { ...init, body: JSON.stringify(body) });
    return (await response.json()) as { code: number; data: Record<string, unknown> };
  };
  let number = 0;
  const createOn = (app: App) => {
    number += 1;
    const order = {
      ...{ mchId: first.mchId, productId: 1008, mchOrderNo: `S${number}`, amount: 20_000 },
      notifyUrl: 'https://merchant.example/callback',
    };
    return post(app, '/v1.0/api/order/create', { ...order, sign: sign(order, first.signingKey) });
  };
  const infoOn = async (app: App) =>
    (await post(app, '/v1.0/user/getInfo', {}, { token: await first.signIn('merchant') })).data;

  test('takes effect in the other at the next request, every time: enableService, on and off', async () => {
    expect((await createOn(second)).code).toBe(errorCodes.success);
    for (let round = 0; round < 20; round += 1) {
      await setSetting(first, 'enableService', false);
      expect((await createOn(second)).code).toBe(errorCodes.serviceDisabled);
      await setSetting(first, 'enableService', true);
      expect((await createOn(second)).code).toBe(errorCodes.success);
    }
  });

  test('takes effect for user-visible values in the other: ShowLogo, SysFlag, ContactInfo', async () => {
    expect(await infoOn(second)).toMatchObject({ showLogo: true, systemFlag: 'platform', contactInfo: '' });
    await setSetting(first, 'ShowLogo', false);
    await setSetting(first, 'SysFlag', 'north-2');
    await setSetting(first, 'ContactInfo', 'desk 7');
    const changed = { showLogo: false, systemFlag: 'north-2', contactInfo: 'desk 7' };
    expect(await infoOn(second)).toMatchObject(changed);
  });

  test('takes effect for the allocation rules of the other', async () => {
    const rules = () => readAllocationRules(second.settings.reader(otherStore.db));
    expect(await rules()).toMatchObject({
      orderTimeoutMs: 600_000,
      needsBalance: false,
      countsReserved: true,
    });
    await setSetting(first, 'OrderTimeoutMinutes', 3);
    await setSetting(first, 'LimitMode', 'balance');
    await setSetting(first, 'LimitUseSuccessAmount', true);
    const changed = { orderTimeoutMs: 180_000, needsBalance: true, countsReserved: false };
    expect(await rules()).toMatchObject(changed);
  });

  test('takes effect for the IP rules of the other, every time', async () => {
    const token = await first.signIn('superAdmin');
    const token2 = await first.signInSecondLevel(token);
    const save = (body: object) => post(first, '/v1.0/ipRule/save', body, { token, token2 });
    const merchant = await first.signIn('merchant');
    const codeOn = async (app: App) => (await post(app, '/v1.0/user/getInfo', {}, { token: merchant })).code;
    expect(await codeOn(second)).toBe(errorCodes.success);
    await save({ kind: 'role', role: 'merchant', networks: ['127.0.0.1'] });
    await save({ kind: 'role', role: 'merchant', networks: ['192.0.2.1'] });
    const { data } = await first.get<{ list: { id: string; network: string }[] }>('/v1.0/ipRule/getList', {
      token,
    });
    const ipRuleId = data.list.find(({ network }) => network === '127.0.0.1')?.id;
    // Opened from the other network, so that the session goes on and only its requests are refused.
    await opened.store.db.execute(
      sql`update sessions set ip = '192.0.2.1' where user_id = ${first.ids.merchant}`,
    );
    for (let round = 0; round < 20; round += 1) {
      await save({ ipRuleId, enabled: false });
      expect(await codeOn(second)).toBe(errorCodes.ipNotAllowed);
      await save({ ipRuleId, enabled: true });
      expect(await codeOn(second)).toBe(errorCodes.success);
    }
  });

  test('takes effect in a process that lost its notification connection, and after it reconnects', async () => {
    const reader = second.settings.reader(otherStore.db);
    expect(await reader.get('MonitorLiveTime')).toBe(120);
    const { fanout } = second.dependencies;
    const heard: string[] = [];
    const stop = fanout.subscribe({
      onEvent: () => {},
      onLost: () => void heard.push('lost'),
      onGap: () => void heard.push('back'),
    });
    await opened.store.db.execute(
      sql`select pg_terminate_backend(${otherStore.notifications?.listenerId}::int)`,
    );
    await vi.waitFor(() => expect(heard).toEqual(['lost']), { interval: 1 });
    await setSetting(first, 'MonitorLiveTime', 60);
    expect(await reader.get('MonitorLiveTime')).toBe(60);
    await vi.waitFor(() => expect(heard).toEqual(['lost', 'back']), { timeout: 10_000 });
    stop();
    await setSetting(first, 'MonitorLiveTime', 90);
    expect(await reader.get('MonitorLiveTime')).toBe(90);
  });

  test('has expired in a hanging process by the time the change stops waiting for it', async () => {
    // What PostgreSQL sees of a process that hangs: connected, but not answering.
    const hanging = new Client({
      connectionString: opened.databaseUrl,
      application_name: 'platform listener',
    });
    await hanging.connect();
    const reader = deaf.reader(otherStore.db);
    expect(await reader.get('TimeoutCallbackTime')).toBe(10);
    const startedAtMs = performance.now();
    await setSetting(first, 'TimeoutCallbackTime', 5);
    deafTimeMs += performance.now() - startedAtMs;
    expect(await reader.get('TimeoutCallbackTime')).toBe(5);
    expect(complaints.splice(0)).toEqual(['not every process has confirmed an event in time']);
    await hanging.end();
  });

  test('reaches a process that missed the notification at its next read', async () => {
    const reader = deaf.reader(otherStore.db);
    expect(await reader.get('DataClearCycle')).toBe(90);
    await setSetting(first, 'DataClearCycle', 30);
    expect(await reader.get('DataClearCycle')).toBe(90);
    await deaf.refresh(otherStore.db);
    expect(await reader.get('DataClearCycle')).toBe(30);
  });
});

test.runIf(testStoreKind === 'embedded')(
  'the embedded store has one process, which applies changes at once',
  async () => {
    const app = await createTestApp();
    const reader = app.settings.reader(app.store.db);
    expect(await reader.get('DataClearCycle')).toBe(90);
    await setSetting(app, 'DataClearCycle', 30);
    expect(await reader.get('DataClearCycle')).toBe(30);
    await app.close();
  },
);
