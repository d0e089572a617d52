// A temporary PostgreSQL for tests and benchmarks with its own folder and free port; removed when its user
// process ends.
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { findFreePort } from './port.mjs';
import { findPostgresBinaries } from './postgres-binaries.ts';
import type { GuardOrder } from './postgres-guard.ts';
import { say as sayProgress } from './progress.mjs';
import { toolsDir } from './project.mjs';

const guard = new URL('./postgres-guard.ts', import.meta.url);
const readyTimeoutMs = 60_000;
const pollMs = 50;

export interface PostgresOptions {
  /** false for tests: several times faster, but a crash may lose all data. true for measurements. */
  durable: boolean;
  /** Further settings, such as `{ shared_buffers: '512MB' }`. */
  settings?: Record<string, string>;
  say?: (text: string) => void;
}

export interface Postgres {
  /** URL of the maintenance database, as a superuser that may create databases. */
  url: string;
  port: number;
  /** The folder of its programs (may also contain `psql` and `pgbench`). */
  binDir: string;
  stop(): Promise<void>;
}

const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export async function startPostgres({
  durable,
  settings,
  say = sayProgress,
}: PostgresOptions): Promise<Postgres> {
  const found = await findPostgresBinaries(say);
  const folder = mkdtempSync(join(tmpdir(), 'platform-postgres-'));
  try {
    const owner = unprivilegedOwner();
    const binDir = owner ? readableBinaries(found, folder) : found;
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const dataDir = join(folder, 'data');
    initialise(join(binDir, 'initdb'), dataDir, folder, owner);
    const port = await findFreePort();
    const all = { max_connections: '200', ...(durable ? {} : notDurable), ...settings };
    const args = ['-D', dataDir, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
    const order: GuardOrder = {
      postgres: join(binDir, 'postgres'),
      args: [...args, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      folder,
      ...(owner ? { owner } : {}),
    };
    const child = await startGuarded(order, dataDir);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      port,
      binDir,
      stop: () => release(child),
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** PostgreSQL refuses to run as root, so another user of the machine owns the cluster. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Failure('PostgreSQL does not run as root, and this machine has no user postgres or nobody.');
}

/** Binaries below .tools may be in a folder that only root can enter: the cluster gets its own copy. */
function readableBinaries(binDir: string, folder: string): string {
  if (!binDir.startsWith(toolsDir)) return binDir;
  cpSync(dirname(binDir), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  return join(folder, 'native', 'bin');
}

function initialise(initdb: string, dataDir: string, cwd: string, owner: GuardOrder['owner']): void {
  const args = ['-D', dataDir, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const { status, stdout, stderr, error } = spawnSync(initdb, args, { cwd, encoding: 'utf8', ...owner });
  if (status === 0) return;
  throw new Failure(`PostgreSQL's initdb failed: ${error?.message ?? ''}\n${stdout}${stderr}`);
}

async function startGuarded(order: GuardOrder, dataDir: string): Promise<ChildProcess> {
  const child = fork(guard, { detached: true, stdio: 'ignore', execArgv: [] });
  let stopped = false;
  child.once('message', () => {
    stopped = true;
  });
  child.once('exit', () => {
    stopped = true;
  });
  child.send(order);
  const until = performance.now() + readyTimeoutMs;
  while (!isReady(dataDir)) {
    if (stopped || performance.now() > until) {
      const log = join(order.folder, 'postgres.log');
      const lines = existsSync(log) ? readFileSync(log, 'utf8') : '';
      await release(child);
      throw new Failure(`PostgreSQL did not start.\n${lines}`);
    }
    await wait(pollMs);
  }
  // Neither the guard nor its channel keeps the calling process running.
  child.unref();
  child.channel?.unref();
  return child;
}

/** PostgreSQL writes its state on the eighth line of its pid file. */
function isReady(dataDir: string): boolean {
  const file = join(dataDir, 'postmaster.pid');
  return existsSync(file) && readFileSync(file, 'utf8').split('\n')[7]?.trim() === 'ready';
}

async function release(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.ref();
  if (child.connected) child.disconnect();
  await exit;
}
