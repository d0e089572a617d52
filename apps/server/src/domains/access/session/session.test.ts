import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FanoutEvent } from '../../../kit/live/fanout.ts';
import { defaultSettings } from '../../../kit/operation/default-settings.ts';
import { ExportDesk } from '../../../testing/export-desk.ts';
import { createTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { settings } from '../settings/settings.table.ts';
import { updateUser } from '../users/users.service.ts';
import { PasswordHasher } from './password.ts';
import { checkSecondLevel, sessionOfToken } from './session.service.ts';
import { sessions } from './session.table.ts';

let app: TestApp;
let revoked: FanoutEvent[];
beforeEach(async () => {
  app = await createTestApp({ trustedProxies: ['127.0.0.1'] });
  revoked = [];
  app.fanout.subscribe({
    onEvent: (event) => void (event.type === 'session.revoked' && revoked.push(event)),
  });
});
afterEach(() => app.close());

const info = (token: string, headers: Record<string, string> = {}) =>
  app.post('/v1.0/user/getInfo', {}, { token, headers });
const list = async (token: string) => {
  const { data } = await app.post<{
    list: { token: string; account: string; current: boolean }[];
    total: number;
  }>('/v1.0/user/getSessions', {}, { token });
  return data.list;
};
const minute = 60_000;

describe('the list of sessions', () => {
  const found = async (token: string, query: string) => {
    const path = `/v1.0/user/getSessions?${query}`;
    const { data } = await app.post<{ list: { account: string }[]; total: number }>(path, {}, { token });
    expect(data.total).toBe(data.list.length);
    return data.list.map(({ account }) => account);
  };

  test('is filtered and sorted, and its export has the same rows', async () => {
    const desk = new ExportDesk(app);
    const token = await app.signIn('superAdmin');
    await app.signIn('merchant');
    await app.signIn('customerService');
    expect(await found(token, 'account=MERCH')).toEqual(['merchant']);
    expect(await found(token, 'access=customerService')).toEqual(['service']);
    expect(await found(token, 'ip=127.0.0.1&sortBy=account&sortOrder=asc')).toEqual([
      'merchant',
      'service',
      'superadmin',
    ]);
    expect(await found(token, 'ip=10.')).toEqual([]);
    expect(await found(token, `account=${encodeURIComponent('%_')}`)).toEqual([]);
    const filters = { account: 'merch', sortBy: 'account', sortOrder: 'asc' };
    const lines = await desk.csv(token, { operation: 'session.list', columns: ['account'], filters });
    expect(lines.slice(1)).toEqual([['merchant']]);

    app.clock.advance(2 * minute);
    expect(await found(token, 'online=true')).toEqual(['superadmin']);
    expect(await found(token, 'online=false&sortBy=access&sortOrder=desc')).toEqual(['merchant', 'service']);
  });

  test('is paginated with a total, also for one account or one handle', async () => {
    const token = await app.signIn('superAdmin');
    for (let turn = 0; turn < 3; turn += 1) {
      app.clock.advance(minute);
      await app.signIn('merchant');
    }
    const page = async (query: string) => {
      const path = `/v1.0/user/getSessions?${query}`;
      const { data } = await app.post<{
        list: { token: string; account: string; userId: string }[];
        total: number;
      }>(path, {}, { token });
      return data;
    };
    const order = 'sortBy=createdAt&sortOrder=asc&pageNum=2';
    const [first, second, third] = [
      await page(`${order}&pageIndex=1`),
      await page(`${order}&pageIndex=2`),
      await page(`${order}&pageIndex=3`),
    ];
    expect([first.total, second.total, third.total]).toEqual([4, 4, 4]);
    expect([first, second, third].map(({ list: rows }) => rows.map(({ account }) => account))).toEqual([
      ['superadmin', 'merchant'],
      ['merchant', 'merchant'],
      [],
    ]);
    const handles = [...first.list, ...second.list].map((row) => row.token);
    expect(new Set(handles).size).toBe(4);

    const one = second.list[1];
    expect(await page(`token=${one?.token}`)).toMatchObject({ list: [{ token: one?.token }], total: 1 });
    const ofAccount = await page(`userId=${one?.userId}&pageNum=2`);
    expect(ofAccount.total).toBe(3);
    expect(ofAccount.list.map(({ account }) => account)).toEqual(['merchant', 'merchant']);
  });

  test('of a role with scope self finds no session of others by handle or account', async () => {
    const token = await app.signIn('superAdmin');
    const merchant = await app.signIn('merchant');
    const [own] = await list(token).then((rows) => rows.filter(({ account }) => account === 'superadmin'));
    const asked = (query: string) =>
      app.post<{ total: number }>(`/v1.0/user/getSessions?${query}`, {}, { token: merchant });
    expect((await asked(`token=${own?.token}`)).data.total).toBe(0);
    expect((await asked(`userId=${app.ids.superAdmin}`)).data.total).toBe(0);
    expect((await asked('')).data.total).toBe(1);
  });
});

describe('a session ends', () => {
  test('when its user signs out, at once', async () => {
    const token = await app.signIn('admin');
    expect((await app.post('/v1.0/user/logout', {}, { token })).code).toBe(errorCodes.success);
    expect((await info(token)).code).toBe(errorCodes.sessionExpired);
    expect(revoked).toHaveLength(1);
  });

  test('after two hours without a call, but not while calls come', async () => {
    const token = await app.signIn('admin');
    for (let hour = 0; hour < 4; hour += 1) {
      app.clock.advance(60 * minute);
      expect((await info(token)).code).toBe(errorCodes.success);
    }
    app.clock.advance(121 * minute);
    expect((await info(token)).code).toBe(errorCodes.sessionExpired);
  });

  test('a day after it was opened, however busy it is', async () => {
    const token = await app.signIn('admin');
    for (let hour = 0; hour < 23; hour += 1) {
      app.clock.advance(60 * minute);
      await info(token);
    }
    expect((await info(token)).code).toBe(errorCodes.success);
    app.clock.advance(61 * minute);
    expect((await info(token)).code).toBe(errorCodes.sessionExpired);
  });

  test('when its user is disabled', async () => {
    const token = await app.signIn('admin');
    await updateUser(app.store.db, app.ids.admin, { enabled: false }, app.clock.now());
    expect((await info(token)).code).toBe(errorCodes.sessionExpired);
  });

  test('when its address changes and the setting requires that', async () => {
    const token = await app.signIn('admin');
    const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
    expect((await info(token, elsewhere)).code).toBe(errorCodes.success);
    await app.store.db.insert(settings).values({
      name: 'EnableIpChangedCheck',
      held: { value: true },
      updatedAt: app.clock.now(),
      updatedBy: 'superadmin',
    });
    app.settings.forget();
    expect((await info(token)).code).toBe(errorCodes.success);
    expect((await info(token, elsewhere)).code).toBe(errorCodes.sessionExpired);
    expect((await info(token)).code).toBe(errorCodes.sessionExpired);
    expect(revoked).toHaveLength(1);
  });
});

test('an unknown token is refused like an expired one', async () => {
  expect((await info('x'.repeat(32))).code).toBe(errorCodes.sessionExpired);
  expect((await app.post('/v1.0/user/getInfo')).code).toBe(errorCodes.sessionExpired);
});

test('tokens are not stored in plain text', async () => {
  const token = await app.signIn('admin');
  await app.signInSecondLevel(token);
  const stored = JSON.stringify(await app.store.db.select().from(sessions));
  expect(stored).not.toContain(token);
});

describe('open sessions', () => {
  test('a superAdmin sees all, others their own, and none includes a token', async () => {
    const superAdmin = await app.signIn('superAdmin');
    const merchant = await app.signIn('merchant');
    expect((await list(superAdmin)).map((row) => row.account).sort()).toEqual(['merchant', 'superadmin']);
    const own = await list(merchant);
    expect(own).toMatchObject([{ account: 'merchant', current: true }]);
    expect(JSON.stringify(await list(superAdmin))).not.toContain(merchant);
  });

  test('a superAdmin ends any session by its handle, and every process is notified', async () => {
    const superAdmin = await app.signIn('superAdmin');
    const merchant = await app.signIn('merchant');
    const handle = (await list(superAdmin)).find((row) => row.account === 'merchant')?.token;
    const ended = await app.post('/v1.0/user/forceLogout', { token: handle }, { token: superAdmin });
    expect(ended.code).toBe(errorCodes.success);
    expect((await info(merchant)).code).toBe(errorCodes.sessionExpired);
    expect(revoked.map((event) => event.id)).toEqual([handle]);
  });

  test('an admin ends sessions of the roles it manages, not a superAdmin’s', async () => {
    const [superAdmin, admin] = [await app.signIn('superAdmin'), await app.signIn('admin')];
    const merchant = await app.signIn('merchant');
    const handles = await list(admin);
    const end = (account: string) =>
      app.post(
        '/v1.0/user/forceLogout',
        { token: handles.find((row) => row.account === account)?.token },
        { token: admin },
      );
    expect((await end('superadmin')).code).toBe(errorCodes.forbidden);
    expect((await info(superAdmin)).code).toBe(errorCodes.success);
    expect((await end('merchant')).code).toBe(errorCodes.success);
    expect((await info(merchant)).code).toBe(errorCodes.sessionExpired);
  });

  test('other roles end only their own sessions', async () => {
    const superAdmin = await app.signIn('superAdmin');
    const merchant = await app.signIn('merchant');
    const other = await app.signIn('merchant');
    const handles = await list(superAdmin);
    const foreign = handles.find((row) => row.account === 'superadmin')?.token;
    const end = (handle: string | undefined, token: string) =>
      app.post('/v1.0/user/forceLogout', { token: handle }, { token });
    expect((await end(foreign, merchant)).status).toBe(404);
    expect((await info(superAdmin)).code).toBe(errorCodes.success);

    const own = (await list(other)).find((row) => !row.current)?.token;
    expect((await end(own, other)).code).toBe(errorCodes.success);
    expect((await info(merchant)).code).toBe(errorCodes.sessionExpired);
    // A repeated call succeeds.
    expect((await end(own, other)).code).toBe(errorCodes.success);
  });
});

describe('the second-level token', () => {
  const openKey = (token: string, token2?: string) =>
    app.post('/v1.0/merchant/getSigningKey', {}, { token, token2 });

  test('is requested by its own error when missing', async () => {
    const token = await app.signIn('merchant');
    expect((await openKey(token)).code).toBe(errorCodes.secondLevelRequired);
  });

  test('is valid for five minutes', async () => {
    const token = await app.signIn('merchant');
    const token2 = await app.signInSecondLevel(token);
    expect((await openKey(token, token2)).code).toBe(errorCodes.success);
    app.clock.advance(5 * minute);
    expect((await openKey(token, token2)).code).toBe(errorCodes.secondLevelInvalid);
  });

  test('belongs to the session that requested it', async () => {
    const token = await app.signIn('merchant');
    const token2 = await app.signInSecondLevel(token);
    const other = await app.signIn('merchant');
    expect((await openKey(other, token2)).code).toBe(errorCodes.secondLevelInvalid);
  });

  test('of a session that ended during the call is refused as sessionExpired', async () => {
    const token = await app.signIn('merchant');
    const token2 = await app.signInSecondLevel(token);
    const now = app.clock.now();
    const { id } = await sessionOfToken(app.store.db, defaultSettings, token, {
      ip: '127.0.0.1',
      receivedAt: now,
    });
    const check = () => checkSecondLevel(app.store.db, { sessionId: id }, token2, now);
    await check();
    await app.post('/v1.0/user/logout', {}, { token });
    await expect(check()).rejects.toMatchObject({
      errorName: 'sessionExpired',
    });
  });

  test('is refused for a wrong password, and guessing is slowed down', async () => {
    const token = await app.signIn('merchant');
    const guess = () =>
      app.post('/v1.0/user/login2', { password: 'Wrong12345', logInReason: 'guess' }, { token });
    for (let failure = 0; failure < 4; failure += 1) {
      expect((await guess()).code).toBe(errorCodes.secondLevelFailed);
    }
    expect((await guess()).code).toBe(errorCodes.signInDelayed);
  });

  test('requires the pay password when one is set', async () => {
    const payPasswordHash = await new PasswordHasher({ log2N: 4, r: 8, p: 1 }).hash('Pay2026secret');
    await updateUser(app.store.db, app.ids.merchant, { payPasswordHash }, app.clock.now());
    const token = await app.signIn('merchant');
    const ask = (password: string) =>
      app.post('/v1.0/user/login2', { password, logInReason: 'pay' }, { token });
    expect((await ask(testPassword)).code).toBe(errorCodes.secondLevelFailed);
    expect((await ask('Pay2026secret')).code).toBe(errorCodes.success);
  });

  test('ends with its session', async () => {
    const token = await app.signIn('merchant');
    await app.signInSecondLevel(token);
    await app.post('/v1.0/user/logout', {}, { token });
    const rows = await app.store.db.select().from(sessions).where(eq(sessions.userId, app.ids.merchant));
    expect(rows[0]?.secondLevelHash).toBeNull();
  });
});

describe('own sessions', () => {
  const own = (token: string) =>
    app.get<{ list: { token: string; account: string; current: boolean }[]; total: number }>(
      '/v1.0/user/getOwnSessions',
      { token },
    );

  test('are listed without those of others, in every role', async () => {
    await app.signIn('merchant');
    const token = await app.signIn('superAdmin');
    app.clock.advance(1_000);
    await app.signIn('superAdmin');
    const { data } = await own(token);
    expect(data.list.map(({ account, current }) => ({ account, current }))).toEqual([
      { account: 'superadmin', current: false },
      { account: 'superadmin', current: true },
    ]);
  });

  test('can be ended all at once except the caller’s', async () => {
    const [merchant, other, token] = [
      await app.signIn('merchant'),
      await app.signIn('superAdmin'),
      await app.signIn('superAdmin'),
    ];
    const { data } = await app.post('/v1.0/user/endOtherSessions', {}, { token });
    expect(data).toEqual({ endedCount: 1 });
    expect((await info(other)).code).toBe(errorCodes.sessionExpired);
    expect((await info(token)).code).toBe(errorCodes.success);
    expect((await info(merchant)).code).toBe(errorCodes.success);
    expect(revoked).toHaveLength(1);
  });
});
