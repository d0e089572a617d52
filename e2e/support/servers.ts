import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/launch/port.mjs';

/** A server under test. Each worker has its own, so tests do not change the settings of another worker. */
export interface ServerUnderTest {
  readonly port: number;
  readonly dataDir: string;
  /** Where it expects Telegram. Nobody listens there unless a test plays it. */
  readonly telegramPort: number;
}

export const originOf = ({ port }: ServerUnderTest): string => `http://127.0.0.1:${port}`;

/** Chooses ports and folders once. Workers read the configuration again and take them from the environment. */
export async function chooseServers(count: number): Promise<readonly ServerUnderTest[]> {
  if (!process.env.E2E_SERVERS) {
    const servers: ServerUnderTest[] = [];
    for (let at = 0; at < count; at += 1) {
      // Only the path: the server creates the folder.
      const dataDir = join(tmpdir(), `platform-e2e-${randomUUID()}`);
      servers.push({ port: await findFreePort(), dataDir, telegramPort: await findFreePort() });
    }
    process.env.E2E_SERVERS = JSON.stringify(servers);
  }
  return servers();
}

export const servers = (): readonly ServerUnderTest[] => JSON.parse(process.env.E2E_SERVERS ?? '[]');

/** The server of the current worker. */
export function ownServer(): ServerUnderTest {
  const own = servers()[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (!own) throw new Error('No server for this worker: E2E_SERVERS names fewer than there are workers.');
  return own;
}
