import { errorCodes } from '@platform/sdk';
import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { updateUser } from '../users/users.service.ts';
import { PasswordHasher } from './password.ts';

/** Runs a callback while a password is being hashed. */
class BusyHasher extends PasswordHasher {
  meanwhile: () => Promise<void> = async () => undefined;
  override async hash(password: string): Promise<string> {
    const hash = await super.hash(password);
    await this.meanwhile();
    return hash;
  }
}

let app: TestApp;
afterEach(() => app.close());

test('refuses a pay password when the permission is withdrawn while it is hashed', async () => {
  const hasher = new BusyHasher({ log2N: 4, r: 8, p: 1 });
  app = await createTestApp({ hasher });
  const token = await app.signIn('merchant');
  const set = () =>
    app.post(
      '/v1.0/user/setPayPassword',
      { currentPassword: testPassword, payPassword: 'Moving2026money' },
      { token },
    );
  const allow = (allowModify: boolean) =>
    updateUser(app.store.db, app.ids.merchant, { allowModify }, app.clock.now());
  hasher.meanwhile = () => allow(false);
  const isSet = async () =>
    (await app.post<{ hasPayPassword: boolean }>('/v1.0/user/getInfo', {}, { token })).data.hasPayPassword;
  expect((await set()).code).toBe(errorCodes.modifyNotAllowed);
  expect(await isSet()).toBe(false);

  hasher.meanwhile = async () => undefined;
  await allow(true);
  // The sign-in password is still the current one: nothing was set.
  expect((await set()).code).toBe(errorCodes.success);
  expect(await isSet()).toBe(true);
});
