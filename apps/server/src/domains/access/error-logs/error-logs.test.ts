import { errorCodes } from '@platform/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { redactText } from '../../../kit/secrets/redact-text.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { errorLogs } from './error-logs.table.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const save = (body: unknown, token?: string) =>
  app.post<{ id: string }>('/save_error_logger', body, { token });
const stored = () => app.store.db.select().from(errorLogs);

test('stores a report without a token, and with one also its account', async () => {
  expect((await save({ message: 'TypeError: x is undefined' })).code).toBe(errorCodes.success);
  await save({ message: 'second' }, await app.signIn('merchant'));
  await save({ message: 'third' }, 'expired-token');
  expect((await stored()).map(({ message, account }) => ({ message, account }))).toEqual([
    { message: 'TypeError: x is undefined', account: null },
    { message: 'second', account: 'merchant' },
    { message: 'third', account: null },
  ]);
});

test('redacts secrets before a report is stored', async () => {
  const token = await app.signIn('merchant');
  await save({
    message: `failed with token=${token}`,
    stack: `at login (password: "Hunter2000", googleCode='123456')`,
    url: `/order/list?sign=ABCDEF&cardNumber=6222021234567890123&page=2`,
  });
  const text = JSON.stringify(await stored());
  for (const secret of [token, 'Hunter2000', '123456', 'ABCDEF', '6222021234567890123']) {
    expect(text).not.toContain(secret);
  }
  expect(text).toContain('page=2');
});

test('an address that reports in a loop is refused, and told how long', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, turn) => save({ message: `loop ${turn}` })),
  );
  const refused = answers.filter((answer) => answer.code === errorCodes.tooManyRequests);
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({ status: 429 });
  expect(refused[0]?.headers.get('retry-after')).toBe('60');
  expect(await stored()).toHaveLength(20);
  app.clock.advance(61_000);
  expect((await save({ message: 'later' })).code).toBe(errorCodes.success);
});

test('a report that is too long is refused', async () => {
  expect((await save({ message: 'x'.repeat(2_001) })).code).toBe(errorCodes.validationFailed);
  expect(await stored()).toEqual([]);
});

test.each([
  ['{"token":"abc","x":1}', '{"token":"[redacted]","x":1}'],
  ['token2=abc&y=1', 'token2=[redacted]&y=1'],
  ['card 4111 1111 1111 1111 refused', 'card [redacted]refused'],
  ['order 123456 at line 42', 'order 123456 at line 42'],
])('stores %s as %s', (text, expected) => {
  expect(redactText(text)).toBe(expected);
});
