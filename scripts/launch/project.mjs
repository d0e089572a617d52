// Where things are and what they are called. Plain Node ≥ 20, no package needed: this runs before any is installed.
import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
export const toolsDir = join(root, '.tools');
export const stampsDir = join(toolsDir, 'stamps');
export const isWindows = process.platform === 'win32';

/** The Node that runs the product: the npm package `node`, pinned in the lock file. */
export const pinnedNode = join(root, 'node_modules', '.bin', isWindows ? 'node.exe' : 'node');

/**
 * How the pinned Node runs the server. Nearly everything that a request makes is gone with its answer: with more room for
 * what is young (at most three times as many MB), it is looked through less often, which is a seventh of the processor's time.
 */
export const serverFlags = ['--max-semi-space-size=32'];

/** What the pinned Node runs to be the server; the guard ends it with whoever started it, and its modules are found once. */
export const serverCommand = [
  '--import',
  new URL('./orphan-guard.mjs', import.meta.url).href,
  '--import',
  new URL('./resolve-once.mjs', import.meta.url).href,
  ...serverFlags,
  join(root, 'apps', 'server', 'src', 'main.ts'),
];

/** @param {string} name */
export const binary = (name) => join(root, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name);

/** @returns {{ packageManager: string, devDependencies: Record<string, string> }} */
export function readManifest() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/**
 * Where the server keeps its data: relative to the repository, where it is started.
 * @param {NodeJS.ProcessEnv} [env]
 */
export const dataDirectory = (env = process.env) => resolve(root, env.DATA_DIR || 'data');

// What a person may have set on purpose to reach a registry; everything else npm adds for its own children.
const keptNpmSettings = /^npm_config_(registry|proxy|https_proxy|noproxy|cafile|ca|strict_ssl|\/\/.*)$/i;

/**
 * The environment for children: without what `npm start` leaks into it (a nested pnpm or npm would take it for
 * its own settings), with the pinned tools first on the path.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(env = process.env) {
  const clean = Object.fromEntries(
    Object.entries(env).filter(
      ([name]) =>
        keptNpmSettings.test(name) ||
        !/^npm_(config|package|lifecycle|command|execpath|node_execpath)/i.test(name),
    ),
  );
  const bins = [join(root, 'node_modules', '.bin'), join(toolsDir, 'node_modules', '.bin')];
  return { ...clean, PATH: [...bins, env.PATH ?? env.Path].join(delimiter) };
}
