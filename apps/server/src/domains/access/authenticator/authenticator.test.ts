import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../kit/operation/context.ts';
import { accountOf, createTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { auditRecords } from '../audit/audit.table.ts';
import { users } from '../users/users.table.ts';
import { codeAt } from './totp.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

interface Offer {
  readonly googleSecret: string;
  readonly otpauthUri: string;
}
const codeOf = (secret: string): string => codeAt(secret, app.clock.now());
const bind = (token: string, userAccount = 'merchant', needToLogout = false) =>
  app.post<Offer>('/v1.0/user/bindUser', { userAccount, needToLogout }, { token });
const confirm = (token: string, googleCode: string, userAccount = 'merchant') =>
  app.post<{ loggedOut: boolean }>('/v1.0/user/confirmBind', { userAccount, googleCode }, { token });
const info = (token: string) => app.post<{ confirmBind: boolean }>('/v1.0/user/getInfo', {}, { token });
const login = (googleCode: string) =>
  app.post('/v1.0/user/login', { userName: 'merchant', password: testPassword, googleCode });

test('a binding offers a secret and takes effect when a code is confirmed', async () => {
  const token = await app.signIn('merchant');
  const { data } = await bind(token);
  expect(data.otpauthUri).toMatch(/^otpauth:\/\/totp\/Platform:merchant\?.*secret=/);
  expect(data.otpauthUri).toContain(data.googleSecret);
  expect((await info(token)).data.confirmBind).toBe(false);
  expect((await login('')).code).toBe(errorCodes.success);

  expect((await confirm(token, codeOf(data.googleSecret))).data).toEqual({ loggedOut: false });
  expect((await info(token)).data.confirmBind).toBe(true);
  expect((await login('')).code).toBe(errorCodes.googleCodeRequired);
});

test('the code of the confirmation cannot open a session', async () => {
  const token = await app.signIn('merchant');
  const { data } = await bind(token);
  await confirm(token, codeOf(data.googleSecret));
  expect((await login(codeOf(data.googleSecret))).code).toBe(errorCodes.googleCodeReused);
  app.clock.advance(30_000);
  expect((await login(codeOf(data.googleSecret))).code).toBe(errorCodes.success);
});

test('a wrong code confirms nothing', async () => {
  const token = await app.signIn('merchant');
  const { data } = await bind(token);
  const wrong = codeOf(data.googleSecret) === '111111' ? '222222' : '111111';
  expect((await confirm(token, wrong)).code).toBe(errorCodes.googleCodeInvalid);
  expect((await info(token)).data.confirmBind).toBe(false);
});

test('refuses a confirmation without a binding, and a second binding', async () => {
  const token = await app.signIn('merchant');
  expect((await confirm(token, '123456')).code).toBe(errorCodes.authenticatorNotPending);
  await app.bindAuthenticator('merchant');
  expect((await bind(token)).code).toBe(errorCodes.authenticatorAlreadyBound);
});

test('with needToLogout every session ends with the confirmation', async () => {
  const token = await app.signIn('merchant');
  const other = await app.signIn('merchant');
  const { data } = await bind(token, 'merchant', true);
  expect((await confirm(token, codeOf(data.googleSecret))).data).toEqual({ loggedOut: true });
  expect((await info(token)).code).toBe(errorCodes.sessionExpired);
  expect((await info(other)).code).toBe(errorCodes.sessionExpired);
});

test('refuses to bind another user’s account, even for a superAdmin', async () => {
  const token = await app.signIn('superAdmin');
  expect((await bind(token, 'merchant')).code).toBe(errorCodes.forbidden);
  expect((await confirm(token, '123456', 'merchant')).code).toBe(errorCodes.forbidden);
});

test('the secret is unreadable in the table and on the trail', async () => {
  const token = await app.signIn('merchant');
  const { data } = await bind(token);
  await confirm(token, codeOf(data.googleSecret));
  const stored = JSON.stringify([
    await app.store.db.select().from(users).where(eq(users.account, 'merchant')),
    await app.store.db.select().from(auditRecords),
    app.logLines,
  ]);
  expect(stored).not.toContain(data.googleSecret);
});

describe('removing an authenticator', () => {
  const unbind = async (role: Role, userAccount: string, call = 'unbind') => {
    const token = await app.signIn(role);
    const token2 = await app.signInSecondLevel(token);
    return app.post(`/v1.0/user/${call}`, { userAccount }, { token, token2 });
  };

  test('is possible for an admin when a user lost a telephone, and ends that user’s sessions', async () => {
    const merchant = await app.signIn('merchant');
    await app.bindAuthenticator('merchant');
    expect((await unbind('admin', 'merchant')).code).toBe(errorCodes.success);
    expect((await info(merchant)).code).toBe(errorCodes.sessionExpired);
    expect((await login('')).code).toBe(errorCodes.success);
  });

  test('is refused to an admin for a superAdmin', async () => {
    await app.bindAuthenticator('superAdmin');
    expect((await unbind('admin', accountOf.superAdmin)).code).toBe(errorCodes.forbidden);
  });

  test('is limited to the own account for other roles', async () => {
    await app.bindAuthenticator('merchant');
    expect((await unbind('supplier', 'merchant')).code).toBe(errorCodes.forbidden);
    expect((await unbind('supplier', 'supplier')).code).toBe(errorCodes.authenticatorNotBound);
  });

  test('in the personal center applies only to the caller', async () => {
    await app.bindAuthenticator('merchant');
    expect((await unbind('admin', 'merchant', 'unbindForProfile')).code).toBe(errorCodes.forbidden);
  });

  test('fails with the name of an unknown account', async () => {
    const answer = await unbind('admin', 'nobody');
    expect(answer.code).toBe(errorCodes.accountNotFound);
    expect(answer.msg).toContain('nobody');
  });
});
