import { errorCodes, type OperationIO } from '@platform/sdk';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { creditTemplate, openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { users } from '../../access/users/users.table.ts';
import { monitorLogs } from '../monitor-logs/monitor-logs.table.ts';
import { addTemplate } from './message-templates.service.ts';
import { type MessageTemplate, messageTemplates } from './message-templates.table.ts';
import { rematchNext } from './rematches.jobs.ts';

type Job = OperationIO['messageTemplates.rematch']['output'];

let desk: StatementDesk;
let as: { token: string };
beforeAll(async () => {
  desk = await openStatementDesk();
  as = { token: await desk.signIn('superAdmin') };
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.store.db.delete(messageTemplates);
  await desk.forget();
});

const add = (changes: Partial<MessageTemplate> = {}) =>
  desk.store.transaction((tx) => addTemplate(tx, { ...creditTemplate, ...changes }, desk.clock.now()));
const start = async (templateId: string) =>
  desk.post<Job>('/v1.0/messageTemplate/rematch', { templateId }, as);
const latest = async (templateId: string) => {
  const path = `/v1.0/messageTemplate/getLatestRematch?templateId=${templateId}`;
  return (await desk.get<{ job: Job | null }>(path, as)).data.job;
};
const slice = (atOnce = 2) => rematchNext({ ...desk.parts, log: desk.dependencies.log, atOnce });
const toEnd = async (atOnce?: number) => {
  while (await slice(atOnce));
};
const stateOf = async (id: string) => (await desk.statement(id)).state;

test('unread messages of the sender are read and matched, the others are left alone', async () => {
  const order = await desk.place();
  const paid = await desk.credit({ amount: '200', utr: 'AB12345678' });
  const [other] = await desk.report([desk.sms('Rs.3 credited to a/c XX4821', 'VM-OTHERB')]);
  const [words] = await desk.report([desk.sms('Your OTP is 1234')]);
  const unclaimed = await desk.credit({ amount: '77', utr: 'CD12345678' });
  const { id } = await add();
  await add({ name: 'Of another sender', senderPattern: 'VM-OTHERB', sampleSender: 'VM-OTHERB' });
  expect(await latest(id)).toBeNull();
  expect(await start(id)).toMatchObject({
    code: errorCodes.success,
    data: { state: 'running', total: 4, looked: 0, requestedBy: 'superadmin' },
  });
  expect(await slice()).toBe(true);
  expect(await latest(id)).toMatchObject({ state: 'running', looked: 2, parsed: 1, matched: 1 });
  await toEnd();
  expect(await latest(id)).toMatchObject({
    ...{ state: 'done', looked: 4, parsed: 2, matched: 1, forReview: 1, failed: 0 },
    endedAt: expect.any(String),
  });
  expect(await desk.statement(paid.statementId)).toMatchObject({ state: 'matched', orderId: order.id });
  expect(await stateOf(unclaimed.statementId)).toBe('unmatched');
  for (const left of [other, words]) expect(await stateOf(left?.statementId ?? '')).toBe('unparsed');
  // What stays unread is not written again, and not logged again either.
  const logged = await desk.store.db.$count(monitorLogs, eq(monitorLogs.template, 'messageUnparsed'));
  expect(logged).toBe(4);
});

test('twice is the same as once: a running job is returned, and a later one finds nothing', async () => {
  await desk.place();
  await desk.credit({ amount: '200', utr: 'AB12345678' });
  const { id } = await add();
  const answers = await Promise.all([start(id), start(id)]);
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  await Promise.all([toEnd(), toEnd()]);
  expect(await latest(id)).toMatchObject({ parsed: 1, matched: 1 });
  await start(id);
  await toEnd();
  expect(await latest(id)).toMatchObject({ state: 'done', total: 0, parsed: 0 });
  const starts = and(
    eq(auditRecords.objectType, 'templateRematch'),
    eq(auditRecords.operation, 'messageTemplates.rematch'),
  );
  expect(await desk.store.db.$count(auditRecords, starts)).toBeGreaterThanOrEqual(2);
});

test('a message that a person has handled meanwhile is left alone', async () => {
  const { statementId } = await desk.credit({ amount: '200', utr: 'AB12345678' });
  const { id } = await add();
  await start(id);
  await desk.post('/v1.0/statement/ignore', { statementId, reason: 'Known' }, as);
  await toEnd();
  expect(await stateOf(statementId)).toBe('ignored');
  expect(await latest(id)).toMatchObject({ state: 'done', parsed: 0 });
});

test('another process continues where one stopped, without counting twice', async () => {
  for (const amount of ['11', '12', '13']) await desk.credit({ amount });
  const { id } = await add();
  await start(id);
  // The process dies after its messages are read and before it has kept its place.
  const dying = { ...desk.parts, log: desk.dependencies.log, atOnce: 2 };
  const yieldToRequests = () => Promise.reject(new Error('dead'));
  await expect(rematchNext({ ...dying, yieldToRequests })).rejects.toThrow('dead');
  expect(await slice()).toBe(false);
  desk.clock.advance(61_000);
  await toEnd();
  expect(await latest(id)).toMatchObject({ state: 'done', parsed: 3, forReview: 3 });
});

test('a stopped job reads nothing more', async () => {
  for (const amount of ['11', '12', '13']) await desk.credit({ amount });
  const { id } = await add();
  const { data } = await start(id);
  await slice(1);
  const stopped = await desk.post<Job>('/v1.0/messageTemplate/stopRematch', { rematchId: data.id }, as);
  expect(stopped.data).toMatchObject({ state: 'stopped', looked: 1, parsed: 1 });
  expect(await slice()).toBe(false);
  const again = await desk.post<Job>('/v1.0/messageTemplate/stopRematch', { rematchId: data.id }, as);
  expect(again.data).toEqual(stopped.data);
});

test('a job ends when its user is disabled', async () => {
  await desk.credit({ amount: '11' });
  const { id } = await add();
  await start(id);
  const mine = eq(users.account, 'superadmin');
  await desk.store.db.update(users).set({ enabled: false }).where(mine);
  await toEnd();
  await desk.store.db.update(users).set({ enabled: true }).where(mine);
  expect(await latest(id)).toMatchObject({ state: 'stopped', parsed: 0 });
});

test('a template that is gone has no job', async () => {
  const { id } = await add();
  const { data } = await start(id);
  await desk.store.db.delete(messageTemplates).where(eq(messageTemplates.id, id));
  expect(await slice()).toBe(false);
  expect((await start(id)).code).toBe(errorCodes.templateNotFound);
  const { code } = await desk.post('/v1.0/messageTemplate/stopRematch', { rematchId: data.id }, as);
  expect(code).toBe(errorCodes.templateNotFound);
});
