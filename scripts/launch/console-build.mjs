import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './child.mjs';
import { step } from './progress.mjs';
import { pinnedNode, root, stampsDir } from './project.mjs';
import { digestOf, isStamped, writeStamp } from './stamp.mjs';

const inputs = [
  'apps/console',
  'packages/sdk/src',
  'packages/ui-kit/src',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
const stampFile = join(stampsDir, 'console');
const consoleDir = join(root, 'apps', 'console');
const consoleDist = join(consoleDir, 'dist');

/** Builds the console unless the existing build was made from the same files. */
export async function buildConsole() {
  const digest = digestOf(inputs.map((path) => join(root, path)));
  if (existsSync(join(consoleDist, 'index.html')) && isStamped(stampFile, digest)) return;
  await step('Building the console', () =>
    runQuietly(pinnedNode, [join(consoleDir, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
      cwd: consoleDir,
      failure: 'The console could not be built (see above).',
    }),
  );
  writeStamp(stampFile, digest);
}
