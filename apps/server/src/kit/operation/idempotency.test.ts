import { errorCodes } from '@platform/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditRecords } from '../../domains/access/audit/audit.table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { idempotencyKeys } from './idempotency.table.ts';
import { forgetOldIdempotencyKeys } from './idempotency.ts';

let app: TestApp;
let token: string;
let token2: string;
beforeEach(async () => {
  app = await createTestApp();
  token = await app.signIn('superAdmin');
  token2 = await app.signInSecondLevel(token);
});
afterEach(() => app.close());

const set = (value: unknown, key: string, as = { token, token2 }) =>
  app.post(
    '/v1.0/system-config/setOrderTimeoutMinutes',
    { value },
    { ...as, headers: { 'idempotency-key': key } },
  );
const changes = async () =>
  (await app.store.db.select().from(auditRecords)).filter(
    (row) => row.operation === 'settings.setOrderTimeoutMinutes',
  ).length;

test('a call repeated with its key is answered the same and changes nothing again', async () => {
  const first = await set(15, 'key-0001');
  app.clock.advance(1_000);
  const second = await set(15, 'key-0001');
  expect(second.data).toEqual(first.data);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(await changes()).toBe(1);
});

test('two identical concurrent calls are one call', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => set(15, 'key-0002')));
  expect(answers.map((answer) => answer.code)).toEqual(Array.from({ length: 5 }, () => errorCodes.success));
  expect(await changes()).toBe(1);
});

test('the same key with another body is a conflict, and nothing changes', async () => {
  await set(15, 'key-0003');
  expect((await set(20, 'key-0003')).code).toBe(errorCodes.idempotencyConflict);
  expect(await changes()).toBe(1);
});

test('the same key and body for another call is a conflict, and nothing changes', async () => {
  await set(15, 'key-0008');
  const other = await app.post(
    '/v1.0/system-config/setMessageDelay',
    { value: 15 },
    { token, token2, headers: { 'idempotency-key': 'key-0008' } },
  );
  expect(other.code).toBe(errorCodes.idempotencyConflict);
  expect(await app.settings.reader(app.store.db).get('MessageDelay')).toBe(300);
});

test('two users may use the same key', async () => {
  await set(15, 'key-0004');
  const adminToken = await app.signIn('admin');
  await app.signIn('merchant');
  const sessions = await app.post<{ list: { token: string; account: string }[] }>(
    '/v1.0/user/getSessions',
    {},
    { token: adminToken },
  );
  const handle = sessions.data.list.find((row) => row.account === 'merchant')?.token;
  const ended = await app.post(
    '/v1.0/user/forceLogout',
    { token: handle },
    { token: adminToken, headers: { 'idempotency-key': 'key-0004' } },
  );
  expect(ended.code).toBe(errorCodes.success);
});

test('a refused call can be retried with its key', async () => {
  expect((await set(0, 'key-0005')).code).toBe(errorCodes.validationFailed);
  expect((await set(15, 'key-0005')).code).toBe(errorCodes.success);
});

test('an invalid key is refused', async () => {
  expect((await set(15, 'short')).code).toBe(errorCodes.validationFailed);
});

test('answers with secrets are never stored', async () => {
  const adminToken = await app.signIn('admin');
  const bind = () =>
    app.post<{ googleSecret: string }>(
      '/v1.0/user/bindUser',
      { userAccount: 'admin' },
      { token: adminToken, headers: { 'idempotency-key': 'key-0006' } },
    );
  const { data } = await bind();
  expect(data.googleSecret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await app.store.db.$count(idempotencyKeys)).toBe(0);
});

test('keys are deleted after a day', async () => {
  await set(15, 'key-0007');
  app.clock.advance(25 * 3_600_000);
  await forgetOldIdempotencyKeys(app.store.db, app.clock.now());
  expect(await app.store.db.$count(idempotencyKeys)).toBe(0);
});
