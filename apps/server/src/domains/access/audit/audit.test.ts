import { desc, eq, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { auditChainHead, auditRecords } from './audit.table.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  for (let turn = 0; turn < 3; turn += 1) await app.signIn('admin');
  await app.audit.seal();
});
afterEach(() => app.close());

test('sealed records form a chain without a gap', async () => {
  const rows = await app.store.db.select().from(auditRecords).orderBy(auditRecords.position);
  expect(rows.map((row) => row.position)).toEqual([1, 2, 3]);
  expect(await app.audit.verify()).toEqual({ intact: true, records: 3, unsealed: 0 });
});

test('later records are sealed after the earlier ones', async () => {
  await app.signIn('merchant');
  expect(await app.audit.verify()).toEqual({ intact: true, records: 3, unsealed: 1 });
  expect(await app.audit.seal()).toBe(1);
  expect(await app.audit.verify()).toEqual({ intact: true, records: 4, unsealed: 0 });
});

test('concurrent sealing seals each record once', async () => {
  await Promise.all([app.signIn('merchant'), app.signIn('supplier')]);
  const counts = await Promise.all([app.audit.seal(), app.audit.seal()]);
  expect(counts[0] + counts[1]).toBe(2);
  expect(await app.audit.verify()).toMatchObject({ intact: true, records: 5 });
});

describe('the audit trail', () => {
  const refused = (work: Promise<unknown>) =>
    expect(work).rejects.toMatchObject({ cause: { code: '23001' } });

  test('refuses to change or delete a record, sealed or not', async () => {
    await app.signIn('merchant');
    const { db } = app.store;
    await refused(db.update(auditRecords).set({ actorName: 'somebody' }));
    await refused(
      db.update(auditRecords).set({ position: 9, hash: 'x' }).where(eq(auditRecords.position, 2)),
    );
    await refused(
      db.update(auditRecords).set({ position: 9, hash: 'x', ip: '' }).where(isNull(auditRecords.position)),
    );
    await refused(db.delete(auditRecords).where(isNull(auditRecords.position)));
    await refused(db.delete(auditRecords));
  });

  test('cannot be shortened: its head only moves forward', async () => {
    const { db } = app.store;
    await refused(db.update(auditChainHead).set({ position: 2 }));
    await refused(db.update(auditChainHead).set({ hash: 'x' }));
    await refused(db.delete(auditChainHead));
  });
});

/** A database owner can bypass the triggers, so verification must detect the change. */
describe('verification detects tampering', () => {
  const second = eq(auditRecords.position, 2);
  const triggers = (state: 'disable' | 'enable') =>
    app.store.db.execute(sql.raw(`alter table audit_records ${state} trigger user`));
  beforeEach(() => triggers('disable'));
  afterEach(() => triggers('enable'));

  test('in the actor', async () => {
    await app.store.db.update(auditRecords).set({ actorName: 'somebody' }).where(second);
    expect(await app.audit.verify()).toEqual({ intact: false, position: 2, reason: 'record altered' });
  });

  test('in the new value', async () => {
    await app.store.db
      .update(auditRecords)
      .set({ after: { role: 'superAdmin' } })
      .where(second);
    expect(await app.audit.verify()).toEqual({ intact: false, position: 2, reason: 'record altered' });
  });

  test('when a record is removed', async () => {
    await app.store.db.delete(auditRecords).where(second);
    expect(await app.audit.verify()).toEqual({ intact: false, position: 2, reason: 'record missing' });
  });

  test('when the last ones are cut off', async () => {
    await app.store.db.delete(auditRecords).where(eq(auditRecords.position, 3));
    expect(await app.audit.verify()).toEqual({
      intact: false,
      position: 3,
      reason: 'end of the chain missing',
    });
  });

  test('when two records are swapped', async () => {
    await app.store.db.execute(sql`update audit_records set position = -position where position in (2, 3)`);
    await app.store.db.execute(sql`update audit_records set position = 5 + position where position < 0`);
    expect(await app.audit.verify()).toEqual({ intact: false, position: 2, reason: 'record altered' });
  });
});

test('a record contains actor, operation, time and address', async () => {
  const token = await app.signIn('admin');
  await app.post('/v1.0/user/logout', {}, { token, headers: { 'x-request-id': 'request-0001' } });
  const [row] = await app.store.db.select().from(auditRecords).orderBy(desc(auditRecords.id)).limit(1);
  expect(row).toMatchObject({
    operation: 'session.logout',
    outcome: 'success',
    actorKind: 'user',
    actorId: app.ids.admin,
    actorName: 'admin',
    actorRole: 'admin',
    objectType: 'session',
    ip: '127.0.0.1',
    requestId: 'request-0001',
    createdAt: app.clock.now(),
  });
});

test('a refused call changes nothing and leaves no record', async () => {
  const before = await app.store.db.$count(auditRecords);
  const token = await app.signIn('merchant');
  await app.post('/v1.0/user/forceLogout', { token: app.ids.admin }, { token });
  expect(await app.store.db.$count(auditRecords)).toBe(before + 1);
});
