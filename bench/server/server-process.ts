import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverFlags } from '../../scripts/launch/project.mjs';
import type { Vitals, VitalsOrder } from './vitals.ts';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const probe = new URL('./vitals.probe.ts', import.meta.url).href;
const readyWithinMs = 90_000;

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  readonly merchant: { readonly mchId: string; readonly signingKey: string };
  /** Path of a file that the server has written for others. */
  file(name: string): string;
  /** Runs something while the server process is stopped, so that its background work uses no CPU. */
  whilePaused<T>(work: () => Promise<T>): Promise<T>;
  /** Measures the server process (with the probe loaded) while something runs. */
  watched<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly vitals: Vitals }>;
  stop(): Promise<void>;
}

/**
 * The real server in a separate process, started as by its launcher, with demo merchants and no orders. Its
 * log is written and discarded.
 */
export async function startServerProcess(
  databaseUrl?: string,
  env: Readonly<Record<string, string>> = {},
  { isProbed = false }: { readonly isProbed?: boolean } = {},
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platform-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, [...serverFlags, ...(isProbed ? ['--import', probe] : []), main], {
    stdio: ['ignore', 'ignore', 'inherit', ...(isProbed ? (['ipc'] as const) : [])],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      DEMO_ORDERS: '0',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...env,
    },
  });
  try {
    await untilReady(child, port);
    const demo = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'));
    return {
      port,
      pid: child.pid ?? 0,
      merchant: demo.merchants[0],
      file: (name) => join(dataDir, name),
      whilePaused: async (work) => {
        child.kill('SIGSTOP');
        try {
          return await work();
        } finally {
          child.kill('SIGCONT');
        }
      },
      watched: async (work) => {
        await asked(child, 'begin');
        const result = await work();
        return { result, vitals: (await asked(child, 'end')) as Vitals };
      },
      stop: async () => {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

async function asked(child: ChildProcess, order: VitalsOrder): Promise<unknown> {
  const answered = once(child, 'message');
  child.send(order);
  const [answer] = await answered;
  return answer;
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + readyWithinMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error('The server was not ready in time.');
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
