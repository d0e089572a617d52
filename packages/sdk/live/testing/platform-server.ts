import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { childEnvironment, pinnedNode, root, serverCommand } from '../../../../scripts/launch/project.mjs';

/** The demo accounts, from the file that the server writes for users. */
export interface Demo {
  readonly password: string;
  readonly logins: readonly {
    readonly role: string;
    readonly account: string;
    readonly totpSecret?: string;
  }[];
  readonly merchants: readonly {
    readonly mchId: string;
    readonly signingKey: string;
    readonly account: string;
  }[];
}

/** Passed to the test processes, so it must be JSON. */
export interface LivePlatform {
  readonly url: string;
  readonly demo: Demo;
}

export interface RunningPlatform extends LivePlatform {
  /** The server's data folder. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Starts the real server as a separate process, with its own data, a free port and few demo orders. */
export async function startPlatform(
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'platform-live-'));
  const child = spawn(pinnedNode, serverCommand, {
    cwd: root,
    env: {
      ...childEnvironment(),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: '1',
      DEMO_ORDERS: '150',
      LOG_LEVEL: 'info',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    await ended(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const port = await listeningPort(child);
    const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as Demo;
    return { url: `http://127.0.0.1:${port}`, demo, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reads the port from the server's log, because the server chose it. */
async function listeningPort(child: ChildProcess): Promise<number> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the server has no output');
  let said = '';
  let found: number | undefined;
  stderr.on('data', (text: Buffer) => {
    said += text;
  });
  for await (const line of createInterface({ input: stdout })) {
    said += `${line}\n`;
    const { msg, port }: { msg?: unknown; port?: unknown } = line.startsWith('{') ? JSON.parse(line) : {};
    if (msg !== 'listening' || typeof port !== 'number') continue;
    found = port;
    break;
  }
  if (found === undefined) throw new Error(`The server did not start:\n${said}`);
  // Closing the line reader pauses stdout; its pipe would fill up and block the server.
  stdout.resume();
  return found;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
