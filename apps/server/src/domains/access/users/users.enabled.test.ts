import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../../kit/operation/context.ts';
import { accountOf, createTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { auditRecords } from '../audit/audit.table.ts';
import { updateUser } from './users.service.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

async function signInFully(role: Role) {
  const token = await app.signIn(role);
  return { token, token2: await app.signInSecondLevel(token) };
}
const setEnabled = (as: { token: string; token2: string }, userId: string, enabled: boolean) =>
  app.post<{ endedSessionCount: number }>('/v1.0/user/setEnabled', { userId, enabled }, as);
const login = (role: Role) =>
  app.post('/v1.0/user/login', { userName: accountOf[role], password: testPassword });

test('a disabled user is signed out at once and cannot sign in until it is enabled again', async () => {
  const token = await app.signIn('merchant');
  const admin = await signInFully('admin');
  const { data } = await setEnabled(admin, app.ids.merchant, false);
  expect(data).toMatchObject({ enabled: false, endedSessionCount: 1 });
  expect((await app.post('/v1.0/user/getInfo', {}, { token })).code).toBe(errorCodes.sessionExpired);
  expect((await login('merchant')).code).toBe(errorCodes.accountDisabled);
  const [record] = await app.store.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.operation, 'users.setEnabled'));
  expect(record).toMatchObject({
    objectId: app.ids.merchant,
    before: { enabled: true },
    after: { account: 'merchant', enabled: false },
  });
  expect((await setEnabled(admin, app.ids.merchant, true)).data).toMatchObject({ endedSessionCount: 0 });
  expect((await login('merchant')).code).toBe(errorCodes.success);
});

test('nobody disables oneself, a higher role, or without the second level', async () => {
  const admin = await signInFully('admin');
  expect((await setEnabled(admin, app.ids.admin, false)).code).toBe(errorCodes.accountProtected);
  expect((await setEnabled(admin, app.ids.superAdmin, false)).code).toBe(errorCodes.forbidden);
  const firstLevel = { userId: app.ids.merchant, enabled: false };
  const { code } = await app.post('/v1.0/user/setEnabled', firstLevel, { token: admin.token });
  expect(code).toBe(errorCodes.secondLevelRequired);
  const service = await signInFully('customerService');
  expect((await setEnabled(service, app.ids.merchant, false)).code).toBe(errorCodes.forbidden);
});

test('of two superAdmins who disable each other at once, one stays enabled', async () => {
  const { db } = app.store;
  const now = app.clock.now();
  await updateUser(db, app.ids.admin, { role: 'superAdmin' }, now);
  const [one, other] = [await signInFully('superAdmin'), await signInFully('admin')];
  const codes = await Promise.all([
    setEnabled(one, app.ids.admin, false),
    setEnabled(other, app.ids.superAdmin, false),
  ]).then((answers) => answers.map(({ code }) => code));
  expect(codes.filter((code) => code === errorCodes.success)).toHaveLength(1);
});
