import { errorCodes } from '@platform/sdk';
import { desc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { auditRecords } from '../audit/audit.table.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const pin = (token: string, body: object) => app.post('/v1.0/user/setLanguage', body, { token });
const pinnedOf = async (token: string) =>
  (await app.post<{ pinnedLanguage: string | null }>('/v1.0/user/getInfo', {}, { token })).data
    .pinnedLanguage;

test('a pinned language applies to every session of the account until it is removed', async () => {
  const here = await app.signIn('merchant');
  const elsewhere = await app.signIn('merchant');
  const other = await app.signIn('admin');
  expect(await pinnedOf(here)).toBeNull();
  expect((await pin(here, { language: 'zh-TW' })).code).toBe(errorCodes.success);
  expect([await pinnedOf(here), await pinnedOf(elsewhere), await pinnedOf(other)]).toEqual([
    'zh-TW',
    'zh-TW',
    null,
  ]);
  const [record] = await app.store.db.select().from(auditRecords).orderBy(desc(auditRecords.id)).limit(1);
  expect(record).toMatchObject({
    operation: 'session.setLanguage',
    objectId: app.ids.merchant,
    before: { language: null },
    after: { language: 'zh-TW' },
  });
  await pin(here, {});
  expect(await pinnedOf(elsewhere)).toBeNull();
});

test.each([
  { language: 'fr-FR' },
  { language: '' },
  { language: null },
  { language: 'zh-TW', account: 'admin' },
])('refuses %j', async (body) => {
  const token = await app.signIn('merchant');
  expect((await pin(token, body)).status).toBe(400);
  expect(await pinnedOf(token)).toBeNull();
});
