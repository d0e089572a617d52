import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const packageFolder = join(import.meta.dirname, '..', '..');

/** A program started by a test. */
export interface Program {
  readonly child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Resolves with the exit code, or the signal that ended the program. */
  readonly ended: Promise<number | string>;
}

export interface Ended {
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

type Env = Readonly<Record<string, string>>;

/** Passes only the paths of programs and temporary files from the tests' environment. */
export function start(file: string, args: readonly string[], env: Env, cwd = packageFolder): Program {
  const { PATH = '', TMPDIR } = process.env;
  const child = spawn(process.execPath, [join(packageFolder, file), ...args], {
    cwd,
    env: { PATH, ...(TMPDIR === undefined ? {} : { TMPDIR }), LANG: 'en_US.UTF-8', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return { child, stdout: () => said.stdout, stderr: () => said.stderr, ended };
}

export async function run(
  file: string,
  args: readonly string[],
  env: Env,
  { stdin = '', cwd }: { readonly stdin?: string; readonly cwd?: string } = {},
): Promise<Ended> {
  const program = start(file, args, env, cwd);
  program.child.stdin?.end(stdin);
  const code = await program.ended;
  return { code, stdout: program.stdout(), stderr: program.stderr() };
}
