// Paths and names of the project. Plain Node ≥ 20: this runs before any package is installed.
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
 * Node flags of the server. Most objects of a request are garbage after its answer. A larger young generation
 * (up to three times as many MB) is collected less often, which saves a seventh of the CPU time.
 */
export const serverFlags = ['--max-semi-space-size=32'];

/** Arguments that start the server: the guard ends it with its parent process, and module lookups are cached. */
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
 * The server's data folder, relative to the repository, where the server is started.
 * @param {NodeJS.ProcessEnv} [env]
 */
export const dataDirectory = (env = process.env) => resolve(root, env.DATA_DIR || 'data');

// Registry settings that a user may have set; npm adds all others for its own children.
const keptNpmSettings = /^npm_config_(registry|proxy|https_proxy|noproxy|cafile|ca|strict_ssl|\/\/.*)$/i;

/**
 * The environment for child processes: without the settings that `npm start` adds (a nested pnpm or npm would
 * apply them to itself), with the pinned tools first on the path.
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
