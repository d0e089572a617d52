import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditRecords } from './domains/access/audit/audit.table.ts';
import { disableRules, rulesForOperator } from './domains/access/ip-rules/ip-rules.recovery.service.ts';
import { peopleOf } from './testing/people.ts';
import { accountOf, createTestApp, type TestApp, testPassword } from './testing/test-app.ts';
import { testStoreKind } from './testing/test-store.ts';

const script = fileURLToPath(new URL('./ip-rules-command.ts', import.meta.url));
const run = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => app.close());

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

/** Rules that keep a superAdmin out who is not in the office. @returns its next request */
async function lockOut(): Promise<() => Promise<number>> {
  const { call } = peopleOf(app);
  const subject = { kind: 'role', role: 'superAdmin' };
  await call('superAdmin', 'ipRule/save', { ...subject, networks: ['127.0.0.1', '198.51.100.0/24'] });
  const account = { userName: accountOf.superAdmin, password: testPassword };
  const signedIn = await app.post<{ token: string }>('/v1.0/user/login', account, from('198.51.100.9'));
  const { token } = signedIn.data;
  const request = async () =>
    (await app.post('/v1.0/user/getInfo', {}, { token, ...from('203.0.113.9') })).code;
  expect(await request()).toBe(errorCodes.ipNotAllowed);
  return request;
}
const trail = () =>
  app.store.db.select().from(auditRecords).where(eq(auditRecords.operation, 'ipRules.disable'));

it('is about data that is there', async () => {
  expect(await run({ DATA_DIR: '/nowhere/data' })).toEqual({
    ...{ status: 2, stdout: '' },
    stderr: 'There is no data in /nowhere/data. Set DATA_DIR or DATABASE_URL.\n',
  });
});

it('a rule that is disabled without a user stays listed, and is recorded', async () => {
  const request = await lockOut();
  const { db } = app.store;
  const [line = ''] = (await rulesForOperator(db)).filter((each) => each.includes('127.0.0.1'));
  expect(line).toMatch(/^[0-9a-f-]{36} {2}role superAdmin: 127\.0\.0\.1, enabled$/);
  const write = (which: readonly string[] | 'all') =>
    app.store.transaction((tx) =>
      disableRules(tx, which, app.clock.now(), (records) => app.audit.write(tx, records)),
    );
  expect(await write(['x'])).toEqual({ disabled: [], unknown: ['x'] });
  const one = line.slice(0, 36);
  expect(await write([one])).toEqual({ disabled: [line.replace('enabled', 'disabled')], unknown: [] });
  expect((await write('all')).disabled).toHaveLength(1);
  expect((await rulesForOperator(db)).every((each) => each.endsWith(', disabled'))).toBe(true);
  expect(await trail()).toMatchObject([
    { actorKind: 'system', objectId: one, before: { enabled: true }, after: { enabled: false } },
    {},
  ]);
  // The snapshot of this process is read again when it is two seconds old.
  await vi.waitFor(async () => expect(await request()).toBe(errorCodes.success), 5_000);
});

// The embedded store of a test is in memory, so a second process cannot open it.
describe.runIf(testStoreKind === 'postgres')('a live database', () => {
  const command = (...args: string[]) =>
    run(
      { DATABASE_URL: app.databaseUrl ?? '', PLATFORM_MASTER_KEY: Buffer.alloc(32, 7).toString('hex') },
      ...args,
    );

  it('is opened again from the command line while the server runs', async () => {
    await app.store.db.execute('delete from ip_rules');
    expect(await command()).toMatchObject({
      ...{ status: 0, stdout: 'There are no IP rules: every address is allowed.\n' },
    });
    const request = await lockOut();
    const { stdout } = await command();
    expect(stdout.trimEnd().split('\n')).toHaveLength(2);
    expect((await command('disable')).status).toBe(1);
    expect(await command('disable', 'unknown')).toMatchObject({
      ...{ status: 1, stderr: 'no enabled rule has the id unknown\n' },
    });
    expect((await command('disable', 'all')).stdout).toMatch(/^(disabled {2}.*, disabled\n){2}$/);
    expect((await command('disable', 'all')).stdout).toBe('No rule is enabled.\n');
    await vi.waitFor(async () => expect(await request()).toBe(errorCodes.success), 5_000);
    expect(await trail()).toHaveLength(4);
  });

  it('is not changed when it has no IP rules', async () => {
    await app.store.db.execute('drop table ip_rules');
    expect(await command()).toMatchObject({ status: 2, stderr: 'This database holds no IP rules.\n' });
  });
});
