import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../kit/operation/context.ts';
import { accountOf, createTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { messages } from '../../access/messages/messages.table.ts';
import { PasswordHasher } from '../../access/session/password.ts';
import { addUser, findUser, updateUser } from '../../access/users/users.service.ts';
import { users } from '../../access/users/users.table.ts';

let app: TestApp;
let as: { token: string; token2: string };
const hasher = new PasswordHasher({ log2N: 4, r: 8, p: 1 });

async function signInFully(role: Role) {
  const token = await app.signIn(role);
  return { token, token2: await app.signInSecondLevel(token) };
}
beforeEach(async () => {
  app = await createTestApp();
  as = await signInFully('superAdmin');
});
afterEach(() => app.close());

const update = (role: Role, change: object = {}) => {
  const user = { id: app.ids[role], nickname: role, account: accountOf[role], role };
  return app.post('/v1.0/admin/updateUser', { ...user, ...change }, as);
};
const remove = (id: string, session = as) => app.get(`/v1.0/admin/deleteUser?id=${id}`, session);
const repair = (userId: string, newAccountName: string) =>
  app.post('/v1.0/admin/repairUser', { userId, newAccountName }, as);
const resetPayPassword = (id: string, session = as) =>
  app.get(`/v1.0/admin/resetPayPassword?id=${id}`, session);
const login = (userName: string, password = testPassword) =>
  app.post<{ token: string } | null>('/v1.0/user/login', { userName, password });
const isOpen = async (token: string) =>
  (await app.post('/v1.0/user/getInfo', {}, { token })).code === errorCodes.success;
const told = async (role: Role) =>
  (await app.store.db.select().from(messages).where(eq(messages.userId, app.ids[role]))).map(
    ({ template, params }) => ({ template, params }),
  );
const trailOf = async (id: string) =>
  (await app.store.db.select().from(auditRecords).where(eq(auditRecords.objectId, id))).map(
    ({ operation, before, after }) => ({ operation, before, after }),
  );
const stranger = '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01';
const secondSuperAdmin = () => {
  const user = { account: 'root2', nickname: 'root2', role: 'superAdmin', passwordHash: '-' } as const;
  return addUser(app.store.db, user, app.clock.now());
};

describe('a change', () => {
  test('of only the nickname keeps sessions and sends no message', async () => {
    const token = await app.signIn('customerService');
    const answer = await update('customerService', { nickname: ' Day shift ' });
    expect(answer.data).toMatchObject({ nickname: 'Day shift', account: 'service' });
    expect(await isOpen(token)).toBe(true);
    expect(await told('customerService')).toEqual([]);
  });

  test('leaves what is not given as another made it', async () => {
    const { customerService: id } = app.ids;
    const change = (set: object) => app.post('/v1.0/admin/updateUser', { id, ...set }, as);
    await change({ role: 'technicalSupport' });
    await change({ account: 'night02' });
    expect((await change({ nickname: 'Night' })).data).toMatchObject({
      ...{ nickname: 'Night', account: 'night02', access: 'technicalSupport' },
    });
    expect((await change({ password: 'night02night02' })).code).toBe(errorCodes.passwordRejected);
  });

  test('of the password ends the sessions, and only the new one signs in', async () => {
    const token = await app.signIn('merchant');
    expect((await update('merchant', { password: 'Fresh2026start' })).code).toBe(errorCodes.success);
    expect(await isOpen(token)).toBe(false);
    expect((await login('merchant')).code).toBe(errorCodes.invalidCredentials);
    expect((await login('merchant', 'Fresh2026start')).code).toBe(errorCodes.success);
    expect(await told('merchant')).toEqual([{ template: 'passwordReset', params: { by: 'superadmin' } }]);
    const everything = JSON.stringify([await app.store.db.select().from(auditRecords), app.logLines]);
    expect(everything).not.toContain('Fresh2026start');
  });

  test('of the name ends the sessions, and only the new one signs in', async () => {
    const token = await app.signIn('merchant');
    expect((await update('merchant', { account: 'shop9' })).code).toBe(errorCodes.success);
    expect(await isOpen(token)).toBe(false);
    expect((await login('merchant')).code).toBe(errorCodes.invalidCredentials);
    expect((await login('shop9')).code).toBe(errorCodes.success);
    const params = { by: 'superadmin', before: 'merchant', after: 'shop9' };
    expect(await told('merchant')).toEqual([{ template: 'accountRenamed', params }]);
  });

  test('of the role ends the sessions, and the new role counts from then on', async () => {
    const token = await app.signIn('customerService');
    expect((await update('customerService', { role: 'technicalSupport' })).code).toBe(errorCodes.success);
    expect(await isOpen(token)).toBe(false);
    const session = (await login('service')).data?.token;
    const info = await app.post('/v1.0/user/getInfo', {}, { token: session });
    expect(info.data).toMatchObject({ access: 'technicalSupport' });
  });

  test('to another user’s name is refused as a whole, also to a deleted user’s', async () => {
    await remove(app.ids.merchant);
    for (const account of ['ADMIN', 'merchant']) {
      const answer = await update('customerService', { account, nickname: 'changed' });
      expect(answer.code).toBe(errorCodes.accountExists);
    }
    expect((await findUser(app.store.db, app.ids.customerService))?.nickname).toBe('customerService');
  });

  test('of the role is refused for a user with a merchant or supplier', async () => {
    const answer = await update('merchant', { role: 'admin' });
    expect(answer.code).toBe(errorCodes.roleBound);
    expect(answer.msg).toContain('Test merchant');
    expect((await update('supplier', { role: 'admin' })).code).toBe(errorCodes.roleBound);
  });

  test('is audited with before and after', async () => {
    await update('customerService', { role: 'technicalSupport', password: 'Fresh2026start' });
    expect(await trailOf(app.ids.customerService)).toEqual([
      {
        operation: 'admin.updateUser',
        before: { account: 'service', nickname: 'customerService', role: 'customerService' },
        after: {
          account: 'service',
          nickname: 'customerService',
          role: 'technicalSupport',
          passwordChanged: true,
        },
      },
    ]);
  });

  test.each([
    ['an unknown user', { id: stranger }, errorCodes.accountNotFound],
    ['no id', { id: 'x' }, errorCodes.validationFailed],
    ['a weak password', { password: 'password123' }, errorCodes.passwordRejected],
    ['a role that does not exist', { role: 'owner' }, errorCodes.validationFailed],
  ])('of or to %s is refused', async (_what, change, code) => {
    expect((await update('customerService', change)).code).toBe(code);
  });

  test('is made once when repeated with its key', async () => {
    const body = {
      id: app.ids.merchant,
      nickname: 'm',
      account: 'merchant',
      role: 'merchant',
      password: 'Fresh2026start',
    };
    const headers = { 'idempotency-key': 'reset-the-merchant' };
    const first = await app.post('/v1.0/admin/updateUser', body, { ...as, headers });
    const again = await app.post('/v1.0/admin/updateUser', body, { ...as, headers });
    expect(again.data).toEqual(first.data);
    expect(await told('merchant')).toHaveLength(1);
  });
});

describe('one’s own account and the last superAdmin', () => {
  test('refuses to change one’s own role or delete one’s own account', async () => {
    await secondSuperAdmin();
    expect((await update('superAdmin', { role: 'admin' })).code).toBe(errorCodes.accountProtected);
    expect((await remove(app.ids.superAdmin)).code).toBe(errorCodes.accountProtected);
    expect((await findUser(app.store.db, app.ids.superAdmin))?.role).toBe('superAdmin');
  });

  test('another superAdmin can be changed and deleted', async () => {
    const { id } = await secondSuperAdmin();
    const demoted = await update('superAdmin', { id, account: 'root2', role: 'admin' });
    expect(demoted.code).toBe(errorCodes.success);
    expect((await remove(id)).code).toBe(errorCodes.success);
  });

  test('when two superAdmins delete each other concurrently, one is left', async () => {
    const { id } = await secondSuperAdmin();
    const passwordHash = await hasher.hash(testPassword);
    await updateUser(app.store.db, id, { passwordHash }, app.clock.now());
    const token = (await login('root2')).data?.token ?? '';
    const other = { token, token2: await app.signInSecondLevel(token) };
    const answers = await Promise.all([remove(id), remove(app.ids.superAdmin, other)]);
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === errorCodes.success)).toHaveLength(1);
    // The other one is refused for its ended session or as the last superAdmin, whichever is checked first.
    const refusal = codes.find((code) => code !== errorCodes.success);
    expect([errorCodes.accountProtected, errorCodes.sessionExpired]).toContain(refusal);
    const left = await app.store.db.select().from(users).where(eq(users.role, 'superAdmin'));
    expect(left.filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
  });

  test('refuses a user that may not modify their own account', async () => {
    await updateUser(app.store.db, app.ids.superAdmin, { allowModify: false }, app.clock.now());
    expect((await update('superAdmin', { nickname: 'other' })).code).toBe(errorCodes.modifyNotAllowed);
    expect((await repair(app.ids.superAdmin, 'root1')).code).toBe(errorCodes.modifyNotAllowed);
    expect((await resetPayPassword(app.ids.superAdmin)).code).toBe(errorCodes.modifyNotAllowed);
    expect((await update('merchant', { nickname: 'other' })).code).toBe(errorCodes.success);
  });
});

describe('deleting and repairing', () => {
  test('a deleted user’s sessions end, and the row is kept', async () => {
    const token = await app.signIn('merchant');
    expect((await remove(app.ids.merchant)).code).toBe(errorCodes.success);
    expect(await isOpen(token)).toBe(false);
    expect((await login('merchant')).code).toBe(errorCodes.invalidCredentials);
    expect(await app.store.db.$count(users, eq(users.id, app.ids.merchant))).toBe(1);
    expect(await trailOf(app.ids.merchant)).toEqual([
      {
        operation: 'admin.deleteUser',
        before: { account: 'merchant', role: 'merchant', deleted: false },
        after: { account: 'merchant', role: 'merchant', deleted: true },
      },
    ]);
  });

  test('deleting twice changes nothing more, and an unknown user is not found', async () => {
    await remove(app.ids.merchant);
    const [before] = await app.store.db.select().from(users).where(eq(users.id, app.ids.merchant));
    app.clock.advance(1_000);
    expect((await remove(app.ids.merchant)).code).toBe(errorCodes.success);
    const [after] = await app.store.db.select().from(users).where(eq(users.id, app.ids.merchant));
    expect(after).toEqual(before);
    expect((await remove(stranger)).code).toBe(errorCodes.accountNotFound);
    expect((await remove('1 or 1=1')).code).toBe(errorCodes.validationFailed);
  });

  test('a link cannot delete a user: without tokens the address has no effect', async () => {
    const answer = await app.get(`/v1.0/admin/deleteUser?id=${app.ids.merchant}`);
    expect(answer.code).toBe(errorCodes.sessionExpired);
    expect(await findUser(app.store.db, app.ids.merchant)).toBeDefined();
  });

  test('a deleted user cannot be changed; once repaired it signs in as before', async () => {
    await remove(app.ids.merchant);
    expect((await update('merchant')).code).toBe(errorCodes.accountNotFound);
    const answer = await repair(app.ids.merchant, 'merchant');
    expect(answer.data).toMatchObject({ account: 'merchant', deleted: false, access: 'merchant' });
    expect((await login('merchant')).code).toBe(errorCodes.success);
    expect(await told('merchant')).toEqual([]);
  });

  test('repairing renames, ends sessions, resets delays, and frees the old name', async () => {
    const token = await app.signIn('merchant');
    for (let failure = 0; failure < 4; failure += 1) await login('merchant', 'Wrong12345');
    expect((await login('merchant')).code).toBe(errorCodes.signInDelayed);
    expect((await repair(app.ids.merchant, 'shop9')).code).toBe(errorCodes.success);
    expect(await isOpen(token)).toBe(false);
    expect((await login('shop9')).code).toBe(errorCodes.success);
    expect((await update('customerService', { account: 'merchant' })).code).toBe(errorCodes.success);
    expect((await login('merchant')).code).toBe(errorCodes.success);
  });

  test('repairing to a taken or invalid name is refused', async () => {
    expect((await repair(app.ids.merchant, 'admin')).code).toBe(errorCodes.accountExists);
    expect((await repair(app.ids.merchant, 'a b')).code).toBe(errorCodes.validationFailed);
    expect((await repair(stranger, 'shop9')).code).toBe(errorCodes.accountNotFound);
  });
});

describe('a pay password', () => {
  beforeEach(async () => {
    const payPasswordHash = await hasher.hash('Pay2026secret');
    await updateUser(app.store.db, app.ids.merchant, { payPasswordHash }, app.clock.now());
  });
  const secondLevel = (token: string, password: string) =>
    app.post<{ token: string }>('/v1.0/user/login2', { password, logInReason: 'x' }, { token });

  test('that is removed is no longer valid, nor are tokens opened with it', async () => {
    const token = await app.signIn('merchant');
    const token2 = (await secondLevel(token, 'Pay2026secret')).data.token;
    expect((await resetPayPassword(app.ids.merchant)).code).toBe(errorCodes.success);
    const key = await app.post('/v1.0/merchant/getSigningKey', {}, { token, token2 });
    expect(key.code).toBe(errorCodes.secondLevelInvalid);
    expect((await secondLevel(token, testPassword)).code).toBe(errorCodes.success);
    expect(await told('merchant')).toEqual([
      { template: 'payPasswordRemoved', params: { by: 'superadmin' } },
    ]);
    await resetPayPassword(app.ids.merchant);
    expect(await told('merchant')).toHaveLength(1);
  });

  test('of a superAdmin cannot be removed by an admin', async () => {
    const admin = await signInFully('admin');
    expect((await resetPayPassword(app.ids.superAdmin, admin)).code).toBe(errorCodes.forbidden);
    expect((await resetPayPassword(app.ids.merchant, admin)).code).toBe(errorCodes.success);
  });
});
