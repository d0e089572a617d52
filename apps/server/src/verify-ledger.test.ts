import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore, type TestStore, testStoreKind } from './testing/test-store.ts';

const script = fileURLToPath(new URL('./verify-ledger.ts', import.meta.url));

const verify = (env: Record<string, string>) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [script],
      { env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

it('creates nothing when there is nothing to verify', async () => {
  expect(await verify({ DATA_DIR: '/nowhere/data' })).toEqual({
    status: 2,
    stdout: '',
    stderr: 'There is no data in /nowhere/data. Set DATA_DIR or DATABASE_URL.\n',
  });
});

// The embedded store of a test is in memory, so a second process cannot open it.
describe.runIf(testStoreKind === 'postgres')('a live database', () => {
  let test: TestStore;
  beforeAll(async () => {
    test = await openTestStore();
  });
  afterAll(() => test.close());

  it('is reported as consistent, invariant by invariant', async () => {
    const { status, stdout } = await verify({ DATABASE_URL: test.databaseUrl ?? '' });
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(10);
    expect(stdout).not.toContain('BROKEN');
  });

  it('is reported as inconsistent, with the violations', async () => {
    await test.store.db.execute(sql`
      insert into ledger_accounts (id, kind, currency, shard, no_overdraft, credits_posted_minor, created_at)
      values (gen_random_uuid(), 'adjustment', 'INR', 0, false, 5, now())`);
    const { status, stdout } = await verify({ DATABASE_URL: test.databaseUrl ?? '' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/BROKEN {2}the balance of an account is the sum of its entries\n {10}\{"id":/);
  });

  it('is not changed when it has no ledger', async () => {
    await test.store.db.execute(sql`drop schema public cascade`);
    await test.store.db.execute(sql`create schema public`);
    const { status, stderr } = await verify({ DATABASE_URL: test.databaseUrl ?? '' });
    expect([status, stderr]).toEqual([2, 'This database holds no ledger.\n']);
  });
});
