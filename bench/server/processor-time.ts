import { readFile } from 'node:fs/promises';
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
