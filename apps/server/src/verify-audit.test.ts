import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from './db/connection.ts';
import { AuditService } from './domains/access/audit/audit.service.ts';
import { SecretBox } from './kit/secrets/secret-box.ts';
import { openTestStore, testStoreKind } from './testing/test-store.ts';

const script = fileURLToPath(new URL('./verify-audit.ts', import.meta.url));
const masterKey = new Uint8Array(32).fill(9);
const hex = Buffer.from(masterKey).toString('hex');

let dataDir: string;
let databaseUrl: string | undefined;
let closeTest = async (): Promise<void> => {};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'verify-audit-'));
  if (testStoreKind === 'postgres') {
    const test = await openTestStore();
    databaseUrl = test.databaseUrl;
    closeTest = () => test.close();
  }
});
afterAll(async () => {
  await closeTest();
  await rm(dataDir, { recursive: true, force: true });
});

const verify = (env: Record<string, string> = {}) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const where = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
    execFile(
      process.execPath,
      [script],
      { env: { PATH: process.env.PATH, ...where, PLATFORM_MASTER_KEY: hex, ...env } },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

/** The embedded store allows one process only, so it is closed before another process opens it. */
async function onStore(work: (store: Store) => Promise<unknown>): Promise<void> {
  const store = await openStore(databaseUrl === undefined ? { dataDir } : { databaseUrl });
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

const write = (count: number) =>
  onStore(async (store) => {
    const audit = new AuditService(store, new SecretBox(masterKey));
    const facts = { requestId: 'request-1', receivedAt: new Date(), ip: '127.0.0.1', userAgent: '' };
    const record = {
      operation: 'orders.reverse',
      outcome: 'success',
      actor: { kind: 'system' },
      facts,
    } as const;
    await store.transaction((tx) =>
      audit.write(
        tx,
        Array.from({ length: count }, () => record),
      ),
    );
    await audit.seal();
  });

describe('npm run verify:audit', () => {
  it('reports that the chain is intact, and its number of records', async () => {
    await write(3);
    expect(await verify()).toEqual({
      status: 0,
      stdout: 'holds   3 records in the chain, 0 not sealed yet\n',
      stderr: '',
    });
  });

  it('names the place where the chain breaks, and exits with 1', async () => {
    await onStore(async ({ db }) => {
      await db.execute(sql`alter table audit_records disable trigger user`);
      await db.execute(sql`update audit_records set actor_name = 'somebody' where position = 2`);
      await db.execute(sql`alter table audit_records enable trigger user`);
    });
    expect(await verify()).toEqual({
      status: 1,
      stdout: 'BROKEN  at record 2 of the chain: record altered\n',
      stderr: '',
    });
  });

  it('detects a chain that was made with another key', async () => {
    const { status, stdout } = await verify({ PLATFORM_MASTER_KEY: 'ab'.repeat(32) });
    expect(status).toBe(1);
    expect(stdout).toContain('the master key is not the one');
  });

  it('checks nothing without a key, and creates none', async () => {
    const { status, stderr } = await verify({ PLATFORM_MASTER_KEY: '' });
    expect(status).toBe(2);
    expect(stderr).toContain('There is no master key in');
    expect(await readdir(dataDir)).not.toContain('master.key');
  });
});
