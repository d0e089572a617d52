import { errorCodes, type Output } from '@platform/sdk';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStatementDesk, type StatementDesk } from '../../../testing/statement-desk.ts';
import { auditRecords } from '../../access/audit/audit.table.ts';
import { systemChecks } from '../system-check/system-check.table.ts';

let desk: StatementDesk;
let token: string;
beforeEach(async () => {
  desk = await openStatementDesk();
  token = await desk.signIn('superAdmin');
});
afterEach(() => desk.close());

const health = async () =>
  (await desk.get<Output<'system.health'>>('/v1.0/system/getHealth', { token })).data;
const queue = async (name: string) => (await health()).queues.find((one) => one.name === name);

test('shows process, store and online users', async () => {
  const { process: answering, store, sessions, devices } = await health();
  expect(answering.nodeVersion).toBe(process.version);
  expect(Date.parse(answering.startedAt)).toBeLessThan(Date.now());
  expect(store.kind).toBe(desk.store.kind);
  expect(store.sizeBytes).toBeGreaterThan(1_000_000);
  expect(sessions).toEqual({ openCount: 1, onlineCount: 1 });
  expect(devices).toEqual({ count: 2, silentCount: 0 });
});

test('an order that is not allocated counts as waiting, with the time', async () => {
  expect(await queue('ordersToAllocate')).toMatchObject({ count: 0, oldestAt: null });
  const order = await desk.newOrder();
  desk.clock.advance(60_000);
  await desk.newOrder();
  expect(await queue('ordersToAllocate')).toEqual({
    name: 'ordersToAllocate',
    forPeople: false,
    count: 2,
    oldestAt: order.createdAt.toISOString(),
  });
});

test('money that waits for users is counted apart from the queues of jobs', async () => {
  await desk.credit({ amount: '777.00', utr: '412345678901' });
  expect(await queue('statementsForPeople')).toMatchObject({ forPeople: true, count: 1 });
  expect(await queue('statementsToRead')).toMatchObject({ forPeople: false, count: 0 });
});

test('a finding of the regular check is shown with its places', async () => {
  const broken = [{ name: 'the balances of a currency sum to zero', breachCount: 1, examples: ['INR'] }];
  const checkedAt = desk.clock.now();
  await desk.store.db.insert(systemChecks).values({ id: 1, checkedAt, broken, toldOf: '' });
  expect((await health()).systemCheck).toEqual({
    enabled: true,
    checkedAt: checkedAt.toISOString(),
    findings: broken,
  });
});

test('the end of the audit trail is checked: an altered record is found', async () => {
  for (let turn = 0; turn < 5; turn += 1) await desk.signIn('admin');
  await desk.audit.seal();
  const { sealedCount } = (await health()).audit;
  expect((await health()).audit).toEqual({ sealedCount, newestIntact: true, checkedCount: sealedCount });
  // Verifying only the newest records finds changes among them. Older ones need the full verification.
  expect(await desk.audit.verifyNewest(2)).toEqual({ intact: true, checkedCount: 2, sealedCount });
  await desk.store.db.execute(sql`alter table ${auditRecords} disable trigger user`);
  await desk.store.db.execute(
    sql`update ${auditRecords} set actor_name = 'nobody' where position = ${sealedCount - 1}`,
  );
  expect(await desk.audit.verifyNewest(2)).toMatchObject({ intact: false });
  expect(await desk.audit.verifyNewest(1)).toMatchObject({ intact: true, checkedCount: 1 });
  expect((await health()).audit.newestIntact).toBe(false);
});

test('a record cut off from the end of the trail is found', async () => {
  await desk.signIn('admin');
  await desk.audit.seal();
  const { sealedCount } = (await health()).audit;
  await desk.store.db.execute(sql`alter table ${auditRecords} disable trigger user`);
  await desk.store.db.execute(sql`delete from ${auditRecords} where position = ${sealedCount}`);
  expect((await health()).audit.newestIntact).toBe(false);
});

test('is available to roles that operate the platform', async () => {
  for (const role of ['admin', 'customerService', 'merchant', 'supplier', 'technicalSupport'] as const) {
    const { code } = await desk.get('/v1.0/system/getHealth', { token: await desk.signIn(role) });
    expect(code).toBe(errorCodes.forbidden);
  }
});
