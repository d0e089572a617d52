// Installs the pinned pnpm and, by the lock file, all packages and the pinned Node.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './child.mjs';
import { Failure } from './failure.mjs';
import { step } from './progress.mjs';
import { childEnvironment, isWindows, pinnedNode, readManifest, root, toolsDir } from './project.mjs';
import { digestOf, isStamped, writeStamp } from './stamp.mjs';

const offline =
  'If the machine is offline or behind a proxy, give npm its settings (npm_config_registry, npm_config_https_proxy, NODE_EXTRA_CA_CERTS) and run the command again: it goes on where it stopped.';
const packageJsons = [
  'packages/sdk',
  'packages/ui-kit',
  'apps/server',
  'apps/console',
  'e2e',
  'bench',
  'scripts',
];
// Inside node_modules, so that deleting the folder also deletes the stamp.
const stampFile = join(root, 'node_modules', '.installed');

/**
 * @param {string} packageManager such as `pnpm@12.21.0+sha512.…`
 * @returns {string} its version
 */
export function pinnedVersion(packageManager) {
  const version = /^pnpm@([^+]+)/.exec(packageManager)?.[1];
  if (!version)
    throw new Failure(`package.json: packageManager must be pnpm@<version>, found "${packageManager}".`);
  return version;
}

/** Installs missing packages; does nothing when the lock file is already installed. */
export async function installPackages() {
  const version = pinnedVersion(readManifest().packageManager);
  const manifests = ['.', ...packageJsons].map((folder) => join(root, folder, 'package.json'));
  const digest = digestOf(
    [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests],
    [version, process.platform, process.arch, root],
  );
  if (existsSync(pinnedNode) && isStamped(stampFile, digest)) return;

  await installPnpm(version);
  await step('Installing packages and the pinned Node', (report) =>
    runQuietly(pnpmCommand, ['install', '--frozen-lockfile', '--reporter=append-only'], {
      env: { ...childEnvironment(), CI: '1' },
      onLine: (line) => {
        const counts = /Progress: (.*)/.exec(line)?.[1];
        if (counts) report(counts);
        else if (/ preinstall/.test(line)) report('fetching the pinned Node');
      },
      failure: `The packages could not be installed (see above). ${offline}`,
    }),
  );
  writeStamp(stampFile, digest);
}

export const pnpmCommand = join(toolsDir, 'node_modules', '.bin', isWindows ? 'pnpm.cmd' : 'pnpm');

/** @param {string} version */
async function installPnpm(version) {
  const manifest = join(toolsDir, 'node_modules', 'pnpm', 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version) return;
  await step(`Installing pnpm ${version}`, () => npmInstall(toolsDir, [`pnpm@${version}`], offline));
}

/**
 * Installs npm packages that only some machines need, outside the workspace and its lock file.
 * @param {string} name the folder below .tools: npm removes what it did not put there, so each set has its own
 * @param {string[]} packages each with its exact version
 * @param {string} failure what to do when it does not work
 * @returns {Promise<string>} their node_modules folder
 */
export async function installTools(name, packages, failure) {
  const folder = join(toolsDir, name);
  await npmInstall(folder, packages, failure);
  return join(folder, 'node_modules');
}

/**
 * @param {string} folder
 * @param {string[]} packages
 * @param {string} failure
 */
async function npmInstall(folder, packages, failure) {
  mkdirSync(folder, { recursive: true });
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  await runQuietly('npm', ['install', '--prefix', folder, ...quiet, ...packages], {
    failure: `npm could not install ${packages.join(', ')} (see above). ${failure}`,
  });
}
