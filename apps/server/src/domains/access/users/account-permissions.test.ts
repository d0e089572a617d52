import { errorCodes } from '@platform/sdk';
import { managedRoles, roles } from '@platform/sdk/permissions';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../kit/operation/context.ts';
import { accountOf, createTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { auditRecords } from '../audit/audit.table.ts';
import { codeAt } from '../authenticator/totp.ts';
import { messages } from '../messages/messages.table.ts';
import { updateUser } from './users.service.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

interface Session {
  readonly token: string;
  readonly token2: string;
}
async function signInFully(role: Role): Promise<Session> {
  const token = await app.signIn(role);
  return { token, token2: await app.signInSecondLevel(token) };
}
const demand = (as: Session, role: Role, enableGoogleVerify: boolean, headers = {}) =>
  app.post(
    '/v1.0/user/enableGoogleVerify',
    { userId: app.ids[role], enableGoogleVerify },
    { ...as, headers },
  );
const allow = (as: Session, role: Role, allowModify: boolean) =>
  app.post('/v1.0/user/setAllowModify', { userId: app.ids[role], allowModify }, as);
const login = (role: Role, password = testPassword) =>
  app.post<{ token: string; bindRequired: boolean }>('/v1.0/user/login', {
    userName: accountOf[role],
    password,
  });
const info = (token: string) => app.post('/v1.0/user/getInfo', {}, { token });
const stranger = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01';

test('no role manages a higher one, and only staff manages accounts', () => {
  const rank = (role: Role) => ['superAdmin', 'admin'].indexOf(role);
  for (const role of roles) {
    for (const managed of managedRoles[role]) {
      expect([role, managed, rank(managed) === -1 || rank(managed) >= rank(role)]).toEqual([
        role,
        managed,
        true,
      ]);
    }
  }
  expect(roles.filter((role) => managedRoles[role].length > 0)).toEqual(['superAdmin', 'admin']);
});

describe('requiring an authenticator', () => {
  test('ends sessions without one; the next session can only bind it', async () => {
    const token = await app.signIn('merchant');
    const admin = await signInFully('admin');
    const answer = await demand(admin, 'merchant', true);
    expect(answer.data).toEqual({
      userId: app.ids.merchant,
      enableGoogleVerify: true,
      confirmBind: false,
    });
    expect((await info(token)).code).toBe(errorCodes.sessionExpired);
    expect((await login('merchant')).data.bindRequired).toBe(true);
  });

  test('changes nothing for a user with one, and keeps it when no longer required', async () => {
    const token = await app.signIn('merchant');
    await app.bindAuthenticator('merchant');
    const admin = await signInFully('admin');
    await demand(admin, 'merchant', true);
    expect((await info(token)).code).toBe(errorCodes.success);
    const answer = await demand(admin, 'merchant', false);
    expect(answer.data).toMatchObject({ enableGoogleVerify: false, confirmBind: true });
    expect((await login('merchant')).code).toBe(errorCodes.googleCodeRequired);
  });

  test('again keeps the session that is binding it', async () => {
    const admin = await signInFully('admin');
    await demand(admin, 'merchant', true);
    const { token } = (await login('merchant')).data;
    await demand(admin, 'merchant', true);
    expect((await info(token)).code).toBe(errorCodes.success);
  });

  test('an admin cannot lift it for a superAdmin, nor any user for their own account', async () => {
    const admin = await signInFully('admin');
    expect((await demand(admin, 'superAdmin', false)).code).toBe(errorCodes.forbidden);
    expect((await demand(admin, 'admin', false)).code).toBe(errorCodes.accountProtected);
    const superAdmin = await signInFully('superAdmin');
    expect((await demand(superAdmin, 'superAdmin', false)).code).toBe(errorCodes.accountProtected);
    expect((await demand(superAdmin, 'admin', true)).code).toBe(errorCodes.success);
  });

  test('is audited, and a repeated call counts once', async () => {
    const admin = await signInFully('admin');
    const headers = { 'idempotency-key': 'demand-it-once' };
    await demand(admin, 'merchant', true, headers);
    const again = await demand(admin, 'merchant', true, headers);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const rows = await app.store.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.operation, 'users.enableGoogleVerify'));
    expect(rows).toMatchObject([
      {
        objectId: app.ids.merchant,
        before: { account: 'merchant', enableGoogleVerify: false },
        after: { account: 'merchant', enableGoogleVerify: true },
      },
    ]);
  });

  test('is refused for an unknown user', async () => {
    const admin = await signInFully('admin');
    const ask = (userId: unknown) =>
      app.post('/v1.0/user/enableGoogleVerify', { userId, enableGoogleVerify: true }, admin);
    expect((await ask(stranger)).code).toBe(errorCodes.accountNotFound);
    expect((await ask('1; drop table users')).code).toBe(errorCodes.validationFailed);
  });
});

describe('a user that may not modify their own account', () => {
  const own = { userAccount: 'merchant' };
  let session: Session;
  beforeEach(async () => {
    const admin = await signInFully('admin');
    expect((await allow(admin, 'merchant', false)).data).toEqual({
      userId: app.ids.merchant,
      allowModify: false,
    });
    session = await signInFully('merchant');
  });

  test.each(['bindUser', 'bindUserForProfile'])('cannot %s', async (call) => {
    const answer = await app.post(`/v1.0/user/${call}`, { ...own, needToLogout: false }, session);
    expect(answer.code).toBe(errorCodes.modifyNotAllowed);
  });

  test.each(['unbind', 'unbindForProfile'])('cannot %s', async (call) => {
    await app.bindAuthenticator('merchant');
    const answer = await app.post(`/v1.0/user/${call}`, own, session);
    expect(answer.code).toBe(errorCodes.modifyNotAllowed);
  });

  test('cannot finish a binding begun before', async () => {
    const admin = await signInFully('admin');
    await allow(admin, 'merchant', true);
    const offer = await app.post<{ googleSecret: string }>(
      '/v1.0/user/bindUser',
      { ...own, needToLogout: false },
      session,
    );
    await allow(admin, 'merchant', false);
    const googleCode = codeAt(offer.data.googleSecret, app.clock.now());
    const answer = await app.post('/v1.0/user/confirmBind', { ...own, googleCode }, session);
    expect(answer.code).toBe(errorCodes.modifyNotAllowed);
  });

  test('can bind a required authenticator', async () => {
    await demand(await signInFully('admin'), 'merchant', true);
    const { token } = (await login('merchant')).data;
    const answer = await app.post('/v1.0/user/bindUser', { ...own, needToLogout: false }, { token });
    expect(answer.code).toBe(errorCodes.success);
  });

  test('can do everything else, and modify again when allowed', async () => {
    expect((await app.get('/v1.0/order/getList', session)).code).toBe(errorCodes.success);
    await allow(await signInFully('admin'), 'merchant', true);
    const answer = await app.post('/v1.0/user/bindUser', { ...own, needToLogout: false }, session);
    expect(answer.code).toBe(errorCodes.success);
  });
});

test('refuses this permission for one’s own account or a higher role', async () => {
  const admin = await signInFully('admin');
  expect((await allow(admin, 'admin', true)).code).toBe(errorCodes.accountProtected);
  expect((await allow(admin, 'superAdmin', false)).code).toBe(errorCodes.forbidden);
  const rows = await app.store.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.operation, 'users.setAllowModify'));
  expect(rows).toEqual([]);
});

describe('the user is notified', () => {
  const told = async (role: Role) =>
    (await app.store.db.select().from(messages).where(eq(messages.userId, app.ids[role]))).map(
      ({ template, params, link }) => ({ template, params, link }),
    );

  test('when the authenticator is removed, with actor and address', async () => {
    await app.bindAuthenticator('merchant');
    const admin = await signInFully('admin');
    await app.post('/v1.0/user/unbind', { userAccount: 'merchant' }, admin);
    expect(await told('merchant')).toEqual([
      {
        template: 'authenticatorRemoved',
        params: { by: 'admin', ip: '127.0.0.1' },
        link: '/googleVerify',
      },
    ]);
    expect(await told('admin')).toEqual([]);
  });

  test('once per series of failed sign-ins, and not after a few failures', async () => {
    const failOften = async (times: number) => {
      for (let failure = 0; failure < times; failure += 1) {
        await login('merchant', 'Wrong12345');
        app.clock.advance(15 * 60_000);
      }
    };
    await failOften(4);
    await login('merchant');
    expect(await told('merchant')).toEqual([]);
    await failOften(9);
    expect(await told('merchant')).toEqual([
      { template: 'signInRefused', params: { failures: 5, ip: '127.0.0.1' }, link: null },
    ]);
  });

  test('not for guesses at an account that does not exist', async () => {
    for (let failure = 0; failure < 8; failure += 1) {
      await app.post('/v1.0/user/login', { userName: 'nobody', password: 'Wrong12345' });
      app.clock.advance(15 * 60_000);
    }
    expect(await app.store.db.$count(messages)).toBe(0);
  });
});

test('a disabled admin cannot manage users', async () => {
  const admin = await signInFully('admin');
  await updateUser(app.store.db, app.ids.admin, { enabled: false }, app.clock.now());
  expect((await demand(admin, 'merchant', true)).code).toBe(errorCodes.sessionExpired);
});

describe('a user who may not modify its own data', () => {
  const absent = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01';
  const refusedOf = async (session: Session, calls: readonly [string, object][]) => {
    const refused: string[] = [];
    for (const [path, body] of calls) {
      const { code } = await app.post(`/v1.0/${path}`, body, session);
      if (code === errorCodes.modifyNotAllowed) refused.push(path);
    }
    return refused;
  };
  const ofMerchant = (merchantId: string): [string, object][] => [
    ['merchant/rotateKey', { merchantId }],
    ['merchant/revokeOldKey', { merchantId }],
  ];
  const ofSupplier: [string, object][] = [
    ['resource/delete', { resourceId: absent }],
    ['supplier/update', { supplierId: absent, name: 'Other' }],
    ['userProduct/delete', { userId: absent, productId: 1008 }],
    ['monitorDevice/rotateToken', { monitorId: 'absent' }],
    ['monitorDevice/revoke', { monitorId: 'absent' }],
  ];
  const namesOf = (calls: readonly [string, object][]) => calls.map(([path]) => path);

  test('cannot rotate keys, or change accounts, devices, team and agreements', async () => {
    const admin = await signInFully('admin');
    for (const [role, calls] of [
      ['merchant', ofMerchant(app.ids.merchantId)],
      ['supplier', ofSupplier],
    ] as const) {
      const session = await signInFully(role);
      expect((await allow(admin, role, false)).code).toBe(errorCodes.success);
      expect(await refusedOf(session, calls)).toEqual(namesOf(calls));
      expect((await allow(admin, role, true)).code).toBe(errorCodes.success);
      expect(await refusedOf(session, calls)).toEqual([]);
    }
  });

  test('may still be helped by staff', async () => {
    const admin = await signInFully('admin');
    expect((await allow(admin, 'merchant', false)).code).toBe(errorCodes.success);
    expect(await refusedOf(admin, ofMerchant(app.ids.merchantId))).toEqual([]);
    expect((await allow(admin, 'merchant', true)).code).toBe(errorCodes.success);
  });
});
