import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { childEnvironment, pinnedNode, root, serverCommand } from '../../../../scripts/launch/project.mjs';

/** What the demo's accounts are, as the server writes it down for people to try. */
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

/** Handed to the tests: JSON alone may cross to their processes. */
export interface LivePlatform {
  readonly url: string;
  readonly demo: Demo;
}

export interface RunningPlatform extends LivePlatform {
  /** Where it keeps its files. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** The real server as a process of its own, on its own data and a free port, with few demo orders. */
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

/** From the server's own log: it chose the port. */
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
  // Whoever stops reading lines pauses what they came from: it would fill, and the server would stand still.
  stdout.resume();
  return found;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
