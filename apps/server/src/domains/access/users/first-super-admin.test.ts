import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sealAuthenticatorSecret } from '../authenticator/authenticator.service.ts';
import { codeAt, newAuthenticatorSecret, otpauthUri } from '../authenticator/totp.ts';
import { PasswordHasher } from '../session/password.ts';
import { createFirstSuperAdmin } from './first-super-admin.ts';
import { checkNewPassword } from './new-password.service.ts';
import { users } from './users.table.ts';

let app: TestApp;
const secret = newAuthenticatorSecret();
const hasher = new PasswordHasher({ log2N: 4, r: 8, p: 1 });
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const create = (account: string, password: string) =>
  createFirstSuperAdmin(
    {
      store: app.store,
      hashPassword: (text) => hasher.hash(text),
      newAuthenticator: (name) => ({
        sealed: sealAuthenticatorSecret(app.dependencies.secrets, secret),
        otpauthUri: otpauthUri(secret, name),
      }),
    },
    { account, password },
    app.clock.now(),
  );
const withoutSuperAdmin = () =>
  app.store.db.update(users).set({ role: 'admin' }).where(eq(users.role, 'superAdmin'));

test('the first superAdmin signs in with password and authenticator from the start', async () => {
  await withoutSuperAdmin();
  expect((await create('root1', 'Strong2026pass')).otpauthUri).toContain(secret);
  const login = (googleCode: string) =>
    app.post('/v1.0/user/login', { userName: 'root1', password: 'Strong2026pass', googleCode });
  expect((await login('')).code).toBe(errorCodes.googleCodeRequired);
  expect((await login(codeAt(secret, app.clock.now()))).code).toBe(errorCodes.success);
});

test('only one first superAdmin can be created, also concurrently', async () => {
  await expect(create('root1', 'Strong2026pass')).rejects.toMatchObject({ errorName: 'accountExists' });
  await withoutSuperAdmin();
  const results = await Promise.allSettled([
    create('root1', 'Strong2026pass'),
    create('root2', 'Strong2026pass'),
  ]);
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each(['short1', 'onlyletters', '1234567890', 'Password123', 'root1root1'])(
  'refuses the password %s',
  (password) => {
    expect(() => checkNewPassword(password, 'root1')).toThrow('passwordRejected');
  },
);

test('accepts a long password with letters and digits', () => {
  expect(() => checkNewPassword('Strong2026pass', 'root1')).not.toThrow();
});
