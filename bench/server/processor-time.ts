import { readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import type { Store } from '../../apps/server/src/db/connection.ts';

/**
 * CPU milliseconds of calls, ours and the database's together. On a quiet machine this equals wall time; on a
 * busy one it is no longer. Needs a store with a single connection on this machine, on Linux; elsewhere it is
 * wall time.
 */
export async function processorClock(store: Store): Promise<() => Promise<number>> {
  const { rows } = await store.db.execute<{ pid: number }>('select pg_backend_pid() as pid');
  const path = `/proc/${rows[0]?.pid}/schedstat`;
  const backendMs = async (): Promise<number | undefined> => {
    const text = await readFile(path, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : Number(text.split(' ')[0]) / 1_000_000;
  };
  if ((await backendMs()) === undefined) return async () => performance.now();
  return async () => {
    const { user, system } = process.cpuUsage();
    return ((await backendMs()) ?? 0) + (user + system) / 1_000;
  };
}

/**
 * CPU milliseconds of a server process and of its connections' backends, apart. Undefined on a machine without
 * `/proc`. Work that PostgreSQL does for all databases together, such as checkpoints, is not in it.
 */
export async function serverProcessorMs(
  pid: number,
  admin: Client,
  database: string,
): Promise<{ readonly server: number; readonly database: number } | undefined> {
  const { rows } = await admin.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
    [database],
  );
  const server = await processMs(pid);
  if (server === undefined) return undefined;
  const backends = await Promise.all(rows.map((backend) => processMs(backend.pid)));
  return { server, database: backends.reduce<number>((sum, ms) => sum + (ms ?? 0), 0) };
}

/** Clock ticks a second of Linux' process statistics. */
const ticks = 100;

/** User and system time of all threads of a process. */
async function processMs(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The second field is the name in brackets, which may contain spaces; the times are fields 14 and 15.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticks;
}
