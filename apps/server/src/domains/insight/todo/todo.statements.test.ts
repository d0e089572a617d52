import type { Output } from '@platform/sdk';
import { permissions } from '@platform/sdk/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../../kit/operation/context.ts';
import { type ChainDesk, openChainDesk } from '../../../testing/chain-desk.ts';
import { accountOf } from '../../../testing/test-app.ts';
import { updateUser } from '../../access/users/users.service.ts';
import { monitorOutages } from '../../receipts/monitor-outages/monitor-outages.table.ts';
import type { TodoKind } from './todo.types.ts';

let desk: ChainDesk;
const tokens = {} as Record<Role, string>;
const roles = Object.keys(accountOf) as Role[];
beforeAll(async () => {
  desk = await openChainDesk();
  for (const role of roles) tokens[role] = await desk.signIn(role);
});
afterAll(() => desk.close());

const todo = async (role: Role) =>
  (await desk.get<Output<'todo.list'>>('/v1.0/todo/getList', { token: tokens[role] })).data;
const entry = async (kind: TodoKind, role: Role = 'superAdmin') =>
  (await todo(role)).list.find((one) => one.kind === kind);

test('a role sees exactly the tasks whose calls it may make', async () => {
  const kinds: Record<string, string[]> = {};
  for (const role of roles) kinds[role] = (await todo(role)).list.map(({ kind }) => kind);
  expect(kinds.superAdmin).toContain('brokenChains');
  expect(kinds.superAdmin).toContain('approvals');
  expect(kinds.admin).not.toContain('brokenChains');
  expect(kinds.merchant).toEqual(['deadCallbacks']);
  expect(kinds.customerService).toEqual([
    'suspiciousStatements',
    'unmatchedStatements',
    'unparsedStatements',
    'deadCallbacks',
    'silentDevices',
  ]);
  expect(kinds.technicalSupport).toEqual([]);
  expect(permissions['statements.list'].roles).not.toHaveProperty('technicalSupport');
  expect(kinds.supplier).toContain('expiringClaims');
  expect(kinds.supplier).not.toContain('payoutRejections');
});

test('unmatched money is a task, the oldest first, with its known fields', async () => {
  await desk.say({ in: 20_000, balance: null, more: { utr: '412345678901' } });
  desk.clock.advance(60_000);
  await desk.say({ in: 30_000, balance: null, more: { utr: '412345678902' } });
  await desk.say({
    in: 1,
    balance: null,
    more: { state: 'suspicious', suspicion: 'late', utr: '412345678903' },
  });
  const { superAdmin, supplier } = {
    superAdmin: await entry('unmatchedStatements'),
    supplier: await entry('unmatchedStatements', 'supplier'),
  };
  expect(superAdmin).toMatchObject({
    count: 2,
    rows: [
      {
        name: '412345678901',
        note: 'North 07',
        source: 'sms',
        reason: null,
        amountMinor: 20_000,
        currency: 'INR',
        dueAt: null,
      },
      { name: '412345678902' },
    ],
  });
  expect(supplier).toEqual(superAdmin);
  expect((await entry('suspiciousStatements'))?.rows).toMatchObject([{ reason: 'late', amountMinor: 1 }]);
});

test('a supplier sees only tasks about its own accounts', async () => {
  const before = await entry('unmatchedStatements', 'supplier');
  await desk.say({
    in: 40_000,
    balance: null,
    more: { resourceId: desk.foreign, supplierId: desk.foreignSupplier },
  });
  expect(await entry('unmatchedStatements', 'supplier')).toEqual(before);
  expect((await entry('unmatchedStatements'))?.count).toBe(3);
});

test('at most five tasks of a kind are listed', async () => {
  for (let turn = 0; turn < 4; turn += 1) await desk.say({ in: 50_000 + turn, balance: null });
  const found = await entry('unmatchedStatements');
  expect([found?.count, found?.rows.length]).toEqual([7, 5]);
});

test('an account with a broken chain is a task until it is repaired', async () => {
  await desk.say({ in: 100, balance: 1_100 });
  expect((await entry('brokenChains'))?.count).toBe(0);
  desk.clock.advance(1_000);
  await desk.say({ in: 100, balance: 9_900 });
  expect(await entry('brokenChains')).toMatchObject({ count: 1, rows: [{ id: desk.own, name: 'North 07' }] });
});

test('a silent device is a task until it reports again', async () => {
  const silentSince = new Date(desk.clock.now().getTime() - 600_000);
  const outage = { id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d4a01', monitorId: 'phone-07', accountCount: 1 };
  await desk.store.db.insert(monitorOutages).values({ ...outage, silentSince, foundAt: desk.clock.now() });
  expect(await entry('silentDevices', 'customerService')).toMatchObject({
    count: 1,
    rows: [{ id: 'phone-07', at: silentSince.toISOString() }],
  });
  await desk.store.db.update(monitorOutages).set({ backSince: desk.clock.now() });
  expect((await entry('silentDevices', 'customerService'))?.count).toBe(0);
});

test('an account is off when the last of its products is off', async () => {
  const off = async () => (await entry('accountsOff', 'supplier'))?.rows.map(({ name }) => name);
  await desk.switchAccount(desk.own, false, tokens.supplier);
  expect(await off()).toEqual([]);
  await desk.post(
    '/v1.0/resource/enableResource',
    { resourceId: desk.own, productId: 3024, enable: false },
    { token: tokens.supplier },
  );
  expect(await off()).toEqual(['North 07']);
  await desk.switchAccount(desk.own, true, tokens.supplier);
  expect(await off()).toEqual([]);
});

test('a user who waits for an identity check is a task for those who make it', async () => {
  await updateUser(desk.store.db, desk.ids.merchant, { kycState: 'inReview' }, desk.clock.now());
  expect(await entry('identityChecks', 'admin')).toMatchObject({ count: 1, rows: [{ id: 'merchant' }] });
});

test('front-end errors are tasks for a day, each once with its count', async () => {
  for (const id of [1, 2]) {
    desk.clock.advance(1_000);
    await desk.post('/save_error_logger', { message: `row ${id} is gone`, url: '/home' });
  }
  expect(await entry('frontEndFaults', 'technicalMaintenance')).toMatchObject({
    count: 1,
    rows: [{ name: 'row 2 is gone', note: '/home', reason: '2' }],
  });
  desk.clock.advance(25 * 3_600_000);
  tokens.technicalMaintenance = await desk.signIn('technicalMaintenance');
  expect((await entry('frontEndFaults', 'technicalMaintenance'))?.count).toBe(0);
});
