import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorLogs } from './domains/access/error-logs/error-logs.table.ts';
import { RequestGauge } from './kit/http/request-gauge.ts';
import { newId } from './kit/ids.ts';
import { BackgroundJobs } from './kit/jobs/background-jobs.ts';
import { startJobs } from './start-jobs.ts';
import { setSetting } from './testing/set-setting.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let jobs: BackgroundJobs;
beforeEach(async () => {
  app = await createTestApp();
  jobs = new BackgroundJobs(app.dependencies.log);
});
afterEach(async () => {
  await jobs.stop();
  await app.close();
});

test('old data is deleted as soon as DataClearCycle is set, not at the next hour', async () => {
  const { db } = app.store;
  const createdAt = new Date(app.clock.now().getTime() - 8 * 86_400_000);
  const log = { message: 'm', fingerprint: '0123456789abcdef', ip: '127.0.0.1', userAgent: '' };
  await db.insert(errorLogs).values({ ...log, id: newId(), createdAt });
  startJobs(jobs, app, new RequestGauge());
  await setSetting(app, 'DataClearCycle', 9);
  expect(await db.$count(errorLogs)).toBe(1);
  await setSetting(app, 'DataClearCycle', 7);
  await expect.poll(() => db.$count(errorLogs), { timeout: 30_000 }).toBe(0);
});
