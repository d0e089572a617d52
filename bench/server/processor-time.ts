import { readFile } from 'node:fs/promises';
import type { Store } from '../../apps/server/src/db/connection.ts';

/**
 * Milliseconds of a processor that calls take, ours and the database's together: on a quiet machine what a clock shows,
 * and on a busy one not longer. For a store with a single connection on this machine, on Linux; by the clock elsewhere.
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
