import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AuditRecord } from '../../../kit/operation/ports.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { PartFinding } from './audit.service.ts';
import { auditRecords } from './audit.table.ts';

interface Row {
  readonly id: string;
  readonly operation: string;
  readonly position: number | null;
}
interface Page {
  readonly list: readonly Row[];
  readonly total: number;
  readonly nextCursor: string | null;
}

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await createTestApp();
  token = await app.signIn('superAdmin');
});
afterEach(() => app.close());

const record = (more: Partial<AuditRecord> & { readonly ip?: string } = {}): AuditRecord => {
  const { ip = '192.0.2.1', ...rest } = more;
  return {
    operation: 'banks.add',
    outcome: 'success',
    actor: { kind: 'device', monitorId: 'phone-7', watches: 'sms' },
    facts: { requestId: 'request-7', receivedAt: app.clock.now(), ip, userAgent: 'test' },
    objectType: 'bank',
    objectId: 'b-7',
    ...rest,
  };
};
const write = (...records: readonly AuditRecord[]) => app.audit.write(app.store.db, records);
const list = (query: Readonly<Record<string, string>>) =>
  app.get<Page>(`/v1.0/auditRecord/getList?${new URLSearchParams(query)}`, { token });
const verify = async (query: Readonly<Record<string, string>> = {}) =>
  (await app.get<PartFinding>(`/v1.0/auditRecord/getVerify?${new URLSearchParams(query)}`, { token })).data;

describe('the list', () => {
  beforeEach(async () => {
    const actor = {
      kind: 'user',
      userId: app.ids.admin,
      account: 'admin',
      role: 'admin',
      sessionId: '',
    } as const;
    await write(
      record(),
      record({ operation: 'banks.update', objectId: 'b-8', outcome: 'bankExists' }),
      record({ objectType: 'merchant', objectId: 'm-1', ip: '192.0.2.9', actor }),
    );
  });

  test.each([
    [{ actor: 'phone-7' }, 2],
    [{ actor: 'admin' }, 1],
    [{ role: 'admin' }, 1],
    [{ operation: 'banks.update' }, 1],
    [{ objectType: 'bank' }, 2],
    [{ objectType: 'bank', objectId: 'b-7' }, 1],
    [{ objectType: 'bank', objectId: 'm-1' }, 0],
    [{ outcome: 'refused' }, 1],
    [{ outcome: 'success' }, 3],
    [{ ip: '192.0.2.9' }, 1],
    [{ requestId: 'request-7' }, 3],
    [{ startTime: '2100-01-01 00:00:00' }, 0],
    [{ endTime: '2000-01-01 00:00:00' }, 0],
  ])('finds by %o', async (query, count) => {
    const { code, data } = await list(query);
    expect([code, data.total, data.list.length]).toEqual([200, count, count]);
  });

  test('finds the sign-ins of a user, and names its role', async () => {
    await app.signIn('supplier');
    const { data } = await list({ actor: 'supplier', operation: 'session.login' });
    expect(data).toMatchObject({ total: 1, list: [{ actorKind: 'user', actorRole: 'supplier' }] });
  });

  test('is for super admins', async () => {
    for (const role of ['admin', 'technicalMaintenance'] as const) {
      const answer = await app.get('/v1.0/auditRecord/getList', { token: await app.signIn(role) });
      expect(answer.code).not.toBe(200);
    }
  });
});

test('a record has its values and the state of its link', async () => {
  await write(record({ before: { name: 'Old', password: 'x' }, after: { name: 'New' } }));
  const [row] = (await list({ objectType: 'bank' })).data.list;
  const detail = async () =>
    (await app.get<Record<string, unknown>>(`/v1.0/auditRecord/getDetail?id=${row?.id}`, { token })).data;
  expect(await detail()).toMatchObject({
    before: JSON.stringify({ name: 'Old', password: '***' }),
    after: JSON.stringify({ name: 'New' }),
    chain: 'waiting',
  });
  await app.audit.seal();
  expect(await detail()).toMatchObject({ chain: 'intact' });
  await tamper(sql`update audit_records set actor_name = 'other' where id = ${row?.id}`);
  expect(await detail()).toMatchObject({ chain: 'broken' });
});

test('a record that does not exist is not found', async () => {
  const id = '00000000-0000-7000-8000-000000000000';
  expect((await app.get(`/v1.0/auditRecord/getDetail?id=${id}`, { token })).status).toBe(404);
});

/** A database owner can bypass the triggers. */
async function tamper(change: ReturnType<typeof sql>): Promise<void> {
  const triggers = (state: 'disable' | 'enable') =>
    app.store.db.execute(sql.raw(`alter table audit_records ${state} trigger user`));
  await triggers('disable');
  await app.store.db.execute(change);
  await triggers('enable');
}

describe('verification of a part', () => {
  beforeEach(async () => {
    for (let turn = 0; turn < 9; turn += 1) await write(record({ objectId: `b-${turn}` }));
    await app.audit.seal();
    await write(record());
  });
  const parts = async (size: number) => {
    const found: PartFinding[] = [];
    let from: number | null = 1;
    while (from !== null) {
      const part: PartFinding = await app.audit.verifyPart(from, undefined, size);
      found.push(part);
      from = part.nextFrom;
    }
    return found;
  };

  test('checks everything in one call, or in several', async () => {
    const intact = { end: 10, unsealedCount: 1, brokenAt: null, reason: null };
    expect(await verify()).toEqual({ ...intact, checkedFrom: 1, checkedTo: 10, nextFrom: null });
    const several = await parts(4);
    expect(several.map(({ checkedFrom, checkedTo }) => [checkedFrom, checkedTo])).toEqual([
      [1, 4],
      [5, 8],
      [9, 10],
    ]);
  });

  test('checks a range only', async () => {
    expect(await verify({ from: '3', to: '5' })).toMatchObject({
      checkedFrom: 3,
      checkedTo: 5,
      end: 5,
      nextFrom: null,
    });
    expect(await verify({ from: '99' })).toMatchObject({ checkedTo: 98, brokenAt: null, nextFrom: null });
  });

  test.each([1, 3, 4, 100])('finds a changed record in parts of %d', async (size) => {
    await tamper(sql`update audit_records set object_id = 'x' where position = 5`);
    expect((await parts(size)).at(-1)).toMatchObject({ brokenAt: 5, reason: 'altered', nextFrom: null });
  });

  test.each([1, 3, 4, 100])('finds a removed record in parts of %d', async (size) => {
    await tamper(sql`delete from audit_records where position = 5`);
    expect((await parts(size)).at(-1)).toMatchObject({ brokenAt: 5, reason: 'missing' });
  });

  test.each([1, 3, 100])('finds a removed end in parts of %d', async (size) => {
    await tamper(sql`delete from audit_records where position > 8`);
    expect((await parts(size)).at(-1)).toMatchObject({ brokenAt: 9, reason: 'endMissing' });
  });

  test('finds a record added after the end', async () => {
    const [last] = await app.store.db.select().from(auditRecords).where(eq(auditRecords.position, 10));
    await tamper(sql`update audit_records set position = 11, hash = ${last?.hash} where position is null`);
    expect((await parts(4)).at(-1)).toMatchObject({ brokenAt: 11, reason: 'altered' });
  });

  test('agrees with the command line', async () => {
    expect(await app.audit.verify()).toMatchObject({ intact: true });
    await tamper(sql`update audit_records set ip = 'x' where position = 7`);
    expect(await app.audit.verify()).toMatchObject({ intact: false, position: 7 });
    expect((await parts(3)).at(-1)?.brokenAt).toBe(7);
  });
});
