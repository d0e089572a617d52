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

const choose = (token: string, body: object) => app.post('/v1.0/user/setTimeZone', body, { token });
const zoneOf = async (token: string) =>
  (await app.post<{ ownTimeZone: string | null }>('/v1.0/user/getInfo', {}, { token })).data.ownTimeZone;

test('a chosen time zone applies to every session of the account until the platform’s is chosen', async () => {
  const here = await app.signIn('merchant');
  const elsewhere = await app.signIn('merchant');
  const other = await app.signIn('admin');
  expect(await zoneOf(here)).toBeNull();
  expect((await choose(here, { timeZone: 'America/New_York' })).code).toBe(errorCodes.success);
  expect([await zoneOf(elsewhere), await zoneOf(other)]).toEqual(['America/New_York', null]);
  const [record] = await app.store.db.select().from(auditRecords).orderBy(desc(auditRecords.id)).limit(1);
  expect(record).toMatchObject({
    operation: 'session.setTimeZone',
    objectId: app.ids.merchant,
    before: { timeZone: null },
    after: { timeZone: 'America/New_York' },
  });
  await choose(here, { timeZone: 'browser' });
  expect(await zoneOf(elsewhere)).toBe('browser');
  await choose(here, {});
  expect(await zoneOf(elsewhere)).toBeNull();
});

test.each([{ timeZone: 'Mars/Olympus' }, { timeZone: '' }, { timeZone: null }, { zone: 'UTC' }])(
  'refuses %j',
  async (body) => {
    const token = await app.signIn('merchant');
    expect((await choose(token, body)).status).toBe(400);
    expect(await zoneOf(token)).toBeNull();
  },
);
