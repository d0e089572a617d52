// The server as a direct child process: it receives every signal, and it ends with this process.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { exitCodeOf, forwardSignals } from './child.mjs';
import { chatPageUrl, describeDemo, readDemo } from './demo.mjs';
import { Failure } from './failure.mjs';
import { elapsed, say, step } from './progress.mjs';
import { childEnvironment, pinnedNode, root, serverCommand } from './project.mjs';
import { isSimulated, startSimulation } from './simulation.mjs';

const pollMs = 100;
const simulated = [
  'A simulation plays merchants, payers and devices; superadmin switches it in the header. Without it: SIMULATION=0 npm start',
  'It asks without end, so that only warnings are logged. Every request: LOG_LEVEL=info npm start',
];

/** Request logs of the simulation would push the address and logins off the screen within seconds. */
const simulationEnvironment = () =>
  isSimulated() ? { SIMULATION: '1', LOG_LEVEL: process.env.LOG_LEVEL || 'warn' } : { SIMULATION: '' };

/**
 * @param {number} port
 * @returns {Promise<number>} the exit code
 */
export async function runServer(port) {
  const child = spawn(pinnedNode, serverCommand, {
    cwd: root,
    env: { ...childEnvironment(), PORT: String(port), ...simulationEnvironment() },
    // The channel reports progress until the server listens: it may have to write demo data first.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Its own process group: a Ctrl-C in the terminal reaches it once, through this process.
    detached: process.platform !== 'win32',
  });
  let stopping = false;
  /** @type {(() => void) | undefined} */
  let stopSimulation;
  const stopForwarding = forwardSignals(child, (signal) => {
    stopping = true;
    stopSimulation?.();
    say(`${signal}: stopping the server (again to force) …`);
  });
  const stopped = new AbortController();
  /** @type {Promise<number>} */
  const exit = new Promise((resolve, reject) => {
    child.once('error', (error) => {
      stopped.abort();
      reject(new Failure(`Cannot start the server: ${error.message}`));
    });
    child.once('exit', (code, signal) => {
      stopForwarding();
      stopped.abort();
      stopSimulation?.();
      if (stopping) {
        say('Stopped.');
        resolve(signal === 'SIGKILL' ? exitCodeOf(signal) : (code ?? 0));
      } else {
        say(`The server stopped by itself (${signal ?? `exit code ${code}`}); its last lines are above.`);
        resolve(signal ? exitCodeOf(signal) : (code ?? 1));
      }
    });
  });
  const host = reachableHost(process.env.HOST);
  const ready = step('Starting the server', (report) => {
    child.on('message', (message) => report(progressOf(message)));
    return untilReady(`http://${host}:${port}/readyz`, stopped.signal);
  }).finally(() => child.connected && child.disconnect());
  await ready.then(
    () => {
      if (stopping) return;
      if (isSimulated()) stopSimulation = startSimulation(`http://${host}:${port}`);
      announce(`http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`);
    },
    () => undefined, // The server ended first: `exit` has the result.
  );
  return exit;
}

/** @param {unknown} message what the server sent */
export const progressOf = (message) =>
  message && typeof message === 'object' && 'progress' in message ? String(message.progress) : '';

/**
 * @param {string | undefined} host what the server listens on
 * @returns {string} where it can be reached from here
 */
export function reachableHost(host) {
  if (!host || host === '0.0.0.0' || host === '::' || host === 'localhost') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * @param {string} url
 * @param {AbortSignal} stopped
 */
async function untilReady(url, stopped) {
  while (!stopped.aborted) {
    const ready = await fetch(url, { signal: AbortSignal.timeout(2000) })
      .then((answer) => answer.ok)
      .catch(() => false);
    if (ready) return;
    await wait(pollMs, undefined, { signal: stopped });
  }
  stopped.throwIfAborted();
}

function chatPageLines() {
  const url = chatPageUrl();
  return url ? [`The bots' Telegram groups, simulated: ${url}`] : [];
}

/** @param {string} origin */
function announce(origin) {
  const onPostgres = Boolean(process.env.DATABASE_URL);
  const demo = onPostgres && !/^(1|true)$/.test(process.env.DEMO ?? '') ? undefined : readDemo();
  const logins = demo
    ? describeDemo(demo)
    : onPostgres
      ? ['No account yet? Make the first superAdmin once: npm run setup']
      : ['There are no demo accounts in this store.'];
  const lines = [
    `Platform is ready at ${origin}  (after ${elapsed()})`,
    '',
    ...logins,
    ...(isSimulated() ? ['', ...simulated, ...chatPageLines()] : []),
    '',
    'Stop with Ctrl-C.',
  ];
  process.stdout.write(`\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n\n`);
}
