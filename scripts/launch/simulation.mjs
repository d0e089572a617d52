// Runs the simulator next to the demo server; nothing depends on it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { say } from './progress.mjs';
import { childEnvironment, dataDirectory, pinnedNode, root } from './project.mjs';

const simulatorCommand = [
  '--import',
  new URL('./orphan-guard.mjs', import.meta.url).href,
  join(root, 'apps', 'simulator', 'src', 'main.ts'),
];

/** @param {string | undefined} text */
const isSet = (text) => /^(1|true)$/.test(text ?? '');
/** @param {string | undefined} text */
const isRefused = (text) => /^(0|false)$/.test(text ?? '');

/**
 * Whether a simulation is played: with demo data, unless told otherwise.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function isSimulated(env = process.env) {
  const isDemo = env.DATABASE_URL ? isSet(env.DEMO) : !isRefused(env.DEMO);
  return isDemo && !isRefused(env.SIMULATION);
}

/**
 * Plays around the server until told to stop. What it needs to know lies in a file of the data folder that the server has
 * written, readable by its owner alone: no secret is in an argument, in the environment or in a log.
 * @param {string} url
 * @returns {() => void} stops it
 */
export function startSimulation(url) {
  const child = spawn(pinnedNode, [...simulatorCommand, '--attach', '--quiet'], {
    cwd: root,
    env: { ...childEnvironment(), SIMULATOR_URL: url, DATA_DIR: dataDirectory() },
    stdio: ['ignore', 'ignore', 'inherit'],
    // Its own process group: a Ctrl-C in the terminal reaches it once, through this process.
    detached: process.platform !== 'win32',
  });
  let stopping = false;
  child.once('error', (error) => say(`The simulation cannot be started: ${error.message}`));
  child.once('exit', (code, signal) => {
    if (!stopping)
      say(`The simulation stopped by itself (${signal ?? `exit code ${code}`}); the platform goes on.`);
  });
  return () => {
    stopping = true;
    child.kill('SIGTERM');
  };
}
