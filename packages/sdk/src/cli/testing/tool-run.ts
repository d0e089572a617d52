import { PassThrough, Readable, Writable } from 'node:stream';
import { run } from '../run.ts';
import type { Terminal } from '../terminal.ts';

export interface ToolRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface ToolOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string | Uint8Array;
  readonly signal?: AbortSignal;
  /** Simulates a user who types these lines as answers to prompts. */
  readonly typed?: readonly string[];
}

/** Runs the command-line tool in this process, with its own environment and streams. */
export async function runTool(args: readonly string[], options: ToolOptions = {}): Promise<ToolRun> {
  const { env = {}, stdin = '', typed, signal = new AbortController().signal } = options;
  const said = { stdout: '', stderr: '' };
  const collect = (name: 'stdout' | 'stderr') =>
    Object.assign(
      new Writable({
        write(bytes, _, done) {
          said[name] += bytes;
          done();
        },
      }),
      { isTTY: typed !== undefined },
    );
  const input = typed ? typing(typed, () => said.stderr) : Readable.from([Buffer.from(stdin)]);
  const terminal: Terminal = {
    env,
    stdin: input,
    stdout: collect('stdout'),
    stderr: collect('stderr'),
    platform: process.platform,
  };
  const code = await run(args, terminal, signal, '0.0.0');
  input.destroy();
  return { code, ...said };
}

/** Simulates a keyboard: types the next line when the next prompt is on the screen. */
function typing(lines: readonly string[], screen: () => string) {
  const keyboard = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => keyboard });
  let answered = 0;
  const timer = setInterval(() => {
    const questions = screen().match(/: /g)?.length ?? 0;
    const line = lines[answered];
    if (line === undefined || questions <= answered) return;
    answered++;
    keyboard.write(line);
  }, 5);
  keyboard.once('close', () => clearInterval(timer));
  return keyboard;
}
