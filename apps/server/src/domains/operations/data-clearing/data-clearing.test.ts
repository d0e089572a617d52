import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clearingSubjects } from '../../../clearing-subjects.ts';
import { newId } from '../../../kit/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { errorLogs } from '../../access/error-logs/error-logs.table.ts';
import { messages } from '../../access/messages/messages.table.ts';
import { type ClearingParts, clearOldData } from './data-clearing.service.ts';
import { dataClearings } from './data-clearing.table.ts';

const dayMs = 86_400_000;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const parts = (more: Partial<ClearingParts> = {}): ClearingParts => ({
  store: app.store,
  clock: app.clock,
  settings: app.settings.reader(app.store.db),
  subjects: clearingSubjects,
  writeAudit: (tx, records) => app.audit.write(tx, records),
  ...more,
});
const daysAgo = (days: number): Date => new Date(app.clock.now().getTime() - days * dayMs);

async function report(...ages: readonly number[]): Promise<void> {
  const log = { message: 'm', fingerprint: '0123456789abcdef', ip: '127.0.0.1', userAgent: '' };
  await app.store.db
    .insert(errorLogs)
    .values(ages.map((days) => ({ ...log, id: newId(), createdAt: daysAgo(days) })));
}
async function tell(...ages: readonly number[]): Promise<void> {
  const message = { userId: app.ids.admin, template: 'passwordReset', params: {} };
  await app.store.db
    .insert(messages)
    .values(
      ages.map((days) => ({ ...message, id: newId(), createdAt: daysAgo(days), movedAt: daysAgo(days) })),
    );
}
const left = async () => [await app.store.db.$count(errorLogs), await app.store.db.$count(messages)];
const checkpoints = () => app.store.db.select().from(dataClearings).orderBy(dataClearings.id);

async function setCycle(days: number): Promise<void> {
  const token = await app.signIn('superAdmin');
  const token2 = await app.signInSecondLevel(token);
  await app.post('/v1.0/system-config/setDataClearCycle', { value: days }, { token, token2 });
}

describe('data clearing', () => {
  test('deletes rows older than the current DataClearCycle', async () => {
    await report(91, 89, 8, 6);
    await tell(91, 8, 6);
    expect(await clearOldData(parts())).toBe(2);
    expect(await left()).toEqual([3, 2]);
    await setCycle(7);
    expect(await clearOldData(parts())).toBe(3);
    expect(await left()).toEqual([1, 1]);
    expect(await clearOldData(parts())).toBe(0);
  });

  test('leaves a checkpoint with what it deleted, and an audit record', async () => {
    await report(120, 100);
    await tell(95);
    await clearOldData(parts());
    const [checkpoint, ...more] = await checkpoints();
    expect(more).toEqual([]);
    expect(checkpoint).toMatchObject({
      cycleDays: 90,
      clearedBefore: daysAgo(90),
      rowCount: 3,
      cleared: {
        errorLogs: { count: 2, oldestAt: daysAgo(120).toISOString(), newestAt: daysAgo(100).toISOString() },
        messages: { count: 1, oldestAt: daysAgo(95).toISOString(), newestAt: daysAgo(95).toISOString() },
      },
    });
    const [record] = await app.store.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.operation, 'system.clearData'));
    expect(record).toMatchObject({
      actorKind: 'system',
      objectId: checkpoint?.id,
      after: { cycleDays: 90, errorLogs: 2, messages: 1 },
    });
    await app.audit.seal();
    expect(await app.audit.verify()).toMatchObject({ intact: true, unsealed: 0 });
  });

  test('leaves no checkpoint when there was nothing to delete', async () => {
    await report(1);
    expect(await clearOldData(parts())).toBe(0);
    expect(await checkpoints()).toEqual([]);
  });

  test('works in short steps, oldest rows first, each with its own checkpoint', async () => {
    await report(...Array.from({ length: 25 }, (_, day) => 100 + day));
    const steps: number[] = [];
    const yieldToRequests = async () => void steps.push(await app.store.db.$count(errorLogs));
    expect(await clearOldData(parts({ rowsAtOnce: 10, yieldToRequests }))).toBe(25);
    expect(steps).toEqual([15, 5]);
    expect((await checkpoints()).map(({ rowCount }) => rowCount)).toEqual([10, 10, 5]);
    const [first] = await checkpoints();
    expect(first?.cleared.errorLogs?.oldestAt).toBe(daysAgo(124).toISOString());
  });

  test('stops as soon as the setting is raised', async () => {
    await report(...Array.from({ length: 25 }, () => 100));
    const yieldToRequests = () => setCycle(365);
    expect(await clearOldData(parts({ rowsAtOnce: 10, yieldToRequests }))).toBe(10);
    expect(await app.store.db.$count(errorLogs)).toBe(15);
  });

  test('deletes each row once when several processes run', async () => {
    await report(...Array.from({ length: 40 }, () => 100));
    const turns = Array.from({ length: 4 }, () => clearOldData(parts({ rowsAtOnce: 7 })));
    const cleared = await Promise.all(turns);
    expect(cleared.reduce((sum, count) => sum + count, 0)).toBe(40);
    const counted = (await checkpoints()).reduce((sum, { rowCount }) => sum + rowCount, 0);
    expect([counted, await app.store.db.$count(errorLogs)]).toEqual([40, 0]);
  });

  test('deletes rows and writes the checkpoint together: an error undoes both', async () => {
    await report(100);
    const writeAudit = () => Promise.reject(new Error('no room'));
    await expect(clearOldData(parts({ writeAudit }))).rejects.toThrow('no room');
    expect([await app.store.db.$count(errorLogs), (await checkpoints()).length]).toEqual([1, 0]);
  });
});

describe('the calls', () => {
  interface Preview {
    readonly cycleDays: number;
    readonly subjects: readonly { readonly subject: string; readonly count: number }[];
  }

  test('the preview counts what the next run deletes, and changes nothing', async () => {
    await report(120, 100, 10);
    await tell(95);
    const token = await app.signIn('technicalMaintenance');
    const { data } = await app.get<Preview>('/v1.0/dataClearing/getPreview', { token });
    expect(data.cycleDays).toBe(90);
    expect(Object.fromEntries(data.subjects.map(({ subject, count }) => [subject, count]))).toEqual({
      blackListHits: 0,
      botMessages: 0,
      errorLogs: 2,
      messages: 1,
      monitorLogs: 0,
      orderCallbacks: 0,
      orderFindings: 0,
      payScriptRuns: 0,
    });
    expect(data.subjects.find(({ subject }) => subject === 'errorLogs')).toMatchObject({
      oldestAt: daysAgo(120).toISOString(),
    });
    expect(await left()).toEqual([3, 1]);
    expect(await clearOldData(parts())).toBe(3);
  });

  test('the list finds the checkpoints of one kind of record', async () => {
    await report(120);
    await clearOldData(parts());
    await tell(95);
    await clearOldData(parts());
    const token = await app.signIn('superAdmin');
    const totalOf = async (subject: string) =>
      (await app.get<{ total: number }>(`/v1.0/dataClearing/getList?subject=${subject}`, { token })).data
        .total;
    expect([await totalOf('errorLogs'), await totalOf('messages'), await totalOf('x')]).toEqual([1, 1, 0]);
  });
});

test('ledger, orders, timelines and the audit trail are never cleared', () => {
  const names = clearingSubjects.map(({ name }) => name);
  expect(names.filter((name) => /ledger|audit|^orders$|orderEvents|statement/i.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
