import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
// The same preloads as the launcher: the guard ends a server whose test died, and the other one resolves
// modules only once.
const preloads = ['orphan-guard.mjs', 'resolve-once.mjs'].flatMap((file) => [
  '--import',
  new URL(`../../../../scripts/launch/${file}`, import.meta.url).href,
]);
// A server that starts repeatedly loads a thousand modules each time, so Node's compile cache is kept.
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/server-process', import.meta.url));

/** The demo's logins, as the server writes them to its file. */
export interface DemoAccounts {
  readonly password: string;
  readonly logins: readonly { readonly account: string; readonly totpSecret?: string }[];
  readonly merchants: readonly { readonly mchId: string; readonly signingKey: string }[];
}

export interface ServerFolder {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** The real server in its own process, with demo parties and no demo orders. */
export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  /** Time from start until it listens, minus the time it waited for a processor. */
  readonly readyMs: number;
  /** Its log lines at `warn` or above. */
  readonly complaints: readonly string[];
  /** Kills it with SIGKILL, like a crash of the machine. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export const demoOf = ({ dataDir }: ServerFolder): DemoAccounts =>
  JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8'));

export async function startServerProcess(
  { dataDir, databaseUrl = '' }: ServerFolder,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const startedAt = Date.now();
  const child = spawn(process.execPath, [...preloads, main], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      DEMO_ORDERS: '0',
      LOG_LEVEL: 'info',
      // The receivers of these tests are on this machine.
      CALLBACK_NETWORKS: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  const { port, time } = await listening(child, complaints);
  const readyMs = time - startedAt - queuedMs(child);
  const url = `http://127.0.0.1:${port}`;
  const ready = await fetch(`${url}/readyz`);
  if (!ready.ok) throw new Error(`The server listens and is not ready: ${ready.status}.`);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  return {
    url,
    port,
    readyMs,
    complaints,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

interface LogLine {
  readonly msg?: string;
  readonly level?: unknown;
  readonly time?: unknown;
  readonly port?: number;
}

/**
 * Read from the server's log: it chose the port, and its timestamp of readiness does not depend on when this
 * process reads the line.
 */
function listening(child: ChildProcess, complaints: string[]): Promise<{ port: number; time: number }> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the server has no output');
  stderr.on('data', (text: Buffer) => complaints.push(String(text)));
  return new Promise((resolve, reject) => {
    createInterface({ input: stdout }).on('line', (line) => {
      const { msg, port, level, time } = JSON.parse(line) as LogLine;
      if (level !== 'info') complaints.push(line);
      if (msg === 'listening' && port !== undefined)
        resolve({ port, time: new Date(time as string | number).getTime() });
    });
    child.once('exit', () => reject(new Error(`The server did not start:\n${complaints.join('\n')}`)));
  });
}

/** How long the main thread was runnable without a processor; 0 if the system does not report it. */
function queuedMs({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/schedstat`;
  const [, waitedNs] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
  return Number(waitedNs ?? 0) / 1_000_000;
}
