import { errorCodes } from '@platform/sdk';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts';
import { auditRecords } from '../audit/audit.table.ts';
import { updateUser } from '../users/users.service.ts';
import { sessions } from './session.table.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

interface Entry {
  readonly userName?: string;
  readonly password?: string;
  readonly googleCode?: string;
}

const login = (entry: Entry = {}) =>
  app.post<{ token: string; bindRequired: boolean } | null>('/v1.0/user/login', {
    userName: 'merchant',
    password: testPassword,
    ...entry,
  });
const wrong = { password: 'Wrong12345' };
const openSessionCount = () => app.store.db.$count(sessions);
const second = 1_000;

test('a correct name and password open a session of that user', async () => {
  const { data } = await login();
  const info = await app.post('/v1.0/user/getInfo', {}, { token: data?.token });
  expect(info).toMatchObject({
    code: errorCodes.success,
    data: { account: 'merchant', access: 'merchant', merchantId: app.ids.merchantId, mchId: app.mchId },
  });
});

test('ignores case and surrounding spaces of the name', async () => {
  expect((await login({ userName: ' Merchant ' })).code).toBe(errorCodes.success);
});

test('answers a wrong password and an unknown account alike, and opens no session', async () => {
  const known = await login(wrong);
  const unknown = await login({ userName: 'nobody' });
  expect(known.code).toBe(errorCodes.invalidCredentials);
  expect({ code: unknown.code, msg: unknown.msg, data: unknown.data }).toEqual({
    code: known.code,
    msg: known.msg,
    data: known.data,
  });
  expect(await openSessionCount()).toBe(0);
});

test('reveals a disabled account only after its correct password', async () => {
  await updateUser(app.store.db, app.ids.merchant, { enabled: false }, app.clock.now());
  expect((await login(wrong)).code).toBe(errorCodes.invalidCredentials);
  expect((await login()).code).toBe(errorCodes.accountDisabled);
});

test('with an authenticator the code is required, checked, and works once', async () => {
  const authenticator = await app.bindAuthenticator('merchant');
  expect((await login()).code).toBe(errorCodes.googleCodeRequired);
  const code = authenticator.code();
  expect((await login({ googleCode: code === '000000' ? '000001' : '000000' })).code).toBe(
    errorCodes.googleCodeInvalid,
  );
  expect((await login({ googleCode: code })).code).toBe(errorCodes.success);
  expect((await login({ googleCode: code })).code).toBe(errorCodes.googleCodeReused);
  app.clock.advance(30 * second);
  expect((await login({ googleCode: authenticator.code() })).code).toBe(errorCodes.success);
});

test('a code is good one step early and one step late, and no further', async () => {
  const authenticator = await app.bindAuthenticator('merchant');
  const code = authenticator.code();
  app.clock.advance(60 * second);
  expect((await login({ googleCode: code })).code).toBe(errorCodes.googleCodeInvalid);
  app.clock.advance(-30 * second);
  expect((await login({ googleCode: code })).code).toBe(errorCodes.success);
});

test('of two concurrent sign-ins with one code, one succeeds', async () => {
  const authenticator = await app.bindAuthenticator('merchant');
  const googleCode = authenticator.code();
  const codes = (await Promise.all([login({ googleCode }), login({ googleCode })])).map(
    (answer) => answer.code,
  );
  expect(codes.sort()).toEqual([errorCodes.success, errorCodes.googleCodeReused].sort());
});

test('an account that must have an authenticator gets a session that can only bind one', async () => {
  await updateUser(app.store.db, app.ids.merchant, { enableGoogleVerify: true }, app.clock.now());
  const { data } = await login();
  expect(data?.bindRequired).toBe(true);
  const token = data?.token;
  expect((await app.post('/v1.0/user/getInfo', {}, { token })).code).toBe(errorCodes.success);
  expect((await app.get('/v1.0/order/getList', { token })).code).toBe(errorCodes.authenticatorNotBound);
});

test('failures delay the next attempt, longer each time, and the answer names the delay', async () => {
  for (let failure = 0; failure < 4; failure += 1) {
    expect((await login(wrong)).code).toBe(errorCodes.invalidCredentials);
  }
  const delayed = await login();
  expect(delayed).toMatchObject({ status: 429, code: errorCodes.signInDelayed });
  expect(delayed.headers.get('retry-after')).toBe('2');

  app.clock.advance(2 * second);
  expect((await login(wrong)).code).toBe(errorCodes.invalidCredentials);
  expect((await login()).headers.get('retry-after')).toBe('4');
});

test('the delay never lasts longer than a quarter of an hour, and a right password ends it', async () => {
  for (let failure = 0; failure < 30; failure += 1) {
    await login(wrong);
    app.clock.advance(15 * 60 * second);
  }
  await login(wrong);
  app.clock.advance(15 * 60 * second);
  expect((await login()).code).toBe(errorCodes.success);
});

test('an unknown account is delayed like a known one', async () => {
  for (let failure = 0; failure < 4; failure += 1) await login({ userName: 'nobody' });
  expect((await login({ userName: 'nobody' })).code).toBe(errorCodes.signInDelayed);
});

test('concurrent guesses are delayed like sequential ones', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => login(wrong)));
  const tried = answers.filter((answer) => answer.code === errorCodes.invalidCredentials);
  expect(tried).toHaveLength(4);
});

test('an address that fails for many accounts is delayed as a whole', async () => {
  for (let failure = 0; failure < 11; failure += 1) await login({ userName: `guess${failure}` });
  expect((await login()).code).toBe(errorCodes.signInDelayed);
});

test('a user with an IP whitelist can sign in only from those addresses', async () => {
  await updateUser(app.store.db, app.ids.merchant, { ipWhitelist: ['10.1.0.0/16'] }, app.clock.now());
  const refused = await login();
  expect(refused.code).toBe(errorCodes.ipNotAllowed);
  expect(refused.msg).toContain('127.0.0.1');
  await updateUser(app.store.db, app.ids.merchant, { ipWhitelist: ['127.0.0.1'] }, app.clock.now());
  expect((await login()).code).toBe(errorCodes.success);
});

test('good and bad sign-ins are both on the audit trail, without the password', async () => {
  await login(wrong);
  await login();
  const rows = await app.store.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.operation, 'session.login')));
  expect(rows.map((row) => row.outcome).sort()).toEqual(['invalidCredentials', 'success']);
  expect(JSON.stringify(rows)).not.toContain(wrong.password);
  expect(JSON.stringify(rows)).not.toContain(testPassword);
});
