import { errorCodes } from '@platform/sdk';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { auditRecords } from '../audit/audit.table.ts';
import { messages } from '../messages/messages.table.ts';
import { updateUser } from '../users/users.service.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await createTestApp();
  token = await app.signIn('merchant');
});
afterEach(() => app.close());

const newPassword = 'Winter trains 7 run late';
const change = (passwords: object = {}, as = token) =>
  app.post(
    '/v1.0/user/changePassword',
    { currentPassword: testPassword, newPassword, ...passwords },
    { token: as },
  );
const signIn = (password: string) => app.post('/v1.0/user/login', { userName: 'merchant', password });
const info = (as: string) => app.post('/v1.0/user/getInfo', {}, { token: as });

describe('a changed password', () => {
  test('is the only one that signs in, and all earlier sessions have ended', async () => {
    const elsewhere = await app.signIn('merchant');
    expect((await change()).code).toBe(errorCodes.success);
    for (const old of [token, elsewhere]) expect((await info(old)).code).toBe(errorCodes.sessionExpired);
    expect((await signIn(testPassword)).code).toBe(errorCodes.invalidCredentials);
    expect((await signIn(newPassword)).code).toBe(errorCodes.success);
  });

  test('sends its owner a message and is audited, without either password', async () => {
    await change();
    const [message] = await app.store.db.select().from(messages).where(eq(messages.userId, app.ids.merchant));
    expect(message).toMatchObject({ template: 'passwordReset', params: { by: 'merchant' } });
    const [record] = await app.store.db.select().from(auditRecords).orderBy(desc(auditRecords.id)).limit(1);
    expect(record).toMatchObject({ operation: 'session.changePassword', outcome: 'success' });
    const kept = JSON.stringify([await app.store.db.select().from(auditRecords), app.logLines]);
    expect(kept).not.toContain(newPassword);
    expect(kept).not.toContain(testPassword);
  });
});

describe('the password stays unchanged', () => {
  test('when its owner may not modify the account, and changes once allowed', async () => {
    const allow = (allowModify: boolean) =>
      updateUser(app.store.db, app.ids.merchant, { allowModify }, app.clock.now());
    await allow(false);
    expect((await change()).code).toBe(errorCodes.modifyNotAllowed);
    expect((await info(token)).code).toBe(errorCodes.success);
    expect((await signIn(newPassword)).code).toBe(errorCodes.invalidCredentials);
    await allow(true);
    expect((await change()).code).toBe(errorCodes.success);
  });

  test('where the current one is wrong, and guessing is slowed down', async () => {
    const codes: number[] = [];
    for (let turn = 0; turn < 5; turn += 1)
      codes.push((await change({ currentPassword: `wrong${turn}` })).code);
    expect(codes.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => errorCodes.secondLevelFailed));
    expect(codes.at(-1)).toBe(errorCodes.signInDelayed);
    expect((await signIn(testPassword)).code).toBe(errorCodes.success);
  });

  test.each([
    ['is a common password', 'Password123'],
    ['contains the account’s name', 'merchant-7777'],
    ['is the current one', testPassword],
  ])('when the new one %s', async (_, rejected) => {
    expect((await change({ newPassword: rejected })).code).toBe(errorCodes.passwordRejected);
    expect((await info(token)).code).toBe(errorCodes.success);
  });

  test('without a session', async () => {
    expect((await change({}, 'x'.repeat(22))).code).toBe(errorCodes.sessionExpired);
  });
});

test('of two concurrent changes one succeeds', async () => {
  const answers = await Promise.all([change(), change({ newPassword: 'Summer trains 8 run late' })]);
  expect(answers.filter(({ code }) => code === errorCodes.success)).toHaveLength(1);
});
