// What `npm start`, `npm test` and `npm run …` do once the tools are in place.
import { join, resolve } from 'node:path';
import { runVisibly } from './child.mjs';
import { buildConsole } from './console-build.mjs';
import { printDemoCode } from './demo.mjs';
import { buildDocs } from './docs-build.mjs';
import { installPackages, pnpmCommand } from './packages.mjs';
import { parsePort, requireFreePort } from './port.mjs';
import { binary, pinnedNode, root } from './project.mjs';
import { runServer } from './server.mjs';

/** @typedef {(args: string[]) => Promise<number>} Task answers the exit code */

/**
 * @param {string} script below the root
 * @param {string} [cwd] below the root
 * @param {string[]} first arguments that it always gets
 * @returns {Task}
 */
const onPinnedNode =
  (script, cwd = '.', ...first) =>
  async (args) => {
    await installPackages();
    return runVisibly(pinnedNode, [join(root, script), ...first, ...args], { cwd: join(root, cwd) });
  };

/** @type {Record<string, Task>} */
export const tasks = {
  start: async () => {
    const port = parsePort(process.env.PORT);
    await requireFreePort(port);
    await installPackages();
    await Promise.all([buildConsole(), buildDocs()]);
    return runServer(port);
  },
  test: onPinnedNode('scripts/test.ts'),
  generate: onPinnedNode('scripts/generate.ts'),
  'release:contract': onPinnedNode('scripts/contract/release.ts'),
  setup: onPinnedNode('apps/server/src/setup.ts'),
  'verify:ledger': onPinnedNode('apps/server/src/verify-ledger.ts'),
  'verify:audit': onPinnedNode('apps/server/src/verify-audit.ts'),
  'ip-rules': onPinnedNode('apps/server/src/ip-rules-command.ts'),
  simulate: onPinnedNode('apps/simulator/src/main.ts'),
  bench: onPinnedNode('bench/main.ts'),
  'pack:sdk': async ([folder = '.']) => {
    await installPackages();
    return runVisibly(pnpmCommand, ['pack', '--pack-destination', resolve(folder)], {
      cwd: join(root, 'packages', 'sdk'),
    });
  },
  screens: onPinnedNode('apps/console/print-screens.ts'),
  'demo:code': async ([account]) => {
    printDemoCode(account);
    return 0;
  },
  lint: async (args) => {
    await installPackages();
    return runVisibly(binary('biome'), ['check', ...args]);
  },
  typecheck: (args) => tasks.test?.(['types', ...args]) ?? Promise.resolve(1),
  migrations: onPinnedNode('apps/server/node_modules/drizzle-kit/bin.cjs', 'apps/server', 'generate'),
};
