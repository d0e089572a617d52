import { errorCodes, sign } from '@platform/sdk';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type App, createApp } from '../../app.ts';
import { openStore, type Store } from '../../db/connection.ts';
import { type Fanout, LocalFanout } from '../../kit/fanout.ts';
import { PostgresFanout } from '../../kit/postgres-fanout.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestStore, type TestStore, testStoreKind } from '../../testing/test-store.ts';
import { readAllocationRules } from '../allocation/allocation.rules.ts';
import { addProducts, allowProducts } from '../products/products.service.ts';
import { PasswordHasher } from '../session/password.ts';

const fail = (error: unknown): never => {
  throw error;
};

// The embedded store belongs to one process.
describe.runIf(testStoreKind === 'postgres')('a setting that one process changes', () => {
  let opened: TestStore;
  let otherStore: Store;
  let first: TestApp;
  let second: App;
  /** A process that hears of nothing: its connection is gone, and it has not noticed. */
  let deaf: App;
  const fanouts: Fanout[] = [];

  beforeAll(async () => {
    opened = await openTestStore();
    otherStore = await openStore({ databaseUrl: opened.databaseUrl ?? '' });
    const fanoutOf = async ({ notifications }: Store): Promise<Fanout> => {
      if (!notifications) throw new Error('no notifications');
      const fanout = await PostgresFanout.open(notifications, fail);
      fanouts.push(fanout);
      return fanout;
    };
    first = await createTestApp({ store: opened.store, fanout: await fanoutOf(opened.store) });
    const { clock, log, secrets } = first.dependencies;
    const another = (fanout: Fanout): App =>
      createApp({
        ...{ store: otherStore, clock, log, secrets, fanout },
        hasher: new PasswordHasher({ log2N: 4, r: 8, p: 1 }),
        timeZone: 'Asia/Shanghai',
        responseValidation: 'strict',
      });
    second = another(await fanoutOf(otherStore));
    deaf = another(new LocalFanout(fail));
    const names = { 'zh-CN': 'UPI', 'zh-TW': 'UPI', 'en-US': 'UPI' };
    const limits = { minAmountMinor: 100, maxAmountMinor: 10_000_000 };
    await addProducts(opened.store.db, [{ id: 1008, names, kind: 'collection', currency: 'INR', ...limits }]);
    await allowProducts(opened.store.db, [
      { merchantId: first.ids.merchantId, productId: 1008, feeRate: '0.01' },
    ]);
  });
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
  /** A notice takes a moment; a second would be a process that was not told. */
  const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 1_000, interval: 5 });

  test('acts in the other at its next request: enableService, on and off', async () => {
    expect((await createOn(second)).code).toBe(errorCodes.success);
    await setSetting(first, 'enableService', false);
    await soon(async () => expect((await createOn(second)).code).toBe(errorCodes.serviceDisabled));
    await setSetting(first, 'enableService', true);
    await soon(async () => expect((await createOn(second)).code).toBe(errorCodes.success));
  });

  test('acts in what the other tells its users: ShowLogo, SysFlag, ContactInfo', async () => {
    expect(await infoOn(second)).toMatchObject({ showLogo: true, systemFlag: 'platform', contactInfo: '' });
    await setSetting(first, 'ShowLogo', false);
    await setSetting(first, 'SysFlag', 'north-2');
    await setSetting(first, 'ContactInfo', 'desk 7');
    const changed = { showLogo: false, systemFlag: 'north-2', contactInfo: 'desk 7' };
    await soon(async () => expect(await infoOn(second)).toMatchObject(changed));
  });

  test('acts in what the other allocates by: OrderTimeoutMinutes, LimitMode, LimitUseSuccessAmount', async () => {
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
    await soon(async () => expect(await rules()).toMatchObject(changed));
  });

  test('reaches one that lost the notice when it reads the settings again', async () => {
    const reader = deaf.settings.reader(otherStore.db);
    expect(await reader.get('DataClearCycle')).toBe(90);
    await setSetting(first, 'DataClearCycle', 30);
    expect(await reader.get('DataClearCycle')).toBe(90);
    await deaf.settings.refresh(otherStore.db);
    expect(await reader.get('DataClearCycle')).toBe(30);
  });
});

test.runIf(testStoreKind === 'embedded')(
  'the embedded store has one process, which knows at once',
  async () => {
    const app = await createTestApp();
    const reader = app.settings.reader(app.store.db);
    expect(await reader.get('DataClearCycle')).toBe(90);
    await setSetting(app, 'DataClearCycle', 30);
    expect(await reader.get('DataClearCycle')).toBe(30);
    await app.close();
  },
);
