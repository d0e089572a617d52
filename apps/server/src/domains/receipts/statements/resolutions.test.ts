import { errorCodes, type OperationIO } from '@platform/sdk';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { creditTemplate, openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { AuditService } from '../../access/audit/audit.service.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { users } from '../../access/users/users.table.ts';
import { ledgerTransfers } from '../../money/ledger/ledger.table.ts';
import { orders } from '../../orders/orders/orders.table.ts';
import { addTemplate } from '../message-templates/message-templates.service.ts';
import { messageTemplates } from '../message-templates/message-templates.table.ts';
import { resolveNext } from './resolutions.jobs.ts';

type Job = OperationIO['statements.resolution']['output'];

let desk: StatementDesk;
let as: { token: string };
beforeAll(async () => {
  desk = await openStatementDesk();
  as = { token: await desk.signIn('admin') };
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.store.db.delete(messageTemplates);
  await desk.forget();
});

const start = (body: object, by = as) => desk.post<Job>('/v1.0/statement/resolveMany', body, by);
const shown = async (id: string, by = as) =>
  (await desk.get<Job>(`/v1.0/statement/getResolution?id=${id}`, by)).data;
const audit = () => new AuditService(desk.store, desk.dependencies.secrets);
const slice = (atOnce?: number) =>
  resolveNext({
    ...desk.parts,
    secrets: desk.dependencies.secrets,
    timeZone: desk.dependencies.timeZone,
    writeAudit: (tx, records) => audit().write(tx, records),
    ...(atOnce && { atOnce }),
  });
const toEnd = async (atOnce?: number) => {
  while (await slice(atOnce));
};
const template = () => desk.store.transaction((tx) => addTemplate(tx, creditTemplate, desk.clock.now()));

/** An order, the message of its money that nothing could read, one of other money, and one that is no money. */
async function unreadMessages() {
  const order = await desk.place();
  const paid = await desk.credit({ amount: '200', utr: 'AB12345678' });
  const loose = await desk.credit({ amount: '77', utr: 'CD12345678' });
  const [words] = await desk.report([desk.sms('Your OTP is 1234')]);
  await template();
  return { order, ids: [paid.statementId, loose.statementId, words?.statementId ?? ''] };
}

test('a dry run says what would happen to each, and changes nothing', async () => {
  const { order, ids } = await unreadMessages();
  const { db } = desk.store;
  const transfers = await db.$count(ledgerTransfers);
  const { data } = await start({ statementIds: ids, action: 'rematch', dryRun: true });
  expect(data).toMatchObject({ state: 'running', dryRun: true, total: 3, results: [], skipped: [] });
  await toEnd();
  expect(await shown(data.id)).toMatchObject({
    state: 'done',
    results: [
      { state: 'matched', count: 1 },
      { state: 'unmatched', count: 1 },
      { state: 'unparsed', count: 1 },
    ],
  });
  for (const id of ids) expect((await desk.statement(id)).state).toBe('unparsed');
  expect(await db.$count(ledgerTransfers)).toBe(transfers);
  const [after] = await db.select().from(orders).where(eq(orders.id, order.id));
  expect(after?.status).toBe(order.status);
});

test('the job does what the dry run said, slice by slice, and each change is audited', async () => {
  const { ids } = await unreadMessages();
  const { data } = await start({ statementIds: [...ids, ...ids], action: 'rematch' });
  expect(data.total).toBe(3);
  await slice(1);
  expect((await shown(data.id)).state).toBe('running');
  await toEnd(1);
  expect((await shown(data.id)).results).toEqual([
    { state: 'matched', count: 1 },
    { state: 'unmatched', count: 1 },
    { state: 'unparsed', count: 1 },
  ]);
  expect(await desk.statement(ids[0] ?? '')).toMatchObject({ state: 'matched', match: 'automatic' });
  const audited = await desk.store.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.operation, 'statements.rematch'), eq(auditRecords.objectId, ids[0] ?? '')));
  expect(audited).toMatchObject([{ outcome: 'success', actorName: 'admin' }]);
});

test('refused records are skipped with the error of the single call', async () => {
  const { ids } = await unreadMessages();
  await start({ statementIds: ids, action: 'rematch' });
  await toEnd();
  const missing = '01a21d13-327a-737c-8e13-a0cd6dc0c4fa';
  const { data } = await start({
    statementIds: [...ids, missing],
    action: 'ignore',
    reason: 'Bank interest',
  });
  await toEnd();
  const job = await shown(data.id);
  expect(job.results).toEqual([{ state: 'ignored', count: 2 }]);
  expect(job.skipped).toMatchObject([
    { statementId: ids[0], reason: 'statementAlreadyMatched', reasonText: expect.any(String) },
    { statementId: missing, reason: 'statementNotFound' },
  ]);
  expect(await desk.statement(ids[1] ?? '')).toMatchObject({ state: 'ignored', reason: 'Bank interest' });
});

test('ignoring needs a reason, and a job is only its own user’s', async () => {
  const { ids } = await unreadMessages();
  expect((await start({ statementIds: ids, action: 'ignore' })).code).toBe(errorCodes.validationFailed);
  const { data } = await start({ statementIds: ids, action: 'rematch' });
  const other = { token: await desk.signIn('superAdmin') };
  expect((await desk.get(`/v1.0/statement/getResolution?id=${data.id}`, other)).code).toBe(
    errorCodes.statementNotFound,
  );
});

test('a stopped job, and one of a user without the permission, change nothing more', async () => {
  const { ids } = await unreadMessages();
  const { data } = await start({ statementIds: ids, action: 'rematch' });
  const stopped = await desk.post<Job>('/v1.0/statement/stopResolution', { id: data.id }, as);
  expect(stopped.data.state).toBe('stopped');
  await toEnd();
  expect((await shown(data.id)).results).toEqual([]);
  const { data: second } = await start({ statementIds: ids, action: 'rematch' });
  await desk.store.db.update(users).set({ enabled: false }).where(eq(users.account, 'admin'));
  await toEnd();
  await desk.store.db.update(users).set({ enabled: true }).where(eq(users.account, 'admin'));
  expect(await shown(second.id)).toMatchObject({ state: 'stopped', results: [] });
});
