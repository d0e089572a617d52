import { setPriority } from 'node:os';
import process from 'node:process';
import { PlatformError } from '@platform/sdk';
import { describeCounts } from './counts.ts';
import { readCredentials } from './credentials.ts';
import { OptionsError, readOptions, usage } from './options.ts';
import { startSimulation } from './simulation.ts';
import { readBalances, writeBalances } from './state-file.ts';

const terminalEveryMs = 1_000;
const logEveryMs = 60_000;
const saveEveryMs = 10_000;
const problemEveryMs = 60_000;
/** Lower priority than the platform under simulation. */
const niceness = 5;

const toldAt = new Map<string, number>();
/** Logs each kind of problem at most once a minute, so that a failure in a loop does not fill the disk. */
function tell(error: unknown): void {
  const text = PlatformError.is(error) ? error.message : error instanceof Error ? error.stack : String(error);
  const kind = (text ?? '').slice(0, 80);
  const now = Date.now();
  if (now - (toldAt.get(kind) ?? Number.NEGATIVE_INFINITY) < problemEveryMs) return;
  toldAt.set(kind, now);
  process.stderr.write(`[simulation] ${text}\n`);
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  setPriority(niceness);
  const { token, ...keys } = await readCredentials(options.credentialsFile).catch((error: unknown) => {
    throw new OptionsError(
      `${options.credentialsFile} cannot be read (${error instanceof Error ? error.message : error}). ` +
        'The demo’s server writes it when it is started with `npm start`.',
    );
  });
  const simulation = await startSimulation({
    ...options,
    credentials: options.attach && token !== undefined ? { ...keys, token } : keys,
    balances: await readBalances(options.stateFile),
    onProblem: tell,
  });
  const inTerminal = process.stdout.isTTY && !options.quiet;
  const show = (end: string): void => {
    if (options.quiet) return;
    process.stdout.write(
      `${inTerminal ? '\r\x1b[K' : ''}[simulation] ${describeCounts(simulation.counts)}${end}`,
    );
  };
  const showing = setInterval(() => show(inTerminal ? '' : '\n'), inTerminal ? terminalEveryMs : logEveryMs);
  let saved = Promise.resolve();
  /** Writes are serial, so that the last one is the newest. */
  const save = (): Promise<void> => {
    saved = saved.then(() => writeBalances(options.stateFile, simulation.balances)).catch(tell);
    return saved;
  };
  const saving = setInterval(() => void save(), saveEveryMs);

  await untilTold(options.durationSeconds);
  clearInterval(showing);
  clearInterval(saving);
  await simulation.stop();
  await save();
  show('\n');
}

/** Ends on Ctrl-C, when the parent process ends, or after the given duration. */
function untilTold(durationSeconds: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
    if (durationSeconds !== undefined) setTimeout(resolve, durationSeconds * 1_000);
  });
}

try {
  if (process.argv.includes('--help')) process.stdout.write(`${usage}\n`);
  else await run();
  process.exit(0);
} catch (error) {
  process.stderr.write(
    `${error instanceof OptionsError ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}
