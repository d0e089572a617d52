// Child processes that end with this one: signals are forwarded and the exit code is passed on.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Failure } from './failure.mjs';
import { childEnvironment, isWindows, root } from './project.mjs';

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
// Ctrl-C in a terminal reaches this process twice, from the terminal and from npm: count it once.
const sameWishMs = 1000;

/** @param {NodeJS.Signals} signal */
export const exitCodeOf = (signal) => 128 + (constants.signals[signal] ?? 0);

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {(signal: NodeJS.Signals) => void} [onFirst]
 * @returns {() => void} stops forwarding
 */
export function forwardSignals(child, onFirst) {
  let lastAt = Number.NEGATIVE_INFINITY;
  let asked = false;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    const now = performance.now();
    if (now - lastAt < sameWishMs) return;
    lastAt = now;
    if (!asked) onFirst?.(signal);
    // A closed terminal also requests an orderly stop.
    const polite = signal === 'SIGHUP' ? 'SIGTERM' : signal;
    child.kill(asked ? 'SIGKILL' : polite);
    asked = true;
  };
  for (const signal of forwarded) process.on(signal, forward);
  return () => {
    for (const signal of forwarded) process.off(signal, forward);
  };
}

/**
 * Runs a command in this terminal; returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<number>}
 */
export function runVisibly(command, args, { env = childEnvironment(), cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit', shell: isWindows });
    const stopForwarding = forwardSignals(child);
    child.once('error', (error) => {
      stopForwarding();
      reject(new Failure(`Cannot run ${command}: ${error.message}`));
    });
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(signal ? exitCodeOf(signal) : (code ?? 1));
    });
  });
}

/**
 * Runs a command and shows its output only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, onLine?: (line: string) => void, failure: string }} options
 * @returns {Promise<string>} what it printed
 */
export function runQuietly(command, args, { env = childEnvironment(), cwd = root, onLine, failure }) {
  return new Promise((resolve, reject) => {
    const plain = process.stdout.isTTY ? env : { ...env, NO_COLOR: '1' };
    const child = spawn(command, args, {
      cwd,
      env: plain,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
    });
    const stopForwarding = forwardSignals(child);
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      const text = chunk.toString();
      output += text;
      const line = text.trim().split('\n').at(-1);
      if (line) onLine?.(line);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => {
      stopForwarding();
      reject(new Failure(`${failure}\n${command}: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      stopForwarding();
      if (signal) reject(new Failure(`Stopped by ${signal}.`, exitCodeOf(signal)));
      else if (code !== 0) reject(new Failure(`${output.trimEnd()}\n\n${failure}`, code ?? 1));
      else resolve(output);
    });
  });
}
